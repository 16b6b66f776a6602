### An event: refusal-<code> and news-<code>, the templates' names, what is wrong in a structure.

refusal-value-not-understood = { $expected ->
    [text] { $at } must be a text, not { $came }.
    [bytes] { $at } must be bytes, not { $came }.
    [time] { $at } must be a time in whole milliseconds from 0, not { $came }.
    [texts] { $at } is not texts by language: { $came }.
    [clock-order] { $at } is not a clock order: { $came }.
    [terms] { $at } must be terms of a tournament, not { $came }.
    [stacks] { $at } must give a whole number of chips for each seat, not { $came }.
    [knockouts] { $at } must give pairs of a seat and chips for each seat that is out, not { $came }.
    [amounts] { $at } must give a whole amount for each player, not { $came }.
   *[other] { $at } must be a whole number, not { $came }.
  }
refusal-entries-closed = Registration is closed: the tournament has started.
refusal-already-entered = { $player } has already entered this tournament.
refusal-event-full = The tournament is full: it has { $seats } seats.
refusal-not-entered = { $player } has not entered this tournament.
refusal-already-started = The tournament has already started.
refusal-no-re-entry = { $player } is out; { $most ->
    [0] this tournament has no re-entry
   *[other] the maximum is { $most } re-entries
  }.
refusal-too-few-entries = The tournament needs { $needed } entries to start; it has { $came }.
refusal-seed-too-short = The seed is too short: { $came } bytes, the minimum is { $needed }.
refusal-event-over = The tournament is over.
refusal-event-not-started = The tournament has not started yet.
refusal-table-unknown = Table { NUMBER($table, useGrouping: 0) } is not in play in this tournament.
refusal-table-in-hand = A hand is in progress at this table; the next one starts when it is over.
refusal-event-paused = The tournament is paused; no new hand starts until it resumes.
refusal-event-ending = The game is ending; no new hand is dealt.
refusal-event-on-break = The tournament is on a break; no new hand starts until it ends.
refusal-final-table-forming = The final table is being formed; no new hand starts until everyone has sat down.
refusal-table-halted = The table is halted: it is too short-handed and waits for players.
refusal-table-too-short = A hand needs two players who can be dealt in; the table has fewer.
refusal-hand-not-in-play = Hand { NUMBER($hand_number, useGrouping: 0) } is not in play.
refusal-wrong-seats = Hand { NUMBER($hand_number, useGrouping: 0) } needs one stack, 0 chips or more, for each of the seats { $seats }.
refusal-chips-do-not-add-up = The hand began with { $expected } chips in all and cannot end with { $came }.
refusal-no-game-to-choose = At table { NUMBER($table, useGrouping: 0) } no game can be chosen now.
refusal-not-your-choice = { $player } chooses the next game.
refusal-game-already-chosen = The next game is already chosen: { $game }.
refusal-game-not-in-list = { $came } cannot be chosen. Choose one of these: { $choices }.
refusal-already-ending = The game is already ending, after this hand.
refusal-already-paused = The tournament is already paused.
refusal-not-paused = The tournament is not paused.
refusal-last-level = Level { $level } is the last one; nothing comes after it.
refusal-announcement-length = An announcement must have 1 to { $most } characters.
refusal-reason-first = This tournament asks for a reason before each order: choose or enter one.
refusal-reason-of-author = Only the person who did it, or a director of this tournament, can add the reason.
refusal-reason-length = Give a reason of 1 to { $most } characters.
refusal-removal-waits = { $player } will be removed from the tournament after the hand. No other order for this player is possible.
refusal-last-one-in = { $player } is the last player left. You can remove this player once others play in the next flight; without another flight the player has won.
refusal-player-not-in-event = { $player } is no longer playing in this tournament.
refusal-already-pinned = { $player } already keeps the seat, where possible.
refusal-not-pinned = No seat is kept for { $player }.
refusal-pin-seat-unknown = This tournament's tables have seats 1 to { $seats }; there is no seat { $seat }.
refusal-pin-seat-other = { $player } sits in seat { $seat } and keeps that one, not seat { $came }. Move { $player } first, then keep the seat.
refusal-seat-unknown = Table { NUMBER($table, useGrouping: 0) } has seats 1 to { $seats }; there is no seat { $seat }.
refusal-seat-taken = Seat { $seat } of table { NUMBER($table, useGrouping: 0) } is taken or reserved. Choose an open seat.
refusal-table-not-halted = Table { NUMBER($table, useGrouping: 0) } is not halted.
refusal-halt-not-waivable = Under the rules in force the director cannot waive the halt of table { NUMBER($table, useGrouping: 0) }.
refusal-hand-for-hand-waits = Hand for hand: the next hand starts when all other tables have finished theirs.
refusal-hand-for-hand-on = Tables are already playing hand for hand.
refusal-hand-for-hand-off = Tables are not playing hand for hand.
refusal-hand-for-hand-one-table = Hand for hand needs at least two tables; one is left.
refusal-hand-for-hand-entries-open = Registration is still open: the places paid are not known yet.
refusal-no-rebuys = This tournament has no rebuys.
refusal-rebuys-over = Rebuys closed with level { $level } and any break after it.
refusal-rebuys-with-entries = Rebuys closed when registration closed.
refusal-late-entries-over = Late registration closed with level { $level } and any break after it.
refusal-rebuys-used = { $most ->
    [one] { $player } has used the one rebuy allowed.
   *[other] { $player } has used all { $most } rebuys.
  }
