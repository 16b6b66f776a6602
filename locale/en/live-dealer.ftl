### The dealer's tablet at a live table.

dealer-page = Dealer's tablet
loading-live = Loading table…
dealer-table = The hand
dealer-happens = Actions
dealer-ruling = Ruling
dealer-hand = Hand { NUMBER($number, useGrouping: 0) }
dealer-seat = Seat { $seat }, { $player }
dealer-button-sign = D
dealer-pot = in the pot, bets included
dealer-pot-before = { $amount } before this round
dealer-pot-given = awarded
dealer-misdeal = Misdeal
dealer-redeal = redeal
dealer-misdeal-back = all chips were returned
dealer-early-card = { $street }: premature cards
dealer-something-else = Something else happened
dealer-ask-book = Look up a ruling
dealer-ask-book-text = Nobody follows this hand. Enter what happened and read the ruling with its rules; nothing is recorded.
dealer-record = { $count ->
    [0] Record
   *[other] Record ({ $count })
}
dealer-pushes = Pushes { $amount }
dealer-acted-early = Out of turn: { $amount }
dealer-early = Premature cards
dealer-misses = Misses the hand
dealer-clock = Call the clock
dealer-clock-runs = Clock running
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
dealer-to-or-by = Meaning of the amount
dealer-raise-to = Raises to
dealer-raise-by = Raises by
dealer-keys = Other
dealer-rub-out = Rub out
dealer-say-it = That amount
dealer-pushes-chips = Pushes
dealer-push-one = Push { $amount }
dealer-push-one-again = Push { $amount } in a second motion
dealer-push-again = Then, in a second motion
dealer-no-chips = no chips yet
dealer-piles = One tap, fewest chips:
dealer-take-back = Undo
dealer-order = In order
dealer-earlier-lie = { $amount } of an earlier bet is still there
dealer-earlier-pulled = The earlier bet of { $amount } was pulled in
dealer-earlier-which = Chips of the { $amount }
dealer-earlier-change = Change
dealer-earlier-pull-one = Pulls back one { $amount }
dealer-step-out = Remove: { $step }
dealer-no-ruling = No ruling yet
dealer-no-ruling-text = Enter what the players say and push. The ruling appears here.
dealer-floor-decides = The floor decides
dealer-floor-decides-text = The hand waits for the floor's ruling.
dealer-due-now = To do now
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
accident-called-wrong = The hand was miscalled
accident-thrown-known = Discarded, but identifiable
accident-killed = The dealer killed the hand
accident-fouled = The hand touched other cards
accident-mucked-down = The dealer mucked it, face down
accident-mucked-up = The dealer mucked it, face up
accident-mucked-best = The dealer mucked it, face up and winning
accident-conduct = An infraction…
accident-chips-found = Chips out of view…
carry-out-settled = Carry out
carry-out-ask = Record it
carry-out-floor = Refer to the floor
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
manner-voice = When the player spoke
manner-silent = Silent
manner-first = Spoke first
manner-at-once = At once
other-said = Says
other-as-said = In these exact words
other-add = Add
other-done = Acts without words
other-tapped = Taps the table
other-moved = Moves chips without releasing them
other-pulled-back = Pulls back all chips of an earlier bet
other-gathered = Gathers old chips with new ones
other-took-back = Pulls back chips just put out
other-no-value = Puts out a bounty chip or token
other-told = Was given a wrong count
other-wrong-count = It costs { $amount }, but the count given was…

## Cards

picker-so-far = { $of ->
    [one] { $count } of one card
   *[other] { $count } of { $of } cards
  }
picker-cards = Cards
board-comes = { $count ->
    [1] Board card: tap it
   *[other] Board: tap { $count } cards
}
early-which = { $count ->
    [1] The betting is not finished. Which card came?
   *[other] The betting is not finished. Which { $count } cards came?
}
early-unseen = Not seen
deal-all = The deal
deal-changed = New cards for players who drew
deal-done = Cards dealt
deal-up-card = { $count ->
    [1] The player's upcard
   *[other] The player's { $count } upcards
  }
