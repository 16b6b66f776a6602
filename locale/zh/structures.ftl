# 结构表：除赛事结构的提示外，还有哪些问题。
flaw-game-without-stakes = 本级没有写明{ $game }的注额。
flaw-starts-shallow = 起始筹码只合 { $depth } { $counted ->
    [points] 分
   *[blinds] 个大盲
}，至少要 { $least }。
flaw-blinds-outgrow-chips = 从本级起，全部筹码只合 { $depth } { $counted ->
    [points] 分
   *[blinds] 个大盲
}，至少要 { $least }。
flaw-levels-run-out = 到最后一级，全部筹码仍合 { $depth } { $counted ->
    [points] 分
   *[blinds] 个大盲
}，多于 { $most }：请增加级别。
flaw-ante-nobody-pays = 本级写有前注 { $ante }，但结构表说没有前注。
flaw-antes-heavy = 每人前注 { $ante }，满桌合计 { $together }，超过两个大盲（大盲 { $big }）。
flaw-stud-antes-heavy = 每人前注 { $ante }，满桌合计 { $together }，超过两个小注（小注 { $bet }）。
flaw-ante-above-big-blind = 前注 { $ante } 高于大盲 { $big }。
flaw-chip-twice = 同一面额写了两次。
flaw-chips-not-stack = 发给每人的筹码合计 { $chips }，而起始筹码是 { $stack }。
flaw-cannot-be-paid = { $amount } 付不出：在用筹码的最小面额是 { $chip }。
flaw-set-without-change = 玩家用发到的筹码凑不出 { $amount }。
flaw-removes-no-chip = 在用的筹码里没有 { $chip } 面额可移除。
flaw-color-up-possible = { $chip } 面额的筹码以后不再需要，可以在本级之后的休息时移除。
flaw-lengths-of-two-kinds = 各级要么都按分钟，要么都按相同的手数：计时不能兼顾两种。
flaw-game-not-dealt = 按现行规则，{ $seats } 人桌发不了{ $game }。
flaw-games-too-many = 轮换的玩法有 { $came } 种，最多 { $most } 种。
flaw-thirteen-with-others = 十三水不能与其他玩法混打。
flaw-points-for-blinds = { $game }{ $expected ->
    [points] 按分计算：本级应写明每分的价值
   *[blinds] 按盲注进行，不设每分的价值
}。
flaw-color-up-impossible = { $chip } 面额的筹码不能换成 { $larger }：后者须是前者的整数倍，最多一千倍。
flaw-color-up-out-of-turn = { $chip } 面额的筹码比更小的面额先移除了。

# 结构表：文件为何读不了。
refusal-sheet-no-json = 这不是 JSON 对象：{ $why }。
refusal-sheet-no-csv = 这不是 CSV：{ $why }。
refusal-sheet-no-column = 没有“{ $key }”这一列，或者缺少这一列。可用的列：{ $known }；其中第一列必须有。
refusal-sheet-cells = 这一行有 { $came } 格，而表头只有 { $most } 列。
refusal-sheet-twice = “{ $key }”出现了两次。
refusal-sheet-no-key = 没有“{ $key }”这一项。可选：{ $known }。
refusal-sheet-missing = 缺少“{ $key }”。
refusal-sheet-value = { $kind ->
    [text] “{ $key }”须为一行文字，前后没有空格，不以 =、+、- 或 @ 开头
    [ante] “{ $key }”须为“none”“per-player”“big-blind”或“button”；在级别中则为整数
    [games] “{ $key }”须为玩法的列表
    [chips] “{ $key }”须为最多 16 对数的列表：面额，以及每人发到的枚数
    [denominations] “{ $key }”须为面额的列表
    [pair] “{ $key }”须为一对整数：小盲和大盲
    [rows] “{ $key }”须为级别和休息的列表
    [least] “{ $key }”须为不小于 { $bound } 的整数
    [most] “{ $key }”须为不大于 { $bound } 的整数
   *[number] “{ $key }”须为整数
}，不能是 { $came }。
refusal-sheet-level-or-break = 每一行要么是级别（写明编号），要么是休息（写明分钟数）。
refusal-sheet-not-for = { $what ->
    [break] 休息
   *[level] 级别
}没有“{ $key }”这一项。
refusal-sheet-break-first = 休息要排在级别之后；这一行之前还没有级别。
refusal-sheet-level-order = 此处应为第 { $expected } 级，不能是第 { $came } 级。
refusal-sheet-no-game = 没有“{ $name }”这种玩法。

