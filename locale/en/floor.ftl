### What a player's words and chips come to: ruling-<code> for each step, ruled-<code> for what may be ruled.

ruling-string = { $amount } came in a second motion and does not count as a bet or raise.
ruling-string-called = This is a string bet: the dealer calls it.
ruling-exact-call = The chips are exactly a call of { $amount }.
ruling-one-chip-calls = A single chip of { $amount } without a declaration is a call.
ruling-every-chip-needed = Without one chip of { $chip } the call is not covered, so it is a call.
ruling-several-chips = The call is covered even without the smallest chip: { $amount } is a raise only if at least half a raise was added.
ruling-last-chips = These { $amount } are the player's last chips, and one is not needed for the call: all-in.
ruling-half-or-more = Half of { $base } or more was added: a full raise to { $amount }.
ruling-below-half = Less than half of { $base } was added: no raise.
ruling-bet-against-bet = There is already a bet of { $amount }: the word means neither call nor raise.
ruling-earlier-chips = { $amount } of an earlier bet is still in front of the player.
ruling-earlier-short = The earlier { $amount } is less than the call, so it does not count with the new chips. The rule does not say how to judge this; the test is RuleOne's own.
ruling-earlier-cover = The earlier { $amount } covers the call, so all the chips count as one bet. The rule does not say how to judge this; the test is RuleOne's own.
ruling-earlier-partly-drawn = Part of the earlier bet was pulled back and { $amount } is still there: everything counts as one bet. The rule does not say how to judge this; the test is RuleOne's own.
ruling-no-value = The player bet something of no value: it counts as a call or an all-in. Fairness comes first.
ruling-earlier-gathered = The earlier { $amount } was pushed out together with the new chips. No rule of this edition covers that; counting everything is RuleOne's own choice.
ruling-prior-left = The earlier { $amount } is less than the call and was left alone: a single chip worth more is a call, and several are judged as such.
ruling-prior-drawn = The earlier { $amount } was less than the call and was all pulled back: a single chip worth more is a call, and several are judged as such.
ruling-prior-covers = The earlier { $amount } covers the call: all the chips in front of the player are one bet.
ruling-prior-partly-drawn = Part of the earlier bet was pulled back and { $amount } is still there: all the chips in front of the player are one bet.
ruling-prior-covered-drawn = The earlier { $amount } covered the call and was all pulled back: the new chips count in full. The rule does not cover this; the reading is RuleOne's own.
ruling-prior-gathered = The earlier { $amount } and the new chips were pushed out together: all of them may count as one bet.
ruling-chips-bet = There is nothing to call: the chips count in full, { $amount }.
ruling-all-in = { $amount } is the player's whole stack: all-in.
ruling-bring-in = The bring-in of { $amount } is due.
ruling-tiny = { $amount } is tiny compared with a bet of { $price }: the floor decides what it is.
ruling-full-call = Too few chips: the player must call the full { $amount }.
ruling-blind-opens = The posted big blind counts as the opening bet.
ruling-undercall = { $amount } is less than the call of { $price }: the floor decides.
ruling-undercall-meant = The one chip was meant to call an earlier bet: a fold leaves { $amount } in the pot, and { $rest } goes back.
ruling-undercall-chain = The player before put in too few as well. That one is corrected first; the floor decides about this one.
ruling-no-raise-open = The betting is not open for this player to raise.
ruling-raise-lost = The player has lost the right to raise and may only call or fold: a call of { $amount }.
ruling-made-minimum = Raised to the minimum allowed, { $amount }.
ruling-cut-to-most = Reduced to the maximum allowed, { $amount }.
ruling-lesser-value = The amount has several meanings; the lesser counts: { $amount }.
ruling-highest-within-pot = The amount has several meanings. The highest that is no more than the pot of { $pot } counts: { $amount }.
ruling-none-within-pot = Every meaning of the amount is more than the pot of { $pot }: the lowest counts, { $amount }.
ruling-several-meanings = The amount has several meanings: the dealer asks, then the floor decides.
ruling-lesser-proposed = Proposed: the lesser amount, { $amount }.
ruling-factors-speak = Recent bets and the pot suggest { $amount }.
ruling-which-amount = The amount is unclear: the dealer asks; the minimum is { $amount }.
ruling-by-or-to = The words may mean a raise to { $amount }, or by { $amount }: the dealer asks which.
ruling-amount-said = The declaration makes it { $amount } in total.
ruling-amount-as-chips = An amount alone counts like the same chips put out without a word.
ruling-least-said = The minimum was declared.
ruling-unclear = These words or gestures are not standard: the dealer asks, and the player bears the risk.
ruling-nothing-to-complete = “Complete” makes a bring-in or a small blind a full bet, and in fixed limit an all-in short of one. There is none here: the dealer asks whether { $to_call ->
    [0] a check or a bet
   *[other] a call, a raise or a fold
} was meant.
ruling-unofficial = These terms are not official: the dealer asks, and the player bears the risk.
ruling-said-fold = The player declared a fold.
ruling-fold-binds = Folding with nothing to call is binding and may be penalised.
ruling-fold-for-nothing = There was nothing to call: this fold is not binding.
ruling-said-check = The player declared a check.
ruling-cannot-check = A check is not possible: it costs { $to_call } to call.
ruling-check-facing-bet = The player said check facing a bet: call { $to_call } or fold; a raise is not allowed.
ruling-nothing-to-call = There is nothing to call: the player checks.
ruling-said-call = The player declared a call: it is binding for the full { $amount }.
ruling-said-raise = The player declared a bet or raise without an amount: it is at least { $amount }.
ruling-completed = Chips put out after the declaration complete it: { $amount }.
ruling-chips-raise = With the declaration the chips make it { $amount }.
ruling-off-amount = The chips put in are neither a call nor a full raise, { $amount }: the declared raise is the minimum.
ruling-call-or-all-in = A call of { $amount } or an all-in: the dealer asks which was meant.
ruling-corrected = Correcting the words in the same breath changes nothing: the first declaration is binding.
ruling-first-binds = The first declaration is binding: what was said after it changes nothing.
ruling-string-words = Adding more after “call” in the same breath is a string raise: it does not count.
ruling-words-too-late = The words came after the chips: they change nothing.
ruling-pot-said = The player declared “pot”: { $amount }.
ruling-pot-binds-bet = “Pot” is not a bet size in this game, but it is binding as a bet of at least { $amount }; it may be penalised.
ruling-pot-binds-raise = “Pot” is not a raise in this game, but it is binding as a raise of at least { $amount }; it may be penalised.
ruling-completes = The bet is completed to { $amount }.
ruling-completes-blind = The small blind is completed: a call of { $amount }.
ruling-conditional = A conditional statement about later action: the floor decides whether it is binding.
ruling-conditional-void = Conditional statements about later action are forbidden: this one is not binding.
ruling-at-once = The words and the chips came at the same time.
ruling-tap-checks = Tapping the table is a check.
ruling-tapped = Tapping the table means nothing here.
ruling-gesture = Chips were moved but not released: it is the player's responsibility to be clear.
ruling-chips-stay = Chips put out in turn stay in the pot.
ruling-pulled-back = A player who pulls back earlier chips must call or raise.
ruling-accepted = The player accepted a wrong count with these chips: the correct { $amount } is owed.
ruling-accepted-call = The player accepted a wrong count with this call: the correct { $amount } is owed.
ruling-only-amount = Only one amount is allowed: { $amount }.
ruling-all-in-button = All-in: the dealer puts an all-in button in front of the player.
ruling-found-behind = { $amount } turned up after the all-in was called: the floor decides whether it belongs to it.
ruling-found-not-paid = Chips that do not belong to the bet are not paid for.
ruling-found-waits = The chips are set aside until the hand is over: then report them again for a ruling.
ruling-found-save-nobody = Chips found later do not save a player who lost an all-in.
ruling-out-of-view = { $amount } was held or carried out of view.
ruling-unowned = { $amount } does not belong to anyone here.
ruling-premature-call = The player called before the bet had an amount: the floor decides whether the call holds for any amount.
ruling-contradictory = The words and the chips contradict each other, and it is not clear which came first or who heard the words: the floor decides.
ruling-acted-early = An earlier bet had no clear amount yet. Players should wait for it, but the action taken stands.
ruling-pot-counted = In pot-limit the pot is counted for the players.
ruling-pot-not-counted = The pot is counted only in pot-limit.
ruling-pot-spread = On request the pot is spread so that its chips can be seen.
ruling-prepare-decks = The dealers prepare { $seconds } seconds before play begins or resumes.
ruling-prepare-at-tables = At a table with { $players } players or more, the dealer washes and squares the deck.
ruling-chips-counted = The player who may have to call is entitled to an exact count.
ruling-dealer-counts = The dealer or the floor counts the chips.
ruling-estimate-only = The player is entitled only to an estimate.
ruling-fairness = The floor may put fairness first.
ruling-announced = The dealer announces { $amount }.
ruling-substantial = The out-of-turn action is substantial action.
ruling-tell-first = First enter whether the skipped player spoke up before further action.
ruling-judge-time = The floor first decides whether the skipped player had reasonable time to speak up.
ruling-not-defended = The skipped player had time and kept silent: the action to the left is binding.
ruling-no-duty = A skipped player does not have to speak up: silence does not make the action to the left binding.
ruling-skipped-floor = The floor decides about the skipped hand.
ruling-skipped-dead = The skipped hand is dead.
ruling-skipped-call-fold = The skipped player may only call or fold.
ruling-early-fold = Seat { $seat } folded out of turn: a fold is binding.
ruling-bound-by-silence = Seat { $seat } acted out of turn and is bound, because nobody spoke up in time.
ruling-early-all-in = Seat { $seat } went all-in out of turn: it stands.
ruling-action-changed = Seat { $seat } acted out of turn and the action has changed: the out-of-turn action is void.
ruling-every-option = Seat { $seat } may call, raise or fold in turn.
ruling-call-or-fold-left = Seat { $seat } may only call or fold in turn.
ruling-action-unchanged = Seat { $seat } acted out of turn and the action has not changed: the out-of-turn action stands.
ruling-before-turn = It came before the player's turn: it stands if the action does not change before then.
ruling-waits-for-turn = Seat { $seat } acted out of turn: it stands if the action does not change before that turn.
ruling-early-fold-penalty = A fold out of turn may be penalised.
ruling-early-penalty = Acting out of turn may be penalised.
ruling-repeated-penalty = Seat { $seat } has acted out of turn before: a penalty is due.

