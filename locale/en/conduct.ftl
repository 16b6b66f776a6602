### Time and conduct: the clock called on a player, infractions, penalties.

ruling-clock-not-at-seat = A player must be at their seat to call the clock.
ruling-clock-not-his = Only players in the tournament may call the clock.
ruling-clock-too-early = A reasonable time has not passed yet: no clock.
ruling-clock-reasonable = The staff judge whether a reasonable time has passed.
ruling-clock-approval = The staff must approve the clock.
ruling-clock-approved = The staff approved the clock.
ruling-clock-not-approved = The staff did not approve the clock.
ruling-clock-shortened = The floor shortened the clock to { $seconds } seconds.
ruling-clock-lengthened = The floor set the clock to { $seconds } seconds.
ruling-clock-not-shortened = The clock may not be shortened: it runs { $seconds } seconds.
ruling-clock-runs = The clock runs: { $seconds } seconds, then a countdown from { $countdown }.
ruling-acted-in-time = The player acted before the countdown ended: the action stands.
ruling-tie-is-his = The action and the end of the countdown came together: the player acted in time.
ruling-before-declaration = The player acted before time was declared over: the action stands.
ruling-time-over = The countdown ended before the player acted.
ruling-time-dead = The hand is dead.
ruling-time-checks = There is nothing to call: the player checks.

## Infractions

ruling-offence-exposed-cards = A card was exposed with action to come.
ruling-offence-exposed-hand-for-hand = Cards were turned up in hand-for-hand play.
ruling-offence-card-off-table = A card was thrown off the table.
ruling-offence-one-player-to-a-hand = One player to a hand: cards were shown or play was discussed.
ruling-offence-told-contents = The contents of a live or folded hand were disclosed.
ruling-offence-gave-advice = A player advised on or criticised the play.
ruling-offence-read-hand = A hand that was not tabled was read.
ruling-offence-folded-high = Cards were tossed high, or shown, when folded.
ruling-offence-hid-cards = Live cards were not in plain sight.
ruling-offence-miscalled = A hand was miscalled on purpose.
ruling-offence-soft-play = Soft play: every player must play for themselves.
ruling-offence-collusion = Chip dumping or other collusion.
ruling-offence-abuse = Abuse.
ruling-offence-disruption = Disruption.
ruling-offence-cheating = Cheating.
ruling-offence-touched-others = A player touched another player's cards or chips without need.
ruling-offence-touched-person = A player touched another person without need.
ruling-offence-poor-visibility = Cards or chips could hardly be seen.
ruling-offence-hygiene = Offensive hygiene.
ruling-offence-checked-nuts = A player last to act on the river checked the only nut hand.
ruling-offence-delayed = A player delayed the game.
ruling-offence-chattered = There was excessive chatter.
ruling-offence-bet-out-of-reach = A bet was put out of the dealer's reach.
ruling-offence-acted-out-of-turn = A player acted out of turn.
ruling-offence-phoned = A player talked on the phone at the table.
ruling-offence-device-heard = A device could be heard by others.
ruling-offence-device-used = An electronic device was used at the table.
ruling-offence-device-on-table = A phone or another device lay on the table.
ruling-offence-device-with-live-hand = A player with a live hand used an electronic device.
ruling-offence-strategy-tool = A strategy tool, such as an app or a chart, was used at the table.
ruling-offence-hid-identity = A player refused to remove something that hides the face or distracts others.
ruling-offence-other-language = A language other than those allowed was spoken during a hand.
ruling-offence-left-seat = A player with a live hand left the seat.
ruling-offence-left-table = A player with a live hand left the table.
ruling-offence-dodged-blind = A blind was dodged on purpose.
ruling-offence-neglected-duty = A player neglected a duty.
ruling-offence-belongings = Non-essential items cluttered the table, the legroom or a walkway.
ruling-offence-uncountable-chips = Chips were not kept in countable stacks.
ruling-offence-hid-high-chips = Higher-value chips were out of view or could not be identified.
ruling-offence-hid-chips-in-race = Chips were not in full view for the chip race.
ruling-offence-ambiguous = A declaration was ambiguous.

ruling-language-allowed = This language is allowed.
ruling-table-is-enough = Staying at the table is enough.
ruling-leaving-not-penalised = This edition states no penalty for it.
ruling-exposed-hand-lives = The hand stays live.
ruling-soft-play-chips = Chips may also be forfeited.

## Penalties

ruling-nuts-for-floor = That is not soft play by itself: the floor judges.
ruling-penalty-may = A penalty may follow: the floor decides.
ruling-penalty-will = A penalty is required: the floor decides which.
ruling-penalty-must = The book leaves no choice: disqualification.
ruling-penalty-noted = The infraction is recorded.
ruling-penalty-repeated = It is a repeated infraction: a penalty is required.
ruling-penalty-house-policy = House policy decides the consequence.
ruling-penalty-fine = The blind of { $amount } is paid as a fine.
ruling-penalty-rises = The player has an earlier infraction on record: the penalty increases.
ruling-penalty-scale = The edition has a scale of penalties.
ruling-penalty-after-hand = The penalty begins when the hand is over.
ruling-rounds-in-hands = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
} with { $players } at the table: { $hands } hands.
ruling-penalty-hand = The player serves a penalty away from the table; the hand is dealt and killed after the deal.
ruling-penalty-not-dealt = The player serves a penalty away from the table and is not dealt in.
ruling-penalty-blinded-out = The player keeps posting blinds and antes and may be blinded out.
ruling-penalty-bring-in = If the player has the bring-in, it is posted.
ruling-redeal-killed = In the redeal the player is dealt cards, and the hand is killed.
ruling-redeal-counts-once = The deal and the redeal count as one hand.
ruling-hands-left = Hands left to miss: { $hands }.
ruling-chips-of-disqualified = A disqualified player's chips are removed from play.
ruling-chips-of-chip-fine = The fine of { $amount } is removed from play.
ruling-chips-of-forfeiture = The player forfeits { $amount } in chips, which is removed from play.

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
