### 玩家的话语和筹码意味着什么：ruling-<code> 为裁定的每一步，ruled-<code> 为可作的裁定。

ruling-string = 另一次推出的 { $amount } 不算下注或加注。
ruling-string-called = 这是串注，由荷官指出。
ruling-exact-call = 筹码恰为跟注额 { $amount }。
ruling-one-chip-calls = 未事先声明而推出一枚 { $amount } 筹码：跟注。
ruling-every-chip-needed = 少一枚 { $chip } 筹码就不够跟注：跟注。
ruling-several-chips = 去掉一枚最小的筹码仍够跟注：多出的部分达到最小加注的一半，推出的 { $amount } 才算加注。
ruling-last-chips = 这 { $amount } 是该玩家最后的筹码，其中一枚跟注用不到：全下。
ruling-half-or-more = 加出的部分达到 { $base } 的一半：须补足为足额加注，加注到 { $amount }。
ruling-below-half = 加出的部分不足 { $base } 的一半：不算加注。
ruling-bet-against-bet = 已有 { $amount } 的下注：此话既非跟注也非加注。
ruling-earlier-chips = 先前下注的 { $amount } 筹码仍在面前。
ruling-earlier-short = 先前的 { $amount } 不够跟注，不与新筹码合计。该条没有写明怎么判，这是 RuleOne 自己的做法。
ruling-earlier-cover = 先前的 { $amount } 已够跟注，面前的筹码合计为一次下注。该条没有写明怎么判，这是 RuleOne 自己的做法。
ruling-earlier-partly-drawn = 先前的下注收回了一部分，还剩 { $amount }，面前的筹码合计为一次下注。该条没有写明怎么判，这是 RuleOne 自己的做法。
ruling-no-value = 该玩家用没有面值的物品下注：算跟注或全下，公平为先。
ruling-earlier-gathered = 先前的 { $amount } 与新筹码并在一起推出。本版规则没有写到这种情形，全部计入是 RuleOne 自己的做法。
ruling-prior-left = 先前的 { $amount } 不够跟注，仍在原处：一枚超额筹码算跟注，几枚按多枚筹码判定。
ruling-prior-drawn = 先前的 { $amount } 不够跟注，已全部收回：一枚超额筹码算跟注，几枚按多枚筹码判定。
ruling-prior-covers = 先前的 { $amount } 已够跟注：面前的筹码合计为一次下注。
ruling-prior-partly-drawn = 先前的下注收回了一部分，还剩 { $amount }：面前的筹码合计为一次下注。
ruling-prior-covered-drawn = 先前的 { $amount } 本已够跟注，后来全部收回：新筹码全部计入。规则没有写到这种情形，这是 RuleOne 自己的判法。
ruling-prior-gathered = 先前的 { $amount } 与新筹码并在一起推出：可以全部算作一次下注。
ruling-chips-bet = 无需跟注：推出的 { $amount } 筹码全部计入。
ruling-all-in = { $amount } 是该玩家的全部筹码：全下。
ruling-bring-in = 应下强制注 { $amount }。
ruling-tiny = { $amount } 与 { $price } 的下注相比极少：由裁判认定。
ruling-full-call = 筹码不足：必须补足跟注到 { $amount }。
ruling-blind-opens = 已下的大盲视为首次下注。
ruling-undercall = { $amount } 不足以跟注 { $price }：由裁判决定。
ruling-undercall-meant = 这枚筹码本想跟先前的下注：若弃牌，{ $amount } 留在底池，退回 { $rest }。
ruling-undercall-chain = 前一名玩家也跟注不足：先纠正前一名，这一名由裁判决定。
ruling-no-raise-open = 该玩家此时不能加注。
ruling-raise-lost = 该玩家已失去加注权，只能跟注或弃牌：视为跟注 { $amount }。
ruling-made-minimum = 补足到允许的最小数额 { $amount }。
ruling-cut-to-most = 减至允许的最大数额 { $amount }。
ruling-lesser-value = 数额有多种理解，取较小的 { $amount }。
ruling-highest-within-pot = 数额有多种理解，取不超过底池 { $pot } 的最大一种：{ $amount }。
ruling-none-within-pot = 数额的每种理解都超过底池 { $pot }，取最小的 { $amount }。
ruling-several-meanings = 数额有多种理解：先由荷官询问，再由裁判决定。
ruling-lesser-proposed = 建议取较小的 { $amount }。
ruling-factors-speak = 从近期下注和底池来看应为 { $amount }。
ruling-which-amount = 所指数额不明：由荷官询问，最少 { $amount }。
ruling-by-or-to = “加 { $amount }”可能是加注到 { $amount }，也可能是再加 { $amount }：荷官先问玩家。
ruling-amount-said = 按所说的话，总额为 { $amount }。
ruling-amount-as-chips = 只报数额，等同于默默推出同额筹码。
ruling-least-said = 声明的是最小数额。
ruling-unclear = 这不是规范的用语或手势：由荷官询问，风险由玩家自负。
ruling-nothing-to-complete = “补满”是把强制注、小盲，或限注中不足额的全下补成一个完整的注。这里没有可补的：荷官先问玩家是{ $to_call ->
    [0] 过牌还是下注
   *[other] 跟注、加注还是弃牌
}。
ruling-unofficial = 这不是正式用语：由荷官询问，风险由玩家自负。
ruling-said-fold = 已宣布弃牌。
ruling-fold-binds = 无需跟注时的弃牌同样有效，并可处罚。
ruling-fold-for-nothing = 无需跟注：此次弃牌不具约束力。
ruling-said-check = 已宣布过牌。
ruling-cannot-check = 不能过牌：须跟注 { $to_call }。
ruling-check-facing-bet = 该玩家面对下注却说过牌：只能跟注 { $to_call } 或弃牌，不能加注。
ruling-nothing-to-call = 无需跟注：过牌。
ruling-said-call = 已宣布跟注：须全额跟注 { $amount }。
ruling-said-raise = 已宣布下注或加注而未说数额：最少为 { $amount }。
ruling-completed = 声明之后的筹码将其补足：{ $amount }。
ruling-chips-raise = 按声明与筹码，总额为 { $amount }。
ruling-off-amount = 放入的筹码 { $amount } 既非跟注也不够足额加注：按最小加注处理。
ruling-call-or-all-in = 是跟注 { $amount } 还是自己全下，荷官先问清楚。
ruling-corrected = 同一口气里改口不算，以先说的为准。
ruling-first-binds = 先说的话有约束力，之后再说的不改变行动。
ruling-string-words = 跟注后接着说加注属串注：不计入。
ruling-words-too-late = 筹码落桌之后才说的话不改变行动。
ruling-pot-said = 已宣布底池：{ $amount }。
ruling-pot-binds-bet = 本游戏中“底池”不是有效的下注，但必须下注，最少 { $amount }；可予处罚。
ruling-pot-binds-raise = 本游戏中“底池”不是有效的加注，但必须加注，最少 { $amount }；可予处罚。
ruling-completes = 下注补足到 { $amount }。
ruling-completes-blind = 小盲补足：跟注 { $amount }。
ruling-conditional = 对后续行动的条件性声明：是否有约束力由裁判决定。
ruling-conditional-void = 禁止对后续行动作条件性声明：不具约束力。
ruling-at-once = 口头声明与筹码同时出现。
ruling-tap-checks = 轻敲桌面即为过牌。
ruling-tapped = 此时轻敲桌面不能算作行动。
ruling-gesture = 筹码前移而未松手：意图不明，后果由玩家自负。
ruling-chips-stay = 轮到自己时放入的筹码须留在底池。
ruling-pulled-back = 收回先前筹码的玩家必须跟注或加注。
ruling-accepted = 玩家按错误的清点结果放入筹码即视为接受：仍须付足 { $amount }。
ruling-accepted-call = 玩家按错误的清点结果宣布跟注即视为接受：仍须付足 { $amount }。
ruling-only-amount = 只能是这一数额：{ $amount }。
ruling-all-in-button = 全下：荷官在该玩家面前放置全下标记。
ruling-found-behind = 全下被跟注后又发现 { $amount }：是否属于该次下注由裁判决定。
ruling-found-not-paid = 不属于该次下注的筹码不予赔付。
ruling-found-waits = 筹码先放在一旁，这手牌结束后再报告一次，届时裁定。
ruling-found-save-nobody = 事后发现的筹码不能使全下落败的玩家免于淘汰。
ruling-out-of-view = { $amount } 曾被藏匿或带离视线。
ruling-unowned = { $amount } 在此无人认领。
ruling-premature-call = 下注还没有数额，该玩家就已跟注：无论多少都要跟，还是另作处理，由裁判决定。
ruling-contradictory = 所说的话与筹码互相矛盾，分不清先后，或有人没听到：由裁判决定。
ruling-acted-early = 前面的下注数额尚未明确：玩家应先等待，但已作的行动有效。
ruling-pot-counted = 底池限注中，玩家可要求清点底池。
ruling-pot-not-counted = 只有底池限注才清点底池。
ruling-pot-spread = 应玩家要求，可以把底池摊开，让筹码都能看清。
ruling-prepare-decks = 比赛开始或继续前 { $seconds } 秒，荷官做好准备。
ruling-prepare-at-tables = 牌桌有 { $players } 名或更多玩家时，荷官搅牌并把整副牌理齐。
ruling-chips-counted = 可能需要跟注的玩家有权要求精确清点。
ruling-dealer-counts = 筹码由荷官或裁判清点。
ruling-estimate-only = 玩家只有权得到大致的估算。
ruling-fairness = 裁判可以优先考虑公平。
ruling-announced = 荷官宣布 { $amount }。
ruling-substantial = 越序的行动已构成实质性行动。
ruling-tell-first = 请先说明：被跳过的玩家是否在后面的人行动之前提出异议。
ruling-judge-time = 被跳过的玩家是否有合理的时间提出，先由裁判认定。
ruling-not-defended = 被跳过的玩家有时间却没有提出：其左侧的行动有约束力。
ruling-no-duty = 被跳过的玩家没有提出的义务：其左侧的行动不因此而有约束力。
ruling-skipped-floor = 被跳过的手牌由裁判决定。
ruling-skipped-dead = 被跳过的手牌成为死牌。
ruling-skipped-call-fold = 被跳过的玩家只能跟注或弃牌。
ruling-early-fold = { $seat } 号座越序弃牌：弃牌有约束力。
ruling-bound-by-silence = { $seat } 号座越序行动，因无人及时提出而受其约束。
ruling-early-all-in = { $seat } 号座越序全下：有效。
ruling-action-changed = { $seat } 号座越序行动，而行动已经改变：该行动无效。
ruling-every-option = 轮到 { $seat } 号座时可以跟注、加注或弃牌。
ruling-call-or-fold-left = 轮到 { $seat } 号座时只能跟注或弃牌。
ruling-action-unchanged = { $seat } 号座越序行动，而行动没有改变：该行动有效。
ruling-before-turn = 还没轮到该玩家：轮到时行动未变即有效。
ruling-waits-for-turn = { $seat } 号座越序行动：若轮到该座位之前行动没有改变，则有效。
ruling-early-fold-penalty = 越序弃牌可受处罚。
ruling-early-penalty = 越序行动可受处罚。
ruling-repeated-penalty = { $seat } 号座曾经越序行动：此次应受处罚。

