### What a player's words and chips come to: ruling-<code> for each step, ruled-<code> for what may be ruled.

ruling-string = { $amount } came in a further motion and does not count as a bet or raise.
ruling-string-called = That is a string bet: the dealer calls it out.
ruling-exact-call = The chips are the call of { $amount }.
ruling-one-chip-calls = One chip of { $amount } and no word before it: a call.
ruling-every-chip-needed = Without one chip of { $chip } the call is not covered: a call.
ruling-several-chips = The call is covered even without the smallest chip: the { $amount } is a raise only if at least half a raise was added.
ruling-half-or-more = Half of { $base } or more was added: a full raise to { $amount }.
ruling-below-half = Less than half of { $base } was added: no raise.
ruling-bet-against-bet = There is a bet of { $amount } already: the word says neither call nor raise.
ruling-earlier-chips = { $amount } of an earlier bet still lies there.
ruling-earlier-short = The earlier { $amount } is short of the call: it does not count with the new chips. The rule does not say how to judge this: RuleOne goes by its own test.
ruling-earlier-cover = The earlier { $amount } covers the call: all chips that lie there count as one bet. The rule does not say how to judge this: RuleOne goes by its own test.
ruling-earlier-partly-drawn = Part of the earlier bet was drawn in, { $amount } still lies there: all of it counts as one bet. The rule does not say how to judge this: RuleOne goes by its own test.
ruling-earlier-gathered = The earlier { $amount } was pushed with the new chips as one. No rule of this edition speaks of that: to count all of them is RuleOne's own choice.
ruling-chips-bet = There is nothing to call: chips of { $amount } count in full.
ruling-all-in = { $amount } is all that the player has: all-in.
ruling-bring-in = The bring-in of { $amount } is due.
ruling-tiny = { $amount } is tiny beside a bet of { $price }: the floor says what it is.
ruling-full-call = Too few chips: the call of { $amount } must be made in full.
ruling-blind-opens = The posted big blind counts as the opening bet.
ruling-undercall = { $amount } is less than the call of { $price }: the floor decides.
ruling-no-raise-open = No raise is open to this player.
ruling-raise-lost = The player has lost the right to raise and may only call or fold: it is a call of { $amount }.
ruling-made-minimum = Made up to the least that is allowed, { $amount }.
ruling-cut-to-most = Cut to the most that is allowed, { $amount }.
ruling-lesser-value = Of several meanings the lesser counts: { $amount }.
ruling-several-meanings = The amount has several meanings: the dealer asks, then the floor decides.
ruling-lesser-proposed = The lesser one, { $amount }, is proposed.
ruling-factors-speak = The recent bets and the pot speak for { $amount }.
ruling-which-amount = It is not clear which amount was meant: the dealer asks; the least is { $amount }.
ruling-by-or-to = The words may raise to { $amount }, or by { $amount }: the dealer asks which.
ruling-amount-said = The words make it { $amount } in all.
ruling-amount-as-chips = An amount alone counts like the same chips put out in silence.
ruling-least-said = The least was declared.
ruling-unclear = These words or gestures are none of the game: the dealer asks, and the player bears the risk.
ruling-nothing-to-complete = “Complete” makes a bring-in or a small blind a whole bet, and in fixed limit an all-in that is short of one. There is none here: the dealer asks whether { $to_call ->
    [0] a check or a bet
   *[other] a call, a raise or a fold
} was meant.
ruling-unofficial = These words are not official: the dealer asks, and the player bears the risk.
ruling-said-fold = A fold was declared.
ruling-fold-binds = A fold with nothing to call binds and may be penalised.
ruling-fold-for-nothing = There was nothing to call: this fold does not bind.
ruling-said-check = A check was declared.
ruling-cannot-check = A check is not possible: it costs { $to_call } to call.
ruling-nothing-to-call = There is nothing to call: a check.
ruling-said-call = A call was declared: it binds to all of it, { $amount }.
ruling-said-raise = A bet or raise was declared without an amount: it is { $amount } at least.
ruling-completed = Chips after the declaration complete it: { $amount }.
ruling-chips-raise = With the declaration the chips make it { $amount }.
ruling-off-amount = Neither a call nor a full raise was put in, { $amount }: the declared raise is the least.
ruling-call-or-all-in = A call of { $amount } or an all-in: the dealer asks which was meant.
ruling-corrected = A correction in the same breath takes nothing back: the first declaration binds.
ruling-first-binds = The first declaration is binding: what was said after it changes nothing.
ruling-string-words = More after a call in the same breath is a string raise: it does not count.
ruling-words-too-late = The words came after the chips had landed: they change nothing.
ruling-pot-said = The pot was declared: { $amount }.
ruling-pot-binds-bet = The pot is no bet in this game, but binds to one, { $amount } at least; it may be penalised.
ruling-pot-binds-raise = The pot is no raise in this game, but binds to one, { $amount } at least; it may be penalised.
ruling-completes = The bet is completed to { $amount }.
ruling-completes-blind = The small blind is completed: a call of { $amount }.
ruling-conditional = An if and then about later action: the floor decides whether it binds.
ruling-conditional-void = An if and then about later action is forbidden: it binds to nothing.
ruling-at-once = Words and chips came at the same moment.
ruling-tap-checks = Tapping the table is a check.
ruling-tapped = Tapping the table settles nothing here.
ruling-gesture = Chips were moved and not let go of: to be clear is for the player.
ruling-chips-stay = Chips put out in turn stay in the pot.
ruling-pulled-back = A player who draws in earlier chips has to call or raise.
ruling-accepted = A wrong count was accepted with these chips: the true { $amount } is owed.
ruling-accepted-call = A wrong count was accepted with this call: the true { $amount } is owed.
ruling-only-amount = One amount alone is allowed: { $amount }.
ruling-all-in-button = All-in: the dealer puts a button before the player.
ruling-found-behind = { $amount } turned up after the all-in was called: the floor says whether they belong to it.
ruling-found-not-paid = Chips that do not belong to the bet are not paid for.
ruling-found-waits = They lie aside until the hand is over: then it is told once more, and ruled.
ruling-found-save-nobody = Chips found later save nobody who lost an all-in.
ruling-out-of-view = { $amount } was held or carried out of view.
ruling-unowned = { $amount } belongs to nobody here.
ruling-acted-early = An earlier bet had no clear amount yet: a player waits for it, but what was done stands.
ruling-pot-counted = The pot is counted for players of pot-limit.
ruling-pot-not-counted = The pot is counted in pot-limit only.
ruling-chips-counted = The player who may have to call has a right to an exact count.
ruling-dealer-counts = The dealer or the floor counts the chips.
ruling-estimate-only = The player has a right to an estimate, no more.
ruling-fairness = The floor may put fairness first.
ruling-announced = The dealer announces { $amount }.
ruling-substantial = What happened out of turn is substantial action.
ruling-tell-first = First say whether the skipped player spoke up before more happened.
ruling-judge-time = Whether the skipped player had reasonable time to speak up is for the floor to say first.
ruling-not-defended = The skipped player had time and kept silent: what happened to the left binds.
ruling-no-duty = A skipped player need not speak up: what happened to the left does not bind for that.
ruling-skipped-floor = The floor decides about the skipped hand.
ruling-skipped-dead = The skipped hand is dead.
ruling-skipped-call-fold = The skipped player may only call or fold.
ruling-early-fold = Seat { $seat } folded out of turn: a fold binds.
ruling-bound-by-silence = Seat { $seat } acted out of turn and is bound, as nobody spoke up in time.
ruling-early-all-in = Seat { $seat } went all-in out of turn: it stands.
ruling-action-changed = Seat { $seat } acted out of turn and the action has changed: the act is void.
ruling-every-option = Seat { $seat } may call, raise or fold in turn.
ruling-call-or-fold-left = Seat { $seat } may only call or fold in turn.
ruling-action-unchanged = Seat { $seat } acted out of turn and the action has not changed: the act stands.
ruling-before-turn = It came before the player's turn: it stands if the action does not change before that turn.
ruling-waits-for-turn = Seat { $seat } acted out of turn: the act stands if the action does not change before that turn.
ruling-early-fold-penalty = A fold out of turn may be penalised.
ruling-early-penalty = Acting out of turn may be penalised.
ruling-repeated-penalty = Seat { $seat } has acted out of turn before: this is penalised.

