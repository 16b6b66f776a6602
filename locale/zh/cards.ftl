### 牌出了差错：ruling-<code> 说明每一步的理由，ruled-<code> 为可作的裁定，does-<code> 为具体处理。

does-not-any-more = 现已无法执行，不再处理：{ $what }

does-later = { $street ->
    [preflop] 翻牌前的下注结束后：{ $what }
    [flop] 翻牌圈下注结束后：{ $what }
    [turn] 转牌圈下注结束后：{ $what }
    [river] 河牌圈下注结束后：{ $what }
    [second] 第二街下注结束后：{ $what }
    [third] 第三街下注结束后：{ $what }
    [fourth] 第四街下注结束后：{ $what }
    [fifth] 第五街下注结束后：{ $what }
    [sixth] 第六街下注结束后：{ $what }
   *[other] 本轮下注结束后：{ $what }
}

## 发起手牌

ruling-first-card-astray = 第一张牌发到了 { $seat } 号座，本应发给 { $right } 号座：错误发牌。
ruling-seat-unentitled = { $seats } 号座不该拿牌却发到了牌：错误发牌。
ruling-seat-left-out = { $seats } 号座该拿牌却漏发：错误发牌。
ruling-boxed-cards = 发牌时出现 { $count } 张反牌：错误发牌。
ruling-exposed-and-boxed = 亮出的牌与反牌合计 { $count } 张：错误发牌。
ruling-downcard-exposed = 梭哈中，发给 { $seats } 号座的暗牌被翻开：错误发牌。
ruling-first-cards-exposed = 最先发出的 { $count } 张牌中有一张亮出：错误发牌。
ruling-cards-exposed = 发牌时有 { $count } 张牌亮出：错误发牌。
ruling-draw-house-standards = 换牌游戏按本场的标准：所列情形同样适用，亮出的牌除外。
ruling-draw-not-listed = 规则未列出换牌游戏的错误发牌：由裁判决定。
ruling-stud-not-listed = 梭哈的错误发牌，规则只列出亮出暗牌一项：由裁判决定。
ruling-exposed-by-player = 牌是玩家自己亮出的：能否因此重新发牌，由裁判决定。
ruling-misdeal-too-late = 已有实质性行动：不再算错误发牌，牌局继续。
ruling-count-misdeal = { $seats } 号座的牌数不对。实质性行动之前，这是错误发牌。
ruling-count-dead = { $seats } 号座的牌数不对。实质性行动之后，手牌成为死牌，所有牌进弃牌堆。
ruling-button-made-up = 庄位的 { $seat } 号座缺牌，尚未行动，缺少的牌从余牌中补足。
ruling-button-acted-short = 庄位的 { $seat } 号座缺牌仍行动，手牌成为死牌。
ruling-button-folded-short = 庄位的 { $seat } 号座缺牌，已弃牌。
ruling-too-few-cards = { $seats } 号座的牌太少：错误发牌的情形不限于所列，由裁判决定。
ruling-too-many-cards = { $seats } 号座的牌太多：错误发牌的情形不限于所列，由裁判决定。
ruling-deal-stands = 所述的发牌并无差错；是否另有错误发牌的情形，由裁判决定。
ruling-order-wrong = { $seats } 号座连得两张牌：错误发牌的情形不限于所列，由裁判决定。
ruling-button-twice = 可以连续给庄位（{ $seat } 号座）发两张牌。
ruling-chance-decides = 规则对此没有规定：可以用随机的办法补救。
ruling-showed-himself = 玩家自己亮出的牌仍归该玩家，手牌继续有效。
ruling-downcard-becomes-upcard = 梭哈中，发给 { $seats } 号座时被翻开的暗牌改作明牌。
ruling-upcard-may-bring-in = 该玩家可能因这张牌而须下强制注。
ruling-upcard-there-already = { $seats } 号座已有一张明牌：再有暗牌亮出时如何处理，规则没有规定。
ruling-replacement-exposed = { $seats } 号座补发的牌也被亮出：规则没有规定，由裁判裁量。
ruling-too-few-exposed = 亮出 { $count } 张，不足以构成错误发牌。
ruling-too-few-boxed = 反牌 { $count } 张，不足以构成错误发牌。

