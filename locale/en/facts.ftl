### Facts of a table that cannot all be true: refusal-<code>, and the facts' names inside a sentence.

refusal-fact-out-of-range = Expected for { $fact }: a number from { $least } to { $most }, not { $came }.
refusal-fact-too-small = Expected for { $fact }: { $least } or more, not { $came }.
refusal-fact-missing = It has to be told: { $fact }.
refusal-fact-ill-formed = Expected for { $fact }: { $form ->
    [number] a whole number
    [truth] yes or no
    [choice] one of what may be chosen
    [list] a list
    [by-seat] something for each seat
    [text] a text
   *[facts] facts of its own
}, not { $came }.
refusal-no-such-situation = There is no situation { $came }. There are { $expected }.
refusal-no-such-game-dealt = No such game is dealt here: { $came }. There are { $choices }.
refusal-no-game-of-stud = { $came } is no game of stud.

## Seats and turns

refusal-no-such-seat-in-hand = In this hand are seats { $seats }, not { $came }.
refusal-no-such-seat = Seats are from 1 to { $most }; told were { $came }.
refusal-nobody-asked-to-bet = Nobody is asked to bet now.
refusal-turn-of-another = It is not the turn of { $player }.
refusal-hand-is-over = The hand is over. Until the next one begins its pot may be disputed, an infraction or found chips be told, and the floor may put stacks right: this is none of it.
refusal-stack-by-the-floor = The hand is over: the floor puts the stack of seat { $seat } right, and says why.
refusal-no-hand-yet = No hand has been dealt yet: an infraction, chips that turn up, what concerns the table alone, and what the floor decides may be told. This is none of it.
refusal-no-hand-for-that = There is no hand yet that this could be done to: the floor puts stacks right, or the dealer does something at the table.
refusal-no-such-seat-at-table = Nobody sits in seat { $came }: taken are { $seats }.
refusal-no-misdeal = This hand was no misdeal: it is not dealt again.
refusal-no-betting = { $step } is no betting.
refusal-no-turn-to-come = Seat { $seat } has no turn to come; to act are { $seats }.
refusal-due-in-turn = Seat { $seat } is due: what happens there is in turn.
refusal-due-or-acted = Seat { $seat } is due or has acted; it is the turn of seat { $due }.
refusal-early-already = Seat { $seat } has acted out of turn already.
refusal-nobody-acted-early = Nobody has acted out of turn.
refusal-betting-round-over = The betting round that this is about is over.
refusal-floor-decides-of-skipped = The floor has still to decide about the hand of seat { $seat }.
refusal-skipped-told-first = Seat { $seat } was skipped. Say first whether the player spoke up before more happened.
refusal-once-to-act = Every seat is once to act, not as in { $came }.
refusal-act-in-order = The seats act one after the other: { $seats }, not { $came }.
refusal-not-offered = This is none of the choices that the floor has: { $came }.

## Bets, words and chips

