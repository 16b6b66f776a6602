### Cards that went wrong: ruling-<code> for each step, ruled-<code> for what may be ruled, does-<code> for what is done.

does-not-any-more = No longer possible, so skip it: { $what }

does-later = { $street ->
    [preflop] After the preflop betting: { $what }
    [flop] After the betting on the flop: { $what }
    [turn] After the betting on the turn: { $what }
    [river] After the betting on the river: { $what }
    [second] After the betting on second street: { $what }
    [third] After the betting on third street: { $what }
    [fourth] After the betting on fourth street: { $what }
    [fifth] After the betting on fifth street: { $what }
    [sixth] After the betting on sixth street: { $what }
   *[other] After the betting: { $what }
}

## The initial deal

ruling-first-card-astray = The first card went to seat { $seat } instead of seat { $right }: misdeal.
ruling-seat-unentitled = Seat { $seats } was dealt cards it is not entitled to: misdeal.
ruling-seat-left-out = Seat { $seats } was entitled to cards and got none: misdeal.
ruling-boxed-cards = { $count } boxed cards appeared in the deal: misdeal.
ruling-exposed-and-boxed = Exposed and boxed cards count together: { $count } in all, misdeal.
ruling-downcard-exposed = A stud downcard was exposed on the way to seat { $seats }: misdeal.
ruling-first-cards-exposed = One of the first { $count } cards off the deck was exposed: misdeal.
ruling-cards-exposed = { $count } cards were exposed in the deal: misdeal.
ruling-draw-house-standards = In draw games the house sets the standard: its list applies, except for exposed cards.
ruling-draw-not-listed = The book lists no misdeals for draw games: the floor decides.
ruling-stud-not-listed = For stud the book lists only exposed downcards: the floor decides.
ruling-exposed-by-player = A player exposed their own card: the floor decides whether there is a redeal.
ruling-misdeal-too-late = There has been substantial action: it is too late for a misdeal, and the hand continues.
ruling-count-misdeal = Seat { $seats } has the wrong number of cards. Before substantial action this is a misdeal.
ruling-count-dead = Seat { $seats } has the wrong number of cards. After substantial action the hand is dead, and all its cards go into the muck.
ruling-button-made-up = Seat { $seat } on the button has too few cards and has not acted. The missing cards come from the stub.
ruling-button-acted-short = Seat { $seat } on the button acted with too few cards. The hand is dead.
ruling-button-folded-short = Seat { $seat } on the button had too few cards and has folded.
ruling-too-few-cards = Seat { $seats } has too few cards: the list of misdeals is not exhaustive, so the floor decides.
ruling-too-many-cards = Seat { $seats } has too many cards: the list of misdeals is not exhaustive, so the floor decides.
ruling-deal-stands = Nothing reported about this deal is wrong. The floor may still call a misdeal for another reason.
ruling-order-wrong = Seat { $seats } got two cards in a row: the list of misdeals is not exhaustive, so the floor decides.
ruling-button-twice = The button, seat { $seat }, may get two cards in a row.
ruling-chance-decides = No rule covers this. A random remedy is acceptable.
ruling-showed-himself = A player who exposes their own card keeps it, and the hand stays live.
ruling-downcard-becomes-upcard = In stud a downcard exposed on the way to seat { $seats } becomes the upcard.
ruling-upcard-may-bring-in = That card may give the player the bring-in.
ruling-upcard-there-already = Seat { $seats } already has its upcard: no rule covers another exposed downcard.
ruling-replacement-exposed = The replacement card for seat { $seats } was exposed too. No rule covers this, so the floor decides.
ruling-too-few-exposed = Exposed: { $count }, not enough for a misdeal.
ruling-too-few-boxed = Boxed: { $count }, not enough for a misdeal.

ruled-misdeal = misdeal
ruled-play-on = the hand continues
ruled-mend-hands = hands are corrected to the right number of cards
ruled-replace-card = the card is replaced

