### `ruleone forecast`: how long a structure will last with a field.

cli-forecast =
    How long a structure will last with a field, and how it will go.

    Many events like it are played between house players, with real hands and without waiting. It tells when it is over, when the bubble bursts and the final table begins, and level by level how many are left and how deep their stacks are. Of what differs from event to event the middle is told, and in brackets what one in ten lies below and above.

    Examples:

    ruleone forecast regular

    ruleone forecast friday.toml --entrants 80 --events 50 --plot friday.svg

    ruleone forecast deep --late 20 --late-levels 4 --again 50 --json

    ruleone forecast deep --entrants 30 --events 10000 --dask tcp://10.0.0.5:8786
cli-forecast-entrants = How many players come. Without it, as many as the structure is planned for.
cli-forecast-late = How many percent of them come after the start, while late entries are taken.
cli-forecast-late-levels = Until the end of which level late entries are taken, and those who are out may enter once more; 0 for none.
cli-forecast-again = How many percent of those who go out then enter again.
cli-forecast-add-on = The chips of an add-on, and the level in which and in the break after which it is sold; 0 0 for none.
cli-forecast-add-ons = How many percent of the players take the add-on, where there is one.
cli-forecast-events = How many events are played: more of them tell more exactly, and take longer.
cli-forecast-day-end = How a day but the last one ends: with a level, with a number of players left, or with whichever comes first (12, :40, 12:40); once for each such day.
cli-forecast-day-end-metavar = LEVEL:LEFT
cli-forecast-flights = How many times day one is played; the players are spread over these flights.
cli-forecast-last-hands = How many more hands every table deals at the end of a day, drawn by lot from the least to the most.
cli-forecast-pace = How fast hands are dealt: live, some 25 an hour at a full table, or online, some 65.
cli-forecast-seed = Where all chance comes from: the same number is the same forecast.
cli-forecast-edition = The edition of the rules: its id, or a file of house rules. Without it, that of the structure's games.
cli-forecast-plot = Draw it into this file, whose name ends in .svg.
cli-forecast-json = Print one JSON document: the figures, times in milliseconds after the start.
cli-forecast-progress = Events played
cli-forecast-of = { $name }, { $people ->
    [one] { $people } player
   *[other] { $people } players
  }: what { $events ->
    [one] { $events } event
   *[other] { $events } events
  } came to.
cli-forecast-end = It is over after { $middle } hours ({ $low } to { $high }), in level { $level } ({ $earliest } to { $latest }).
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
cli-forecast-no-form = The picture is an SVG file: “{ $path }” has to end in .svg.
cli-forecast-no-entrants = “{ $name }” does not say how many enter: tell it with --entrants.
cli-forecast-late-without-levels = Late arrivals and entries again need levels in which they are open: tell them with --late-levels.
cli-forecast-levels = Late entries can be taken until the end of level { $most }; { $came } came.
cli-forecast-no-day-end = The end of a day is a level, a colon and the number of players left, or both, such as 12, :40 or 12:40; “{ $came }” came.
cli-forecast-no-days = Flights and last hands belong to an event of several days: tell how each day but the last ends with --day-end.
cli-forecast-impossible = No event can be played like that: { $why }.
bad-event-bounds = { $what ->
    [seats] The seats
    [table-size] The seats of a table
    [entries-min] The fewest entries
    [starting-stack] The starting stack
    [buy-in] The buy-in
    [fee] The fee
    [guarantee] The guarantee
    [least-prize] The least prize
    [hand-for-hand-within] The players from the money at whom hands go hand for hand
    [late-levels] The levels with late registration
    [re-entries] The re-entries of a player
    [seats-at-once] The seats that are open at once
    [house-players] The house players
    [chip] The smallest chip
    [chips] The denominations of chips
    [chips-denomination] A chip of the set
    [chips-given] The chips of one denomination in a starting stack
    [add-on-chips] The chips of the add-on
    [add-on-price] The price of the add-on
    [add-on-level] The level after which the add-on comes
    [rebuys-most] The rebuys of a player
    [rebuys-chips] The chips of a rebuy
    [rebuys-price] The price of a rebuy
    [rebuys-until-level] The last level with rebuys
    [bounty-amount] The bounty
    [bounty-at-once] The share of the bounty that is paid at once
    [bounty-envelopes] The bounty envelopes
    [bounty-share] The share of a bounty envelope
    [payouts-percent] The percentage of players who are paid
    [payouts-places] The places that are paid
    [payouts-unit] The unit of the prizes
    [satellite-seat] The price of a seat to be won
    [tables-house-players] The house players at tables with a dealer
    [tables-thirteen] The tables of 13-card poker with a dealer
    [days] The days
    [flights] The flights
    [last-hands-least] The fewest last hands of a day
    [last-hands-most] The most last hands of a day
    [day-end-level] The level that ends a day
    [day-end-players] The players left at the end of a day
   *[other] One of its numbers
} has to be from { $least } to { $most }; it is { $came }.
bad-event-no-entrants = The structure does not say how many enter.
bad-event-final-table = A final table has 2 to { $most } seats, not { $came }.
bad-event-color-ups = There can be { $most } colour-ups, not { $came }.
bad-event-color-up-sold = Chips of { $chip } cannot leave play for chips of { $larger } after level { $level }: { $came } in chips can still be bought after that, an amount that chips of { $larger } do not make up.
bad-event-color-up-level = A colour-up comes after a level from { $least } to { $most }, not after level { $came }.
bad-event-rotation = From 1 to { $most } games can take turns, not { $came }.
bad-event-hands = A game lasts a hand or more, not { $came }.
bad-event-payouts-unknown = There are no payouts of that name.
bad-event-payouts = The payouts are for { $least } to { $most } entries, and { $entries_least } to { $entries_most } may come.
bad-event-facts = What was told of it contradicts itself.