refusal-cannot-act = Whoever acts has chips and an opponent, and no more in than the bet.
refusal-lying-too-much = The player has { $most } with this street's bet, and { $came } cannot lie there.
refusal-nothing-lies = The player has no chips of an earlier bet on this street to draw in or to gather.
refusal-drawn-not-there = The { $most } of the earlier bet has no such chips of { $came } in it. Tell those that lie there.
refusal-no-bet-between = From { $low } to { $high } is no bet between { $least } and { $most }.
refusal-more-than-he-has = Seat { $seat } has { $most } for this street, not { $came }.
refusal-paid-more-than-all = Seat { $seat } put out { $came }, more than { $most } in all.
refusal-takes-no-chips = What seat { $seat } did takes no chips, and { $came } came.
refusal-takes-chips = What seat { $seat } did takes chips, and none came.
refusal-cannot-check-now = Seat { $seat } cannot check: it costs { $to_call } to call.
refusal-raises-above = Seat { $seat } raises to more than { $least }, not to { $came }.
refusal-pot-outside-pot-limit = In { $game } the pot is no bet: tell the amount that was bet.
refusal-bring-in-outside-stud = { $game } has no bring-in: nobody brings in or completes there.
refusal-street-of-so-many = The { $street ->
    [turn] turn
   *[river] river
} has { $count }, and { $came } is no card too many.
refusal-no-board-due = No cards of the board are due now.
refusal-no-board-yet = No cards lie on the board yet.
refusal-nothing-was-replaced = Card { $came } can only have come to seat { $seat } instead of a card exposed there, once the deal was over.
refusal-seat-is-right = Seat { $seat } is the right seat: nothing is to be done.
refusal-stacks-are-right = Of each stack that is wrong it has to be told how many chips it should get or give.
refusal-calls-all = Seat { $seat } calls { $price }, not { $came }.
refusal-too-many-steps = A turn has at most { $most } steps, not { $came }.
refusal-pushed-nothing = A motion has one chip or more, each worth 1 or more.
refusal-pushed-too-much = The player has { $most } and cannot put out { $came }.
refusal-seat-of-nobody = Chips of nobody are in no seat; seat { $seat } came.
refusal-counts-his-own = The player in seat { $seat } counts these chips, and nobody else.
refusal-counted-too-much = Seat { $seat } has { $most } at most, not { $came }: more is not at this table by the record. The floor adds it.
refusal-not-all-in = Seat { $seat } is not all-in: chips behind it play on.
refusal-not-called = Nobody called the all-in of seat { $seat }.
refusal-all-in-not-so = Whether seat { $seat } has won its all-in the hand says, and not so.
refusal-counted-bets-stay = Bets that are counted stay where they are.

## The clock

refusal-declared-too-soon = The end of the clock is declared { $least } seconds after the call or later, not { $came ->
    [one] { $came } second
   *[other] { $came } seconds
  } after it.
refusal-acted-after-the-end = What was done { $came ->
    [one] { $came } second
   *[other] { $came } seconds
  } after the end of the clock was declared came too late to be within it.
refusal-acted-before-the-clock = The clock is for what the player does after the call, not { $came ->
    [one] { $came } second
   *[other] { $came } seconds
  } before it.

## Cards

refusal-deal-to-few = Tell every seat that was to get cards, each once, and at least two of them. { $count ->
    [0] No seat was told.
    [1] Only seat { $came } was told.
   *[other] What was told names a seat twice: { $came }.
}
refusal-small-blind-above = The small blind is { $most } at most, as the big blind is, not { $came }.
refusal-acts-before-the-deal = Nobody acts before the deal is complete.
refusal-no-such-card-dealt = { $count } cards were dealt, each once; there is no card number { $came }.
refusal-exposed-upcard = Card number { $came } comes face up, after { $count ->
    [one] one downcard
   *[other] { $count } downcards
  }.
refusal-card-came-elsewhere = Card number { $number } off the deck goes to seat { $seat }, not to seat { $came }.
refusal-exposed-without-cards = Seat { $seat } got no card that could be exposed.
refusal-no-board-on-street = { $game } has no board cards to come: { facts-street }.
refusal-street-of-cards = Wrong number of board cards, { facts-street }: expected { $count }, not { $came }.
refusal-no-early-street = In { $game } no cards of this street come early: { facts-street }.
refusal-no-later-street = { $game } has no later street of that name: { facts-street }. Report a mistake of the first street as "A mistake in the deal".
refusal-none-too-many = { facts-street }: each hand gets { $count } card, so { $came } is not too many. Enter all cards that the seat got on it.
refusal-cards-to-others = Cards come to the live hands, seats { $seats }, not to { $came }.
refusal-not-dealt-to = Cards go to seats { $seats }; { $came } are not among them.
refusal-deck-has-fewer = A deck has { $most } cards: those dealt and those boxed cannot be { $came }.
refusal-no-deck = Stub, muck and burn cards have from 1 to { $most } cards together, not { $came }.
refusal-mixed-with-nothing = The stub cannot be mixed with what has no cards: { $fact }.
refusal-heap-told-twice = The stub is mixed once with each heap; this one is told twice: { $fact }.
refusal-nothing-like-a-fold = Seat { $seat } did nothing with its cards that could be a fold.
refusal-cards-seen-twice = One card or more was seen, each once.
refusal-no-card-came-just-now = { $card } is no card that has just come face down to seat { $seat } on the last street of stud or in a draw.
refusal-flop-of-so-many = A flop of { $came } cards has none too many: { $count } are right.
refusal-card-there-twice = Each card is there once.
refusal-drawn-from-others = The floor draws one of the cards that were put out.

