### The room: refusal-<code>, news-<code>, roles, events made by the house.

## Refusals

refusal-stale = The hand has moved on since you saw it. Nothing was done; check the table and act again.
refusal-other-game = That action does not exist in this game. Check the table.
refusal-time-up = Your time ran out: the clock acted for you.
refusal-same-id-other-command = This command's id was already used for another command. Nothing was done.
refusal-bad-id = A command must have an id of 1 to { $most } characters.
refusal-needs-director = Only the tournament director may do this. Ask for the director's link.
refusal-needs-floor = Only the tournament director or the floor may do this. Ask for their link.
refusal-needs-cashier = Only the cashier or the tournament director may do this. Ask for their link.
refusal-prize-not-due = This player has no prize to pay by hand: prizes of paid tournaments go to the wallets.
refusal-prize-not-paid = This prize has not been paid.
refusal-prize-paid = This prize of { $amount } has already been paid.
refusal-prize-of-other-amount = The prize is { $expected }, not { $came }.
refusal-needs-dealer = Only the dealer of this table, the floor or the tournament director may do this. Ask for their link.
refusal-not-a-home-game = This is not a home game.
refusal-invitation-unknown = This invitation is no longer valid. Ask the person who sent it for a new one.
refusal-too-many-home-games = The room is full: it has { $most } home games. Try again when one is over.
refusal-too-many-home-games-of-yours = You have { $most } home games already, the maximum. End one of them first.
refusal-home-game-bounds = { $what ->
    [seats] A table must have { $least } to { $most } seats, not { $came }.
    [stack] Starting chips must be { $least } to { $most }, not { $came }.
    [small-blind] The small blind must be at least { $least } and at most the big blind, { $most }, not { $came }.
    [big-blind] The big blind must be { $least } to { $most }, not { $came }.
   *[house-players] Computer players can take { $least } to { $most } seats, not { $came }: one seat is yours.
}
refusal-event-gone = This tournament is over or was called off, and the lobby no longer lists it.
refusal-home-game-over = This home game is over. Only its players can see it.
refusal-home-game-called-off = This home game was called off before it started.
refusal-event-unknown = There is no such tournament in this room. See the lobby for all of them.
refusal-event-called-off = The tournament director has called off this tournament, and all payments were refunded. Reason: { $reason }
refusal-event-abandoned = This tournament ended without a result when the room was updated: { $reason ->
    [form] the new version could not read what had happened
   *[rules] the new version does not have the rules it was played by
    }. The room's journal keeps everything, under { $stream }; the host can look it up there.
refusal-cash-table-abandoned = This cash table was closed when the room was updated: { $reason ->
    [form] the new version could not read what had happened
   *[rules] the new version does not have the rules it was played by
    }. All chips are back in the players' wallets, as they were before the current hand. The room's journal keeps everything, under { $stream }; the host can look it up there.
