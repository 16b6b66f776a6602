## 等待补人的牌桌

halts-title = 停止发牌的牌桌
halts-table = { NUMBER($table, useGrouping: 0) } 号桌
halts-trigger = 该桌有 { $players } 名玩家，人数最多的一桌有 { $fullest } 名。少 { $gap } 人的牌桌停止发牌，等待补入玩家。
halts-waivable = 赛事总监可以让该桌缺人继续。
halts-stands = 按现行规则，不能让该桌缺人继续。
director-waive-halt = 让该桌继续
director-waive-halt-title = 让 { NUMBER($table, useGrouping: 0) } 号桌缺人继续
director-waive-halt-text = 该桌不再停止发牌，以现有玩家继续，直到人数不再短缺。
reasons-waive-halt = 补入的玩家即将到桌 | 锦标赛已近尾声 | 玩家一致同意
news-directed-waive-halt = { $by }准许一张人数不足的牌桌继续发牌。{ reason-behind }

## 总监提前拆掉的牌桌

break-table = 拆桌
break-table-title = 提前拆桌
break-table-text = 不论公布的拆桌顺序如何，该桌提前拆：这手牌打完、其他桌坐得下时，桌上玩家抽签换到其他桌。
break-table-wait = 座位不够时，等有空位再拆
break-table-which = 拆哪张桌
break-table-line = { NUMBER($table, useGrouping: 0) } 号桌，{ $players } 名玩家
break-table-named = { $first ->
    [true] 按赛事总监的指令，下一张拆 { NUMBER($table, useGrouping: 0) } 号桌。
   *[other] 然后按赛事总监的指令拆 { NUMBER($table, useGrouping: 0) } 号桌。
}
break-order-then = { $more ->
    [true] 之后依次为 { $tables } 号桌……
   *[other] 之后依次为 { $tables } 号桌
}
break-order-stays = { NUMBER($table, useGrouping: 0) } 号桌保留。
break-waits-hand = 其他桌坐得下 { NUMBER($table, useGrouping: 0) } 号桌的 { $players } 名玩家：这手牌打完就拆。
break-waits-seats = { NUMBER($table, useGrouping: 0) } 号桌在等座位：需要 { $players } 个，其他桌空着 { $open } 个。
keep-table = 不拆了
keep-table-title = 保留 { NUMBER($table, useGrouping: 0) } 号桌
keep-table-text = 该桌留到按公布的拆桌顺序轮到它为止。
reasons-break-table = 缺荷官 | 这张桌另有他用 | 人数不足
reasons-keep-table = 误下的指令 | 荷官已到位
news-table-break-ordered = { NUMBER($table, useGrouping: 0) } 号桌将提前拆桌
news-table-break-withdrawn = { NUMBER($table, useGrouping: 0) } 号桌不拆了
news-directed-break-table = { $by }下令提前拆掉一张桌。{ reason-behind }
news-directed-keep-table = { $by }保留了一张原定要拆的桌。{ reason-behind }
refusal-last-table = { NUMBER($table, useGrouping: 0) } 号桌是最后一张桌，桌上玩家没有别的桌可去。
refusal-last-two-tables = 最后两张桌剩 { $players } 名玩家时，按决赛桌规则合并；在此之前 { NUMBER($table, useGrouping: 0) } 号桌保留。
refusal-break-too-few-seats = { NUMBER($table, useGrouping: 0) } 号桌现在拆不了：有 { $players } 名玩家要换桌，其他桌只有 { $seats } 个空位。可以等有空位再拆。
refusal-table-to-break = { NUMBER($table, useGrouping: 0) } 号桌已经安排拆桌。
refusal-table-not-to-break = { NUMBER($table, useGrouping: 0) } 号桌没有被安排提前拆桌。

## 提前结束赛事

end-event = 结束锦标赛
end-event-title = 提前结束锦标赛？
end-event-text = 不再发新牌。各桌这手牌打完后（过夜时即按封袋的筹码），剩下的玩家按筹码多少排名次，并按名次领奖。尚未开始的组，报名费用全部退还。
call-off-event = 取消锦标赛
call-off-event-title = 取消锦标赛？
call-off-event-text = 这场锦标赛不再进行，已付的费用全部退还。
end-event-panel = 结束或取消
reasons-end-event = 场地关门 | 全体玩家同意 | 出了无法补救的故障
reasons-call-off-event = 报名人数太少 | 场地关闭 | 误发布的锦标赛