## The showdown

refusal-pots-gone-out = The pots have gone out: nobody has to show.
refusal-live-hands-each-once = A showdown has live hands, each once, not { $came }.
refusal-no-live-hand = No live hand is in { $came }; there are seats { $seats }.
refusal-face-up-too-many = Of { $most } cards { $came } cannot lie face up.
refusal-tabled-is-known = A hand that lies face up for all to read is known.
refusal-asked-for-his-own = Seat { $seat } cannot ask to see its own hand.
refusal-paid-and-left = Whoever called the last bet went along to the end.
refusal-spoke-of-no-seat = A hand has a seat, a pot has none.
refusal-moves-do-not-balance = Chips that are moved come to 0 in all, not to { $came }.
refusal-winner-gets-nothing = Seat { $seat } won the pot and gets chips of it.
refusal-moved-without-mistake = Chips move only where there was a mistake.
refusal-disputed-too-soon = A pot is disputed once it is awarded, not { $came ->
    [one] { $came } second
   *[other] { $came } seconds
  } before.
refusal-began-too-soon = The next hand begins once the pot is awarded, not { $came ->
    [one] { $came } second
   *[other] { $came } seconds
  } before.
refusal-no-such-pot = A pot of { $came } cannot be made of chips of { $chip }, or is more than { $most }.
refusal-not-put-in-so = { $came } was not put in with chips of { $chip }.
refusal-winners-each-once = A pot has winners, each once, not { $came }.
refusal-stud-pot-without-cards = In stud the odd chip needs the cards of the winners.

## The record of a hand that is followed

refusal-no-such-entry = There is no entry { $came } that stands.
refusal-no-such-choice = The ruling on entry { $entry } leaves { $count ->
    [0] nothing to choose.
    [1] one choice.
   *[other] { $count } choices.
}
refusal-decided-already = The floor has decided on entry { $entry } in entry { $decision }; it can overrule that.
refusal-decided-long-ago = What the floor decided on entry { $entry } in entry { $decision } has been played out; it cannot be taken back any more.
refusal-gone-on-since = The hand has gone on since entry { $entry }.
refusal-no-infraction = Entry { $entry } tells of no infraction that could be penalised.
refusal-penalty-off-the-scale = These rules have no such penalty.
refusal-chips-not-asked = Chips are told with a choice of forfeited chips alone; { $came } came.
refusal-too-many-remedies = An entry of the floor does at most { $most } things, not { $came }.
refusal-floor-says-why = The floor says why.
refusal-reason-too-long = A reason has at most { $most } characters, not { $came }.
refusal-nobody-skipped = Nobody was skipped on this street.
refusal-raise-lost = Seat { $seat } may only call or fold: the right to raise is lost.
refusal-no-cards-due = No hand is due cards now.
refusal-stack-as-told = Seat { $seat } has { $came } behind already.
refusal-no-such-card = A card is written like As; { $came } is none.
refusal-no-such-street-in-game = In { $game } there is no betting { facts-street }.
refusal-clock-on-himself = Seat { $seat } is to act: the clock is called on this player by somebody else.
refusal-caller-sits-here = Seat { $seat } is at this table: a caller from another table, or none of the event, has no seat here.
refusal-clock-runs-already = A clock runs already on seat { $seat }.
refusal-no-clock-runs = No clock runs.

## Incidents against the hand that is followed