refusal-rebuy-in-hand = { $player } is in a hand. Announce a rebuy before a hand begins.
refusal-rebuy-too-many-chips = A rebuy needs a stack of at most { $most } chips.
refusal-rebuy-seat-taken = The seat of { $player } is taken: all { $seats } seats are in use.
refusal-rebuy-missed-hand = The next hand has begun without { $player }: it is too late for a rebuy.
refusal-forfeit-not-allowed = This tournament does not let players give up chips for a re-entry. Re-enter after busting.
refusal-forfeit-used = { $player } has no re-entry left; { $most ->
    [0] this tournament has none
   *[other] the maximum is { $most }
  }.
refusal-forfeit-in-hand = { $player } is in a hand, or all tables play hand for hand. Chips are given up between hands.
refusal-forfeit-bounty = In a tournament with bounties nobody gives up chips for a re-entry.
refusal-forfeit-paid = Too few players are left: { $paid } places are paid. Nobody gives up chips any more.
refusal-forfeit-chips = { $player } gives up the whole stack: { $least ->
    [0] none
   *[other] { $least } to { $most } chips
  }, not { $came }.
refusal-no-add-on = This tournament has no add-on.
refusal-add-on-not-now = The add-on is sold in level { $level } and in the break after it.
refusal-add-on-used = { $player } has already taken the add-on.
refusal-add-on-in-hand = { $player } is in a hand. Take the add-on before a hand begins.
refusal-house-buys-nothing = { $player } is a computer player and cannot buy chips.
refusal-hand-for-hand-paid = Everyone left is in the money: { $paid ->
    [one] one place is paid
   *[other] { $paid } places are paid
  }.
refusal-color-up-no-multiple = Chips of { $chip } can only be colored up to chips worth a whole number of them; { $came } is not.
refusal-color-up-needed = Level { $level } has an amount that larger chips cannot pay: chips of { $chip } are still needed.
refusal-color-up-entries = Players who still enter or buy chips get chips of { $chip }: these amounts cannot be paid in chips of { $came }.
refusal-color-up-on = Chips of { $chip } are being colored up: some tables have yet to exchange theirs.

news-event-started = The tournament starts with { $entrants ->
    [one] { $entrants } player
   *[other] { $entrants } players
  } and a prize pool of { $pool }.
news-card-drawn = { $player } draws { $cards }.
news-card-drawn-again = { $player } draws { $cards } in the redraw for equal cards.
news-first-dealer = { $player } has the highest card and deals first, from seat { $seat } of table { NUMBER($table, useGrouping: 0) }.
news-end-seats-won = Everyone left wins a seat: play stops.
news-end-left-alone = Everyone has left: the game ends.
news-end-ordered = The game ends with this hand.{ reason-behind }
news-level-started = Level { $level }: blinds { $small }–{ $big }{ $ante ->
    [0] {""}
   *[other] , ante { $ante }
  }, from the next hand.
