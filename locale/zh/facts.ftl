### 一张牌桌上不可能同时成立的情况：refusal-<代号>，以及句中各项情况的名称。

refusal-fact-out-of-range = { $fact }不能是 { $came }：须为 { $least } 至 { $most } 之间的数字。
refusal-fact-too-small = { $fact }不能是 { $came }：至少为 { $least }。
refusal-fact-missing = 缺少：{ $fact }。
refusal-fact-ill-formed = { $fact }：应为{ $form ->
    [number] 整数
    [truth] “是”或“否”
    [choice] 可选的一项
    [list] 一个列表
    [by-seat] 每个座位各一项
    [text] 文字
   *[facts] 一组情况
}，不是 { $came }。
refusal-no-such-situation = 没有 { $came } 这种情形。可选：{ $expected }。
refusal-no-such-game-dealt = 这里没有 { $came }。可选：{ $choices }。
refusal-no-game-of-stud = { $came } 不是梭哈类玩法。

## 座位与次序

refusal-no-such-seat-in-hand = 这手牌中的座位是 { $seats }，没有 { $came } 号座。
refusal-no-such-seat = 座位号为 1 至 { $most }，而所报的是 { $came }。
refusal-nobody-asked-to-bet = 现在没有轮到任何人下注。
refusal-turn-of-another = 没有轮到{ $player }。
refusal-hand-is-over = 这手牌已经结束。下一手开始之前，只能对底池提出异议、报告违规或发现的筹码，或由裁判更正筹码。
refusal-stack-by-the-floor = 这手牌已经结束：{ $seat } 号座的筹码由裁判更正，并说明理由。
refusal-no-hand-yet = 第一手牌还没有开始：只能报告违规、发现的筹码、牌桌的事，或录入裁判的决定。
refusal-no-hand-for-that = 现在没有进行中的牌局：裁判可以更正筹码，或由荷官在桌上处理。
refusal-no-such-seat-at-table = { $came } 号座无人；有人的座位是 { $seats }。
refusal-foreign-in-no-hand = 填了 { $seat } 号座，但牌不是在手牌里发现的。请清空座位，或选择“手牌里”。
refusal-not-the-bettor = { $seat } 号座不是本条街最后下注的玩家，或已没有对手要行动。请选择最后下注的玩家。
refusal-one-card-is-shown = “足以赢牌”只用于单独亮出一张牌；现有 { $came } 张朝上。请更正张数，或不选这一项。
refusal-no-misdeal = 这手牌不是错误发牌，不重发。
refusal-no-betting = { $step } 不是下注行动。
refusal-no-turn-to-come = 不会再轮到 { $seat } 号座；待行动的座位是 { $seats }。
refusal-due-in-turn = 正轮到 { $seat } 号座：此时的行动不算越序。
refusal-due-or-acted = { $seat } 号座正轮到或已经行动；现在轮到 { $due } 号座。
refusal-early-already = { $seat } 号座已经越序行动过。
refusal-nobody-acted-early = 没有人越序行动。
refusal-betting-round-over = 所涉的这一轮下注已经结束。
refusal-floor-decides-of-skipped = 裁判还要先对 { $seat } 号座的手牌作出决定。
refusal-skipped-told-first = { $seat } 号座被跳过。请先说明该玩家是否在后面的人行动之前提出异议。
refusal-once-to-act = 每个座位只填一次，不能是 { $came }。
refusal-act-in-order = 各座位依次行动：{ $seats }，不是 { $came }。
refusal-not-offered = 这不在裁判可选的裁定之中：{ $came }。

## 下注、话语与筹码

