## 没有人逐手记录的现场桌：上报的情况，以及锦标赛的提议

refusal-table-not-followed = { NUMBER($table, useGrouping: 0) } 号桌没有人逐手记录。请上报谁出局，或开始逐手记录。
refusal-table-is-followed = { NUMBER($table, useGrouping: 0) } 号桌有人逐手记录：由荷官录入每手牌。
refusal-table-uncounted = { NUMBER($table, useGrouping: 0) } 号桌有玩家的筹码不明，请先清点。
refusal-out-nobody = 请选择出局的玩家，每人选一次。
refusal-out-nobody-left = 场上只剩 { $players } 名玩家，至少要留下一名。
refusal-out-has-chips = 这样一来，没有人逐手记录的牌桌上的 { $chips } 筹码就没有主人了。
refusal-out-already = { $player }已经出局，第 { $place } 名。
refusal-out-followed = { NUMBER($table, useGrouping: 0) } 号桌有人逐手记录：{ $player }出局的那手牌请在该桌录入。
refusal-out-to-whom = { $player }身上有赏金，请选择谁赢得了筹码。
refusal-out-to-nobody = { $player }的筹码只能归 { NUMBER($table, useGrouping: 0) } 号桌上仍在场的玩家。
refusal-out-not-reported = 没有人上报{ $player }出局。
refusal-out-entered-since = { $player }之后已重进。请先撤销那次报名。
refusal-follow-needs-stacks = 请清点 { NUMBER($table, useGrouping: 0) } 号桌全部 { $players } 名玩家的筹码。
refusal-follow-chips-differ = { NUMBER($table, useGrouping: 0) } 号桌的筹码合计 { $came }，应为 { $expected }。请重新清点。
refusal-not-without-hands = 这场锦标赛离不开逐手记录：它分几天进行，或按手数升级。
refusal-count-is-known = { $player }的筹码已知：那张桌有人逐手记录。
refusal-count-more-than-there-are = 清点的筹码合计 { $came }，而场上只有 { $most }。请重新清点。
refusal-big-blind-empty-seat = { NUMBER($table, useGrouping: 0) } 号桌 { $seat } 号座没有人。
refusal-proposal-gone = 牌桌情况已变，不再提议这一项。
refusal-proposal-asks = 请先选择 { $tables } 号桌的下一个大盲。
refusal-by-itself-is-so = 已经是这样设置的。
refusal-by-itself-dealt = 系统发牌的牌桌一切自动进行。
refusal-act-final-let-go = 之后的筹码已无人知道。请清点筹码，再开始逐手记录。
refusal-act-final-reported = 上报以最近一次为准。
refusal-deal-needs-count = { $players ->
    [0] 协议分奖要先清点筹码，合计应为 { $chips }，被移出玩家的筹码也在内。
   *[other] 协议分奖要先清点筹码，合计应为 { $chips }：还有 { $players } 名玩家没有清点。
}
refusal-deal-counts-differ = 协议分奖需要全部筹码：清点合计 { $came }，场上共有 { $chips }。请重新清点。
refusal-stacks-not-counted = { $players } 名玩家的筹码不明，请先清点。
bad-event-not-followed = 系统发牌、分几天进行或按手数升级的锦标赛必须逐手记录。
bad-event-by-itself = 只有现场桌的锦标赛才等待总监决定。

news-table-followed = { NUMBER($table, useGrouping: 0) } 号桌从现在起逐手记录。
news-table-let-go = { NUMBER($table, useGrouping: 0) } 号桌不再逐手记录。
news-bust-undone = { $player }的出局已撤销。
news-by-itself-on = 换桌、拆桌和移除小面额从现在起自动进行。
news-by-itself-off = 换桌、拆桌和移除小面额从现在起等总监决定。