refusal-event-frozen = The tournament is frozen: something did not add up. Call the tournament director.
refusal-table-frozen = Table { NUMBER($table, useGrouping: 0) } is frozen: something did not add up. Call the tournament director.
refusal-table-not-frozen = Table { NUMBER($table, useGrouping: 0) } is not frozen.
refusal-event-not-frozen = The tournament is not frozen.
refusal-cannot-go-on = Play cannot resume: rebuilt from the journal, it fails again ({ $what }). You can end the hand of a frozen table without a result.
refusal-not-written-yet = This is still being saved. Nothing was done; try again in a moment.
refusal-namesake = Somebody in this room already has the name “{ $name }”. If they are two people, keep both: a number after the name tells them apart.
refusal-name-taken = Somebody in this room already has the name “{ $name }”. Choose another name.
refusal-not-in-event = You are not playing in this tournament.
refusal-not-at-table = You have no seat in the hand at table { NUMBER($table, useGrouping: 0) }.
refusal-nobody-entered = Nobody has entered yet. The tournament needs at least one entry to start.
refusal-too-many-open = { $most } tournaments are open for registration, the maximum. Try again when one of them has started.
refusal-too-many-running = { $most } tournaments are in play, the maximum. Try again later.
refusal-too-many-events = You are in { $most } tournaments already, the maximum. Leave one of them first.
refusal-template-unknown = There is no such template. Choose one of these: { $templates }.
refusal-wallet-short = The wallet has { $has }, but { $needs } is needed.
refusal-no-rebuy-offered = No table is waiting for your rebuy.
refusal-event-bounds = { $what ->
    [buy-in] The buy-in must be { $least } to { $most }, not { $came }.
    [seats] The number of entries must be { $least } to { $most }, not { $came }.
    [table-size] Tables must have { $least } to { $most } seats here, not { $came }.
    [hand-for-hand-within] Hand for hand must begin { $least } to { $most } players before the money, not { $came }.
    [payouts-percent] The percentage of players paid must be { $least } to { $most }, not { $came }.
    [payouts-places] The number of places paid must be { $least } to { $most }, not { $came }.
    [payouts-unit] The unit of the prizes must be { $least } to { $most }, not { $came }.
    [entries-min] The minimum number of entries must be { $least } to { $most }, not { $came }.
    [starting-stack] With this many entries a starting stack must be { $least } to { $most } chips, not { $came }.
    [satellite-seat] A seat must be worth { $least } to { $most }, not { $came }.
    [fee] The fee must be { $least } to { $most }, not { $came }.
    [least-prize] The minimum prize must be { $least } to { $most }, not { $came }.
    [guarantee] The guarantee must be { $least } to { $most }, not { $came }.
    [late-levels] Late registration must last { $least } to { $most } levels, not { $came }.
    [re-entries] With late registration the number of re-entries must be { $least } to { $most }, not { $came }.
    [house-players] Computer players can take { $least } to { $most } seats, not { $came }.
    [seats-at-once] With late registration { $least } to { $most } players can play at once, not { $came }.
    [rebuys-chips] A rebuy must be { $least } to { $most } chips, not { $came }.
    [rebuys-price] A rebuy must cost { $least } to { $most }, not { $came }.
    [rebuys-fee] The fee of a rebuy must be { $least } to { $most }, not { $came }.
    [rebuys-kept-minutes] A seat is kept for { $least } to { $most } minutes, not { $came }.
    [add-on-fee] The fee of the add-on must be { $least } to { $most }, not { $came }.
    [rebuys-most] The number of rebuys must be { $least } to { $most }, not { $came }.
    [rebuys-until-level] The last level with rebuys must be { $least } to { $most }, not { $came }.
    [add-on-chips] An add-on must be { $least } to { $most } chips, not { $came }.
    [add-on-price] An add-on must cost { $least } to { $most }, not { $came }.
    [days] A tournament must have { $least } to { $most } days, not { $came }.
    [flights] Day 1 must have { $least } to { $most } flights, not { $came }.
    [last-hands-least] The minimum number of last hands must be { $least } to { $most }, not { $came }.
    [last-hands-most] The maximum number of last hands must be { $least } to { $most }, not { $came }.
    [day-end-level] A day must end with a level from { $least } to { $most } here, not { $came }.
    [day-end-players] A day must end with { $least } to { $most } players left, not { $came }.
    [add-on-level] The add-on must be sold in a level from { $least } to { $most }, not { $came }.
    [chips] A set must have { $least } to { $most } chip denominations, not { $came }.
    [chips-denomination] Here a chip must be worth { $least } to { $most }, not { $came }: put the smallest first.
    [chips-given] A starting stack must have { $least } to { $most } chips of a denomination, not { $came }.
    [bounty-amount] A bounty must be { $least } to { $most }, not { $came }.
    [bounty-at-once] The part of a bounty paid at once must be 0% to 100%.
    [bounty-envelopes] There must be { $least } to { $most } kinds of envelopes, not { $came }.
    [bounty-share] The share of an envelope must be { $least } to { $most }, not { $came }.
    [tables-house-players] Computer players cannot sit at live tables.
    [tables-thirteen] Live tables play poker, not 13-card poker.
   *[other] The tournament cannot be played like this: { $came } is not { $least } to { $most }.
}
refusal-edition-unknown = There is no such edition. Choose one of these: { $editions }.
refusal-edition-not-for-game = 13-card poker has its own edition, which covers no other game. Choose another edition.
refusal-payouts-not-for-field = These payouts do not cover that many entries. Choose one of these: { $tables }.
refusal-prizes-bounds = Prizes can be shown for { $least } to { $most } entries, not for { $came }.
refusal-name-length = The name must have 1 to { $most } characters.
refusal-topic-unknown = There is nothing to watch with that name.
refusal-too-many-topics = A page can watch at most { $most } things at a time.
refusal-too-many-links = The room has { $most } staff links, the maximum. Revoke one first.
refusal-dealer-needs-table = A dealer's link is for one table: choose the tournament and the table.
refusal-table-needs-event = A link for a table also needs the tournament.
refusal-player-link-home-game = Players in a home game come by its invitation and already have their page.
refusal-link-unknown = This link does not work. Ask for a new one.
refusal-link-used = This link was used before and does not work in a second browser. Ask for a new one.
refusal-link-ended = The time of this link is over: it does not work. Ask for a new one.
link-at-used = It was used on { $when }.
link-at-ended = It ended on { $when }.
refusal-link-minutes = A link must be valid for 1 to { $most } minutes.
refusal-session-unknown = There is no such browser, or you may not end it.
refusal-link-revoked = The link has already been revoked.
refusal-link-last-director = This is the last director's link for all tournaments; without it nobody could direct the room. Make another one first.

