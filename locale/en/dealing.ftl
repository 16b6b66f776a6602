### A hand at a table: refusal-<code> and log-<code>.

## Whose turn it is

refusal-hand-over = This hand is over.
refusal-not-in-hand = Seat { $seat } is not in this hand.
refusal-folded = This hand is folded.
refusal-all-in-already = All your chips are in: there is nothing left to decide.
refusal-waiting-for-dealer = No player can act now: wait for the dealer.
refusal-not-your-turn = It is not your turn: seat { $expected } acts.
refusal-no-showdown-yet = Hands are shown at showdown, not before.
refusal-showdown-now = The betting is over: show your hand or give it up.

## Betting

refusal-cannot-check = You cannot check: it costs { $to_call } to call.
refusal-nothing-to-call = There is nothing to call: you may check.
refusal-stack-only-calls = The bet is at least your whole stack: you may call or fold.
refusal-capped = Betting is capped at { $cap } bets and raises on this street: you may call { $to_call } or fold.
refusal-nobody-left-to-raise = Nobody is left to raise against: you may call { $to_call } or fold.
refusal-not-reopened = You have acted, and nobody has made a full raise of { $full_raise } since: you may call { $to_call } or fold.
refusal-must-bring-in = You have the bring-in: post { $amount }, or complete to a full bet.
refusal-no-bring-in = There is no bring-in to post now.
refusal-no-draw-now = You cannot draw now.
refusal-discard-now = Discard { $least } to { $most } cards first.
refusal-discard-count = { $came } cards cannot be discarded. Choose { $least } to { $most }.
refusal-exposed-card-stays = No betting is left: the exposed card of seat { $seat } stays.
refusal-runs-now = First choose the number of runs for the rest of the board: 1 to { $most }.
refusal-no-runs-now = The board is run once now.
refusal-more-than-stack = { $to } is more than you have: the maximum is { $most }.
refusal-fixed-amount = The amount is fixed: { $least }, not { $to }.
refusal-above-pot = { $to } is more than the pot allows: the maximum is { $most }.
refusal-below-minimum-raise = { $to } is less than a minimum raise. Choose { $least } to { $most }.
refusal-below-minimum-bet = { $to } is less than a minimum bet. Choose { $least } to { $most }.

## Showing

refusal-tabled-already = This hand is already tabled.
refusal-must-show = After an all-in every hand is shown.
refusal-cards-needed = These cards have not been seen: enter all { $expected } of them.
refusal-card-count = { $expected ->
    [one] Enter one card, not { $came }.
   *[other] Enter { $expected } cards, not { $came }.
}
refusal-other-cards = { $cards }: seat { $seat } does not have these cards.
refusal-partly-shown = Only { $came } of { $expected } cards are shown: the floor decides whether that is enough.
refusal-asking-nobody = Nobody at this table can ask to see a hand: showing is voluntary.
refusal-asking-river-callers = Only a player who called to the end and still has a hand may ask to see another.
refusal-asking-turn-callers = Only a player who called on the turn may ask to see a hand.
refusal-asking-without-cards = Seat { $seat } has given up its hand and may no longer ask to see another.
refusal-asking-is-for-the-floor = You have no right to see it: ask the floor, which decides.
refusal-asking-for-own = Seat { $seat } has this hand. Ask to see another player's hand.
refusal-nothing-to-see = The hand of seat { $seat } cannot be asked for: it was not at showdown, has been seen, or may still be shown.
refusal-not-chips = { $came } is not a whole number of chips.
refusal-not-a-card = { $came } is not a card. Write a card like { $expected }.
refusal-not-in-deck = { $card } is not in this deck: the lowest cards are the { $lowest }s.
refusal-card-twice = { $card } is already in this hand.

## For the dealer

refusal-cards-dealt-already = Seat { $seat } already has its cards.
refusal-no-board-now = No board card is due now.
refusal-nothing-held = No hand is on hold.
refusal-nothing-to-undo = Nobody has acted yet: there is nothing to undo.

## Words of a script: an action that is read, and what may be done instead of one that was refused

refusal-not-an-action = “{ $came }” is not an action. Use fold, check, call, all-in, or bet or raise with an amount.
refusal-say-how-much = Give an amount: { $least } to { $most }.
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
allowed-discard = discard { $least }-{ $most } cards
allowed-discard-just = discard { $amount ->
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
    [true] { $player } is all-in, posting { $amount } to enter the game.
   *[other] { $player } posts { $amount } to enter the game.
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
log-street-predraw = Cards dealt
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
   *[other] { $player } brings it in for { $to }.
}
log-complete = { $all_in ->
    [true] { $player } completes to { $to } and is all-in.
   *[other] { $player } completes to { $to }.
}
log-discarded = { $player } discards { $count ->
    [one] one card
   *[other] { $count } cards
}.
log-stood-pat = { $player } stands pat.
log-mucked = { $player } mucks.
log-asks-to-see = { $player } asks to see the hand of seat { $of }.
log-shown = { $player } shows { $cards }.
log-shown-hand = { $player } shows { $cards }: { $hand }.

