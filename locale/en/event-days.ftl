### Events of several days: flights, last hands, bags, the next day.

refusal-stack-bagged = { $player } has bagged a stack in another flight already: only one goes on, so there is no second.
refusal-day-ending = The last hands of the day are being dealt.
refusal-last-hands = Every table deals 0 to { $most } last hands, not { $came }.
refusal-no-bag = { $player } has no bag to sign or to count now.
refusal-bag-signed = { $player } has signed this bag.
refusal-bags-all-signed = The floor has signed every bag.
refusal-bags-unsigned = { $players ->
    [one] A bag is not signed by the floor yet.
   *[other] { $players } bags are not signed by the floor yet.
  }
refusal-flight-waits = { $players ->
    [one] A player has entered the next flight: start it, or have that player withdraw.
   *[other] { $players } players have entered the next flight: start it, or have them withdraw.
  }
refusal-day-not-over = The day is not over yet.
refusal-day-drawn = The seats of the next day are drawn already.
refusal-day-not-drawn = The seats of the next day are not drawn yet. Draw them first.
refusal-event-at-night = The day is over, and all chips are bagged.

news-last-hands-announced = The clock stops. { $hands ->
    [0] Hands in play are finished, and the day is over.
    [one] Finish this hand; after it every table deals one last hand.
   *[other] Finish this hand; after it every table deals { $hands } last hands.
  }
news-last-hands-drawn = The clock stops, and the draw from { $least } to { $most } says: { $hands ->
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
    [one] One player brought several stacks: the best goes on, and { $chips } chips leave play.
   *[other] { $players } players brought several stacks: the best of each goes on, and { $chips } chips leave play.
  }
news-day-drawn = The seats of day { $day } are drawn for { $players ->
    [one] one player
   *[other] { $players } players
  }. Play resumes in level { $level }.
news-day-started = Day { $day } begins.
news-stack-lost = { $player } has lost this stack, and still has one in a bag.

chips-given-up = Further stacks of the same players

news-directed-end-day = { $by } ended the day. Reason: { $reason }
news-directed-sign-bags = { $by } signed bags for the floor.
news-directed-draw-day = { $by } drew the seats of the next day. Reason: { $reason }
news-directed-start-day = { $by } started the day. Reason: { $reason }

event-state-night = Day over
table-night = The day is over
table-night-state = Day over
table-night-more = All chips are bagged: sign for your number on the event's page. Play goes on with the next day.
clock-stopped = Clock stopped

days-day = Day { $day }
days-flight = Day { $day }, flight { $flight }
days-stage-last-hands = Last hands
days-stage-night = Day over
days-stage-drawn = Seats drawn
days-played-out = The last day is played out.
days-ends-with-level = The day ends with level { $level }.
days-ends-with-players = The day ends with { $players } players left.
days-ends-with-both = The day ends with level { $level }, or with { $players } players left.
days-flights = Day 1 is played in { $flights } flights, one after the other, each with entries of its own.
days-more-flights = Flight { $flight } follows, with entries of its own.
days-last-hands-left = { $hands ->
    [one] One last hand is still to be dealt.
   *[other] { $hands } of { $of } last hands are still to be dealt.
  }
days-last-hand = The last hands are in play.
days-drawn-from = Drawn by lot from { $least } to { $most }; anyone can draw it again from the secret, which is now public.
lot-day = Last hands of day { $day }.
lot-flight = Last hands of flight { $flight }.
lot-sealed = Their number will be drawn from a secret that nobody knows yet. This is the SHA-256 of the secret.
lot-told = Their number was drawn from this secret. Anyone can draw again and compare.
lot-was-sealed = The SHA-256 of the secret, shown before:
days-bagged = { $bags ->
    [one] One bag with { $chips } chips.
   *[other] { $bags } bags with { $chips } chips.
  }
days-flight-open = Entries are open for flight { $flight }: { $players } so far.
days-resumes = Play resumes in level { $level }.
days-resumes-left = Play resumes in level { $level } with { $left } left.
days-my-seat = Your seat: table { NUMBER($table, useGrouping: 0) }, seat { $seat }
days-draw-done = The seats of the next day are drawn
several-stacks-one = One stack: whoever has bagged one enters no other flight.
several-stacks-best = The best of several stacks goes on, the others leave play.
several-stacks-combined = Stacks of several flights are combined.
my-bag = Your bag
bag-chips = { $chips } chips
bag-chips-flight = { $chips } chips out of flight { $flight }
bag-sign = The number is right: sign
bag-correct = Correct the number
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
director-stop-tonight = Stop play for tonight
director-stop-tonight-text = No further day was announced. This stops play for tonight: all chips are bagged, and another day goes on from here with seats that are drawn anew.
end-day-drawn = Draw the number by lot, from { $least } to { $most }, as the event announced it
end-day-hands = Last hands at every table
reasons-end-day = The day is over | It is late
director-start-flight = Start flight { $flight }
director-draw-day = Draw the seats
director-draw-day-title = Draw the seats of the next day
director-draw-day-text = Each player's stacks become one, and the seats are drawn and published. A flight that nobody has entered is not played any more.
reasons-draw-day = All bags are signed | The flights are over
director-start-day = Start the day
director-start-day-title = Start the day
director-start-day-text = Play resumes where the clock stopped. Whoever is not there is dealt in and folded in turn.
reasons-start-day = Everyone is here | It is time
days-form = Several days
days-form-of-sheet = The days end as the structure says. They can be changed here, or left out.
days-form-flights = Flights of day one
days-form-end = The end of day { $day }
days-form-level = With level (0: not by level)
days-form-players = With this many players left (0: not by players)
days-form-last = Day { $day } is the last one and is played out.
days-form-add = Another day
days-form-drop = Leave out day { $day }
days-form-after = An earlier day ends with level { $level }: this one has to end later.
days-form-neither = A day ends with a level, with a number of players left, or with whichever comes first: fill in at least one.
days-form-two = Two players or more.
days-form-below = Not below { $least }, the number for “at least”.
days-form-least = Last hands, at least
days-form-most = Last hands, at most
days-form-stacks = Several stacks of one player
days-form-stacks-one = Only one stack
days-form-stacks-best = The best one goes on
days-form-stacks-combined = All of them combined

## A start at its time

refusal-start-not-to-come = Name a time to come, at most { $most } days ahead.
news-directed-appoint-start = { $by } named a time for the start, or took it back. Reason: { $reason }
news-start-missed = Nothing could start at the appointed time: something is missing, and the director starts it by hand.
appoint-title = Start at a time
appoint-at = Day and time
appoint-button = Start at this time
appoint-none = Take the time back
appoint-stands = It starts by itself: { $at }.
reasons-appoint-start = Announced time | The plan has changed

## The draw of a day, taken back before it begins

lot-void = The draw of this day was taken back, and nothing is drawn from this secret:
news-day-draw-taken-back = The draw of day { $day } is taken back. The chips are in their bags again, and the seats are drawn anew.
refusal-seed-told = This was published with a draw that was taken back. Draw from a fresh one.
refusal-act-day-began = Day { $day } has begun from these seats. Move players by name, pause the tournament, or end the day anew.
