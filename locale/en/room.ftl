### The room: refusal-<code>, news-<code>, roles, events made by the house.

## Refusals

refusal-stale = The hand has moved on since you saw it. Nothing was done; look again and act.
refusal-other-game = The game on this table knows no such action. Look at the table again.
refusal-time-up = Your time had run out: the clock has acted for you.
refusal-same-id-other-command = This command's id has been used for another command. Nothing was done.
refusal-bad-id = A command needs an id of 1 to { $most } characters.
refusal-needs-director = Only the tournament director may do that. Ask for the director's link.
refusal-needs-floor = Only the tournament director or the floor may do that. Ask for their link.
refusal-needs-cashier = Only the cashier or the tournament director may do that. Ask for their link.
refusal-prize-not-due = There is no prize here that is paid by hand to this player: prizes of paid events are in the wallets.
refusal-prize-not-paid = This prize has not been paid.
refusal-prize-paid = This prize, { $amount }, has been paid already.
refusal-prize-of-other-amount = The prize is { $expected }, not { $came }.
refusal-needs-dealer = Only the dealer of this table, the floor or the tournament director may do that. Ask for their link.
refusal-not-a-home-game = This event is no home game.
refusal-invitation-unknown = This invitation does not open a game (any more). Ask whoever gave it to you for a new one.
refusal-too-many-home-games = There are { $most } home games in this room, as many as fit. Try again when one is over.
refusal-too-many-home-games-of-yours = You have { $most } home games already: end one of them first.
refusal-home-game-bounds = { $what ->
    [seats] A table has { $least } to { $most } seats, not { $came }.
    [stack] Everybody starts with { $least } to { $most } chips, not { $came }.
    [small-blind] The small blind is between { $least } and the big blind, { $most }, not { $came }.
    [big-blind] The big blind is { $least } to { $most }, not { $came }.
   *[house-players] House players take { $least } to { $most } seats, not { $came }: one is yours.
}
refusal-event-unknown = There is no such event in this room. The lobby lists them all.
refusal-event-called-off = The tournament director has called this event off, and what was paid for it has gone back. Reason: { $reason }
refusal-event-abandoned = This event ended without a result when the room was updated: { $reason ->
    [form] the new version could not read what had happened
   *[rules] the new version does not have the rules it was played by
    }. All that had happened is kept in the room's journal, under { $stream }; whoever runs the room can look it up there.
refusal-cash-table-abandoned = This cash table was closed when the room was updated: { $reason ->
    [form] the new version could not read what had happened
   *[rules] the new version does not have the rules it was played by
    }. All chips there are back in the players' wallets, those of a hand in play as it began. All that had happened is kept in the room's journal, under { $stream }; whoever runs the room can look it up there.
