### Facts of a table that cannot all be true: refusal-<code>, and the facts' names inside a sentence.

refusal-fact-out-of-range = { $came } is not valid for { $fact }. Enter a number from { $least } to { $most }.
refusal-fact-too-small = { $came } is not valid for { $fact }. Enter { $least } or more.
refusal-fact-missing = Missing: { $fact }.
refusal-fact-ill-formed = { $came } is not valid for { $fact }. Enter { $form ->
    [number] a whole number
    [truth] yes or no
    [choice] one of the choices
    [list] a list
    [by-seat] a value for each seat
    [text] a text
   *[facts] its own fields
}.
refusal-no-such-situation = There is no situation { $came }. Choose one of these: { $expected }.
refusal-no-such-game-dealt = { $came } is not dealt here. Choose one of these: { $choices }.
refusal-no-game-of-stud = { $came } is not a stud game.

## Seats and turns

refusal-no-such-seat-in-hand = Not in this hand: { $came }. The seats in it are { $seats }.
refusal-no-such-seat = No such seat: { $came }. Seats are 1 to { $most }.
refusal-nobody-asked-to-bet = No player is to act now.
refusal-turn-of-another = It is not { $player }'s turn.
refusal-hand-is-over = The hand is over. Until the next hand begins you may only dispute the pot, report an infraction or found chips, or have the floor correct stacks.
refusal-stack-by-the-floor = The hand is over: the floor corrects the stack of seat { $seat } and gives a reason.
refusal-no-hand-yet = No hand has been dealt yet. You may report an infraction, found chips or a matter of the table, or enter a floor decision.
refusal-no-hand-for-that = This needs a hand in play. The floor may correct stacks, or the dealer may act at the table.
refusal-no-such-seat-at-table = Nobody sits in seat { $came }. Occupied seats: { $seats }.
refusal-foreign-in-no-hand = Seat { $seat } is given, but the card was not found in a hand. Clear the seat, or choose “in a hand”.
refusal-not-the-bettor = Seat { $seat } was not the last to bet on this street, or nobody is left to act against the bet. Choose the last bettor.
refusal-one-card-is-shown = “Would win” is for one card shown alone; cards face up: { $came }. Correct the number, or leave it out.
refusal-no-misdeal = This hand was not a misdeal: there is no redeal.
refusal-no-betting = { $step } is not a betting action.
refusal-no-turn-to-come = Seat { $seat } is not yet to act on this street; seats { $seats } are.
refusal-due-in-turn = Seat { $seat } is next to act: its action is in turn.
refusal-due-or-acted = Seat { $seat } is next to act or has acted; it is the turn of seat { $due }.
refusal-early-already = Seat { $seat } has already acted out of turn.
refusal-nobody-acted-early = Nobody has acted out of turn.
refusal-betting-round-over = That betting round is over.
refusal-floor-decides-of-skipped = The floor has yet to decide about the hand of seat { $seat }.
refusal-skipped-told-first = Seat { $seat } was skipped. First enter whether the player spoke up before further action.
refusal-once-to-act = Enter each seat once, not { $came }.
refusal-act-in-order = The seats act in this order: { $seats }, not { $came }.
refusal-not-offered = { $came } is not one of the floor's choices.

## Bets, words and chips

