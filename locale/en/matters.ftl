## What a director should look at now

matters-title = Matters now
matters-none = Nothing needs a look.
matters-in = in { $left }
matters-at-frozen = What to do
matters-at-halts = To the halt
matters-at-gate = To hand for hand
matters-at-clock = To the clock
matters-at-start = To the start
matters-at-entries = To the entries
matters-at-player = To the player
matters-at-floor = To the floor
matters-at-cashier = To the cashier

matter-event-frozen = The whole event stands still: something in it did not add up ({ $what }).
matter-table-frozen = Table { NUMBER($table, useGrouping: 0) } stands still: something there did not add up ({ $what }).
matter-table-halted = Table { NUMBER($table, useGrouping: 0) } is halted: it has { $players }, the fullest table { $fullest }. { $waivable ->
    [true] It waits for players, or for you to let it play on.
   *[other] It waits for players.
}
matter-floor-called = The dealer of table { NUMBER($table, useGrouping: 0) } calls the floor. { $about }
matter-ruling-waits = { $count ->
    [one] Table { NUMBER($table, useGrouping: 0) } waits for a ruling.
   *[other] Table { NUMBER($table, useGrouping: 0) } waits for { $count } rulings.
}
matter-clock-called = Table { NUMBER($table, useGrouping: 0) }, seat { $seat }: a clock was called.
matter-gate-held = Table { NUMBER($table, useGrouping: 0) }: all-in, called. The hand waits face down for your word.
matter-gate-waits = { $count ->
    [one] Hand for hand: all others wait for table { $tables }.
   *[other] Hand for hand: still playing are tables { $tables }.
}
matter-blinds-outgrow = { $counted ->
    [points] The points have outgrown the chips: { $depth } points are in play in all, { $least } are the least.
   *[other] The blinds have outgrown the chips: { $depth } big blinds are in play in all, { $least } are the least.
}
matter-blinds-will-outgrow = { $counted ->
    [points] With level { $level } the points outgrow the chips: { $depth } points will be in play in all, { $least } are the least.
   *[other] With level { $level } the blinds outgrow the chips: { $depth } big blinds will be in play in all, { $least } are the least.
}
matter-late-closing = Late registration closes when level { $level } ends.
matter-alternates-wait = { $count ->
    [one] One alternate waits for a seat.
   *[other] { $count } alternates wait for a seat.
}
matter-alternates-left = { $count ->
    [one] One alternate still waits: with no seat by then, the entry is paid back.
   *[other] { $count } alternates still wait: who has no seat by then is paid back.
}
matter-alternates-short = { $count ->
    [one] One seat is still open, and no alternate waits for it.
   *[other] { $count } seats are still open, and no alternate waits for them.
}
matter-blinded-off = { $player } is away (table { NUMBER($table, useGrouping: 0) }, seat { $seat }) and has { $stack } left: the next round of blinds and antes takes { $cost }.
matter-final-table-smaller = The final table will have { $size } players. The document says { $book }, but these games are dealt to { $size } at most.
matter-start-nobody-entered = It cannot start: nobody has entered.
matter-start-too-few-entries = It cannot start: { $came } have entered, { $needed } are needed.
matter-start-bags-unsigned = { $players ->
    [one] It cannot start: one bag is not signed.
   *[other] It cannot start: { $players } bags are not signed.
}
matter-start-day-not-drawn = It cannot start: the seats of the day are not drawn.
matter-prizes-unpaid = { $count ->
    [one] 1 prize is not paid yet, { $amount }.
   *[other] { $count } prizes are not paid yet, { $amount } in all.
}
matters-more-unpaid = { $count ->
    [one] Prizes of one more event wait to be paid: see the results.
   *[other] Prizes of { $count } more events wait to be paid: see the results.
}
