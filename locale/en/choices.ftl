### What each choice of an option means, by the option and the choice.

value-yes = yes
value-no = no
value-of = { $name }: { $value }
value-none = none

choice-set-true = yes
choice-set-false = no
choice-set-none = none

choice-devices-other-house-policy = as the house allows
choice-devices-other-banned = not allowed

choice-language-allowed-en = English
choice-language-allowed-zh = Chinese
choice-language-allowed-local = the local language

choice-breaking-method-two-step-random = drawn twice: the order, then the seats
choice-breaking-method-random = drawn once
choice-breaking-method-listed-order = in the listed order

choice-balancing-mover-next-big-blind = the player who is big blind next
choice-balancing-mover-by-position = the player in the position to be filled

choice-balancing-target-worst-position = the worst position
choice-balancing-target-last-opened = the seat that opened last

choice-balancing-stud-by-position = by position
choice-balancing-stud-as-other-games = as in other games

choice-balancing-source-procedure-predetermined = the fullest table
choice-balancing-source-procedure-break-order = the first table to break

choice-balancing-halt-baseline-fullest-table = the fullest table
choice-balancing-halt-baseline-table-capacity = the table's own capacity

choice-balancing-halt-when-at-once = at once
choice-balancing-halt-when-blinds-impacted = when the big blind would come to an open seat
choice-balancing-halt-cause-any = all open seats
choice-balancing-halt-cause-elimination = seats of eliminated players
choice-balancing-halt-formats-full-ring = full tables
choice-balancing-halt-formats-short-handed = short-handed tournaments
choice-balancing-halt-formats-turbo = turbo tournaments
choice-balancing-halt-formats-all = all tournaments

choice-showdown-all-in-reveal-immediate = all at once
choice-showdown-all-in-reveal-ordered = in order, at the end

choice-showdown-no-bet-order-first-to-act = the player first to act
choice-showdown-no-bet-order-left-of-button = the first player left of the button

choice-showdown-order-mode-voluntary-then-forced = voluntary first, then in order
choice-showdown-order-mode-forced = in order only

choice-showdown-request-to-see-paid-to-see = a player who called and kept their cards
choice-showdown-request-to-see-director = nobody without the director's permission
choice-showdown-request-to-see-voluntary = nobody: showing is voluntary
choice-showdown-request-to-see-river-callers = players who called on the river
choice-showdown-request-to-see-turn-callers = players who called on the turn
choice-showdown-request-to-see-anyone = anyone at the table

choice-showdown-partial-show-floor-judges = the floor decides
choice-showdown-partial-show-muck = the hand is mucked

choice-odd-chip-board-left-of-button = the first winner left of the button

choice-odd-chip-break-to-smallest-in-play = yes, into the smallest chip in play
choice-odd-chip-break-to-none = no

choice-odd-chip-several-one-at-a-time = one at a time
choice-odd-chip-several-all-to-first = all to the first winner

choice-odd-chip-stud-suit-of-best-five = by the highest card of the best five
choice-odd-chip-stud-suit-of-any-card = by the highest card of the whole hand

choice-suits-order-s = spades
choice-suits-order-h = hearts
choice-suits-order-d = diamonds
choice-suits-order-c = clubs

choice-chinese-suit-tiebreak-explicit-only = only where the rules name suits
choice-chinese-suit-tiebreak-all-rows = in all rows
choice-chinese-suit-tiebreak-none = in no row

choice-disputes-accounting-window-next-hand-start = until the next hand begins
choice-disputes-accounting-window-substantial-action = until there is substantial action in the next hand

choice-disputes-window-next-hand-start = until the next hand begins

choice-hand-start-events-first-riffle = the first riffle
choice-hand-start-events-shuffler-button = pressing the shuffler button
choice-hand-start-events-dealer-push = the dealer push

choice-levels-trigger-clock-zero = when the clock reaches zero
choice-levels-trigger-clock-zero-and-announced = when the clock reaches zero and the level is announced
choice-levels-trigger-announced-or-signalled = when the level is announced or the clock sounds, whichever is first

choice-color-up-leftovers-exchange-or-void = exchanged, or removed without value
choice-color-up-leftovers-floor = the floor decides

choice-clock-approval-staff = yes
choice-clock-approval-none = no

choice-clock-who-any-player-seated = any player at any table
choice-clock-who-player-seated = a player at the same table

choice-clock-tie-player = the player: the action stands
choice-clock-tie-declaration-order = whichever was said first

choice-clock-expiry-without-bet-dead = the hand is dead
choice-clock-expiry-without-bet-check = a check
choice-clock-turn-without-bet-check = a check
choice-clock-turn-without-bet-as-called = the same as with a called clock

choice-presence-deadline-first-card = at the first card of the deal
choice-presence-deadline-last-card = at the last card of the deal
choice-presence-deadline-deal-complete = when everyone has all their cards

choice-presence-stay-scope-seat = at the seat
choice-presence-stay-scope-table = at the table

choice-presence-leave-penalty-optional = yes
choice-presence-leave-penalty-none = no

