### 整场锦标赛存成一个文件：从牌室导出、导入另一间牌室、单独检查。

refusal-bundle-large = 整场锦标赛的文件在这里最多 { $most } 字节。
refusal-bundle-foreign = 这不是整场锦标赛的文件。应是由牌室导出的文件，例如 e3.ruleone。
refusal-bundle-format = 文件的格式是 { $came }，而本版本读的格式是 { $expected }。较新的版本也许能读。
refusal-bundle-damaged = 文件已损坏，与写入时不同。请向来源重新索取。
refusal-bundle-changed = 文件与写入时不同：{ $stream } 的第 { $version } 条与前一条接不上。
refusal-bundle-unreadable = 文件里有牌室不会写下的内容（{ $said }）。
refusal-bundle-unread-stream = 本版本读不了文件中的 { $stream }（{ $said }）。
refusal-bundle-running = 文件里的锦标赛还没有结束。请在结束后重新导出。
refusal-bundle-rules = 文件里没有这场锦标赛所用的规则（{ $said }）。
refusal-bundle-otherwise = { $stream } 重放之后，结果与文件所说的不同。
refusal-bundle-here = 牌室里已有这场锦标赛，即 { $event }。

bundle-take = 整场锦标赛
bundle-take-text = 一个文件，包含发生的一切：报名、各手牌、裁定、计时。另一间牌室可以导入，任何人都可以检查。
bundle-elsewhere = 在另一间牌室举行
bundle-import = 导入另一间牌室的锦标赛
bundle-import-text = 由牌室导出的文件，例如 e3.ruleone。先重放一遍；除非全部无误，否则什么也不保留。
bundle-reading = 正在重放锦标赛……
bundle-taken = 重放得到相同的字节，已保存在这里：{ $entries } 人次，{ $hands } 手牌。
bundle-check = 只检查文件
bundle-sound = 重放得到相同的字节：{ $entries } 人次，{ $hands } 手牌。没有保留任何内容。
bundle-sound-here = 重放得到相同的字节，牌室里已有这场锦标赛。
bundle-open = 查看赛果

cli-value-event = 赛事
cli-event =
    整场锦标赛存成一个文件，在别处重放得到相同的字节。

    文件包含日志里一场已结束锦标赛的全部内容。须先停下牌室；牌室开着时，赛事总监在 /results 页面上可做同样的事。先试 `ruleone event export`。只有 `enter` 须在牌室开着时用：按名单为玩家报名参加一场赛事。
cli-event-export =
    把一场已结束的锦标赛整个写进一个文件。

    各手牌连同发出的所有牌都在其中，即总监在锦标赛结束后可以看到的内容；没有发出的余牌不在其中。人名是今天的名字，已删除的人没有名字。

    示例：

    ruleone event export room-data e3

    ruleone event export room-data e3 -o friday.ruleone
cli-event-check =
    不借助任何牌室，单独重放一个整场锦标赛的文件。

    说明重放是否得到相同的字节，或者哪里不同；不同时退出码为 1。

    示例：

    ruleone event check friday.ruleone
cli-event-import =
    导入另一间牌室的整场锦标赛，要么全部导入，要么什么也不导入。

    先检查文件；锦标赛在这里另有名称。它列在赛果里，各手牌可以重放，联赛可以计入；不会转移任何钱。被拒绝时牌室保持原样，退出码为 1。

    示例：

    ruleone event import room-data friday.ruleone
cli-event-data = 保存牌室的文件夹。
cli-event-event = 锦标赛，例如 e3。
cli-event-out = 要写的文件；不指定时用锦标赛的名称，例如 e3.ruleone。
cli-event-file = 存有锦标赛的文件。
cli-event-lang = 所用的语言。
cli-event-written = { $event } 已写进 { $file }：{ $bytes } 字节。
cli-event-unwritten = 无法写入 { $file }：{ $why }。
cli-event-sound = { $file } 重放得到相同的字节：{ $event }，{ $players } 名玩家，{ $hands } 手牌，{ $streams } 个数据流共 { $rows } 条记录。
cli-event-taken = 已导入，即 { $event }。
cli-event-not-taken = { $file } 里的内容一点也没有导入。
