### 多日赛事：分组、最后几手牌、封袋、次日。

refusal-stack-bagged = { $player }已在另一组封袋，只能带一份筹码晋级，不能再打第二份。
refusal-day-ending = 正在打当日的最后几手牌。
refusal-last-hands = 各桌最后的手数不能是 { $came }：须为 0 至 { $most } 手。
refusal-no-bag = { $player }现在没有可签字或可更正的筹码袋。
refusal-bag-signed = { $player }已在这个筹码袋上签字。
refusal-bags-all-signed = 裁判已在所有筹码袋上签字。
refusal-bags-unsigned = 还有 { $players } 个筹码袋裁判尚未签字。
refusal-flight-waits = 已有 { $players } 名玩家报名下一组：请开始该组，或让他们取消报名。
refusal-day-not-over = 当日比赛还没有结束。
refusal-day-drawn = 下一比赛日的座位已经抽好。
refusal-day-not-drawn = 下一比赛日的座位还没有抽，请先抽座位。
refusal-event-at-night = 当日比赛已结束，筹码已全部封袋。

news-last-hands-announced = 比赛计时停止。{ $hands ->
    [0] 打完手上这手牌后，当日比赛结束。
   *[other] 打完手上这手牌后，各桌再打最后 { $hands } 手牌。
  }
news-last-hands-drawn = 比赛计时停止，从 { $least } 至 { $most } 中抽签的结果：{ $hands ->
    [0] 打完手上这手牌后不再发牌。
   *[other] 打完手上这手牌后，各桌再打最后 { $hands } 手牌。
  }
news-day-ended = 第 { $day } 日比赛结束：{ $players } 名玩家封袋，共 { $chips } 筹码。
news-flight-ended = { $flight } 组比赛结束：{ $players } 名玩家封袋，共 { $chips } 筹码。
news-flight-started = { $flight } 组开始，共 { $players } 名玩家。
news-stacks-given-up = { $players } 名玩家带来多份筹码：各取最多的一份晋级，{ $chips } 筹码退出比赛。
news-day-drawn = 第 { $day } 日的座位已抽好，共 { $players } 名玩家。比赛从第 { $level } 级继续。
news-day-started = 第 { $day } 日开始。
news-stack-lost = { $player }输光了这份筹码，袋中还有一份。

chips-given-up = 同一玩家的其余筹码

news-directed-end-day = { $by }宣布当日比赛结束。{ reason-behind }
news-directed-sign-bags = { $by }代表裁判在筹码袋上签字。
news-directed-draw-day = { $by }抽定了下一比赛日的座位。{ reason-behind }
news-directed-start-day = { $by }开始了当日比赛。{ reason-behind }

event-state-night = 当日结束
table-night = 当日比赛已结束
table-night-state = 当日结束
table-night-more = 筹码已全部封袋，请在锦标赛页面上为自己的数目签字。下一比赛日继续。
clock-stopped = 计时停止