ruled-misdeal = 错误发牌
ruled-play-on = 牌局继续
ruled-mend-hands = 把手牌补足或减至应有的张数
ruled-replace-card = 换发一张牌

does-deal-again = 重新发牌。
does-deal-missing = 从余牌顶部给 { $seats } 号座补发暗牌，共 { $count } 张。
does-draw-back = 裁判从 { $seats } 号座的牌中不看牌面随机抽出 { $count } 张，放回余牌顶部。
does-leave-up = { $seats } 号座亮出的牌保持牌面朝上。
does-deal-down = 给 { $seats } 号座的下一张牌改发暗牌。
does-replace-exposed = 全部发完后给 { $seats } 号座补发一张；亮出的牌放在一旁。
does-replace-boxed = 反牌作废，共 { $count } 张；由后面的牌依次补上。

## 重新发牌

ruling-redeal-replays = 重新发牌须完全还原这手牌：庄位不动，级别不变。
ruling-redeal-new-hand = 重新发牌算作新的一手牌。
ruling-redeal-nobody-new = 不加入新玩家：{ $seats } 号座等待下一手牌。
ruling-redeal-dead = 给 { $seats } 号座发牌后随即作废：首次发牌时不在座，或正在受罚。
ruling-redeal-may-play = { $seats } 号座首次发牌时不在座，重新发牌照常发给。这次在座，手牌即有效。
ruling-redeal-on-penalty = { $seats } 号座正在受罚：照常发牌，随即作废。
ruling-redeal-away-again = { $seats } 号座重新发牌时不在座：照常发牌，随即作废。

ruled-deal-again = 重新发牌
does-dealt-again = 重新发牌：发给 { $seats } 号座，庄位在 { $button } 号座，盲注 { $small } 和 { $big }。
does-dealt-again-and-killed = 重新发牌：发给 { $seats } 号座，庄位在 { $button } 号座，盲注 { $small } 和 { $big }。发牌后随即作废：{ $killed } 号座。

## 提前发出的牌，以及张数过多的翻牌

ruling-early-cards = 下注还没结束：这些牌发早了。
ruling-early-flop = 烧牌保留；翻牌退回，重新发出时不再烧牌。
ruling-early-turn = 下一张烧牌之后的那张牌作转牌；提前发出的牌仍可能成为河牌。
ruling-early-river = 烧牌保留作河牌的烧牌；余牌洗过后重新发河牌。
ruling-early-in-stud = 下注还没结束：梭哈中这些牌发早了。
ruling-early-street = 提前发出的牌补足为完整一轮，放在一旁；该街照常发牌。
ruling-street-of-extra = { $seat } 号座在这条街多得 { $count } 张牌：规则文件都没有规定，由裁判裁量；所提议的做法是 RuleOne 自己的。
ruling-extra-in-order = 尚无人行动，牌的先后顺序也清楚：可以归到本应去的座位。
ruling-extra-not-in-order = 牌的先后顺序已无法确定：说不出哪张是多发的。
ruling-acted-on-extra = 已有玩家看着这些牌行动：其他座位的牌不再移动。
ruling-reshuffle-stub-only = 只洗余牌，不含弃牌堆和烧牌。
ruling-four-card-flop = 翻牌发出四张：不看牌面抽出一张，作为下一张烧牌。
ruling-street-of-many = { $street ->
    [flop] 翻牌
    [turn] 转牌
   *[river] 河牌
}发出了 { $count } 张：规则没有规定这么多张的情形。
ruling-substantial-since = 此后已有实质性行动。
ruling-acted-on-early = 已有玩家按提前发出的牌行动：规则没有规定，由裁判裁量。
ruling-burned-right = 烧牌 { $count } 张，正确。
ruling-burned-wrong = 烧牌 { $count } 张，这条街前应烧 { $right } 张。
ruling-no-rule-fairness = 规则没有规定后果：由裁判裁量，以公平为先。
ruling-acted-on-board = 规则没有规定后果，而且已有玩家按这些公共牌行动：由裁判裁量。
ruling-unburned-flop = 翻牌之前没有烧牌，还没有人行动：从三张中不看牌面抽出一张作烧牌。
ruling-unburned-acted-on = 已有玩家行动：三张翻牌不动。
ruling-unburned-turn = 转牌之前照常有一张烧牌。
ruling-flop-of-many = 翻牌发出 { $count } 张：规则没有规定这种情形。