refusal-cannot-act = 行动的玩家必须有筹码、有对手，且投入不超过当前下注。
refusal-lying-without-bet = “{ tell-lying }”中有 { $came }，而“{ tell-staked }”为 0。请填写已放入的数额，或移除这些筹码。
refusal-lying-too-much = 该玩家连同本轮下注共有 { $most }，面前不可能放着 { $came }。
refusal-nothing-lies = 该玩家本轮没有先前下注的筹码可收回或并入。
refusal-drawn-not-there = 先前下注的 { $most } 中没有这样的 { $came } 筹码。请填写面前的筹码。
refusal-no-bet-between = 下注须在 { $least } 与 { $most } 之间，不能是 { $low } 至 { $high }。
refusal-more-than-he-has = { $seat } 号座本轮最多可投入 { $most }，不能是 { $came }。
refusal-paid-more-than-all = { $seat } 号座推出了 { $came }，超过总额 { $most }。
refusal-takes-no-chips = { $seat } 号座的行动不需要筹码，却推出了 { $came }。
refusal-takes-chips = { $seat } 号座的行动需要筹码，却没有推出。
refusal-cannot-check-now = { $seat } 号座不能过牌：跟注需要 { $to_call }。
refusal-raises-above = { $seat } 号座须加注到 { $least } 以上，不能是 { $came }。
refusal-pot-outside-pot-limit = { $game }不能按“底池”下注：请填写下注的数额。
refusal-bring-in-outside-stud = { $game }没有强制注：不会有人下强制注或补满。
refusal-street-of-so-many = { $street ->
    [turn] 转牌
   *[river] 河牌
}应有 { $count } 张，{ $came } 张并不多。
refusal-no-board-due = 现在不该发公共牌。
refusal-no-board-yet = 桌上还没有公共牌。
refusal-nothing-was-replaced = 第 { $came } 张只能是发牌结束后补给 { $seat } 号座、用来替换亮出的牌：请先填写该座亮出的牌。
refusal-seat-is-right = { $seat } 号座就是正确的座位，无须处理。
refusal-stacks-are-right = 请填写每家有误的筹码应补或应退多少。
refusal-calls-all = { $seat } 号座的跟注额是 { $price }，不是 { $came }。
refusal-too-many-steps = 一次行动最多分 { $most } 步，不能是 { $came } 步。
refusal-pushed-nothing = 每次推出至少一枚筹码，每枚面额至少为 1。
refusal-pushed-too-much = 该玩家只有 { $most }，不可能推出 { $came }。
refusal-seat-of-nobody = 无主筹码不属于任何座位，不应填 { $seat } 号座。
refusal-counts-his-own = { $seat } 号座的筹码由该玩家自己清点。
refusal-counted-too-much = { $seat } 号座按记录最多有 { $most }，不能是 { $came }。多出的由裁判补记。
refusal-not-all-in = { $seat } 号座没有全下，后手筹码照常使用。
refusal-not-called = 没有人跟注 { $seat } 号座的全下。
refusal-all-in-not-so = { $seat } 号座的全下是输是赢以牌局记录为准，与填写的不符。
refusal-counted-bets-stay = 清点过的下注留在原处。

## 计时

refusal-declared-too-soon = 要求计时后至少 { $least } 秒才能宣布时间到，不是 { $came } 秒后。
refusal-acted-after-the-end = 宣布时间到之后 { $came } 秒才行动，已经太晚。
refusal-acted-before-the-clock = 计时只看要求计时之后的行动，不看 { $came } 秒之前的。

## 牌

