### Cards that went wrong: ruling-<code> for each step, ruled-<code> for what may be ruled, does-<code> for what is done.

does-not-any-more = No longer possible, so it is left out: { $what }

does-later = { $street ->
    [preflop] When the betting before the flop is over: { $what }
    [flop] When the betting on the flop is over: { $what }
    [turn] When the betting on the turn is over: { $what }
    [river] When the betting on the river is over: { $what }
    [second] When the betting of second street is over: { $what }
    [third] When the betting of third street is over: { $what }
    [fourth] When the betting of fourth street is over: { $what }
    [fifth] When the betting of fifth street is over: { $what }
    [sixth] When the betting of sixth street is over: { $what }
   *[other] When the betting is over: { $what }
}

## The initial deal

ruling-first-card-astray = The first card went to seat { $seat } and should have gone to seat { $right }: that makes a misdeal.
ruling-seat-unentitled = Cards went to seat { $seats }, which is not entitled to any: that makes a misdeal.
ruling-seat-left-out = Seat { $seats } was entitled to cards and got none: that makes a misdeal.
ruling-boxed-cards = { $count } boxed cards came in the deal: that makes a misdeal.
ruling-exposed-and-boxed = Exposed and boxed cards are counted together, { $count } of them: that makes a misdeal.
ruling-downcard-exposed = In stud a downcard was exposed on the way to seat { $seats }: that makes a misdeal.
ruling-first-cards-exposed = One of the first { $count } cards off the deck was exposed: that makes a misdeal.
ruling-cards-exposed = { $count } cards were exposed in the deal: that makes a misdeal.
ruling-draw-house-standards = In draw games the house sets the standard: its list holds, but for cards that were seen.
ruling-draw-not-listed = For draw games the book lists no misdeals: the floor decides.
ruling-stud-not-listed = For stud the book lists exposed downcards alone: the floor decides.
ruling-exposed-by-player = A player exposed a card of their own: whether that brings a new deal is for the floor.
ruling-misdeal-too-late = There has been substantial action: no misdeal any more, the hand goes on.
ruling-too-few-cards = Too few cards at seat { $seats }: the list of misdeals is open, the floor decides.
ruling-too-many-cards = Too many cards at seat { $seats }: the list of misdeals is open, the floor decides.
ruling-deal-stands = Nothing that was told of this deal is wrong, and what else may be a misdeal the floor says.
ruling-order-wrong = Seat { $seats } got two cards in a row: the list of misdeals is open, the floor decides.
ruling-button-twice = The button, seat { $seat }, may get two cards in a row.
ruling-chance-decides = No rule covers this: the remedy may rest on chance.
ruling-showed-himself = A card that players expose themselves stays with them, and their hand lives.
ruling-downcard-becomes-upcard = In stud a downcard exposed on the way to seat { $seats } becomes the upcard.
ruling-upcard-may-bring-in = With it the player may have to bring it in.
ruling-upcard-there-already = Seat { $seats } has its upcard already: no rule says what becomes of another exposed downcard.
ruling-replacement-exposed = At seat { $seats } the card that came instead was exposed too: no rule speaks of it, so the floor decides.
ruling-too-few-exposed = Exposed: { $count }, not enough for a misdeal.
ruling-too-few-boxed = Boxed: { $count }, not enough for a misdeal.

ruled-misdeal = misdeal
ruled-play-on = the hand goes on
ruled-mend-hands = hands get the right number of cards
ruled-replace-card = another card instead

does-deal-again = The hand is dealt again.
does-deal-missing = The top cards of the stub, { $count } in all, go face down to seat { $seats }.
does-draw-back = The floor draws { $count } unseen from seat { $seats }; they go back on the stub.
does-leave-up = Seat { $seats } keeps the exposed card face up.
does-deal-down = The next card comes face down to seat { $seats }.
does-replace-exposed = When all cards are dealt, seat { $seats } gets the next one; the exposed card is laid aside.
does-replace-boxed = Boxed cards go out, { $count } in all; the next cards come instead.

## The hand dealt again

ruling-redeal-replays = The re-deal repeats the hand: the button stays, and so does the level.
ruling-redeal-new-hand = The re-deal is a new hand.
ruling-redeal-nobody-new = Nobody new is dealt in: seat { $seats } waits.
ruling-redeal-dead = Dealt in, and dead: seat { $seats }, not there for the first deal or on penalty.

