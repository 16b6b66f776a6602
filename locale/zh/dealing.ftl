### A hand at a table: refusal-<code> and log-<code>.

## Whose turn it is

refusal-hand-over = 这手牌已经结束。
refusal-not-in-hand = 这手牌里 { $seat } 号座没有玩家。
refusal-folded = 这手牌已经弃掉。
refusal-all-in-already = 你的筹码已全部投入，不用再做决定。
refusal-waiting-for-dealer = 现在没有玩家需要行动，请等荷官继续。
refusal-not-your-turn = 还没轮到你：现在轮到 { $expected } 号座行动。
refusal-no-showdown-yet = 还没到摊牌，现在不能亮牌。
refusal-showdown-now = 下注已经结束：请亮牌或盖牌。

## Betting

refusal-cannot-check = 不能过牌：跟注需要 { $to_call }。
refusal-nothing-to-call = 现在无需跟注，可以过牌。
refusal-stack-only-calls = 你的筹码不多于当前下注，不够加注：可以跟注或弃牌。
refusal-capped = 每轮下注和加注最多 { $cap } 次，已到上限：可以跟注 { $to_call } 或弃牌。
refusal-nobody-left-to-raise = 已没有能再跟注的对手，不能加注：可以跟注 { $to_call } 或弃牌。
refusal-not-reopened = 你已行动过，此后没有人做出 { $full_raise } 的足额加注，不能再加注：可以跟注 { $to_call } 或弃牌。
refusal-must-bring-in = 轮到你下强制注：下 { $amount }，或补足到一个完整的下注。
refusal-no-bring-in = 现在没有强制注要下。
refusal-no-draw-now = 现在不能换牌，也不能弃掉手中的牌。
refusal-discard-now = 请先选出要弃掉的牌：{ $least } 至 { $most } 张。
refusal-discard-count = 不能弃 { $came } 张：须弃 { $least } 至 { $most } 张。
refusal-exposed-card-stays = 已没有下注，{ $seat } 号座误被亮出的牌保留。
refusal-runs-now = 请先说明余下的公共牌要发几次：1 至 { $most } 次。
refusal-no-runs-now = 现在不能约定多次发牌。
refusal-more-than-stack = { $to } 超过了你的筹码：最多 { $most }。
refusal-fixed-amount = 数额固定为 { $least }，不能是 { $to }。
refusal-above-pot = { $to } 超过底池允许的数额：最多 { $most }。
refusal-below-minimum-raise = 加注不足：{ $to } 不到最小加注，至少加注到 { $least }，最多 { $most }。
refusal-below-minimum-bet = 下注不足：{ $to } 不到最小下注，至少下注 { $least }，最多 { $most }。

## Showing

refusal-tabled-already = 这手牌已经亮出。
refusal-must-show = 有人全下时，所有手牌都必须亮出。
refusal-cards-needed = 没有人见过这些牌：请报出全部 { $expected } 张。
refusal-card-count = 须为 { $expected } 张牌，不能是 { $came } 张。
refusal-other-cards = { $cards }：这不是 { $seat } 号座的牌。
refusal-partly-shown = { $expected } 张牌只亮出了 { $came } 张：是否有效由裁判决定。
refusal-asking-nobody = 本桌不能要求查看他人的手牌：是否亮牌由各人自己决定。
refusal-asking-river-callers = 只有跟注到最后且没有盖牌的玩家才能要求查看他人的手牌。
refusal-asking-turn-callers = 只有在转牌圈跟注的玩家才能要求查看他人的手牌。
refusal-asking-without-cards = { $seat } 号座已放弃自己的手牌，也就失去了要求查看他人手牌的权利。
refusal-asking-is-for-the-floor = 这不是玩家的权利：可以向裁判提出，由裁判决定。
refusal-asking-for-own = 这就是 { $seat } 号座自己的手牌：只能要求查看他人的手牌。
refusal-nothing-to-see = { $seat } 号座没有可以要求查看的手牌：没有进入摊牌，或大家已经看过，或本人还可以亮牌。
refusal-not-chips = { $came } 不是整数筹码。
refusal-not-a-card = { $came } 不是牌；牌的写法如 { $expected }。
refusal-not-in-deck = 这副牌里没有 { $card }：最小的牌是 { $lowest }。
refusal-card-twice = { $card } 在这手牌里已经出现过。

## For the dealer

refusal-cards-dealt-already = { $seat } 号座已经有牌。
refusal-no-board-now = 现在不该发公共牌。
refusal-nothing-held = 现在没有等待指示的牌局。
refusal-nothing-to-undo = 还没有人行动，没有可以撤销的。

## Words of a script: an action that is read, and what may be done instead of one that was refused

