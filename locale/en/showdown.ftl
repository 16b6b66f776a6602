### The showdown and what follows it: ruling-<code> for each step, ruled-<code> for what may be ruled, does-<code> for what is done.

## A hand that is shown, called, thrown in or killed

ruling-plays-board = Whoever plays the board has to table all their own cards for a share.
ruling-tabled-fully = All cards lie face up where dealer and players can read them: the hand is tabled.
ruling-tabled-partly = { $up } of the cards can be read: the hand is not tabled.
ruling-partly-is-muck = To show a part of a hand is to muck it.
ruling-partly-own-risk = Whoever does not table in full bears the risk, and the floor decides.
ruling-judge-identified = The floor says first whether every card is known for certain.
ruling-shown-well = The cards are known for certain or were clearly shown.
ruling-not-shown = The cards are not known for certain and were not clearly shown: no claim to the pot.
ruling-cards-speak = Cards speak: what is said about a hand binds nobody.
ruling-table-to-claim = A hand counts once it is tabled.
ruling-judge-purpose = The call was false: the floor says whether it was so on purpose, which may be penalised.
ruling-miscalled-on-purpose = A false call on purpose may be penalised.
ruling-all-in-not-mucked = With an all-in no hand is mucked: all are tabled and stay live.
ruling-all-in-may-muck = A hand may be mucked unseen in turn, with an all-in too.
ruling-thrown-is-out = A hand that is thrown in face down is out.
ruling-pushed-into-muck = The dealer has pushed the cards into the muck: they are dead.
ruling-not-identified = The cards are not known for certain any more: the hand is dead.
ruling-thrown-and-known = The cards are known for certain and not in the muck: the player may still table them.
ruling-not-guarded = Players guard their hands until they have been read: there is no redress for one that was not tabled.
ruling-judge-best = The hands are read again: was it the winner?
ruling-winner-not-killed = A tabled hand that obviously wins cannot be killed.
ruling-loser-stays-killed = The hand had not won: nothing changes.

## Who shows

ruling-last-live-wins = All others have given up: the last hand wins and need not be shown.
ruling-betting-to-come = There may be more betting: hands stay down.
ruling-wait-for-floor = Hand for hand: hands stay down until the floor tells.
ruling-all-up-at-once = An all-in and no more betting: all hands go up at once, then the rest of the board.
ruling-all-up-in-stud = An all-in and no more betting: all hands go up, then the cards that are to come.
ruling-not-at-risk-first = In stud whoever is not at risk turns up first: seat { $seats }.
ruling-first-all-in-shows = All are all-in: seat { $seat } was the first and shows first, then clockwise.
ruling-show-freely = Players may table or muck of their own accord.
ruling-order-imposed = Nobody moves: the floor imposes an order.
ruling-order-stands = Hands are shown in order.
ruling-bettor-shows = Seat { $seat } bet or raised last on the last street and shows first, then clockwise.
ruling-left-of-button-shows = No bet on the last street: seat { $seat }, the first left of the button, shows first, then clockwise.
ruling-first-to-act-shows = No bet on the last street: seat { $seat } would act first and shows first, then clockwise.

## Asking to see

ruling-anyone-may-see = Whoever was dealt in may ask to see a hand.
ruling-callers-may-see = A player who called to the end and kept the cards may ask to see a hand, nobody else.
ruling-turn-callers-may-see = A player who called on the turn may ask to see a hand, nobody else.
ruling-nobody-may-see = All players decide for themselves whether they show.
ruling-right-lost = A player who has no cards any more, or mucked them untabled, has lost the right to ask.
ruling-paid-to-see = The player called the last bet and kept the hand, and so has a right to see the hand of the last to bet or raise.
ruling-seeing-is-for-the-floor = To see this hand is no right: the floor decides.
ruling-seeing-has-reason = There is a reason that concerns the fairness of the game.
ruling-seeing-not-abused = The player has asked before ({ $times }) and names no reason: the privilege is not to be abused.
ruling-no-rabbit = Cards that would have come are never shown.

## Speaking up, disputes

ruling-untabled-not-read = Nobody reads a hand that is not tabled.
ruling-speak-up = Whoever sees a mistake in reading a hand or awarding a pot speaks up, in the hand or not.
ruling-watcher-heard = A watcher is no player: the floor may listen for the sake of fairness.
ruling-dispute-open = The pot may still be disputed: the next hand has not begun.
ruling-dispute-over = The next hand has begun with { $what ->
    [shuffler-button] the button of the shuffler
    [dealer-push] the change of dealers
   *[first-riffle] the first riffle
}: the pot may not be disputed any more.
ruling-dispute-over-in-break = In a break a pot may be disputed for { $seconds } seconds: they are over.
ruling-pot-was-right = The floor found no mistake.
ruling-pot-was-wrong = The floor found a mistake.

