# 结构表：除赛事结构的提示外，还有哪些问题。
flaw-game-without-stakes = 本级没有写明{ $game }的注额。
flaw-starts-shallow = 起始筹码只有 { $depth } 个{ $counted ->
    [points] 每分
   *[blinds] 大盲
}，不足 { $least } 个。
flaw-blinds-outgrow-chips = 从本级起，全部筹码只合 { $depth } 个{ $counted ->
    [points] 每分
   *[blinds] 大盲
}，不足 { $least } 个。
flaw-levels-run-out = 到最后一级，全部筹码仍有 { $depth } 个{ $counted ->
    [points] 每分
   *[blinds] 大盲
}，超过 { $most } 个：请增加级别。
flaw-ante-nobody-pays = 本级写有前注 { $ante }，但结构表说没有前注。
flaw-antes-heavy = 每人前注 { $ante }，满桌合计 { $together }，超过两个大盲（大盲 { $big }）。
flaw-ante-above-big-blind = 前注 { $ante } 高于大盲 { $big }。
flaw-chip-twice = 同一面额写了两次。
flaw-chips-not-stack = 发给每人的筹码合计 { $chips }，而起始筹码是 { $stack }。
flaw-cannot-be-paid = { $amount } 付不出：在用筹码的最小面额是 { $chip }。
flaw-set-without-change = 玩家用发到的筹码凑不出 { $amount }。
flaw-removes-no-chip = 在用的筹码里没有 { $chip } 这个面额可收。
flaw-color-up-possible = { $chip } 面额的筹码以后不再需要，可以在本级之后的休息时收走。

# 结构表：文件为何读不了。
refusal-sheet-no-json = 这不是 JSON 对象：{ $why }。
refusal-sheet-no-csv = 这不是 CSV：{ $why }。
refusal-sheet-no-column = 没有“{ $key }”这一列，或者缺少这一列。可用的列：{ $known }；其中第一列必须有。
refusal-sheet-cells = 这一行有 { $came } 格，而表头只有 { $most } 列。
refusal-sheet-twice = “{ $key }”出现了两次。
refusal-sheet-no-key = 没有“{ $key }”这一项。可用的有 { $known }。
refusal-sheet-missing = 缺少“{ $key }”。
refusal-sheet-value = { $kind ->
    [text] “{ $key }”是一行文字，前后没有空格，不以 =、+、- 或 @ 开头
    [ante] “{ $key }”应为“none”“per-player”“big-blind”或“button”；在级别中则为整数
    [games] “{ $key }”是玩法的列表
    [chips] “{ $key }”是最多 16 对数的列表：面额，以及每人发到的枚数
    [denominations] “{ $key }”是面额的列表
    [pair] “{ $key }”是一对整数：小盲和大盲
    [rows] “{ $key }”是级别和休息的列表
   *[number] “{ $key }”是范围内的整数
}。现在是 { $came }。
refusal-sheet-level-or-break = 每一行要么是级别（写明编号），要么是休息（写明分钟数）。
refusal-sheet-not-for = { $what ->
    [break] 休息
   *[level] 级别
}没有“{ $key }”这一项。
refusal-sheet-break-first = 休息排在级别之后；这一行之前还没有级别。
refusal-sheet-level-order = 此处应为第 { $expected } 级，而不是第 { $came } 级。
refusal-sheet-no-game = 没有“{ $name }”这种玩法。

# 结构表：为何做不出所要的结构。
wish-out-of-range = { $field } 应在 { $least } 至 { $most } 之间，不能是 { $came }。
wish-no-game = 没有“{ $name }”这种玩法。
wish-no-name = 结构需要名称：一行文字，最多 { $most } 个字符，不以 =、+、- 或 @ 开头。
wish-thirteen-alone = 十三张只能单独进行。
wish-no-chips = 请写出筹码的面额，从 1 起。
wish-chips-apart = { $chip } 面额的筹码凑不成 { $larger }：每个面额都须是下一级较小面额的倍数。
wish-stack-not-in-chips = { $stack } 的筹码无法用 { $chip } 面额发出。
wish-chips-too-large = 用 { $chip } 面额的筹码时，最小的盲注对 { $stack } 的筹码来说太大。
wish-nothing-to-climb = 在用筹码太少，排不出第二级：请加大起始筹码或用更小的面额。
wish-no-way-up = 用 { $chip } 面额的筹码时，盲注每次上升都会超过一倍。
wish-levels-do-not-fit = 按这个时长有 { $came } 级；这些盲注需要 { $fewest } 至 { $most } 级。
wish-time-does-not-fit = { $came } 分钟排不下 { $fewest } 级，或者超过 { $most } 级所需。