ruled-deal-again = the hand is dealt again
does-dealt-again = Dealt again to seats { $seats }, the button at seat { $button }, with blinds of { $small } and { $big }.
does-dealt-again-and-killed = Dealt again to seats { $seats }, the button at seat { $button }, with blinds of { $small } and { $big }. Dead once they are dealt: { $killed }.

## Cards that came too early, and a flop of too many

ruling-early-cards = The betting is not over: these cards came too early.
ruling-early-flop = The burn card stays; the flop goes back and comes again without another.
ruling-early-turn = The next card after a burn card is the turn; the early one may yet be the river.
ruling-early-river = The burn card stays for the river, which comes again once the stub is shuffled.
ruling-early-in-stud = The betting is not over: in stud these cards came too early.
ruling-early-street = The early cards make a full round that lies aside; the street comes as usual.
ruling-street-of-extra = { $count ->
    [one] Seat { $seat } got a card too many on this street
   *[other] Seat { $seat } got { $count } cards too many on this street
}: no document speaks of it. The floor decides; what is proposed is RuleOne's own.
ruling-extra-in-order = Nobody has acted, and the order of the cards is certain: they can go where they would have come.
ruling-extra-not-in-order = The order of the cards is lost: nobody can say which of them are too many.
ruling-acted-on-extra = Somebody has acted on these cards: those of the other seats stay where they are.
ruling-reshuffle-stub-only = The stub alone is shuffled, without muck and burn cards.
ruling-four-card-flop = Four cards as the flop: one of them, drawn unseen, is the next burn card.
ruling-street-of-many = { $count } cards as the { $street ->
    [flop] flop
    [turn] turn
   *[river] river
}: no rule covers that number.
ruling-substantial-since = There has been substantial action since.
ruling-acted-on-early = Players have acted on the early cards: no rule speaks of that, so the floor decides.
ruling-burned-right = { $count ->
    [one] One burn card, as it should be
   *[other] { $count } burn cards, as it should be
}.
ruling-burned-wrong = Burned: { $count }, due before the street: { $right }.
ruling-no-rule-fairness = No rule says what comes of it: the floor decides, fairness first.
ruling-acted-on-board = No rule says what comes of it, and players have acted on the board: the floor decides.
ruling-flop-of-many = { $count } cards as the flop: no rule covers that number.

ruled-early-cards = what came too early does not stand
ruled-flop-by-chance = chance draws the flop from the cards put out
ruled-street-by-chance = chance draws the street from the cards put out
ruled-street-anew = the street is dealt again from the shuffled stub
ruled-board-corrected = the cards go where they would have come
ruled-cards-along = the cards go to the seats where they would have come
ruled-board-stands = the board stands
ruled-flop-anew = the flop is dealt again from the shuffled stub

does-call-floor = The floor is called to the table.
does-mix-face-down = The dealer mixes the { $count } cards face down.
does-floor-picks-burn = { $count ->
    [one] The floor draws one of them unseen; it is the next burn card.
   *[other] The floor draws { $count } of them unseen; they are the next burn cards.
}
does-rest-is-flop = The other { $count } are the flop.
does-draw-flop = The floor draws { $count } of them unseen; they are the flop.
does-draw-board = { $count ->
    [one] The floor draws one of them unseen; it is the card of the street.
   *[other] The floor draws { $count } of them unseen; they are the cards of the street.
}
does-rest-to-stub = { $count ->
    [one] The other card goes back to the stub.
   *[other] The { $count } cards go back to the stub.
}
does-acts-back = What was done on the early cards is taken back, its chips too.
does-burn-to-board = { $count ->
    [one] The last burn card is the first card of the street; the last card put out goes back on the stub.
   *[other] The last { $count } burn cards are the first cards of the street; as many of the last put out go back on the stub.
}
does-board-to-burn = { $count ->
    [one] The first card of the street is the burn card; the next one of the stub takes the last place.
   *[other] The first { $count } cards of the street are the burn cards; the next ones of the stub take the last places.
}
does-keep-burn = The burn card stays where it is.
does-back-to-stub = { $known ->
    [true] { $count ->
        [one] { $cards } goes back to the stub.
       *[other] { $cards } go back to the stub.
    }
   *[other] { $count ->
        [one] The early card goes back to the stub.
       *[other] The { $count } early cards go back to the stub.
    }
}
does-set-aside = { $known ->
    [true] { $count ->
        [one] { $cards } is set aside.
       *[other] { $cards } are set aside.
    }
   *[other] { $count ->
        [one] The early card is set aside.
       *[other] { $count } cards are set aside.
    }
}
does-complete-round = { $of ->
    [1] The dealer deals on to seat { $seats }, so that the round is full.
   *[other] The dealer deals on to seats { $seats }, so that the round is full.
}
does-cards-along = { $count ->
    [one] Seat { $seats } keeps the first card. From there each card goes on to the next live hand; one left over goes back on the stub.
   *[other] Seat { $seats } keeps the first card. From there each card goes on, { $count } live hands further; those left over go back on the stub.
}
does-enter-as-they-lie = Where the tablet shows other cards than lie there now: undo back to the cards of this street, then enter the cards and all that was done since.
does-shuffle-stub = The dealer shuffles the stub.
does-burn-and-deal = { $count ->
    [one] The dealer burns a card and turns up the next one.
   *[other] The dealer burns a card and turns up { $count }.
}
does-burn-and-deal-street = The dealer burns a card and deals the next street as usual.
does-deal-unburned = { $count ->
    [one] The dealer turns up the next card without a burn card.
   *[other] The dealer turns up { $count } cards without a burn card.
}

