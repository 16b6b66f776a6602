### 多日赛事：分组、最后几手牌、封袋、次日。

refusal-stack-bagged = { $player }已在另一组封袋，只能带一份筹码晋级，不能再打第二份。
refusal-day-ending = 正在打当日的最后几手牌。
refusal-last-hands = 各桌最后可再打 0 至 { $most } 手牌，不能是 { $came } 手。
refusal-no-bag = { $player }现在没有可签字或可更正的筹码袋。
refusal-bag-signed = { $player }已在这个筹码袋上签字。
refusal-bags-all-signed = 裁判已在所有筹码袋上签字。
refusal-bags-unsigned = 还有 { $players } 个筹码袋裁判尚未签字。
refusal-flight-waits = 已有 { $players } 名玩家报名下一组：请开始该组，或让他们取消报名。
refusal-day-not-over = 当日比赛还没有结束。
refusal-day-drawn = 次日座位已经抽好。
refusal-day-not-drawn = 次日座位还没有抽。
refusal-event-at-night = 当日比赛已结束，筹码已全部封袋。

news-last-hands-announced = 比赛计时停止。{ $hands ->
    [0] 打完手上这手牌后，当日比赛结束。
   *[other] 打完手上这手牌后，各桌再打最后 { $hands } 手牌。
  }
news-last-hands-drawn = 比赛计时停止，从 { $least } 至 { $most } 中抽签：{ $hands ->
    [0] 打完手上这手牌后不再发牌。
   *[other] 打完手上这手牌后，各桌再打最后 { $hands } 手牌。
  }
news-day-ended = 第 { $day } 日比赛结束：{ $players } 名玩家封袋，共 { $chips } 筹码。
news-flight-ended = { $flight } 组比赛结束：{ $players } 名玩家封袋，共 { $chips } 筹码。
news-flight-started = { $flight } 组开始，共 { $players } 名玩家。
news-stacks-given-up = { $players } 名玩家带来多份筹码：各取最多的一份晋级，{ $chips } 筹码退出比赛。
news-day-drawn = 第 { $day } 日的座位已抽好，共 { $players } 名玩家。比赛从第 { $level } 级别继续。
news-day-started = 第 { $day } 日开始。
news-stack-lost = { $player }输光了这份筹码，袋中还有一份。

chips-given-up = 多份筹码中放弃的

news-directed-end-day = { $by }宣布当日比赛结束。原因：{ $reason }
news-directed-sign-bags = { $by }代表裁判在筹码袋上签字。
news-directed-draw-day = { $by }为次日抽座位。原因：{ $reason }
news-directed-start-day = { $by }开始了当日比赛。原因：{ $reason }

event-state-night = 已封袋
table-night = 当日比赛已结束
table-night-state = 已封袋
table-night-more = 筹码已全部封袋，请在赛事页上为自己的数目签字。次日继续。