refusal-deal-to-few = 请填写所有应得牌的座位，每个座位填一次，至少两个。{ $count ->
    [0] 现在一个也没有填。
    [1] 现在只填了 { $came } 号座。
   *[other] 现在有座位填了两次：{ $came }。
}
refusal-small-blind-above = 小盲不得超过大盲：最多 { $most }，不能是 { $came }。
refusal-acts-before-the-deal = 发牌完成之前没有人行动。
refusal-no-such-card-dealt = 共发出 { $count } 张牌，每张一次；没有第 { $came } 张。
refusal-exposed-upcard = 第 { $came } 张在 { $count } 张暗牌之后，本来就是明牌。
refusal-card-came-elsewhere = 第 { $number } 张牌发给 { $seat } 号座，不是 { $came } 号座。
refusal-exposed-without-cards = { $seat } 号座没有拿到可能亮出的牌。
refusal-no-board-on-street = { $game }在{ facts-street }没有要发的公共牌。
refusal-street-of-cards = { facts-street }的公共牌应为 { $count } 张，不能是 { $came } 张。
refusal-no-early-street = { $game }在{ facts-street }没有会提前发出的牌。
refusal-no-later-street = { $game }后面没有{ facts-street }。第一条街出错请按“发牌出错”填写。
refusal-none-too-many = { facts-street }每手牌发 { $count } 张，{ $came } 张并不多：请填写该座在这条街得到的全部牌。
refusal-cards-to-others = 牌发给活牌所在的座位 { $seats }，不是 { $came }。
refusal-not-dealt-to = 牌发给座位 { $seats }；其中没有 { $came }。
refusal-deck-has-fewer = 一副牌只有 { $most } 张：发出的牌与反牌合计不可能有 { $came } 张。
refusal-no-deck = 余牌、弃牌堆和烧牌合计应为 1 至 { $most } 张，不能是 { $came } 张。
refusal-mixed-with-nothing = 余牌不可能与没有牌的一堆混在一起：{ $fact }。
refusal-heap-told-twice = 余牌与每一堆只混一次；这一堆填了两次：{ $fact }。
refusal-nothing-like-a-fold = { $seat } 号座没有对自己的牌做过可视为弃牌的动作。
refusal-cards-seen-twice = 至少有一张牌被看见，每张只出现一次。
refusal-no-card-came-just-now = { $card } 不是梭哈最后一条街或换牌时刚发给 { $seat } 号座的暗牌。
refusal-flop-of-so-many = 翻牌只有 { $came } 张，并没有多发：应有 { $count } 张，多于此数才算多发。
refusal-card-there-twice = 每张牌只有一张。
refusal-drawn-from-others = 裁判只能从已翻出的牌中抽取。

## 摊牌

refusal-pots-gone-out = 底池已经判出：没有人需要亮牌。
refusal-live-hands-each-once = 请填写摊牌时的活牌，每手填一次，不能是 { $came }。
refusal-no-live-hand = { $came } 号座没有活牌；有活牌的座位是 { $seats }。
refusal-face-up-too-many = { $most } 张牌中不可能有 { $came } 张牌面朝上。
refusal-tabled-is-known = 牌面朝上、人人可读的手牌就是已辨明的手牌。请改正其中一项。
refusal-asked-for-his-own = { $seat } 号座不能要求看自己的手牌。
refusal-paid-and-left = 跟注了最后一次下注的玩家一直跟到最后。
refusal-spoke-of-no-seat = 说到手牌时请填座位，说到底池时不填。
refusal-moves-do-not-balance = 移动的筹码合计应为 0，不能是 { $came }。
refusal-winner-gets-nothing = { $seat } 号座赢得底池，应从中得到筹码。
refusal-moved-without-mistake = 只有出了差错才移动筹码。
refusal-disputed-too-soon = 争议须在底池判出之后提出，所填时间早了 { $came } 秒。
refusal-began-too-soon = 下一手牌在底池判出之后才会开始，所填时间早了 { $came } 秒。
refusal-no-such-pot = { $came } 的底池不能由面额 { $chip } 的筹码组成，或超过 { $most }。
refusal-not-put-in-so = { $came } 不可能用面额 { $chip } 的筹码投入。
refusal-winners-each-once = 请填写底池的赢家，每人填一次，不能是 { $came }。
refusal-stud-pot-without-cards = 梭哈中判定零头筹码需要知道赢家的牌。

## 一手牌的记录

