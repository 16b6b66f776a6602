### 赛事中用真牌进行的牌桌：赛事总监、荷官与裁判的页面。

## 赛事总监

new-event-tables = 牌桌
new-event-tables-dealt = 系统发牌
new-event-tables-live = 现场桌：荷官、真牌、真筹码
plan-live = 现场桌
plan-floor = 裁判页
switch-live = 改为现场桌
switch-live-text = 从下一手牌起，本桌由荷官用真牌发牌。玩家的座位和筹码不变。
switch-dealt = 改由系统发牌
switch-dealt-text = 从下一手牌起，本桌由系统发牌，玩家在自己的页面上行动。座位和筹码不变。
reasons-switch-table = 本桌没有荷官了 | 荷官已到位 | 应玩家要求
refusal-switch-in-hand = { NUMBER($table, useGrouping: 0) } 号桌的一手牌还没打完，只能在两手牌之间切换。可以先暂停锦标赛。

## 荷官：两手牌之间

event-orders-hand = 座位、级别和庄位都由锦标赛决定。
event-hand-over = 这手牌结束
event-hand-over-text = 筹码随即确定：没有筹码者出局，该换桌的玩家换桌。直接开始下一手也一样。
went-title = 上一手牌之后
went-to = { $player }去 { NUMBER($table, useGrouping: 0) } 号桌 { $seat } 号座
went-here = { $player }改坐 { $seat } 号座
went-out = { $player }出局

## 口头上报的一手牌

told-hand-title = 上报一手牌的结果
told-hand-end = 不再逐步记录
told-hand-text = 请注明谁出局、最后的筹码由谁赢得。其余的输赢在清点筹码时体现。
told-hand-who = 出局的玩家
told-hand-to = { $player }出局，筹码由谁赢得？
told-hand-stacks = 填写这手牌之后的全部筹码
told-hand-nobody = 打完一手牌，无人出局
told-hand-send = 打完一手牌，出局：{ $players }
told-ends-title = 这手牌将结束锦标赛
told-ends-winner = { $winner }获得冠军。
told-ends-seats = 剩下的 { $left } 人全部获得席位。
told-ends-text = 名次和奖金就此确定，之后不能再撤销这手牌。
told-ends-sure = 结束锦标赛
told-ends-not = 暂不结束
told-hand-untold = 请注明{ $players }的筹码由谁赢得。
told-hand-uncounted = 还缺{ $players }的筹码数。
told-hand-send-stacks = 打完一手牌，之后的筹码如上

## 裁判

floor-of-event = 本桌玩家的座位、级别和何时关桌都由锦标赛决定。
count-title = 清点筹码
count-text = 在两手牌之间清点，例如休息时或拆桌之前。没有清点的玩家留空：已清点的筹码合计应与记录相符。
count-sum = 清点合计 { $came }，记录合计 { $expected }。
count-more = 确认实际比记录多 { $chips } 筹码
count-fewer = 确认实际比记录少 { $chips } 筹码
count-button = 登记清点结果
reasons-count-live-stacks = 休息 | 拆桌 | 应玩家要求

## 谁来谁走

