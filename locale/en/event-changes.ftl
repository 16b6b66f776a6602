### Changes of a tournament that is announced or in play.

refusal-change-nothing = Nothing would change: it is like that already.
refusal-change-level-over = Level { $level } is over and stays as it was. Change level { $open } or a later one.
refusal-change-level-on = Level { $level } is on or next, so at least { $level } levels must stay, not { $came }.
refusal-change-level-played = Level { $level } has already run that long. Give it { $least } minutes or more, or go to the next level.
refusal-change-needs-smaller-chips = Level { $level } cannot be paid: the smallest chip in play is { $chip }. Choose amounts that chips of { $chip } can make.
refusal-change-hands-by-time = These levels last a time, not a number of hands. Give each its length.
refusal-change-time-by-hands = These levels last a number of hands, not a time. Give the number of hands.
refusal-bad-event-color-ups = { bad-event-color-ups }
refusal-bad-event-color-up-level = { bad-event-color-up-level }
refusal-change-entries-over = Registration and purchases are closed, so their terms stay.
refusal-change-seats-taken = There are { $least } entries already, so the maximum cannot be { $came }. Choose { $least } or more.
refusal-change-add-on-over = Level { $level } is over. Sell the add-on in level { $open } or later.
refusal-change-bounty-kind = There are entries already: bounties stay, and stay of their kind. You can change their amount and shares.
refusal-change-bounties-drawn = The envelopes are filled: their bounties stay as they are.
refusal-change-prizes-seats = The prizes of a satellite are seats. Change what a seat is worth in the tournament it leads to.
refusal-change-prizes-not-pool = The prizes add up to { $came }, but the pool is { $pool }. Make them equal.
refusal-change-places-over = At most { $most } places can be paid, not { $came }: nobody else is left for them.
refusal-change-sold-smaller-chips = { $came } chips cannot be sold: the smallest chip in play is { $chip }.
refusal-change-price-tickets = Players have tickets into this tournament, or can still win some, so its price stays.
refusal-change-seat-taken = Tables cannot have { $came } seats: seat { $seat } at table { NUMBER($table, useGrouping: 0) } is taken. Move that player first.
refusal-change-seat-pinned = Tables cannot have { $came } seats: a player keeps seat { $seat }. Free that seat first.
refusal-bad-event-payouts = { bad-event-payouts }
refusal-bad-event-payouts-unknown = { bad-event-payouts-unknown }
refusal-bad-event-final-table = { bad-event-final-table }

news-directed-change-event = { $by } changed the tournament.{ reason-behind }
news-changed-level-length = Level { $level }: { $minutes } min{ $was ->
    [0] .
   *[other] , before { $was } min.
  }
news-changed-levels-length = Levels { $from } to { $to }: { $minutes } min each{ $was ->
    [0] .
   *[other] , before { $was } min.
  }
news-changed-level-blinds = Level { $level }: blinds { $small }/{ $big }, before { $small_was }/{ $big_was }.
news-changed-level-ante = Level { $level }: ante { $now }, before { $was }.
news-changed-level-small-bet = Level { $level }: small bet { $now }, before { $was }.
news-changed-level-stud-ante = Level { $level }: stud ante { $now }, before { $was }.
news-changed-level-bring-in = Level { $level }: bring-in { $now }, before { $was }.
news-changed-level-point = Level { $level }: a point is worth { $now }, before { $was }.
news-changed-level-big-bet = Level { $level }: no-limit and pot-limit games have blinds { $small }/{ $big }.
news-changed-level-hands = Each level lasts { $hands } hands, before { $was }.
news-changed-level-added = New level { $level }: { $point ->
    [0] blinds { $small }/{ $big }, ante { $ante }.
   *[other] a point is worth { $point }.
  }
news-changed-level-removed = There is no longer a level { $level } with { $point ->
    [0] blinds { $small }/{ $big }, ante { $ante }.
   *[other] a point of { $point }.
  }
news-changed-break = { $minutes ->
    [0] No break after level { $level }, before { $was } min.
   *[other] { $was ->
        [0] Break after level { $level }: { $minutes } min.
       *[other] Break after level { $level }: { $minutes } min, before { $was } min.
      }
  }