news-color-up-planned = Chips of { $chip } are colored up to { $into }, as planned: each table exchanges them after its hand.
news-color-up-ordered = The director colors up chips of { $chip } to { $into }: each table exchanges them after its hand.{ reason-behind }
news-race-won = { $player } wins a chip of { $chip } for odd chips with { $cards }.
news-race-kept-in = { $player } would have lost the last chips in the race and gets one chip of { $chip }.
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
news-level-of-points = Level { $level }: a point is worth { $point }, from the next hand.
news-level-began = Level { $level } counts from the next hand.
news-game-chosen = { $player } has chosen the next game: { $game }.
news-player-busted = { $shared ->
    [1] { $player } is out and finishes in place { $place }
   *[other] { $player } is out and shares place { $place }
  }{ $prize ->
    [0] .
   *[other] {" "}and wins { $prize }.
  }
news-player-moved = { $player } moves to table { NUMBER($table, useGrouping: 0) }, seat { $seat }.
news-player-moved-by-director = The director moves { $player } to table { NUMBER($table, useGrouping: 0) }, seat { $seat }.
news-player-moved-by-wrong-seat = { $player } was in the wrong seat and moves to the right one with their current stack: table { NUMBER($table, useGrouping: 0) }, seat { $seat }.
news-seat-pinned = { $player } keeps the seat, where possible.
news-seat-pinned-ahead = { $player } gets seat { $seat }, where possible.
news-seat-kept = { $player } keeps seat { $seat }, now at table { NUMBER($table, useGrouping: 0) }: it was not in the draw.
news-seat-unpinned = { $player } may be moved again.
news-move-lapsed = { $player } stays: table { NUMBER($table, useGrouping: 0) }, the destination of the ordered move, is breaking.
news-table-broken = Table { NUMBER($table, useGrouping: 0) } is broken; its players have drawn new seats.
news-table-halted = Table { NUMBER($table, useGrouping: 0) } is halted: it has { $players ->
    [one] { $players } player
   *[other] { $players } players
  }, the fullest table { $fullest }.
news-table-released = Table { NUMBER($table, useGrouping: 0) } resumes.
news-late-entry = { $player } comes in at table { NUMBER($table, useGrouping: 0) }, seat { $seat }: entry { $entry }.
news-chips-forfeited = { $player } gives up { $chips } chips to re-enter. They are removed from play.
news-rebuy-made = { $player } rebuys { $chips } chips.
news-add-on-made = { $player } takes the add-on: { $chips } chips.
news-alternate-listed = { $player } waits for a seat, number { $place } on the list.
news-alternates-unseated = { $count ->
    [one] One alternate
   *[other] { $count } alternates
  } did not get a seat.
news-table-opened = Table { NUMBER($table, useGrouping: 0) } opens.
news-entries-closed = Registration is closed: { $entries } entries, { $paid ->
    [one] one place paid
   *[other] { $paid } places paid
  }.
news-halt-waived = The director lets table { NUMBER($table, useGrouping: 0) } play short.
news-hand-for-hand-announced = Finish this hand; then all tables play hand for hand until { $to_go ->
    [one] one more player is out
   *[other] { $to_go } more players are out
  }. Players eliminated in the same hand share the places.
