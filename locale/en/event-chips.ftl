### The chips of an event: colour-ups, the ledger of chips.

director-color-up = Colour up
director-color-up-title = Take small chips out of play
director-color-up-text = Chips of { $chip } leave play, and everybody in the event is told. Each table exchanges its own when its hand is over, and races off the odd ones.
color-up-into = Exchanged for chips of
reasons-color-up = Too many small chips | They are no longer needed
chips-title = Chips in play
chips-smallest = smallest { $chip }
chips-racing = { $count ->
    [one] Table { $tables } exchanges
   *[other] Tables { $tables } exchange
  } when the hand is over.
chips-sum = In play
chips-entries = Full stacks of entries
chips-bought = Bought again
chips-removed = Of players who were removed
chips-raced = Changed by races
structure-color-up = Chips of { $removed } leave play for chips of { $into }
chips-found = Own chips found
chips-lost = Chips that nobody owns
chips-out-of-sight = Carried out of sight
chips-given-in-error = Given in error
chips-counted = Put right by a count
chips-fined = Paid as penalties
correct-chips = Correct chips
correct-chips-text = Between hands: say what happened to the player's chips, and how many more or fewer there are.
correct-chips-what = What happened
correct-chips-count = Chips more (+) or fewer (−)
reasons-correct-chips = Found under the rail | Counted wrong | Seen by the floor

news-chips-corrected-found = { $chips } chips of { $player } were found and are back in the stack.
news-chips-corrected-lost = { $chips } chips that nobody owns were taken from the stack of { $player } and leave play.
news-chips-corrected-out-of-sight = { $player } carried { $chips } chips out of sight: they are forfeited and leave play.
news-chips-corrected-given-in-error = { $more ->
    [true] { $player } gets { $chips } chips that were missing.
   *[other] { $player } gives back { $chips } chips that were given in error.
  }

news-chips-corrected-counted = { $more ->
    [true] A count gives { $player } { $chips } chips more.
   *[other] A count gives { $player } { $chips } chips fewer.
  }
news-chips-corrected-fined = { $player } pays { $chips } chips as a penalty: they leave play.

refusal-correction-in-hand = { $player } is in a hand: chips are corrected when it is over.
refusal-correction-wrong-way = Found chips come back, chips that are lost, were carried out of sight or pay a penalty leave play; { $chips } does not fit that.
refusal-correction-not-in-chips = { $came } chips cannot be made of the chips in play: expected a multiple of { $chip }, the smallest one, or what makes the stack such a multiple.
refusal-correction-too-large = A correction of this stack is from { $least } to { $most } chips.
