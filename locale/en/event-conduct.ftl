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
news-penalty-served = { $player } has served the penalty and plays again.
news-penalty-lifted = The rest of { $player }’s penalty is let off: { $hands ->
    [one] one hand
   *[other] { $hands } hands
  }.
news-directed-penalise = { $by } penalised { $player }. Reason: { $reason }
news-directed-lift-penalty = { $by } let off the rest of { $player }’s penalty. Reason: { $reason }
refusal-penalty-not-on-scale = The edition has no such penalty.
refusal-penalty-not-in-thirteen = Hands of 13-card poker are not missed: a warning or a disqualification can be given here.
refusal-no-offence-here = The edition does not penalise this by its scale.
refusal-penalty-must-be-heavier = The book leaves no choice here: disqualification.
refusal-no-penalty-runs = This player has no hand to miss.
refusal-disqualified = Whoever is disqualified does not come back into the event.