news-hand-for-hand-ended-paid = Everyone left is in the money: tables play at their own pace again.
news-hand-for-hand-ended-one-table = One table is left: hand for hand is over.
news-hand-for-hand-ended-director = The director ends hand for hand.{ reason-behind }
news-final-table-formed = The final table is formed: { $players } players at table { NUMBER($table, useGrouping: 0) }.
news-heads-up-began = Heads-up: { $first } against { $second }.
news-player-removed-uncounted = The director removed { $player }, who finishes in place { $place }. Nobody has counted the chips.{ reason-behind }
news-player-removed = The director removed { $player }, who finishes in place { $place }; { $chips } chips are removed from play.{ reason-behind }
news-event-paused = The tournament is paused.{ reason-behind }
news-event-resumed = The tournament resumes.{ reason-behind }
news-announced = Announcement: { $text }
news-event-finished = { $player } wins the tournament{ $prize ->
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
template-eight-game = Eight-game mix, 6 seats
template-dealers-choice = Dealer's choice, 6 seats

flaw-no-levels = There are no levels.
flaw-levels-without-length = Give each level either a length in minutes or a number of hands.
flaw-blinds-out-of-order = The small blind must be above 0 and at most the big blind; it is { $small }, the big blind { $big }.
flaw-small-blind-unusual = A small blind of { $small } is unusual for a big blind of { $big }.
flaw-big-blind-falls = The big blind falls from { $before } to { $now }.
flaw-big-blind-leaps = The big blind more than doubles, from { $before } to { $now }.
flaw-point-below-one = A point cannot be worth { $point }: the minimum is 1.
flaw-blinds-beside-points = A level with points cannot have blinds, antes or bets.
flaw-point-falls = The value of a point falls from { $before } to { $now }.
flaw-point-leaps = The value of a point more than doubles, from { $before } to { $now }.
flaw-ante-below-nothing = An ante cannot be { $ante }: the minimum is 0.
flaw-limits-out-of-order = A bring-in cannot be { $bring_in }: the minimum is 0, the maximum the small bet of { $bet }.
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
flaw-break-nowhere = A break must come between two levels.
flaw-break-twice-or-empty = There are two breaks after the same level, or a break has no length.
flaw-shares-not-whole = The shares for { $field } players add up to { $percent } percent, not 100.
flaw-shares-columns = A payout table must have 1 to { $most } columns, not { $came }.
flaw-shares-lines = The column for { $field } players must have 1 to { $most } lines, not { $came }.
flaw-shares-places = Column for { $field } players, line { $line }: a line must cover 1 to { $most } places, not { $came }.
flaw-shares-nothing = Column for { $field } players, line { $line }: every place in it must get more than 0.
flaw-shares-rise = Column for { $field } players, line { $line }: { $came } percent is more than the { $before } percent of the places above it.
flaw-more-places-than-players = The column for { $field } players pays { $places } places, but it may have only { $players } players.
flaw-fields-not-joined = The column for { $field } players begins with { $came }; it must begin with { $expected }, after the column before it.
flaw-amounts-lines = Prizes must be given in 1 to { $most } lines, not { $came }.
flaw-amounts-places = Line { $line }: a line must cover 1 to { $most } places, not { $came }.
flaw-amounts-nothing = Line { $line }: every place in it must get more than 0.
flaw-amounts-rise = Line { $line }: { $came } is more than the { $before } of the places above it.

# Custom payouts: why no tournament is announced with them.
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
refusal-payouts-not-for-all = The tournament may have { $least } to { $most } entries, but these payouts are for { $from } to { $to }.
refusal-payouts-not-pool = The prizes add up to { $came }, but the guaranteed pool is { $pool }. Make them equal.
refusal-payouts-more-places = { $places } places would be paid, but there may be only { $players } entries.
refusal-payouts-below-least = The last prize is { $came }, below the minimum prize of { $least }.

# Deals: why none can be made, and what the players should know before they agree.
deal-players = A deal needs 2 to { $most } players, not { $came }.
deal-stack-out-of-range = A stack must have 1 to { $most } chips, not { $came }.
deal-prizes-not-players = Give a prize for each place left, 1 to { $most } of them, not { $came }.
deal-prizes-rise = Give the prizes from first place down. A prize must be at least 0 and at most the one before it.
deal-prize-too-large = A prize can be at most { $most }, not { $came }.
deal-left-out-of-range = The amount left to play for must be 0 to { $most }, the gap between first and second prize, not { $came }.
deal-amounts-not-players = Give an amount for each of the { $expected } players, not for { $came }.
deal-below-nothing = { $came } is not a valid amount: the minimum is 0.
deal-does-not-add-up = The amounts and what is left to play for must add up to { $expected }; they add up to { $came }.
flaw-deal-above-first = Stack { $level } would get { $amount }, more than the first prize of { $prize }.
flaw-deal-below-least = Stack { $level } would get { $amount }, less than the { $prize } it has already secured.