## 裁定结果

ruling-asked = 荷官询问玩家的意思。
ruling-held-to = 至少算{ $held }。
ruling-for-the-floor = 由裁判选择：{ $offered }。
ruling-comes-to = 将定为下列之一：{ $offered }。
ruling-untold = 裁定取决于“{ $fact }”，目前还不清楚。
untold-part = { $list }，{ $place ->
    [0] { $fact }
   *[other] 第 { $place } 项：{ $fact }
}
ruling-proposed = 建议：{ $held }。
ruling-adds = 还须放入 { $amount }。
ruling-returned = 退回 { $amount }。
ruling-penalty = 可予处罚。
ruling-out-of-play = { $amount } 移出比赛。
ruling-disqualified = { $how ->
    [required] 该玩家被取消资格。
   *[other] 该玩家可被取消资格。
}

ruled-by-floor = 由裁判决定（{ $offered }）
ruled-full-call = 足额跟注 { $amount }
ruled-forfeit-and-fold = 弃牌，已放入的 { $amount } 留在底池
ruled-return-chips = 退回 { $amount }，由玩家重新行动
ruled-fold = 弃牌
ruled-check = 过牌
ruled-call = 跟注 { $amount }
ruled-bring-in = 强制注 { $amount }
ruled-bet = 下注 { $amount }
ruled-raise = 加注到 { $amount }
ruled-all-in = 全下 { $amount }
ruled-call-all-in = 全下跟注 { $amount }
ruled-binding = 该声明有约束力
ruled-not-binding = 该声明没有约束力
ruled-no-action = 尚未行动
ruled-part-of-the-bet = { $amount } 属于该次下注
ruled-not-part-of-the-bet = { $amount } 不属于该次下注
ruled-award-to-caller = { $amount } 判给获胜的跟注者
ruled-take-out = { $amount } 移出比赛
ruled-acts = 被跳过的玩家照常行动
ruled-call-or-fold-when-known = 得知数额后再跟注或弃牌
ruled-said-and-caller-free = 以所说的 { $amount } 为准，已跟注的玩家重新决定
ruled-call-or-fold = 被跳过的玩家只能跟注或弃牌