news-changed-color-up = After level { $level }, chips of { $chip } are colored up to { $into }.
news-changed-no-color-up = After level { $level }, chips of { $chip } are not colored up.
news-changed-seats = At most { $now } entries, before { $was }.
news-changed-buy-in = Buy-in { $now }, before { $was }. { $entries ->
    [0] Nobody has entered yet.
    [one] The { $entries } entry so far keeps its price.
   *[other] The { $entries } entries so far keep their price.
  }
news-changed-fee = Fee { $now }, before { $was }. { $entries ->
    [0] Nobody has entered yet.
    [one] The { $entries } entry so far keeps its price.
   *[other] The { $entries } entries so far keep their price.
  }
news-changed-guarantee = Guarantee { $now }, before { $was }.
news-changed-payouts = The prizes are shared out differently.
news-changed-least-prize = Minimum prize { $now }, before { $was }.
news-changed-late-levels = Late registration: { $now ->
    [0] none
   *[other] until level { $now } ends
  }, before { $was ->
    [0] none.
   *[other] level { $was }.
  }
news-changed-re-entries = Re-entries: { $now }, before { $was }.
news-changed-rebuys-added = Rebuys: { $chips } chips for { $price }, until level { $until_level } and any break after it end.
news-changed-rebuys-removed = There are no more rebuys.
news-changed-rebuys-until-level = Rebuys until level { $now } and any break after it end, before level { $was }.
news-changed-rebuys-price = A rebuy costs { $now }, before { $was }. Rebuys so far keep their price.
news-changed-rebuys-fee = The fee of a rebuy is { $now }, before { $was }. Rebuys so far keep theirs.
news-changed-rebuys-chips = A rebuy is { $now } chips, before { $was }.
news-changed-rebuys-most = Rebuys for each player: { $now }, before { $was }.
news-changed-rebuys-kept-minutes = { $now ->
    [0] A rebuy must come before the next hand of the table.
   *[other] The seat of a player who is out is kept for { $now } min.
  }
news-changed-add-on-added = Add-on in level { $level }: { $chips } chips for { $price }.
news-changed-add-on-removed = There is no add-on.
news-changed-add-on-level = The add-on is sold in level { $now }, before in level { $was }.
news-changed-add-on-price = The add-on costs { $now }, before { $was }. Add-ons so far keep their price.
news-changed-add-on-fee = The fee of the add-on is { $now }, before { $was }. Add-ons so far keep theirs.
news-changed-add-on-chips = The add-on is { $now } chips, before { $was }.
news-changed-bounty-added = Bounties of { $amount } are played for.
news-changed-bounty-removed = There are no bounties.
news-changed-bounty-kind = The kind of bounty is changed.
news-changed-bounty-amount = An entry puts up a bounty of { $now }, before { $was }. Bounties on players stay.
news-changed-bounty-at-once = The part of a bounty that is paid at once is changed, for bounties not yet won.
news-changed-bounty-odd-unit = The odd unit of a bounty goes to the other part.
news-changed-bounty-stage = The envelopes are opened at another stage.
news-changed-bounty-envelopes = The envelopes are filled differently.
news-changed-hand-for-hand-within = Hand for hand begins { $now } players before the money, before { $was }.
news-changed-halt-short-tables = { $now ->
    [0] Short tables are not halted.
   *[other] Short tables are halted.
  }
news-changed-pool = Prize pool { $now }, before { $was }.
news-changed-places-paid = { $now ->
    [one] { $now } place is paid
   *[other] { $now } places are paid
  }, before { $was }.
news-changed-prize = Place { $place }: { $now }, before { $was }.
news-changed-prizes = Places { $from } to { $to }: { $now } each, before { $was }.
news-changed-prizes-more = The prizes of { $count ->
    [one] { $count } more place change.
   *[other] { $count } more places change.
  }