### The forecast on the director's pages.

refusal-forecast-home-game = A home game goes on until its maker ends it: there is nothing to forecast.
refusal-forecast-being-made = Your last forecast is still being made. Wait for it, or stop it.
refusal-too-many-forecasts = { $most } forecasts are being made already. Ask again when one of them is done.
refusal-forecast-of-one = Name one event to forecast: one of the room's, or a new one. Only one of the room's can be forecast from where it stands.
refusal-flights-not-over = The event can be forecast from where it stands once the last of its flights is over; until then from its start.
refusal-forecast-bounds = { $what ->
    [people] A forecast is made for { $least } to { $most } players, not for { $came }.
    [late] From { $least }% to { $most }% of the players come late, not { $came }%.
    [add-ons] From { $least }% to { $most }% of the players take the add-on, not { $came }%.
    [again] From { $least }% to { $most }% of those who go out enter again, not { $came }%.
   *[events] A forecast plays { $least } to { $most } events, not { $came }.
  }
refusal-forecast-too-long = That is { $came } entries over all events; a forecast plays { $most } at most. Ask for fewer events, or fewer players.
forecast-title = Forecast
forecast-text = How long it will last with this field: many events like it are played between house players, beside the room.
forecast-people = Players
forecast-events = Events played
forecast-late = Come late, percent
forecast-again = Enter again, percent of those out
forecast-add-ons = Take the add-on, percent of the players
forecast-pace = Hands an hour, full table
forecast-pace-live = Live, some 25
forecast-pace-online = Online, some 65
forecast-in-days = Its days end here as announced, with their last hands. The hours are those of play alone: nights do not count, and flights count as if they were played side by side.
forecast-from = From
forecast-from-now = where it stands now: { $players } left
forecast-from-start = its start
forecast-of-now = { $name }, from where it stood with { $people ->
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
forecast-waiting = Another director's forecast is being made; yours comes after it.
forecast-playing = { $played } of { $events } events played
forecast-stopped = Stopped after { $played } of { $events } events: the figures are of those.
forecast-out-of-time = It took too long. { $played } of { $events } events were played: the figures are of those.
forecast-failed = The forecast could not be made. Nothing else is touched by that.
forecast-of = { $name }, { $people ->
    [one] { $people } player
   *[other] { $people } players
  }
forecast-end = It ends after
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
forecast-share = in { $percent }% of the events
forecast-joined-early = In the other events one table was enough while entries were still open.
forecast-middle-text = The middle of the events; one in ten lies below the first figure, one in ten above the second.
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