refusal-no-such-entry = 没有仍然有效的第 { $came } 条记录。
refusal-no-such-choice = { $count ->
    [0] 对第 { $entry } 条记录的裁定没有可选项。
   *[other] 对第 { $entry } 条记录的裁定只有 { $count } 个可选项。
}
refusal-decided-already = 裁判已在第 { $decision } 条记录中对第 { $entry } 条作出决定；裁判可以改判。
refusal-decided-long-ago = 裁判在第 { $decision } 条记录中对第 { $entry } 条的决定已经执行，牌局已继续，不能再撤销。
refusal-gone-on-since = 第 { $entry } 条记录之后牌局已经继续。
refusal-no-infraction = 第 { $entry } 条记录没有可以处罚的违规。
refusal-penalty-off-the-scale = 本规则没有这种处罚。
refusal-chips-not-asked = 只有没收筹码时才填数量，不要填 { $came }。
refusal-too-many-remedies = 裁判的一条记录最多处理 { $most } 件事，不能是 { $came } 件。
refusal-floor-says-why = 裁判须说明理由。
refusal-reason-too-long = 理由最多 { $most } 个字符，不能是 { $came } 个。
refusal-nobody-skipped = 这一轮没有人被跳过。
refusal-raise-lost = { $seat } 号座只能跟注或弃牌，已失去加注的权利。
refusal-no-cards-due = 现在不该给任何人发牌。
refusal-stack-as-told = { $seat } 号座的后手筹码已记为 { $came }。
refusal-no-such-card = { $came } 不是牌。牌写作 As 这样。
refusal-no-such-street-in-game = { $game }没有这一轮下注：{ facts-street }。
refusal-clock-on-himself = 正轮到 { $seat } 号座行动：要求计时的应是其他玩家。
refusal-caller-sits-here = { $seat } 号座就在本桌：其他牌桌或锦标赛以外的人，不填座位。
refusal-clock-runs-already = { $seat } 号座已在计时。
refusal-no-clock-runs = 现在没有计时。

## 与所跟踪的牌局不符的事件

refusal-no-such-incident = 没有这种事件。可选：{ $expected }。
refusal-no-incident-of-these = { $came } 不是一个事件。
refusal-not-such-a-fact = 此处不填 { $came }，要填的是：{ $facts }。
refusal-not-part-of-fact = { $at } 没有 { $came } 这一项，可填的是：{ $expected }。
refusal-nothing-is-told = 这里不用填写，牌局已经知道。请去掉 { $came }。
refusal-facts-too-deep = 填写的内容最多嵌套 { $most } 层。
refusal-entry-too-large = 一条记录最多容纳 { $most } 项内容。
refusal-entry-text-too-long = 文字最多 { $most } 个字符，不能是 { $came } 个。
refusal-entry-number-too-large = 数字最大为 { $most }。
refusal-remedy-ill-formed = 没有这样的座位、牌或筹码：{ $came }。
refusal-before-the-showdown = 尚未到摊牌阶段。
refusal-hand-is-dead = { $seat } 号座的手牌已是死牌。
refusal-hand-is-tabled = { $seat } 号座的手牌已经亮在桌面上。
refusal-hand-was-folded = { $seat } 号座的手牌在摊牌前已经弃掉。
refusal-seat-got-no-cards = { $seat } 号座没有得到牌；发到牌的座位是 { $seats }。
refusal-was-a-misdeal = 这手牌是错误发牌：没有判出任何底池。
refusal-bet-is-right = { $seat } 号座下注 { $came }，应为 { $least }：没有可更正之处。
refusal-calls-own-bet = { $seat } 号座是下注者：这里只填跟注的座位。
refusal-no-bet-of-seat = { $seat } 号座在这手牌没有下注或加注。请选下错注的座位。
refusal-nobody-acted-behind = 这手牌中 { $seat } 号座之后还没有人行动。
refusal-nobody-acted-yet = 这手牌还没有人行动。
refusal-was-there = { $seat } 号座的玩家已经行动过，说明当时在座。
refusal-deal-goes-on = 发牌尚未完成。
refusal-stub-has-fewer = 余牌中可用于此的只有 { $most } 张，不是 { $came } 张。
refusal-flop-of-others = 翻牌须取自已发出的这几张：{ $cards }。
refusal-card-lies-elsewhere = { $card } 在别处：它不是从余牌中来的。
refusal-card-told-twice = { $card } 填了两次。
refusal-card-not-of-this-deck = 这副牌中没有 { $card }。
refusal-hand-has-other-cards = { $seat } 号座不可能有 { $cards }。
refusal-no-new-board = 自上次行动以来没有发出公共牌。
refusal-board-has-others = 最后发出的公共牌是 { $cards }。
refusal-last-street = 之后没有下一轮了。
refusal-no-upcards = { $seat } 号座没有明牌。
refusal-no-turn-to-fold = { $seat } 号座已经全下，不会再轮到该座弃牌。
refusal-which-pot = 有多个底池，分别为 { $amounts }：须说明是哪一个。
refusal-no-pot-of-this-size = 这手牌没有 { $came } 的底池，只有 { $amounts }。
refusal-not-in-this-pot = 座位 { $seats } 不能赢得该底池；能赢得的是座位 { $expected }。
refusal-seat-twice = { $seats } 中有座位出现了两次。
refusal-pot-not-divided = 在{ $game }中，底池不分高低两半。
refusal-moves-needed = 底池已经判出：须说明移动哪些筹码。
refusal-when-awarded = 底池已经判出：须说明判出的时间。
refusal-not-awarded = 还没有判出任何底池：无可更正。
refusal-gives-too-much = { $seat } 号座从底池得到 { $most }，不能交出 { $came }。
refusal-pulled-too-much = { $seat } 号座面前有 { $most }，不可能被收走 { $came }。

