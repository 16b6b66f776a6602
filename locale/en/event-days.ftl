### Events of several days: flights, last hands, bags, the next day.

refusal-stack-bagged = { $player } has already bagged a stack in another flight, and only one stack is allowed.
refusal-day-ending = The last hands of the day are being dealt.
refusal-last-hands = Choose 0 to { $most } last hands for each table, not { $came }.
refusal-no-bag = { $player } has no bag to sign or count now.
refusal-bag-signed = { $player } has already signed this bag.
refusal-bags-all-signed = The floor has already signed every bag.
refusal-bags-unsigned = { $players ->
    [one] A bag is not signed by the floor yet.
   *[other] { $players } bags are not signed by the floor yet.
  }
refusal-flight-waits = { $players ->
    [one] A player has entered the next flight: start it, or have that player withdraw.
   *[other] { $players } players have entered the next flight: start it, or have them withdraw.
  }
refusal-day-not-over = The day is not over yet.
refusal-day-drawn = The seats of the next day are already drawn.
refusal-day-not-drawn = The seats of the next day are not drawn yet. Draw them first.
refusal-event-at-night = The day is over, and all chips are bagged.

news-last-hands-announced = The clock stops. { $hands ->
    [0] Hands in play are finished, and the day is over.
    [one] Finish this hand; then every table deals one last hand.
   *[other] Finish this hand; then every table deals { $hands } last hands.
  }
news-last-hands-drawn = The clock stops. Draw from { $least } to { $most }: { $hands ->
    [0] no hand is dealt after those in play.
    [one] after this hand every table deals one last hand.
   *[other] after this hand every table deals { $hands } last hands.
  }
news-day-ended = Day { $day } is over: { $players ->
    [one] one player has bagged { $chips } chips.
   *[other] { $players } players have bagged { $chips } chips.
  }
news-flight-ended = Flight { $flight } is over: { $players ->
    [one] one player has bagged { $chips } chips.
   *[other] { $players } players have bagged { $chips } chips.
  }
news-flight-started = Flight { $flight } starts with { $players ->
    [one] one player
   *[other] { $players } players
  }.
news-stacks-given-up = { $players ->
    [one] One player brought several stacks: the best goes forward, and { $chips } chips are removed from play.
   *[other] { $players } players brought several stacks: the best of each goes forward, and { $chips } chips are removed from play.
  }
news-day-drawn = The seats of day { $day } are drawn for { $players ->
    [one] one player
   *[other] { $players } players
  }. Play resumes in level { $level }.
news-day-started = Day { $day } begins.
news-stack-lost = { $player } has lost this stack and still has one in a bag.

chips-given-up = Extra stacks of the same players

news-directed-end-day = { $by } ended the day.{ reason-behind }
news-directed-sign-bags = { $by } signed bags for the floor.
news-directed-draw-day = { $by } drew the seats of the next day.{ reason-behind }
news-directed-start-day = { $by } started the day.{ reason-behind }

event-state-night = Day over
table-night = The day is over
table-night-state = Day over
table-night-more = All chips are bagged: sign your count on the tournament's page. Play resumes on the next day.
clock-stopped = Clock stopped

days-day = Day { $day }
days-flight = Day { $day }, flight { $flight }
days-stage-last-hands = Last hands
days-stage-night = Day over
days-stage-drawn = Seats drawn
days-played-out = The last day is played to the end.
days-ends-with-level = The day ends with level { $level }.
days-ends-with-players = The day ends with { $players } players left.
days-ends-with-both = The day ends with level { $level }, or with { $players } players left.
days-flights = Day 1 has { $flights } flights, one after the other, each with its own entries.
days-more-flights = Flight { $flight } follows, with its own entries.
days-last-hands-left = { $hands ->
    [one] One last hand is left to deal.
   *[other] { $hands } of { $of } last hands are left to deal.
  }