## 裁定一览

outcome-of-seat = { $seats } 号座：{ $what }
outcome-early-stands = { $seat } 号座：{ $what }，有效
outcome-early-void = { $seat } 号座：{ $what }，无效，{ $every ->
    [true] 轮到时可任意行动
   *[other] 只能跟注或弃牌
}
outcome-early-waits = { $seat } 号座：{ $what }，轮到前行动未变即有效
outcome-skipped = { $seats } 号座：{ $fate ->
    [call-or-fold] 只能跟注或弃牌
    [hand-dead] 手牌作废
    [tell-first] 请先说明该玩家是否及时提出异议
    [judge-time] 先由裁判认定当时是否有时间提出
   *[floor] 建议：{ $what }
}
outcome-untold = 请先回答：{ $facts }
outcome-no-turn-waits = 都已轮到，没有待定的越序行动
outcome-proposed = 建议：{ $what }
outcome-judged-first = 先行认定，再定：{ $offered }
outcome-asked = 先问玩家的意思
outcome-asked-held = 先问玩家的意思，至少算{ $what }
outcome-out-of-play = { $amount } 移出比赛
outcome-chips-wait = 筹码先放在一旁，等这手牌结束
outcome-count = { $given ->
    [count] 给准确数目
    [estimate] 只给大概数目
    [spread] 不清点，摊开底池
   *[nothing] 不清点
}
outcome-conduct-none = 不处罚
outcome-conduct-noted = 只记录，不处罚
outcome-conduct-may = 可以处罚，建议：{ $what }
outcome-conduct-will = 应予处罚，建议：{ $what }
outcome-conduct-must = { $what }

