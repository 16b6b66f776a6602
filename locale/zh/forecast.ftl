### `ruleone forecast`：这套结构配这样的人数要打多久。

cli-forecast =
    预测一套盲注结构配多少人参赛，大约要打多久。

    由电脑玩家打完许多场同样的锦标赛，每一手牌都真正发出，不用等待。结果包括何时结束、泡沫何时破裂、决赛桌何时开始，以及每一级还剩多少人、筹码有多深。每个数字取中间值，括号里是最低和最高的十分之一。

    示例：

    ruleone forecast regular

    ruleone forecast friday.toml --entrants 80 --events 50 --plot friday.svg

    ruleone forecast deep --late 20 --late-levels 4 --again 50 --json

    ruleone forecast deep --entrants 30 --events 10000 --dask tcp://10.0.0.5:8786
cli-forecast-entrants = 玩家人数。默认按结构所计划的人数。
cli-forecast-late = 延迟报名的玩家占百分之几。
cli-forecast-late-levels = 延迟报名和重进开放到第几级结束；0 表示不开放。
cli-forecast-again = 出局的玩家中百分之几重进。
cli-forecast-add-on = 加购的筹码数，以及在第几级（和其后的休息）出售；0 0 表示没有加购。
cli-forecast-add-ons = 加购的玩家占百分之几。
cli-forecast-events = 打多少场。场数越多越准，用时也越长。
cli-forecast-day-end = 除最后一日外，每个比赛日如何结束：打完某级、剩若干玩家，或以先到者为准（12、:40、12:40）；每日写一次。
cli-forecast-day-end-metavar = LEVEL:LEFT
cli-forecast-flights = 第一日分几组进行，玩家平均分到各组。
cli-forecast-last-hands = 每日结束时各桌再打的手数，从下限至上限中抽签。
cli-forecast-pace = 发牌快慢：live（现场，满桌每小时约 25 手）或 online（线上，约 65 手）。
cli-forecast-seed = 随机种子：数字相同，预测就相同。
cli-forecast-edition = 规则的版本：版本名称或本场规则文件。不填则按结构中游戏所用的版本。
cli-forecast-plot = 把图画到这个文件里，文件名须以 .svg 结尾。
cli-forecast-json = 输出一份 JSON：各项数字，时间为开赛后的毫秒数。
cli-forecast-progress = 已打完的锦标赛
cli-forecast-of = { $name }，{ $people ->
   *[other] { $people } 名玩家
  }：共打 { $events ->
   *[other] { $events } 场
  }。