ruled-early-cards = 提前发出的牌无效
ruled-flop-by-chance = 从已发出的牌中随机抽定翻牌
ruled-street-by-chance = 从已发出的牌中随机抽出这条街的牌
ruled-street-anew = 余牌洗牌后重发这条街
ruled-board-corrected = 各张牌归到本应在的位置
ruled-cards-along = 各张牌归到本应去的座位
ruled-board-stands = 公共牌照旧有效
ruled-flop-anew = 余牌洗过后重新发翻牌

does-call-floor = 请裁判到场。
does-mix-face-down = 荷官将这 { $count } 张牌背面朝上混合。
does-floor-picks-burn = 裁判不看牌面从中抽出 { $count } 张，作为下一张烧牌。
does-rest-is-flop = 其余 { $count } 张即为翻牌。
does-draw-late-burn = 不看牌面从中抽出一张，作为翻牌的烧牌。
does-rest-and-next-is-flop = 其余 { $count } 张和余牌的下一张即为翻牌。
does-draw-flop = 裁判不看牌面从中抽出 { $count } 张作为翻牌。
does-draw-board = 裁判不看牌面从中抽出 { $count } 张，作为这条街的牌。
does-rest-to-stub = { $count } 张牌放回余牌。
does-acts-back = 撤销按提前发出的牌所做的行动，退还筹码。
does-burn-to-board = 最后 { $count } 张烧牌作为这条街的头 { $count } 张；多出的末 { $count } 张放回余牌顶上。
does-board-to-burn = 这条街的头 { $count } 张作为烧牌；由余牌接着补足末 { $count } 张。
does-keep-burn = 烧牌保留不动。
does-back-to-stub = { $known ->
    [true] { $cards } 退回余牌。
   *[other] 提前发出的 { $count } 张牌退回余牌。
}
does-set-aside = { $known ->
    [true] { $cards } 放在一旁。
   *[other] 提前发出的 { $count } 张牌放在一旁。
}
does-complete-round = { $of ->
    [1] 荷官继续给 { $seats } 号座发牌，补足完整一轮。
   *[other] 荷官继续给 { $seats } 号座发牌，补足完整一轮。
}
does-cards-along = { $seats } 号座留下先到的那张。从这里起，每张牌依次往后移 { $count } 名有活牌的玩家；剩下的放回余牌顶上。
does-enter-as-they-lie = 平板上的牌若与桌上不符：撤销到这条街发牌之时，照桌上的样子重新录入牌和此后的行动。
does-shuffle-stub = 荷官将余牌重新洗牌。
does-burn-and-deal = 荷官烧一张牌，再翻开 { $count } 张。
does-deal-street-unburned = 荷官重新发这一街，不再烧牌。
does-burn-and-deal-street = 荷官烧一张牌，照常发下一街。
does-deal-unburned = 荷官不烧牌，直接翻开 { $count } 张。

## 余牌散落

ruling-nothing-to-come = 已无牌可发：余牌散落不影响牌局。
ruling-stub-order-first = 荷官先尽量恢复余牌的顺序：能否恢复决定如何处理。
ruling-stub-restored = 余牌恢复原来的顺序，牌局继续。
ruling-stub-seen = 余牌中有牌面被看到：按原来的顺序发牌，后面的牌就已泄露。
ruling-stub-alone = 顺序已无法恢复：只用余牌本身重组，不含弃牌堆和烧牌。
ruling-stub-mixed = 余牌已与其他牌混在一起：用全部混合的牌重组。

ruled-stub-restored = 余牌恢复原序
ruled-stub-rebuilt = 重组余牌

does-restore-order = 荷官恢复余牌原来的顺序。
does-scramble = 将 { $count } 张牌背面朝上打乱。
does-shuffle = 洗这 { $count } 张牌。
does-cut = 这 { $count } 张牌切牌后，作为新的余牌。
does-keep-hands-and-board = 活牌和公共牌保持不动。

## 废牌、误收的手牌