## 在该手牌中要做的事

does-held-to-raise = { $seat } 号座须按 { $amount } 行动。
does-held-to = { $seat } 号座须{ $action ->
    [Fold] 弃牌
    [Check] 过牌
    [Call] 跟注
   *[other] 下强制注
}。
does-give-back = { $amount } 退还给 { $seat } 号座。
does-correct-bets = { $of ->
   *[other] 更正本轮下注：{ $bets }。
}
does-bet-of = { $seat } 号座为 { $to }
does-put-in = { $seat } 号座还须放入 { $amount }。
does-pot-back = 收回底池：{ $seat } 号座交回 { $amount }。
does-forfeit = { $seat } 号座的 { $amount } 留在底池，手牌作废。
does-kill-hand = { $seat } 号座的手牌作废。
does-restore-hand = { $seat } 号座的手牌恢复有效。
does-take-board-back = { $count ->
    [1] 从公共牌收回 1 张。
   *[other] 从公共牌收回 { $count } 张。
}
does-keep-aside = { $cards } 放在一旁。
does-reshuffle-stub = { $count ->
    [0] 余牌重新洗牌。
   *[other] { $count } 张牌放回余牌，重新洗牌。
}
does-reshuffle-mixed = 余牌与{ $heaps ->
    [muck] 弃牌堆
    [burns] 烧牌
   *[both] 弃牌堆和烧牌
}一起洗牌。
does-replace-card = 替换 { $seat } 号座被翻开的 { $card }。
does-void-hand = 错误发牌：退还所有筹码，该手牌结束。
does-stack-gets = { $seat } 号座补得 { $amount }。
does-stack-gives = { $seat } 号座退回 { $amount }。