# 结构表：为何做不出所要的结构。
wish-out-of-range = { $field ->
    [entrants] 参赛人数
    [stack] 起始筹码
    [minutes] 锦标赛时长（分钟）
    [level_minutes] 每级时长（分钟）
    [depth] 起始深度（大盲或分）
    [table_size] 每桌座位数
    [break_minutes] 休息时长（分钟）
   *[play_minutes] 两次休息之间的时长（分钟）
}应在 { $least } 至 { $most } 之间，不能是 { $came }。
wish-no-game = 没有“{ $name }”这种玩法。
wish-no-name = 结构需要名称：一行文字，最多 { $most } 个字符，不以 =、+、- 或 @ 开头。
wish-thirteen-alone = 十三水不能与其他玩法混打。
wish-games-too-many = 最多 { $most } 种玩法轮换，不能是 { $came } 种。
wish-table-too-large = { $seats } 人桌发不了{ $game }：请用较小的牌桌。
wish-chips-too-many = 最多 { $most } 种面额，不能是 { $came } 种。
wish-chips-too-small = 每人要发 { $count } 枚 { $chip } 面额的筹码，超过 { $most }：请加上较大的面额。
wish-no-chips = 请写出筹码的面额，从 1 起。
wish-chips-apart = { $chip } 面额的筹码凑不成 { $larger }：每个面额都须是下一级较小面额的倍数。
wish-stack-not-in-chips = { $stack } 的起始筹码无法用 { $chip } 面额的筹码凑出。
wish-chips-too-large = 用 { $chip } 面额的筹码时，最小的盲注对 { $stack } 的筹码来说太大。
wish-nothing-to-climb = 在用筹码太少，排不出第二级：请加大起始筹码或用更小的面额。
wish-no-way-up = 用 { $chip } 面额的筹码时，盲注每次上升都会超过一倍。
wish-levels-do-not-fit = 按这个时长有 { $came } 级；这些盲注需要 { $fewest } 至 { $most } 级。
wish-time-does-not-fit = { $came } 分钟排不下 { $fewest } 级，或者超过 { $most } 级所需。

# 结构表：为何不能据此公布赛事，或做不出结构。
refusal-flaw-no-levels = { flaw-no-levels }
refusal-flaw-thirteen-with-others = { flaw-thirteen-with-others }
refusal-flaw-games-too-many = { flaw-games-too-many }
refusal-flaw-game-not-dealt = { flaw-game-not-dealt }
refusal-flaw-levels-without-length = 第 { $level } 级：{ flaw-levels-without-length }
refusal-flaw-lengths-of-two-kinds = 第 { $level } 级：{ flaw-lengths-of-two-kinds }
refusal-flaw-blinds-out-of-order = 第 { $level } 级：{ flaw-blinds-out-of-order }
refusal-flaw-ante-below-nothing = 第 { $level } 级：{ flaw-ante-below-nothing }
refusal-flaw-limits-out-of-order = 第 { $level } 级：{ flaw-limits-out-of-order }
refusal-flaw-point-below-one = 第 { $level } 级：{ flaw-point-below-one }
refusal-flaw-blinds-beside-points = 第 { $level } 级：{ flaw-blinds-beside-points }
refusal-flaw-points-for-blinds = 第 { $level } 级：{ flaw-points-for-blinds }
refusal-flaw-break-nowhere = 第 { $level } 级：{ flaw-break-nowhere }
refusal-flaw-break-twice-or-empty = 第 { $level } 级：{ flaw-break-twice-or-empty }
refusal-flaw-color-up-impossible = 第 { $level } 级：{ flaw-color-up-impossible }
refusal-flaw-color-up-out-of-turn = 第 { $level } 级：{ flaw-color-up-out-of-turn }
refusal-bad-event-color-up-sold = { bad-event-color-up-sold }
refusal-wish-out-of-range = { wish-out-of-range }
refusal-wish-no-game = { wish-no-game }
refusal-wish-no-name = { wish-no-name }
refusal-wish-thirteen-alone = { wish-thirteen-alone }
refusal-wish-games-too-many = { wish-games-too-many }
refusal-wish-table-too-large = { wish-table-too-large }
refusal-wish-no-chips = { wish-no-chips }
refusal-wish-chips-apart = { wish-chips-apart }
refusal-wish-chips-too-many = { wish-chips-too-many }
refusal-wish-chips-too-small = { wish-chips-too-small }
refusal-wish-stack-not-in-chips = { wish-stack-not-in-chips }
refusal-wish-chips-too-large = { wish-chips-too-large }
refusal-wish-nothing-to-climb = { wish-nothing-to-climb }
refusal-wish-no-way-up = { wish-no-way-up }
refusal-wish-levels-do-not-fit = { wish-levels-do-not-fit }
refusal-wish-time-does-not-fit = { wish-time-does-not-fit }

