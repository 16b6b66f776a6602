### The showdown and what follows it: ruling-<code> for each step, ruled-<code> for what may be ruled, does-<code> for what is done.

## A hand that is shown, called, thrown in or killed

ruling-plays-board = A player who plays the board must table all their cards to get a share.
ruling-tabled-fully = All cards are face up where dealer and players can read them: the hand is tabled.
ruling-tabled-partly = { $up } of the cards can be read: the hand is not tabled.
ruling-partly-is-muck = Showing part of a hand mucks it.
ruling-partly-own-risk = A player who does not table all cards bears the risk, and the floor decides.
ruling-judge-identified = The floor first decides whether every card is known for certain.
ruling-one-card-would-win = One card alone is shown, and it would make the winning hand: the dealer advises the player to table all cards.
ruling-one-card-refused = The player refuses to table all cards: the floor is called and decides.
ruling-shown-well = The cards are known for certain or were clearly shown.
ruling-not-shown = The cards are not known for certain and were not clearly shown: no claim to the pot.
ruling-cards-speak = Cards speak: what players say about a hand is not binding.
ruling-table-to-claim = A hand counts only when it is tabled.
ruling-judge-purpose = The hand was miscalled: the floor decides whether on purpose, which may be penalised.
ruling-miscalled-on-purpose = Miscalling a hand on purpose may be penalised.
ruling-all-in-not-mucked = After an all-in no hand may be mucked: all are tabled and stay live.
ruling-all-in-may-muck = A hand may be mucked unseen in turn, even after an all-in.
ruling-thrown-is-out = A hand discarded face down is dead.
ruling-pushed-into-muck = The dealer has pushed the cards into the muck: they are dead.
ruling-not-identified = The cards are no longer known for certain: the hand is dead.
ruling-thrown-and-known = The cards are known for certain and not in the muck: the player may still table them.
ruling-not-guarded = Players must protect their hands until they have been read: there is no redress for an untabled hand.
ruling-judge-best = Read the hands again: was this the winner?
ruling-winner-not-killed = A tabled hand that obviously won cannot be killed.
ruling-loser-stays-killed = The hand had not won: nothing changes.

## Who shows

ruling-last-live-wins = Everyone else has given up: the last hand wins and need not be shown.
ruling-betting-to-come = There may be more betting: hands stay down.
ruling-wait-for-floor = Hand for hand: hands stay down until the floor gives the word.
ruling-all-up-at-once = All-in and no more betting: all hands are turned up at once, then the rest of the board is dealt.
ruling-all-up-in-stud = All-in and no more betting: all hands are turned up, then the remaining cards are dealt.
ruling-not-at-risk-first = In stud players who are not at risk turn up first: seat { $seats }.
ruling-first-all-in-shows = Everyone is all-in: seat { $seat } was all-in first and shows first, then clockwise.
ruling-show-freely = Players may table or muck voluntarily.
ruling-order-imposed = Nobody shows: the floor imposes an order.
ruling-order-stands = Hands are shown in order.
ruling-bettor-shows = Seat { $seat } bet or raised last on the last street and shows first, then clockwise.
ruling-left-of-button-shows = No bet on the last street: seat { $seat }, the first left of the button, shows first, then clockwise.
ruling-first-to-act-shows = No bet on the last street: seat { $seat } would act first and shows first, then clockwise.

## Asking to see

ruling-anyone-may-see = Any player who was dealt in may ask to see a hand.
ruling-callers-may-see = Only a player who called to the end and kept their cards may ask to see a hand.
ruling-turn-callers-may-see = Only a player who called on the turn may ask to see a hand.
ruling-nobody-may-see = Showing is voluntary.
ruling-right-lost = A player without cards, or who mucked them untabled, has lost the right to ask.
ruling-paid-to-see = The player called the last bet and kept their hand, so may see the hand of the last bettor or raiser.
ruling-seeing-is-for-the-floor = The player has no right to see this hand: the floor decides.
ruling-seeing-has-reason = There is a concern about the fairness of the game.
ruling-seeing-not-abused = The player has asked before ({ $times }) and gives no reason: the privilege must not be abused.
ruling-no-rabbit = Cards that would have come are never shown.

## Speaking up, disputes

ruling-untabled-not-read = An untabled hand is not read.
ruling-speak-up = Anyone who sees a mistake in reading a hand or awarding a pot should speak up, in the hand or not.
ruling-watcher-heard = A watcher is not a player, but the floor may listen for the sake of fairness.
ruling-dispute-open = The pot may still be disputed: the next hand has not begun.
ruling-dispute-over = The next hand has begun with { $what ->
    [shuffler-button] the shuffler button
    [dealer-push] the dealer push
   *[first-riffle] the first riffle
}: it is too late to dispute the pot.
ruling-dispute-open-amount = The amounts may still be disputed: the next hand has no substantial action yet.
ruling-dispute-over-acted = There is substantial action in the next hand: it is too late to dispute the amounts.
ruling-dispute-over-in-break = In a break a pot may be disputed for { $seconds } seconds, which have passed.
ruling-pot-was-right = The floor found no mistake.
ruling-pot-was-wrong = The floor found a mistake.

