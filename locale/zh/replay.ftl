### `ruleone replay`：重放牌谱。

cli-replay =
    按规则书重放牌谱，并比较结果。

    读取 PHH 和 PHHS、PokerStars 和 Full Tilt 的文本牌谱、ACPC 日志，以及 RuleOne 的十三水文本和 JSON 牌谱；可以是文件、文件夹或压缩包（zip、tar、gz、bz2、xz）。支持的玩法都在引擎中逐个行动重放。文件记录了结果时，每个筹码量和底池都相同才算正确。文件没有记录，而文件夹的 expected.json 写明另一程序的结果时，则比较两者。退出码为 0；有一手结果不符、违反规则或无法读取，或有文件不含已知格式的牌谱，则为 1。

    示例：

    ruleone replay final-table.phhs

    ruleone replay "HH20100506 Lucretia IV.txt" 2012.zip

    ruleone replay hands/ --json

    ruleone replay 2012.zip --dask tcp://10.0.0.5:8786
cli-replay-paths = 牌谱文件、要在其中查找牌谱的文件夹，或牌谱的压缩包。
cli-replay-edition = 采用的规则：一个规则版本，后面可用 + 加上改动，例如 house+raise.limit_cap=5；也可以是本场规则文件。
cli-replay-lang = 说明原因所用的语言。
cli-replay-json = 输出一份 JSON：每手牌的文件、编号、玩法、最终筹码与记录的筹码（有座位的格式另列出对应的座位）、ok 和 why；最后是正确与不正确的手数，后者包括没有已知牌谱的文件（unread）。文件夹中有 expected.json 时，other 是另一程序对没有记录的那手牌得出的结果。按平台惯例处理的牌局，tolerances 列出惯例的名称。
cli-replay-progress = { $hands } 手
cli-replay-why = 第 { $line } 行：{ $reason }
cli-replay-hand = { $file }，第 { $hand } 手：{ $why }
cli-replay-file = { $file }：{ $why }
cli-replay-nothing = { $paths } 中没有牌谱文件。
cli-replay-missing = 找不到 { $paths }。
cli-replay-summary = 共 { $hands } 手：{ $ok } 手正确，{ $failed } 手不符，{ $unrecorded } 手已重放但无记录可比，{ $undealt } 手属于尚不支持的玩法。
cli-replay-unread = 有 { $files } 个文件未能读取。
cli-replay-passed = 另有 { $files } 个文件未打开：从文件名看不是牌谱。
cli-replay-tolerated = 按平台惯例处理：{ $tolerances }。
tolerance-absent-all-in = { $hands } 手把全下的缺席玩家弃牌
tolerance-big-blind-first = { $hands } 手没有小盲（死小盲），大盲列在首位
tolerance-bracket-name = { $hands } 手有玩家名字带方括号
tolerance-cancelled = { $hands } 手牌局取消
tolerance-cash-out = { $hands } 手的赢家提前兑现
tolerance-cut-raise = { $hands } 手的加注只记到对手剩余的筹码
tolerance-dead-small-blind = { $hands } 手有补缴的死小盲
tolerance-half-chips = { $hands } 手把底池分到半枚筹码
tolerance-limit-all-in = { $hands } 手限注牌局在全下之后按另一种方法计算加注
tolerance-mixed-game = { $hands } 手属于混合游戏
tolerance-part-shown = { $hands } 手的输家只亮出部分手牌
tolerance-pot-after-rake = { $hands } 手记录的底池已扣除抽水
tolerance-pot-limit-antes = { $hands } 手底池限注把前注算进底池
tolerance-rake-by-winner = { $hands } 手按赢家分别抽水
tolerance-returned-otherwise = { $hands } 手退回的最后下注与无人跟注的部分不同
tolerance-split-in-chips = { $hands } 手按桌上最小的筹码平分底池
tolerance-table-size = { $hands } 手没有写明桌子的座位数
tolerance-unanswered-raise = { $hands } 手有无人能应对的加注
tolerance-uncalled-untold = { $hands } 手没有写出退回的无人跟注的下注
tolerance-winner-in-summary = { $hands } 手只在摘要中写明赢家
cli-replay-unlike = 文件没有记录；这手牌结束时的筹码为 { $stacks }，而 { $program } 得出 { $theirs }
cli-replay-others = 其中没有记录的牌局，{ $alike } 手与另一程序的结果（expected.json）相同，{ $unlike } 手不同。
