### Acts of a director on an event, undone.

acts-title = Record
acts-take-back = Undo
acts-give-reason = Add reason
director-give-reason = Save reason
director-give-reason-title = Why was this done?
reasons-give-reason = Agreed at the table | To keep the schedule
acts-taken-back = Undone
acts-all = Show all
acts-take-back-title = Undo this?
acts-take-back-text = This undoes the act, as long as nothing depends on it. Time already played is not restored; both stay on record.
reasons-take-back = Given by mistake | Wrong player | Decision changed
news-directed-take-back = { $by } undid an act.{ reason-behind }

news-removal-lapsed = { $player } stays in: the removal was undone.
news-removal-lapsed-last = { $player } stays in: nobody else is left, so the removal does not apply.
news-player-reinstated = { $player } is in again with { $chips } chips: the removal was undone.
news-player-reinstated-uncounted = { $player } is in again with all chips: the removal was undone.
news-penalty-taken-back = { $chips ->
    [0] A penalty of { $player } was undone.
   *[other] A penalty of { $player } was undone, and { $chips } chips are back in the stack.
  }
news-lift-taken-back = { $player } misses { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
  } after all.
news-purchase-taken-back = The { $chips } chips { $player } bought are removed, and the money is refunded.
news-comeback-taken-back = The rebuy of { $player } was undone: { $chips } chips are removed, the money is refunded, and { $player } is out in place { $place }.
news-entry-taken-back = The re-entry of { $player } is withdrawn, and the money is refunded.
news-forfeit-taken-back = The re-entry of { $player } is withdrawn, and the money is refunded. The { $chips } chips given up for it are in play again.
news-first-entry-taken-back = The entry of { $player } is withdrawn, and the money is refunded.
news-color-up-taken-back = Chips of { $chip } stay in play.
news-end-lapsed = The tournament continues: ending it was undone.
news-last-hands-taken-back = The day continues: the last hands were undone, and the clock runs again.
news-waiver-taken-back = Table { NUMBER($table, useGrouping: 0) } is halted again until players come.
news-seats-taken-back-break = Table { NUMBER($table, useGrouping: 0) } plays on: its break was undone.
news-seats-taken-back-redraw = The redraw was undone: { $players ->
    [one] 1 player sits
   *[other] { $players } players sit
  } in the old seats again.
news-seats-taken-back-final-table = The final table was undone: { $players ->
    [one] 1 player sits
   *[other] { $players } players sit
  } in the old seats again.
news-player-back-in-seat = { $player } is back at table { NUMBER($table, useGrouping: 0) }, seat { $seat }.

acts-offered-title = After the undone bust-out
acts-offered-text = A bust-out was undone. Undo or keep each thing that followed from it.
director-keep-act = Keep
director-keep-act-title = Keep this?
director-keep-act-text = It stays as it is, and stands in the record.
reasons-keep-act = Agreed at the table | Still needed
news-by-itself = It happened automatically.
news-directed-looked-at-table = { $by } looked at a table of which nothing was reported: all are still there.
refusal-act-final-looked = Somebody looked there, and that stays on record. It changed nothing.
news-directed-keep-act = { $by } kept an act that followed an undone bust-out.{ reason-behind }

acts-before = { $time } { $what }
acts-redo = Redo
acts-undone = Undone: { $what }
acts-redone = Redone
news-act-redone = It was undone and has been redone.

