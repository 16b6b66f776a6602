### 整场锦标赛存成一个文件：从牌室导出、导入另一间牌室、单独检查。

refusal-bundle-large = 文件太大：最多 { $most } 字节。
refusal-bundle-foreign = 这不是整场锦标赛的文件。请选择由牌室导出的文件，例如 e3.ruleone。
refusal-bundle-format = 文件格式是 { $came }，本版本只读格式 { $expected }。请试试较新的版本。
refusal-bundle-damaged = 文件已损坏。请向提供者重新索取。
refusal-bundle-changed = 文件被改动过：{ $stream } 的第 { $version } 条与前一条接不上。请向提供者索取原文件。
refusal-bundle-unreadable = 文件里有牌室不会写下的内容（{ $said }）。请向提供者重新索取。
refusal-bundle-unread-stream = 本版本读不了文件中的 { $stream }（{ $said }）。请试试较新的版本。
refusal-bundle-running = 文件里的锦标赛还没有结束。请在结束后重新导出。
refusal-bundle-rules = 文件里没有这场锦标赛所用的规则（{ $said }）。请让提供者重新导出。
refusal-bundle-otherwise = 重放 { $stream } 得到的结果与文件所记的不同。请向提供者索取原文件。
refusal-bundle-here = 牌室里已有这场锦标赛，即 { $event }。

bundle-take = 整场锦标赛
bundle-take-text = 一个文件，包含发生的一切：报名、各手牌、裁定、计时。另一间牌室可以导入，任何人都可以检查。
bundle-elsewhere = 在另一间牌室举行
bundle-import = 导入另一间牌室的锦标赛
bundle-import-text = 选择另一间牌室导出的文件，例如 e3.ruleone。会先重放一遍，有一处不符就不保存。
bundle-reading = 正在重放锦标赛……
bundle-taken = 重放结果完全一致，已保存：{ $entries } 人次，{ $hands } 手牌。
bundle-check = 只检查文件
bundle-sound = 重放结果完全一致：{ $entries } 人次，{ $hands } 手牌。没有保存任何内容。
bundle-sound-here = 重放结果完全一致，牌室里已有这场锦标赛。
bundle-open = 查看赛果

cli-value-event = 锦标赛
cli-event =
    导出、检查和导入整场锦标赛的文件。

    文件包含日志里一场已结束锦标赛的全部内容，在别处重放结果完全一致。须先停下牌室；牌室开着时，赛事总监在 /results 页面上可做同样的事。先试 `ruleone event export`。只有 `enter` 须在牌室开着时用：按名单为玩家报名参加一场锦标赛。
cli-event-export =
    把一场已结束的锦标赛写成一个文件。

    文件含各手牌发出的所有牌，即总监在赛后可以看到的内容，但不含没有发出的余牌。玩家用现在的名字；数据已删除的玩家没有名字。

    示例：

    ruleone event export room-data e3

    ruleone event export room-data e3 -o friday.ruleone
cli-event-check =
    不用牌室，单独重放一个锦标赛文件。

    报告重放结果是否完全一致，不一致时指出哪里不同，退出码为 1。

    示例：

    ruleone event check friday.ruleone
cli-event-import =
    导入另一间牌室的整场锦标赛，要么全部导入，要么不导入。

    先检查文件；锦标赛在这里另有名称。它列在赛果里，各手牌可以回放，联赛可以计入；不转移任何钱。文件有问题时牌室保持原样，退出码为 1。

    示例：

    ruleone event import room-data friday.ruleone
cli-event-data = 牌室的数据文件夹。
cli-event-event = 锦标赛，例如 e3。
cli-event-out = 输出文件。默认用锦标赛的名称，例如 e3.ruleone。
cli-event-file = 锦标赛文件。
cli-event-lang = 输出所用的语言。
cli-event-written = { $event } 已写进 { $file }：{ $bytes } 字节。
cli-event-unwritten = 无法写入 { $file }：{ $why }。
cli-event-sound = { $file } 重放结果完全一致：{ $event }，{ $players } 名玩家，{ $hands } 手牌，{ $streams } 个数据流共 { $rows } 条记录。
cli-event-taken = 已导入，即 { $event }。
cli-event-not-taken = 没有从 { $file } 导入任何内容。
