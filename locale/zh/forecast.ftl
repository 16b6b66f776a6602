### `ruleone forecast`：这套结构配这样的人数要打多久。

cli-forecast =
    一套盲注结构配多少人参赛，大约要打多久，过程会怎样。

    由电脑玩家一刻不停地打完许多场同样的赛事，每一手牌都是真正发出来的。结果说明何时结束、泡沫何时破裂、决赛桌何时开始，以及每一级还剩多少人、筹码有多深。各场不同之处给出中间值，括号里是十分之一的赛事低于和高于的数值。

    示例：

    ruleone forecast regular

    ruleone forecast friday.toml --entrants 80 --events 50 --plot friday.svg

    ruleone forecast deep --late 20 --late-levels 4 --again 50 --json
cli-forecast-entrants = 有多少名玩家参赛。不填则按结构所计划的人数。
cli-forecast-late = 其中百分之几在开赛后、延迟报名期内才到。
cli-forecast-late-levels = 延迟报名开放到第几级结束，期间出局者可重新参赛一次；0 表示不开放。
cli-forecast-again = 这期间出局的玩家中，百分之几会重新参赛。
cli-forecast-events = 打多少场：场数越多越准，用时也越长。
cli-forecast-pace = 发牌快慢：live（现场，满桌每小时约 25 手）或 online（线上，约 65 手）。
cli-forecast-seed = 一切随机的来源：同一个数就是同一份预测。
cli-forecast-edition = 规则的版本：版本代号或本店规则文件。不填则按结构中游戏所用的版本。
cli-forecast-plot = 把图画到这个文件里，文件名须以 .svg 结尾。
cli-forecast-jobs = 同时打几场。不填则与处理器的数目相同。
cli-forecast-json = 输出一份 JSON：各项数字，时间为开赛后的毫秒数。
cli-forecast-progress = 已打完的赛事
cli-forecast-of = { $name }，{ $people ->
   *[other] { $people } 名玩家
  }：共打 { $events ->
   *[other] { $events } 场
  }。
cli-forecast-end = 开赛 { $middle } 小时后结束（{ $low } 至 { $high }），在第 { $level } 级（第 { $earliest } 至 { $latest } 级）。
cli-forecast-bubble = 开赛 { $middle } 小时后泡沫破裂（{ $low } 至 { $high }），在第 { $level } 级（第 { $earliest } 至 { $latest } 级）。
cli-forecast-final-table = 开赛 { $middle } 小时后进入决赛桌（{ $low } 至 { $high }），在第 { $level } 级（第 { $earliest } 至 { $latest } 级）。
cli-forecast-entries = 共 { $middle } 人次报名（{ $low } 至 { $high }）。
cli-forecast-level = 级别
cli-forecast-stakes = 盲注
cli-forecast-begins = 开始
cli-forecast-left = 剩余玩家
cli-forecast-average = 平均 BB
cli-forecast-median = 中位 BB
cli-forecast-share = 到达
cli-forecast-stacks = 筹码深度（大盲）
cli-forecast-bubble-short = 泡沫破裂
cli-forecast-final-table-short = 决赛桌
cli-forecast-no-form = 图是 SVG 文件：“{ $path }”须以 .svg 结尾。
cli-forecast-no-entrants = “{ $name }”没有说明有多少参赛者：请用 --entrants 指定。
cli-forecast-late-without-levels = 迟到或重新参赛需要开放的级别：请用 --late-levels 指定。
cli-forecast-levels = 延迟报名最多开放到第 { $most } 级结束，现在是 { $came }。
cli-forecast-impossible = 这样的赛事无法进行：{ $why }。

### The forecast on the director's pages.

refusal-forecast-home-game = 家庭局打到开局者结束为止，无从预测。
refusal-forecast-being-made = 你的上一份预测还没做完。请等它做完，或先停止。
refusal-too-many-forecasts = 正在做的预测已有 { $most } 份。等其中一份做完再试。
refusal-forecast-of-one = 请指定一场赛事：牌室里已有的，或一场新的。
refusal-forecast-bounds = { $what ->
    [people] 预测的玩家为 { $least } 至 { $most } 人，不能是 { $came } 人。
    [late] 迟到的玩家占 { $least }% 至 { $most }%，不能是 { $came }%。
    [again] 重新参赛者占出局者的 { $least }% 至 { $most }%，不能是 { $came }%。
   *[events] 一份预测打 { $least } 至 { $most } 场，不能是 { $came } 场。
  }
refusal-forecast-too-long = 各场合计 { $came } 人次，一份预测最多 { $most } 人次。请减少场数或人数。
forecast-title = 预测
forecast-text = 这么多人参赛要打多久：由电脑玩家在后台打完许多场同样的赛事。
forecast-people = 玩家
forecast-events = 打多少场
forecast-late = 迟到者（%）
forecast-again = 重新参赛（占出局者 %）
forecast-pace = 每小时手数（满桌）
forecast-pace-live = 现场，约 25 手
forecast-pace-online = 线上，约 65 手
forecast-days-in-one = 多天的赛事在这里一口气打完：小时数只算比赛时间。
forecast-button = 预测
forecast-again-button = 重新预测
forecast-stop = 停止
forecast-waiting = 正在等另一位赛事总监的预测做完。
forecast-playing = 已打完 { $played } 场，共 { $events } 场
forecast-stopped = 打完 { $played } 场（共 { $events } 场）后停止：数字只含这些场次。
forecast-out-of-time = 用时太长。打完了 { $played } 场（共 { $events } 场）：数字只含这些场次。
forecast-failed = 预测没能做成，其他一切不受影响。
forecast-of = { $name }，{ $people ->
   *[other] { $people } 名玩家
  }
forecast-end = 结束于开赛后
forecast-bubble = 泡沫破裂于开赛后
forecast-final-table = 进入决赛桌于开赛后
forecast-entries = 报名人次
forecast-hours = { $time } 小时
forecast-open = 要打多久？
forecast-spread = { $low } 至 { $high }
forecast-level-spread = { $same ->
    [true] 第 { $low } 级
   *[false] 第 { $low } 至 { $high } 级
  }
forecast-share = 占 { $percent }% 的场次
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
forecast-average-bb = 平均 BB
forecast-median-bb = 中位 BB
forecast-average-points = 平均（分）
forecast-median-points = 中位（分）
forecast-reached = 到达
forecast-bubble-mark = 泡沫
forecast-final-table-mark = 决赛桌
