### The rulebook's page.

nav-rules = Rulebook
rules-lead = Every rule in English and Chinese, what it settles in each edition, and its worked cases as pictures of the table.
rules-search = Search both languages
rules-search-clear = Clear search
rules-found = { $count ->
    [0] No rule has all these words.
    [one] 1 rule
   *[other] { $count } rules
}
rules-found-none = Try fewer words, the other language, or a number such as 42A.
rules-outside-clock = For decisions the documents only have the clock called on a player. The time for each turn and the time bank are RuleOne's own.
rules-outside-splash = The documents do not mention splashing the pot. The nearest rule says when dealers stack the pot.
rules-floor-part = The floor decides part of it
rules-floor-none = The software decides in this edition
rules-outside-runs = The documents do not mention running the board more than once. At cash tables RuleOne lets all-in players agree on it. That rule is RuleOne's own.
rules-outside-bounty = The documents do not mention bounties. Each tournament's page says what it pays for them; that is RuleOne's own.
rules-outside-line = The documents do not mention a betting line. For chips put out in several motions see String bets and Raise by one motion (41A).
rules-contents = Contents
rules-contents-back = All rules
rules-edition = Edition
rules-shown = Rules listed
rules-shown-all = All rules
rules-shown-in-force = In this edition
rules-loading = Loading rulebook…
rules-lost = Could not load the rulebook.
rules-again = Try again
rules-unknown = There is no rule { $rule }.
rules-in-force = In force here
rules-not-in-force = Not in this edition
rules-editions-differ = Editions differ
rules-of-house = House rule
rules-editions = Editions
rules-editions-text = An edition is one consistent reading of the rules. Each tournament is played under one edition.
rules-edition-room = Played here
rules-edition-compare = Compare

## A rule

rules-settings = Options it sets, and where editions differ
rules-setting = Option
rules-here = In this edition
rules-elsewhere = Elsewhere
rules-alike = The same in every edition
rules-was = Changed by { $house }. In { $edition }: { $was }
rules-stated = Numbers and choices in the rule itself
rules-stated-count = { $count ->
    [one] one number or choice
   *[other] { $count } numbers and choices
}
rules-stated-how = These numbers and choices are in the rule itself. The table above shows what each edition plays.
rules-stated-name = In the catalogue:
rules-setting-name = In a rules file:
rules-no-settings = This rule sets no options.
rules-rule-alone = Rule { $rule }, from: { $document }.
rules-rule-open = Open the rule
rules-applied = Applied by
rules-applied-none = No edition cites it for a decision: people apply, show or announce it.
rules-counterparts = In other editions
rules-related = See also
rule-open-page = Open in the rulebook

## Two editions

rules-compare = Compare two editions
rules-compare-first = First edition
rules-compare-second = Second edition
rules-differences = { $count ->
    [0] All options are the same.
    [one] 1 of { $of } options differs.
   *[other] { $count } of { $of } options differ.
}
rules-changed = Changes by { $house }
rules-changed-text = { $count ->
    [one] One option differs from { $base }.
   *[other] { $count } options differ from { $base }.
}

## Cases as pictures of the table