cli-forecast-end = 开赛 { $middle } 小时后结束（{ $low } 至 { $high }），在第 { $level } 级（第 { $earliest } 至 { $latest } 级）。
cli-forecast-bubble = 开赛 { $middle } 小时后泡沫破裂（{ $low } 至 { $high }），在第 { $level } 级（第 { $earliest } 至 { $latest } 级）。
cli-forecast-final-table = 开赛 { $middle } 小时后进入决赛桌（{ $low } 至 { $high }），在第 { $level } 级（第 { $earliest } 至 { $latest } 级）。
cli-forecast-day = 开赛 { $middle } 小时后第 { $day } 日结束（{ $low } 至 { $high }），在第 { $level } 级（第 { $earliest } 至 { $latest } 级），剩 { $left } 人（{ $fewest } 至 { $most }）。
cli-forecast-entries = 共 { $middle } 人次报名（{ $low } 至 { $high }）。
cli-forecast-level = 级别
cli-forecast-stakes = 盲注
cli-forecast-begins = 开始
cli-forecast-left = 剩余玩家
cli-forecast-average = 平均（大盲）
cli-forecast-median = 中位（大盲）
cli-forecast-share = 到达
cli-forecast-stacks = 筹码深度（大盲）
cli-forecast-bubble-short = 泡沫破裂
cli-forecast-final-table-short = 决赛桌
cli-forecast-no-form = 图是 SVG 文件：“{ $path }”须以 .svg 结尾。
cli-forecast-no-entrants = “{ $name }”没有写明参赛者人数：请用 --entrants 指定。
cli-forecast-late-without-levels = 延迟报名和重进须有开放的级别：请用 --late-levels 指定。
cli-forecast-levels = 延迟报名最多开放到第 { $most } 级结束，现在是 { $came }。
cli-forecast-no-day-end = 每日如何结束，须写级别、冒号加剩余人数，或两者都写，例如 12、:40 或 12:40；现在是“{ $came }”。
cli-forecast-no-days = 分组和最后几手牌只用于多日锦标赛：请用 --day-end 说明除最后一日外每日如何结束。
cli-forecast-impossible = 这样的锦标赛无法进行：{ $why }。
bad-event-bounds = { $what ->
    [seats] 总座位数
    [table-size] 每桌座位数
    [table-numbers-count] 桌号的个数
    [table-numbers-number] 桌号
    [entries-min] 最少报名人数
    [starting-stack] 起始筹码
    [buy-in] 买入
    [fee] 服务费
    [guarantee] 保底奖池
    [least-prize] 最低奖金
    [hand-for-hand-within] 距离奖励圈多少人时同步发牌
    [late-levels] 延迟报名的级别数
    [re-entries] 每人可重新参赛的次数
    [seats-at-once] 同时开放的座位数
    [house-players] 电脑玩家人数
    [chip] 最小筹码面额
    [chips] 筹码面额种数
    [chips-denomination] 一种筹码的面额
    [chips-given] 起始筹码中一种面额的枚数
    [add-on-chips] 加购筹码
    [add-on-price] 加购价格
    [add-on-level] 加购所在级别
    [rebuys-fee] 重购服务费
    [rebuys-kept-minutes] 座位保留分钟数
    [add-on-fee] 加购服务费
    [rebuys-most] 每人重购次数
    [rebuys-chips] 重购筹码
    [rebuys-price] 重购价格
    [rebuys-until-level] 可重购的最后级别
    [bounty-amount] 赏金
    [bounty-at-once] 赏金中立即支付的份额
    [bounty-envelopes] 赏金信封数
    [bounty-share] 每个赏金信封的份额
    [payouts-percent] 奖励圈的百分比
    [payouts-places] 奖励圈的名次数
    [payouts-unit] 奖金的最小单位
    [satellite-seat] 所赢席位的价格
    [tables-house-players] 现场桌的电脑玩家人数
    [tables-thirteen] 现场的十三水牌桌数
    [days] 天数
    [flights] 起始组数
    [last-hands-least] 每天最后几手的最小值
    [last-hands-most] 每天最后几手的最大值
    [day-end-level] 一天结束的级别
    [day-end-players] 一天结束时剩余的人数
   *[other] 其中一个数
}须在 { $least } 到 { $most } 之间，现为 { $came }。
bad-event-no-entrants = 赛制没有写明参赛人数。
bad-event-final-table = 决赛桌须有 2 到 { $most } 个座位，现为 { $came } 个。
bad-event-color-ups = 最多可移除小面额 { $most } 次，现为 { $came } 次。
bad-event-color-up-sold = 第 { $level } 级之后不能把面额 { $chip } 的筹码换成面额 { $larger } 的筹码：此后仍可一次购得 { $came } 筹码，而这个数目无法用面额 { $larger } 的筹码凑成。
bad-event-color-up-level = 移除小面额须在第 { $least } 到第 { $most } 级之后，现在是第 { $came } 级之后。
bad-event-rotation = 可轮流打 1 到 { $most } 种玩法，现为 { $came } 种。
bad-event-hands = 每种玩法至少打一手，现为 { $came } 手。
bad-event-payouts-unknown = 没有这个名称的奖金表。
bad-event-payouts = 奖金表适用于 { $least } 到 { $most } 人次，而报名可有 { $entries_least } 到 { $entries_most } 人次。
bad-event-facts = 所给条件自相矛盾。

### The forecast on the director's pages.