news-changed-prize-of = { $player } is out with a prize of { $now }, before { $was }.
news-changed-name = The tournament is now called { $name }.
news-changed-name-announced = The tournament has the name it was announced with.
news-changed-table-size = Tables have { $now } seats, before { $was }.
news-entries-reopened = Registration is open again.
news-changed-option = { $option }: { $setting }, before { $setting_was }.
news-changed-table-numbers = Tables open in this order: { $numbers }. Tables in play keep their numbers.
news-changed-table-numbers-none = Tables to come have the next numbers.
news-changed-start = It starts by itself: { $starts_at }, before { $starts_at_was }.
news-changed-start-set = It starts by itself: { $starts_at }.
news-changed-start-none = It no longer starts by itself, before { $starts_at_was }.
refusal-change-option-unknown = The rules have no option “{ $came }”. Choose one from the rulebook.
refusal-change-option-hands = “{ $option }” decides hands in play, so it stays once play has begun. You can change: { $options }.
refusal-change-option-over = “{ $option }” is over: the final table is playing. You can change: { $options }.
refusal-change-option-choice = “{ $option }” cannot be “{ $came }”. Choose one of: { $setting }.
refusal-change-option-value = “{ $option }” cannot be “{ $came }”. Give a value it takes, a number up to { $most }.
refusal-change-options-many = Too many options differ from the edition. Change fewer, or announce a tournament under another edition.
refusal-change-tables-many = At most { $most } tables can be numbered, not { $came }. The others have the next numbers.
refusal-change-table-number = A table cannot have the number { NUMBER($came, useGrouping: 0) }. Choose { $least }-{ NUMBER($most, useGrouping: 0) }.
refusal-change-table-twice = Table { NUMBER($table, useGrouping: 0) } is in the list twice. Give each table its own number.

## The sheet

change-title = Tournament terms
change-text = Change everything that is still to come. You see what changes before it is done.
director-change-event = Change tournament
director-change-event-text = Type the new values. Everything that is over stays as it was.
director-change-event-do = Change
change-loading = Loading terms…
change-levels-over = Levels up to { $last } are over.
change-level-last = No time limit
change-level-earlier = Move level { $level } up
change-break = Break, min
change-hands = Hands per level
change-minutes-from = Minutes from a level on
change-minutes = Minutes
change-from-level = From level
change-minutes-do = Set minutes
change-told = What changes
change-told-nothing = Nothing yet.
change-flaw = Level { $level }: { $flaw }
reasons-change-event = To keep the schedule | A typing error | Agreed with the players
change-part-levels = Levels and breaks
change-part-entries = Entries and prices
change-part-prizes = Prizes
change-level-less = − 1 level
change-level-more = + 1 level
change-place-amount = Prize of the new place
change-place-from = Taken from place
change-place-more = Pay one more place
change-place-less = Pay one place fewer
change-prizes-sum = Prizes { $sum } of the pool { $pool }
change-prizes-later = The prizes of each place can be changed once the tournament has started.
change-part-tables = Name and tables
change-name = Name
change-table-size = Seats a table
change-hand-for-hand = Hand for hand, players before the money
change-halt = Halt short tables
change-rests = These rest on it. Tick those to undo with it; the others stay.
change-table-numbers = Table numbers, in the order they open
change-table-numbers-text = For example 5, 6, 9-12. Tables in play keep their numbers.
change-part-start = Start
change-part-rules = Rules
change-start-none = No start time
change-rules-text = These options decide no hand. They count from now on; what is over stays.

## Options of the rules that can be changed

option-balancing-mover = Player who moves to balance tables
option-balancing-target = Seat of a player who moves
option-balancing-stud = Moves in stud
option-balancing-source-procedure = Table that gives up a player
option-balancing-source-tie = Table that gives up a player, where several are as full
option-balancing-gap = Balance at a difference of
option-balancing-few-tables = Balance sooner at this number of tables or fewer
option-balancing-gap-many-tables = Balance at a difference of, with more tables
option-balancing-halt-gap = Players short at which a table is halted
option-balancing-halt-baseline = Players short, counted from
option-balancing-halt-formats = Formats in which short tables are halted
option-balancing-halt-waivable = The floor may waive a halt
option-breaking-method = Seats after a table breaks
option-breaking-order = Order in which tables break
option-seating-button-draw = Draw of the first button
option-seating-draw-tie = Equal cards in a draw
option-final-table-size = Final table
option-final-table-seven-max = Final table at 7-handed tables
option-final-table-six-max = Final table at 6-handed tables
option-final-table-stud = Final table in stud
option-final-table-double-bust = Final table may begin short after two busts
option-final-table-redraw = Seats are redrawn for the final table
option-places-same-hand = Players out in the same hand
option-deals-from = Deals about the prizes
option-hand-for-hand-share-from = Hand for hand: places are shared
option-hand-for-hand-seconds-per-hand = Hand for hand: seconds off the clock for each hand
option-color-up-leftovers = Small chips left after a color-up
option-heads-up-no-repeated-big-blind = Heads-up: nobody has the big blind twice in a row
