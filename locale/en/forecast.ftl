### `ruleone forecast`: how long a structure will last with a field.

cli-forecast =
    Predict how long a structure lasts with a given field.

    The command plays many such tournaments with computer players, real hands and no waiting. It reports when the tournament ends, when the bubble bursts and when the final table begins. For each level it shows how many players are left and how deep their stacks are. Each figure is the median; the brackets show the lowest and highest tenth.

    Examples:

    ruleone forecast regular

    ruleone forecast friday.toml --entrants 80 --events 50 --plot friday.svg

    ruleone forecast deep --late 20 --late-levels 4 --again 50 --json

    ruleone forecast deep --entrants 30 --events 10000 --dask tcp://10.0.0.5:8786
cli-forecast-entrants = Number of players. Default: the number the structure is planned for.
cli-forecast-late = Percentage of players who register late.
cli-forecast-late-levels = Last level of late registration and re-entry; 0 for none.
cli-forecast-again = Percentage of players who re-enter after busting.
cli-forecast-add-on = Chips of an add-on, and the level (with the break after it) in which it is sold; 0 0 for none.
cli-forecast-add-ons = Percentage of players who take the add-on.
cli-forecast-events = Number of tournaments to play. More of them give a better forecast and take longer.
cli-forecast-day-end = End of each day except the last: a level, a number of players left, or whichever comes first (12, :40, 12:40). Give one value for each such day.
cli-forecast-day-end-metavar = LEVEL:LEFT
cli-forecast-flights = Number of flights on day 1; the players are spread over them.
cli-forecast-last-hands = Minimum and maximum number of last hands at the end of a day; the number is drawn.
cli-forecast-pace = Speed of the deal: live, about 25 hands an hour at a full table, or online, about 65.
cli-forecast-seed = Seed of all random choices: the same number gives the same forecast.
cli-forecast-edition = Edition of the rules: its id, or a file of house rules. Default: the one for the structure's games.
cli-forecast-plot = Write a plot to this file; its name must end in .svg.
cli-forecast-json = Print one JSON document with the figures; times in milliseconds from the start.
cli-forecast-progress = Tournaments played
cli-forecast-of = { $name }, { $people ->
    [one] { $people } player
   *[other] { $people } players
  }: results of { $events ->
    [one] { $events } tournament
   *[other] { $events } tournaments
  }.
cli-forecast-end = The tournament ends after { $middle } hours ({ $low } to { $high }), in level { $level } ({ $earliest } to { $latest }).
cli-forecast-bubble = The bubble bursts after { $middle } hours ({ $low } to { $high }), in level { $level } ({ $earliest } to { $latest }).
cli-forecast-final-table = The final table begins after { $middle } hours ({ $low } to { $high }), in level { $level } ({ $earliest } to { $latest }).
cli-forecast-day = Day { $day } ends after { $middle } hours ({ $low } to { $high }), in level { $level } ({ $earliest } to { $latest }), with { $left } left ({ $fewest } to { $most }).
cli-forecast-entries = There are { $middle } entries ({ $low } to { $high }).
cli-forecast-level = Level
cli-forecast-stakes = Blinds
cli-forecast-begins = Begins
cli-forecast-left = Players left
cli-forecast-average = Average BB
cli-forecast-median = Median BB
cli-forecast-share = Reached
cli-forecast-stacks = Stacks in big blinds
cli-forecast-bubble-short = bubble bursts
cli-forecast-final-table-short = final table
cli-forecast-no-form = The plot is an SVG file: “{ $path }” must end in .svg.
cli-forecast-no-entrants = “{ $name }” does not give a number of players. Use --entrants.
cli-forecast-late-without-levels = Late players and re-entries need levels in which they are possible. Use --late-levels.
cli-forecast-levels = Late registration can last until the end of level { $most }, not { $came }.
cli-forecast-no-day-end = “{ $came }” is not the end of a day. Give a level, a colon and the number of players left, or both, such as 12, :40 or 12:40.
cli-forecast-no-days = Flights and last hands belong to tournaments of several days. Use --day-end for each day except the last.
cli-forecast-impossible = Such a tournament cannot be played: { $why }.
bad-event-bounds = { $what ->
    [seats] The number of seats
    [table-size] The number of seats at a table
    [table-numbers-count] The number of table numbers
    [table-numbers-number] The number of a table
    [entries-min] The minimum number of entries
    [starting-stack] The starting stack
    [buy-in] The buy-in
    [fee] The fee
    [guarantee] The guarantee
    [least-prize] The minimum prize
    [hand-for-hand-within] The number of players from the money at which hand for hand begins
    [late-levels] The number of levels with late registration
    [re-entries] The number of re-entries for each player
    [seats-at-once] The number of seats open at once
    [house-players] The number of computer players
    [chip] The smallest chip
    [chips] The number of chip denominations
    [chips-denomination] The value of a chip
    [chips-given] The number of chips of one denomination in a starting stack
    [add-on-chips] The number of chips in the add-on
    [add-on-price] The price of the add-on
    [add-on-level] The level after which the add-on is sold
    [rebuys-fee] The fee of a rebuy
    [rebuys-kept-minutes] The minutes for which a seat is kept
    [add-on-fee] The fee of the add-on
    [rebuys-most] The number of rebuys for each player
    [rebuys-chips] The number of chips in a rebuy
    [rebuys-price] The price of a rebuy
    [rebuys-until-level] The last level with rebuys
    [bounty-amount] The bounty
    [bounty-at-once] The part of the bounty paid at once
    [bounty-envelopes] The number of bounty envelopes
    [bounty-share] The share of a bounty envelope
    [payouts-percent] The percentage of players paid
    [payouts-places] The number of places paid
    [payouts-unit] The unit of the prizes
    [satellite-seat] The price of the seat to win
    [tables-house-players] The number of computer players at live tables
    [tables-thirteen] The number of live 13-card poker tables
    [days] The number of days
    [flights] The number of flights
    [last-hands-least] The minimum number of last hands
    [last-hands-most] The maximum number of last hands
    [day-end-level] The level that ends a day
    [day-end-players] The number of players left at the end of a day
   *[other] A number
} must be { $least } to { $most }, not { $came }.
bad-event-no-entrants = The structure does not give a number of players.
bad-event-final-table = A final table must have 2 to { $most } seats, not { $came }.
bad-event-color-ups = A structure can have at most { $most } color-ups, not { $came }.
bad-event-color-up-sold = Chips of { $chip } cannot be colored up to { $larger } after level { $level }: purchases of { $came } in chips are possible later, and chips of { $larger } cannot make that amount.
bad-event-color-up-level = A color-up must come after level { $least } to { $most }, not after level { $came }.
bad-event-rotation = A rotation must have 1 to { $most } games, not { $came }.
bad-event-hands = A game in the rotation must last at least 1 hand, not { $came }.
bad-event-payouts-unknown = There are no payouts with that name.
bad-event-payouts = The payouts are for { $least } to { $most } entries, but { $entries_least } to { $entries_most } are possible.
bad-event-facts = Its settings contradict each other.