refusal-cannot-act = To act, a player needs chips, an opponent, and no more chips in than the current bet.
refusal-lying-without-bet = “{ tell-lying }” has { $came }, but “{ tell-staked }” is 0. Enter what was put in, or remove those chips.
refusal-lying-too-much = The player has { $most } including this street's bet: { $came } cannot be in front of them.
refusal-nothing-lies = The player has no chips of an earlier bet on this street to pull back or gather.
refusal-drawn-not-there = The earlier bet of { $most } does not contain chips of { $came }. Enter the chips that are there.
refusal-no-bet-between = Enter a bet between { $least } and { $most }, not { $low } to { $high }.
refusal-more-than-he-has = Seat { $seat } has { $most } for this street, not { $came }.
refusal-paid-more-than-all = Seat { $seat } cannot put out { $came }: it has { $most } in all.
refusal-takes-no-chips = This action of seat { $seat } takes no chips, but { $came } was entered.
refusal-takes-chips = This action of seat { $seat } takes chips, but none were entered.
refusal-cannot-check-now = Seat { $seat } cannot check: it costs { $to_call } to call.
refusal-raises-above = Seat { $seat } must raise to more than { $least }, not to { $came }.
refusal-pot-outside-pot-limit = “Pot” is not a bet in { $game }: enter the amount.
refusal-bring-in-outside-stud = { $game } has no bring-in to post or complete.
refusal-street-of-so-many = The { $street ->
    [turn] turn
   *[river] river
} has { $count } card, so { $came } is not too many.
refusal-no-board-due = No board cards are due now.
refusal-no-board-yet = There is no board yet.
refusal-nothing-was-replaced = Card number { $came } replaces a card exposed on the way to seat { $seat }, after the deal. Enter that exposed card first.
refusal-seat-is-right = Seat { $seat } is the right seat: nothing to do.
refusal-stacks-are-right = Enter for each wrong stack how many chips to add or remove.
refusal-calls-all = Seat { $seat } calls { $price }, not { $came }.
refusal-too-many-steps = A turn has at most { $most } steps, not { $came }.
refusal-pushed-nothing = A motion must contain at least one chip, each worth 1 or more.
refusal-pushed-too-much = The player has { $most } and cannot put out { $came }.
refusal-seat-of-nobody = Chips without an owner have no seat, but seat { $seat } was entered.
refusal-counts-his-own = The player in seat { $seat } counts these chips.
refusal-counted-too-much = Seat { $seat } has at most { $most } on record, not { $came }. The floor adds more.
refusal-not-all-in = Seat { $seat } is not all-in: it still has chips behind.
refusal-not-called = Nobody called the all-in of seat { $seat }.
refusal-all-in-not-so = The record of the hand differs on whether seat { $seat } won its all-in.
refusal-counted-bets-stay = Counted bets stay where they are.

## The clock

refusal-declared-too-soon = Time is declared over at least { $least } seconds after the clock is called, not { $came ->
    [one] { $came } second
   *[other] { $came } seconds
  } after it.
refusal-acted-after-the-end = An action { $came ->
    [one] { $came } second
   *[other] { $came } seconds
  } after time was declared over is too late for this clock.
refusal-acted-before-the-clock = The clock is about actions after it is called, not { $came ->
    [one] { $came } second
   *[other] { $came } seconds
  } before it.

## Cards

refusal-deal-to-few = Enter every seat that should get cards, each once, at least two. { $count ->
    [0] No seat was entered.
    [1] Only seat { $came } was entered.
   *[other] A seat was entered twice: { $came }.
}
refusal-small-blind-above = The small blind is at most the big blind, { $most }, not { $came }.
refusal-acts-before-the-deal = Nobody can act before the deal is complete.
refusal-no-such-card-dealt = { $count } cards were dealt; there is no card number { $came }.
refusal-exposed-upcard = Card number { $came } is an upcard, dealt after { $count ->
    [one] one downcard
   *[other] { $count } downcards
  }.
refusal-card-came-elsewhere = Card number { $number } off the deck goes to seat { $seat }, not to seat { $came }.
refusal-exposed-without-cards = Seat { $seat } got no card that could be exposed.
refusal-no-board-on-street = { $game } has no board cards to come: { facts-street }.
refusal-street-of-cards = Wrong number of board cards { facts-street }: it must be { $count }, not { $came }.
refusal-no-early-street = In { $game } no cards can be premature on this street: { facts-street }.
refusal-no-later-street = { $game } has no such later street: { facts-street }. Report a mistake of the first street as "A mistake in the deal".
refusal-none-too-many = { facts-street }: each hand gets { $count } card, so { $came } is not too many. Enter all cards that the seat got on it.
refusal-cards-to-others = The cards go to the live hands, seats { $seats }, not to { $came }.
refusal-not-dealt-to = Cards go to seats { $seats }, not to { $came }.
refusal-deck-has-fewer = A deck has { $most } cards: dealt and boxed cards cannot be { $came }.
refusal-no-deck = Stub, muck and burn cards together must be 1 to { $most } cards, not { $came }.
refusal-mixed-with-nothing = The stub cannot be mixed with an empty pile: { $fact }.
refusal-heap-told-twice = This pile is entered twice: { $fact }.
refusal-nothing-like-a-fold = Seat { $seat } did nothing with its cards that could be a fold.
refusal-cards-seen-twice = Enter at least one seen card, each once.
refusal-no-card-came-just-now = { $card } was not just dealt face down to seat { $seat } on the last street of stud or in a draw.
refusal-flop-of-so-many = A flop of { $came } cards does not have too many: { $count } is right.
refusal-card-there-twice = Enter each card once.
refusal-drawn-from-others = The floor draws only from the cards that were put out.