refusal-forecast-home-game = 家庭局打到局主结束为止，无从预测。
refusal-forecast-being-made = 你的上一份预测还没做完。请等它做完，或先停止。
refusal-too-many-forecasts = 正在做的预测已有 { $most } 份。等其中一份做完再试。
refusal-forecast-of-one = 请选一场锦标赛：牌室里已有的，或一场新的。只有牌室里已有的才能从现在的局面预测。
refusal-flights-not-over = 最后一组结束后才能从现在的局面预测，在那之前只能从开赛起预测。
refusal-forecast-bounds = { $what ->
    [people] 玩家人数须为 { $least } 至 { $most }，不能是 { $came }。
    [late] 延迟报名的玩家须占 { $least }% 至 { $most }%，不能是 { $came }%。
    [add-ons] 加购的玩家须占 { $least }% 至 { $most }%，不能是 { $came }%。
    [again] 重进的玩家须占出局者的 { $least }% 至 { $most }%，不能是 { $came }%。
   *[events] 场数须为 { $least } 至 { $most }，不能是 { $came }。
  }
refusal-forecast-too-long = 各场合计 { $came } 人次，一份预测最多 { $most } 人次。请减少场数或人数。
forecast-title = 预测
forecast-text = 这么多人参赛要打多久：由电脑玩家在后台打完许多场同样的锦标赛。
forecast-people = 玩家
forecast-events = 打多少场
forecast-late = 延迟报名（%）
forecast-again = 重进（占出局者 %）
forecast-add-ons = 加购（占玩家 %）
forecast-pace = 每小时手数（满桌）
forecast-pace-live = 现场，约 25 手
forecast-pace-online = 线上，约 65 手
forecast-in-days = 各比赛日在这里按公布的方式结束，最后几手牌也照打。小时数只算比赛时间：不含夜间，各组视为同时进行。
forecast-from = 从何时起
forecast-from-now = 从现在的局面起：剩 { $players } 人
forecast-from-start = 从开赛起
forecast-of-now = { $name }，从剩 { $people } 名玩家的局面起
forecast-day = 第 { $day } 日结束（开赛后）
forecast-day-left = { $same ->
    [true] 剩 { $middle } 人
   *[false] 剩 { $middle } 人，{ $low } 至 { $high } 人
  }
forecast-button = 预测
forecast-again-button = 重新预测
forecast-stop = 停止
forecast-waiting = 正在等另一名赛事总监的预测做完。
forecast-playing = 已打完 { $played } 场，共 { $events } 场
forecast-stopped = 打完 { $played } 场（共 { $events } 场）后停止：数字只含这些场次。
forecast-out-of-time = 用时太长。打完了 { $played } 场（共 { $events } 场）：数字只含这些场次。
forecast-failed = 预测没能做成，其他一切不受影响。
forecast-of = { $name }，{ $people ->
   *[other] { $people } 名玩家
  }
forecast-end = 结束（开赛后）
forecast-bubble = 泡沫破裂（开赛后）
forecast-final-table = 进入决赛桌（开赛后）
forecast-entries = 报名人次
forecast-hours = { $time } 小时
forecast-open = 要打多久？
forecast-spread = { $low } 至 { $high }
forecast-level-spread = { $same ->
    [true] 第 { $low } 级
   *[false] 第 { $low } 至 { $high } 级
  }
forecast-share = 占 { $percent }% 的场次
forecast-joined-early = 其余场次在报名截止前就只剩一桌。
forecast-middle-text = 数字取各场的中间值；十分之一的场次低于前一个数，十分之一高于后一个数。
forecast-players-plot = 剩余玩家
forecast-stacks-plot = 筹码深度（大盲）
forecast-stacks-plot-points = 筹码深度（分）
forecast-plot-text = { $what }，按比赛小时数。下表有同样的数字。
forecast-average = 平均
forecast-median = 中位
forecast-figures = 逐级数字
forecast-begins = 开始
forecast-left = 剩余
forecast-average-bb = 平均（大盲）
forecast-median-bb = 中位（大盲）
forecast-average-points = 平均（分）
forecast-median-points = 中位（分）
forecast-reached = 到达
forecast-bubble-mark = 泡沫
forecast-final-table-mark = 决赛桌