rules-scenes = As pictures
rules-scenes-none = No pictures for this rule yet.
rules-scenes-more = { $count ->
    [one] 1 more case
   *[other] { $count } more cases
}: { $cases }
scene-document = From the document
scene-derived = Derived from it
scene-done = Action
scene-came-out = Result
scene-holds = Applies under { $editions }
scene-laid = Set for this case to { $value }: { $means }
scene-setting = { $big ->
    [0] { $game }, from { scene-street-name }
   *[other] { $game }, blinds { $small } and { $big }, from { scene-street-name }
}
scene-street-name = { $street ->
    [preflop] before the flop on
    [flop] the flop on
    [turn] the turn on
    [river] the river on
    [second] second street on
    [third] third street on
    [predraw] the deal on
   *[other] the start
}
scene-hands = Hands compared
scene-rows = Rows of 13-card poker compared
scene-thirteen = 13-card poker, { $players } players, { $point } a point
scene-stakes = Stakes of 13-card poker, in the smallest unit
scene-pot = Pot { $amount }
scene-side-pot = Side pot { $amount }
scene-seat = { $player }: { $stack } behind
scene-seat-bet = { $amount } in front
scene-seat-button = on the button
scene-seat-to-act = to act
scene-seat-folded = folded
scene-seat-all-in = all-in
scene-seat-won = wins { $amount }
scene-seat-holds = holds { $cards }
scene-board-lies = Board: { $board }
scene-board-any = { $count } board cards, any
scene-rung = { $act ->
    [post] { $player } posts { $amount }
    [bring-in] { $player } brings in { $amount }
    [bet] { $player } bets { $amount }
    [least] { $player }, minimum { $amount }
   *[raise] { $player } raises to { $amount }
}
scene-dealt = { $street ->
    [flop] The flop is dealt.
    [turn] The turn is dealt.
    [river] The river is dealt.
   *[other] The next cards are dealt.
}
scene-refused = { $act ->
    [fold] { $player } may not fold.
    [check] { $player } may not check.
    [call] { $player } may not call.
    [bet] { $player } may not bet { $amount }.
    [raise] { $player } may not raise to { $amount }.
    [all-in] { $player } may not go all-in.
    [show] { $player } may not show.
    [muck] { $player } may not muck.
   *[other] { $player } may not ask to see this hand.
}
scene-nobody = No player is to act.
scene-turn = { $player } is to act.
scene-to-call = The call is { $amount }.
scene-raise = A raise must be to at least { $least }; the maximum is { $most }.
scene-may-raise = { $may ->
    [true] A raise is allowed.
   *[other] No raise is allowed.
}
scene-pots = { $count ->
    [0] No pot is left.
    [one] One pot of { $pots }.
   *[other] Pots of { $pots }, the main pot first.
}
scene-returned = { $amount } is returned to { $player }.
scene-won = { $player } gets { $amount }.
scene-category = The winning hand is { $hand }.
scene-board = The board: { $cards }.
scene-street = { $street ->
    [over] The hand is over, with { $count } board cards.
    [showdown] The hand is at showdown.
    [flop] The hand is on the flop.
    [turn] The hand is on the turn.
    [river] The hand is on the river.
   *[other] { $count } board cards are face up.
}
scene-burned = Burned: { $cards }.
scene-order = They show in this order: { $players }.
scene-tabled-on = All hands are turned face up with { $count } board cards out.
scene-tabled = { $count ->
    [0] No hand is tabled.
   *[other] Tabled: { $players }.
}
scene-face-up = { $count ->
    [0] No hand is face up.
   *[other] Face up: { $players }.
}
scene-cards = { $player } holds { $cards }.
scene-says = { $player } says “{ $words }”.
scene-pushes = { $player } pushes { $chips }.
scene-pushes-saying = { $player } pushes { $chips } and says “{ $words }” at the same time.
scene-taps = { $player } taps the table.
scene-moves = { $player } moves chips without releasing them.
scene-pulls-back = { $player } pulls back the chips of an earlier bet.
scene-pulls-back-some = { $player } pulls back { $chips } of an earlier bet.
scene-no-value = { $player } puts out a bounty chip.
scene-gathers = { $player } gathers the chips of an earlier bet with new ones.
scene-takes-back = { $player } takes the chips back.
scene-told = { $player } is given a price of { $amount }.
scene-out-of-turn = { $act ->
    [fold] { $player } folds out of turn.
    [check] { $player } checks out of turn.
    [call] { $player } calls out of turn.
    [bet] { $player } bets { $amount } out of turn.
    [raise] { $player } raises to { $amount } out of turn.
   *[other] { $player } goes all-in out of turn.
}
scene-skipped = { $what ->
    [spoke-up] The skipped player { $player } speaks up.
    [kept-silent] The skipped player { $player } keeps silent.
    [kept-silent-with-time] The skipped player { $player } has time to speak up and keeps silent.
   *[other] The skipped player { $player } has no time to speak up.
}
scene-floor-rules = The floor rules: { $what }.
scene-ruled = Ruled: { $what }.
scene-held-to = The { $what } is the minimum.
scene-may-rule = The floor may rule: { $what }.
scene-may-rule-proposed = The floor may rule as proposed: { $what }.
scene-bring-in = The bring-in is { $amount }.
scene-has = { $player } has { $amount }.
scene-dealt-to = { $count ->
    [one] One player gets the last cards.
   *[other] { $count } players get the last cards.
}
scene-shuffled = { $count ->
    [0] Nothing is shuffled.
    [one] One card is shuffled.
   *[other] { $count } cards are shuffled.
}
scene-killed = { $count ->
    [0] No hand is killed.
   *[other] Killed: { $players }.
}
scene-best = { $count ->
    [one] { $players } has the best hand.
   *[other] { $players } tie for the best hand.
}
scene-ranked = Best first: { $ranked }
scene-next-hand = The next hand is dealt.
scene-not-back = { $player } does not come back.
scene-too-slow = { $player } is there but too slow.
scene-declares = { $player } declares a natural.
scene-many = { $count } hands in which nobody comes back.
scene-no-hand = No hand can begin like this.
scene-natural = { $player } has { natural-name }.
scene-standing = { $standing ->
    [foul] { $player } has fouled.
    [false-declaration] { $player } declared a natural but does not have one.
    [natural] { $player } has a natural.
    [surrendered] { $player } surrenders the hand.
   *[ordinary] { $player } has an ordinary hand.
}
scene-points = { $points ->
    [0] { $player } and { $opponent } are even.
   *[other] { $player } wins { points-of } from { $opponent }.
}
scene-paid = { $amount ->
    [0] { $opponent } pays { $player } nothing.
   *[other] { $opponent } pays { $player } { $amount }.
}
scene-balance = { $gains ->
    [true] { $player } gains { $amount } in all.
   *[other] { $player } loses { $amount } in all.
}
scene-raked = The house rakes { $amount } from { $player }.
scene-settled-in = The pairs are settled in this order: { $pairs }.
scene-leaves = { $player } leaves the game.
scene-cards-dealt = { $count } cards are dealt.
scene-fouls = { $count ->
    [0] Nobody has fouled.
   *[other] Fouled: { $count }.
}
scene-stake = { $point } a point: minimum { $start } to sit down, { $go_on } to continue.
scene-floor = Report to the floor, and ruling
scene-told-pot = A player asks for the size of the pot; the game is { $betting ->
    [pot-limit] pot-limit
    [no-limit] no-limit
   *[other] fixed-limit
  }.