## The showdown

refusal-pots-gone-out = The pots have been awarded: nobody needs to show.
refusal-live-hands-each-once = Enter the live hands at showdown, each once, not { $came }.
refusal-no-live-hand = Seat { $came } has no live hand; seats { $seats } have one.
refusal-face-up-too-many = { $came } of { $most } cards cannot be face up.
refusal-tabled-is-known = A hand that all can read counts as identified. Change one of the two answers.
refusal-asked-for-his-own = Seat { $seat } cannot ask to see its own hand.
refusal-paid-and-left = A player who called the last bet was in the hand to the end.
refusal-spoke-of-no-seat = Enter a seat for a hand, and none for a pot.
refusal-moves-do-not-balance = The chips moved must add up to 0, not to { $came }.
refusal-winner-gets-nothing = Seat { $seat } won the pot and must get chips from it.
refusal-moved-without-mistake = Chips are moved only after a mistake.
refusal-disputed-too-soon = A pot can be disputed only after it is awarded, not { $came ->
    [one] { $came } second
   *[other] { $came } seconds
  } before.
refusal-began-too-soon = The next hand begins after the pot is awarded, not { $came ->
    [one] { $came } second
   *[other] { $came } seconds
  } before.
refusal-no-such-pot = A pot of { $came } cannot be made of chips of { $chip }, or is more than { $most }.
refusal-not-put-in-so = { $came } cannot be put in with chips of { $chip }.
refusal-winners-each-once = Enter the winners of a pot, each once, not { $came }.
refusal-stud-pot-without-cards = In stud the odd chip depends on the winners' cards: enter them.

## The record of a hand that is followed

refusal-no-such-entry = There is no valid entry { $came }.
refusal-no-such-choice = The ruling on entry { $entry } leaves { $count ->
    [0] nothing to choose.
    [1] one choice.
   *[other] { $count } choices.
}
refusal-decided-already = The floor has already decided on entry { $entry }, in entry { $decision }. It can overrule that decision.
refusal-decided-long-ago = Play has continued on the floor's decision on entry { $entry }, in entry { $decision }; it can no longer be undone.
refusal-gone-on-since = The hand has continued since entry { $entry }.
refusal-no-infraction = Entry { $entry } is not an infraction that could be penalised.
refusal-penalty-off-the-scale = These rules do not have this penalty.
refusal-chips-not-asked = Enter chips only with forfeited chips; { $came } was entered.
refusal-too-many-remedies = A floor entry has at most { $most } corrections, not { $came }.
refusal-floor-says-why = The floor must give a reason.
refusal-reason-too-long = The reason is too long: { $came } characters, the maximum is { $most }.
refusal-nobody-skipped = Nobody was skipped on this street.
refusal-raise-lost = Seat { $seat } has lost the right to raise and may only call or fold.
refusal-no-cards-due = No hand is owed cards now.
refusal-stack-as-told = Seat { $seat } already has { $came } behind.
refusal-no-such-card = { $came } is not a card. Write a card like As.
refusal-no-such-street-in-game = There is no betting { facts-street } in { $game }.
refusal-clock-on-himself = Seat { $seat } is to act: another player must call the clock.
refusal-caller-sits-here = Seat { $seat } is at this table. For a caller from another table, or from outside the tournament, enter no seat.
refusal-clock-runs-already = A clock is already running on seat { $seat }.
refusal-no-clock-runs = No clock is running.

## Incidents against the hand that is followed

