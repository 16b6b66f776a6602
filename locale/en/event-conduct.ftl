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
news-penalty-paid = { $player } pays { $chips } chips as a penalty; the chips are removed from play.
news-penalty-served = { $player } has served the penalty and plays again.
news-penalty-lifted = The rest of { $player }'s penalty is lifted: { $hands ->
    [one] one hand
   *[other] { $hands } hands
  }.
news-directed-penalise = { $by } penalised { $player }.{ reason-behind }
news-directed-lift-penalty = { $by } lifted the rest of { $player }'s penalty.{ reason-behind }
refusal-penalty-not-on-scale = The edition does not have this penalty. Choose another.
refusal-penalty-not-in-chips = These rules fine chips only for certain infractions. Name the infraction, or choose another penalty.
refusal-no-offence-here = The edition's scale of penalties does not cover this.
refusal-penalty-must-be-heavier = The book requires disqualification here.
refusal-no-penalty-runs = This player is not serving a penalty.
refusal-disqualified = A disqualified player cannot come back into the tournament.
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
penalty-other = Other: enter it as the reason
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
penalty-stands = On record: { $given }.
penalty-next = Next step: { $penalty }.
penalty-text-warning = A warning stays on record.
penalty-text-missed = It begins with the next hand and follows the player to any table. A round is one hand for each player now at the table.
penalty-text-chips = The chips are removed from play after the hand. A player with too few pays what they have, but keeps one chip of the smallest in play.
penalty-text-disqualification = The player is out after the hand, and the chips are removed from play.
conduct-title = Penalties
conduct-paid = { $chips } paid
conduct-owed = to be paid after the hand
conduct-left = { $hands ->
    [one] one more hand to miss
   *[other] { $hands } more hands to miss
}
director-lift-penalty = Lift the rest
director-lift-penalty-title = Lift the rest of the penalty?
director-lift-penalty-text = The player is dealt in again from the next hand. The penalty stays on record.
reasons-lift-penalty = Given by mistake | Decision changed
