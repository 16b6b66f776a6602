### An event: refusal-<code> and news-<code>, the templates' names, what is wrong in a structure.

refusal-value-not-understood = { $expected ->
    [text] { $at } is a text, not { $came }.
    [bytes] { $at } is given in bytes, not as { $came }.
    [time] { $at } is a time in whole milliseconds from 0 on, not { $came }.
    [clock-order] { $at } is nothing that can be done to the clock: { $came }.
    [stacks] { $at } gives chips, a whole number, for each seat; { $came } does not.
    [knockouts] { $at } gives pairs of a seat and chips for each seat that is out; { $came } does not.
    [amounts] { $at } gives an amount, a whole number, for each player; { $came } does not.
   *[other] { $at } is a whole number, not { $came }.
  }
refusal-entries-closed = Entries are closed: the event has started.
refusal-already-entered = { $player } has already entered this event.
refusal-event-full = The event is full: it has { $seats } seats.
refusal-not-entered = { $player } has not entered this event.
refusal-already-started = The event has already started.
refusal-no-re-entry = { $player } is out; { $most ->
    [0] nobody enters this event again
   *[other] nobody enters this event again more than { $most } times
  }.
refusal-too-few-entries = The event needs { $needed } entries to start; it has { $came }.
refusal-seed-too-short = The seed of the draw needs at least { $needed } bytes; { $came } came.
refusal-event-over = The event is over.
refusal-event-not-started = The event has not started yet.
refusal-table-unknown = There is no table { NUMBER($table, useGrouping: 0) } in play in this event.
refusal-table-in-hand = The table is still playing its hand; the next one starts when it is over.
refusal-event-paused = The event is paused; no new hand starts until it goes on.
refusal-event-ending = The game ends; no new hand is dealt.
refusal-event-on-break = The event is on a break; no new hand starts until it has ended.
refusal-final-table-forming = The final table is being formed; no new hand starts until everyone has sat down.
refusal-table-halted = The table is halted: it is too short of players and waits for more.
refusal-table-too-short = A hand needs two players who can be dealt in; the table has fewer.
refusal-hand-not-in-play = Hand { NUMBER($hand_number, useGrouping: 0) } is not in play.
refusal-wrong-seats = Hand { NUMBER($hand_number, useGrouping: 0) } needs one stack, of 0 chips or more, for each of the seats { $seats }.
refusal-chips-do-not-add-up = The hand began with { $expected } chips in all and cannot end with { $came }.
refusal-no-game-to-choose = At table { NUMBER($table, useGrouping: 0) } no game is to be chosen now.
refusal-not-your-choice = { $player } chooses the next game.
refusal-game-already-chosen = The next game has been chosen: { $game }.
refusal-game-not-in-list = The games to choose from are { $choices }; { $came } is none of them.
refusal-already-ending = The game ends already, as soon as this hand is over.
refusal-already-paused = The event is paused already.
refusal-not-paused = The event is not paused.
refusal-last-level = Level { $level } is the last one; no level comes after it.
refusal-announcement-length = An announcement needs 1 to { $most } characters.
refusal-reason-length = Give a reason of 1 to { $most } characters.
refusal-removal-waits = { $player } is to be removed from the event when the hand is over. That order stands; nothing else can be ordered for this player.
refusal-last-one-in = { $player } is the last one in: nobody else would be left. Once others play in the next flight, the player can be put out; if no flight follows, the player has won.
refusal-player-not-in-event = { $player } is not playing in this event (any more).
refusal-already-pinned = { $player } keeps the seat already, where possible.
refusal-not-pinned = { $player } has no seat that is kept.
refusal-pin-seat-unknown = This event's tables have seats 1 to { $seats }; there is no seat { $seat }.
refusal-pin-seat-other = { $player } sits in seat { $seat } and keeps that one, not seat { $came }. Move { $player } first, then keep the seat.
refusal-seat-unknown = Table { NUMBER($table, useGrouping: 0) } has seats 1 to { $seats }; there is no seat { $seat }.
refusal-seat-taken = Seat { $seat } of table { NUMBER($table, useGrouping: 0) } is taken, or kept for somebody; choose an open seat.
refusal-table-not-halted = Table { NUMBER($table, useGrouping: 0) } is not halted.
refusal-halt-not-waivable = The rules in force do not let the director waive the halt of table { NUMBER($table, useGrouping: 0) }.
refusal-hand-for-hand-waits = Tables play hand for hand: the next hand starts when all others have finished theirs.
refusal-hand-for-hand-on = Tables play hand for hand already.
refusal-hand-for-hand-off = Tables do not play hand for hand.
refusal-hand-for-hand-one-table = Hand for hand needs two tables; one is left.
refusal-hand-for-hand-entries-open = More entries may come: nobody knows yet who is paid.
refusal-no-rebuys = This event has no rebuys.
refusal-rebuys-over = Rebuys ended with level { $level }.
refusal-rebuys-used = { $most ->
    [one] { $player } has made the one rebuy there is.
   *[other] { $player } has made all { $most } rebuys.
  }
