### 牌室的玩家：名单的导入导出、个人数据，以及删除。

refusal-player-unknown = 牌室不认识这名玩家，或者已将其删除。
refusal-player-plays = 这名玩家还在 { NUMBER($events) } 场未结束的锦标赛中。座位和筹码会留在那里，名字显示为破折号，盲注照常扣除。请先让其退出比赛，或仍然删除。
refusal-roster-large = 玩家名单最多 { $most } 字节。
refusal-roster-no-utf8 = 第 { $line } 行不是 UTF-8 文本。请把文件存为“CSV UTF-8”。
refusal-roster-no-csv = 第 { $line } 行不是 CSV：引号没有闭合，或引号后面还有内容。
refusal-roster-no-json = 第 { $line } 行不是 JSON。
refusal-roster-no-list = 从第 { $line } 行起应是一个对象，其中有玩家的列表“players”。
refusal-roster-empty = 文件是空的。第一行应是各列的名称，其中一列须为“name”。
refusal-roster-header = 第一行是各列的名称，其中一列须为“name”。现在是：{ $came }
refusal-roster-column-twice = 第 { $line } 行有两列都叫“{ $came }”。
refusal-roster-too-many = 一份名单最多 { $most } 名玩家。
refusal-roster-cells = 第 { $line } 行：应与第一行一样有 { $expected } 格，实有 { $came } 格。
refusal-roster-name =
    { $line ->
        [0] 名字
       *[other] 第 { $line } 行：名字
    }须为 1 至 { $most } 个字符，实为“{ $came }”。
refusal-roster-column =
    { $line ->
        [0] “{ $came }”
       *[other] 第 { $line } 行：“{ $came }”
    }不能作栏目名。须用小写字母、数字和“_”，以字母开头，且不能是“id”“name”“details”“results”。
refusal-roster-columns =
    { $line ->
        [0] 每名玩家
       *[other] 第 { $line } 行：每名玩家
    }最多 { $most } 个栏目，实有 { $came } 个。
refusal-roster-cell =
    { $line ->
        [0] { $column }
       *[other] 第 { $line } 行，{ $column }
    }：最多 { $most } 个字符，实有 { $came } 个。
refusal-roster-row = 第 { $line } 行：应是一个对象，有“name”，也可有“id”和“details”，实为 { $came }
refusal-roster-key = 第 { $line } 行：应为“id”“name”“details”或“results”，实为“{ $came }”。
refusal-roster-text = 第 { $line } 行，{ $column }：应为文本，实为 { $came }
refusal-roster-twice = 第 { $line } 行：“{ $came }”在第 { $first_line } 行已经出现过。
refusal-roster-id = 第 { $line } 行：应是本牌室认识的人的编号，实为“{ $came }”。新玩家请留空。
refusal-roster-namesakes = 第 { $line } 行：牌室里有 { $count } 人叫“{ $came }”。请填写编号（id），或带编号的名字。
refusal-roster-name-taken = 第 { $line } 行：牌室里另有人叫“{ $came }”。

# 命令。
cli-value-player = 玩家
cli-players =
    管理牌室的玩家名单：名字、自定栏目、成绩。

    名字存在日志之外，可以删除。须先停下牌室；牌室开着时，赛事总监在 /players 页面上可做同样的事。先试 `ruleone players export`。
cli-players-import =
    导入一份玩家名单：要么全部导入，要么不导入。

    CSV 的第一行是列名：name，需要时加上 id 和自定栏目，例如 email。JSON 写作 {"{"}"players": [{"{"}"name": "Ann", "details": {"{"}"email": "ann@example.org"{"}"}{"}"}]{"}"}。编号已知，或没有编号而名字已知的，就是同一个人；留空的栏目保持原样。有错的每一行都会列出，此时退出码为 1。

    示例：

    ruleone players import room-data members.csv

    ruleone players import room-data members.json
cli-players-export =
    以 CSV 或 JSON 输出全部玩家，或以 CSV 输出全部成绩。

    输出的内容可以再导入。JSON 里还有每名玩家的成绩。

    示例：

    ruleone players export room-data > players.csv

    ruleone players export room-data --form results > results.csv
cli-players-show =
    显示牌室里关于一个人的全部数据。

    示例：

    ruleone players show room-data Ann

    ruleone players show room-data Ann --json > ann.json
cli-players-forget =
    删除一名玩家的名字和会话，以及牌室保存的有关数据。

    日志里只剩编号；日志保持完整，ruleone verify 可以核实。成绩保留，名字显示为破折号。

    示例：

    ruleone players forget room-data Ann
cli-players-data = 牌室的数据文件夹。
cli-players-file = 名单：文件名以 .json 结尾的是 JSON，否则是 UTF-8 的 CSV。
cli-players-form = 输出内容：玩家（csv 或 json），或成绩（results）。
cli-players-player = 玩家的编号或名字。
cli-players-json = 输出一份 JSON。
cli-players-lang = 输出所用的语言。
cli-players-taken = 已导入：新增 { $added } 人，已有 { $changed } 人。
cli-players-not-taken = { $file } 里的内容一个也没有导入。
cli-players-several = 有几个人叫“{ $came }”。请用编号指定：{ $persons }。
cli-players-nobody = 牌室里没有人叫“{ $came }”，也没有这个编号。
cli-players-forgotten = 已删除：{ $id } 不再有名字。日志保持原样。
cli-players-person = { $name }（{ $id }）
cli-players-no-results = 这名玩家没有已结束的锦标赛。
cli-players-column-event = 锦标赛
cli-players-column-place = 名次
cli-players-column-field = 人次
cli-players-column-prize = 奖金

# 页面。
nav-players = 玩家
register-title = 玩家
register-text = 牌室保存的玩家，以及玩过的人。名字和栏目存在日志之外，可以删除。在裁判页上或为现场桌座位输入的名字，可以在这里查找。
register-loading = 正在载入玩家……
register-find = 查找名字或栏目
register-none = 还没有玩家
register-none-text = 导入名单、添加一人，或者等有人来玩。
register-played = 参赛
register-won = 夺冠
register-paid = 得奖
register-prizes = 奖金
register-last = 最近
register-edit = 编辑
register-edit-named = 编辑{ $player }
register-add = 添加玩家
register-name = 名字
register-details = 栏目，每行一个：email: ann@example.org
register-details-wrong = 第 { $line } 行：应为栏目、冒号和文字，实为“{ $came }”。
register-keep-both = 都保留
register-keep = 保存
register-data = { $player }的全部数据
register-mine = 下载我的数据
register-forget = 删除
register-forget-title = 删除{ $player }？
register-forget-text = 名字和所有栏目会从每个页面、每份文件中消失，所有会话结束。成绩保留，名字显示为破折号；日志只记编号，保持原样。此操作无法撤销。
register-forget-though = 仍然删除
register-import = 导入名单
register-import-text = CSV 或 JSON：要么全部导入，要么一个也不导入。须有“name”一列，还可有“id”和自选的栏目。
register-taken = 已导入：新增 { $added } 人，已有 { $changed } 人。
register-refused = 一个也没有导入：
register-out = 文件
register-next = 下一页
register-back = 上一页
refusal-logo-large = 标志图片最多 { $most } 字节。
refusal-logo-form = 标志必须是 PNG 图片，宽和高最多 { $most } 像素。请换一张图片。
