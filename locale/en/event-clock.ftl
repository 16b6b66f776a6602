### The clock of an event: the director's hand on it, when dealers are not changed, the shot clock, time taken.

refusal-level-without-end = Level { $level } has no end in time that could be set.
refusal-clock-out-of-bounds = From { $least } second up to { $most } seconds may be left; it would be { $came }. To end it now, go to the next level.
refusal-level-since = Your page still showed { $showed ->
    [break] the break at level { $shown }
   *[level] level { $shown }
  }; by now { $on ->
    [break] the break at level { $level } is on
   *[level] level { $level } is on
  }. Look at the clock, and give the order again if it still fits.
refusal-first-level = This is the first level; none comes before it.
refusal-level-needs-smaller-chips = Level { $level } is played, or chips are sold in it or later, with chips below { $chip }, and those have left play.
refusal-not-on-break = There is no break to end.
refusal-event-on-break-already = The event is on a break already. End it first, or set its time.
refusal-break-length = A break lasts from 1 to { $most } minutes, not { $came }.
refusal-break-nowhere = A break comes after one of the levels { $least } to { $most }, not after level { $came }.
refusal-break-too-late = No break can come any more: the last level has begun.
refusal-no-such-break = No break is planned after level { $level }.

news-clock-set = The clock is set to { $left }; it stood at { $was }.
news-break-within-level = Break of { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }. Hands in play are finished; level { $level } goes on after it.
news-break-planned = { $minutes ->
    [0] There is no break after level { $level }.
    [one] There is a break of { $minutes } minute after level { $level }.
   *[other] There is a break of { $minutes } minutes after level { $level }.
  }

news-directed-set-clock = { $by } set the clock. Reason: { $reason }
news-directed-move-clock = { $by } moved the clock. Reason: { $reason }
news-directed-previous-level = { $by } went back a level. Reason: { $reason }
news-directed-start-break = { $by } began a break. Reason: { $reason }
news-directed-end-break = { $by } ended the break. Reason: { $reason }
news-directed-plan-break = { $by } changed the breaks. Reason: { $reason }

## The sheet

clock-change = Change the clock
clock-change-what = What to change
clock-change-move-clock = Add or take time
clock-change-set-clock = Set the time
clock-change-previous-level = Back a level
clock-change-start-break = Break now
clock-change-end-break = End the break
clock-change-plan-break = Plan a break
clock-change-move-clock-text = Of the level or the break that runs. No hand that has begun changes its level.
clock-change-set-clock-text = So much is left from now on. No hand that has begun changes its level.
clock-change-previous-level-text = The next hand is of the level before. It has what was left of it when it was ended early, else its whole length.
clock-change-start-break-text = Hands in play are finished. The level goes on afterwards with what it has left.
clock-change-end-break-text = The next level begins, or the level goes on in which the break stands.
clock-change-plan-break-text = In the place of a break that was to come there. With no minutes there is none.
clock-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
clock-minutes-more = + { $minutes } min
clock-minutes-less = − { $minutes } min
clock-set-minutes = Minutes
clock-set-seconds = Seconds
clock-break-minutes = Minutes of the break
clock-break-level = After level
clock-then = Then { $left } are left.
clock-do-move-clock = { $less ->
    [true] Take { $length } away
   *[other] Add { $length }
}
clock-do-set-clock = Set it to { $length }
clock-do-previous-level = Back to level { $level }
clock-do-start-break = Begin a break of { $length }
clock-do-end-break = End the break
clock-do-plan-break = Break of { $length } after level { $level }
clock-do-no-break = No break after level { $level }
clock-minute-more = One minute more
clock-minute-less = One minute less
clock-minute-reason = A minute by hand
reasons-move-clock = Time lost at a ruling | The clock was wrong
reasons-set-clock = The clock was wrong | To keep the schedule
reasons-previous-level = The level was ended by mistake | The clock was wrong
reasons-start-break = Dinner | Technical trouble | Colour-up
reasons-end-break = Everyone is back | To keep the schedule
reasons-plan-break = Dinner | To keep the schedule
clock-level-goes-on = Level { $level } goes on afterwards
push-held = No change of dealers now

## The shot clock, and how long players take

refusal-shot-clock-streets = A shot clock has 1 to { $most } times, one a street; { $came } were told.
refusal-shot-clock-seconds = A decision has 1 to { $most } seconds, not { $came }.
refusal-time-bank-seconds = From 0 to { $most } seconds, not { $came }.
refusal-shot-clock-too-short = The rules in force do not let the clock be shortened: a decision has { $least } seconds or more, not { $came }.
shot-clock = Shot clock
shot-clock-first = First street, seconds
shot-clock-later = Later streets, seconds
shot-clock-bank = Time bank, seconds
shot-clock-refill = Each level adds, seconds
shot-clock-told = Shot clock, street by street: { $streets }. Time bank { $bank }{ $refill ->
    [0] .
   *[other] , each level adds { $refill } s up to that.
  }
pace-title = Time taken
pace-none = Nobody has decided yet.
pace-seconds = { $seconds } s
pace-turns = { $turns ->
    [one] 1 decision
   *[other] { $turns } decisions
}
pace-on-street = { $street } { $time }
pace-street-arranging = setting the cards
pace-near-money = Near the money { $time } on average, { $turns ->
    [one] 1 decision
   *[other] { $turns } decisions
}
pace-bank = { $used } of the time bank used, { $left } left.
pace-time-ups = Time ran out { $times ->
    [one] once
   *[other] { $times } times
}.
pace-called = The clock was called { $times ->
    [one] once
   *[other] { $times } times
}.
pace-called-one = Hand { NUMBER($hand, useGrouping: 0) }: { $told ->
    [true] by { $player }
   *[other] nobody entered by whom
}{ $out ->
    [true] ; it ran out
   *[other] {""}
}
