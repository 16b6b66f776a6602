### The floor's page, the ruling assistant, a live table for everybody.

nav-floor = Floor
live-lobby-title = Live tables
live-lobby-text = Real cards and chips: a dealer enters the action, RuleOne rules by the book.
live-lobby-players = { $players ->
    [one] 1 player
   *[other] { $players } players
}
live-deal = Dealer's page
live-watch = Watch

## The floor's page

floor-loading = Loading…
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
floor-calls-wait = No decision is open. { $count ->
    [one] { $count } table calls
   *[other] { $count } tables call
} the floor.
floor-nothing = Nothing needs you now
floor-nothing-text = Calls and open decisions from every live table appear here.
floor-hand = Hand { NUMBER($hand, useGrouping: 0) }
floor-entry = entry { NUMBER($entry, useGrouping: 0) }
floor-why = Reason (optional)
floor-penalty-other = Another penalty…
floor-to-act = to act
floor-from-next-hand = from the next hand
floor-overrule = Overrule…
floor-tables = Live tables
floor-no-tables = No live table is open
floor-no-tables-text = Open a table and give its dealer a link.
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
floor-no-rulings = No rulings yet
floor-search = Search in both languages
floor-search-table = Which table
floor-found = { $count ->
    [0] No rulings
    [one] 1 ruling
   *[other] { $count } rulings
}
floor-found-none = No ruling has all these words
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
floor-say-seats = Please take your seats. Play resumes soon.
    .short = Seats
floor-say-closing = Late registration closes soon. Please come to the desk.
    .short = Registration closes
floor-say-food = Food is served.
    .short = Food
floor-say-hand-for-hand = We play hand for hand from the next hand. Please stay in your seats.
    .short = Hand for hand
floor-say-levels = The level goes up: the next hand is played with the new blinds.
    .short = New level

## A table

floor-open-what = Game type
floor-open-title = Name of the table
floor-open-game = Game
floor-open-chips = Chips in play
floor-open-seats = Seats
floor-open-stack = Starting chips, unless entered below
floor-open-button = Open the table
floor-seat = Seat
floor-seat-open = open
floor-seat-who = Name
floor-seat-name = Name in seat { $seat }
floor-stack-odd = { NUMBER($stack) } cannot be made from the chips in play. Choose a multiple of { NUMBER($unit) }.
floor-seat-stack = Chips of seat { $seat }
floor-seat-button = Seat
floor-unseat = Remove from seat
floor-unseat-now = { $name } leaves the table
floor-leaving = leaves after this hand
floor-chips = Chips
floor-chips-change = Change the chips
floor-chips-set = Use these
floor-chips-text = Between hands only. Correct stacks changed by a chip race below.
floor-chips-of-event-text = Between hands only. The tournament sets the chips in play; here you set others on this table, such as larger ones. The smallest chip is always the tournament's.
floor-cards = Cards
floor-chip-other = Another denomination
floor-chip-add = Add
floor-bring-in = Bring-in
floor-min-bet = Small bet
floor-ante = Ante
floor-link = Dealer's link
floor-link-text = Anyone who opens this link deals at this table: open it on the dealer's tablet.
floor-link-make = Make link
floor-level = Level
floor-level-change = Change the level
floor-level-set = Set the level
floor-level-text = Applies from the next hand.
floor-acts = Correct the hand
floor-acts-what = Correction
floor-acts-button = Apply
floor-does-kill-hand = Kill a hand
floor-does-restore-hand = Restore a hand
floor-does-give-back = Return chips of this bet
floor-does-correct-bets = Correct a bet on this street to a total
floor-does-correct-stack = Correct a stack by a number of chips; use a minus sign to remove chips
floor-does-take-board-back = Remove board cards
floor-does-void-hand = Misdeal: void the hand
floor-record = Record of the hand
floor-record-none = No entries yet.
floor-close = Close the table
floor-close-text = Between hands only. The journal keeps everything that happened.
floor-close-sure = Close table
floor-cancel = Cancel

## The ruling assistant

ask-kinds = Kinds of situations
ask-kind = Incident
ask-search = Search situations and rules
ask-button = What does the book say?
ask-again = Ask again with this
ask-needed = First fill in the required fields.
ask-ruling = The ruling
ask-wait = Enter what happened. You get the ruling with its rules, the floor's choices and the penalty the book allows. Nothing is saved.
ask-old = You have changed the facts. Ask again.
ask-penalties = Penalties the book also allows
ask-advice = Good practice
ask-in-turn = Questions
ask-one-by-one = One question at a time
ask-all-facts = All facts
ask-settled = No open question can change this ruling. If there is more to it, add it below.
ask-wait-next = Answer the question. The ruling appears here once nothing that you have not entered can change it.
ask-words = Describe what happened
ask-words-such = Button has one card
ask-words-find = Find
ask-words-found = Which of these happened?
ask-words-understood = Understood
ask-words-remove = Remove “{ $fact }”
ask-words-cases = Similar cases
ask-words-none = None of these
ask-words-nothing = No situation found
ask-words-nothing-text = Use other words, or choose from the list of all situations.
ask-words-list = Show the list
asked-said = The player said “{ $words }”

## A live table for everybody

live-board-hand = The hand
live-board-waits = The next hand is about to begin
live-board-dealing = Cards are being dealt
live-board-turn = { $player } to act
live-board-won = The pot goes to { $players }
live-board-called = The floor was called
live-board-clock = Clock on { $player }
live-board-counts = Countdown on { $player }
live-board-languages = Language of the ruling
live-board-read = I have read it
live-board-both = Both languages
live-board-one = Mine only
live-board-rulings = Rulings
live-board-no-rulings = No rulings yet.