does-deal-again = Redeal the hand.
does-deal-missing = Deal the top { $count } cards of the stub face down to seat { $seats }.
does-draw-back = { $count ->
    [one] The floor draws one card of seat { $seats } unseen and puts it on top of the stub.
   *[other] The floor draws { $count } cards of seat { $seats } unseen and puts them on top of the stub.
}
does-leave-up = Seat { $seats } keeps the exposed card face up.
does-deal-down = The next card comes face down to seat { $seats }.
does-replace-exposed = After the deal, seat { $seats } gets the next card; the exposed card is set aside.
does-replace-boxed = Boxed cards are removed, { $count } in all, and replaced by the next cards.

## The hand dealt again

ruling-redeal-replays = The redeal repeats the hand: the button and the level stay the same.
ruling-redeal-new-hand = The redeal is a new hand.
ruling-redeal-nobody-new = No new player is dealt in: seat { $seats } waits.
ruling-redeal-dead = Dealt in, but dead: seat { $seats }, absent for the first deal or serving a penalty.
ruling-redeal-may-play = Seat { $seats } was absent for the first deal and gets cards again. The hand is live if the player is at the seat this time.
ruling-redeal-on-penalty = Seat { $seats } serves a penalty: dealt in, and the hand is killed.
ruling-redeal-away-again = Seat { $seats } is away for the redeal: dealt in, and the hand is killed.

ruled-deal-again = redeal
does-dealt-again = Redeal to seats { $seats }, button at seat { $button }, blinds { $small } and { $big }.
does-dealt-again-and-killed = Redeal to seats { $seats }, button at seat { $button }, blinds { $small } and { $big }. Kill after the deal: { $killed }.

## Cards that came too early, and a flop of too many

ruling-early-cards = The betting is not finished: these are premature cards.
ruling-early-flop = The burn card stays; the flop goes back and is dealt again without another burn.
ruling-early-turn = The next card after a burn is the turn; the premature card may still come as the river.
ruling-early-river = The burn card stays; after the stub is shuffled, the river is dealt again.
ruling-early-in-stud = The betting is not finished: in stud these are premature cards.
ruling-early-street = The premature cards are completed to a full round and set aside; the street is then dealt as usual.
ruling-street-of-extra = { $count ->
    [one] Seat { $seat } got one card too many on this street
   *[other] Seat { $seat } got { $count } cards too many on this street
}. No document covers this, so the floor decides; the proposal is RuleOne's own.
ruling-extra-in-order = Nobody has acted and the order of the cards is known: they can go to the seats they were meant for.
ruling-extra-not-in-order = The order of the cards is lost: nobody can say which are the extra ones.
ruling-acted-on-extra = A player has acted on these cards: those of the other seats stay where they are.
ruling-reshuffle-stub-only = Only the stub is shuffled, without the muck and burn cards.
ruling-four-card-flop = The flop has four cards: one of them, drawn unseen, becomes the next burn card.
ruling-street-of-many = { $count } cards were dealt as the { $street ->
    [flop] flop
    [turn] turn
   *[river] river
}: no rule covers that number.
ruling-substantial-since = There has been substantial action since.
ruling-acted-on-early = Players have acted on the premature cards. No rule covers this, so the floor decides.
ruling-burned-right = { $count ->
    [one] One card was burned, which is correct
   *[other] { $count } cards were burned, which is correct
}.
ruling-burned-wrong = Cards burned: { $count }. Cards due to be burned before this street: { $right }.
ruling-no-rule-fairness = No rule covers this: the floor decides, fairness first.
ruling-acted-on-board = Players have acted on the board. No rule covers this, so the floor decides.
ruling-unburned-flop = The flop came without a burn card and nobody has acted: one of its cards, drawn unseen, is the burn card.
ruling-unburned-acted-on = A player has acted on the flop: its three cards stay.
ruling-unburned-turn = The turn has one burn card as always.
ruling-flop-of-many = The flop has { $count } cards: no rule covers that number.

ruled-early-cards = the premature cards do not stand
ruled-flop-by-chance = the flop is drawn at random from the cards put out
ruled-street-by-chance = the street is drawn at random from the cards put out
ruled-street-anew = the street is dealt again from the reshuffled stub
ruled-board-corrected = the cards go where they belong
ruled-cards-along = the cards go to the seats they were meant for
ruled-board-stands = the board stands
ruled-flop-anew = the flop is dealt again from the reshuffled stub