scene-told-stack = { $in_turn ->
    [true] The player to act asks
   *[other] A player who is not to act asks
  } for the chips of another, who { $faces ->
    [all-in] is all-in
    [bet] has bet
   *[other] has not bet
  }.
scene-told-behind = { $amount } in chips is found behind an all-in that { $won ->
    [true] won
   *[other] lost
  }.
scene-told-hidden = { $amount } in chips was carried out of sight.
scene-told-unowned = { $amount } in chips is found, and nobody owns it.
scene-told-disqualified = A player with { $amount } in chips is disqualified.
scene-told-penalty = A penalty is given at a table of { $players }: { $what }.
scene-told-dealt = { $redeal ->
    [true] There is a redeal.
   *[other] { $bring_in ->
        [true] The next hand is dealt, and the player with the penalty has the low card.
       *[other] The next hand is dealt.
    }
}
scene-time-awarded = Pot awarded
scene-time-raised = Disputed
scene-time-at = Time of day
scene-time-acted = The player acted
scene-time-declared = Time was declared over
scene-time-zero = The level clock at zero
scene-time-announced = The new level announced
scene-ring-seat = { $standing ->
    [taken] Seat { $seat }
    [waiting] Seat { $seat }, not dealt in yet
   *[other] Seat { $seat }, empty
}
scene-ring-button = the button is here
scene-ring-small = the small blind is here
scene-ring-big = the big blind is here
scene-ring-small-face = SB
scene-ring-big-face = BB
scene-ring-halted = waits for players
scene-ring-down = { $count ->
    [one] one card face down
   *[other] { $count } cards face down
}
scene-contradiction = These facts contradict each other: there is no ruling.
scene-told-resumes = Play resumes. Players at the tables: { $players }.
scene-decks = From { $time } on, the dealers of tables { $tables } wash and square the deck.
scene-no-decks = Nobody is called to prepare a deck.
scene-substantial = { $substantial ->
    [true] This is substantial action.
   *[other] This is not substantial action yet.
}
scene-hand-best = the best
scene-reason = { $points ->
    [0] { $player } and { $opponent } tie: { scene-reason-name }.
   *[other] { $player } gets { points-of } from { $opponent }: { scene-reason-name }.
}
scene-reason-name = { $reason ->
    [row] { row-name }
    [row-by-suit] { row-name }, by suit
    [row-tied] { row-name }
    [bonus] { row-name }, with a bonus
    [majority] more rows
    [foul] a foul
    [foul-bonus] { row-name }, a bonus against the foul
    [both-void] both hands are void
    [false-declaration] a false declaration
    [natural] a natural
    [natural-over-void] a natural over a void hand
    [natural-lower] the lower natural
    [naturals-tied] the naturals are equal
    [surrender] a surrendered hand
   *[other] a surrendered hand, which pays nothing
}
scene-no-natural = Nobody has a natural.
scene-event = { $players } players at tables of { $size }; the tables at the end
scene-button = Players first in seats { $seats }; the table at the end
scene-draw = Drawn with cards, or by the software
scene-table-deals = Table { $table } deals a hand.
scene-table-ends = The hand at table { $table } ends.
scene-table-loses = { $count ->
    [one] One player busts at table { $table }.
   *[other] { $count } players bust at table { $table }.
}
scene-table-loses-seats = The players of table { $table } in seats { $seats } bust.
scene-down-to = Play continues until { $count ->
    [one] one player is left
   *[other] { $count } players are left
  }.