refusal-event-frozen = The event stands still: something in it did not add up. Tell the tournament director.
refusal-table-frozen = Table { NUMBER($table, useGrouping: 0) } stands still: something there did not add up. Tell the tournament director.
refusal-table-not-frozen = Table { NUMBER($table, useGrouping: 0) } does not stand still: nothing failed there.
refusal-event-not-frozen = The event does not stand still: nothing failed in it.
refusal-cannot-go-on = It cannot go on: made again from the journal it fails as before ({ $what }). A table's hand can be retired.
refusal-not-written-yet = What happened there is still being written. Nothing was done; ask again in a moment.
refusal-namesake = Somebody in this room is called “{ $name }” already. If these are two people, keep both: a number behind the name tells them apart.
refusal-name-taken = Somebody in this room is called “{ $name }” already. Choose another name.
refusal-not-in-event = You are not playing in this event.
refusal-not-at-table = You have no seat in the hand at table { NUMBER($table, useGrouping: 0) }.
refusal-nobody-entered = Nobody has entered yet. The event can start when there is one entry.
refusal-too-many-open = There are { $most } events open for entries, as many as the room takes. Try again when one of them has started.
refusal-too-many-running = { $most } events are being played, as many as the room takes. Try again in a while.
refusal-too-many-events = You are in { $most } events already, as many as one person may play. Leave one of them first.
refusal-template-unknown = There is no such template. The templates are { $templates }.
refusal-wallet-short = There is { $has } in the wallet; { $needs } is needed.
refusal-no-rebuy-offered = No table waits for your rebuy.
refusal-event-bounds = { $what ->
    [buy-in] The buy-in is { $least } to { $most }, not { $came }.
    [seats] An event takes { $least } to { $most } entries, not { $came }.
    [table-size] Tables have { $least } to { $most } seats here, not { $came }.
    [hand-for-hand-within] Hand for hand begins { $least } to { $most } players before the money, not { $came }.
    [payouts-percent] Of a field { $least } to { $most } percent are paid, not { $came }.
    [payouts-places] From { $least } to { $most } places are paid, not { $came }.
    [payouts-unit] Prizes are whole units of { $least } to { $most }, not of { $came }.
    [entries-min] An event starts with { $least } to { $most } entries at the least, not with { $came }.
    [starting-stack] With so many entries a starting stack is { $least } to { $most } chips, not { $came }.
    [satellite-seat] A seat is worth { $least } to { $most }, not { $came }.
    [fee] The fee is { $least } to { $most }, not { $came }.
    [least-prize] The least prize is { $least } to { $most }, not { $came }.
    [guarantee] A guarantee is { $least } to { $most }, not { $came }.
    [late-levels] Late entries last for { $least } to { $most } levels, not { $came }.
    [re-entries] With late entries a player enters again { $least } to { $most } times, not { $came }.
    [house-players] House players take { $least } to { $most } seats, not { $came }.
    [seats-at-once] With late entries { $least } to { $most } play at once, not { $came }.
    [rebuys-chips] A rebuy is { $least } to { $most } chips, not { $came }.
    [rebuys-price] A rebuy costs { $least } to { $most }, not { $came }.
    [rebuys-most] A player rebuys { $least } to { $most } times, not { $came }.
    [rebuys-until-level] Rebuys end with a level from { $least } to { $most }, not { $came }.
    [add-on-chips] An add-on is { $least } to { $most } chips, not { $came }.
    [add-on-price] An add-on costs { $least } to { $most }, not { $came }.
    [days] An event has { $least } to { $most } days, not { $came }.
    [flights] Day one has { $least } to { $most } flights, not { $came }.
    [last-hands-least] The least number of last hands is { $least } to { $most }, not { $came }.
    [last-hands-most] The greatest number of last hands is { $least } to { $most }, not { $came }.
    [day-end-level] Here a day ends with a level from { $least } to { $most }, not { $came }.
    [day-end-players] A day ends with { $least } to { $most } players left, not { $came }.
    [add-on-level] An add-on is sold in a level from { $least } to { $most }, not { $came }.
    [chips] A set has { $least } to { $most } denominations of chips, not { $came }.
    [chips-denomination] Here a chip of the set is worth { $least } to { $most }, not { $came }: the smallest comes first.
    [chips-given] A starting stack has { $least } to { $most } chips of a denomination, not { $came }.
    [bounty-amount] A bounty is { $least } to { $most }, not { $came }.
    [bounty-at-once] Of a bounty 0% to 100% is paid at once, no more and no less.
    [bounty-envelopes] Envelopes come in { $least } to { $most } kinds, not { $came }.
    [bounty-share] The share of an envelope is { $least } to { $most }, not { $came }.
    [tables-house-players] No house player sits at live tables.
    [tables-thirteen] Live tables play poker, not 13-card poker.
   *[other] The event cannot be played like this: { $came } is not from { $least } to { $most }.
}
refusal-edition-unknown = There is no such edition of the rules: the book has { $editions }.
refusal-edition-not-for-game = 13-card poker has an edition of its own, which tells of no other game. Choose another edition.
refusal-payouts-not-for-field = These payouts are not made for that many entries. Choose one of these: { $tables }.
refusal-prizes-bounds = Prizes are shown for { $least } to { $most } entries, not for { $came }.
refusal-name-length = A name has 1 to { $most } characters.
refusal-topic-unknown = There is nothing of that name to watch.
refusal-too-many-topics = A page can watch { $most } things at a time.
refusal-too-many-links = There are { $most } role links, as many as the room keeps. Revoke one first.
refusal-dealer-needs-table = A dealer's link is for one table: name the event and the table.
refusal-table-needs-event = A link for a table needs the event as well.
refusal-player-link-home-game = Whoever plays in a home game has come by its invitation, and has their page already.
refusal-link-unknown = This link does not work. Ask for a new one.
refusal-link-minutes = A link opens for 1 to { $most } minutes.
refusal-session-unknown = There is no such browser among those that you may end.
refusal-link-revoked = The link has been revoked already.
refusal-link-last-director = This is the last director's link for all events: without it nobody could direct the room. Make another one first.

## News

news-seat-left = { $player } has left the seat and is no longer waited for.
news-seat-taken = { $player } is back.
news-table-frozen = Table { NUMBER($table, useGrouping: 0) } stands still: something there did not add up. What happened is in the journal.
news-event-frozen = The event stands still: something in it did not add up. What happened is in the journal.
news-table-goes-on = Table { NUMBER($table, useGrouping: 0) } goes on with its hand.
news-event-goes-on = The event goes on.
news-hand-retired = Hand { NUMBER($hand, useGrouping: 0) } at table { NUMBER($table, useGrouping: 0) } was ended without a result: everybody has the chips from before it.
news-time-up-fold = Time ran out for { $player }: folded.
news-time-up-check = Time ran out for { $player }: checked.
news-time-up-bring-in = Time ran out for { $player }: the bring-in was put in.
news-time-up-discard = Time ran out for { $player } in the draw: no card was changed that could stay.
news-time-up-arrange = Time ran out for { $player }: the software has set the cards.
news-time-up-surrender = { $player } has not come back in time: the hand is surrendered.
news-player-away = { $player } is away and is no longer waited for.

## What the director did

news-directed-pause = { $by } paused the event. Reason: { $reason }
news-directed-resume = { $by } let the event go on. Reason: { $reason }
news-directed-hand-for-hand = { $by } announced hand for hand. Reason: { $reason }
news-directed-end-hand-for-hand = { $by } ended hand for hand. Reason: { $reason }
news-directed-deal-out = { $by } had an all-in hand that waited dealt out.
news-directed-next-level = { $by } ended the level. Reason: { $reason }
news-directed-color-up = { $by } took the smallest chips out of play. Reason: { $reason }
news-directed-correct-chips = { $by } corrected the chips of { $player }. Reason: { $reason }
news-directed-announce = { $by } announced: { $reason }
news-directed-move-player = { $by } moved { $player }. Reason: { $reason }
news-directed-pin-seat = { $by } changed whether { $player } keeps the seat. Reason: { $reason }
news-directed-remove-player = { $by } removed { $player }. Reason: { $reason }
news-directed-buy-chips-for = { $by } entered that { $player } buys chips. Reason: { $reason }
news-directed-unfreeze = { $by } let what stood still go on. Reason: { $reason }
news-directed-retire-hand = { $by } ended a hand without a result. Reason: { $reason }
news-directed-end-game = { $by } ended the game. Reason: { $reason }
news-directed-start-event = { $by } started the event. Reason: { $reason }

## Roles

role-director = Tournament director
role-floor = Floor
role-dealer = Dealer
role-cashier = Cashier
role-screen = Big screen
role-player = Player