days-day = 第 { $day } 日
days-flight = 第 { $day } 日 { $flight } 组
days-stage-last-hands = 最后几手牌
days-stage-night = 当日结束
days-stage-drawn = 座位已抽好
days-played-out = 最后一日打到决出冠军为止。
days-ends-with-level = 当日打完第 { $level } 级结束。
days-ends-with-players = 当日剩 { $players } 名玩家时结束。
days-ends-with-both = 当日打完第 { $level } 级，或剩 { $players } 名玩家时结束。
days-flights = 第 1 日分 { $flights } 组依次进行，各组分别报名。
days-more-flights = 之后是 { $flight } 组，另行报名。
days-last-hands-left = 最后 { $of } 手牌还有 { $hands } 手未发。
days-last-hand = 正在打最后一手牌。
days-drawn-from = 从 { $least } 至 { $most } 中抽签得出；密钥现已公开，任何人都可重抽核对。
lot-day = 第 { $day } 日的最后几手牌。
lot-flight = { $flight } 组的最后几手牌。
lot-sealed = 手数将由一个密钥抽出，这个密钥目前无人知晓；以下是它的封存值（SHA-256）。
lot-told = 手数由这个密钥抽出，任何人都可重抽核对。
lot-was-sealed = 此前公布的封存值（SHA-256）：
days-bagged = { $bags } 个筹码袋，共 { $chips } 筹码。
days-flight-open = { $flight } 组正在报名：已有 { $players } 人。
days-resumes = 比赛从第 { $level } 级继续。
days-resumes-left = 比赛从第 { $level } 级继续，还剩 { $left }。
days-my-seat = 你的座位：{ NUMBER($table, useGrouping: 0) } 号桌 { $seat } 号座
days-draw-done = 下一比赛日的座位已抽好
several-stacks-one = 只带一份筹码：已封袋者不能再打其他组。
several-stacks-best = 多份筹码中取最多的一份晋级，其余移出比赛。
several-stacks-combined = 各组的筹码合并。
my-bag = 你的筹码袋
bag-chips = { $chips } 筹码
bag-chips-flight = { $flight } 组的 { $chips } 筹码
bag-sign = 数目无误，签字
bag-correct = 更正
bag-sign-floor = 签字
bag-signed-none = 尚未签字
bag-signed-player = 玩家已签字
bag-signed-floor = 裁判已签字
bag-signed-both = 玩家和裁判均已签字
bags-title = 筹码袋
bags-open = { $bags } 个待签字
bags-all = 显示全部 { $bags } 个
bags-sign-all = 代表裁判全部签字
entry-flight = 报名下一组
director-end-day = 结束当日比赛
director-end-day-text = 比赛计时停止，打完手上这手牌后，各桌再打相同手数的最后几手牌，然后全部筹码封袋。
director-stop-tonight = 今晚停赛，改日续赛
director-stop-tonight-text = 锦标赛没有公布后续比赛日。停赛后全部筹码封袋，改日重新抽座位，从现在的进度继续。
end-day-drawn = 按锦标赛公布的范围抽签决定手数（{ $least } 至 { $most } 手）
end-day-hands = 各桌最后再打的手数
reasons-end-day = 当日赛程已满 | 时间已晚
director-start-flight = 开始 { $flight } 组
director-draw-day = 抽下一日座位
director-draw-day-title = 抽下一比赛日的座位
director-draw-day-text = 每名玩家的多份筹码合为一份，抽出座位并公布。无人报名的一组不再进行。
reasons-draw-day = 筹码袋均已签字 | 各组均已结束
director-start-day = 开始当日比赛
director-start-day-title = 开始当日比赛
director-start-day-text = 比赛从计时停止处继续。不在场的玩家照常发牌，轮到时自动弃牌。
reasons-start-day = 人已到齐 | 时间已到
days-form = 多日锦标赛
days-form-of-sheet = 各日如何结束，结构中已有规定；可在此更改，也可不分多日。
days-form-flights = 第 1 日的组数
days-form-end = 第 { $day } 日的结束
days-form-level = 打完第几级（0：不按级别）
days-form-players = 剩多少玩家（0：不按人数）
days-form-last = 第 { $day } 日是最后一日，打到分出胜负。
days-form-add = 再加一日
days-form-drop = 去掉第 { $day } 日
days-form-after = 前面已有一日打到第 { $level } 级结束，这一日须更晚。
days-form-neither = 每日须按级别或按人数结束，也可两者兼用：请至少填一项。
days-form-two = 至少两名玩家。
days-form-below = 不能小于“至少”的手数 { $least }。
days-form-least = 最后几手牌，至少
days-form-most = 最后几手牌，至多
days-form-stacks = 一名玩家的多份筹码
days-form-stacks-one = 只有一份筹码
days-form-stacks-best = 取最多的一份筹码
days-form-stacks-combined = 全部合并

## 定时开始

refusal-start-not-to-come = 请选择将来的时间，最多提前 { $most } 天。
news-directed-appoint-start = { $by }设定或取消了开始时间。{ reason-behind }
news-start-missed = 到了预定时间却无法开始：条件还不齐，由总监手动开始。
appoint-title = 定时开始
appoint-at = 日期和时间
appoint-button = 到时自动开始
appoint-none = 取消定时
appoint-stands = 将自动开始：{ $at }。
reasons-appoint-start = 公布的时间 | 安排有变

## 比赛日开始前撤销抽签

lot-void = 这一日的抽签已撤销，不再用这个密钥抽签：
news-day-draw-taken-back = 第 { $day } 日的抽签已撤销。筹码仍在袋中，座位将重新抽定。
refusal-seed-told = 这个密钥已随一次撤销的抽签公布，请另用新的。
refusal-act-day-began = 第 { $day } 日已按这些座位开始。请逐人换座、暂停锦标赛，或重新结束这一日。