refusal-no-such-incident = There is no such incident. There are { $expected }.
refusal-no-incident-of-these = No incident is told by { $came }.
refusal-not-such-a-fact = { $came } is not told here; told are { $facts }.
refusal-not-part-of-fact = { $at } has no { $came }: it has { $expected }.
refusal-nothing-is-told = Nothing is told of this: the hand knows it itself. { $came } came.
refusal-facts-too-deep = What is told may lie { $most } deep in itself, not deeper.
refusal-entry-too-large = One entry holds at most { $most } things.
refusal-entry-text-too-long = A text has at most { $most } characters, not { $came }.
refusal-entry-number-too-large = A number is at most { $most }.
refusal-remedy-ill-formed = There are no such seats, cards or chips: { $came }.
refusal-before-the-showdown = It has not come to the showdown yet.
refusal-hand-is-dead = The hand in seat { $seat } is dead.
refusal-hand-is-tabled = The hand in seat { $seat } is tabled.
refusal-hand-was-folded = The hand in seat { $seat } was folded before the showdown.
refusal-seat-got-no-cards = Seat { $seat } got no cards; dealt to were seats { $seats }.
refusal-was-a-misdeal = The hand was a misdeal: nothing was awarded.
refusal-nobody-acted-behind = Nobody has acted behind seat { $seat } in this hand.
refusal-nobody-acted-yet = Nobody has acted in this hand yet.
refusal-was-there = The player in seat { $seat } has acted, and so was there.
refusal-deal-goes-on = The deal is not complete yet.
refusal-stub-has-fewer = The stub has { $most ->
    [one] one card
   *[other] { $most } cards
  } for this, not { $came }.
refusal-flop-of-others = The flop comes from the cards that were put out: { $cards }.
refusal-card-lies-elsewhere = { $card } lies elsewhere: it did not come from the stub.
refusal-card-told-twice = { $card } is told twice.
refusal-card-not-of-this-deck = { $card } is not in this deck.
refusal-hand-has-other-cards = Seat { $seat } cannot have { $cards }.
refusal-no-new-board = No cards came to the board since somebody acted.
refusal-board-has-others = The last cards of the board are { $cards }.
refusal-last-street = No street is to come.
refusal-no-upcards = Seat { $seat } has no upcards.
refusal-no-turn-to-fold = Seat { $seat } is all-in and has no turn to fold in.
refusal-which-pot = There are several pots, of { $amounts }: it has to be told which one.
refusal-no-pot-of-this-size = The hand has no pot of { $came }, but of { $amounts }.
refusal-not-in-this-pot = Seats { $seats } cannot win this pot; seats { $expected } can.
refusal-seat-twice = A seat comes twice among { $seats }.
refusal-pot-not-divided = In { $game } no pot is divided between high and low.
refusal-moves-needed = The pot has gone out: it has to be told which chips are moved.
refusal-when-awarded = The pot has gone out: it has to be told when.
refusal-not-awarded = No pot has gone out: nothing can be put right of it.
refusal-gives-too-much = Seat { $seat } was given { $most } of the pots and cannot give { $came }.
refusal-pulled-too-much = Before seat { $seat } lie { $most }; { $came } cannot have been pulled.

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