## What is ruled

ruling-asked = The dealer asks the player what was meant.
ruling-held-to = Held at least to: { $held }.
ruling-for-the-floor = For the floor: { $offered }.
ruling-comes-to = It will come to one of these: { $offered }.
ruling-untold = The ruling depends on “{ $fact }”, which is not known yet.
untold-part = { $list }, { $place ->
    [0] { $fact }
   *[other] { $place }: { $fact }
}
ruling-proposed = Proposed: { $held }.
ruling-adds = { $amount } more is to be put in.
ruling-returned = { $amount } goes back.
ruling-penalty = A penalty may follow.
ruling-out-of-play = { $amount } leaves play.
ruling-disqualified = { $how ->
    [required] The player is disqualified.
   *[other] The player may be disqualified.
}

ruled-full-call = full call of { $amount }
ruled-forfeit-and-fold = fold, and the { $amount } stays in the pot
ruled-return-chips = { $amount } goes back and the player acts anew
ruled-fold = fold
ruled-check = check
ruled-call = call of { $amount }
ruled-bring-in = bring-in of { $amount }
ruled-bet = bet of { $amount }
ruled-raise = raise to { $amount }
ruled-all-in = all-in for { $amount }
ruled-call-all-in = call all-in of { $amount }
ruled-binding = the statement binds
ruled-not-binding = the statement does not bind
ruled-no-action = nothing has been done yet
ruled-part-of-the-bet = { $amount } belongs to the bet
ruled-not-part-of-the-bet = { $amount } does not belong to the bet
ruled-award-to-caller = { $amount } goes to the caller who won
ruled-take-out = { $amount } is taken out of play
ruled-acts = the skipped player acts as ever
ruled-call-or-fold = the skipped player may only call or fold

## A ruling at a glance

