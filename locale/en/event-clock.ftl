### The clock of an event: the director's hand on it, when dealers are not changed, the shot clock, time taken.

refusal-level-without-end = Level { $level } has no time limit to set.
refusal-clock-out-of-bounds = The clock cannot be set to { $came } seconds. Choose { $least } to { $most } seconds, or go to the next level to end it now.
refusal-level-since = Your page still showed { $showed ->
    [break] the break at level { $shown }
   *[level] level { $shown }
  }; now { $on ->
    [break] the break at level { $level } is on
   *[level] level { $level } is on
  }. Check the clock, and give the order again if it still fits.
refusal-first-level = This is the first level; nothing comes before it.
refusal-level-needs-smaller-chips = Level { $level }, or a later purchase, needs chips below { $chip }, which have been colored up.
refusal-not-on-break = There is no break to end.
refusal-event-on-break-already = The tournament is already on a break. End it first, or set its time.
refusal-break-length = A break must last 1 to { $most } minutes, not { $came }.
refusal-break-nowhere = A break must come after level { $least } to { $most }, not after level { $came }.
refusal-break-too-late = No more breaks are possible: the last level has begun.
refusal-no-such-break = No break is planned after level { $level }.

news-clock-set = The clock is set to { $left }; it showed { $was }.
news-break-within-level = Break of { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }. Hands in play are finished; then level { $level } resumes after the break.
news-break-planned = { $minutes ->
    [0] There is no break after level { $level }.
    [one] There is a break of { $minutes } minute after level { $level }.
   *[other] There is a break of { $minutes } minutes after level { $level }.
  }

news-directed-set-clock = { $by } set the clock.{ reason-behind }
news-directed-move-clock = { $by } moved the clock.{ reason-behind }
news-directed-previous-level = { $by } went back a level.{ reason-behind }
news-directed-start-break = { $by } began a break.{ reason-behind }
news-directed-end-break = { $by } ended the break.{ reason-behind }
news-directed-plan-break = { $by } changed the breaks.{ reason-behind }

## The sheet

clock-change = Change the clock
clock-change-what = Change
clock-change-move-clock = Add or take time
clock-change-set-clock = Set the time
clock-change-previous-level = Back a level
clock-change-start-break = Break now
clock-change-end-break = End the break
clock-change-plan-break = Plan a break
clock-change-move-clock-text = Changes the current level or break. Hands in progress keep their level.
clock-change-set-clock-text = Sets the time left from now. Hands in progress keep their level.
clock-change-previous-level-text = The next hand is played at the previous level. It has the time it had left when it was ended early, otherwise its full length.
clock-change-start-break-text = Hands in play are finished. The level resumes afterwards with the time it has left.
clock-change-end-break-text = The next level begins, or the interrupted level resumes.
clock-change-plan-break-text = Replaces any break planned there. 0 minutes means no break.
clock-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
clock-minutes-more = + { $minutes } min
clock-minutes-less = − { $minutes } min
clock-set-minutes = Minutes
clock-set-seconds = Seconds
clock-break-minutes = Break, minutes
clock-break-level = After level
clock-then = Time left then: { $left }.
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
reasons-move-clock = Time lost at a ruling | The clock was wrong
reasons-set-clock = The clock was wrong | To keep the schedule
reasons-previous-level = The level was ended by mistake | The clock was wrong
reasons-start-break = Dinner | Technical trouble | Color-up
reasons-end-break = Everyone is back | To keep the schedule
reasons-plan-break = Dinner | To keep the schedule
clock-level-goes-on = Level { $level } resumes afterwards
push-held = No dealer push now

## The shot clock, and how long players take

refusal-shot-clock-streets = A shot clock has 1 to { $most } times, one for each street, not { $came }.
refusal-shot-clock-seconds = A decision must have 1 to { $most } seconds, not { $came }.
refusal-time-bank-seconds = A time bank must have 0 to { $most } seconds, not { $came }.
refusal-shot-clock-too-short = The rules in force do not allow a shorter clock: a decision must have at least { $least } seconds, not { $came }.
shot-clock = Shot clock
shot-clock-first = First street, seconds
shot-clock-later = Later streets, seconds
shot-clock-bank = Time bank, seconds
shot-clock-refill = Each level adds, seconds
shot-clock-told = Shot clock by street: { $streets }. Time bank { $bank }{ $refill ->
    [0] .
   *[other] ; each level adds { $refill } s up to that.
  }
pace-title = Time taken
pace-none = No decisions yet.
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
   *[other] caller not entered
}{ $out ->
    [true] ; it ran out
   *[other] {""}
}
