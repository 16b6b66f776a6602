### The floor's page, the ruling assistant, a live table for everybody.

nav-floor = Floor
live-lobby-title = Live tables
live-lobby-text = Real cards and chips: a dealer tells what happens, RuleOne rules by the book.
live-lobby-players = { $players ->
    [one] 1 player
   *[other] { $players } players
}
live-deal = Dealer's page
live-watch = Watch

## The floor's page

floor-loading = Asking the room…
floor-now = Now
floor-ask = Ruling assistant
floor-open = Open a live table
floor-open-short = Open
floor-calls = Calls
floor-called = Called { $time } ago
floor-called-short = calls
floor-answer = I am there
floor-to-table = To the table
floor-decisions = The floor decides
floor-nothing = Nothing waits for you
floor-nothing-text = Calls and open decisions of every live table come here.
floor-hand = Hand { NUMBER($hand, useGrouping: 0) }
floor-entry = entry { NUMBER($entry, useGrouping: 0) }
floor-why = Why, if you wish
floor-penalty-other = Another penalty…
floor-to-act = to act
floor-from-next-hand = from the next hand on
floor-overrule = Overrule…
floor-tables = Live tables
floor-no-tables = No live table is open
floor-no-tables-text = Open one, and give its dealer a link.
floor-no-hand = No hand yet
floor-hand-over = Hand { NUMBER($hand, useGrouping: 0) } is over
floor-hand-on = Hand { NUMBER($hand, useGrouping: 0) } is on
floor-waits = waits
floor-level-ante = { $blinds }, ante { $ante }
floor-penalties = Penalties running
floor-no-penalties = Nobody misses a hand.
floor-hands-left = { $hands ->
    [0] Misses this hand
    [one] 1 hand left
   *[other] { $hands } hands left
}
floor-rulings = The day's rulings
floor-rulings-table = Rulings at this table
floor-no-rulings = Nothing has been ruled yet
floor-search = Search in both languages
floor-search-table = Which table
floor-found = { $count ->
    [0] No rulings
    [one] 1 ruling
   *[other] { $count } rulings
}
floor-found-none = No ruling has all of these words
floor-because = Why: { $why }
floor-decided-by = Decided by { $name } at { $time }
floor-entered-by = Entered by { $name } at { $time }
floor-all = Show all { $count }

## A word to the players

floor-say = Announce
floor-say-to = To
floor-say-all = All live tables
floor-say-usual = Said often
floor-said = Announced.
floor-say-quiet = Please keep the game in order: one player to a hand, and no talk about hands in play.
    .short = One player to a hand
floor-say-break = The break begins after this hand.
    .short = Break
floor-say-last-hands = These are the last three hands before the break.
    .short = Last three hands
floor-say-hand-for-hand = We play hand-for-hand from the next hand on. Please stay in your seats.
    .short = Hand-for-hand
floor-say-levels = The level goes up: the next hand is played with the new blinds.
    .short = New level

## A table

floor-open-what = What is played
floor-open-title = Name of the table
floor-open-game = Game
floor-open-chips = Chips in play
floor-open-seats = Seats
floor-open-stack = Chips for each, where nothing else is written
floor-open-button = Open the table
floor-seat = Seat
floor-seat-open = open
floor-seat-who = Name
floor-seat-name = Name in seat { $seat }
floor-stack-odd = { NUMBER($stack) } cannot be made of the chips in play. A multiple of { NUMBER($unit) } can.
floor-seat-stack = Chips of seat { $seat }
floor-seat-button = Seat
floor-unseat = Take out of the seat
floor-unseat-now = { $name } leaves the table
floor-leaving = leaves after this hand
floor-chips = Chips
floor-chips-change = Change the chips
floor-chips-set = Play with these
floor-chips-text = Between hands only. Stacks that a chip race has changed are corrected below.
floor-chips-of-event-text = Between hands only. The event says which chips are in play; here others that lie on this table are set, such as larger ones. The smallest is always that of the event.
floor-cards = Cards
floor-chip-other = Another denomination
floor-chip-add = Add
floor-bring-in = Bring-in
floor-min-bet = Small bet
floor-ante = Ante
floor-link = Dealer's link
floor-link-text = Whoever opens it deals at this table: open it on the dealer's tablet.
floor-link-make = Make a link
floor-level = Level
floor-level-change = Change the level
floor-level-set = Set the level
floor-level-text = It counts from the next hand on.
floor-acts = Act on the hand
floor-acts-what = What is done
floor-acts-button = Do it
floor-does-kill-hand = Kill a hand
floor-does-restore-hand = Make a hand live again
floor-does-give-back = Give chips of this bet back
floor-does-correct-stack = Correct a stack by so many chips; a minus sign takes chips off
floor-does-take-board-back = Take board cards back
floor-does-void-hand = Misdeal: void the hand
floor-record = Record of the hand
floor-record-none = Nothing has been entered yet.
floor-close = Close the table
floor-close-text = Between hands only. What happened stays in the journal.
floor-close-sure = Yes, close it
floor-cancel = Cancel

## The ruling assistant

ask-kinds = Kinds of situations
ask-kind = What happened
ask-search = Search situations and rules
ask-button = What does the book say?
ask-again = Ask again with this
ask-needed = First fill in what is marked as needed.
ask-ruling = The ruling
ask-wait = Tell what happened. The ruling comes with its rules, the choices of the floor and the penalty that the book allows. Nothing of it is kept.
ask-old = You have changed the facts since. Ask again.
ask-penalties = Penalties that the book also allows
ask-advice = Good practice

## A live table for everybody

live-board-hand = The hand
live-board-waits = The next hand is about to begin
live-board-dealing = Cards are dealt
live-board-turn = { $player } to act
live-board-won = The pot goes to { $players }
live-board-called = The floor is called
live-board-clock = Clock on { $player }
live-board-counts = The count runs on { $player }
live-board-languages = Language of what was ruled
live-board-read = I have read it
live-board-both = Both languages
live-board-one = Mine only
live-board-rulings = Rulings
live-board-no-rulings = Nothing has been ruled yet.