# 按自备结构表举行的赛事。
template-own-sheet = 自定结构
event-named-own-sheet = 锦标赛 { NUMBER($number, useGrouping: 0) }
refusal-sheet-without-entrants = 请写明结构适用的人数，或锦标赛接受的报名人次。
refusal-sheet-with-template = 自定结构须用模板 { $expected }，不能用 { $came }。
refusal-structure-unknown = 没有这个结构。可选：{ $known }。
refusal-sheet-not-text = 这不是文本文件：须为 UTF-8 编码。
refusal-sheet-large = 结构文件最多 { $most } 字节。

# 页面上的自备结构。
sheet-title = 自定结构
sheet-choose = 选择结构
sheet-change = 修改结构
sheet-glance = { $levels } 个级别，每人 { $stack } 筹码{ $entrants ->
    [0] {""}
   *[other] ，{ $entrants } 人
}
sheet-warnings = { $count ->
    [0] 没有发现问题。
   *[other] { $count } 条提醒，可以照用。
}
sheet-unread-row = 第 { $level } 级：{ $why }
sheet-unread-stops = 这个结构不能用。{ $why }
sheet-stops = 这个结构不能用：有 { $count } 处错误。
sheet-unread = 第 { $line } 行：{ $why }
sheet-hours-wrong = 请填大于 0、不超过 { $most } 的小时数。
sheet-chips-wrong = 请填整数，用空格或逗号隔开。
sheet-from-room = 从现成的结构开始
sheet-from-choose = 选择模板
sheet-from-file = 打开 TOML、CSV、JSON
sheet-make = 生成结构
sheet-make-button = 生成
sheet-made = { $entrants } 人，{ $minutes } 分钟
sheet-hours = 时长（小时，含休息）
sheet-entrants = 人数
sheet-stack = 起始筹码
sheet-level-minutes = 每级分钟数（可不填）
sheet-table-size = 每桌座位数
sheet-antes = 前注
sheet-antes-none = 无
sheet-antes-big-blind = 大盲位付
sheet-antes-button = 庄位付
sheet-antes-per-player = 每人付
sheet-chips = 筹码面额
sheet-levels-by = 级别时长按
sheet-by-minutes = 分钟
sheet-by-hands = 手数
sheet-minutes = 每级分钟数
sheet-hands = 每级手数
sheet-games = 玩法，每级一种
sheet-without-game = 去掉{ $game }
sheet-one-more-game = 添加玩法
sheet-set = 每人起始筹码的面额与数量
sheet-set-worth = 合计 { $worth }，起始筹码 { $stack }。
sheet-chip-count = 每人发几枚面额 { $chip } 的筹码
sheet-chip-worth = 筹码面额
sheet-without-chip = 去掉面额 { $chip } 的筹码
sheet-one-more-chip = 添加筹码
sheet-small-blind = 小盲
sheet-big-blind = 大盲
sheet-column-point = 每分
sheet-column-ante = 前注
sheet-column-small-bet = 小注
sheet-column-stud-ante = 梭哈前注
sheet-column-bring-in = 强制注
sheet-big-bet-small = 无限注小盲
sheet-big-bet-big = 无限注大盲
sheet-cell = 第 { $level } 级：{ $what }
sheet-break = 休息
sheet-day-ends = 分钟：当天结束
sheet-removes = 移除 { $chip }
sheet-removes-about = 休息时要移除的面额，在该次休息的一行勾选；在用的面额：{ $chips }。
sheet-remove-level = 删除第 { $level } 级
sheet-remove-break = 删除第 { $level } 级之后的休息
sheet-add-level = 在第 { $level } 级之后加一级
sheet-add-break = 在第 { $level } 级之后加一次休息
sheet-save = 保存为
sheet-use = 使用