facts-street = { $street ->
    [preflop] 翻牌前
    [flop] 翻牌圈
    [turn] 转牌圈
    [river] 河牌圈
    [second] 第二街
    [third] 第三街
    [fourth] 第四街
    [fifth] 第五街
    [sixth] 第六街
    [seventh] 第七街
    [predraw] 换牌前
    [draw] 换牌时
    [first-draw] 第一次换牌
    [second-draw] 第二次换牌
    [third-draw] 第三次换牌
    [showdown] 摊牌时
   *[other] 牌局结束后
}

## 各项情况的名称

fact-about = 所说的是手牌还是底池
fact-burned = 烧牌的张数
fact-before_turn = 当时是否还没轮到该玩家
fact-after_undercall = 前一名玩家是否也跟注不足
fact-amount_open = 下注是否还没有数额
fact-bet_before = 这些筹码够跟的先前下注
fact-taken_up = 之后是否已有玩家跟注
fact-unheard = 是否有人没听到所说的话
fact-subject = 争议的是读牌还是数额
fact-acted = 该玩家发牌后是否已行动
fact-begun = 下一手牌是否已开始
fact-belongs = 正确的座位
fact-callers = 足额跟注的座位
fact-closed = 是否已来不及更正
fact-elsewhere = 正确的座位是否在另一张桌
fact-folded = 因此弃掉的手牌
fact-legal = 正确的总额
fact-lineup = 这手牌怎样发的
fact-of_button = 该玩家是否在庄位
fact-place = 这张牌在哪里发现
fact-put_in = 因此投入的筹码
fact-played = 此后是否用过这些筹码
fact-reach = 各玩家最多能下注的总额
fact-recorded = 记录中的总额
fact-refused = 玩家是否拒绝
fact-right_stack = 起始筹码是否正确
fact-absent = 缺席玩家的座位
fact-absent_now = 现在缺席玩家的座位
fact-acts = 发牌之后各玩家的行动
fact-acts_first = 最后一轮最先行动的座位
fact-all_in = 谁已全下
fact-along = 该玩家在这手牌中跟到哪一步
fact-amount = 底池的筹码数
fact-announced_ms = 宣布新级别的时间
fact-ante = 前注
fact-asked_before = 该玩家此前要求过的次数
fact-asked_by = 由谁要求
fact-at_ms = 发生的时间
fact-awarded_ms = 判出底池的时间
fact-awarded = 底池是否已判出
fact-began = 可能已开始这手牌的事
fact-behind = 后手筹码
fact-best = 是否为最好的手牌
fact-bet = 该手牌的下注
fact-bet_in = 下注所用的筹码面额
fact-betting = 是否还有下注
fact-betting_left = 是否还剩下注
fact-bettor = 最后下注的座位
fact-blind = 盲注
fact-blinds = 盲注额
fact-boxed = 反牌的张数
fact-burns = 烧牌的张数
fact-button = 庄位所在的座位
fact-by = 由谁所为
fact-card = 牌
fact-cards = 各张牌
fact-certainty = 把握（百分比）
fact-chip = 筹码面额
fact-chips = 发现的筹码数
fact-clearly_shown = 牌是否已清楚亮明
fact-complete = 发牌是否完成
fact-concern = 是否怀疑串通
fact-count = 数目
fact-may_go_back = 可以收回的公共牌
fact-missed = 死牌是否已错过太多而不能恢复
fact-dead = 手牌是否已是死牌
fact-dealt = 该玩家拿到的牌数
fact-entitled = 有权拿牌的座位
fact-entered = 这条街的牌是否已录入
fact-exposed = 亮出的牌
fact-face_down = 是否已把牌扣下
fact-face_up = 牌面朝上的牌数
fact-faces_action = 该玩家是否面对行动
fact-first = 第一次发牌的情形
fact-first_to = 第一张牌发到的座位
fact-found = 何时发现整副牌有问题
fact-game = 玩法
fact-got = 各座位拿到的牌数
fact-hand_for_hand = 是否正在同步发牌
fact-hands = 赢家的手牌
fact-hands-missed = 停赛的手数
fact-penalty-chips = 罚没的筹码
fact-has_cards = 该玩家是否有牌
fact-high = 高牌的赢家
fact-how = 手牌出了什么事
fact-identified = 手牌能否辨明
fact-in_order = 牌的先后顺序能否确定
fact-in_muck = 牌是否已进入弃牌堆
fact-language = 所说的语言
fact-left_ms = 本级别剩余的时间
fact-legible = 牌是否人人可读
fact-level = 级别的结束
fact-live = 活牌
fact-low = 低牌的赢家
fact-matched = 其他玩家对该下注跟到的数额
fact-mixed = 余牌与哪些牌混在一起
fact-moment = 发生的时刻
fact-moves = 移动的筹码数
fact-muck = 弃牌堆的张数
fact-mucked = 手牌是否已盖掉
fact-to_show = 是否还有玩家未亮牌
fact-needed = 盲注和前注所需的最小筹码
fact-now = 现在发牌的情形
fact-number = 该牌在发牌中的次序
fact-of = 所涉的是谁的手牌
fact-of_bettor = 是否为最后下注者的手牌
fact-on_board = 牌是否已在公共牌的位置
fact-on_break = 是否正在休息
fact-on_purpose = 是否故意
fact-paid = 该玩家是否跟注了最后一次下注
fact-penalised = 受罚玩家的座位
fact-penalised_now = 现在受罚玩家的座位
fact-picked = 裁判抽出的牌
fact-players = 玩家人数
fact-plays_board = 该玩家是否打公共牌
fact-pot = 底池
fact-price = 当前下注
fact-pulled = 已收拢的筹码数
fact-pushed = 是否已把牌推出
fact-raise_by = 一次加注的数额
fact-raised_to = 下注或加注到多少
fact-raised_ms = 提出争议的时间
fact-restorable = 余牌能否恢复原有次序
fact-rounds-missed = 停赛的圈数
fact-seat = 座位
fact-seats = 各座位
fact-seconds = 计时的秒数
fact-seen = 是否有牌面被看到
fact-since = 此后开始的事
fact-sounded_ms = 计时响铃的时间
fact-stack = 筹码
fact-staked = 已投入的筹码
fact-steps = 这次行动的步骤数
fact-street = 哪一轮
fact-stub = 余牌的张数
fact-stud = 是否为梭哈
fact-tabled = 手牌是否已亮明
fact-to = 触碰筹码的目的
fact-to_act = 轮到行动的座位
fact-to_come = 是否还要发牌
fact-true = 所报的牌是否属实
fact-twice = 连拿两张牌的座位
fact-uncalled = 下注中无人跟注的部分
fact-waited_s = 派发底池之后的秒数
fact-waiting = 是否无人主动亮牌
fact-what = 开始的是什么
fact-who = 由谁指出
fact-within_reach = 玩家是否伸手可及座位
fact-would_win = 这一张牌能否取胜
fact-wrong = 是否出了差错
fact-zero_ms = 时钟归零的时间