fact-about = what was spoken of, the hand or the pot
fact-burned = the number of burn cards
fact-before_turn = whether it was before the turn
fact-belongs = the right seat
fact-elsewhere = whether the right seat is at another table
fact-folded = the hands that were folded on it
fact-lineup = how the hand was dealt
fact-put_in = the chips that were put in on it
fact-played = whether the chips were played with
fact-right_stack = whether the first stack was right
fact-absent = the seats of players who are away
fact-absent_now = the seats of players who are away now
fact-acts = what the players have done since the deal
fact-acts_first = the seat that acted first on the last street
fact-all_in = who is all-in
fact-along = how far the player went along in the hand
fact-amount = the chips in the pot
fact-announced_ms = the time at which the level was announced
fact-ante = the ante
fact-asked_before = how often the player has asked before
fact-asked_by = who asked for it
fact-at_ms = the time at which it was
fact-awarded_ms = the time at which the pot was awarded
fact-awarded = whether the pots have gone out
fact-began = what may have begun the hand
fact-behind = the chips behind
fact-best = whether it was the best hand
fact-bet = the bet of this hand
fact-bet_in = the chips that the bets were made in
fact-betting = whether betting is to come
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
fact-certainty = how certain it is, in percent
fact-chip = the denomination
fact-chips = the chips that were found
fact-clearly_shown = whether the cards were clearly shown
fact-complete = whether the deal is complete
fact-concern = whether there is a concern of collusion
fact-count = the number
fact-may_go_back = the cards that may leave the board
fact-missed = whether a dead hand has missed too much to live again
fact-dead = whether the hand is dead already
fact-dealt = the number of cards that the player got
fact-entitled = the seats that are to have cards
fact-entered = whether the cards of the street are entered
fact-exposed = the cards that were exposed
fact-face_down = whether the cards were turned face down
fact-face_up = the number of cards that lie face up
fact-faces_action = whether the player faces action
fact-first = how it was dealt first
fact-first_to = the seat that the first card went to
fact-found = when the deck was found foul
fact-game = the game
fact-got = the number of cards that each seat has
fact-hand_for_hand = whether play is hand for hand
fact-hands = the hands of the winners
fact-hands-missed = the hands to miss
fact-penalty-chips = the chips that the penalty takes
fact-has_cards = whether the player has cards
fact-high = the winners of the high half
fact-how = what became of the hand
fact-identified = whether the hand can be identified
fact-in_order = whether the order of the cards is certain
fact-in_muck = whether the cards are in the muck
fact-language = the language that was spoken
fact-left_ms = the time left to the level
fact-legible = whether all can read the cards
fact-level = the end of the level
fact-live = the live hands
fact-low = the winners of the low half
fact-matched = how far others have matched the bet
fact-mixed = what the stub was mixed with
fact-moment = the moment at which it was
fact-moves = the chips that are moved
fact-muck = the number of cards in the muck
fact-mucked = whether the hand was mucked
fact-to_show = whether others have still to show
fact-needed = the smallest chip that blinds and antes need
fact-now = how it is dealt now
fact-number = the place of the card in the deal
fact-of = whose hand it is
fact-of_bettor = whether it is the hand of the last to bet
fact-on_board = whether the cards lie on the board
fact-on_break = whether there is a break
fact-on_purpose = whether it was done on purpose
fact-paid = whether the player called the last bet
fact-penalised = the seats of penalised players
fact-penalised_now = the seats of players who serve a penalty now
fact-picked = the card that the floor drew
fact-players = the number of players
fact-plays_board = whether the player plays the board
fact-pot = the pot
fact-price = the bet to be matched
fact-pulled = the chips that were pulled in
fact-pushed = whether the cards were pushed forward
fact-raise_by = the size of a raise
fact-raised_to = how much the bet or raise is to
fact-raised_ms = the time at which it was disputed
fact-restorable = whether its order can be restored
fact-rounds-missed = the rounds to miss
fact-seat = the seat
fact-seats = the seats
fact-seconds = the seconds of the clock
fact-seen = whether faces of its cards were seen
fact-since = what has begun since
fact-stack = the stack
fact-staked = what is in already
fact-steps = the number of steps of the turn
fact-street = the street
fact-stub = the number of cards in the stub
fact-stud = whether it is stud
fact-tabled = whether the hand was tabled
fact-to = what the chips were touched for
fact-to_act = the seat that is to act
fact-to_come = whether cards are to come
fact-true = whether the call of the hand was true
fact-twice = the seats that got two cards in a row
fact-waiting = whether nobody shows unasked
fact-what = what has begun
fact-who = who spoke up
fact-within_reach = whether the player is within reach of the seat
fact-wrong = whether there was a mistake
fact-zero_ms = the time at which the clock stood at zero