## 为有特殊需要的玩家保留的座位

needs-title = 特殊需要
needs-text = 抽座位之前：为有特殊需要的玩家保留抽到的座位，或指定座位号（任何一桌都可以）；决赛桌和下一比赛日也保留同一座位号。其他玩家抽其余座位。
needs-seat-of = { $player }：{ $seat } 号座
needs-drawn-of = { $player }：抽到的座位
needs-player = 玩家
needs-choose = 选择玩家
needs-seat = 座位号（留空即为抽到的座位）

## 两名玩家互坐了对方的座位

director-swap = 对调
swap-with = 对方
swap-choose = 选择另一名玩家
swap-find = 玩家名字
swap-none = 没有叫这个名字的在场玩家
swap-text = 两人互坐了对方的座位。双方带着现有筹码换到正确的座位：两人都不在牌局中时立即执行，否则等这手牌结束；在此之前，他们的牌桌不开新的一手。
swap-button = 让两人对调座位
reasons-swap-seats = 看错了座位卡 | 被带错了座位
move-why-swap = 那里坐的是{ $player }，两人互坐了对方的座位：双方带着现有筹码对调。
news-swap-lapsed = { $player }和{ $second }不再对调座位。
news-directed-swap-seats = { $by }安排{ $player }与另一名玩家对调座位。{ reason-behind }
refusal-swap-first = 要先等两名玩家对调座位：其中一人坐在本桌，另一人的那手牌还没结束。
refusal-swap-of-one = { $player }不能和自己对调座位。请选择另一名玩家。
refusal-swap-waits = { $player }在这手牌结束后将与另一名玩家对调座位。这项指令照旧执行；要更改，请先撤销。
refusal-move-waits = { $player }在这手牌结束后将换到 { NUMBER($table, useGrouping: 0) } 号桌 { $seat } 号座。这项指令照旧执行；要更改，请先撤销。
refusal-swap-table-breaks = { NUMBER($table, useGrouping: 0) } 号桌是下一张要拆的桌，{ $player }反正会换座位。

## 全体重新抽座位

redraw-title = 全体重抽座位
redraw-text = 各桌这手牌结束后，所有在场玩家在现有牌桌上重新抽座位，庄位也重新抽定。有特殊需要的玩家保留座位号。这次抽签与其他抽签一样可以核对，抽定后不再更改。
redraw-waits = 各桌这手牌结束后，全体重抽座位；在此之前可以撤销这项指令。
redraw-button = 全体重抽座位
reasons-redraw-seats = 事先已宣布 | 所剩牌桌不多 | 座位弄乱了
draw-of-redraw = 第 { $number } 次全体重抽座位
news-redraw-ordered = 各桌这手牌结束后，全体重抽座位
news-redraw-lapsed = 不重抽座位了，各人座位不变
news-redraw-lapsed-seats = 座位已经不够，取消重抽，各人座位不变
news-seats-redrawn = 全体重抽座位：{ $players } 名玩家，{ $tables } 张牌桌。请查看自己的新座位。
news-directed-redraw-seats = { $by }下令全体重抽座位。{ reason-behind }
refusal-redraw-first = 各桌这手牌结束后，要先全体重抽座位。
refusal-redraw-waits = 已经下令全体重抽座位：各桌这手牌结束后进行。
refusal-redraw-hand-for-hand = 正在同步发牌，名次将定，此时不再抽签换座位。请先结束同步发牌。
refusal-redraw-too-few-seats = 座位不够，无法重抽：{ $players } 名玩家分到 { $tables } 张桌，每桌要坐到 { $each } 人，而最小的桌只有 { $seats } 个座位。
refusal-redraw-final-table = 到了最后一张牌桌，座位不再重抽。有人坐错座位，请逐人换座。
refusal-hand-stands-redraw = 这手牌之后，全体玩家已重抽座位。筹码有误，请逐人更正。

## 一览：赛事怎样进行

format-title = 赛制
format-games = 玩法
format-tables = 牌桌
format-table-size = 每桌最多 { $seats } 人
format-stack = 起始筹码 { $amount }
format-bounties = 赏金
format-bounty = { $kind }：{ $amount }
format-again = 重进
format-re-entries = 最多 { $times } 次，至第 { $level } 级及其后的休息结束
format-rebuys = 最多 { $times } 次，至第 { $level } 级结束
format-add-on = 一次，在第 { $level } 级或其后的休息时间
format-none = 无