choice-button-policy-dead = dead button: it may stop at an empty seat
choice-button-policy-moving = moving button: it moves to the next player

choice-misdeal-flop-exposure-two-other = one of the first two cards dealt, or any two others
choice-misdeal-flop-exposure-two-any = any two cards

choice-misdeal-stud-downcard-misdeal = a misdeal
choice-misdeal-stud-downcard-becomes-upcard = it becomes the upcard

choice-misdeal-wrong-count-floor = the floor decides
choice-misdeal-wrong-count-misdeal = a misdeal
choice-dealing-killed-for-count-floor = the floor decides
choice-dealing-killed-for-count-dead = the hand is dead
choice-button-short-cards-floor = as any other hand
choice-button-short-cards-made-up-until-it-acts = the missing cards come until it acts
choice-misdeal-foreign-card-floor = the floor decides
choice-misdeal-foreign-card-misdeal-until-substantial = a misdeal before substantial action, then a scrap of paper
choice-deck-fouled-floor = the floor decides
choice-deck-fouled-all-bets-back = all bets go back
choice-dealing-unburned-flop-floor = the floor decides
choice-dealing-unburned-flop-mixed-until-an-act = one of its cards is drawn as the burn card until somebody acts
choice-levels-wrong-level-hand-floor = the floor decides
choice-levels-wrong-level-hand-until-substantial-action = it is corrected until there is substantial action
choice-underbet-correction-none = no rule
choice-underbet-correction-street = made up while the street lasts
choice-pot-limit-miscount-none = no rule
choice-pot-limit-miscount-high-street-low-sa = cut while the street lasts, made up until substantial action
choice-button-misplaced-floor = the floor decides
choice-button-misplaced-corrected-until-substantial = it is corrected until there is substantial action
choice-fold-bettor-discards-binding = it binds
choice-fold-bettor-discards-floor = the floor decides
choice-showdown-one-card-shown-as-any-part = as any hand shown in part
choice-showdown-one-card-shown-asked-to-table = the player is asked to table all cards first
choice-chips-no-value-floor = the floor decides
choice-chips-no-value-call = a call
choice-chips-no-value-all-in = an all-in
choice-misdeal-draw-policy-house = the house's
choice-misdeal-draw-policy-none = none

choice-misdeal-redeal-exact-replay = repeats the hand exactly
choice-misdeal-redeal-new-hand = is a new hand

choice-substantial-action-definition-2-with-chips-or-any-3 = two actions with chips, or any three

choice-betting-precedence-first-in-time = whichever comes first
choice-betting-precedence-verbal-first = always the verbal declaration

choice-betting-simultaneous-clear-verbal-else-chips = the verbal declaration if it is clear, otherwise the chips
choice-betting-simultaneous-floor = the floor decides

choice-undercall-mandatory-heads-up-or-opening = facing the opening bet, or heads-up
choice-undercall-mandatory-never = never
choice-undercall-mandatory-always = always

choice-betting-contradictory-first-counts = what comes first counts
choice-betting-contradictory-floor = the floor decides

choice-verbal-premature-call-binds = the call holds
choice-verbal-premature-call-floor = the floor decides

choice-undercall-forfeit-all-pushed = every chip put out
choice-undercall-forfeit-amount-meant = the amount meant
choice-undercall-chain-each-by-itself = each by itself
choice-undercall-chain-back-to-first = the first one, then the floor

choice-out-of-turn-changed-options-call-fold = call or fold
choice-out-of-turn-changed-options-all = anything: call, raise or fold

choice-out-of-turn-penalty-each = every time
choice-out-of-turn-penalty-repeated = only if repeated

choice-out-of-turn-skipped-hand-floor = the floor decides
choice-out-of-turn-skipped-hand-dead = it is dead
choice-out-of-turn-skipped-hand-call-fold = it may call or fold

choice-raise-fifty-percent-base-min-raise = the minimum raise
choice-raise-fifty-percent-base-previous-bet-total = the previous bet as a whole

choice-raise-below-half-call = a call

choice-raise-min-base-largest = the largest bet or raise of the round
choice-raise-min-base-last = the last bet or raise

choice-reopen-comparison-at-least = yes: that percentage or more
choice-reopen-comparison-more-than = no: only more than that percentage

choice-chip-bet-multi-scope-any = any chips
choice-chip-bet-multi-scope-same-denomination = chips of one denomination

choice-chip-bet-prior-chips-by-case = depends on the chips: if the earlier ones are less than a call, the new chips decide; otherwise all count
choice-chip-bet-prior-chips-floor = the floor decides
choice-chip-bet-prior-chips-ignore = they are ignored

choice-chip-bet-combined-gesture-floor = the floor decides
choice-chip-bet-combined-gesture-all-chips = all the chips are bet

choice-verbal-pot-in-nl-min-bet-or-raise = the minimum bet or raise
choice-verbal-pot-in-nl-bet = a bet of any legal size

choice-unclear-bet-policy-floor = the floor
choice-unclear-bet-policy-lesser-value = nobody: the lesser amount counts
choice-unclear-bet-policy-highest-within-pot = nobody: the highest amount that is no more than the pot counts

