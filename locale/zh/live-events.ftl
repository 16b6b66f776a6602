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