ruling-bettor-discards = { $seat } 号座最后下注，对手还在局中就弃了牌。荷官把牌单独放好，请裁判到场。
ruling-bettor-judge = 先认定这些牌能否取回并准确认出；不能则手牌成为死牌。
ruling-bettor-cards-lost = 这些牌无法取回并准确认出：手牌成为死牌，对手已跟注的下注留在底池。
ruling-bettor-uncalled = 下注中有 { $amount } 无人跟注，予以退还。
ruling-bettor-fold-binds = { $seat } 号座最后下注，还有对手未行动就弃牌：弃牌有约束力。
does-hold-cards = 荷官把 { $seats } 号座的牌单独放好。
ruling-guard-hand = 玩家须始终保护好自己的手牌。
ruling-fouled-no-redress = 手牌与其他牌相混，成为死牌；已被跟注的下注不退还。
ruling-killed-no-redress = 荷官误收的手牌成为死牌；已被跟注的下注不退还。
ruling-uncalled-goes-back = 下注中无人跟注的 { $amount } 退还。
ruling-identify-first = 先由裁判认定能否完全确认是哪几张牌。
ruling-missed-since = 此后它已错过发牌或下注，或已有手牌亮出，不能再恢复有效。
ruling-identified-lives = 能完全确认的手牌继续有效，被看到也不影响。

## 发牌时是否在座

ruling-deadline-first-card = 玩家须在发第一张牌之前在座。
ruling-deadline-last-card = 玩家须在发最后一张牌之前在座。
ruling-deadline-deal-complete = 玩家须在所有人拿齐手牌之前在座。
ruling-reach-is-enough = 伸手可及座椅即算在座。
ruling-reach-is-not-enough = 伸手可及座椅不算在座。
ruling-absent-killed = 发完牌后手牌立即作废，该玩家不得看牌；盲注和前注照收。

does-stay-unseen = { $seats } 号座的玩家不得看自己的牌。

## 梭哈

ruling-upcards-picked-up = 玩家面对行动时拿起了自己的明牌：成为死牌。
ruling-upcards-no-action = 玩家未面对行动时拿起了自己的明牌：手牌并不因此作废。
ruling-folded-properly = 明牌全部背面朝上，全部牌推向前方：弃牌方式正确。
ruling-folded-face-up = 把牌推向前方即为弃牌；应先将明牌翻为背面朝上。
ruling-folded-in-part = 只把明牌翻为背面朝上而没有推出，算不上完整的弃牌：由荷官询问。
ruling-last-card-down = 梭哈的最后一张牌应发暗牌，不再有下注时也一样。
ruling-last-card-replaced = 后面还有下注：更换亮出的最后一张牌。
ruling-drawn-card-replaced = 后面还有下注：等大家都换完牌，再更换换牌时亮出的牌。
ruling-drawn-card-stays = 后面不再有下注：换牌时亮出的牌不更换。
ruling-last-card-stays = 后面不再有下注：亮出的最后一张牌不更换。

does-cards-stay-up = { $seats } 号座亮出的牌保持牌面朝上。
does-replace-from-stub = { $seats } 号座亮出的牌作废，从余牌补发一张暗牌。

ruling-foreign-misdeal = 实质性行动之前出现不属于该游戏的牌：这是错误发牌。
ruling-foreign-scrap = 实质性行动之后才发现不属于该游戏的牌：视为废纸。
ruling-foreign-on-board = 公共牌上缺的这张由余牌的下一张补上，不再烧牌。
does-take-out-card = 取出不属于该游戏的牌。
does-next-to-board = 不烧牌，翻开余牌的下一张补上。

## 问题牌组

ruling-deck-fouled = 两张牌点数和花色都相同：这副牌是问题牌组。
ruling-fouled-bets-back = 牌局停止，不论已有多少行动，全部下注退还。
ruling-fouled-in-time = 这手牌已结束，但仍可提出牌组有问题。
ruling-fouled-too-late = 下一手牌已经开始，不能再提出牌组有问题。
ruled-bets-returned = 退还全部下注
does-bets-back = 把每名玩家在这手牌投入的筹码全部退还，包括盲注、前注和已弃牌玩家的下注。

## 规则没有规定的情形

ruling-deck-foul = 这副牌不完整或有问题：规则没有规定这种情形。
ruling-boxed-later = 发完起手牌后出现反牌 { $count } 张：规则没有规定这种情形。

does-change-deck = 换一副牌。