refusal-rebuy-in-hand = A rebuy is announced before a hand begins: { $player } is in one.
refusal-rebuy-too-many-chips = A rebuy needs a stack of { $most } chips or fewer.
refusal-rebuy-seat-taken = { $seats } play at a time and that many are in: the seat of { $player } is taken.
refusal-rebuy-missed-hand = The next hand has begun without { $player }: a rebuy may miss no hand.
refusal-no-add-on = This event has no add-on.
refusal-add-on-not-now = The add-on is sold in level { $level } and in the break after it.
refusal-add-on-used = { $player } has had the add-on already.
refusal-add-on-in-hand = The add-on is bought before a hand begins: { $player } is in one.
refusal-house-buys-nothing = { $player } is a house player: house players buy no chips.
refusal-hand-for-hand-paid = Everybody who is left is paid: there { $paid ->
    [one] is one paid place
   *[other] are { $paid } paid places
  }.
refusal-color-up-no-multiple = Chips of { $chip } can leave play for larger ones that are worth a whole number of them; { $came } is not.
refusal-color-up-needed = Level { $level } has an amount that larger chips cannot pay: chips of { $chip } are still needed.
refusal-color-up-entries = Whoever still enters or buys chips is given chips of { $chip }: they cannot be paid out in chips of { $came }.
refusal-color-up-on = Chips of { $chip } are leaving play: some tables still have to exchange theirs.

news-event-started = The event starts with { $entrants ->
    [one] { $entrants } player
   *[other] { $entrants } players
  } and a prize pool of { $pool }.
news-card-drawn = { $player } draws { $cards }.
news-card-drawn-again = { $player } draws { $cards }: equal cards were drawn again.
news-first-dealer = { $player } has the highest card and deals first, from seat { $seat } of table { NUMBER($table, useGrouping: 0) }.
news-end-seats-won = Everybody who is left has a seat: play stops.
news-end-left-alone = Everybody has left: the game ends.
news-end-ordered = The game ends with this hand. Reason: { $reason }
news-level-started = Level { $level }: blinds { $small }–{ $big }{ $ante ->
    [0] {""}
   *[other] , ante { $ante }
  }, from the next hand on.
news-color-up-planned = Chips of { $chip } leave play for chips of { $into }, as planned: each table exchanges them when its hand is over.
news-color-up-ordered = The director takes chips of { $chip } out of play for chips of { $into }: each table exchanges them when its hand is over. Reason: { $reason }
news-race-won = { $player } wins a chip of { $chip } for odd chips with { $cards }.
news-race-kept-in = { $player } would have lost the last chips in the exchange and gets one chip of { $chip }.
news-chips-raced = Table { NUMBER($table, useGrouping: 0) }: { $odd ->
    [one] one odd chip of { $chip } was
   *[other] { $odd } odd chips of { $chip } were
  } raced off{ $change ->
    [0] {""}
   *[other] ; all chips in play change by { $change }
  }.
news-break-started = Break of { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  } after level { $level }. Hands in play are finished.
news-break-ended = The break is over.
news-level-of-points = Level { $level }: a point is worth { $point }, from the next hand on.
news-level-began = Level { $level } counts from the next hand on.
news-game-chosen = { $player } has chosen the next game: { $game }.
news-player-busted = { $shared ->
    [1] { $player } is out in place { $place }
   *[other] { $player } is out and shares place { $place }
  }{ $prize ->
    [0] .
   *[other] {" "}and wins { $prize }.
  }