# 随软件提供的结构。
structure-turbo = 快速赛，两小时
structure-regular = 常规赛，一晚五小时
structure-deep = 深筹码，一整天
structure-six-handed = 六人桌，四小时
structure-heads-up = 单挑，一小时
structure-satellite = 卫星赛，三小时
structure-horse = HORSE 混合赛，六小时
structure-thirteen = 十三水，不到两小时
structure-wpt-champions-2018 = 2018 年 WPT 冠军锦标赛，按公布的原表
structure-wsop-main-2019 = 2019 年 WSOP 主赛事，第 1 至 6 级，按公布的原表

# 命令。
cli-structure =
    显示、检查和生成锦标赛结构：级别、前注、休息、筹码。

    结构可以是随软件提供的，也可以是 TOML、CSV 或 JSON 文件。先运行 `ruleone structure list`。
cli-structure-list =
    列出随软件提供的结构。

    示例：

    ruleone structure list

    ruleone structure list --json
cli-structure-show =
    显示一个结构：级别和休息、筹码，以及每级时筹码有多深。

    加 --as 时输出成文件，可以手改，也可以用电子表格或程序处理。

    示例：

    ruleone structure show regular

    ruleone structure show regular --as toml > friday.toml

    ruleone structure show friday.toml --as csv
cli-structure-check =
    在印发之前检查一个结构。

    会指出盲注下降或跳升、前注次序不对、桌上筹码付不出的金额、盲注大到与在用筹码不相称，以及可以移除的筹码。没有问题时退出码为 0，有问题时为 1，文件无法读取时为 2。

    示例：

    ruleone structure check friday.csv

    ruleone structure check wpt-champions-2018
cli-structure-make =
    按参赛人数、筹码和时间生成一个结构。

    盲注按大家熟悉、筹码也付得出的数目平稳上升，到最后全部在用筹码约合 25 个大盲。小面额筹码在以后不再需要的第一次休息时移除。

    示例：

    ruleone structure make --minutes 300 --entrants 60

    ruleone structure make --minutes 300 --entrants 60 --stack 15000 --level 20 --out friday.toml

    ruleone structure make --minutes 120 --entrants 16 --games thirteen --table-size 4 --stack 5000
