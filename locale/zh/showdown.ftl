### 摊牌及其后：ruling-<code> 为裁定的每一步，ruled-<code> 为可作的裁定，does-<code> 为要做的事。

## 亮出、口头宣布、丢出或被误杀的手牌

ruling-plays-board = 打公共牌的玩家须亮出自己的全部底牌，才能分池。
ruling-tabled-fully = 全部牌面朝上，荷官和玩家都能看清：已完整亮牌。
ruling-tabled-partly = 只有 { $up } 张能看清：未完整亮牌。
ruling-partly-is-muck = 只亮出部分手牌即视为盖牌。
ruling-partly-own-risk = 未完整亮牌的风险由玩家自负，由裁判决定。
ruling-judge-identified = 先由裁判认定每张牌是否都能完全确认。
ruling-one-card-would-win = 只亮出一张，而这张足以成为赢牌：荷官请该玩家亮出全部手牌。
ruling-one-card-refused = 该玩家不肯亮出全部手牌：请裁判到场决定。
ruling-shown-well = 这些牌能完全确认，或已清楚亮出。
ruling-not-shown = 这些牌不能完全确认，也未清楚亮出：无权要求底池。
ruling-cards-speak = 以牌面为准：口头宣布的牌型对任何人都没有约束力。
ruling-table-to-claim = 手牌亮出后才算数。
ruling-judge-purpose = 报错了牌型：是否故意由裁判认定，故意的可以处罚。
ruling-miscalled-on-purpose = 故意报错牌型可予处罚。
ruling-all-in-not-mucked = 有人全下时不得盖牌：所有手牌都要亮出并保持有效。
ruling-all-in-may-muck = 有人全下时，轮到自己也可以不亮牌而盖牌。
ruling-thrown-is-out = 背面朝上丢出的手牌即视为放弃。
ruling-pushed-into-muck = 荷官已将牌推入弃牌堆：该手牌作废。
ruling-not-identified = 这些牌已不能完全确认：该手牌作废。
ruling-thrown-and-known = 这些牌能完全确认，且未进弃牌堆：玩家仍可亮牌。
ruling-not-guarded = 玩家须保护自己的手牌直到读牌完毕：未亮出的手牌不予补救。
ruling-judge-best = 重新读牌：它是否为赢家？
ruling-winner-not-killed = 已完整亮出且明显获胜的手牌不能作废。
ruling-loser-stays-killed = 该手牌并未获胜：维持原状。

## 由谁亮牌

ruling-last-live-wins = 其他人都已放弃：最后一手牌获胜，无须亮牌。
ruling-betting-to-come = 仍可能有下注：手牌不翻开。
ruling-wait-for-floor = 同步发牌：等裁判指示后才亮牌。
ruling-all-up-at-once = 有人全下且不再有下注：所有手牌立即亮出，然后发完公共牌。
ruling-all-up-in-stud = 有人全下且不再有下注：所有手牌亮出，然后发完余下的牌。
ruling-not-at-risk-first = 梭哈中，没有出局风险的玩家先亮牌：{ $seats } 号座。
ruling-first-all-in-shows = 全员全下：{ $seat } 号座最先全下，先亮牌，然后按顺时针方向。
ruling-show-freely = 玩家可自行亮牌或盖牌。
ruling-order-imposed = 无人亮牌：由裁判规定亮牌顺序。
ruling-order-stands = 按顺序亮牌。
ruling-bettor-shows = 最后一轮由 { $seat } 号座最后下注或加注：先亮牌，然后按顺时针方向。
ruling-left-of-button-shows = 最后一轮无人下注：由庄位左侧第一家（{ $seat } 号座）先亮牌，然后按顺时针方向。
ruling-first-to-act-shows = 最后一轮无人下注：由应先行动的 { $seat } 号座先亮牌，然后按顺时针方向。

## 要求看牌

ruling-anyone-may-see = 凡拿到牌的玩家都可要求看牌。
ruling-callers-may-see = 只有跟注到底且手牌仍在的玩家可以要求看牌。
ruling-turn-callers-may-see = 只有在转牌圈跟注的玩家可以要求看牌。
ruling-nobody-may-see = 是否亮牌由各玩家自行决定。
ruling-right-lost = 已没有手牌或未亮牌就盖牌的玩家，不再有权要求看牌。
ruling-paid-to-see = 该玩家跟注了最后的下注且手牌仍在：有权看最后下注或加注者的手牌。
ruling-seeing-is-for-the-floor = 玩家无权看这手牌：由裁判决定。
ruling-seeing-has-reason = 有理由担心牌局的公平。
ruling-seeing-not-abused = 该玩家此前已要求过 { $times } 次，又说不出理由：此项特权不得滥用。
ruling-no-rabbit = 本会发出的后续牌一律不看。

## 指出错误与争议

ruling-untabled-not-read = 未亮出的手牌不得读牌。
ruling-speak-up = 无论是否参与该手牌，发现读牌或分池有误都应指出。
ruling-watcher-heard = 观战者不是玩家：为公平起见，裁判可以听取。
ruling-dispute-open = 下一手牌尚未开始：底池仍可提出异议。
ruling-dispute-over = 下一手牌已经开始（{ $what ->
    [shuffler-button] 按下洗牌机按钮
    [dealer-push] 荷官换班
   *[first-riffle] 荷官开始洗牌
}）：不能再对底池提出异议。
ruling-dispute-open-amount = 下一手牌尚无实质性行动：数额仍可提出异议。
ruling-dispute-over-acted = 下一手牌已有实质性行动：不能再对数额提出异议。
ruling-dispute-over-in-break = 休息期间可对底池提出异议的 { $seconds } 秒已过。
ruling-pot-was-right = 裁判未发现错误。
ruling-pot-was-wrong = 裁判发现有误。