news-directed-follow-table = { $by }开始逐手记录一张牌桌。
news-directed-let-go-table = { $by }停止逐手记录一张牌桌。
news-directed-report-out = { $by }上报了出局的玩家。
news-directed-undo-out = { $by }撤销了{ $player }出局的上报。
news-directed-report-stacks = { $by }录入了清点的筹码。
news-directed-report-big-blind = { $by }上报了下一个大盲。
news-directed-report-hand-over = { $by }上报一张牌桌打完了这一手。
news-directed-take-proposal = { $by }采纳了一项提议。
news-directed-put-off-proposal = { $by }暂缓了一项提议。
news-directed-switch-by-itself = { $by }更改了哪些事自动进行。
news-directed-tell-live-hand = { $by }在牌桌上报了出局的玩家。

proposals-title = 提议
proposals-none = 无事可做：各桌人数均衡。
proposals-paused = 已暂停：一切不动。
proposal-balance = { NUMBER($table, useGrouping: 0) } 号桌 { $more } 名玩家，{ NUMBER($to, useGrouping: 0) } 号桌 { $fewer } 名。
proposal-break = 拆 { NUMBER($table, useGrouping: 0) } 号桌：其他桌坐得下它的 { $players } 名玩家。
proposal-final-table = 还剩 { $players } 名玩家：组成决赛桌。
proposal-color-up = 移除小面额 { $chip }，换成 { $into }。
proposal-alternate = 有空座，候补可以入座。
proposal-hand-for-hand = 还剩 { $players } 名玩家，奖励 { $paid } 名：开始同步发牌。
proposal-mystery = 还剩 { $players } 名玩家：神秘赏金开始。
proposal-finish = { $players ->
    [1] 只剩一名玩家：冠军产生。
   *[other] 还剩 { $players } 名玩家，各赢得一个席位。
  }
proposal-move = { $player }：{ NUMBER($table, useGrouping: 0) } 号桌 { $seat } 号座 → { NUMBER($to, useGrouping: 0) } 号桌 { $fills } 号座
proposal-ask = { NUMBER($table, useGrouping: 0) } 号桌的下一个大盲是谁？
proposal-other = 换别人
director-take-proposal = 采纳
director-put-off-proposal = 暂不
director-switch-by-itself = { $on ->
    [true] 改为自动
   *[other] 改为等我
  }
proposals-by-itself = 自动进行
proposals-waits = 等你决定
reports-out-title = 最近出局
reports-out-line = { $player }：第 { $place } 名
reports-ago = { $minutes ->
    [0] 刚刚
   *[other] { $minutes } 分钟前
  }
director-undo-out = 撤销出局
director-report-out = 出局
report-out-at = { $player }出局
report-out-winners = 谁赢得了筹码？
report-out-together = 同一手多人出局
report-out-together-title = 同一手出局
report-out-together-text = 选择同一手牌出局的所有玩家，名次并列。
report-out-together-ranked = 选择同一手牌出局的所有玩家，筹码最多的先选。
report-out-ranked = 先选的筹码最多
director-follow-table = 逐手记录
director-let-go-table = 停止记录
follow-title = 逐手记录 { NUMBER($table, useGrouping: 0) } 号桌
follow-text = 清点每名玩家的筹码。从现在起由荷官录入每手牌。
stack-counted = { $amount }（{ $age }）
stacks-count = 录入筹码数
stacks-count-sum = { $players } 名玩家，{ $sum } / 场上筹码 { $chips }。
director-report-stacks = 保存
director-report-stacks-title = 录入筹码数
director-report-stacks-text = 填写点过的筹码，其他留空。每个数都注明时间。
stacks-counted = { $uncounted ->
    [0] 全部清点：{ $chips } 筹码中的 { $counted }。
   *[other] { $uncounted } 名玩家没有清点；其余共 { $counted }，场上共 { $chips } 筹码。
  }
plan-unfollowed = 无人记录
terms-followed = 荷官录入每手牌
terms-reasons-first = 下指令前先填写原因
terms-by-itself = 换桌、拆桌和移除小面额自动进行
table-out-title = 谁出局了？