cli-structure-metavar = 结构
cli-structure-meant = 结构的名称，或以 .toml、.csv、.json 结尾的文件。
cli-structure-as = 按这种格式输出成文件。
cli-structure-lang = 输出所用的语言。
cli-structure-edition = 按哪个版本检查：版本名称，或本场规则文件。
cli-structure-list-json = 输出一份 JSON：每个结构的名称、说明、筹码、级别和玩法。
cli-structure-show-json = 把结构输出成 JSON，与 --as json 相同。
cli-structure-check-json = 输出一份 JSON：每个问题的代码、级别、参数、规则和文字。
cli-structure-minutes-help = 锦标赛要持续多少分钟，含休息。
cli-structure-entrants = 参赛人数。
cli-structure-stack-help = 每人的起始筹码。
cli-structure-depth-help = 起始筹码在第一级合多少个大盲；十三水则为多少分。
cli-structure-chips = 筹码的面额，用逗号隔开；不写则为 25, 100, 500, 1000, 5000, 25000, 100000。
cli-structure-level-minutes = 每级多少分钟；不写则取合适的时长。
cli-structure-ante-metavar = 付前注者
cli-structure-ante-help = 前注由谁下：none（没有）、per-player（每人）、big-blind（大盲）或 button（庄位）。
cli-structure-table-size = 每桌的座位数。
cli-structure-games-help = 玩法，用逗号隔开：nlhe、plo、flstud、thirteen 等。多种玩法时逐级轮换。
cli-structure-play = 每打多少分钟休息一次。
cli-structure-pause = 每次休息多少分钟；0 表示不休息。
cli-structure-name-help = 结构的名称。
cli-structure-out = 写入这个文件；格式由文件名结尾决定。
cli-structure-made = { $entrants } 名玩家，{ $minutes } 分钟
cli-structure-written = 已写入 { $path }：{ $levels } 级。
cli-structure-unknown = “{ $name }”不是结构。可用的有 { $known }，以及以 .toml、.csv、.json 结尾的文件。
cli-structure-no-form = 从“{ $path }”看不出格式。文件名须以 { $forms } 之一结尾。
cli-structure-no-chips = “{ $came }”不是筹码面额。面额是用逗号隔开的整数，例如 25,100,500。
cli-structure-flaw = 第 { $level } 级：{ $words }
cli-structure-by = { $words }（{ $rule }）
cli-structure-found = { $count ->
    [0] 共 { $levels } 级，没有问题。
   *[other] 共 { $levels } 级，有 { $count } 处须注意。
}
cli-structure-name = 名称
cli-structure-title = 说明
cli-structure-stack = 筹码
cli-structure-levels = 级别
cli-structure-lasts = 时长
cli-structure-level = 级别
cli-structure-length = 时长
cli-structure-game = 玩法
cli-structure-blinds = 盲注
cli-structure-ante = 前注
cli-structure-small-bet = 小注
cli-structure-stud-ante = 梭哈前注
cli-structure-bring-in = 强制注
cli-structure-big-bet-blinds = 无限注盲注
cli-structure-point = 每分
cli-structure-depth = { $points ->
    [true] 筹码（分）
   *[false] 筹码（大盲）
}
cli-structure-in-play = { $points ->
    [true] 全部筹码（分）
   *[false] 全部筹码（大盲）
}
cli-structure-one-game = { $game }
cli-structure-minutes = { $minutes } 分钟
cli-structure-hands = { $hands } 手
cli-structure-by-hands = 每级 { $hands } 手
cli-structure-duration = { $hours } 小时 { $minutes } 分
cli-structure-source = 来源：{ $source }
cli-structure-for = { $entrants } 名玩家，每桌 { $size } 人，每人 { $stack } 筹码，{ $antes ->
    [none] 没有前注
    [per-player] 每人下前注
    [button] 庄位前注
   *[big-blind] 大盲前注
}。
cli-structure-for-any = 每桌 { $size } 人，每名玩家 { $stack } 筹码，{ $antes ->
    [none] 没有前注
    [per-player] 每人下前注
    [button] 庄位前注
   *[big-blind] 大盲前注
}。
cli-structure-games = 玩法：{ $choices }。
cli-structure-chip = { $count } 枚 { $chip }
cli-structure-set = 每名玩家发到{ $chips }。
cli-structure-break = 休息 { $minutes } 分钟。
cli-structure-day-ends = 当天到此结束。
cli-structure-removes = { $words }移除 { $chips } 面额的筹码。
cli-file-unwritten = 文件 { $path } 无法写入：{ $why }。

