### The draws of an event: sealed when it is announced, told one by one.

refusal-draws-sealed = The draws of this tournament are sealed: each has a secret of its own, and takes no other seed.
refusal-bundle-draw = Entry { $version } of { $stream } tells of a draw that does not come out again from the secret told with it.
refusal-bundle-seal = The draws were sealed otherwise: expected { $came }, and the file has { $found }.

draws-title = The draw's seal
draws-text = Every draw of this tournament is fixed already, by a secret that is shown to nobody before the end: seats, late entries, tables that open or break, the final table, chip races. This is its seal, the SHA-256 of the secret. Note it down now, and compare it at the end.
draws-next = Seal of the next draw:
draws-made = Draws made so far, the latest first. Each secret was sealed before its draw.
draws-secret = Secret
draws-seal = Its seal, shown before
draws-all = Show all { $count } draws
draws-over = The tournament is over, and this is the secret. Its SHA-256 is the seal above.
draws-how = How to check
draws-how-text = The SHA-256 of each secret is its seal. At the end the secret of draw n is HMAC-SHA-256 of “draw/n” with the tournament's secret as its key. The file of the whole tournament is checked by “ruleone event check”, which draws everything again.
lots-title = Last hands by lot
draw-of-seats = Seats and buttons
draw-of-button = Button of table { NUMBER($table, useGrouping: 0) }
draw-of-entry = Seat of entry { $number }
draw-of-rebuy = Seat after rebuy { $number }
draw-of-break = New seats from table { NUMBER($table, useGrouping: 0) }
draw-of-final-table = Final table
draw-of-race = Race of chips of { $chip } at table { NUMBER($table, useGrouping: 0) }

cli-value-seal = SEAL
cli-event-seal = The seal of the draws that was shown before the start; another one is refused.
cli-event-sealed = Its { $draws } draws come out again from the secret that was sealed before the start. Compare the seal with the one that was shown then: { $seal }
