### Time and conduct: the clock called on a player, infractions, penalties.

ruling-clock-not-at-seat = Whoever calls the clock has to be at their seat.
ruling-clock-not-his = The clock is for players of the event to call; this is none who may.
ruling-clock-too-early = Reasonable time has not passed yet: no clock.
ruling-clock-reasonable = The staff judge whether reasonable time has passed.
ruling-clock-approval = The staff must approve the clock.
ruling-clock-approved = The staff approved the clock.
ruling-clock-not-approved = The staff did not approve the clock.
ruling-clock-shortened = The floor shortened the clock to { $seconds } seconds.
ruling-clock-not-shortened = The clock may not be shortened: it has { $seconds } seconds.
ruling-clock-runs = The clock runs: { $seconds } seconds, then a count of { $countdown }.
ruling-acted-in-time = The player acted before the count was over: the action stands.
ruling-tie-is-his = Action and the end of the count came together: the player acted in time.
ruling-before-declaration = The player acted before the end was declared: the action stands.
ruling-time-over = The count is over without an action in time.
ruling-time-dead = The hand is dead.
ruling-time-checks = There is nothing to call: it is a check.

## Infractions

ruling-offence-exposed-cards = A card was exposed with action to come.
ruling-offence-exposed-hand-for-hand = Cards were turned up in hand-for-hand play.
ruling-offence-card-off-table = A card was thrown off the table.
ruling-offence-one-player-to-a-hand = One player to a hand: cards were shown or play was discussed.
ruling-offence-told-contents = The contents of a live or folded hand were disclosed.
ruling-offence-gave-advice = Play was advised on or criticised.
ruling-offence-read-hand = A hand that was not tabled was read.
ruling-offence-folded-high = Cards were tossed high, or shown, when folded.
ruling-offence-hid-cards = Live cards were not in plain sight.
ruling-offence-miscalled = A hand was called falsely on purpose.
ruling-offence-soft-play = Soft play: poker is played by each player alone.
ruling-offence-collusion = Chip dumping or other collusion.
ruling-offence-abuse = Abuse.
ruling-offence-disruption = Disruption.
ruling-offence-cheating = Cheating.
ruling-offence-touched-others = The cards or chips of others were touched without need.
ruling-offence-delayed = The game was delayed.
ruling-offence-chattered = There was too much chatter.
ruling-offence-bet-out-of-reach = A bet was put out of the dealer's reach.
ruling-offence-acted-out-of-turn = A player acted out of turn.
ruling-offence-phoned = There was phone talk at the table.
ruling-offence-device-heard = Others heard a device.
ruling-offence-device-used = An electronic device was used at the table.
ruling-offence-other-language = A language was spoken during a hand that the edition does not name.
ruling-offence-left-seat = A player with a live hand left the seat.
ruling-offence-left-table = A player with a live hand left the table.
ruling-offence-dodged-blind = A blind was dodged on the way from a broken table.
ruling-offence-neglected-duty = A duty of players was neglected.
ruling-offence-belongings = The table, legroom or a walkway was taken up by what is not needed.
ruling-offence-uncountable-chips = Chips were not kept in stacks that can be counted.
ruling-offence-hid-high-chips = Chips of higher value were not in view, or could not be told apart.
ruling-offence-hid-chips-in-race = Chips were not in full view for the chip race.
ruling-offence-ambiguous = A declaration was ambiguous.

ruling-language-allowed = This language is allowed.
ruling-table-is-enough = To stay at the table is enough.
ruling-leaving-not-penalised = This edition states no penalty for it.
ruling-exposed-hand-lives = The hand stays live.
ruling-soft-play-chips = Chips may be forfeited, too.

## Penalties

ruling-penalty-may = A penalty may follow: the floor decides.
ruling-penalty-will = A penalty has to follow: the floor decides which.
ruling-penalty-must = The book leaves no choice: disqualification.
ruling-penalty-noted = It is noted.
ruling-penalty-repeated = It is a repeated breach: a penalty has to follow.
ruling-penalty-house-policy = The policy of the house says what follows.
ruling-penalty-fine = The blind of { $amount } is paid as a fine.
ruling-penalty-rises = Something stands on the record: the penalty rises.
ruling-penalty-scale = The edition has a scale of penalties.
ruling-penalty-after-hand = The penalty begins when the hand is over.
ruling-rounds-in-hands = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
} with { $players } at the table: { $hands } hands.
ruling-penalty-hand = A penalty is served: the player stays away, is dealt in, and the hand is killed after the deal.
ruling-penalty-not-dealt = A penalty is served: the player stays away and is not dealt in.
ruling-penalty-blinded-out = Blinds and antes go on, and may eliminate the player.
ruling-penalty-bring-in = If the bring-in falls to the player, it is posted.
ruling-redeal-killed = In the re-deal the player is dealt cards, and they are killed.
ruling-redeal-counts-once = The deal and the re-deal count as one hand.
ruling-hands-left = Hands still to miss: { $hands }.
ruling-chips-of-disqualified = The chips of a disqualified player leave play; nobody gets them.
ruling-chips-of-chip-fine = The fine of { $amount } leaves play; nobody gets it.
ruling-chips-of-forfeiture = Of the player's chips { $amount } is forfeited and leaves play; nobody gets it.

ruled-no-penalty = no penalty
ruled-warning = warning
ruled-hands = { $count ->
    [one] one missed hand
   *[other] { $count } missed hands
}
ruled-rounds = { $count ->
    [one] one missed round
   *[other] { $count } missed rounds
}
ruled-chip-fine = fine of { $count }
ruled-forfeiture = { $count ->
    [0] forfeited chips
   *[other] forfeited chips: { $count }
}
ruled-disqualification = disqualification