## What is ruled

ruling-asked = The dealer asks the player what was meant.
ruling-held-to = The { $held } is the minimum.
ruling-for-the-floor = For the floor: { $offered }.
ruling-comes-to = It will be one of these: { $offered }.
ruling-untold = The ruling depends on “{ $fact }”, which is not known yet.
untold-part = { $list }, { $place ->
    [0] { $fact }
   *[other] { $place }: { $fact }
}
ruling-proposed = Proposed: { $held }.
ruling-adds = { $amount } more must be put in.
ruling-returned = { $amount } is returned.
ruling-penalty = A penalty may follow.
ruling-out-of-play = { $amount } is removed from play.
ruling-disqualified = { $how ->
    [required] The player is disqualified.
   *[other] The player may be disqualified.
}

ruled-by-floor = the floor's decision ({ $offered })
ruled-full-call = full call of { $amount }
ruled-forfeit-and-fold = fold, and the { $amount } stays in the pot
ruled-return-chips = { $amount } is returned and the player acts again
ruled-fold = fold
ruled-check = check
ruled-call = call of { $amount }
ruled-bring-in = bring-in of { $amount }
ruled-bet = bet of { $amount }
ruled-raise = raise to { $amount }
ruled-all-in = all-in for { $amount }
ruled-call-all-in = call all-in of { $amount }
ruled-binding = the statement is binding
ruled-not-binding = the statement is not binding
ruled-no-action = no action yet
ruled-part-of-the-bet = { $amount } belongs to the bet
ruled-not-part-of-the-bet = { $amount } does not belong to the bet
ruled-award-to-caller = { $amount } goes to the caller who won
ruled-take-out = { $amount } is removed from play
ruled-acts = the skipped player acts normally
ruled-call-or-fold-when-known = call or fold once the amount is known
ruled-said-and-caller-free = { $amount } as said, and the player who called decides again
ruled-call-or-fold = the skipped player may only call or fold