go-on-title = Hand for hand
go-on-text = Cards stay face down until the floor lets the hand continue.
go-on-button = Continue the hand
discard-now = to draw
discard-how-many = How many cards
discard-none = Stands pat
discard-count = { $count ->
    [1] One card
   *[other] { $count } cards
}
show-now = to show
show-muck = Mucks
show-must = This hand must be shown: it may not be mucked.
show-known = Shows
show-accident = Something happened…
show-cards = { $count ->
    [1] Shows: the unseen card
   *[other] Shows: the { $count } unseen cards
}

## Between hands

next-first = The table is ready
next-after = The hand is over
next-hand = Next hand
next-hand-first = First hand
next-misdeal = Misdeal
event-redeal = The redeal counts as the same hand of the tournament.
next-redeal = Redeal
next-button-drawn = The button is drawn at random. If it is already placed, say where.
next-won = { $player } wins { $amount }
next-won-with = { $player } wins { $amount } with { $made }
next-disqualified = { $player } is disqualified: { NUMBER($amount) } in chips is removed from play when the next hand begins.
next-leaves = { $player } leaves with { NUMBER($amount) } when the next hand begins.
next-given = { $player }, from the next hand: { $penalties }.
next-missing = Missing hands for a penalty: { $players }
next-too-few = A hand needs two players with chips.
next-button-else = The button is elsewhere…
next-button-where = Button at
next-chips-note = If a chip race changed stacks, the floor corrects them.

## The clock, and the floor

clock-call = The clock on { $player }
clock-caller = Called by
clock-caller-elsewhere = A player from another table
clock-start = The clock starts when all answers are in.
clock-is-over = The countdown is over.
clock-say-over = Time is over
call-what-for = Call the floor for:
call-waits = The floor is called
call-about = { $player }: { $about }
call-coming = { $floor } is coming
call-answered = { $floor } answered your call
call-ruled = Ruling (optional)
called-about = { $about }
call-answer = The floor is here
called-for-ruling = A ruling
called-for-dispute = A dispute
called-for-cards = Cards
called-for-chips = Chips or a count
called-for-conduct = Conduct
called-for-other = Something else
call-in-words = In words
skipped-title = The skipped player
skipped-spoke = Spoke up in time
skipped-had-time = Kept silent, and had time
skipped-no-time = Kept silent, had no time
record-redeal = This hand is the redeal of the misdeal before it: the button, the players and the blinds are the same.
record-empty = Nothing has been entered yet.
record-floor-came = { $floor } from the floor came to the table
record-floor-called = { $player } called, { $minutes ->
    [0] less than a minute before
    [one] { $minutes } minute before
   *[other] { $minutes } minutes before
  }: { $about }

## What comes next

then-to-call = { $player } acts next: { $amount } to call
then-free = { $player } acts next: nothing to call
then-show = { $player } shows or mucks next
then-must-show = { $player } shows next
then-showdown = { $player } is next at the showdown
then-discard = { $player } draws next
then-board = The betting is over. Next: { $street }
then-cards = The cards come next
then-instruction = Hand for hand: waiting for the floor
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
overrule-misdeal = Misdeal: all chips are returned
overrule-to = To, in total on this street
overrule-at-least = Minimum 1.
overrule-at-most = 1 to { $most }.
overrule-count-hands = Hands to miss
overrule-count-rounds = Rounds to miss
overrule-count-forfeiture = Chips to forfeit
overrule-penalty-nothing = No penalty
overrule-penalty-warning = A warning
overrule-penalty-hands = Missed hands…
overrule-penalty-rounds = Missed rounds…
overrule-penalty-forfeiture = Forfeited chips…
overrule-penalty-disqualification = Disqualification
overrule-why = Reason
overrule-because-fairness = Fairness comes first
overrule-because-misheard = It was misheard
overrule-because-chips = The chips were misread
overrule-because-seen = The table saw it differently
overrule-in-words = In words
overrule-send = Overrule

## Reports outside the action

told-seat = Player
told-by = Asked by
told-of = Whose chips, or nobody's for the pot
told-stack = Chips behind this player
told-stack-kind = A stack was counted
told-stack-about = The chips behind a player differ from the record.
