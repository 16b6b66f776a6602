### A hand at a table: refusal-<code> and log-<code>.

## Whose turn it is

refusal-hand-over = This hand is over.
refusal-not-in-hand = There is nobody in seat { $seat } in this hand.
refusal-folded = This hand has been folded.
refusal-all-in-already = All your chips are in: there is nothing left to decide.
refusal-waiting-for-dealer = Nobody acts now: it is for the dealer to go on.
refusal-not-your-turn = It is not your turn: seat { $expected } acts.
refusal-no-showdown-yet = Hands are shown at showdown, not before.
refusal-showdown-now = The betting is over: show your hand or give it up.

## Betting

refusal-cannot-check = You cannot check: it costs { $to_call } to call.
refusal-nothing-to-call = There is nothing to call: you may check.
refusal-stack-only-calls = Your stack is not more than the bet: you may call or fold.
refusal-capped = A street is capped at { $cap } bets and raises: you may call { $to_call } or fold.
refusal-nobody-left-to-raise = There is nobody left to raise against: you may call { $to_call } or fold.
refusal-not-reopened = You have acted, and since then nobody has made a full raise of { $full_raise }: you may call { $to_call } or fold.
refusal-must-bring-in = You have the bring-in: put in { $amount }, or complete it to a full bet.
refusal-no-bring-in = There is no bring-in to put in now.
refusal-no-draw-now = No cards are thrown away now.
refusal-discard-now = First throw cards away: from { $least } to { $most } of them.
refusal-discard-count = Expected from { $least } to { $most } cards to throw away, got { $came }.
refusal-exposed-card-stays = No betting is left: the exposed card of seat { $seat } stays.
refusal-runs-now = First say how often the rest of the board is to be run: from 1 to { $most } times.
refusal-no-runs-now = The board is run as usual now.
refusal-more-than-stack = { $to } is more than you have: the most is { $most }.
refusal-fixed-amount = The amount is fixed: { $least }, not { $to }.
refusal-above-pot = { $to } is more than the pot allows: the most is { $most }.
refusal-below-minimum-raise = { $to } is less than a minimum raise: the least is { $least }, the most { $most }.
refusal-below-minimum-bet = { $to } is less than a minimum bet: the least is { $least }, the most { $most }.

## Showing

refusal-tabled-already = This hand has been tabled.
refusal-must-show = With an all-in every hand is shown.
refusal-cards-needed = Nobody has seen these cards: say all { $expected } of them.
refusal-card-count = { $expected ->
    [one] Expected one card, got { $came }.
   *[other] Expected { $expected } cards, got { $came }.
}
refusal-other-cards = { $cards }: these are not the cards of seat { $seat }.
refusal-partly-shown = Only { $came } of { $expected } cards are shown: the floor decides whether that is enough.
refusal-asking-nobody = At this table nobody can ask to see a hand: all players decide for themselves whether to show.
refusal-asking-river-callers = Only a player who went along to the end and has kept the hand may ask to see another.
refusal-asking-turn-callers = Only a player who went along on the turn may ask to see a hand.
refusal-asking-without-cards = Seat { $seat } has given up its hand, and with it the right to ask to see another.
refusal-asking-is-for-the-floor = This is no right of yours: ask the floor, which decides.
refusal-asking-for-own = Seat { $seat } holds this hand: one asks to see the hands of others.
refusal-nothing-to-see = Seat { $seat } has no hand that could be asked for: it was not at the showdown, or everybody has seen it, or it may still be shown.
refusal-not-chips = Expected whole chips, got { $came }.
refusal-not-a-card = { $came } is not a card; a card is written { $expected }.
refusal-not-in-deck = { $card } is not in this deck: its lowest cards are the { $lowest }s.
refusal-card-twice = { $card } is already in this hand.

## For the dealer

refusal-cards-dealt-already = Seat { $seat } has its cards.
refusal-no-board-now = No board card is due now.
refusal-nothing-held = No hand is held up.
refusal-nothing-to-undo = Nobody has acted yet: there is nothing to undo.

## Words of a script: an action that is read, and what may be done instead of one that was refused

