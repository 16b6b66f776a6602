### Leagues: formulas and what is wrong with them, the standing, the director's form.

refusal-formula-long = A formula has at most { $most } characters; this one has { $came }.
refusal-formula-terms = A formula has at most { $most } numbers, names and signs; this one has { $came }.
refusal-formula-more = At character { $at } the formula is over, but “{ $came }” follows.
refusal-formula-expected = At character { $at } “{ $expected }” was expected, got “{ $came }”.
refusal-formula-deep = At character { $at } brackets and signs nest deeper than { $most }.
refusal-formula-ends = At character { $at } a number, a name or a bracket was expected, and the formula ends.
refusal-formula-value = At character { $at } a number, a name or a bracket was expected, got “{ $came }”.
refusal-formula-sign = At character { $at } “{ $came }” means nothing in a formula.
refusal-formula-name = At character { $at } “{ $came }” is no value. The values are { $known }.
refusal-formula-function = At character { $at } “{ $came }” is no function. The functions are { $known }.
refusal-formula-takes = At character { $at }: { $name } takes { $least } to { $most } values, got { $came }.
refusal-formula-digits = At character { $at }: a number has at most { $most } digits.
refusal-formula-by-zero = At character { $at } something is divided by 0.
refusal-formula-too-large = At character { $at } the number gets longer than { $most } digits.
refusal-formula-no-number = At character { $at } “{ $came }” has no number for these values.
refusal-league-unknown = There is no such league in this room.
refusal-leagues-many = A room has at most { $most } leagues. Remove one first.
refusal-league-name = Expected 1 to { $most } small letters, digits and hyphens for the address of a league.
refusal-league-title = Expected a title of 1 to { $most } characters.
refusal-league-best = Expected 1 to { $most } results that count, or nothing for all.
refusal-league-day = Expected a day such as 2026-11-20, got “{ $came }”.
refusal-league-days = The season ends on { $ends }, before it begins on { $begins }.
refusal-league-points = At character { $at } of the points table a number such as 10 or 6.5 was expected, got “{ $came }”.
refusal-league-points-many = A points table has at most { $most } places.

nav-leagues = Leagues
leagues-title = Leagues
leagues-none = There is no league yet
leagues-none-text = When the director makes one, its standings are shown here.
leagues-loading = Looking up the leagues…
league-new = A new league
league-edit = Edit
league-drop = Remove
league-points = Points
league-prizes = Prizes
league-counted = Counted
league-events = Tournaments that count
league-events-none = No tournament counts yet.
league-faults = { $count ->
    [one] For one result the formula has no number; it counts as 0.
   *[other] For { $count } results the formula has no number; they count as 0.
  } The first reason: { $why }
league-rules = Each result brings { $formula } points.
league-rules-best = { $best ->
    [one] The best result of each player counts.
   *[other] The best { $best } results of each player count.
  }
league-rules-all = All results count.
league-rules-season = { $begins } to { $ends }, by the day in UTC.
league-open = open
league-table = Points of the places: { $points }
league-shared-average = Players who share a place each get the average of the points for those places.
league-shared-same = Players who share a place each get all the points of that place.
league-ties-shared = Players with equal points share the place.
league-ties-best-places = With equal points, more first places stand first, then more second places, and so on.
league-ties-prizes = With equal points, whoever has won more in prizes stands first.
league-ties-fewer-events = With equal points, whoever needed fewer tournaments stands first.
league-form-name = Address, such as friday-2026
league-form-taken = There is a league at this address. Change that one, or choose another address.
league-form-title = Title
league-form-formula = Formula
league-form-formula-text = Values: place, entrants, entries, players, paid, prize, pool, bounties, buy_in, fee, rebuys, add_ons. Functions: table, if, min, max, sqrt, ln, log10, abs, floor, ceil, round.
league-form-points = Points table for table(place), with commas
league-form-best = Results that count; empty for all
league-form-begins = Season from
league-form-ends = Season to
league-form-shared = A shared place in a tournament
league-form-ties = Equal points in the league
league-form-added = Further tournaments that count, such as e3, e7
league-form-left-out = Tournaments that do not count
league-form-average = the average
league-form-same = the same for all
league-form-tie-shared = share the place
league-form-tie-best-places = better places
league-form-tie-prizes = more in prizes
league-form-tie-fewer-events = fewer tournaments
league-save = Save
