### What a director did to an event, taken back.

acts-title = Latest acts
acts-take-back = Take back
acts-taken-back = Taken back
acts-all = Show all
acts-take-back-title = Take it back?
acts-take-back-text = What it did is put right, as long as nothing has been built on it. Time that has passed is not given back, and the record keeps both.
reasons-take-back = Given by mistake | Wrong player | Decided anew
news-directed-take-back = { $by } took an act back. Reason: { $reason }

news-removal-lapsed = { $player } stays in: the removal is taken back.
news-player-reinstated = { $player } is in again with { $chips } chips: the removal is taken back.
news-penalty-taken-back = A penalty of { $player } is taken back.
news-lift-taken-back = { $player } misses { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
  } after all.
news-purchase-taken-back = The { $chips } chips that { $player } had bought are taken back, and the money is returned.
news-color-up-taken-back = Chips of { $chip } stay in play.
news-end-lapsed = The tournament goes on: its end is taken back.
news-waiver-taken-back = Table { NUMBER($table, useGrouping: 0) } is halted again until players come.

refusal-act-unknown = There is no such act among the last ones.
refusal-act-taken-back = It is taken back already.
refusal-act-not-kept = Not all that it changed was kept, so it cannot be taken back. Give the contrary order.
refusal-act-not-so = Things have changed since: there is nothing to take back.
refusal-act-brought-more = It had further effects that cannot be taken back with it. Put each right by an order of its own.
refusal-act-level-since = Another level or break has begun since. Set the clock anew.
refusal-act-seat-since = { $player } has been moved since. Move the player where you want.
refusal-act-seat-gone = Seat { $seat } at table { NUMBER($table, useGrouping: 0) } is not free any more for { $player }.
refusal-act-place-since = Somebody has gone out since, or { $player } has come again: the places stand.
refusal-act-hand-since = { $player } has been dealt a hand with these chips.
refusal-act-in-hand = { $player } plays a hand. Take it back between two hands.
refusal-act-chips-gone = { $player } has fewer chips than would be taken back.
refusal-act-entries-closed = Entries are closed, and the prizes stand.
refusal-act-served = { $player } has been dealt a hand since, so the penalty is being served. Lift the rest of it.
refusal-act-raced = A table has exchanged its chips of { $chip }, or dealt, since.
refusal-act-table-dealt = Table { NUMBER($table, useGrouping: 0) } has dealt a hand since.
refusal-act-final-seats = Seats were drawn with it, and stand.
refusal-act-final-time = Name another time, or take the time back.
refusal-act-final-cards = Cards were turned up with it, and stand.
refusal-act-final-hand = A hand was ended or went on with it, and stands so.
refusal-act-final-deal = Those who had consented would have to be asked anew. Offer the deal again.
refusal-act-final-day = The day began or ended with it: hands, bags and counts stand on it.
refusal-act-final-table = Who deals at a table is changed back by the same order.
refusal-act-final-bags = Signatures stand. Correct the count, and both sign anew.
refusal-act-final-again = This took something back. Give the first order again.