outcome-of-seat = Seat { $seats }: { $what }
outcome-early-stands = Seat { $seat }: { $what } stands
outcome-early-void = Seat { $seat }: { $what } is void, { $every ->
    [true] every option is open
   *[other] only call or fold is left
}
outcome-early-waits = Seat { $seat }: { $what } stands unless the action changes
outcome-skipped = Seat { $seats }: { $fate ->
    [call-or-fold] only call or fold is left
    [hand-dead] the hand is dead
    [tell-first] first say whether the player spoke up in time
    [judge-time] the floor judges first whether there was time to speak up
   *[floor] proposed: { $what }
}
outcome-untold = answer first: { $facts }
outcome-no-turn-waits = every turn has come: no act out of turn waits
outcome-proposed = proposed: { $what }
outcome-judged-first = to be judged first, then { $offered }
outcome-asked = ask the player what was meant
outcome-asked-held = ask the player, held at least to: { $what }
outcome-out-of-play = { $amount } leaves play
outcome-chips-wait = the chips lie aside until the hand is over
outcome-count = { $given ->
    [count] an exact count
    [estimate] an estimate, no count
   *[nothing] no count
}
outcome-conduct-none = no penalty
outcome-conduct-noted = noted, no penalty
outcome-conduct-may = a penalty may follow, proposed: { $what }
outcome-conduct-will = a penalty has to follow, proposed: { $what }
outcome-conduct-must = { $what }

## What is done in the hand

does-held-to-raise = Seat { $seat } is held to { $amount }.
does-held-to = Seat { $seat } is held to a { $action ->
    [Fold] fold
    [Check] check
    [Call] call
   *[other] bring-in
}.
does-give-back = { $amount } goes back to seat { $seat }.
does-put-in = Seat { $seat } puts in { $amount } more.
does-pot-back = The pot comes back: { $amount } from seat { $seat }.
does-forfeit = Seat { $seat } leaves { $amount } in the pot; its hand is dead.
does-kill-hand = The hand of seat { $seat } is dead.
does-restore-hand = The hand of seat { $seat } is live again.
does-take-board-back = { $count ->
    [1] One card leaves the board.
   *[other] { $count } cards leave the board.
}
does-keep-aside = Set aside: { $cards }.
does-reshuffle-stub = { $count ->
    [0] The stub is shuffled again.
    [1] One card goes back to the stub, and it is shuffled again.
   *[other] { $count } cards go back to the stub, and it is shuffled again.
}
does-reshuffle-mixed = The stub and { $heaps ->
    [muck] the muck
    [burns] the burn cards
   *[both] the muck and the burn cards
} are shuffled together.
does-replace-card = The exposed { $card } of seat { $seat } is replaced.
does-void-hand = A misdeal: all chips go back and the hand is over.
does-stack-gets = Seat { $seat } gets { $amount }.
does-stack-gives = Seat { $seat } gives back { $amount }.

refusal-floor-decides-first = The floor has still to decide on entry { $entry }.
refusal-no-entry-to-undo = There is no entry to undo.
refusal-too-many-entries = A hand takes at most { $most } entries. The floor can still void it, and decide what is open.
refusal-record-nearly-full = This hand has { $came } entries of { $most }. Only cards, acts, what the floor does, and taking back still go in.

## What staff or others did by mistake

ruling-seat-was-wrong = A player who began in a wrong seat with the right stack goes to seat { $seat }, with the present chips.
ruling-stack-was-wrong = The stack was not the right one either: no rule speaks of it, so the floor decides.
ruling-button-astray = The button stands at a wrong seat: no rule says what comes of it, so the floor decides.
ruling-button-dealt-from = The hand went out from the wrong seat: with the button it is dealt again.
ruling-misheard = What seat { $seat } declared stays as it was; of acts on what others heard no rule speaks, so the floor decides.
ruling-stacks-wrong = { $how ->
    [out] Stacks were handed out wrongly
    [color-up] Chips were exchanged wrongly at the color-up
   *[announced] A stack was announced wrongly
}: no rule says what comes of it, so the floor decides.
ruling-chips-played = The chips have been played with since: nobody can tell them apart.
ruling-two-with-chips-or-three = Two acts in turn with chips in, or three of any kind: that is substantial action.
ruling-too-few-acts = Neither two acts in turn with chips in, nor three of any kind.

ruled-moves-seat = the player moves to the right seat, with the present stack
ruled-stack-corrected = the stacks are corrected
ruled-button-corrected = the button is put where it belongs
ruled-button-stands = the button stays for this hand
ruled-acts-anew = those who misheard act again
ruled-acts-stand = what was done stands
ruled-substantial = substantial action
ruled-not-substantial = no substantial action

does-move-seat = The player in seat { $seat } moves to seat { $to }, with all chips.
does-move-elsewhere = The player in seat { $seat } moves to seat { $to } of the other table, with all chips.
does-move-button = { $of ->
    [0] The button moves to the right seat, and the blinds with it.
   *[other] The button moves to seat { $seat }, and the blinds with it.
}
does-heard-acts-back = What was done on what was misheard is taken back, its chips too.