does-call-floor = Call the floor to the table.
does-mix-face-down = The dealer mixes the { $count } cards face down.
does-floor-picks-burn = { $count ->
    [one] The floor draws one of them unseen; it is the next burn card.
   *[other] The floor draws { $count } of them unseen; they are the next burn cards.
}
does-rest-is-flop = The other { $count } are the flop.
does-draw-late-burn = One of them is drawn unseen; it is the burn card of the flop.
does-rest-and-next-is-flop = The other { $count } and the next card of the stub are the flop.
does-draw-flop = The floor draws { $count } of them unseen; they are the flop.
does-draw-board = { $count ->
    [one] The floor draws one of them unseen; it is the card of the street.
   *[other] The floor draws { $count } of them unseen; they are the cards of the street.
}
does-rest-to-stub = { $count ->
    [one] The other card goes back to the stub.
   *[other] The { $count } cards go back to the stub.
}
does-acts-back = Undo the action taken on the premature cards and return those chips.
does-burn-to-board = { $count ->
    [one] The last burn card becomes the first card of the street; the last card put out goes back on top of the stub.
   *[other] The last { $count } burn cards become the first cards of the street; the same number of cards, last put out, goes back on top of the stub.
}
does-board-to-burn = { $count ->
    [one] The first card of the street becomes the burn card; the next card of the stub takes the last place.
   *[other] The first { $count } cards of the street become the burn cards; the next cards of the stub take the last places.
}
does-keep-burn = The burn card stays where it is.
does-back-to-stub = { $known ->
    [true] { $count ->
        [one] { $cards } goes back to the stub.
       *[other] { $cards } go back to the stub.
    }
   *[other] { $count ->
        [one] The premature card goes back to the stub.
       *[other] The { $count } premature cards go back to the stub.
    }
}
does-set-aside = { $known ->
    [true] { $count ->
        [one] { $cards } is set aside.
       *[other] { $cards } are set aside.
    }
   *[other] { $count ->
        [one] The premature card is set aside.
       *[other] { $count } cards are set aside.
    }
}
does-complete-round = { $of ->
    [1] The dealer deals to seat { $seats } too, to complete the round.
   *[other] The dealer deals to seats { $seats } too, to complete the round.
}
does-cards-along = { $count ->
    [one] Seat { $seats } keeps the first card. From there each card moves one live hand on; a card left over goes back on top of the stub.
   *[other] Seat { $seats } keeps the first card. From there each card moves { $count } live hands on; cards left over go back on top of the stub.
}
does-enter-as-they-lie = If the tablet shows different cards: undo to the start of this street, then enter the cards on the table and the action since.
does-shuffle-stub = The dealer shuffles the stub.
does-burn-and-deal = { $count ->
    [one] The dealer burns a card and turns up the next one.
   *[other] The dealer burns a card and turns up { $count }.
}
does-deal-street-unburned = The dealer deals the street again without another burn card.
does-burn-and-deal-street = The dealer burns a card and deals the next street as usual.
does-deal-unburned = { $count ->
    [one] The dealer turns up the next card without a burn.
   *[other] The dealer turns up { $count } cards without a burn.
}

## The stub dropped

ruling-nothing-to-come = No more cards are to come: a dropped stub changes nothing.
ruling-stub-order-first = The dealer first tries to restore the order of the stub.
ruling-stub-restored = The order of the stub is restored, and the hand continues.
ruling-stub-seen = Cards of the stub were seen: restoring its order would reveal the cards to come.
ruling-stub-alone = The order is lost: a new stub is made from the stub alone, without muck and burn cards.
ruling-stub-mixed = The stub got mixed with other cards: all the mixed cards form the new stub.

ruled-stub-restored = the stub in its old order
ruled-stub-rebuilt = a new stub

does-restore-order = The dealer restores the order of the stub.
does-scramble = { $count } cards are scrambled face down.
does-shuffle = The { $count } cards are shuffled.
does-cut = The { $count } cards are cut and become the new stub.
does-keep-hands-and-board = Live hands and the board stay as they are.