news-player-moved = { $player } moves to table { NUMBER($table, useGrouping: 0) }, seat { $seat }.
news-player-moved-by-director = The director moves { $player } to table { NUMBER($table, useGrouping: 0) }, seat { $seat }.
news-player-moved-by-wrong-seat = { $player } sat in a wrong seat and goes to the right one, with the present stack: table { NUMBER($table, useGrouping: 0) }, seat { $seat }.
news-seat-pinned = { $player } keeps the seat, where possible.
news-seat-pinned-ahead = { $player } gets seat { $seat }, where possible.
news-seat-kept = { $player } keeps seat { $seat }, now at table { NUMBER($table, useGrouping: 0) }: it was not in the draw.
news-seat-unpinned = { $player } may be moved again.
news-move-lapsed = { $player } stays: table { NUMBER($table, useGrouping: 0) }, where the director had ordered a move, is being broken.
news-table-broken = Table { NUMBER($table, useGrouping: 0) } is broken; its players have drawn new seats.
news-table-halted = Table { NUMBER($table, useGrouping: 0) } is halted: { $players ->
    [one] { $players } player
   *[other] { $players } players
  } there, { $fullest } at the fullest table.
news-table-released = Table { NUMBER($table, useGrouping: 0) } goes on.
news-late-entry = { $player } comes in at table { NUMBER($table, useGrouping: 0) }, seat { $seat }: entry { $entry }.
news-rebuy-made = { $player } buys { $chips } chips again.
news-add-on-made = { $player } takes the add-on: { $chips } chips.
news-alternate-listed = { $player } waits for a seat, in place { $place }.
news-alternates-unseated = For { $count ->
    [one] one alternate
   *[other] { $count } alternates
  } no seat has opened.
news-table-opened = Table { NUMBER($table, useGrouping: 0) } is opened.
news-entries-closed = Entries are closed: { $entries } in all, { $paid ->
    [one] one place is paid
   *[other] { $paid } places are paid
  }.
news-halt-waived = The director lets table { NUMBER($table, useGrouping: 0) } go on short.
news-hand-for-hand-announced = Finish this hand, then all tables play hand for hand until { $to_go ->
    [one] one more player is out
   *[other] { $to_go } more players are out
  }. Players who go out in the same hand share the places.
news-hand-for-hand-ended-paid = Everybody who is left is paid: tables play at their own pace again.
news-hand-for-hand-ended-one-table = One table is left: hand for hand is over.
news-hand-for-hand-ended-director = The director ends hand for hand. Reason: { $reason }
news-final-table-formed = The final table is formed: { $players } players at table { NUMBER($table, useGrouping: 0) }.
news-heads-up-began = Heads-up: { $first } against { $second }.
news-player-removed = The director removed { $player } in place { $place }; { $chips } chips leave play. Reason: { $reason }
news-event-paused = The event is paused. Reason: { $reason }
news-event-resumed = The event goes on. Reason: { $reason }
news-announced = Announcement: { $text }
news-event-finished = { $player } wins the event{ $prize ->
    [0] .
   *[other] {" "}and { $prize }.
  }

template-turbo-27 = Turbo, 27 seats
template-sprint-27 = Sprint, 27 seats
template-six-max = Six-handed, 36 seats
template-heads-up = Heads-up
template-deep-1000 = Deep stacks, 1,000 seats
template-re-entry = Re-entry, 60 entries
template-rebuys = Rebuys, 36 entries
template-thirteen = 13-card poker, 4 seats, with bonuses
template-thirteen-open = 13-card poker, 4 seats, for friends
template-thirteen-plain = 13-card poker, 4 seats, no bonuses
template-thirteen-16 = 13-card poker, 16 seats at four tables
template-omaha = Omaha, 8 seats
template-omaha-eight = Omaha eight-or-better, 8 seats
template-stud = Seven-card stud, 8 seats
template-razz = Razz, 8 seats
template-triple-draw = Triple draw, 6 seats
template-badugi = Badugi, 6 seats
template-five-card-draw = Five-card draw, 6 seats
template-horse = HORSE, 8 seats
template-hose = HOSE, 8 seats
template-eight-game = Eight games, 6 seats
template-dealers-choice = Dealer's choice, 6 seats

flaw-no-levels = There are no levels.
flaw-levels-without-length = Say either how long a level lasts or how many hands it has.
flaw-blinds-out-of-order = The small blind has to be above 0 and no more than the big blind; it is { $small }, the big blind { $big }.
flaw-small-blind-unusual = A small blind of { $small } is not the usual share of the big blind of { $big }.
flaw-big-blind-falls = The big blind falls from { $before } to { $now }.
flaw-big-blind-leaps = The big blind more than doubles, from { $before } to { $now }.
flaw-point-below-one = A point cannot be worth { $point }: it is worth 1 or more.
flaw-blinds-beside-points = Where the level says what a point is worth, there are no blinds, antes or bets.
flaw-point-falls = The worth of a point falls from { $before } to { $now }.
flaw-point-leaps = The worth of a point more than doubles, from { $before } to { $now }.
flaw-ante-below-nothing = An ante cannot be { $ante }: it is 0 or more.
flaw-limits-out-of-order = A bring-in cannot be { $bring_in } with a small bet of { $bet }: it is from 0 up to that bet.
flaw-ante-falls = The ante falls from { $before } to { $now }.
flaw-stake-falls = { $stake ->
        [small-bet] The small bet of limit games
        [stud-ante] The ante of stud
        [bring-in] The bring-in
       *[big-bet] The big blind of no-limit and pot-limit games
    } falls from { $before } to { $now }.