## A ruling at a glance

outcome-of-seat = Seat { $seats }: { $what }
outcome-early-stands = Seat { $seat }: { $what } stands
outcome-early-void = Seat { $seat }: { $what } is void, { $every ->
    [true] all options are open
   *[other] only call or fold
}
outcome-early-waits = Seat { $seat }: { $what } stands unless the action changes
outcome-skipped = Seat { $seats }: { $fate ->
    [call-or-fold] only call or fold
    [hand-dead] the hand is dead
    [tell-first] first enter whether the player spoke up in time
    [judge-time] the floor first decides whether there was time to speak up
   *[floor] proposed: { $what }
}
outcome-untold = answer first: { $facts }
outcome-no-turn-waits = every seat has had its turn: no out-of-turn action is pending
outcome-proposed = proposed: { $what }
outcome-judged-first = needs a decision first, then { $offered }
outcome-asked = ask the player what was meant
outcome-asked-held = ask the player what was meant: the { $what } is the minimum
outcome-out-of-play = { $amount } is removed from play
outcome-chips-wait = the chips are set aside until the hand is over
outcome-count = { $given ->
    [count] an exact count
    [estimate] an estimate only
    [spread] no count; the pot is spread
   *[nothing] no count
}
outcome-conduct-none = no penalty
outcome-conduct-noted = recorded, no penalty
outcome-conduct-may = a penalty may follow, proposed: { $what }
outcome-conduct-will = a penalty is required, proposed: { $what }
outcome-conduct-must = { $what }

## What is done in the hand