refusal-no-such-incident = There is no such incident. Choose one of these: { $expected }.
refusal-no-incident-of-these = { $came } does not report an incident.
refusal-not-such-a-fact = { $came } is not a field here. The fields are { $facts }.
refusal-not-part-of-fact = { $at } has no field { $came }. Its fields are { $expected }.
refusal-nothing-is-told = Nothing is entered here: the hand already knows it. Remove { $came }.
refusal-facts-too-deep = The fields are nested too deep: the maximum is { $most }.
refusal-entry-too-large = The entry is too large: the maximum is { $most } items.
refusal-entry-text-too-long = The text is too long: { $came } characters, the maximum is { $most }.
refusal-entry-number-too-large = The number is too large: the maximum is { $most }.
refusal-remedy-ill-formed = These seats, cards or chips do not exist: { $came }.
refusal-before-the-showdown = The hand has not reached showdown yet.
refusal-hand-is-dead = The hand in seat { $seat } is dead.
refusal-hand-is-tabled = The hand in seat { $seat } is tabled.
refusal-hand-was-folded = The hand in seat { $seat } was folded before the showdown.
refusal-seat-got-no-cards = Seat { $seat } got no cards; seats { $seats } did.
refusal-was-a-misdeal = The hand was a misdeal: nothing was awarded.
refusal-bet-is-right = Seat { $seat } bet { $came }, and { $least } was right: there is nothing to correct.
refusal-calls-own-bet = Seat { $seat } made the bet: list only those who called it.
refusal-no-bet-of-seat = Seat { $seat } has not bet or raised in this hand. Choose the seat that made the wrong bet.
refusal-nobody-acted-behind = Nobody has acted after seat { $seat } in this hand.
refusal-nobody-acted-yet = Nobody has acted in this hand yet.
refusal-was-there = The player in seat { $seat } has acted, so was present.
refusal-deal-goes-on = The deal is not complete yet.
refusal-stub-has-fewer = The stub has { $most ->
    [one] one card
   *[other] { $most } cards
  } for this, not { $came }.
refusal-flop-of-others = The flop must come from the cards that were put out: { $cards }.
refusal-card-lies-elsewhere = { $card } is elsewhere: it did not come from the stub.
refusal-card-told-twice = { $card } is entered twice.
refusal-card-not-of-this-deck = { $card } is not in this deck.
refusal-hand-has-other-cards = Seat { $seat } cannot have { $cards }.
refusal-no-new-board = No board cards have come since the last action.
refusal-board-has-others = The last cards of the board are { $cards }.
refusal-last-street = There is no street to come.
refusal-no-upcards = Seat { $seat } has no upcards.
refusal-no-turn-to-fold = Seat { $seat } is all-in and has no turn to fold.
refusal-which-pot = There are several pots, of { $amounts }: enter which one.
refusal-no-pot-of-this-size = There is no pot of { $came }. The pots are { $amounts }.
refusal-not-in-this-pot = Seats { $seats } cannot win this pot; seats { $expected } can.
refusal-seat-twice = A seat is entered twice: { $seats }.
refusal-pot-not-divided = { $game } has no high-low split.
refusal-moves-needed = The pot has been awarded: enter which chips to move.
refusal-when-awarded = The pot has been awarded: enter when.
refusal-not-awarded = No pot has been awarded: there is nothing to correct.
refusal-gives-too-much = Seat { $seat } was awarded { $most } and cannot give { $came }.
refusal-pulled-too-much = Seat { $seat } has { $most } in front of it: { $came } cannot have been pulled in.

facts-street = { $street ->
    [preflop] before the flop
    [flop] on the flop
    [turn] on the turn
    [river] on the river
    [second] on second street
    [third] on third street
    [fourth] on fourth street
    [fifth] on fifth street
    [sixth] on sixth street
    [seventh] on seventh street
    [predraw] before the draw
    [draw] at the draw
    [first-draw] at the first draw
    [second-draw] at the second draw
    [third-draw] at the third draw
    [showdown] at the showdown
   *[other] after the hand
}

## The names of facts

