### What a director did to an event, taken back.

acts-title = Record
acts-take-back = Take back
acts-taken-back = Taken back
acts-all = Show all
acts-take-back-title = Take it back?
acts-take-back-text = What it did is put right, as long as nothing has been built on it. Time that has passed is not given back, and the record keeps both.
reasons-take-back = Given by mistake | Wrong player | Decided anew
news-directed-take-back = { $by } took an act back. Reason: { $reason }

news-removal-lapsed = { $player } stays in: the removal is taken back.
news-removal-lapsed-last = { $player } stays in: nobody else is left, so the removal lapses.
news-player-reinstated = { $player } is in again with { $chips } chips: the removal is taken back.
news-penalty-taken-back = { $chips ->
    [0] A penalty of { $player } is taken back.
   *[other] A penalty of { $player } is taken back, and { $chips } chips come back to the stack.
  }
news-lift-taken-back = { $player } misses { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
  } after all.
news-purchase-taken-back = The { $chips } chips that { $player } had bought are taken back, and the money is returned.
news-entry-taken-back = { $player } has not entered again after all: the entry is taken back, and its money is returned.
news-first-entry-taken-back = { $player } has not entered after all: the entry is taken back, and its money is returned.
news-color-up-taken-back = Chips of { $chip } stay in play.
news-end-lapsed = The tournament goes on: its end is taken back.
news-last-hands-taken-back = The day goes on: its last hands are taken back, and the clock runs again.
news-waiver-taken-back = Table { NUMBER($table, useGrouping: 0) } is halted again until players come.

acts-before = { $time } { $what }
acts-redo = Do again
acts-redone = Done again
news-act-redone = It had been taken back, and is done again.

refusal-act-not-taken-back = It stands: only what was taken back is done again.
refusal-act-redone = It is done again already.
refusal-act-terms-not-kept = Its terms were not kept, so it cannot be done again. Give the order anew.
refusal-act-again-level-since = Another level or break has begun since. Give the order anew, if it is still meant.
refusal-act-again-of-director = A director of the room did this, or took it back: only a director does it again.
refusal-act-unknown = There is no such act among the last ones.
refusal-act-taken-back = It is taken back already.
refusal-act-of-director = A director of the room did this, and takes it back.
refusal-act-not-kept = Not all that it changed was kept, so it cannot be taken back. Give the contrary order.
refusal-act-not-so = Things have changed since: there is nothing to take back.
refusal-act-brought-more = It had further effects that cannot be taken back with it. Put each right by an order of its own.
refusal-act-level-since = Another level or break has begun since. Set the clock anew.
refusal-act-seat-since = { $player } has been moved since. Move the player where you want.
refusal-act-seat-gone = Seat { $seat } at table { NUMBER($table, useGrouping: 0) } is not free any more for { $player }.
refusal-act-place-since = Somebody has gone out since, or { $player } has come again: the places stand. Take back first the hand in which that was, where it can be; while entries are open { $player } may enter again.
refusal-act-entered-since = { $player } has entered again since, and waits to play. Withdraw that entry first.
refusal-act-hand-since = { $player } has been dealt a hand with these chips.
refusal-act-in-hand = { $player } plays a hand. Take it back between two hands.
refusal-act-chips-gone = { $player } has fewer chips than would be taken back.
refusal-act-back-by-it = { $player } had lost everything and is in the tournament by this rebuy, so it stands. Remove the player instead.
refusal-act-entries-closed = Entries are closed, and the prizes stand.
refusal-act-served = { $player } has been dealt a hand since, so the penalty is being served. Lift the rest of it.
refusal-act-raced = A table has exchanged its chips of { $chip }, or dealt, since.
refusal-act-table-dealt = Table { NUMBER($table, useGrouping: 0) } has dealt a hand since.
refusal-act-final-entry = The entry is taken back, and its money is returned. The player may enter again.
refusal-act-final-seats = Seats were drawn and published with it: they stand. Move players by name, draw all seats anew, remove who should not play, or end the tournament.
refusal-act-final-time = Name another time, or take the time back.
refusal-act-final-cards = Cards were turned up with it and have been seen: they stand. Chips that are wrong are corrected by name.
refusal-act-final-hand = A hand was ended or went on with it, and stands so.
refusal-act-final-deal-said = What was said to a deal stands until the deal is taken back: take that back, and offer it again.
refusal-act-final-deal = Those who had consented would have to be asked anew. Offer the deal again.
refusal-act-final-day = The day has begun with it. Pause the tournament, set the clock, or end the day anew.
refusal-act-day-drawn = The seats of the next day are drawn. Take that back first.
refusal-act-seats-lost = Somebody has been taken out of the tournament since these seats were drawn. Take that back first.
refusal-act-day-over = The day is over, and the chips are in bags: it stands. Correct the count of a bag by name.
refusal-act-last-hand-dealt = A table has begun one of the last hands: the end of the day stands. At a live table take that hand back first.
refusal-act-lot-told = The number of last hands was drawn, and its secret is told: everybody knows it, so it stands. Deal these hands; the next day goes on from there.
refusal-act-final-table = Who deals at a table is changed back by the same order.
refusal-act-final-bags = Signatures stand. Correct the count, and both sign anew.
refusal-act-final-again = This took something back. Do the first act again.
refusal-act-final-hand-back = This took a hand back. Tell the hand again.
refusal-act-final-count = Stacks that were counted stand until they are counted again. Count them anew.
refusal-given-since = { $why ->
    [told] { $by } has just given the same order (reason: { $reason }).
   *[untold] { $by } has just given the same order.
  } Look at what has changed, and give it again if it is to count twice.
refusal-crossed-since = { $why ->
    [told] { $by } has just ordered something else about the same (reason: { $reason }).
   *[untold] { $by } has just ordered something else about the same.
  } Look at what has changed, and give yours again if it still fits.
