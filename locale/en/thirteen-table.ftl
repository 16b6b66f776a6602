### The table of 13-card Chinese poker. $row is front, middle or back; $named and $other are cards in words.

## The rows

thirteen-front = Front
thirteen-middle = Middle
thirteen-back = Bottom
thirteen-cards = { $takes } cards
thirteen-of = { $has } of { $takes }
thirteen-in-hand = In hand: { $count ->
    [one] one card
   *[other] { $count } cards
}
thirteen-board = Your thirteen cards
thirteen-room = { $count ->
    [one] One more place
   *[other] { $count } more places
} in the { row-name }
thirteen-help = Arrow keys move between the cards and the rows. Enter picks a card up and puts it down. 1, 2 and 3 send it to the front, the middle and the bottom, 0 back into the hand. Z undoes.

## What was done

thirteen-told-picked = Picked up: { $named }. Choose a row.
thirteen-told-let-go = Put down: { $named }.
thirteen-told-let-go-all = Nothing is picked up now.
thirteen-told-put = { $count ->
    [one] { $named }
   *[other] { $count } cards
} to the { row-name }: { $has } of { $takes } there.
thirteen-told-back = { $count ->
    [one] { $named }
   *[other] { $count } cards
} back in your hand.
thirteen-told-exchanged = { $named } and { $other } have swapped places.
thirteen-told-full = The { row-name } is full. Put the card on another one to swap them.
thirteen-told-swapped = The middle and bottom rows have swapped places.
thirteen-told-cleared = All thirteen cards are back in your hand.
thirteen-told-laid = The suggestion is in place.
thirteen-told-undone = Undone.
thirteen-told-by-rank = Sorted by rank.
thirteen-told-by-suit = Sorted by suit.

## The buttons

thirteen-tools = Arrange the cards
thirteen-by-rank = By rank
thirteen-by-suit = By suit
thirteen-undo = Undo
thirteen-clear = Clear
thirteen-suggest = Suggest
thirteen-natural = Natural
thirteen-rest = { $row ->
    [front] Rest to the front
    [middle] Rest to the middle
   *[back] Rest to the bottom
}
thirteen-swap = Swap middle and bottom
thirteen-set = Set this hand
thirteen-set-foul = Set it as a foul
thirteen-declare = Declare the natural
thirteen-keep = Keep arranging
thirteen-still-in-hand = { $count } still in hand

## Why a button cannot be pressed

thirteen-why-undo = There is nothing to undo.
thirteen-why-clear = All thirteen cards are in your hand already.
thirteen-why-natural = Your thirteen cards hold no natural.
thirteen-why-natural-unknown = The room is still checking your cards for a natural.
thirteen-why-sort = Fewer than two cards are in your hand.
thirteen-why-swap = The middle and the bottom row are both empty.
thirteen-why-set = { $count ->
    [one] Place the last card first.
   *[other] Place all cards first: { $count } are still in your hand.
}

## What is said of the rows

thirteen-fine = No foul: bottom beats middle, middle beats front
thirteen-fine-more = You can still change it until you set it.
thirteen-complete = All thirteen cards are in rows
thirteen-foul = This would be a foul: the { row-name } beats the { $under ->
    [middle] middle row
   *[back] bottom row
}
thirteen-foul-more = A foul pays every opponent.
thirteen-too-high = Too high
thirteen-too-low = Too low
thirteen-foul-sure = Set a foul? You will pay every opponent.
thirteen-natural-sure = Declare a natural? Your rows are then not compared.
thirteen-natural-held = You have a natural: { natural-name }
thirteen-natural-worth = You have { natural-name }: declared, it is worth { points-of }.
thirteen-natural-for = Natural: { $points }
thirteen-suggested = Suggested arrangements
thirteen-suggested-how = Expected points against each opponent who sets like a computer player. Tap one to use it.
thirteen-suggested-natural = Better: declare { natural-name } for { points-of } from each opponent.
thirteen-suggested-moved = Not as in the first:
thirteen-suggesting = Checking all 72,072 arrangements…
thirteen-bonus = Bonus { $points }

