### 赛事计时：总监的调整、何时荷官不换班、逐街计时、决定用时。

refusal-level-without-end = 第 { $level } 级没有时间上的终点，不能设定剩余时间。
refusal-clock-out-of-bounds = 剩余时间不能是 { $came } 秒：须为 { $least } 至 { $most } 秒。要立即结束，请进入下一级。
refusal-level-since = 你的页面显示的还是{ $showed ->
    [break] 第 { $shown } 级的休息
   *[level] 第 { $shown } 级
  }，现在{ $on ->
    [break] 是第 { $level } 级的休息
   *[level] 是第 { $level } 级
  }。请先看清计时；指令仍然合适时，再重新下达。
refusal-first-level = 这是第一级，前面没有级别。
refusal-level-needs-smaller-chips = 第 { $level } 级的比赛，或从该级起出售的筹码，要用到面额小于 { $chip } 的筹码，而这些筹码已经停用。
refusal-not-on-break = 现在没有休息可以结束。
refusal-event-on-break-already = 锦标赛已在休息。请先结束这次休息，或者设定它的时间。
refusal-break-length = 休息不能是 { $came } 分钟：须为 1 至 { $most } 分钟。
refusal-break-nowhere = 休息不能安排在第 { $came } 级之后：须在第 { $least } 至第 { $most } 级之后。
refusal-break-too-late = 最后一级已经开始，不会再有休息。
refusal-no-such-break = 第 { $level } 级之后没有安排休息。

news-clock-set = 计时调整为 { $left }，原为 { $was }。
news-break-within-level = 休息 { $minutes ->
   *[other] { $minutes } 分钟
  }。正在进行的牌局先打完，休息后继续第 { $level } 级。
news-break-planned = { $minutes ->
    [0] 第 { $level } 级之后没有休息。
   *[other] 第 { $level } 级之后休息 { $minutes } 分钟。
  }

news-directed-set-clock = { $by }设定了计时。{ reason-behind }
news-directed-move-clock = { $by }调整了计时。{ reason-behind }
news-directed-previous-level = { $by }退回了一级。{ reason-behind }
news-directed-start-break = { $by }宣布休息。{ reason-behind }
news-directed-end-break = { $by }结束了休息。{ reason-behind }
news-directed-plan-break = { $by }更改了休息安排。{ reason-behind }

## The sheet

clock-change = 调整计时
clock-change-what = 调整内容
clock-change-move-clock = 加减时间
clock-change-set-clock = 设定时间
clock-change-previous-level = 退回一级
clock-change-start-break = 立即休息
clock-change-end-break = 结束休息
clock-change-plan-break = 安排休息
clock-change-move-clock-text = 调整当前级别或休息的时间。已经开始的一手牌级别不变。
clock-change-set-clock-text = 从现在起剩余这么多时间。已经开始的一手牌级别不变。
clock-change-previous-level-text = 从下一手牌起按上一级进行。上一级若是提前结束的，恢复当时剩余的时间，否则重新计满。
clock-change-start-break-text = 正在进行的牌局先打完。休息之后，本级以剩余的时间继续。
clock-change-end-break-text = 开始下一级；级别之中的休息则继续本级。
clock-change-plan-break-text = 代替原来安排在那里的休息。填 0 分钟则没有休息。
clock-minutes = { $minutes } 分钟
clock-minutes-more = + { $minutes } 分
clock-minutes-less = − { $minutes } 分
clock-set-minutes = 分
clock-set-seconds = 秒
clock-break-minutes = 休息分钟数
clock-break-level = 在第几级之后
clock-then = 之后剩余 { $left }。
clock-do-move-clock = { $less ->
    [true] 减去 { $length }
   *[other] 加上 { $length }
}
clock-do-set-clock = 设为 { $length }
clock-do-previous-level = 退回第 { $level } 级
clock-do-start-break = 开始休息 { $length }
clock-do-end-break = 结束休息
clock-do-plan-break = 第 { $level } 级之后休息 { $length }
clock-do-no-break = 第 { $level } 级之后不休息
clock-minute-more = 加一分钟
clock-minute-less = 减一分钟
reasons-move-clock = 裁定耽误了时间 | 计时有误
reasons-set-clock = 计时有误 | 赶赛程
reasons-previous-level = 误结束了该级 | 计时有误
reasons-start-break = 晚餐 | 技术故障 | 移除小面额
reasons-end-break = 人已到齐 | 赶赛程
reasons-plan-break = 晚餐 | 赶赛程
clock-level-goes-on = 之后继续第 { $level } 级
push-held = 现在荷官不换班

## 逐街计时，以及玩家用时

refusal-shot-clock-streets = 行动计时须有 1 至 { $most } 个时间，每条街一个，不能是 { $came } 个。
refusal-shot-clock-seconds = 每次决定不能是 { $came } 秒：须为 1 至 { $most } 秒。
refusal-time-bank-seconds = 时间库不能是 { $came } 秒：须为 0 至 { $most } 秒。
refusal-shot-clock-too-short = 每次决定不能是 { $came } 秒：现行规则不允许缩短，至少 { $least } 秒。
shot-clock = 行动计时
shot-clock-first = 第一条街（秒）
shot-clock-later = 之后各街（秒）
shot-clock-bank = 时间库（秒）
shot-clock-refill = 每级增加（秒）
shot-clock-told = 各街行动计时：{ $streets }。时间库 { $bank }{ $refill ->
    [0] 。
   *[other] ，每级补充 { $refill } 秒，以此为限。
  }
pace-title = 决定用时
pace-none = 还没有人做过决定。
pace-seconds = { $seconds } 秒
pace-turns = { $turns } 次决定
pace-on-street = { $street } { $time }
pace-street-arranging = 摆牌
pace-near-money = 临近奖励圈平均 { $time }，{ $turns } 次决定
pace-bank = 时间库已用 { $used }，剩 { $left }。
pace-time-ups = 超时 { $times } 次。
pace-called = 被要求计时 { $times } 次。
pace-called-one = 第 { NUMBER($hand, useGrouping: 0) } 手牌：{ $told ->
    [true] 由{ $player }要求
   *[other] 未录入由谁要求
}{ $out ->
    [true] ，已超时
   *[other] {""}
}