does-held-to-raise = Seat { $seat } is held to { $amount }.
does-held-to = Seat { $seat } is held to a { $action ->
    [Fold] fold
    [Check] check
    [Call] call
   *[other] bring-in
}.
does-give-back = { $amount } is returned to seat { $seat }.
does-correct-bets = { $of ->
    [1] The bet on this street is corrected: { $bets }.
   *[other] The bets on this street are corrected: { $bets }.
}
does-bet-of = seat { $seat } to { $to }
does-put-in = Seat { $seat } puts in { $amount } more.
does-pot-back = The pot is returned: { $amount } from seat { $seat }.
does-forfeit = Seat { $seat } leaves { $amount } in the pot; its hand is dead.
does-kill-hand = The hand of seat { $seat } is dead.
does-restore-hand = The hand of seat { $seat } is live again.
does-take-board-back = { $count ->
    [1] One card is removed from the board.
   *[other] { $count } cards are removed from the board.
}
does-keep-aside = Set aside: { $cards }.
does-reshuffle-stub = { $count ->
    [0] The stub is reshuffled.
    [1] One card goes back to the stub, which is reshuffled.
   *[other] { $count } cards go back to the stub, which is reshuffled.
}
does-reshuffle-mixed = The stub and { $heaps ->
    [muck] the muck
    [burns] the burn cards
   *[both] the muck and the burn cards
} are shuffled together.
does-replace-card = The exposed { $card } of seat { $seat } is replaced.
does-void-hand = Misdeal: all chips are returned and the hand is over.
does-stack-gets = Seat { $seat } gets { $amount }.
does-stack-gives = Seat { $seat } gives back { $amount }.

refusal-floor-decides-first = The floor has yet to decide on entry { $entry }.
refusal-no-entry-to-undo = There is no entry to undo.
refusal-too-many-entries = This hand is full: the maximum is { $most } entries. The floor can still void it and decide what is open.
refusal-record-nearly-full = This hand has { $came } of { $most } entries. You can now enter only cards, actions, floor actions and undo.

## What staff or others did by mistake

ruling-seat-was-wrong = A player who started in the wrong seat with the right stack moves to seat { $seat }, with their current chips.
ruling-stack-was-wrong = The stack was wrong too. No rule covers this, so the floor decides.
ruling-button-astray = The button is at the wrong seat. No rule covers this, so the floor decides.
ruling-underbet-made-up = The bet was below the minimum, and its street still lasts: everyone in it makes it { $amount }, an all-in as far as its chips go. Folds stand.
ruling-underbet-late = The next card is out, or the showdown has begun: the bet of { $amount } stands.
ruling-miscount-cut = The pot was counted too high, and the street still lasts: the bet is { $amount } for everyone in it.
ruling-miscount-made-up = The pot was counted too low, and there is no substantial action behind the bet: everyone in it makes it { $amount }. Folds stand.
ruling-miscount-acted-on = After substantial action a bet on a pot counted too low stands: it stays { $amount }.
ruling-miscount-late = The street is over: the bet of { $amount } stands, although the pot was miscounted.
ruling-bet-was-wrong = The bet of { $amount } was wrong, and nobody noticed. No rule covers this, so the floor decides.
ruling-bet-recorded = The record has this bet as { $amount }: correct the stacks once the pot is paid.
ruled-bets-corrected = bets corrected to { $amount }
ruled-bets-stand = bets stand at { $amount }
ruling-misplaced-early = The button is in the wrong place, and there has been no substantial action: it is corrected.
ruling-misplaced-dealt = The first card went to the wrong seat: this is a misdeal.
ruling-misplaced-late = The button stays where it is and is not moved back for the next hand.
ruling-button-dealt-from = The hand was dealt from the wrong seat: after moving the button there is a redeal.
ruling-misheard = The declaration of seat { $seat } stands. No rule covers action taken on a misheard declaration, so the floor decides.
ruling-stacks-wrong = { $how ->
    [out] Stacks were handed out wrongly
    [color-up] Chips were exchanged wrongly at the color-up
   *[announced] A stack was announced wrongly
}. No rule covers this, so the floor decides.
ruling-chips-played = The chips have been in play since: nobody can tell them apart.
ruling-two-with-chips-or-three = Two actions in turn with chips, or any three actions: this is substantial action.
ruling-too-few-acts = There were neither two actions in turn with chips nor any three actions.

ruled-moves-seat = the player moves to the right seat, with the current stack
ruled-stack-corrected = the stacks are corrected
ruled-button-corrected = the button moves to the right seat
ruled-button-stands = the button stays for this hand
ruled-acts-anew = players who misheard act again
ruled-acts-stand = the action stands
ruled-substantial = substantial action
ruled-not-substantial = no substantial action

does-move-seat = The player in seat { $seat } moves to seat { $to }, with all chips.
does-move-elsewhere = The player in seat { $seat } moves to seat { $to } of the other table, with all chips.
does-move-button = { $of ->
    [0] The button moves to the right seat, and the blinds with it.
   *[other] The button moves to seat { $seat }, and the blinds with it.
}
does-heard-acts-back = Undo the action of players who misheard and return those chips.
