### The dealer's tablet at a live table.

dealer-page = Dealer's tablet
loading-live = Fetching the table.
dealer-table = The hand
dealer-happens = What happens
dealer-ruling = The ruling
dealer-hand = Hand { NUMBER($number, useGrouping: 0) }
dealer-seat = Seat { $seat }, { $player }
dealer-button-sign = D
dealer-pot = in the pot, bets included
dealer-pot-before = { $amount } before this round
dealer-pot-given = given out
dealer-misdeal = Misdeal
dealer-redeal = dealt again
dealer-misdeal-back = all chips went back
dealer-early-card = { $street }: cards too early
dealer-something-else = Something else happened
dealer-record = { $count ->
    [0] Record
   *[other] Record ({ $count })
}
dealer-pushes = Pushes { $amount }
dealer-acted-early = Too early: { $amount }
dealer-early = Cards too early
dealer-misses = Misses the hand
dealer-clock = Call the clock
dealer-clock-runs = The clock runs
dealer-undo = Undo
dealer-call-floor = Call the floor
dealer-floor-called = Floor called
dealer-clock-short = Clock
dealer-call-floor-short = Floor
dealer-floor-called-short = Called
dealer-back = Back
dealer-out-of-turn = Out of turn
dealer-says = Says
dealer-call-or-fold = May only call or fold
dealer-an-amount = An amount…
dealer-other-words = Other words…
dealer-which-amount = Which amount
dealer-no-amount = No amount
dealer-to-or-by = What the amount is
dealer-raise-to = Raises to
dealer-raise-by = Raises by
dealer-keys = Other
dealer-rub-out = Rub out
dealer-say-it = That amount
dealer-pushes-chips = Pushes
dealer-push-one = Push { $amount }
dealer-push-one-again = Push { $amount } in a further motion
dealer-push-again = Then, in a further motion
dealer-no-chips = no chips yet
dealer-piles = At a touch, in the fewest chips:
dealer-take-back = Take back
dealer-order = As it happened
dealer-earlier-lie = { $amount } of an earlier bet still lies there
dealer-earlier-pulled = The { $amount } of the earlier bet has been pulled in
dealer-earlier-which = Which chips make up the { $amount }
dealer-earlier-change = Change it
dealer-earlier-pull-one = Pulls back one { $amount }
dealer-step-out = Take out: { $step }
dealer-no-ruling = No ruling yet
dealer-no-ruling-text = Tell what the players say and push. What the book makes of it comes here.
dealer-floor-decides = The floor decides
dealer-floor-decides-text = The hand waits: what happens next goes in when the floor has ruled.
dealer-due-now = To be done now
reseat-room = { $player } moves from seat { $seat } to seat { $to }, with all chips, when the next hand begins.
reseat-floor = { $player } belongs in seat { $to }, not in seat { $seat }. The floor seats { $player } there, on the floor's page of this table.
reseat-elsewhere = { $player } belongs in seat { $to } of another table. The floor takes { $player } off this table and seats { $player } there, on the floor's page.
reseat-director = { $elsewhere ->
    [true] { $player } belongs in seat { $to } of another table.
   *[other] { $player } belongs in seat { $to }, not in seat { $seat }.
} The director seats { $player } there: director's page, the player's name, "Move".
reseat-open-floor = Open the floor's page
reseat-open-director = Open the director's page
accident-title = With this player or the cards
accident-exposed = Card { $card } was exposed
accident-first-card = The first card came here by mistake
accident-called-wrong = The hand was announced wrongly
accident-thrown-known = Thrown in, and known for certain
accident-killed = The dealer took the hand in
accident-fouled = The hand touched other cards
accident-mucked-down = The dealer mucked it, face down
accident-mucked-up = The dealer mucked it, face up
accident-mucked-best = The dealer mucked it, face up and winning
accident-conduct = An infraction…
accident-chips-found = Chips out of view…
carry-out-settled = Carry it out
carry-out-ask = Put it on the record
carry-out-floor = Put it to the floor
choose-one = Choose one
choose-this = Rule: { $ruled }
overrule-open = Overrule…

## Words, as a button has them and as they are said

word-fold = Fold
word-check = Check
word-call = Call
word-call-of = Call { $amount }
word-bet = Bet
word-raise = Raise
word-all-in = All-in
word-bring-in = Bring-in
word-bring-in-of = Bring-in { $amount }
spoken-fold = fold
spoken-check = check
spoken-call = call
spoken-bet = bet
spoken-bet-to = bet { $amount }
spoken-raise = raise
spoken-raise-to = raise to { $amount }
spoken-raise-by = raise by { $amount }
spoken-all-in = all in
spoken-pot = pot
spoken-min = min raise
spoken-same = same again
spoken-lets-go = let's go
spoken-i-am-in = I'm in
spoken-shove = shove
manner-voice = When the words came
manner-silent = Silent
manner-first = Spoke first
manner-at-once = At once
other-said = Says
other-as-said = In these very words
other-add = Add
other-done = Does without words
other-tapped = Taps the table
other-moved = Moves chips, does not let go
other-pulled-back = Pulls back all chips of an earlier bet
other-gathered = Gathers old chips with new ones
other-took-back = Takes back chips just put out
other-told = Was told a wrong count
other-wrong-count = It costs { $amount }, but was told as…