## The table

thirteen-point = { $point } a point
thirteen-with-bonus = bonus table
thirteen-plain = plain table
thirteen-players = Players
thirteen-own-chips = Your chips
thirteen-status-arranging = Setting
thirteen-status-arranged = Set
thirteen-status-ordinary = Shown
thirteen-status-natural = Natural
thirteen-status-foul = Foul
thirteen-status-false-declaration = No natural
thirteen-status-surrendered = Surrendered
thirteen-you = You
thirteen-you-inside = you
thirteen-dealer = Button
thirteen-time = Time to set
thirteen-bank = Time bank
thirteen-away = You are away
thirteen-away-cost = Your hands are surrendered until you are back.
thirteen-set-yours = Your cards are set
thirteen-set-waiting = { $count ->
    [0] Opening the rows.
    [one] One player is still setting.
   *[other] { $count } players are still setting.
}
thirteen-watching = { $count ->
    [0] Opening the rows.
    [one] One player is setting the cards.
   *[other] { $count } players are setting their cards.
}
thirteen-arrange = Set your thirteen cards
thirteen-told-cards = Hand { NUMBER($number, useGrouping: 0) }. Your thirteen cards: { $named }.
thirteen-arrange-left = Set your thirteen cards, { $left } left
thirteen-log = Hand log
thirteen-next-dealt = The next hand is dealt
thirteen-next-left = The next hand is dealt, { $left } to set it
thirteen-to-next = To the next hand
thirteen-next-hand = Next hand, { $left }
thirteen-next-in = The next hand comes in { $left }
thirteen-next-asked = Next hand
thirteen-next-held-here = The deal is on hold: the next hand starts when the player at this table asks for it.
thirteen-next-held = The next hand waits until you ask for it. After { $left } you sit out and keep your seat.
thirteen-next-others = { $count ->
    [one] One player is still looking
   *[other] { $count } players are still looking
}: the next hand starts in { $left } at the latest
thirteen-level-left = { $level }: { $left } left
thirteen-level-next = then { $next }
thirteen-place = { $place } of { $left }
thirteen-last = Points of hand { NUMBER($number, useGrouping: 0) }

## What the table pays

terms-title = Points at this table
terms-open = Points and naturals
terms-open-bonus = Points and bonuses
terms-more = Points
terms-row = Each row won
terms-majority = More rows won than lost
terms-majority-bonus = More rows won than lost, if neither won a bonus
terms-foul = A foul, to each opponent
terms-foul-bonus = A foul, to each opponent, plus the opponent's bonuses
terms-bonuses = Bonuses
terms-combination = A row that wins with
terms-trips = Three of a kind
terms-full-house = Full house
terms-quads = Four of a kind
terms-straight-flush = Straight flush
terms-royal-flush = Royal flush
terms-none = none
terms-replaces = Paid instead of the row's point.
terms-on-top = Paid in addition to the row's point.
terms-plain = No bonuses are paid here.
terms-naturals = Naturals
terms-naturals-how = From each opponent who does not declare an equal or better one. A player who declares a natural does not compare rows.
terms-also = Also at this table
terms-suits = { $tiebreak ->
    [all-rows] Rows of equal ranks are decided by suit: { $suits }.
    [explicit-only] Straights, flushes and the like of equal ranks are decided by suit: { $suits }.
   *[none] Suits do not decide between rows of equal ranks.
}
terms-limit-both = A player cannot win or lose more in a hand than they started it with.
terms-limit-loss = A player cannot lose more in a hand than they started it with.
terms-rake = The house rakes { $percent }% of { $each ->
    [true] each payment
   *[false] a player's net winnings in the hand
}.
terms-leaves = If you lose the connection and are not back in time, the software sets your cards and you leave the table after the hand.