## News

news-seat-left = { $player } has left the seat; play no longer waits.
news-seat-taken = { $player } is back.
news-table-frozen = Table { NUMBER($table, useGrouping: 0) } is frozen: something did not add up. The journal has the details.
news-event-frozen = The tournament is frozen: something did not add up. The journal has the details.
news-table-goes-on = Table { NUMBER($table, useGrouping: 0) } resumes its hand.
news-event-goes-on = The tournament resumes.
news-hand-retired = Hand { NUMBER($hand, useGrouping: 0) } at table { NUMBER($table, useGrouping: 0) } ended without a result: all chips are back where they were before it.
news-time-up-fold = Time ran out for { $player }: folded.
news-time-up-check = Time ran out for { $player }: checked.
news-time-up-bring-in = Time ran out for { $player }: the bring-in was posted.
news-time-up-discard = Time ran out for { $player } in the draw: all cards that may be kept were kept.
news-time-up-arrange = Time ran out for { $player }: the software has set the cards.
news-time-up-surrender = { $player } was not back in time: the hand is surrendered.
news-player-away = { $player } is away; play no longer waits.

## What the director did

news-directed-pause = { $by } paused the tournament.{ reason-behind }
news-directed-resume = { $by } resumed the tournament.{ reason-behind }
news-directed-hand-for-hand = { $by } announced hand for hand.{ reason-behind }
news-directed-end-hand-for-hand = { $by } ended hand for hand.{ reason-behind }
news-directed-deal-out = { $by } had a waiting all-in hand dealt out.
news-directed-next-level = { $by } ended the level.{ reason-behind }
news-directed-color-up = { $by } colored up the smallest chips.{ reason-behind }
news-directed-correct-chips = { $by } corrected the chips of { $player }.{ reason-behind }
news-directed-announce = { $by } announced: { $reason }
news-directed-move-player = { $by } moved { $player }.{ reason-behind }
news-directed-pin-seat = { $by } changed whether { $player } keeps the seat.{ reason-behind }
news-directed-remove-player = { $by } removed { $player }.{ reason-behind }
news-directed-buy-chips-for = { $by } entered a chip purchase by { $player }.{ reason-behind }
news-directed-unfreeze = { $by } unfroze play.{ reason-behind }
news-directed-retire-hand = { $by } ended a hand without a result.{ reason-behind }
news-directed-end-game = { $by } ended the game.{ reason-behind }
news-directed-start-event = { $by } started the tournament.{ reason-behind }

## Roles

role-director = Tournament director
role-floor = Floor
role-dealer = Dealer
role-cashier = Cashier
role-screen = Big screen
role-player = Player

# Templates of the house's own, and events that are repeated
refusal-event-template-unknown = There is no such template.
refusal-event-templates-many = There are { $most } templates already, the maximum. Delete one first.
refusal-series-weekday = A weekday is a number from 0 (Monday) to 6 (Sunday), got { $came }.
refusal-series-time = A time is written as 19:30, got “{ $came }”.
templates-from = Repeat a tournament, or use a template
templates-from-none = Nothing, start empty
templates-own = Your templates
templates-repeat = Repeat
templates-keep = Keep as a template or a series
templates-name = Name of the template
templates-weekly = Every week at the same time
templates-weekday = Day
templates-day-0 = Monday
templates-day-1 = Tuesday
templates-day-2 = Wednesday
templates-day-3 = Thursday
templates-day-4 = Friday
templates-day-5 = Saturday
templates-day-6 = Sunday
templates-time = Time
templates-until = Until (optional)
templates-events = Tournaments to come (optional)
templates-keep-button = Keep template
templates-change = Replace template
templates-drop = Delete template
templates-save = Save as file
templates-open = Open file
templates-kept = “{ $name }” is kept with all terms of this form.
templates-dropped = “{ $name }” is deleted. Tournaments announced from it stay.
templates-unread = “{ $name }” does not hold a template. Open a file that was saved here.
templates-not-exact = Check the levels and rules: they cannot all be taken over from that tournament.
templates-series-over = This series is over. Choose a time, or change its last day.
templates-starts = Start (optional)
templates-start-reason = As announced