## Cards

picker-so-far = { $of ->
    [one] { $count } of one card
   *[other] { $count } of { $of } cards
  }
picker-cards = Cards
board-comes = { $count ->
    [1] The card of the board, with a touch
   *[other] The { $count } cards of the board, with a touch each
}
early-which = { $count ->
    [1] The betting is not over. Which card came?
   *[other] The betting is not over. Which { $count } cards came?
}
early-unseen = Nobody has seen them
deal-all = The deal
deal-changed = New cards for those who changed
deal-done = Cards dealt
deal-up-card = { $count ->
    [1] The player's upcard
   *[other] The player's { $count } upcards
  }
go-on-title = Hand for hand
go-on-text = Cards stay face down until the floor lets the hand go on.
go-on-button = The hand goes on
discard-now = to change cards
discard-how-many = How many cards
discard-none = Stands pat
discard-count = { $count ->
    [1] One card
   *[other] { $count } cards
}
show-now = to show
show-muck = Mucks
show-must = This hand has to be shown: it may not be mucked.
show-known = Shows
show-accident = Something happened…
show-cards = { $count ->
    [1] Shows: the card that nobody has seen
   *[other] Shows: the { $count } cards that nobody has seen
}

## Between hands

next-first = The table is ready
next-after = The hand is over
next-hand = Next hand
next-hand-first = First hand
next-misdeal = Misdeal
event-redeal = The misdeal is dealt again as the same hand of the event.
next-redeal = Deal it again
next-button-drawn = The button is drawn by chance. If it stands somewhere already, say where.
next-won = { $player } wins { $amount }
next-won-with = { $player } wins { $amount } with { $made }
next-disqualified = { $player } is disqualified: { NUMBER($amount) } in chips leave play when the next hand begins.
next-leaves = { $player } leaves with { NUMBER($amount) } when the next hand begins.
next-given = { $player }, from the next hand on: { $penalties }.
next-missing = Misses hands for a penalty: { $players }
next-too-few = A hand takes two players with chips.
next-button-else = The button is elsewhere…
next-button-where = Where the button is
next-chips-note = The floor corrects stacks that a chip race has changed.

## The clock, and the floor

clock-call = The clock on { $player }
clock-caller = Who calls it
clock-caller-elsewhere = Somebody of another table
clock-start = It starts as soon as the answers let it.
clock-is-over = The count is over.
clock-say-over = Time is over
call-what-for = Call the floor: what for?
call-waits = The floor is called
call-about = { $player }: { $about }
call-answer = The floor is here
call-ruling = A ruling
call-dispute = A dispute
call-cards = Cards
call-chips = Chips or a count
call-conduct = Conduct
call-other = Something else
call-in-words = In words
skipped-title = The player who was skipped
skipped-spoke = Spoke up in time
skipped-had-time = Kept silent, and had time
skipped-no-time = Kept silent, had no time
record-redeal = This hand deals the misdeal before it again: the button, the players and the blinds are those of then.
record-empty = Nothing has been entered yet.

## What comes next

then-to-call = { $player } acts next: { $amount } to call
then-free = { $player } acts next: nothing to call
then-show = { $player } shows or mucks next
then-must-show = { $player } shows next
then-showdown = { $player } is next at the showdown
then-discard = { $player } changes cards next
then-board = The betting is over. Next: { $street }
then-cards = The cards come next
then-instruction = Hand for hand: it waits for the floor
then-over = The hand is over

## Overruling

overrule-title = Overrule entry { $entry }
overrule-instead = Instead
overrule-nothing = As if it had not happened
overrule-fold = { $player } folds
overrule-check = { $player } checks
overrule-call = { $player } calls
overrule-raise = { $player } bets or raises to…
overrule-kill = { $player }'s hand is dead
overrule-misdeal = A misdeal: all chips go back
overrule-to = To, in all on this street
overrule-at-least = One at least.
overrule-at-most = From 1 to { $most }.
overrule-count-hands = Hands to miss
overrule-count-rounds = Rounds to miss
overrule-count-forfeiture = Chips to be forfeited
overrule-penalty-nothing = No penalty
overrule-penalty-warning = A warning
overrule-penalty-hands = Missed hands…
overrule-penalty-rounds = Missed rounds…
overrule-penalty-forfeiture = Forfeited chips…
overrule-penalty-disqualification = Disqualification
overrule-why = Why
overrule-because-fairness = Fairness comes first
overrule-because-misheard = It was heard wrongly
overrule-because-chips = The chips were read wrongly
overrule-because-seen = The table saw it otherwise
overrule-in-words = In words
overrule-send = Overrule

## What is told beside the play

told-seat = Whose
told-by = Who asks
told-of = Whose chips, or nobody's for the pot
told-stack = Chips behind this player
told-stack-kind = A stack was counted
told-stack-about = The chips behind a player are not what was told.
