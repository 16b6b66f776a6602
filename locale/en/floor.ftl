### What a player's words and chips come to: ruling-<code> for each step, ruled-<code> for what may be ruled.

ruling-string = { $amount } came in a further motion and do not count: a string bet.
ruling-exact-call = The chips are the call of { $amount }.
ruling-one-chip-calls = One chip of { $amount } and no word before it: a call.
ruling-every-chip-needed = Without one chip of { $chip } the call is not covered: a call.
ruling-several-chips = The call is covered without the smallest chip: half a raise decides over the { $amount }.
ruling-half-or-more = Half of { $base } or more was added: a full raise to { $amount }.
ruling-below-half = Less than half of { $base } was added: a call.
ruling-earlier-chips = { $amount } of an earlier bet still lie there.
ruling-chips-bet = Nobody has bet: chips of { $amount } count in full.
ruling-all-in = { $amount } is all that the player has: all-in.
ruling-bring-in = The bring-in of { $amount } is due.
ruling-tiny = { $amount } is tiny beside a bet of { $price }: the floor says what it is.
ruling-full-call = Too few chips: the call of { $amount } must be made in full.
ruling-blind-opens = The posted big blind counts as the opening bet.
ruling-undercall = { $amount } is less than the call of { $price }, and the bet was raised: the floor decides.
ruling-no-raise-open = No raise is open to this player.
ruling-made-minimum = Made up to the least that is allowed, { $amount }.
ruling-cut-to-most = Cut to the most that is allowed, { $amount }.
