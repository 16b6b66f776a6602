### The last hand of a table with real cards, taken back.

hand-back-button = Take back hand { NUMBER($hand, useGrouping: 0) }
hand-back-title = Take back hand { NUMBER($hand, useGrouping: 0) } of table { NUMBER($table, useGrouping: 0) }?
hand-back-text = Chips, places, bounties and button are as they were before it, and the hand can be told anew. The record keeps both.
reasons-take-back-live-hand = Told wrongly | The wrong player out | Begun by mistake
news-directed-take-back-live-hand = { $by } took a hand back. Reason: { $reason }
news-hand-taken-back = Hand { NUMBER($hand, useGrouping: 0) } at table { NUMBER($table, useGrouping: 0) } is taken back and counts for nothing.
news-back-in = { $player } is in again with { $chips } chips.

refusal-hand-not-kept = This hand of table { NUMBER($table, useGrouping: 0) } is taken back already, or was none of its hands. Only the last one can be taken back.
refusal-hand-stands-later = Table { NUMBER($table, useGrouping: 0) } has begun a later hand since: take that one back first.
refusal-hand-stands-over = The tournament has ended with it or since: its results stand, and its prizes are paid. Settle between the players what is wrong with them.
refusal-hand-stands-bags = The day has ended since, and the chips are in bags. Correct the count of the bags; who is out stays out.
refusal-hand-stands-ending = The end of the tournament is ordered. Take that back first.
refusal-hand-stands-broken = Table { NUMBER($table, useGrouping: 0) } has broken since, and its players sit elsewhere: places stand. Correct chips by name where they are wrong.
refusal-hand-stands-final = The final table has been drawn since: places stand. Correct chips by name where they are wrong.
refusal-hand-stands-race = Table { NUMBER($table, useGrouping: 0) } has exchanged its small chips since. Correct chips by name where they are wrong.
refusal-hand-stands-level = The level was to end with this hand, and has ended. Go back a level first.
refusal-hand-stands-entries = Entries closed with it, as the money was reached: the prizes stand.
refusal-hand-stands-hand-for-hand = All tables have finished their hand since, or hand for hand began or ended: the places of that round stand.
refusal-hand-stands-deal = A deal is on, or was made, by the chips after this hand. Take the deal back first, as long as it is not made.
refusal-hand-stands-mystery = The mystery stage has begun since, with its envelopes drawn for those who were left.
refusal-hand-stands-envelope = An envelope was opened for it, and everybody knows what was in it.
refusal-hand-stands-out = { $player } is out by another order since. Take that back first.
refusal-hand-stands-back = { $player } has bought chips or entered again since: the bust stands.
refusal-hand-stands-chips = { $player } had { $expected } chips after it, and has { $came } now: chips were bought, counted, paid or corrected since. Take that back first.
refusal-hand-stands-move = { $player } has changed seats since. Move the player back first.
refusal-hand-stands-seat = { $player } is to move to seat { $seat } of table { NUMBER($table, useGrouping: 0) }, the seat of a player who went out in this hand. Take that order back first.
refusal-hand-stands-seats = Someone who waited has been given a seat since, and there are only { $seats } of them.
refusal-hand-stands-place = { $player } has gone out since: the places stand. Take that back first.
refusal-hand-stands-bounty = { $player } would have to give back bounties of { $needs }, and has less in the wallet.
refusal-hand-stands-redeal = The hand deals a misdeal again. Finish it, or have the floor end it by what came of it.