## 平分的底池

ruling-pot-shared = 同为最大的手牌平分底池。
ruling-same-hands-whole = 高低两边由相同的手牌获胜：整池均分，不先对半分。
ruling-odd-to-high = 整池的零头 { $amount } 归高牌一方。
ruling-odd-broken-down = 零头筹码先换成面额 { $amount } 的筹码。
ruling-odd-left-of-button = 零头 { $amount } 从庄位左侧最近的赢家（{ $seat } 号座）起分配。
ruling-odd-by-suit = 零头 { $amount } 从按花色持最大牌的赢家（{ $seat } 号座）起分配。
ruling-odd-one-by-one = 多枚零头筹码逐枚分配。
ruling-odd-all-to-first = 多枚零头筹码全归最先分得的赢家。

## 可作的裁定

ruled-tabled = 已完整亮牌，算数
ruled-hand-live = 该手牌有效
ruled-hand-dead = 该手牌作废
ruled-cards-speak = 以牌面为准
ruled-stay-down = 手牌不翻开
ruled-all-up = 所有手牌立即亮出
ruled-in-order = 按顺序亮牌
ruled-as-they-like = 玩家自行亮牌
ruled-wins-unshown = 最后一手牌不亮牌而获胜
ruled-see-hand = 亮出该手牌
ruled-not-seen = 不予亮牌
ruled-read-again = 重新查看
ruled-let-be = 维持原状
ruled-pot-corrected = 更正底池的分配
ruled-pot-stands = 底池维持原来的分配
ruled-shared = 平分 { $amount } 的底池

## 要做的事

does-turn-up = { $of ->
    [1] { $seats } 号座亮牌。
   *[other] { $seats } 号座亮牌。
}
does-leave-down = { $of ->
    [1] { $seats } 号座的牌不翻开。
   *[other] { $seats } 号座的牌不翻开。
}
does-ask-to-table = 请 { $seats } 号座亮出全部手牌。
does-ask-to-show = { $of ->
    [1] 荷官请 { $seats } 号座亮牌。
   *[other] 荷官按以下顺序请玩家亮牌：{ $seats } 号座。
}
does-push-pot = 底池归 { $seats } 号座。
does-push-chips = { $amount } 归 { $seats } 号座。
does-read-again = 荷官重读 { $seats } 号座的手牌。
does-recount = 荷官在下一手牌开始前重新清点并读牌。

## 牌桌的运作

ruling-level-not-announced = 新级别尚未宣布：该手牌按旧级别进行。
ruling-level-over = 本级别已结束。
ruling-hand-began = 该手牌在此之前已经开始（{ $what ->
    [shuffler-button] 按下洗牌机按钮
    [dealer-push] 荷官换班
   *[first-riffle] 荷官开始洗牌
}）。
ruling-level-during-push = 换荷官时级别变更：接手的荷官按旧级别再发一手牌。
ruling-wrong-level-played = 误按旧级别开始的一手牌，此后按旧级别打完。
ruling-wrong-level-made-up = 还没有实质性行动：这手牌更正为新级别，不重新发牌。
ruling-level-was-wrong = 这手牌误按旧级别开始：规则没有规定，由裁判裁量。
does-make-up-level = 盲注和前注补到新级别。已有的行动有效；投入低于新最小下注的玩家补足，筹码不足的补到全下为止。
does-record-again = 在记录中撤销这手牌的录入和开始，按新级别重新开始，再录入一遍。
ruling-level-next-hand = 新级别从下一手牌开始。
ruling-touched-to-count = 荷官可为清点而触碰下注筹码。
ruling-touched-only-to-count = 荷官只在需要清点时触碰下注筹码。
ruling-touched-freely = 荷官可以触碰下注筹码，但不得例行收拢。
ruling-brought-in-on-request = 面对行动的玩家提出要求：荷官将下注收拢。
ruling-not-his-to-ask = 只有面对行动的玩家可以要求收拢下注。
ruling-not-brought-in-routinely = 下注进行中不应例行收拢筹码：筹码变少会影响行动，也容易出错。
ruling-push-held = 休息或升级前的 { $seconds } 秒内荷官不换班。
ruling-push-goes = 剩余时间超过 { $seconds } 秒：荷官可以换班。
ruling-deck-not-on-request = 玩家不得要求换一副牌。
ruling-deck-changes = 此时换一副牌。
ruling-deck-not-now = 只在荷官换班、升级或按本场规定时换一副牌。
ruling-color-up-by-director = 使用哪些面额由赛事总监决定：可以移除 { $amount } 的筹码。
ruling-color-up-announced = 移除小面额须宣布。
ruling-color-up-helps = 已不需要 { $amount } 的筹码：移除后下注更易清点。
ruling-chip-still-needed = 盲注或前注仍需要 { $amount } 的筹码。

ruled-allowed = 允许
ruled-refused = 不允许
ruled-old-level = 该手牌按旧级别进行
ruled-new-level = 该手牌按新级别进行
ruled-color-up = 移除 { $amount } 的筹码

does-put-back = { $amount } 放回 { $seats } 号座的下注。
does-bring-in-bets = 荷官收拢下注。
does-announce-color-up = 宣布移除小面额：{ $amount } 的筹码。
