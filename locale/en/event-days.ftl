### Events of several days: flights, last hands, bags, the next day.

refusal-stack-bagged = { $player } has bagged a stack in another flight already: one goes on, and there is no second.
refusal-day-ending = The last hands of the day are dealt.
refusal-last-hands = Every table deals 0 to { $most } last hands, not { $came }.
refusal-no-bag = { $player } has no bag to sign or to count now.
refusal-bag-signed = { $player } has signed this bag.
refusal-bags-all-signed = The floor has signed every bag.
refusal-bags-unsigned = { $players ->
    [one] A bag is not signed by the floor yet.
   *[other] { $players } bags are not signed by the floor yet.
  }
refusal-flight-waits = { $players ->
    [one] A player has entered the next flight: start it, or let him take his entry back.
   *[other] { $players } players have entered the next flight: start it, or let them take their entries back.
  }
refusal-day-not-over = The day is not over yet.
refusal-day-drawn = The next day is drawn already.
refusal-day-not-drawn = The next day is not drawn yet.
refusal-event-at-night = The day is over, and all chips are bagged.

news-last-hands-announced = The clock stops. { $hands ->
    [0] Hands in play are finished, and the day is over.
    [one] Finish this hand; after it every table deals one last hand.
   *[other] Finish this hand; after it every table deals { $hands } last hands.
  }
news-last-hands-drawn = The clock stops, and the lot has drawn from { $least } to { $most }: { $hands ->
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
news-flight-started = Flight { $flight } starts with { $players } players.
news-stacks-given-up = { $players ->
    [one] One player brought several stacks: the best goes on, and { $chips } chips leave play.
   *[other] { $players } players brought several stacks: the best of each goes on, and { $chips } chips leave play.
  }
news-day-drawn = The seats of day { $day } are drawn for { $players } players. Play resumes in level { $level }.
news-day-started = Day { $day } begins.
news-stack-lost = { $player } has lost this stack, and still has the one in his bag.

chips-given-up = Given up of several stacks

news-directed-end-day = { $by } ended the day. Reason: { $reason }
news-directed-sign-bags = { $by } signed bags for the floor.
news-directed-draw-day = { $by } drew the next day. Reason: { $reason }
news-directed-start-day = { $by } started the day. Reason: { $reason }

event-state-night = Night
table-night = The day is over
table-night-state = Night
table-night-more = All chips are bagged: sign for your number on the event's page. It goes on with the next day.