refusal-not-an-action = “{ $came }”不是行动。可以用弃牌、过牌、跟注、全下，或下注、加注并写明数额。
refusal-say-how-much = 请说明数额：{ $least } 到 { $most }。
refused-by-rule = { $told }（{ $rule }）
refused-allowed = { $told }{ $seat } 号座可以{ $acts }。
allowed-fold = 弃牌
allowed-check = 过牌
allowed-call = 跟注 { $amount }
allowed-bring-in = 下强制注 { $amount }
allowed-bet = 下注或加注到 { $least } 至 { $most }
allowed-bet-just = 下注或加注到 { $amount }
allowed-raise = 加注到 { $least } 至 { $most }
allowed-raise-just = 加注到 { $amount }
allowed-discard = 换掉 { $least } 至 { $most } 张牌
allowed-discard-just = 换掉 { $amount } 张牌
allowed-runs = 选择发 1 至 { $most } 次
allowed-show = 亮牌
allowed-muck = 盖牌

## The log: before the cards

log-hand-started = { $big_blind ->
    [0] 第 { NUMBER($hand_number, useGrouping: 0) } 手牌：前注 { $ante }。
   *[other] { $ante ->
        [0] 第 { NUMBER($hand_number, useGrouping: 0) } 手牌：盲注 { $small_blind } / { $big_blind }。
       *[other] 第 { NUMBER($hand_number, useGrouping: 0) } 手牌：盲注 { $small_blind } / { $big_blind }，前注 { $ante }。
    }
}
log-post-ante = { $all_in ->
    [true] { $player }下前注 { $amount }，全下。
   *[other] { $player }下前注 { $amount }。
}
log-post-small-blind = { $all_in ->
    [true] { $player }下小盲 { $amount }，全下。
   *[other] { $player }下小盲 { $amount }。
}
log-post-big-blind = { $all_in ->
    [true] { $player }下大盲 { $amount }，全下。
   *[other] { $player }下大盲 { $amount }。
}
log-post-straddle = { $all_in ->
    [true] { $player }抓头 { $amount }，全下。
   *[other] { $player }抓头 { $amount }。
}
log-post-entry = { $all_in ->
    [true] { $player }补盲 { $amount } 入局，全下。
   *[other] { $player }补盲 { $amount } 入局。
}
log-post-dead-blind = { $all_in ->
    [true] { $player }下死盲 { $amount }，全下。
   *[other] { $player }下死盲 { $amount }。
}

## The log: streets

log-street-preflop = 发底牌
log-street-flop = 翻牌：{ $cards }
log-street-turn = 转牌：{ $cards }
log-street-river = 河牌：{ $cards }
log-street-second = 第二街
log-street-third = 第三街
log-street-fourth = 第四街
log-street-fifth = 第五街
log-street-sixth = 第六街
log-street-seventh = 第七街
log-street-predraw = 给每名玩家发牌
log-street-draw = 换牌
log-street-first-draw = 第一次换牌
log-street-second-draw = 第二次换牌
log-street-third-draw = 第三次换牌
log-street-showdown = 摊牌，{ $player }先亮

## The log: what players did

log-time-ran-out = { $player }的时间用完。
log-gone-from-seat = { $player }已离座。
log-fold = { $player }弃牌。
log-check = { $player }过牌。
log-call = { $all_in ->
    [true] { $player }跟注 { $paid }，全下。
   *[other] { $player }跟注 { $paid }。
}
log-bet = { $all_in ->
    [true] { $player }下注 { $to }，全下。
   *[other] { $player }下注 { $to }。
}
log-raise = { $all_in ->
    [true] { $player }加注到 { $to }，全下。
   *[other] { $player }加注到 { $to }。
}
log-asks-to-see = { $player }要求查看 { $of } 号座的手牌。
log-bring-in = { $all_in ->
    [true] { $player }下强制注 { $to }，全下。
   *[other] { $player }下强制注 { $to }。
}
log-complete = { $all_in ->
    [true] { $player }补足到 { $to }，全下。
   *[other] { $player }补足到 { $to }。
}
log-discarded = { $player }弃掉 { $count } 张牌。
log-stood-pat = { $player }不换牌。
log-mucked = { $player }盖牌。
log-shown = { $player }亮出 { $cards }。
log-shown-hand = { $player }亮出 { $cards }：{ $hand }。

## The log: what the dealer did