## The stub dropped

ruling-nothing-to-come = No card is to come any more: a dropped stub changes nothing.
ruling-stub-order-first = First the dealer tries to put the order of the stub back: whether it can be done decides.
ruling-stub-restored = The order of the stub is put back, and the hand goes on.
ruling-stub-seen = Cards of the stub were seen: in its old order it would tell what is to come.
ruling-stub-alone = The order is lost: the stub's own cards make the new one, without muck and burn cards.
ruling-stub-mixed = The stub got mixed: all that is mixed makes the new one.

ruled-stub-restored = the stub in its old order
ruled-stub-rebuilt = a new stub

does-restore-order = The dealer puts the stub back in its order.
does-scramble = { $count } cards are scrambled face down.
does-shuffle = The { $count } cards are shuffled.
does-cut = The { $count } cards are cut and are the new stub.
does-keep-hands-and-board = Live hands and the board stay as they are.

## Hands fouled, killed or taken in

ruling-guard-hand = Players guard their own hands at all times.
ruling-fouled-no-redress = A hand that was fouled is dead; called bets are not refunded.
ruling-killed-no-redress = A hand that the dealer killed by mistake is dead; called bets are not refunded.
ruling-uncalled-goes-back = { $amount } of the bet was not called and goes back.
ruling-identify-first = Whether its cards can be told for certain is to be judged first.
ruling-missed-since = Cards or bets have gone by it since, or hands lie face up: it cannot come back into play.
ruling-identified-lives = A hand whose cards can be told for certain stays in play, whatever was seen of it.

## At the seat for the deal

ruling-deadline-first-card = A player has to be at the seat before the first card is dealt.
ruling-deadline-last-card = A player has to be at the seat before the last card of the deal.
ruling-deadline-deal-complete = A player has to be at the seat before all players have complete hands.
ruling-reach-is-enough = Within reach of the chair is at the seat.
ruling-reach-is-not-enough = Within reach of the chair is not at the seat.
ruling-absent-killed = The hand is killed after the deal, unseen by the player; the blinds and antes stay in.

does-stay-unseen = The player in seat { $seats } does not look at the cards.

## Stud

ruling-upcards-picked-up = The player picked up the upcards facing action: the hand is dead.
ruling-upcards-no-action = The player picked up the upcards facing no action: this alone does not kill the hand.
ruling-folded-properly = All upcards face down and all cards pushed forward: a proper fold.
ruling-folded-face-up = Cards pushed forward are a fold; the upcards are to be turned face down first.
ruling-folded-in-part = Upcards turned face down and not pushed forward are half a fold: the dealer asks.
ruling-last-card-down = The last card of stud comes face down, also with no betting left.
ruling-last-card-replaced = There is betting to come: the exposed last card is replaced.
ruling-drawn-card-replaced = There is betting to come: the card exposed in the draw is replaced once all have drawn.
ruling-drawn-card-stays = No betting is to come: the card exposed in the draw stays.
ruling-last-card-stays = No betting is to come: the exposed last card stays.

does-cards-stay-up = The exposed card of seat { $seats } stays face up.
does-replace-from-stub = The exposed card of seat { $seats } goes out; the next one of the stub comes face down.

## What no rule covers

ruling-deck-foul = The deck was not a whole and fair one: no rule speaks of it.
ruling-boxed-later = Boxed after the deal: { $count }. No rule speaks of it.

does-change-deck = The deck is changed.
