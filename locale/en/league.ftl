### Leagues: formulas and what is wrong with them, the standing, the director's form.

refusal-formula-long = The formula is too long: { $came } characters, the maximum is { $most }.
refusal-formula-terms = The formula has { $came } numbers, names and signs; the maximum is { $most }.
refusal-formula-more = The formula ends at character { $at }, but “{ $came }” follows.
refusal-formula-expected = At character { $at }: expected “{ $expected }”, got “{ $came }”.
refusal-formula-deep = At character { $at }: brackets and signs are nested deeper than { $most }.
refusal-formula-ends = At character { $at }: the formula ends where a number, a name or a bracket is expected.
refusal-formula-value = At character { $at }: expected a number, a name or a bracket, got “{ $came }”.
refusal-formula-sign = At character { $at }: “{ $came }” is not allowed in a formula.
refusal-formula-name = At character { $at }: “{ $came }” is not a value. Choose one of these: { $known }.
refusal-formula-function = At character { $at }: “{ $came }” is not a function. Choose one of these: { $known }.
refusal-formula-takes = At character { $at }: { $name } takes { $least } to { $most } values, not { $came }.
refusal-formula-digits = At character { $at }: a number has at most { $most } digits.
refusal-formula-by-zero = At character { $at }: division by 0.
refusal-formula-too-large = At character { $at }: the number becomes longer than { $most } digits.
refusal-formula-no-number = At character { $at }: “{ $came }” has no result for these values.
refusal-league-unknown = There is no such league in this room.
refusal-leagues-many = The room has { $most } leagues, the maximum. Remove one first.
refusal-league-name = The address of a league must have 1 to { $most } lowercase letters, digits and hyphens.
refusal-league-title = The title must have 1 to { $most } characters.
refusal-league-best = The number of results that count must be 1 to { $most }, or empty for all.
refusal-league-day = “{ $came }” is not a date. Write it like 2026-11-20.
refusal-league-days = The season ends on { $ends }, before it begins on { $begins }.
refusal-league-points = “{ $came }” at character { $at } of the points table is not a number. Write numbers like 10 or 6.5.
refusal-league-points-many = A points table has at most { $most } places.

nav-leagues = Leagues
leagues-title = Leagues
leagues-none = No leagues yet
leagues-none-text = When the director creates a league, its standings appear here.
leagues-loading = Loading leagues…
league-new = New league
league-edit = Edit
league-drop = Remove
league-points = Points
league-prizes = Prizes
league-counted = Counted
league-events = Tournaments that count
league-events-none = No tournament counts yet.
league-faults = { $count ->
    [one] The formula has no result for one tournament result; it counts as 0.
   *[other] The formula has no result for { $count } tournament results; they count as 0.
  } The first reason: { $why }
league-rules = Points for each result: { $formula }.
league-rules-best = { $best ->
    [one] Each player's best result counts.
   *[other] Each player's best { $best } results count.
  }
league-rules-all = All results count.
league-rules-season = { $begins } to { $ends } (UTC).
league-open = open
league-table = Points by place: { $points }
league-shared-average = Players who share a place each get the average of those places' points.
league-shared-same = Players who share a place each get the full points of that place.
league-ties-shared = Players with equal points share the place.
league-ties-best-places = Ties: more first places rank higher, then more second places, and so on.
league-ties-prizes = Ties: more prize money ranks higher.
league-ties-fewer-events = Ties: fewer tournaments rank higher.
league-form-name = Address, such as friday-2026
league-form-taken = A league with this address exists. Edit it, or choose another address.
league-form-title = Title
league-form-formula = Formula
league-form-formula-text = Values: place, entrants, entries, players, paid, prize, pool, bounties, buy_in, fee, rebuys, add_ons. Functions: table, if, min, max, sqrt, ln, log10, abs, floor, ceil, round.
league-form-points = Points table for table(place), separated by commas
league-form-best = Results that count (empty: all)
league-form-begins = Season from
league-form-ends = Season to
league-form-shared = Shared places in a tournament
league-form-ties = Ties in the league
league-form-added = Extra tournaments that count, such as e3, e7
league-form-left-out = Tournaments that do not count
league-form-average = the average
league-form-same = the same for all
league-form-tie-shared = share the place
league-form-tie-best-places = better places
league-form-tie-prizes = more prize money
league-form-tie-fewer-events = fewer tournaments
league-save = Save

# Results of elsewhere, and points by hand
refusal-league-additions-many = This league has { $most } entries by hand already, the maximum. Make a new league.
refusal-league-entry-unknown = This entry is no longer in the league.
refusal-league-no-results = The list has no results. Each line needs a place or points.
refusal-league-result-twice = { $player } has two results in this list. Leave one of them out.
refusal-league-result = { $player } needs a place from 1, or points such as 12.5.
refusal-league-given = Points are a number such as 12.5 or -3, up to a million, got “{ $came }”.
league-outside = Results of elsewhere
league-outside-text = Paste results or choose a file: a name and a place on each line, or a name and points. Points in the list count as they are; places get the points of the formula.
league-outside-paste = Results, one a line
league-outside-title = Name of the tournament
league-outside-day = Day
league-outside-players =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
league-outside-without =
    { $count ->
        [one] One line has no place and no points, and is left out.
       *[other] { $count } lines have no place and no points, and are left out.
    }
league-outside-add = Add { $count }
league-added = Added: { $count }.
league-by-hand = Points by hand
league-by-hand-points = Points, with a minus to take them
league-by-hand-give = Give points
league-given-done = { $name }: { $points }.
reasons-give-points = Helped to run the evening | Bonus | Correction
director-undo-league-entry = Undo
director-undo-league-entry-title = Undo this entry of the league?
director-undo-league-entry-text = Its points no longer count. Both stay on record.
reasons-undo-league-entry = Entered by mistake | Wrong player | Wrong file