days-last-hand = The last hands are in play.
days-drawn-from = Drawn from { $least } to { $most }; anyone can repeat the draw from the published secret.
lot-day = Last hands of day { $day }.
lot-flight = Last hands of flight { $flight }.
lot-sealed = The number will be drawn from a secret that nobody knows yet. This is the SHA-256 of the secret.
lot-told = The number was drawn from this secret. Anyone can repeat the draw and compare.
lot-was-sealed = The SHA-256 of the secret, published before:
days-bagged = { $bags ->
    [one] One bag with { $chips } chips.
   *[other] { $bags } bags with { $chips } chips.
  }
days-flight-open = Registration is open for flight { $flight }: { $players } so far.
days-resumes = Play resumes in level { $level }.
days-resumes-left = Play resumes in level { $level } with { $left } left.
days-my-seat = Your seat: table { NUMBER($table, useGrouping: 0) }, seat { $seat }
days-draw-done = The seats of the next day are drawn
several-stacks-one = One stack: a player who has bagged one cannot enter another flight.
several-stacks-best = Best stack forward; other stacks are removed from play.
several-stacks-combined = Stacks from several flights are combined.
my-bag = Your bag
bag-chips = { $chips } chips
bag-chips-flight = { $chips } chips from flight { $flight }
bag-sign = Count is right: sign
bag-correct = Correct the count
bag-sign-floor = Sign
bag-signed-none = Not signed yet
bag-signed-player = Signed by the player
bag-signed-floor = Signed by the floor
bag-signed-both = Signed by player and floor
bags-title = Bags
bags-open = { $bags } to sign
bags-all = Show all { $bags }
bags-sign-all = Sign all for the floor
entry-flight = Enter the next flight
director-end-day = End the day
director-end-day-text = The clock stops, hands in play are finished, and every table deals the same number of last hands. Then all chips are bagged.
director-stop-tonight = Stop for tonight
director-stop-tonight-text = No further day was announced. All chips are bagged, and another day continues from here with a new seat draw.
end-day-drawn = Draw the number from { $least } to { $most }, as announced
end-day-hands = Last hands at every table
reasons-end-day = The day is over | It is late
director-start-flight = Start flight { $flight }
director-draw-day = Draw the seats
director-draw-day-title = Draw the next day's seats?
director-draw-day-text = Each player's stacks are combined as announced, and the seats are drawn and published. A flight without entries is skipped.
reasons-draw-day = All bags are signed | The flights are over
director-start-day = Start the day
director-start-day-title = Start the day
director-start-day-text = Play resumes where the clock stopped. Absent players are dealt in and folded in turn.
reasons-start-day = Everyone is here | It is time
days-form = Several days
days-form-of-sheet = The days end as the structure says. You can change or remove them here.
days-form-flights = Flights on day 1
days-form-end = End of day { $day }
days-form-level = With level (0: not by level)
days-form-players = With this many players left (0: not by players)
days-form-last = Day { $day } is the last one and is played to the end.
days-form-add = Add a day
days-form-drop = Remove day { $day }
days-form-after = An earlier day ends with level { $level }: this day must end later.
days-form-neither = Fill in a level, a number of players, or both: the day ends with whichever comes first.
days-form-two = At least 2 players.
days-form-below = The minimum is { $least }.
days-form-least = Last hands, minimum
days-form-most = Last hands, maximum
days-form-stacks = Several stacks of one player
days-form-stacks-one = Only one stack
days-form-stacks-best = Best stack forward
days-form-stacks-combined = All combined

## A start at its time

refusal-start-not-to-come = Choose a time in the future, at most { $most } days ahead.
news-directed-appoint-start = { $by } set or cancelled the start time.{ reason-behind }
news-start-missed = The tournament could not start at the appointed time. The director starts it by hand.
appoint-title = Start at a time
appoint-at = Day and time
appoint-button = Start at this time
appoint-none = Cancel the time
appoint-stands = Starts automatically: { $at }.
reasons-appoint-start = Announced time | The plan has changed

## The draw of a day, undone before it begins

lot-void = The draw of this day was undone; this secret is not used:
news-day-draw-taken-back = The draw of day { $day } was undone. The chips are in their bags again, and the seats will be redrawn.
refusal-seed-told = This secret was published with a draw that was undone. Draw with a new one.
refusal-act-day-began = Day { $day } has begun from these seats. Move players by name, pause the tournament, or end the day again.
