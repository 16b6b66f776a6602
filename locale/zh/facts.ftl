### 一张牌桌上不可能同时成立的情况：refusal-<代号>，以及句中各项情况的名称。

refusal-fact-out-of-range = 此处{ $fact }应为 { $least } 至 { $most } 之间的数字，而不是 { $came }。
refusal-no-such-seat-in-hand = 这手牌中的座位是 { $seats }，没有 { $came } 号座。

## 各项情况的名称

fact-behind = 剩余筹码
fact-raise_by = 一次加注的数额
fact-price = 当前下注
fact-staked = 已投入的筹码
fact-pot = 底池
fact-chip = 最小筹码