## Hands fouled, killed or taken in

ruling-bettor-discards = Seat { $seat } bet last and discarded with an opponent still in the hand. The dealer keeps the cards apart, and the floor is called.
ruling-bettor-judge = First decide whether the cards can be retrieved and are known for certain. If not, the hand is dead.
ruling-bettor-cards-lost = The cards cannot be retrieved and identified with certainty: the hand is dead, and called bets stay in the pot.
ruling-bettor-uncalled = Nobody called { $amount } of the bet: it goes back.
ruling-bettor-fold-binds = Seat { $seat } bet last and discarded with an opponent still to act: the fold binds.
does-hold-cards = The dealer keeps the cards of seat { $seats } apart.
ruling-guard-hand = Players must protect their own hands at all times.
ruling-fouled-no-redress = A hand that was fouled is dead; called bets are not refunded.
ruling-killed-no-redress = A hand killed by the dealer's mistake is dead; called bets are not refunded.
ruling-uncalled-goes-back = The uncalled { $amount } of the bet is returned.
ruling-identify-first = The floor first judges whether the cards can be identified with certainty.
ruling-missed-since = Cards or bets have gone past it since, or hands are face up: it cannot come back into play.
ruling-identified-lives = A hand whose cards can be identified with certainty stays in play, even if some were seen.

## At the seat for the deal

ruling-deadline-first-card = Players must be at their seats before the first card is dealt.
ruling-deadline-last-card = Players must be at their seats before the last card of the deal.
ruling-deadline-deal-complete = Players must be at their seats before all players have complete hands.
ruling-reach-is-enough = Within reach of the chair counts as at the seat.
ruling-reach-is-not-enough = Within reach of the chair does not count as at the seat.
ruling-absent-killed = The hand is killed after the deal, and the player may not look at it. The blinds and antes stay in.

does-stay-unseen = The player in seat { $seats } may not look at the cards.

## Stud

ruling-upcards-picked-up = The player picked up the upcards facing action: the hand is dead.
ruling-upcards-no-action = The player picked up the upcards without facing action: this alone does not kill the hand.
ruling-folded-properly = All upcards face down and all cards pushed forward: a proper fold.
ruling-folded-face-up = Pushing the cards forward is a fold, but upcards must be turned face down first.
ruling-folded-in-part = Turning the upcards down without pushing the cards forward is unclear: the dealer asks the player.
ruling-last-card-down = The last card in stud is dealt face down, even with no betting left.
ruling-last-card-replaced = More betting is to come: the exposed last card is replaced.
ruling-drawn-card-replaced = More betting is to come: the card exposed in the draw is replaced after everyone has drawn.
ruling-drawn-card-stays = No more betting is to come: the card exposed in the draw stays.
ruling-last-card-stays = No more betting is to come: the exposed last card stays.

does-cards-stay-up = The exposed card of seat { $seats } stays face up.
does-replace-from-stub = The exposed card of seat { $seats } is removed; the next card of the stub is dealt face down.

ruling-foreign-misdeal = A card that is not of the game was found before substantial action: this is a misdeal.
ruling-foreign-scrap = A card that is not of the game was found after substantial action: it is a scrap of paper.
ruling-foreign-on-board = The next card of the stub replaces it on the board, without another burn card.
does-take-out-card = Remove the card that is not of the game.
does-next-to-board = Turn up the next card of the stub in its place, without a burn.

## A fouled deck

ruling-deck-fouled = Two cards of one rank and suit are in the deck: it is fouled.
ruling-fouled-bets-back = Play stops, and all bets go back, however much action there was.
ruling-fouled-in-time = The hand is over, and the deck may still be claimed as fouled.
ruling-fouled-too-late = The next hand has begun: it is too late to claim the deck as fouled.
ruled-bets-returned = all bets go back
does-bets-back = Return to each player all that they put into this hand, with blinds, antes and the bets of folded hands.

## What no rule covers

ruling-deck-foul = The deck was incomplete or flawed: no rule covers this.
ruling-boxed-later = Boxed cards after the deal: { $count }. No rule covers this.

does-change-deck = Change the deck.