## A pot that is shared

ruling-pot-shared = Equal best hands share the pot equally.
ruling-same-hands-whole = The same hands win high and low: the pot is shared as a whole, not halved first.
ruling-odd-to-high = The odd { $amount } of the whole pot goes to the high side.
ruling-odd-broken-down = Odd chips are first broken down into chips of { $amount }.
ruling-odd-left-of-button = The odd { $amount } goes out from seat { $seat }, the first winner left of the button.
ruling-odd-by-suit = The odd { $amount } goes out from seat { $seat }, the winner with the highest card by suit.
ruling-odd-one-by-one = Several odd chips go out one at a time.
ruling-odd-all-to-first = Several odd chips all go to the first winner.

## What may be ruled

ruled-tabled = the hand is tabled and counts
ruled-hand-live = the hand is live
ruled-hand-dead = the hand is dead
ruled-cards-speak = the cards decide
ruled-stay-down = hands stay down
ruled-all-up = all hands are turned up now
ruled-in-order = hands are shown in order
ruled-as-they-like = showing is voluntary
ruled-wins-unshown = the last hand wins unshown
ruled-see-hand = the hand is shown
ruled-not-seen = the hand is not shown
ruled-read-again = the hand is read again
ruled-let-be = nothing changes
ruled-pot-corrected = the pot is corrected
ruled-pot-stands = the pot stays as it was awarded
ruled-shared = the pot of { $amount } is shared

## What is done

does-turn-up = { $of ->
    [1] Seat { $seats } turns up the cards.
   *[other] Seats { $seats } turn up their cards.
}
does-leave-down = { $of ->
    [1] The cards of seat { $seats } stay face down.
   *[other] The cards of seats { $seats } stay face down.
}
does-ask-to-table = Advise seat { $seats } to table all cards.
does-ask-to-show = { $of ->
    [1] The dealer asks seat { $seats } to show.
   *[other] The dealer asks to show in this order: seats { $seats }.
}
does-push-pot = The pot goes to seat { $seats }.
does-push-chips = { $amount } goes to seat { $seats }.
does-read-again = The dealer reads the hand of seat { $seats } again.
does-recount = The dealer recounts and reads the hands again before the next hand begins.

## How a table is run

ruling-level-not-announced = The new level has not been announced: the hand is played at the old one.
ruling-level-over = The level is over.
ruling-hand-began = The hand had already begun with { $what ->
    [shuffler-button] the shuffler button
    [dealer-push] the dealer push
   *[first-riffle] the first riffle
}.
ruling-level-during-push = The level changed while the dealers changed: the dealer who comes in deals one hand at the old level.
ruling-wrong-level-played = A hand begun at the old level by mistake is then played at that level.
ruling-wrong-level-made-up = There has been no substantial action: the hand is corrected to the new level, without a redeal.
ruling-level-was-wrong = The hand was begun at the old level by mistake. No rule covers this, so the floor decides.
does-make-up-level = Make up the blinds and antes to the new level. Acts stand: players with less in than the new minimum bet make it up, as far as their chips go.
does-record-again = In the record, undo the entries and the start of this hand. Start it again at the new level, and enter it again.
ruling-level-next-hand = A new level begins with the next hand.
ruling-touched-to-count = A dealer may touch a bet to count it.
ruling-touched-only-to-count = A dealer touches a bet only if a count is needed.
ruling-touched-freely = A dealer may touch bets, but not bring them in as a routine.
ruling-brought-in-on-request = The player facing action asked: the dealer brings the bets in.
ruling-not-his-to-ask = Only the player facing action may ask to have bets brought in.
ruling-not-brought-in-routinely = Bets are not brought in during the betting: it influences the action and causes mistakes.
ruling-push-held = There is no dealer push in the last { $seconds } seconds before a break or a level.
ruling-push-goes = More than { $seconds } seconds are left: dealers may be pushed.
ruling-deck-not-on-request = Players may not ask for another deck.
ruling-deck-changes = The deck is changed at this time.
ruling-deck-not-now = The deck is changed at a dealer push, at a new level, or as the house prescribes.
ruling-color-up-by-director = The director decides which chips are in play: those of { $amount } may be colored up.
ruling-color-up-announced = A color-up is announced.
ruling-color-up-helps = Chips of { $amount } are no longer needed: without them bets are easier to count.
ruling-chip-still-needed = Blinds or antes still need chips of { $amount }.

ruled-allowed = allowed
ruled-refused = not allowed
ruled-old-level = the hand is played at the old level
ruled-new-level = the hand is played at the new level
ruled-color-up = chips of { $amount } are colored up

does-put-back = { $amount } is returned to the bet of seat { $seats }.
does-bring-in-bets = The dealer brings the bets in.
does-announce-color-up = The color-up of chips of { $amount } is announced.
