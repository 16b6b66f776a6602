## Penalties at the tables of an event

news-penalty-given-warning = { $player } is warned.
news-penalty-given-hands = { $player } misses { $hands ->
    [one] one hand
   *[other] { $hands } hands
  } for a penalty.
news-penalty-given-rounds = { $player } misses { $count ->
    [one] one round
   *[other] { $count } rounds
  } for a penalty: { $hands } hands.
news-penalty-given-disqualification = { $player } is disqualified.
news-penalty-given-chip-fine = { $player } is fined { $count } chips.
news-penalty-given-forfeiture = { $player } forfeits { $count } chips.
news-penalty-paid = { $player } has paid { $chips } chips for a penalty; the chips leave play.
news-penalty-served = { $player } has served the penalty and plays again.
news-penalty-lifted = The rest of { $player }'s penalty is lifted: { $hands ->
    [one] one hand
   *[other] { $hands } hands
  }.
news-directed-penalise = { $by } penalised { $player }. Reason: { $reason }
news-directed-lift-penalty = { $by } lifted the rest of { $player }'s penalty. Reason: { $reason }
refusal-penalty-not-on-scale = The edition has no such penalty. Choose another.
refusal-penalty-not-in-chips = These rules take chips for certain acts only. Name the act that costs chips, or choose another penalty.
refusal-no-offence-here = The edition's scale of penalties does not cover this.
refusal-penalty-must-be-heavier = The book leaves no choice here: it has to be disqualification.
refusal-no-penalty-runs = This player has no penalty to serve.
refusal-disqualified = A player who was disqualified does not come back into the event.
label-misses = { $hands ->
    [one] Penalty: one hand
   *[other] Penalty: { $hands } hands
}
misses-text = { $hands ->
    [one] You miss one hand for a penalty
   *[other] You miss { $hands } hands for a penalty
}: { $thirteen ->
    [true] you are dealt in, and your hand is surrendered.
   *[false] you are dealt in, your blinds are posted, and your hand is dead.
}
director-penalise = Penalise
penalise-button = Give the penalty
reasons-penalise = Shouting | A card was thrown | Repeated, after a warning
penalty-offence = For
penalty-other = Something else: give it as the reason
penalty-kind = Penalty
penalty-warning = Warning
penalty-hands = Hands
penalty-rounds = Rounds
penalty-disqualification = Disqualification
penalty-chip-fine = Chip fine
penalty-forfeiture = Forfeited chips
penalty-count-hands = Hands
penalty-count-rounds = Rounds
penalty-count-chips = Chips
penalty-stands = On the record: { $given }.
penalty-next = The next step: { $penalty }.
penalty-text-warning = A warning stays on the record.
penalty-text-missed = It begins with the next hand and goes with the player to any table. A round is a hand for each player at the table now.
penalty-text-chips = The chips leave play once the hand is over. A player who has too few pays what there is, and keeps one chip of the smallest in play.
penalty-text-disqualification = The player is out once the hand is over, and the chips leave play.
conduct-title = Penalties
conduct-paid = { $chips } paid
conduct-owed = to be paid after the hand
conduct-left = { $hands ->
    [one] one more hand to miss
   *[other] { $hands } more hands to miss
}
director-lift-penalty = Lift the rest
director-lift-penalty-title = Lift the rest of the penalty
director-lift-penalty-text = The player is dealt in again from the next hand on. The penalty stays on the record.
reasons-lift-penalty = Given by mistake | Decided anew
