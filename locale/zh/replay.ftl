### `ruleone replay`：重放牌谱。

cli-replay =
    按规则书重放牌谱中的牌局，并比较结果。

    读取 PHH 和 PHHS 文件以及装有它们的文件夹。德州扑克会在引擎中逐个行动重放：无限注（NT）、底池限注（PT）和限注（FT）。文件记录了最终筹码时，结果与之相同才算正确。退出码为 0；只要有一手结果不符、违反规则或无法读取，则为 1。

    示例：

    ruleone replay final-table.phhs

    ruleone replay hands/ --json
cli-replay-paths = 文件，或要在其中查找 .phh 和 .phhs 文件的文件夹。
cli-replay-edition = 采用的规则：一个规则版本，后面可用 + 加上改动，例如 house+raise.limit_cap=5。
cli-replay-lang = 说明原因所用的语言。
cli-replay-json = 输出一份 JSON：每手牌的文件、编号、玩法、最终筹码与记录的筹码、ok 和 why；最后是正确与不正确的手数。
cli-replay-progress = 已完成 { $done } / { $files } 个文件，{ $hands } 手
cli-replay-why = 第 { $line } 行：{ $reason }
cli-replay-hand = { $file }，第 { $hand } 手：{ $why }
cli-replay-file = { $file }：{ $why }
cli-replay-nothing = { $paths } 中没有 .phh 或 .phhs 文件。
cli-replay-summary = 共 { $hands } 手：{ $ok } 手正确，{ $failed } 手不符，{ $unrecorded } 手已重放但无记录可比，{ $undealt } 手属于尚不支持的玩法。