# 奖金和分奖协议。
cli-payouts =
    按参赛人数计算奖金：都是整数，合计等于奖池。

    按获奖的名次数或参赛人数的百分比计算；用 --table 则取自奖金表。最低奖金之上，第 n 名约得 1/n 的份额。

    示例：

    ruleone payouts --pool 20000 --entrants 200 --least 150 --unit 10

    ruleone payouts --pool 2700.50 --entrants 27 --table standard

    ruleone payouts --pool 8000 --entrants 80 --seat 1500

    ruleone payouts --fields 10,20,30,50,100 --csv
cli-payouts-pool = 奖金总额；可以带分。
cli-payouts-entrants = 参赛人数。
cli-payouts-table = 奖金表：standard、winner-takes-all（赢家通吃）或 single-table；或某场真实锦标赛的奖金表：wsop-main-2019、wsop-main-2024、club-200。
cli-payouts-places = 奖励多少个名次。
cli-payouts-percent = 没有写名次数时，奖励参赛人数的百分之几。
cli-payouts-least = 最低奖金。
cli-payouts-unit = 除第一名外，奖金都是它的倍数。
cli-payouts-seat = 卫星赛中一个席位的价值：奖池够几个就发几个。
cli-payouts-fields = 不按单一参赛人数计算，而给出按参赛人数分栏的奖金表：写明各栏的人数上限，如 10,20,50。
cli-payouts-buy-in = 与 --fields 同用：每次报名进入奖池的金额。表中改列金额，每栏按其中最少的参赛人数计算。
cli-payouts-csv = 与 --fields 同用：输出 CSV 格式的奖金表。
cli-payouts-needs = 请给出 --pool 和 --entrants，或用 --fields 得出按参赛人数分栏的奖金表。
cli-payouts-no-fields = 各栏人数须在 { $least } 至 { $most } 之间，由小到大排列，如 10,20,50。
cli-payouts-smallest-field = 每栏按其中最少的参赛人数计算奖金。
cli-payouts-lang = 输出所用的语言。
cli-payouts-json = 输出一份 JSON：从第一名起的奖金。
cli-payouts-no-amount = “{ $came }”不是金额。金额是数字，例如 2700 或 2700.50。
cli-payouts-out-of-range = 金额应为 0 至 { $most }，单位不小于最小货币单位。
cli-payouts-no-table = 没有奖金表“{ $name }”。可用的有 { $known }。
cli-payouts-no-column = 奖金表 { $name } 用于 { $least } 至 { $most } 名玩家，现在是 { $came } 名。
cli-payouts-place = 名次
cli-payouts-prize = 奖金
cli-payouts-share = 占比
cli-payouts-sum = 奖励 { $places } 个名次，合计 { $sum }。
cli-deal =
    计算剩下的玩家在协议分奖中各得多少：按 ICM、按筹码比例，或按约定的金额。

    筹码和奖金用逗号隔开，奖金从第一名写起。金额都是整数，合计与奖金相符。

    示例：

    ruleone deal --stacks 100000,70000,50000,20000 --prizes 200,120,80,50

    ruleone deal --stacks 33086642,13648882,10663672 --prizes 211800,155800,113000 --left 20000 --amounts 180000,150000,130600
cli-deal-stacks = 各人的筹码，用逗号隔开。
cli-deal-prizes = 剩下名次的奖金，从第一名写起；可以带分。
cli-deal-left = 从第一名奖金中留给冠军的金额。
cli-deal-amounts = 玩家约定的金额，次序与筹码相同。
cli-deal-lang = 输出所用的语言。
cli-deal-json = 输出一份 JSON：每种分法的金额、留下的金额和提醒。
cli-deal-no-amount = “{ $came }”不是金额。金额是用逗号隔开的数字，例如 200,120 或 200.50,120；筹码须为整数。
cli-deal-stack = 筹码
cli-deal-kind = { $kind ->
    [icm] ICM
    [chip-chop] 按筹码分
   *[custom] 按约定
}
cli-deal-kept = { $left } 留给冠军。
cli-deal-warning = { $deal }：{ $words }