refusal-floor-decides-first = 裁判还要先对第 { $entry } 条记录作出裁定。
refusal-no-entry-to-undo = 没有可以撤销的记录。
refusal-too-many-entries = 一手牌最多记录 { $most } 条。裁判仍可判错误发牌来结束这手牌，并对尚未裁定的记录作出裁定。
refusal-record-nearly-full = 这手牌最多记录 { $most } 条，已有 { $came } 条。现在只接受发牌、行动、裁判的处理和撤销。

## 工作人员或他人的失误

ruling-seat-was-wrong = 坐错座位而起始筹码正确的玩家，带着现有的全部筹码移到 { $seat } 号座。
ruling-stack-was-wrong = 起始筹码也不对：规则没有规定，由裁判裁量。
ruling-button-astray = 庄位放错了座位：规则没有规定后果，由裁判裁量。
ruling-underbet-made-up = 下注低于最小额，本轮尚未结束：投入者都补到 { $amount }，筹码不足的补到全下为止，弃牌的仍为弃牌。
ruling-underbet-late = 下一张牌已发出，或摊牌已开始：{ $amount } 的下注照算。
ruling-miscount-cut = 底池报多，本轮尚未结束：所有投入者的下注减为 { $amount }。
ruling-miscount-made-up = 底池报少，下注之后还没有实质性行动：投入者都补到 { $amount }，弃牌的仍为弃牌。
ruling-miscount-acted-on = 已有实质性行动：底池报少的下注照算，仍为 { $amount }。
ruling-miscount-late = 本轮已结束：底池虽报错，{ $amount } 的下注照算。
ruling-bet-was-wrong = { $amount } 的下注数额不对，当时无人发现：规则没有规定，由裁判裁量。
ruling-bet-recorded = 记录中这次下注为 { $amount }：底池付出后更正筹码。
ruled-bets-corrected = 下注更正为 { $amount }
ruled-bets-stand = 下注照算，为 { $amount }
ruling-misplaced-early = 庄位放错，还没有实质性行动：予以更正。
ruling-misplaced-dealt = 第一张牌发错了座位：这是错误发牌。
ruling-misplaced-late = 庄位留在原处，下一手牌也不移回。
ruling-button-dealt-from = 这手牌从错误的座位开始发：庄位移正后重新发牌。
ruling-misheard = { $seat } 号座的声明按原意算；对别人听错后所做的行动，规则没有规定，由裁判裁量。
ruling-stacks-wrong = { $how ->
    [out] 发放的筹码有误
    [color-up] 移除小面额时换错了筹码
   *[announced] 报错了某位玩家的筹码
}：规则没有规定后果，由裁判裁量。
ruling-chips-played = 此后已用这些筹码打过牌，无法分辨。
ruling-two-with-chips-or-three = 依次两次行动且有筹码入池，或任意三次行动：构成实质性行动。
ruling-too-few-acts = 既没有两次带筹码的行动，也没有三次行动。

ruled-moves-seat = 该玩家带着现有筹码移到正确的座位
ruled-stack-corrected = 更正各家筹码
ruled-button-corrected = 庄位移回正确的座位
ruled-button-stands = 这手牌庄位不动
ruled-acts-anew = 听错的玩家重新行动
ruled-acts-stand = 已做的行动有效
ruled-substantial = 已构成实质性行动
ruled-not-substantial = 不构成实质性行动

does-move-seat = { $seat } 号座的玩家带着全部筹码移到 { $to } 号座。
does-move-elsewhere = { $seat } 号座的玩家带着全部筹码移到另一张桌的 { $to } 号座。
does-move-button = { $of ->
    [0] 庄位移到正确的座位，盲注随之调整。
   *[other] 庄位移到 { $seat } 号座，盲注随之调整。
}
does-heard-acts-back = 撤销因听错而做的行动，退还筹码。
