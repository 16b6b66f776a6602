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