scene-at = The clock shows { $time }.
scene-waives = The director waives the halt of table { $table }.
scene-may-not-deal = Table { $table } may not deal.
scene-final-size = { $count } players make a final table.
scene-final-table = { $count ->
    [0] There is no final table yet.
   *[other] The final table is set, with { $count } players.
}
scene-table-has = Table { $table } has { $count ->
    [one] one player
   *[other] { $count } players
  }.
scene-left = { $count ->
    [one] One player is left.
   *[other] { $count } players are left.
  }
scene-moved = The player at table { $table }, seat { $seat }, moves to table { $to_table }, seat { $to_seat }.
scene-halted = { $count ->
    [0] No table waits.
    [one] Table { $tables } waits for players.
   *[other] Tables { $tables } wait for players.
}
scene-bust = Place { $place } is paid { $amount }.
scene-hand-for-hand = The director announces hand for hand.
scene-seat-loses = Table { $table }, seat { $seat }: the player loses { $amount } in a hand.
scene-belongs = The player at table { $table }, seat { $seat }, belongs at table { $to_table }, seat { $to_seat }.
scene-reseats = The director moves the player at table { $table }, seat { $seat }, to table { $to_table }, seat { $to_seat }.
scene-stack-at = Table { $table }, seat { $seat }: { $amount } chips.
scene-rebuys = The player at table { $table }, seat { $seat }, rebuys.
scene-may-not-rebuy = The player at table { $table }, seat { $seat }, may not rebuy.
scene-clock = The clock shows { $time }.
scene-level = It is level { $level }.
scene-game = The game is { $game }.
scene-blinds = The blinds are { $small } and { $big }.
scene-ante = { $amount ->
    [0] There is no ante.
   *[other] The ante is { $amount }.
}
scene-button-at = The button is at seat { $seat }.
scene-small-at = { $seat ->
    [0] There is no small blind.
   *[other] The small blind is at seat { $seat }.
}
scene-big-at = The big blind is at seat { $seat }.
scene-small-posted = { $seat ->
    [0] Nobody posts the small blind.
   *[other] Seat { $seat } posts the small blind.
}
scene-seat-comes = A player comes to seat { $seat }.
scene-seat-leaves = The player in seat { $seat } leaves.
scene-worst-open = The worst open seat is { $seat }.
scene-dealt-in = Cards go to seats { $seats }.
scene-waiting = { $count ->
    [0] Nobody waits for the button.
   *[other] Waiting for the button: { $seats }.
}
scene-draws-seats = Seats are drawn for { $count } players at { $tables } tables.
scene-seated = { $count } players each have a different seat.
scene-drawn-again = { $same ->
    [true] The same seed draws the same seats.
   *[other] The same seed draws different seats.
}
scene-highest = { $count ->
    [one] { $players } has the highest card.
   *[other] { $players } tie for the highest card.
}
scene-gets = { $player } gets { $seat }.
scene-race = Chips of { $chip } are colored up to { $into }
scene-race-holds = { $removed ->
    [one] Seat { $seat } has one chip of { $chip }.
   *[other] Seat { $seat } has { $removed } chips of { $chip }.
}
scene-race-dealt = Seat { $seat } is dealt { $cards } for the odd chips.
scene-race-won = { $count ->
    [0] Nobody gets a chip of { $into }.
    [one] Seat { $seats } gets a chip of { $into }.
   *[other] Seats { $seats } get a chip of { $into } each.
}
scene-race-kept-in = Seat { $seat } lost its last chips and gets one chip of { $into }.
scene-race-worth = Seat { $seat } has { $amount } now.
scene-race-found = { $count ->
    [one] One chip of { $chip } turns up after the race.
   *[other] { $count } chips of { $chip } turn up after the race.
  }
scene-race-exchange = { $ruling ->
    [floor] The floor decides. Proposed: { $exchange } is exchanged for chips in play, { $void } is removed.
   *[settled] { $exchange } is exchanged for chips in play, { $void } is removed.
}
