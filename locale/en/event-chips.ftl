### The chips of an event: color-ups, the ledger of chips.

director-color-up = Color up
director-color-up-title = Color up small chips
director-color-up-text = Chips of { $chip } are removed from play, and everyone in the tournament sees a notice. Each table exchanges its own after the hand and races off the odd chips.
color-up-into = Exchanged for chips of
reasons-color-up = Too many small chips | No longer needed
chips-title = Chips in play
chips-smallest = smallest { $chip }
chips-racing = { $count ->
    [one] Table { $tables } exchanges
   *[other] Tables { $tables } exchange
  } when the hand is over.
chips-sum = In play
chips-entries = Starting stacks
chips-bought = Rebuys and add-ons
chips-forfeited = Given up for re-entries
chips-removed = From removed players
chips-removed-uncounted = { $name } was removed. Nobody has counted those chips: they are still part of the total.
chips-removed-count = Enter counted chips
chips-removed-count-text = Enter the chips that { $name } was removed with. They leave the total.
chips-removed-count-label = Chips removed
chips-raced = Changed by races
structure-color-up = Chips of { $removed } are colored up to { $into }
chips-found = Found chips returned
chips-lost = Chips without an owner
chips-out-of-sight = Carried out of sight
chips-given-in-error = Given in error
chips-counted = Corrected by a count
chips-fined = Paid as penalties
correct-chips = Correct chips
correct-chips-text = Between hands: enter what happened to the player's chips, and how many more or fewer there are.
correct-chips-what = Reason for the change
correct-chips-count = Chips more (+) or fewer (−)
reasons-correct-chips = Found under the rail | Counted wrong | Seen by the floor

refusal-removed-is-counted = { $player } was not removed with uncounted chips. Choose another reason for the change.
refusal-removed-is-counted-by = { $chips } chips have already been entered for { $player }. Undo that first.

news-chips-corrected-found = { $chips } chips of { $player } were found and are back in the stack.
news-chips-corrected-lost = { $chips } chips without an owner were removed from the stack of { $player } and from play.
news-chips-corrected-out-of-sight = { $player } carried { $chips } chips out of sight: they are forfeited and removed from play.
news-chips-corrected-given-in-error = { $more ->
    [true] { $player } gets { $chips } chips that were missing.
   *[other] { $player } gives back { $chips } chips that were given in error.
  }

news-chips-corrected-removed = { $more ->
    [true] The count of the chips of { $player }, who was removed, was undone.
   *[other] { $chips } chips of { $player }, who was removed, are out of play.
  }
news-chips-corrected-counted = { $more ->
    [true] After a count { $player } has { $chips } chips more.
   *[other] After a count { $player } has { $chips } chips fewer.
  }
news-chips-corrected-fined = { $player } pays { $chips } chips as a penalty: they are removed from play.

refusal-correction-in-hand = { $player } is in a hand. Correct the chips when it is over.
refusal-correction-wrong-way = { $chips } has the wrong sign: found chips are added; lost, hidden and penalty chips are removed.
refusal-correction-not-in-chips = { $came } cannot be made from the chips in play. Choose a multiple of { $chip }, the smallest chip, or an amount that makes the stack such a multiple.
refusal-correction-too-large = A correction of this stack must be { $least } to { $most } chips.