refusal-not-an-action = “{ $came }” is not an action. Say fold, check, call, all-in, or bet or raise with an amount.
refusal-say-how-much = Say the amount: from { $least } to { $most }.
refused-by-rule = { $told } ({ $rule })
refused-allowed = { $told } Seat { $seat } may { $acts }.
allowed-fold = fold
allowed-check = check
allowed-call = call { $amount }
allowed-bring-in = bring it in for { $amount }
allowed-bet = bet or raise to { $least }-{ $most }
allowed-bet-just = bet or raise to { $amount }
allowed-raise = raise to { $least }-{ $most }
allowed-raise-just = raise to { $amount }
allowed-discard = throw away { $least }-{ $most } cards
allowed-discard-just = throw away { $amount ->
    [one] one card
   *[other] { $amount } cards
}
allowed-runs = choose 1-{ $most } runs
allowed-show = show
allowed-muck = muck

## The log: before the cards

log-hand-started = { $big_blind ->
    [0] Hand { NUMBER($hand_number, useGrouping: 0) }: ante { $ante }.
   *[other] { $ante ->
        [0] Hand { NUMBER($hand_number, useGrouping: 0) }: blinds { $small_blind } and { $big_blind }.
       *[other] Hand { NUMBER($hand_number, useGrouping: 0) }: blinds { $small_blind } and { $big_blind }, ante { $ante }.
    }
}
log-post-ante = { $all_in ->
    [true] { $player } is all-in with an ante of { $amount }.
   *[other] { $player } posts an ante of { $amount }.
}
log-post-small-blind = { $all_in ->
    [true] { $player } is all-in with a small blind of { $amount }.
   *[other] { $player } posts the small blind, { $amount }.
}
log-post-big-blind = { $all_in ->
    [true] { $player } is all-in with a big blind of { $amount }.
   *[other] { $player } posts the big blind, { $amount }.
}
log-post-straddle = { $all_in ->
    [true] { $player } is all-in with a straddle of { $amount }.
   *[other] { $player } posts a straddle of { $amount }.
}
log-post-entry = { $all_in ->
    [true] { $player } is all-in, posting { $amount } to come in.
   *[other] { $player } posts { $amount } to come in.
}
log-post-dead-blind = { $all_in ->
    [true] { $player } is all-in with a dead blind of { $amount }.
   *[other] { $player } posts a dead blind of { $amount }.
}

## The log: streets

log-street-preflop = Hole cards
log-street-flop = Flop: { $cards }
log-street-turn = Turn: { $cards }
log-street-river = River: { $cards }
log-street-second = Second street
log-street-third = Third street
log-street-fourth = Fourth street
log-street-fifth = Fifth street
log-street-sixth = Sixth street
log-street-seventh = Seventh street
log-street-predraw = Cards to every player
log-street-draw = Draw
log-street-first-draw = First draw
log-street-second-draw = Second draw
log-street-third-draw = Third draw
log-street-showdown = Showdown; { $player } shows first

## The log: what players did

log-time-ran-out = Time ran out for { $player }.
log-gone-from-seat = { $player } has left the seat.
log-fold = { $player } folds.
log-check = { $player } checks.
log-call = { $all_in ->
    [true] { $player } calls { $paid } and is all-in.
   *[other] { $player } calls { $paid }.
}
log-bet = { $all_in ->
    [true] { $player } bets { $to } and is all-in.
   *[other] { $player } bets { $to }.
}
log-raise = { $all_in ->
    [true] { $player } raises to { $to } and is all-in.
   *[other] { $player } raises to { $to }.
}
log-bring-in = { $all_in ->
    [true] { $player } is all-in with a bring-in of { $to }.
   *[other] { $player } brings it in with { $to }.
}
log-complete = { $all_in ->
    [true] { $player } completes to { $to } and is all-in.
   *[other] { $player } completes to { $to }.
}
log-discarded = { $player } throws { $count ->
    [one] one card
   *[other] { $count } cards
} away.
log-stood-pat = { $player } stands pat.
log-mucked = { $player } mucks.
log-asks-to-see = { $player } asks to see the hand of seat { $of }.
log-shown = { $player } shows { $cards }.
log-shown-hand = { $player } shows { $cards }: { $hand }.

## The log: what the dealer did