flaw-stake-leaps = { $stake ->
        [small-bet] The small bet of limit games
       *[big-bet] The big blind of no-limit and pot-limit games
    } more than doubles, from { $before } to { $now }.
flaw-level-repeated = The level is the same as the one before it.
flaw-break-nowhere = A break has to come after a level that another one follows.
flaw-break-twice-or-empty = There are two breaks after the same level, or a break has no length.
flaw-shares-not-whole = The shares for { $field } players sum to { $percent } percent, not to 100.
flaw-shares-columns = A payout table has 1 to { $most } columns, not { $came }.
flaw-shares-lines = The column for { $field } players has 1 to { $most } lines, not { $came }.
flaw-shares-places = Column for { $field } players, line { $line }: a line is for 1 to { $most } places, not for { $came }.
flaw-shares-nothing = Column for { $field } players, line { $line }: who is paid gets more than nothing.
flaw-shares-rise = Column for { $field } players, line { $line }: { $came } percent is more than the { $before } of the places before it.
flaw-more-places-than-players = The column for { $field } players pays { $places } places, but there may be { $players } players.
flaw-fields-not-joined = The column for { $field } players begins with { $came }, and not where the one before it ends, with { $expected }.
flaw-amounts-lines = Prizes are told in 1 to { $most } lines, not in { $came }.
flaw-amounts-places = Line { $line }: a line is for 1 to { $most } places, not for { $came }.
flaw-amounts-nothing = Line { $line }: who is paid gets more than nothing.
flaw-amounts-rise = Line { $line }: { $came } is more than the { $before } of the places before it.

# Payouts of one's own: why no event is announced with them.
refusal-flaw-shares-not-whole = { flaw-shares-not-whole }
refusal-flaw-shares-columns = { flaw-shares-columns }
refusal-flaw-shares-lines = { flaw-shares-lines }
refusal-flaw-shares-places = { flaw-shares-places }
refusal-flaw-shares-nothing = { flaw-shares-nothing }
refusal-flaw-shares-rise = { flaw-shares-rise }
refusal-flaw-more-places-than-players = { flaw-more-places-than-players }
refusal-flaw-fields-not-joined = { flaw-fields-not-joined }
refusal-flaw-amounts-lines = { flaw-amounts-lines }
refusal-flaw-amounts-places = { flaw-amounts-places }
refusal-flaw-amounts-nothing = { flaw-amounts-nothing }
refusal-flaw-amounts-rise = { flaw-amounts-rise }
refusal-payouts-not-for-all = The event may have { $least } to { $most } entries, but these payouts are for { $from } to { $to }.
refusal-payouts-not-pool = The prizes come to { $came }, but the pool is guaranteed at { $pool }. Make the two the same.
refusal-payouts-more-places = { $places } places are to be paid, but there may be only { $players } entries.
refusal-payouts-below-least = The last prize is { $came }, but none is to be below { $least }.

# Deals: why none can be made, and what the players should know before they agree.
deal-players = A deal is made by 2 to { $most } players; { $came } were told.
deal-stack-out-of-range = A stack is from 1 to { $most } chips, not { $came }.
deal-prizes-not-players = Name a prize for each place that is open, from 1 to { $most } of them; { $came } were told.
deal-prizes-rise = Name the prizes from the first place on; none is below 0 or above the one before it.
deal-prize-too-large = A prize is no more than { $most }, not { $came }.
deal-left-out-of-range = From 0 to { $most } may be left to play for: what the first prize is above the second. It was { $came }.
deal-amounts-not-players = Name an amount for each of the { $expected } players; { $came } were told.
deal-below-nothing = Nobody can get { $came }: amounts are 0 or more.
deal-does-not-add-up = The amounts and what is left to play for have to add up to { $expected }; they come to { $came }.
flaw-deal-above-first = Stack { $level } would get { $amount }, more than the first prize of { $prize }.
flaw-deal-below-least = Stack { $level } would get { $amount }, less than the prize of { $prize } that it has already.