decks-prepare = 荷官请备牌：有 { $players } 名或更多玩家的牌桌，搅牌并理齐整副牌。
pause-title = 休息
pause-left = { $left } 后继续
pause-stands = 休息计时已暂停，还剩 { $left }
pause-waits = 等候赛事总监
pause-level = 下一手：第 { $level } 级
pause-prepare-in = { $left } 后备牌
pause-prepare = 备牌：搅牌并理齐整副牌
comings-title = 进出本桌
comings-more = 再看 { $count } 条
transit-stage-proposed = 待总监确认
transit-stage-ordered = 打完这手牌
transit-stage-planned = 计划中
transit-comes = { $player }从 { NUMBER($from, useGrouping: 0) } 号桌 { $old } 号座过来，坐 { $seat } 号座。
transit-comes-unknown = { NUMBER($from, useGrouping: 0) } 号桌要过来一名玩家，总监还没有选定是谁。
transit-goes = { $old } 号座{ $player }去 { NUMBER($table, useGrouping: 0) } 号桌 { $seat } 号座。
transit-goes-unknown = 本桌要有一名玩家去 { NUMBER($table, useGrouping: 0) } 号桌，总监还没有选定是谁。
transit-within = { $player }从 { $old } 号座换到 { $seat } 号座。
transit-within-unknown = 本桌有一名玩家换座。
transit-break = 本桌拆桌，全体玩家换座。
transit-final-table = 即将组成决赛桌，全体玩家换座。
table-log-comes = { $player }从 { NUMBER($from, useGrouping: 0) } 号桌 { $old } 号座过来，坐 { $seat } 号座。
table-log-goes = { $old } 号座{ $player }去 { NUMBER($table, useGrouping: 0) } 号桌 { $seat } 号座。
table-log-within = { $player }从 { $old } 号座换到 { $seat } 号座。
table-log-enters = { $player }坐 { $seat } 号座。
table-log-enters-late = { $player }延迟报名，坐 { $seat } 号座。
table-log-enters-alternate = { $player }从等位名单入座 { $seat } 号座。
table-log-enters-rebuy = { $player }重购后回到 { $seat } 号座。
table-log-enters-out-undone = { $player }并未出局，回到 { $seat } 号座。
table-log-left = { $player }离开 { $old } 号座。
table-log-out = { $player }出局，{ $place }。
table-log-winners = 筹码归{ $winners }。
table-log-result = 已登记第 { NUMBER($hand, useGrouping: 0) } 手的结果。
table-log-counted = 已登记清点的筹码。
table-log-by = 登记人：{ $player }
table-log-why-balance = 平衡牌桌。
table-log-why-director = 总监安排。
table-log-why-wrong-seat = 该玩家坐错了座位。
table-log-why-swap = 两名玩家互换座位。
table-log-why-redraw = 全体重新抽座。
table-log-why-break = 有牌桌拆桌。
table-log-why-final-table = 组成决赛桌。
table-log-why-undone = 撤销了之前的操作。
broken-from = 原座位
broken-out = 出局

## 抢筹

race-title = 移除 { $chip } 面额的筹码
race-steps = 规则步骤
race-done = 本桌已完成
race-again = 打开抢筹单
race-step-exchange = 每名玩家把 { $chip } 面额换成 { $into } 面额。凑不成一枚 { $into } 的就是零头筹码。
race-step-deal = 从 { $seat } 号座开始，每枚零头筹码发一张牌。
race-step-award = 全桌零头筹码合起来换成 { $into } 面额，由牌最大的玩家得到，每人最多 { $most } 枚。
race-step-suits = 点数相同比花色：{ $suits }。
race-step-kept-in = 抢筹不会让人出局：失去最后筹码的玩家得到一枚 { $into }。
race-step-rest = 凑不成一枚 { $into } 的零头筹码收走，不予补偿。
race-count = 清点零头筹码
race-count-text = 填写每名玩家面前 { $chip } 面额的枚数，没有的留空。
race-chips-of = { $seat } 号座 { $chip } 面额的枚数
race-alone = 没有其他筹码
race-find = 计算
race-close = 收起
race-new = 重新清点
race-sum = { $cards ->
    [0] 没有零头筹码，不用发牌。
   *[other] 共发 { $cards } 张牌，争夺 { $awarded } 枚 { $into } 的筹码。
  }
race-rest = 价值 { $chips } 的零头筹码凑不成一枚 { $into }，收走。
race-whole = { $count ->
    [0] 不换
   *[other] 换 { $count } 枚 { $into }
  }
race-cards = { $count ->
    [0] 不发牌
   *[other] 发 { $count } 张牌
  }
race-cards-enter = 填牌
race-won = 抢到 1 枚 { $into }
race-kept-in = 保留在场：1 枚 { $into }
race-lost = 没有抢到
race-gets = 共得 { $count } 枚 { $into }
race-raced = 系统知道各人筹码，已经完成抢筹。
race-raced-none = 本桌没有零头筹码。
refusal-race-chips = { $chip } 面额只能换成价值为其 2 到 { $most } 倍的面额，{ $into } 不行。
refusal-race-seats = 本桌每个座位只填一次，有人的座位是 { $seats } 号。
refusal-race-count = { $seat } 号座这种筹码可填 0 到 { $most } 枚，填写的是 { $came }，请重新清点。
refusal-race-cards = { $seat } 号座每枚零头筹码一张牌，共 { $expected } 张，填写了 { $came } 张，请更正。
refusal-race-card = 有一张牌无法识别。请写点数和花色，例如 As 或 Td。
refusal-race-card-twice = 同一张牌填了两次，请更正。
