## What a director should look at now

matters-title = Needs attention
matters-none = Nothing needs attention.
matters-in = { $left } to go
matters-at-frozen = See options
matters-at-halts = To the halt
matters-at-gate = To hand for hand
matters-at-clock = To the clock
matters-at-start = To the start
matters-at-entries = To the entries
matters-at-player = To the player
director-come-to-call = I am coming
director-answer-call = Done
matters-at-floor = To the floor
matters-at-cashier = To the cashier

matter-event-frozen = The whole tournament is frozen: something did not add up ({ $what }).
matter-table-frozen = Table { NUMBER($table, useGrouping: 0) } is frozen: something did not add up ({ $what }).
matter-table-halted = Table { NUMBER($table, useGrouping: 0) } is halted: it has { $players }, the fullest table { $fullest }. { $waivable ->
    [true] It waits for players, or for you to waive the halt.
   *[other] It waits for players.
}
matter-floor-coming = { $coming } is coming to table { NUMBER($table, useGrouping: 0) }, which called the floor. { $about }
matter-floor-called = The dealer of table { NUMBER($table, useGrouping: 0) } calls the floor. { $about }
matter-ruling-waits = { $count ->
    [one] Table { NUMBER($table, useGrouping: 0) } waits for a ruling.
   *[other] Table { NUMBER($table, useGrouping: 0) } waits for { $count } rulings.
}
matter-clock-called = Table { NUMBER($table, useGrouping: 0) }, seat { $seat }: the clock was called.
matter-prepare-decks = Dealers with { $players } players or more at their table wash and square the deck.
matter-gate-held = Table { NUMBER($table, useGrouping: 0) }: all-in and a call. The hand waits face down for your instruction.
matter-gate-waits = { $count ->
    [one] Hand for hand: all others wait for table { $tables }.
   *[other] Hand for hand: tables { $tables } are still playing.
}
matter-blinds-outgrow = { $counted ->
    [points] The points are too large for the chips: { $depth } points are in play, the minimum is { $least }.
   *[other] The blinds are too large for the chips: { $depth } big blinds are in play, the minimum is { $least }.
}
matter-blinds-will-outgrow = { $counted ->
    [points] From level { $level } the points are too large for the chips: { $depth } points will be in play, the minimum is { $least }.
   *[other] From level { $level } the blinds are too large for the chips: { $depth } big blinds will be in play, the minimum is { $least }.
}
matter-late-closing = { $with ->
    [this-break] Late registration closes when this break ends.
    [break] Late registration closes at the end of the break after level { $level }.
   *[other] Late registration closes at the end of level { $level }.
}
matter-alternates-wait = { $count ->
    [one] One alternate waits for a seat.
   *[other] { $count } alternates wait for a seat.
}
matter-alternates-left = { $count ->
    [one] One alternate is still waiting. Without a seat by then, the entry is refunded.
   *[other] { $count } alternates are still waiting. Those without a seat by then are refunded.
}
matter-alternates-short = { $count ->
    [one] One seat is still open, and there are no alternates.
   *[other] { $count } seats are still open, and there are no alternates.
}
matter-blinded-off = { $player } is away (table { NUMBER($table, useGrouping: 0) }, seat { $seat }) and has { $stack } left: the next round of blinds and antes takes { $cost }.
matter-final-table-smaller = The final table will have { $size } players. The document says { $book }, but these games are for at most { $size }.
matter-start-nobody-entered = It cannot start: there are no entries.
matter-start-too-few-entries = It cannot start: it has { $came } entries and needs { $needed }.
matter-start-bags-unsigned = { $players ->
    [one] It cannot start: one bag is not signed.
   *[other] It cannot start: { $players } bags are not signed.
}
matter-start-day-not-drawn = It cannot start: the seats of the day are not drawn.
matter-table-quiet = Table { NUMBER($table, useGrouping: 0) }: nothing reported for { $minutes } minutes.
director-looked-at-table = All still there
matter-prizes-unpaid = { $count ->
    [one] 1 prize is unpaid: { $amount }.
   *[other] { $count } prizes are unpaid: { $amount } in all.
}
matter-charges-due = { $count ->
    [one] 1 payment is due: { $amount }.
   *[other] { $count } payments are due: { $amount } in all.
}
matter-prizes-due = { $count ->
    [one] 1 prize is due at the desk: { $amount }.
   *[other] { $count } prizes are due at the desk: { $amount } in all.
}
matter-prize-overpaid = { $player } was paid { $paid } in prizes, and { $owed } is owed now. The payment stands: settle the difference with the player.
matters-more-unpaid = { $count ->
    [one] Prizes of one more tournament are unpaid: see the results.
   *[other] Prizes of { $count } more tournaments are unpaid: see the results.
}