refusal-act-not-taken-back = Only an act that was undone can be redone.
refusal-act-redone = It has already been redone.
refusal-act-terms-not-kept = Its terms were not kept, so it cannot be redone. Give the order again.
refusal-act-again-level-since = Another level or break has begun since. Give the order again if you still want it.
refusal-act-again-of-director = Only a director of the room can redo this.
refusal-act-not-offered = This act does not follow from an undone bust-out, or it was already kept or undone. Nothing needs to be done.
refusal-act-final-kept = This kept another act. To change that, undo the other act itself.
refusal-act-unknown = This act is not among the latest ones.
refusal-act-taken-back = It has already been undone.
refusal-act-of-director = Only a director of the room can undo this.
refusal-act-not-kept = Not everything it changed was kept, so it cannot be undone. Give the opposite order.
refusal-act-not-so = Things have changed since: there is nothing to undo.
refusal-act-brought-more = It had further effects that cannot be undone with it. Correct each with its own order.
refusal-act-level-since = Another level or break has begun since. Set the clock instead.
refusal-act-seat-since = { $player } has been moved since. Move the player where you want.
refusal-act-seat-gone = Seat { $seat } at table { NUMBER($table, useGrouping: 0) } is no longer free for { $player }.
refusal-act-place-since = A player has busted since, or { $player } has come back: finishing places stand. Undo that hand first, if possible; while registration is open, { $player } may re-enter.
refusal-act-entered-since = { $player } has re-entered since and is waiting to play. Withdraw that entry first.
refusal-act-hand-since = { $player } has been dealt a hand with these chips.
refusal-act-in-hand = { $player } is in a hand. Undo it between two hands.
refusal-act-chips-gone = { $player } has fewer chips than would be removed.
refusal-act-back-by-it = { $player } had busted and is in the tournament by this rebuy, so it stands. Remove the player instead.
refusal-act-out-since = { $player } is out again since, in place { $place }. Undo that first, then this.
refusal-act-bought-since = { $player } has come back by a later rebuy since. Undo that rebuy first.
refusal-act-chips-not-there = This brought { $chips } chips, and only { $most } can be removed from stacks nobody has counted. Correct the chips by name instead.
refusal-act-bounty-since = { $player } has won a bounty since. Undo the bust-out that it came from first.
refusal-act-entries-closed = Registration is closed, and the prizes are fixed.
refusal-act-served = { $player } has been dealt a hand since, so the penalty is being served. Lift the rest of it.
refusal-act-raced = A table has colored up its chips of { $chip }, or dealt a hand, since.
refusal-act-table-dealt = Table { NUMBER($table, useGrouping: 0) } has dealt a hand since.
refusal-act-final-seats = Its seat draw was published and stands. Move players by name, redraw all seats, remove players who should not play, or end the tournament.
refusal-act-final-cards = It turned up cards that have been seen: they stand. Correct wrong stacks by name.
refusal-act-final-hand = It ended or continued a hand, which stands.
refusal-act-final-deal-said = Answers to a deal stand until the deal is withdrawn: withdraw it and offer it again.
refusal-act-final-deal = The players who consented would have to be asked again. Offer the deal again.
refusal-act-final-day = The day began with it. Pause the tournament, set the clock, or end the day again.
refusal-act-day-drawn = The seats of the next day are drawn. Undo that first.
refusal-act-seats-lost = A player has been removed since these seats were drawn. Undo that first.
refusal-act-day-over = The day is over, and the chips are bagged. Correct the count of a bag by name.
refusal-act-last-hand-dealt = A table has begun one of the last hands: the end of the day stands. At a live table undo that hand first.
refusal-act-lot-told = The number of last hands was drawn and its secret published, so it stands. Deal these hands; the next day continues from there.
refusal-act-final-table = To change who deals at a table, give the same order again.
refusal-act-final-bags = Signatures stand. Correct the count, and both sign again.
refusal-act-final-again = This undid something. Redo the first act.
refusal-act-final-hand-back = This undid a hand. Enter the hand again.
refusal-act-final-count = Counted stacks stand until the next count. Recount them.
refusal-given-since = { $why ->
    [told] { $by } has just given the same order (reason: { $reason }).
   *[untold] { $by } has just given the same order.
  } Check what has changed, and give it again if it should count twice.
refusal-crossed-since = { $why ->
    [told] { $by } has just given a different order about the same thing (reason: { $reason }).
   *[untold] { $by } has just given a different order about the same thing.
  } Check what has changed, and give yours again if it still fits.