fact-about = what was mentioned, the hand or the pot
fact-acted = whether that player has acted since the deal
fact-begun = whether the next hand has begun
fact-burned = the number of burn cards
fact-before_turn = whether it came before the player's turn
fact-after_undercall = whether the player before put in too few
fact-amount_open = whether the bet had no amount yet
fact-bet_before = the earlier bet that the chips cover
fact-callers = the seats that called in full
fact-closed = whether it is too late for a correction
fact-legal = the right total
fact-of_button = whether that player has the button
fact-place = where the card was found
fact-reach = the totals that the players can reach
fact-recorded = the total on the record
fact-refused = whether the player refuses
fact-taken_up = whether another player has called since
fact-uncalled = the part of the bet that nobody called
fact-unheard = whether the words were not heard by all
fact-subject = whether the reading of a hand or an amount is disputed
fact-belongs = the right seat
fact-elsewhere = whether the right seat is at another table
fact-folded = the hands folded because of it
fact-lineup = how the hand was dealt
fact-put_in = the chips put in because of it
fact-played = whether the chips were played
fact-right_stack = whether the first stack was right
fact-absent = the seats of absent players
fact-absent_now = the seats of players absent now
fact-acts = the players' action since the deal
fact-acts_first = the seat that acted first on the last street
fact-all_in = who is all-in
fact-along = how long the player stayed in the hand
fact-amount = the chips in the pot
fact-announced_ms = the time at which the level was announced
fact-ante = the ante
fact-asked_before = how often the player has asked before
fact-asked_by = who asked for it
fact-at_ms = the time at which it happened
fact-awarded_ms = the time at which the pot was awarded
fact-awarded = whether the pots have been awarded
fact-began = what may have started the hand
fact-behind = the chips behind
fact-best = whether it was the best hand
fact-bet = the bet of this hand
fact-bet_in = the chips the bets were made with
fact-betting = whether more betting is to come
fact-betting_left = whether betting is left
fact-bettor = the seat that bet last
fact-blind = the blind
fact-blinds = the blinds
fact-boxed = the number of boxed cards
fact-burns = the number of burn cards
fact-button = the seat with the button
fact-by = who did it
fact-card = the card
fact-cards = the cards
fact-certainty = how certain it is (%)
fact-chip = the denomination
fact-chips = the chips that were found
fact-clearly_shown = whether the cards were clearly shown
fact-complete = whether the deal is complete
fact-concern = whether collusion is suspected
fact-count = the number
fact-may_go_back = the cards that may be removed from the board
fact-missed = whether a dead hand has missed too much to come back
fact-dead = whether the hand is dead already
fact-dealt = the number of cards the player got
fact-entitled = the seats entitled to cards
fact-entered = whether the cards of the street are entered
fact-exposed = the exposed cards
fact-face_down = whether the cards were turned face down
fact-face_up = the number of cards face up
fact-faces_action = whether the player faces action
fact-first = the first deal
fact-first_to = the seat that got the first card
fact-found = when the bad deck was found
fact-game = the game
fact-got = the number of cards at each seat
fact-hand_for_hand = whether play is hand for hand
fact-hands = the hands of the winners
fact-hands-missed = the number of hands to miss
fact-penalty-chips = the chips of the penalty
fact-has_cards = whether the player has cards
fact-high = the winners of the high half
fact-how = what happened to the hand
fact-identified = whether the hand can be identified
fact-in_order = whether the order of the cards is certain
fact-in_muck = whether the cards are in the muck
fact-language = the language spoken
fact-left_ms = the time left in the level
fact-legible = whether all can read the cards
fact-level = the end of the level
fact-live = the live hands
fact-low = the winners of the low half
fact-matched = how far others have called the bet
fact-mixed = what the stub was mixed with
fact-moment = the moment
fact-moves = the chips that are moved
fact-muck = the number of cards in the muck
fact-mucked = whether the hand was mucked
fact-to_show = whether others have yet to show
fact-needed = the smallest chip needed for blinds and antes
fact-now = the new deal
fact-number = the card's position in the deal
fact-of = whose hand it is
fact-of_bettor = whether it is the hand of the last bettor
fact-on_board = whether the cards are on the board
fact-on_break = whether there is a break
fact-on_purpose = whether it was done on purpose
fact-paid = whether the player called the last bet
fact-penalised = the seats of penalised players
fact-penalised_now = the seats of players serving a penalty now
fact-picked = the card the floor drew
fact-players = the number of players
fact-plays_board = whether the player plays the board
fact-pot = the pot
fact-price = the bet to call
fact-pulled = the chips pulled in
fact-pushed = whether the cards were pushed forward
fact-raise_by = the size of a raise
fact-raised_to = the total of the bet or raise
fact-raised_ms = the time at which it was disputed
fact-restorable = whether the order of the stub can be restored
fact-rounds-missed = the number of rounds to miss
fact-seat = the seat
fact-seats = the seats
fact-seconds = the length of the clock in seconds
fact-seen = whether any of its cards were seen
fact-since = what has begun since
fact-sounded_ms = the time at which the clock sounded
fact-stack = the stack
fact-staked = the chips already in
fact-steps = the number of steps of the turn
fact-street = the street
fact-stub = the number of cards in the stub
fact-stud = whether it is stud
fact-tabled = whether the hand was tabled
fact-to = why the chips were touched
fact-to_act = the seat that is to act
fact-to_come = whether cards are to come
fact-true = whether the hand was called correctly
fact-twice = the seats that got two cards in a row
fact-waited_s = the seconds since the pot was awarded
fact-waiting = whether nobody shows voluntarily
fact-what = what has begun
fact-who = who spoke up
fact-within_reach = whether the player is within reach of the seat
fact-would_win = whether the one card would win
fact-wrong = whether there was a mistake
fact-zero_ms = the time the clock reached zero
