### 13-card Chinese poker: refusal-<code> and log-<code>. $opponent is the name of another player, as
### $player is; $front, $middle and $back are cards.

## Setting the cards

refusal-rows-unreadable = Set three rows of cards: front, middle and bottom.
refusal-row-cards = The { row-name } takes { $expected } cards, not { $came }.
refusal-rows-other-cards = { $cards }: seat { $seat } does not have these cards.
refusal-rows-card-twice = { $card } is in two places. Use each of your thirteen cards once.
refusal-arranged-already = Your cards are set and can no longer be changed.
refusal-surrendered-already = You have surrendered this hand.
refusal-no-suggestions = Suggestions are off in tournaments.

## Stakes

refusal-no-such-stake = No table plays for { $came } a point. Choose a stake from the list.
refusal-stake-start = { $came } is not enough to start at this stake: the minimum is { $least }.
refusal-stake-go-on = { $came } is not enough to continue at this stake: the minimum is { $least }. Add chips.

## Rows and naturals

row-name = { $row ->
    [front] front row
    [middle] middle row
   *[back] bottom row
}
natural-name = { $natural ->
    [one-suit] thirteen of one suit
    [dragon] a dragon, one card of every rank
    [twelve] twelve of one colour
    [trips-five-pairs] three of a kind and five pairs
    [three-straights] three straights
    [three-flushes] three flushes
   *[six-pairs] six pairs
}
points-of = { $points ->
    [one] one point
   *[other] { $points } points
}

## The log

log-thirteen-started = Hand { NUMBER($hand_number, useGrouping: 0) }: { $point } a point, { $table ->
    [bonus] with bonuses
   *[plain] without bonuses
}.
log-thirteen-dealt = Thirteen cards to each player.
log-thirteen-arranged = { $player } has set the cards.
log-thirteen-automatic = The software sets the cards for { $player }.
log-thirteen-surrendered = { $player } is not back in time and surrenders the hand.
log-thirteen-missed = { $player } is serving a penalty: this hand is surrendered.
log-thirteen-shown = { $player } shows { $front } in front, { $middle } in the middle, { $back } at the bottom.
log-thirteen-shown-foul = { $player } has fouled: { $front } in front, { $middle } in the middle and { $back } at the bottom are out of order.
log-thirteen-shown-false = { $player } declared a natural but does not have one: { $front }, { $middle }, { $back }.
log-thirteen-shown-natural = { $player } shows { natural-name } for { points-of }: { $front }, { $middle }, { $back }.
log-thirteen-result = { $player } wins { points-of } from { $opponent } and is paid { $amount }.
log-thirteen-even = { $player } and { $opponent } are even.
log-thirteen-rake = The house rakes { $amount } of the { $won } that { $player } won.
log-thirteen-leaves = { $player } leaves the game.

## Why two players pay each other what they pay

log-thirteen-row = { $player } wins the { row-name } from { $opponent } with { $hand }: { points-of }.
log-thirteen-row-by-suit = { $player } wins the { row-name } from { $opponent } by suit, with { $hand }: { points-of }.
log-thirteen-row-tied = { $player } and { $opponent } tie in the { row-name } with { $hand }.
log-thirteen-bonus = { $player } wins a bonus from { $opponent } in the { row-name } with { $hand }: { points-of }.
log-thirteen-majority = { $table ->
    [plain] { $player } won more rows than { $opponent }: { points-of } more.
   *[bonus] No bonus was won, and { $player } won more rows than { $opponent }: { points-of } more.
}
log-thirteen-foul = { $opponent } has fouled and pays { $player } { points-of }.
log-thirteen-foul-bonus = { $player } also gets the bonus for { $hand } in the { row-name } from { $opponent }: { points-of }.
log-thirteen-both-void = The hands of { $player } and { $opponent } are both void: nothing is paid.
log-thirteen-false-declaration = { $opponent } falsely declared a natural and pays { $player } { points-of }.
log-thirteen-natural = { $player } wins { points-of } from { $opponent } with { natural-name }.
log-thirteen-natural-over-void = { $opponent } has a void hand and pays { $player } the value of { natural-name }, { points-of }.
log-thirteen-natural-lower = { $player } reduces the payment to { $opponent } by { points-of } for { natural-name }.
log-thirteen-naturals-tied = The naturals of { $player } and { $opponent } tie: nothing is paid.
log-thirteen-surrender = { $opponent } surrendered the hand and pays { $player } { points-of }.
log-thirteen-surrender-nothing = A surrendered hand pays nothing here: { $player } and { $opponent } pay each other nothing.
log-thirteen-paid = { $opponent } pays { $player } { $amount }.
log-thirteen-paid-cut = { $opponent } pays { $player } { $amount } of { $due }: { $cut ->
    [payer-short] { $opponent } cannot lose more in this hand
    [winner-at-limit] { $player } cannot win more in this hand
    [payer-closed] { $opponent } has reached a limit and pays and receives nothing more in this hand
   *[winner-closed] { $player } has reached a limit and pays and receives nothing more in this hand
}.