## The log: what the dealer did

log-dealt-up = { $player } is dealt { $cards } face up.
log-door-card = Board before the betting: { $cards }
log-community-card = Not enough cards are left: { $cards } is a community card.
log-shuffled-muck = The stub has run out: the muck is shuffled and dealt.
log-shuffled-burns = Not enough cards are left: the stub and the burn cards are shuffled together.
log-card-replaced = { $cards }, meant for { $player }, was exposed and is replaced.
log-killed-penalty = { $player } is serving a penalty: the hand is dead.
log-killed = { $player } is not at the table: the hand is dead.
log-next-board = Board { $board }: { $cards }
log-runs-chosen = { $player } agrees to { $times ->
    [one] one run
   *[other] { $times } runs
}.
log-uncalled = The uncalled { $amount } goes back to { $player }.
log-held = All-in and a call: hands stay face down until the floor gives the word.
log-gone-on = The hand continues.
log-all-in-reveal = No more betting: all hands are turned face up.
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
log-suit-decided = The hands are equal, so the suit decides: { $player } has the higher suit.
log-odd-chips-suit = The pot does not divide evenly: the odd { $amount } goes to the highest card by suit, { $player } first.
log-odd-chips = The pot does not divide evenly: the odd { $amount } goes out from the left of the button, { $player } first.

## The floor's hand on the hand

refusal-nothing-to-give-back = Seat { $seat } has bet { $most } on this street; { $came } cannot be returned.
refusal-bets-past-correcting = The bets of this street stand: the next card has come, or the showdown has begun.
refusal-no-bet-to-correct = Seat { $seat } has not bet or called on this street: there is no bet to correct.
refusal-bet-cannot-be = Seat { $seat } can have { $least } to { $most } in on this street, not { $came }.
refusal-not-totals = Give one whole number of chips for each seat, and each seat once, not { $came }.
refusal-not-his-turn = It is not seat { $seat }'s turn.
refusal-no-undercall = { $came } is not an undercall for seat { $seat }. Choose 1 to { $most }.
refusal-dead-already = The hand of seat { $seat } is already dead.
refusal-last-hand = Seat { $seat } has the last hand: it cannot be killed.
refusal-bring-in-first = Post the bring-in first.
refusal-cards-coming = The deal is not complete: finish it first.
refusal-runs-first = The players must first agree how many times to run the board.
refusal-lives-already = The hand of seat { $seat } is already live.
refusal-streets-missed = Seat { $seat } has missed cards or bets since: its hand cannot come back into play.
refusal-hands-are-up = Hands are face up for an all-in: seat { $seat } cannot come back with chips behind.
refusal-cards-gone = The cards of seat { $seat } have been shuffled back in.
refusal-showdown-begun = The showdown has begun: the board stays.
refusal-several-boards = With more than one board, board cards cannot be returned.
refusal-no-such-street = Board cards go back by whole streets: the last { $count } of { $board } do not make one.
refusal-betting-begun = A player has acted since these cards came: undo that action first.
refusal-cards-thrown = Players have already discarded on this street: it stays.
refusal-deck-sealed = This hand is dealt from a sealed deck: cards cannot be named.
refusal-deck-told = The dealer enters the cards of this hand: the deck has no order to set.
refusal-not-aside = { $card } was not set aside: it cannot go back to the stub.
refusal-not-heaps = The stub can be mixed with the muck, the burn cards or both, each named once, not { $came }.
refusal-order-needed = Give the order of all { $expected } cards of the stub, not { $came }.
refusal-face-up-already = { $card } of seat { $seat } is face up: only face-down cards are replaced.
refusal-stub-empty = The stub is empty.
refusal-stack-cannot-be = Seat { $seat } has { $behind } behind: a correction of { $came } would leave it below { $least }.

log-given-back = { $amount } of the bet is returned to { $player }.
log-bet-corrected = The bet of { $player } on this street is corrected to { $to }.
log-forfeited = { $player } leaves { $amount } in the pot, and the hand is dead.
log-hand-dead = The hand of { $player } is dead.
log-hand-restored = The hand of { $player } is live again.
log-board-back = { $cards } are removed from the board.
log-kept-aside = { $cards } are set aside.
log-stub-made-with = { $cards } go back into the stub, which is reshuffled.
log-stub-made = The stub is reshuffled.
log-stub-mixed = The stub is mixed with { $heaps ->
    [muck] the muck
    [burns] the burn cards
   *[both] the muck and the burn cards
} and reshuffled.
log-stack-more = { $player } has { $amount } more than recorded.
log-stack-less = { $player } has { $amount } less than recorded.
log-hand-void = Misdeal: all chips are returned.