### The forecast on the director's pages.

refusal-forecast-home-game = A home game continues until its host ends it: there is nothing to forecast.
refusal-forecast-being-made = Your last forecast is still running. Wait for it, or stop it.
refusal-too-many-forecasts = { $most } forecasts are already running, the maximum. Try again when one is done.
refusal-forecast-of-one = Choose one tournament to forecast: one of the room's, or a new one. Only one of the room's can be forecast from its current state.
refusal-flights-not-over = The current state can be forecast once the last flight is over; until then, forecast from the start.
refusal-forecast-bounds = { $what ->
    [people] The number of players must be { $least } to { $most }, not { $came }.
    [late] The percentage of late players must be { $least }% to { $most }%, not { $came }%.
    [add-ons] The percentage of players taking the add-on must be { $least }% to { $most }%, not { $came }%.
    [again] The percentage of players who re-enter must be { $least }% to { $most }%, not { $came }%.
   *[events] The number of tournaments must be { $least } to { $most }, not { $came }.
  }
refusal-forecast-too-long = The forecast would have { $came } entries in all; the maximum is { $most }. Choose fewer tournaments or fewer players.
forecast-title = Forecast
forecast-text = How long the tournament lasts with this field. Computer players play many such tournaments beside the room.
forecast-people = Players
forecast-events = Tournaments played
forecast-late = Late players (%)
forecast-again = Re-entry after busting (%)
forecast-add-ons = Players taking the add-on (%)
forecast-pace = Hands an hour, full table
forecast-pace-live = Live, about 25
forecast-pace-online = Online, about 65
forecast-in-days = The days end as announced, with their last hands. Hours are playing time only: nights do not count, and flights count as if played at the same time.
forecast-from = From
forecast-from-now = the current state: { $players } left
forecast-from-start = the start
forecast-of-now = { $name }, from the current state with { $people ->
    [one] { $people } player
   *[other] { $people } players
  }
forecast-day = Day { $day } ends after
forecast-day-left = { $same ->
    [true] { $middle } players left
   *[false] { $middle } players left, { $low } to { $high }
  }
forecast-button = Forecast
forecast-again-button = Forecast again
forecast-stop = Stop
forecast-waiting = Another director's forecast is running; yours comes next.
forecast-playing = { $played } of { $events } tournaments played
forecast-stopped = Stopped after { $played } of { $events } tournaments: the figures are from those.
forecast-out-of-time = Time limit reached after { $played } of { $events } tournaments: the figures are from those.
forecast-failed = The forecast failed. Nothing else is affected.
forecast-of = { $name }, { $people ->
    [one] { $people } player
   *[other] { $people } players
  }
forecast-end = Ends after
forecast-bubble = Bubble bursts after
forecast-final-table = Final table after
forecast-entries = Entries
forecast-hours = { $time } h
forecast-open = How long will it last?
forecast-spread = { $low } to { $high }
forecast-level-spread = { $same ->
    [true] level { $low }
   *[false] level { $low } to { $high }
  }
forecast-share = in { $percent }% of the tournaments
forecast-joined-early = In the other tournaments only one table was left before registration closed.
forecast-middle-text = The median; one tournament in ten is below the first figure, one in ten above the second.
forecast-players-plot = Players left
forecast-stacks-plot = Stacks in big blinds
forecast-stacks-plot-points = Stacks in points
forecast-plot-text = { $what }, by hours of play. The table below has the same figures.
forecast-average = Average
forecast-median = Median
forecast-figures = Level by level
forecast-begins = Begins
forecast-left = Left
forecast-average-bb = Average BB
forecast-median-bb = Median BB
forecast-average-points = Average points
forecast-median-points = Median points
forecast-reached = Reached
forecast-bubble-mark = bubble
forecast-final-table-mark = final table
