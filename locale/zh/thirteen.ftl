### 13-card Chinese poker beside the table: the command `ruleone chinese`, payment cases, hand files.

cli-chinese =
    十三水：按规则书结算，以及摆好十三张牌。

    示例：

    ruleone chinese arrange AsAhAdKcKdQsQh9d8c7h5s3c2d

    ruleone chinese settle cases.json
cli-chinese-edition = 采用的规则：chinese 版本，后面可用 + 加上改动，例如 chinese+chinese.suit_tiebreak=explicit-only。
cli-chinese-lang = 输出所用的语言。
cli-chinese-other-edition = “{ $name }”没有十三水的规则。请用 { $edition } 版本，后面可用 + 加上改动。

## Settling

cli-chinese-settle =
    结算十三水牌局：谁付给谁、为什么（各墩、奖励、特殊牌型、倒水、筹码不足、抽水）。

    文件为 JSON：一个由牌例组成的列表，或带有 cases 的对象。每个牌例有 id、table（point 以分为单位，另有 bonus（奖励）、tournament（锦标赛）、rake_pct，以及该版本的任何选项）、button 和 players：每名玩家写明 seat（从 0 起）、stack、front、middle、back，需要时加 declare_natural 或 surrender。牌例中的预期结果不作参考。无法结算的牌例写到错误输出，其余照常结算。退出码为 0；有牌例无法结算时为 1，文件中没有牌例时为 2。

    示例：

    ruleone chinese settle cases.json

    ruleone chinese settle cases.json --json

    ruleone chinese settle cases.json --edition chinese+chinese.suit_tiebreak=explicit-only
cli-chinese-settle-file = 牌例文件，JSON 格式。
cli-chinese-settle-json = 输出一份 JSON：按文件顺序列出每个牌例的 id、net、rake、final 和 pairs（逐对支付）；无法结算的列出 id、line 和 why。
cli-chinese-case = 牌例 { $hand }：每分 { $point }，{ $bonus ->
    [true] 有奖励分
   *[false] 无奖励分
}{ $table ->
    [tournament] ，锦标赛
   *[cash] {""}
}
cli-chinese-pair = { $player }与{ $opponent }：
cli-chinese-end = { $player }{ $won ->
    [won] 赢 { $net }
    [lost] 输 { $net }
   *[even] 不输不赢
}，现有 { $stack }。
cli-chinese-case-bad = { $file }，第 { NUMBER($line, useGrouping: 0) } 行，牌例 { $hand }：{ $why }

refusal-cases-not-a-list = 应为牌例列表，或带有 cases 的对象；收到 { $came }。
refusal-cases-none = 应至少有一个牌例，收到的列表是空的。
refusal-cases-not-json = 不是 JSON：{ $why }。
refusal-cases-too-deep = 应为牌例，收到的 JSON 嵌套过深。
refusal-cases-too-many = 文件有 { $came } 个牌例，最多 { $most } 个。
refusal-case-unreadable = 应为对象，无法读取：{ $why }。
refusal-case-object = { $where }：应为对象，收到 { $came }。
refusal-case-list = { $where }：应为列表，收到 { $came }。
refusal-case-missing = 缺少 { $where }。
refusal-case-number = { $where }：应为 { $least } 至 { $most } 的数，收到 { $came }。
refusal-case-percent = { $where }：应为 0 至 { $most } 的数，小数最多 9 位，收到 { $came }。
refusal-case-flag = { $where }：应为 true 或 false，收到 { $came }。
refusal-case-text = { $where }：应为最多 { $most } 个可显示字符的文本，收到 { $came }。
refusal-case-seat-twice = { $seat } 号座出现了两次，每个座位应只出现一次。
refusal-case-cards = { $where }：应为 { $count } 张牌，例如 "As Kd Td"，收到 { $came }。
refusal-case-card = { $where }：应为一张牌，例如 As 或 Td，收到 { $came }。
refusal-case-card-twice = { $where }：{ $card } 已在 { $other } 中，每张牌应只出现一次。
refusal-case-row = { $where }：应为 { $count } 张牌，收到 { $came } 张。
refusal-case-no-option = { $where }{ $came }：应为十三水的选项，例如 suit_tiebreak。
refusal-case-option = { $where }：应为{ $kind ->
    [flag] {" "}true 或 false
    [choice] 以下之一：{ $choices }
    [order] 列表，{ $choices } 每项各一次
    [listing] 名称列表，各项不得重复
    [fraction] 0 至 { $most } 的数，例如 5 或 "1/2"
   *[number] 0 至 { $most } 的整数
}，收到 { $came }。
refusal-case-options-many = table 所更改的选项合计超过 { $most } 个字符。
refusal-case-option-twice = { $where } 与 { $other } 是同一个选项，应只写其中一个。
refusal-case-name-twice = 同一对象里 { $came } 出现了两次，每个名称应只出现一次。
refusal-case-tournament-rake = table.rake_pct：锦标赛不抽水，应为 0，收到 { $came }。
refusal-case-surrender-cash = { $where }.surrender：只有锦标赛才能认输，应为 false，收到 true。
refusal-case-surrender-arranged = { $where }.surrender：tournament_surrender 为 auto-arrange 时，没回来的玩家由软件摆牌，应为 false，收到 true。
refusal-case-nearly = { $where }：应为 { $near }，收到 { $came }。
refusal-case-surrender-declares = { $where }：认输的牌不声明特殊牌型；surrender 和 declare_natural 应只有一个，收到两个。