## Rows opened, points counted

thirteen-showdown = The rows of hand { NUMBER($number, useGrouping: 0) }
thirteen-pairs = Points between each two players
thirteen-totals = Each player's result
thirteen-hidden-row = Not opened yet
thirteen-foul-shown = Foul
thirteen-foul-where = Foul: { $row ->
    [front] front beats middle
   *[middle] middle beats bottom
}
thirteen-false-shown = No natural: pays like a foul
thirteen-surrendered-shown = Surrendered: no cards are shown
thirteen-automatic-shown = Set by the software
thirteen-natural-shown = Natural: { natural-name }
thirteen-pair-title = { $one } and { $other }
thirteen-pair-even = Even
thirteen-pair-result = { $player } { $signed }
thirteen-paid = Paid
thirteen-paid-way = From { $payer } to { $winner }
# $who can lose or win no more.
thirteen-cut = { $due } was due: { $cut ->
    [payer-short] { $who } cannot lose more in this hand.
    [winner-at-limit] { $who } cannot win more in this hand.
   *[settled] { $who } cannot win or lose more in this hand.
}
thirteen-term-row = { $row ->
    [front] Front
    [middle] Middle
   *[back] Bottom
}
thirteen-term-majority = More rows
thirteen-term-foul = Foul
thirteen-term-bonus = Bonus
thirteen-term-void = Both void
thirteen-term-natural = Natural
thirteen-term-surrender = Surrender
thirteen-line-row = { $player }: { $hand }
thirteen-line-row-by-suit = { $player }: { $hand }, by suit
thirteen-line-row-tied = Both: { $hand }
thirteen-line-bonus = { $player }: { $hand }, with bonus
thirteen-line-majority = { $table ->
    [plain] { $player }
   *[bonus] { $player }, because no bonus was won
}
thirteen-line-foul = { $opponent } fouled
thirteen-line-foul-bonus = { $player }: { $hand }
thirteen-line-both-void = Nothing is paid
thirteen-line-false-declaration = { $opponent } had none
thirteen-line-natural = { $player }: { natural-name }
thirteen-line-natural-over-void = { $player }: { natural-name }, against a void hand
thirteen-line-natural-lower = { $player }: { natural-name }, subtracted
thirteen-line-naturals-tied = Equal rank, nothing is paid
thirteen-line-surrender = { $opponent } surrendered
thirteen-line-surrender-nothing = Nothing is paid
thirteen-column-player = Player
thirteen-column-points = Points
thirteen-column-money = Won or lost
thirteen-column-rake = Rake
thirteen-column-stack = Stack now
thirteen-all-rows = All rows are open
thirteen-pause = Pause
thirteen-go-on = Continue
thirteen-step = Next step
thirteen-to-end = Show all
thirteen-again = Show again

## The keys

thirteen-keys-arrows = To another card or row
thirteen-keys-pick = Pick a card up, put it down
thirteen-keys-send = To the front, the middle, the bottom
thirteen-keys-hand = Back into the hand
thirteen-keys-let-go = Put down what is picked up
thirteen-keys-swap = Swap middle and bottom
thirteen-keys-undo = Undo
thirteen-keys-sort = Sort by rank, by suit

## In the lobby

thirteen-offer-text = Thirteen cards in three rows, everyone against everyone, at the stakes you choose.
thirteen-open = Choose the stakes
game-thirteen = 13-card Chinese poker
thirteen-choose-point = A point is worth
thirteen-choose-bonus = Bonuses for high rows
thirteen-bonus-yes = Bonus table
thirteen-bonus-no = Plain table
thirteen-choose-company = Computer players
thirteen-company-heads-up = One, heads-up
thirteen-company-some = { $count }
thirteen-company-full = { $count }, a full table
thirteen-least = Needs { $start } to start and { $go_on } to continue.
thirteen-stakes = { $point } a point, { $bonus ->
    [true] with bonuses
   *[false] without bonuses
}
