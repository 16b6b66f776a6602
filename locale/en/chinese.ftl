### 13-card Chinese poker: refusal-<code> and log-<code>. $opponent is the name of another player, as
### $player is; $front, $middle and $back are cards.

## Setting the cards

refusal-rows-unreadable = Expected three rows of cards: front, middle and bottom.
refusal-row-cards = The { row-name } takes { $expected } cards, got { $came }.
refusal-rows-other-cards = { $cards }: these are not cards of seat { $seat }.
refusal-rows-card-twice = { $card } stands in two places; each of your thirteen cards stands in one.
refusal-arranged-already = Your cards are set, and they stay as they are.
refusal-surrendered-already = This hand has been surrendered.
refusal-no-suggestions = In a tournament nobody is told how to set the cards.

## Stakes

refusal-no-such-stake = There is no stake at { $came } a point.
refusal-stake-start = { $came } is too little to start at this stake: the least is { $least }.
refusal-stake-go-on = { $came } is too little to go on at this stake: add to it, the least is { $least }.

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
log-thirteen-automatic = The software sets the cards of { $player }.
log-thirteen-surrendered = { $player } has not come back and surrenders the hand.
log-thirteen-missed = { $player } misses this hand for a penalty: it is surrendered.
log-thirteen-shown = { $player } shows { $front } in front, { $middle } in the middle, { $back } at the bottom.
log-thirteen-shown-foul = { $player } has fouled: { $front } in front, { $middle } in the middle, { $back } at the bottom are out of order.
log-thirteen-shown-false = { $player } declared a natural and has none: { $front }, { $middle }, { $back }.
log-thirteen-shown-natural = { $player } shows { natural-name } for { points-of }: { $front }, { $middle }, { $back }.
log-thirteen-result = { $player } wins { points-of } from { $opponent } and is paid { $amount }.
log-thirteen-even = { $player } and { $opponent } are even.
log-thirteen-rake = The house takes { $amount } of the { $won } that { $player } won.
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
log-thirteen-foul-bonus = On top of it { $player } gets from { $opponent } the bonus for { $hand } in the { row-name }: { points-of }.
log-thirteen-both-void = The hands of { $player } and { $opponent } are both void: nothing is exchanged.
log-thirteen-false-declaration = { $opponent } declared a natural and has none, and pays { $player } { points-of }.
log-thirteen-natural = { $player } wins { points-of } from { $opponent } with { natural-name }.
log-thirteen-natural-over-void = { $opponent } has a void hand and pays { $player } the value of { natural-name }, { points-of }.
log-thirteen-natural-lower = { $player } takes off { points-of } from { $opponent } for { natural-name }.
log-thirteen-naturals-tied = The naturals of { $player } and { $opponent } tie: nothing is exchanged.
log-thirteen-surrender = { $opponent } surrendered the hand and pays { $player } { points-of }.
log-thirteen-surrender-nothing = A surrendered hand pays nothing here: { $player } and { $opponent } exchange nothing.
log-thirteen-paid = { $opponent } pays { $player } { $amount }.
log-thirteen-paid-cut = { $opponent } pays { $player } { $amount } of { $due }: { $cut ->
    [payer-short] more than that { $opponent } cannot lose in this hand
    [winner-at-limit] more than that { $player } cannot win in this hand
    [payer-closed] { $opponent } has reached a limit and exchanges nothing more in this hand
   *[winner-closed] { $player } has reached a limit and exchanges nothing more in this hand
}.