log-dealt-up = { $player } gets { $cards } face up.
log-door-card = On the board before the betting: { $cards }
log-community-card = Too few cards are left: { $cards } is for all.
log-shuffled-muck = The stub has run out: the muck is shuffled and dealt from.
log-shuffled-burns = Too few cards are left: stub and burned cards are shuffled together.
log-card-replaced = { $cards } was exposed and is replaced; it was for { $player }.
log-killed-penalty = { $player } misses this hand for a penalty: it is dealt and dead.
log-killed = { $player } is not at the table: the hand is dead.
log-next-board = Board { $board }: { $cards }
log-runs-chosen = { $player } agrees to { $times ->
    [one] one run
   *[other] { $times } runs
}.
log-uncalled = { $amount } that nobody called goes back to { $player }.
log-held = All-in and a call: hands stay face down until the instruction comes.
log-gone-on = The hand goes on.
log-all-in-reveal = No more betting: all hands go face up.
log-won = { $which ->
    [main] { $player } wins the main pot, { $amount }.
    [side] { $player } wins { $amount } from side pot { $pot }.
   *[only] { $player } wins { $amount }.
}
log-won-hand = { $which ->
    [main] { $player } wins { $amount } from the main pot with { $hand }.
    [side] { $player } wins { $amount } from side pot { $pot } with { $hand }.
   *[only] { $player } wins { $amount } with { $hand }.
}
log-won-half = { $which ->
    [main] { $player } wins { $amount }, the { $half ->
        [high] high
        [badugi] badugi
       *[low] low
    } part of the main pot, with { $hand }.
    [side] { $player } wins { $amount }, the { $half ->
        [high] high
        [badugi] badugi
       *[low] low
    } part of side pot { $pot }, with { $hand }.
   *[only] { $player } wins { $amount }, the { $half ->
        [high] high
        [badugi] badugi
       *[low] low
    } part of the pot, with { $hand }.
}
log-suit-decided = Between equal hands the suit decides: { $player } has the higher one.
log-odd-chips-suit = The pot does not divide evenly: the odd { $amount } in chips goes out by the highest card by suit, { $player } first.
log-odd-chips = The pot does not divide evenly: the odd { $amount } in chips goes out from the left of the button, { $player } first.

## The floor's hand on the hand

refusal-nothing-to-give-back = Seat { $seat } has { $most } of its own bets on this street to take back, not { $came }.
refusal-not-his-turn = It is not the turn of seat { $seat }.
refusal-no-undercall = Less than the call is from 1 to { $most } for seat { $seat }, not { $came }.
refusal-dead-already = The hand of seat { $seat } is dead already.
refusal-last-hand = The hand of seat { $seat } is the only one left: it cannot be killed.
refusal-bring-in-first = The bring-in goes in first.
refusal-cards-coming = Cards are being dealt: first all of them.
refusal-runs-first = First it is agreed how often the board is run.
refusal-lives-already = The hand of seat { $seat } is live.
refusal-streets-missed = Seat { $seat } has missed cards or bets since: its hand cannot come back.
refusal-hands-are-up = Hands are face up for an all-in: seat { $seat } cannot come back with chips to bet.
refusal-cards-gone = The cards of seat { $seat } have been shuffled in again.
refusal-showdown-begun = Hands are being shown: the board stays.
refusal-several-boards = With more than one board none is taken back.
refusal-no-such-street = Board cards go back by whole streets: the last { $count } of { $board } are none.
refusal-betting-begun = Somebody has acted since these cards came: first those acts are undone.
refusal-cards-thrown = Cards have been thrown away for this street: it stays.
refusal-deck-sealed = The cards of this hand come from a sealed deck: none is named here.
refusal-deck-told = The dealer tells the cards of this hand: there is no order to give them.
refusal-not-aside = { $card } does not lie aside: it cannot go back into the stub.
refusal-not-heaps = The stub is mixed with the muck, the burn cards or both, each named once; got { $came }.
refusal-order-needed = The stub needs an order of all { $expected } cards; got { $came }.
refusal-face-up-already = { $card } lies face up before seat { $seat }: only cards face down are replaced.
refusal-stub-empty = There is no card left in the stub.
refusal-stack-cannot-be = Seat { $seat } has { $behind } behind: with a correction of { $came } it would not have at least { $least }.

log-given-back = { $amount } of the bet goes back to { $player }.
log-forfeited = { $player } leaves { $amount } in the pot, and the hand is dead.
log-hand-dead = The hand of { $player } is dead.
log-hand-restored = The hand of { $player } is live again.
log-board-back = { $cards } leave the board.
log-kept-aside = { $cards } lie aside.
log-stub-made-with = { $cards } go back into the stub, which is shuffled again.
log-stub-made = The stub is shuffled again.
log-stub-mixed = The stub was mixed with { $heaps ->
    [muck] the muck
    [burns] the burn cards
   *[both] the muck and the burn cards
} and is shuffled again with them.
log-stack-more = { $player } has { $amount } more than was told.
log-stack-less = { $player } has { $amount } less than was told.
log-hand-void = A misdeal: all chips go back.