log-dealt-up = { $player }得到明牌 { $cards }。
log-door-card = 下注前先翻开公共牌：{ $cards }
log-community-card = 剩余的牌不够，{ $cards } 由所有玩家共用。
log-shuffled-muck = 余牌发完，洗弃牌堆后继续发。
log-shuffled-burns = 剩余的牌不够，余牌与烧牌合并重洗。
log-card-replaced = 发给{ $player }的 { $cards } 误被翻开，换发一张。
log-killed-penalty = { $player }正在受罚，不打这手牌：照常发牌，随即作废。
log-killed = { $player }不在座，手牌作废。
log-next-board = 第 { $board } 组公共牌：{ $cards }
log-runs-chosen = { $player }同意余下的公共牌发 { $times } 次。
log-uncalled = 无人跟注的 { $amount } 退还给{ $player }。
log-held = 全下被跟注：在收到指示之前，手牌保持牌面朝下。
log-gone-on = 这手牌继续进行。
log-all-in-reveal = 不再有下注，所有手牌亮出。
log-won = { $which ->
    [main] { $player }赢得主池 { $amount }。
    [side] { $player }赢得边池 { $pot } 的 { $amount }。
   *[only] { $player }赢得 { $amount }。
}
log-won-hand = { $which ->
    [main] { $player }以{ $hand }赢得主池 { $amount }。
    [side] { $player }以{ $hand }赢得边池 { $pot } 的 { $amount }。
   *[only] { $player }以{ $hand }赢得 { $amount }。
}
log-won-half = { $which ->
    [main] { $player }以{ $hand }赢得主池的{ $half ->
        [high] 高牌
        [badugi] Badugi 
       *[low] 低牌
    }部分 { $amount }。
    [side] { $player }以{ $hand }赢得边池 { $pot } 的{ $half ->
        [high] 高牌
        [badugi] Badugi 
       *[low] 低牌
    }部分 { $amount }。
   *[only] { $player }以{ $hand }赢得底池的{ $half ->
        [high] 高牌
        [badugi] Badugi 
       *[low] 低牌
    }部分 { $amount }。
}
log-suit-decided = 牌型相同，比花色：{ $player }的花色更大。
log-odd-chips-suit = 底池无法均分：多出的零头筹码 { $amount } 按最大牌的花色分配，{ $player }先得。
log-odd-chips = 底池无法均分：多出的零头筹码 { $amount } 从庄位左侧起分配，{ $player }先得。

## 裁判介入牌局

refusal-nothing-to-give-back = { $seat } 号座本轮下注 { $most }，不能退 { $came }。
refusal-bets-past-correcting = 本轮下注不再更正：下一张牌已发出，或已开始摊牌。
refusal-no-bet-to-correct = { $seat } 号座本轮没有下注或跟注，没有可更正的下注。
refusal-bet-cannot-be = { $seat } 号座本轮可投入 { $least } 到 { $most }，不能是 { $came }。
refusal-not-totals = 每个座位填一次，数额用整数筹码，不能是 { $came }。
refusal-not-his-turn = 还没轮到 { $seat } 号座行动。
refusal-no-undercall = { $came } 不算 { $seat } 号座的跟注不足：应在 1 至 { $most } 之间。
refusal-dead-already = { $seat } 号座的手牌已经作废。
refusal-last-hand = 只剩 { $seat } 号座的手牌，不能作废。
refusal-bring-in-first = 先要投入强制注。
refusal-cards-coming = 正在发牌，先把牌发完。
refusal-runs-first = 先要商定公共牌发几次。
refusal-lives-already = { $seat } 号座的手牌本来就有效。
refusal-streets-missed = { $seat } 号座此后已错过发牌或下注，手牌不能恢复。
refusal-hands-are-up = 全下后手牌已经亮出，{ $seat } 号座还有筹码可下注，不能恢复。
refusal-cards-gone = { $seat } 号座的牌已经重新洗入。
refusal-showdown-begun = 已经开始摊牌，公共牌不动。
refusal-several-boards = 有多组公共牌时，不能收回。
refusal-no-such-street = { $board } 张公共牌里的最后 { $count } 张不是完整的街。
refusal-betting-begun = 这些牌发出后已经有人行动，请先撤销那些行动。
refusal-cards-thrown = 本轮已经有人换牌，不能收回。
refusal-deck-sealed = 这手牌的牌来自密封的牌序，不能在这里指定。
refusal-deck-told = 这手牌由荷官报牌，不能预先排定牌序。
refusal-not-aside = { $card } 没有放在一旁，不能洗回余牌。
refusal-not-heaps = 余牌只会与弃牌堆、烧牌或两者相混，各写一次；收到 { $came }。
refusal-order-needed = 余牌需要全部 { $expected } 张牌的顺序，收到 { $came } 张。
refusal-face-up-already = { $card } 已在 { $seat } 号座面前亮出：只能换牌面朝下的牌。
refusal-stub-empty = 余牌里没有牌了。
refusal-stack-cannot-be = { $seat } 号座后手筹码 { $behind }：更正 { $came } 之后不足 { $least }。

log-given-back = 下注中的 { $amount } 退还给{ $player }。
log-bet-corrected = { $player }本轮的下注更正为 { $to }。
log-forfeited = { $player }放弃 { $amount }，留在底池，手牌作废。
log-hand-dead = { $player }的手牌作废。
log-hand-restored = { $player }的手牌恢复有效。
log-board-back = { $cards } 从公共牌收回。
log-kept-aside = { $cards } 放在一旁。
log-stub-made-with = { $cards } 放回余牌，重新洗牌。
log-stub-made = 余牌重新洗牌。
log-stub-mixed = 余牌与{ $heaps ->
    [muck] 弃牌堆
    [burns] 烧牌
   *[both] 弃牌堆和烧牌
}混在一起，一并重新洗牌。
log-stack-more = { $player }的筹码比记录多 { $amount }。
log-stack-less = { $player }的筹码比记录少 { $amount }。
log-hand-void = 错误发牌：所有筹码退回。
