### The draws of an event: sealed when it is announced, published one by one.

refusal-draws-sealed = The draws of this tournament are sealed: each has its own secret and takes no other seed.
refusal-bundle-draw = Entry { $version } of { $stream } has a draw that does not match its published secret.
refusal-bundle-seal = The seal does not match: you gave { $came }, and the file has { $found }.

draws-title = The draw's seal
draws-text = Every draw of this tournament is already fixed by a secret: seats, late registration, opening and breaking tables, the final table, chip races. Nobody sees the secret before the end. This is its seal, the SHA-256 of the secret: note it down now, and compare it at the end.
draws-next = Seal of the next draw:
draws-made = Draws so far, latest first. Each secret was sealed before its draw.
draws-secret = Secret
draws-seal = Its seal, shown before
draws-all = Show all { $count } draws
draws-over = The tournament is over, and this is the secret. Its SHA-256 is the seal above.
draws-how = How to check
draws-how-text = The SHA-256 of each secret is its seal. The secret of draw n is HMAC-SHA-256 of “draw/n”, with the tournament's secret as the key. To repeat all draws, check the tournament's file with “ruleone event check”.
lots-title = Last hands by lot
draw-of-seats = Seats and buttons
draw-of-button = Button of table { NUMBER($table, useGrouping: 0) }
draw-of-entry = Seat of entry { $number }
draw-of-rebuy = Seat after rebuy { $number }
draw-of-break = New seats from table { NUMBER($table, useGrouping: 0) }
draw-of-final-table = Final table
draw-of-race = Race of chips of { $chip } at table { NUMBER($table, useGrouping: 0) }

cli-value-seal = SEAL
cli-event-seal = The seal of the draws, as shown before the start; a different one is refused.
cli-event-sealed = All { $draws } draws match the secret that was sealed before the start. Compare this seal with the one shown then: { $seal }
