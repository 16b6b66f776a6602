### The pages of live tables: a ruling, and what was entered.

## A ruling

verdict-settled = Clear by the rule
verdict-by-setting = Clear by a setting
verdict-ask-player = Ask the player
verdict-ask-dealer = The dealer looks first
verdict-ask-staff = The staff judge first
verdict-ask-floor = The floor judges first
verdict-ask-teller = Facts are missing
verdict-floor = The floor decides
verdict-decided = The floor has decided
verdict-undone = Undone
verdict-entered = On record
verdict-options = Possible rulings
verdict-proposed = Proposed
verdict-chosen = Chosen
verdict-then = Then
verdict-penalty-allowed = The floor decides whether there is a penalty.
verdict-penalty-given = Penalty: { $penalty }.
ruler-pushed = { $before ->
    [0] pushed { $amount }
   *[other] pushed { $amount }, { $to } in all
}
ruler-said = said { $amount }
ruler-said-ruled = said { $amount }, ruled { $ruled }
ruler-ruled = ruled { $amount }
ruler-call = call
ruler-half = half
ruler-bet = minimum bet
ruler-raise = minimum raise
ruler-call-at = call { $amount }
ruler-half-at = half { $amount }
ruler-bet-at = minimum bet { $amount }
ruler-raise-at = minimum raise { $amount }

## The headline of a line

head-seat = Seat { $seat }, { $player }
head-is = { $who }: { $what }
head-and = { $one }. { $other }
head-incident = { $who }. { $kind }
head-string = string bet, only the { $what } counts
head-undercall = { $amount } for a call of { $price }
head-act = { $action ->
    [Fold] fold
    [Check] check
    [Call] call
    [RaiseTo] raise to { $amount }
   *[other] bring-in
}
head-early-asked = out of turn, { $what }
head-early-waits = out of turn, { $what }. It waits for the turn
head-early-stands = out of turn, { $what }. It stands
head-early-void = out of turn, { $what }. It is void
head-then-waits = Seat { $seat }, { $player }: { $what } out of turn still waits for the turn
head-then-stands = Seat { $seat }, { $player }: { $what } out of turn now stands
head-then-void = Seat { $seat }, { $player }: { $what } out of turn is void
head-clock-runs = the clock runs, { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
head-clock-staff = the clock was called
head-called-by = { $what }. Called by { $player } in seat { $seat }
head-clock-refused = no clock
head-time-in-time = acted in time
head-time-hand-dead = time is up, the hand is dead
head-time-check = time is up, check
head-penalty = penalty, { $penalty }
head-nothing = as if it had not happened
head-undone = Undone: { $was }
head-overruled = Overruled: { $was }. Now: { $what }

## What was entered

entry-all-dealt = The cards are dealt
entry-hand-dealt = { $player } has cards
entry-board-turned = Board: { $cards }
entry-acts-fold = { $player } folds
entry-acts-check = { $player } checks
entry-acts-call = { $player } calls
entry-acts-raise = { $player }: { $amount }
entry-acts-show = { $player } shows { $cards }
entry-acts-muck = { $player } mucks
entry-acts-ask-to-see = { $player } asks to see a hand
entry-acts-bring-in = { $player } brings it in
entry-acts-discard = { $player } { $count ->
    [0] stands pat
    [1] draws one card
   *[other] draws { $count } cards
}
entry-acts-run = { $player } chooses the number of runs
entry-plays = { $player } { $steps }
entry-clock-asked = The clock is called
entry-count-over = The countdown is over
entry-offended = { $player }: conduct
entry-skipped-spoke = The skipped player spoke up
entry-skipped-silent = The skipped player kept silent
entry-chips-found = Chips turned up: { $amount }
entry-count-asked = { $player } asks for a count
entry-stack-told = { $player } has { $amount } behind
entry-instructed = The hand continues
entry-undone = The last entry was undone
step-push = pushes { $amount }
step-push-saying = pushes { $amount } saying “{ $words }”
step-said = says “{ $words }”
step-pulled-back = pulls back all chips of an earlier bet
step-pulled-back-some = pulls back { $amount } of an earlier bet
step-gathered = gathers the chips of an earlier bet with new ones
step-took-back = pulls chips back
step-tapped = taps the table
step-moved = moves chips without letting go
step-no-value = puts out a bounty chip or token
step-told-count = is given a count of { $amount }

## Facts of a situation

tell-in-yes = Yes
tell-in-no = No
tell-in-unknown = Not known
tell-in-untold = Not entered
tell-in-decides = decides the ruling
tell-in-seats-to = Seats { $from_seat } to { $to_seat }
tell-in-none = None
tell-in-nobody = Nobody
offence-group-cards = Cards
offence-group-talk = Talk about a hand
offence-group-manners = Turn, pace and manners
offence-group-devices = Phones and devices
offence-group-seat = Seat and duties
offence-group-chips = Chips
offence-group-fairness = Fair play
overruled-said = The overruled ruling was: { $reasons }
offence-search = Search the infractions
offence-none = No infraction matches these words.
tell-in-needed = required
tell-in-less = Less: { $fact }
tell-in-more = More: { $fact }
tell-in-card = A card
tell-in-unseen = Unseen
tell-in-card-out = Remove { $card }
tell-in-row = { $row ->
    [early] Add an out-of-turn action
    [since] Add what happened after that
    [exposed] Add an exposed card
    [began] Add something that had begun
   *[other] Add another
}
tell-in-row-out = Remove this entry
tell-in-last-out = Remove the last one
tell-in-rest = More facts, if they matter