## Setting the cards

cli-chinese-arrange =
    摆好十三张牌：最好的摆法，以及软件的摆法。

    最好的摆法是全部 72,072 种摆法中，对一个像电脑玩家那样摆牌的对手期望得分最高的一种；用 --most 可按名次列出其余摆法。软件把最大的五张放在底墩，余下的最大五张放在中墩：未能回来的玩家就由软件这样摆牌。

    示例：

    ruleone chinese arrange AsAhAdKcKdQsQh9d8c7h5s3c2d

    ruleone chinese arrange As Ah Ad Kc Kd Qs Qh 9d 8c 7h 5s 3c 2d --plain --most 10
cli-chinese-cards = 十三张牌，每张先点数后花色，例如 As 或 Td。
cli-chinese-plain = 用于没有奖励分的牌桌。
cli-chinese-most = 列出这么多种摆法，最好的在前。
cli-chinese-arrange-json = 输出一份 JSON：这些牌所含的特殊牌型、最好的摆法和软件的摆法及其期望得分，以及排好名次的摆法。
cli-chinese-no-card = 第 { $place } 张牌：应先点数后花色，例如 As 或 Td，收到“{ $came }”。
cli-chinese-card-twice = 应为十三张互不相同的牌，{ $card } 出现了两次。
cli-chinese-not-thirteen = 应为十三张牌，收到 { $came } 张。
cli-chinese-declare = 这些牌是特殊牌型{ natural-name }。请声明：可向每名对手赢 { points-of }，比任何摆法的期望都高。
cli-chinese-do-not-declare = 这些牌是特殊牌型{ natural-name }（{ points-of }）。不要声明：摆牌的期望更高。
cli-chinese-best = 最好的摆法（{ $bonus ->
    [true] 有奖励分
   *[false] 无奖励分
}）：对每名对手的期望得分 { $expected }
cli-chinese-automatic = 软件的摆法：期望得分 { $expected }
cli-chinese-row = { row-name }：{ $cards }（{ $name }）
cli-chinese-ranked = 最好的 { $most } 种摆法：
cli-chinese-about = 以下期望分为估算，并按估算值排序：
cli-chinese-place = { $place }. { $expected }：{ $front } / { $middle } / { $back }
cli-chinese-place-about = { $place }. 约 { $expected }：{ $front } / { $middle } / { $back }

## Hand files

refusal-hand-file-edition = 没有“{ $edition }”这个版本，应为 chinese 之类的版本。
refusal-hand-file-not-set = { $seat } 号座没有摆牌，这手牌没有结束。
refusal-hand-file-no-surrender = { $seat } 号座认输，但这里由软件为未能回来的玩家摆牌。
refusal-hand-file-automatic = 软件为 { $seat } 号座摆的牌与记录不同。
refusal-hand-file-thirteen = { $seat } 号座有 { $came } 张牌，应为十三张。
refusal-hand-file-card-twice = { $card } 同时在 { $first_seat } 号座和 { $second_seat } 号座，每张牌应只出现一次。
refusal-hand-file-header-thirteen = “{ $came }”不是一手十三水的开头；应形如“RuleOne Hand #7: 13-card Chinese poker, 1.00 a point, with bonuses, cash”。
refusal-hand-file-cut-thirteen = 这手牌没有写完每个座位最后的筹码；每个座位应有一行，例如“Seat 1 ends with 503.90”。
refusal-hand-file-line-twice = “{ $came }”重复了前面已写明的内容。
refusal-hand-file-object = 不是一手十三水的 JSON 对象：{ $why }。
refusal-hand-file-pair = 文件所记的支付不同：{ $recorded }。应为 { $comes }（座位、分数、实付和应付）。
refusal-hand-file-pairs = 文件所记的支付多于应有的 { $pairs } 笔（每两人一笔）。
refusal-hand-file-rake = 抽水为 { $stacks }，记录为 { $recorded }（座位和数额）。
refusal-hand-untold-thirteen-end = { $form } 只写已经结束且有编号的十三水牌局，而这手牌不是。
refusal-hand-untold-name = { $form } 写不下 { $name }：名称应为一行可显示的文字。