choice-unclear-bet-proposal-lesser = the lesser amount
choice-unclear-bet-proposal-by-factors = the amount that recent bets and the pot suggest

choice-verbal-invalid-check-ask = the dealer asks
choice-verbal-invalid-check-call-or-fold = only a call or a fold is left

choice-verbal-conditional-discretion = judged by the floor
choice-verbal-conditional-forbidden = forbidden

choice-chips-out-of-view-optional = at the floor's discretion
choice-chips-out-of-view-required = mandatory

choice-penalties-ladder-warning = a warning
choice-penalties-ladder-one-hand = one hand
choice-penalties-ladder-hands = a number of hands
choice-penalties-ladder-one-to-four-rounds = one to four rounds
choice-penalties-ladder-rounds = a number of rounds
choice-penalties-ladder-disqualification = disqualification

choice-penalties-dodge-blinds-ladder = by the usual penalties
choice-penalties-dodge-blinds-chip-fine = by a chip fine

choice-dealer-touch-bets-count-only = only to count them
choice-dealer-touch-bets-free-unless-routine = freely, but not routinely

choice-count-who-player-facing-all-in = a player facing the all-in
choice-count-who-any-caller = any player who may call

choice-ante-format-none = nobody
choice-ante-format-per-player = each player
choice-ante-format-big-blind = the big blind
choice-ante-format-button = the button

choice-ante-order-ante-first = the ante
choice-ante-order-blind-first = the blind

choice-seating-button-draw-random = at random
choice-seating-button-draw-high-card-redraw = high card; ties draw again
choice-seating-button-draw-high-card-suit = high card; ties broken by suit

choice-seating-draw-tie-suit = by suit
choice-seating-draw-tie-redraw = by a redraw

choice-chinese-short-money-sequential-cap = to what is left, one payment after another
choice-chinese-short-money-none = not at all

choice-chinese-tournament-surrender-three-points = three points to each opponent
choice-chinese-tournament-surrender-pay-foul = the same as a foul
choice-chinese-tournament-surrender-auto-arrange = nothing: the software sets the cards

choice-pots-uncalled-return = it is returned
choice-pots-uncalled-award = it is awarded as a pot

choice-premature-reshuffle-stub-only = only the stub

choice-hand-for-hand-expose-penalty-optional = yes

choice-hand-for-hand-share-from-announcement = from the announcement
choice-hand-for-hand-share-from-next-hand = from the next hand

choice-odd-chip-identical-two-way-whole-pot = as one pot
choice-odd-chip-identical-two-way-halve-first = into halves first, then each half

choice-chinese-foul-bonus-mode-add = in addition to the point
choice-chinese-foul-bonus-mode-replace = instead of the point

choice-chinese-foul-vs-foul-none = no: nothing is paid
choice-chinese-foul-vs-foul-compare = yes

choice-chinese-natural-tie-same-class = when they are of the same type
choice-chinese-natural-tie-same-points = when they are worth the same points

choice-chinese-rake-base-net-win = net winnings
choice-chinese-rake-base-gross-win = gross winnings

choice-chinese-twelve-by-colour = colour
choice-chinese-twelve-by-suit = suit

choice-chinese-winning-cap-starting-balance = the amount the player started with
choice-chinese-winning-cap-none = without a limit

choice-chinese-players-2 = 2
choice-chinese-players-3 = 3
choice-chinese-players-4 = 4

choice-chinese-naturals-one-suit = thirteen of one suit
choice-chinese-naturals-dragon = dragon
choice-chinese-naturals-twelve = twelve of one colour
choice-chinese-naturals-trips-five-pairs = three of a kind and five pairs
choice-chinese-naturals-three-straights = three straights
choice-chinese-naturals-three-flushes = three flushes
choice-chinese-naturals-six-pairs = six pairs

choice-limit-all-in-height-whole-bet = on top of the full bet
choice-limit-all-in-height-as-put-in = on top of the amount put in

choice-showdown-hand-for-hand-reveal-on-instruction = yes
choice-showdown-hand-for-hand-reveal-immediate = no, they are turned up at once

choice-balancing-source-tie-highest-table = the highest table number
choice-balancing-source-tie-lowest-table = the lowest table number

choice-breaking-order-drawn = in a drawn order
choice-breaking-order-highest-table-first = highest table number first
choice-breaking-order-lowest-table-first = lowest table number first

choice-places-same-hand-bigger-stack-first = the player who began the hand with more chips finishes higher
choice-places-same-hand-shared = they share the place
choice-deals-from-final-table = at the final table
choice-deals-from-never = not at all

choice-short-deck-order-short-deck = flush over full house, straight over three of a kind
choice-short-deck-order-short-deck-trips-over-straight = flush over full house, three of a kind over straight
choice-short-deck-order-short-deck-full-house-over-flush = full house over flush, straight over three of a kind
choice-short-deck-order-short-deck-full-house-over-flush-trips-over-straight = full house over flush, three of a kind over straight