## A pot that is shared

ruling-pot-shared = Equal best hands share the pot equally.
ruling-same-hands-whole = The same hands win both ways: the whole pot is shared, and not halved first.
ruling-odd-to-high = The odd { $amount } of the whole pot goes to the high side.
ruling-odd-broken-down = Odd chips are first changed into chips of { $amount }.
ruling-odd-left-of-button = The odd { $amount } goes out from seat { $seat } on, the first winner left of the button.
ruling-odd-by-suit = The odd { $amount } goes out from seat { $seat } on, the winner with the highest card by suit.
ruling-odd-one-by-one = Several odd chips go out one at a time.
ruling-odd-all-to-first = Several odd chips all go to the first winner.

## What may be ruled

ruled-tabled = the hand is tabled and counts
ruled-hand-live = the hand is live
ruled-hand-dead = the hand is dead
ruled-cards-speak = the cards decide
ruled-stay-down = hands stay down
ruled-all-up = all hands go up now
ruled-in-order = hands are shown in order
ruled-as-they-like = players show as they like
ruled-wins-unshown = the last hand wins unshown
ruled-see-hand = the hand is shown
ruled-not-seen = nothing is shown
ruled-read-again = it is looked at again
ruled-let-be = everything stays as it is
ruled-pot-corrected = the pot is corrected
ruled-pot-stands = the pot stays as it was awarded
ruled-shared = the pot of { $amount } is shared

## What is done

does-turn-up = { $of ->
    [1] Seat { $seats } turns the cards up.
   *[other] Seats { $seats } turn their cards up.
}
does-leave-down = { $of ->
    [1] The cards of seat { $seats } stay face down.
   *[other] The cards of seats { $seats } stay face down.
}
does-ask-to-show = { $of ->
    [1] The dealer asks seat { $seats } to show.
   *[other] The dealer asks to show in this order: seats { $seats }.
}
does-push-pot = The pot goes to seat { $seats }.
does-push-chips = { $amount } goes to seat { $seats }.
does-read-again = The dealer reads the hand of seat { $seats } again.
does-recount = The dealer counts and reads again, before the next hand begins.

## How a table is run

ruling-level-not-announced = The new level has not been announced: the hand is played at the old one.
ruling-level-over = The level is over.
ruling-hand-began = The hand had begun before, with { $what ->
    [shuffler-button] the button of the shuffler
    [dealer-push] the change of dealers
   *[first-riffle] the first riffle
}.
ruling-level-next-hand = A new level begins with the next hand.
ruling-touched-to-count = A dealer may touch a bet to count it.
ruling-touched-only-to-count = A dealer touches a bet only where a count is needed.
ruling-touched-freely = A dealer may touch bets, only not bring them in as a routine.
ruling-brought-in-on-request = The player who faces action asked: the dealer brings the bets in.
ruling-not-his-to-ask = Only the player who faces action may ask to have bets brought in.
ruling-not-brought-in-routinely = Bets are not brought in as the betting goes round: smaller stacks influence the action and cause mistakes.
ruling-push-held = Dealers are not changed in the last { $seconds } seconds before a break or a level.
ruling-push-goes = More than { $seconds } seconds are left: the dealers may change.
ruling-deck-not-on-request = Players cannot ask for another deck.
ruling-deck-changes = The deck is changed at this moment.
ruling-deck-not-now = The deck is changed with the dealers, with the level, or as the house prescribes.
ruling-color-up-by-director = The director decides which chips are in play: those of { $amount } may leave it.
ruling-color-up-announced = That chips leave play is announced.
ruling-color-up-helps = Nothing needs chips of { $amount } any more: without them bets are easier to count.
ruling-chip-still-needed = Blinds or antes still need chips of { $amount }.

ruled-allowed = allowed
ruled-refused = not allowed
ruled-old-level = the hand is played at the old level
ruled-new-level = the hand is played at the new level
ruled-color-up = chips of { $amount } leave play

does-put-back = { $amount } goes back to the bet of seat { $seats }.
does-bring-in-bets = The dealer brings the bets in.
does-announce-color-up = It is announced that chips of { $amount } leave play.
