### The last hand of a table with real cards, undone.

hand-back-button = Undo hand { NUMBER($hand, useGrouping: 0) }
hand-back-title = Undo hand { NUMBER($hand, useGrouping: 0) } at table { NUMBER($table, useGrouping: 0) }?
hand-back-text = Chips, places, bounties and the button go back to where they were before the hand, and you can enter it again. Both stay on record.
reasons-take-back-live-hand = Entered wrongly | Wrong player out | Begun by mistake
news-directed-take-back-live-hand = { $by } undid a hand.{ reason-behind }
news-hand-taken-back = Hand { NUMBER($hand, useGrouping: 0) } at table { NUMBER($table, useGrouping: 0) } was undone and does not count.
news-back-in = { $player } is in again with { $chips } chips.

refusal-hand-not-kept = This hand is already undone, or was not played at table { NUMBER($table, useGrouping: 0) }. Only the last hand can be undone.
refusal-hand-stands-later = Table { NUMBER($table, useGrouping: 0) } has begun a later hand since: undo that one first.
refusal-hand-stands-over = The tournament has ended: its results stand, and its prizes are paid. Settle any mistake between the players.
refusal-hand-stands-bags = The day has ended since, and the chips are bagged. Correct the count of the bags; eliminated players stay out.
refusal-hand-stands-ending = The end of the tournament is ordered. Undo that first.
refusal-hand-stands-broken = Table { NUMBER($table, useGrouping: 0) } has broken since, and its players sit elsewhere: finishing places stand. Correct wrong stacks by name.
refusal-hand-stands-final = The final table has been drawn since: finishing places stand. Correct wrong stacks by name.
refusal-hand-stands-race = Table { NUMBER($table, useGrouping: 0) } has colored up since. Correct wrong stacks by name.
refusal-hand-stands-level = The level ended with this hand. Go back a level first.
refusal-hand-stands-entries = Registration closed with this hand, when the money was reached: the prizes stand.
refusal-hand-stands-hand-for-hand = All tables have finished their hand since, or hand for hand began or ended: the places of that hand stand.
refusal-hand-stands-deal = A deal is on offer or was made with the chips after this hand. Withdraw the deal first, if it is not made yet.
refusal-hand-stands-mystery = The mystery stage has begun since, with envelopes drawn for the players left.
refusal-hand-stands-envelope = An envelope was opened for this hand, and its amount is known: the hand stands.
refusal-hand-stands-out = Another order has eliminated { $player } since. Undo that first.
refusal-hand-stands-back = { $player } has rebought or re-entered since: the bust stands.
refusal-hand-stands-chips = { $player } had { $expected } chips after this hand and now has { $came }: chips were bought, counted, paid or corrected since. Undo that first.
refusal-hand-stands-move = { $player } has changed seats since. Move the player back first.
refusal-hand-stands-seat = { $player } is to move to seat { $seat } of table { NUMBER($table, useGrouping: 0) }, the seat of a player eliminated in this hand. Undo that order first.
refusal-hand-stands-seats = A waiting player has been seated since, and there are only { $seats } seats.
refusal-hand-stands-place = { $player } has busted since: finishing places stand. Undo that first.
refusal-hand-stands-bounty = { $player } would have to return bounties of { $needs } and has less in the wallet.
refusal-hand-stands-redeal = This hand is the redeal of a misdeal. Finish it, or have the floor end it with its result.
