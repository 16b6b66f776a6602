### What was done at the floor's desk, taken back.

desk-act-text = All is as it stood before, as long as nothing has been built on it, and the record keeps both. Decks that came with a push of dealers go back where no hand has begun with them.
desk-act-back = Taken back by { $by }: { $reason }
reasons-desk-back = Done by mistake | Wrong name | Decided anew

desk-act-name-listed = { $by } put { $name } on the list
desk-act-name-called = { $by } called up { $name }
desk-act-name-seated = { $by } seated { $name }: { $title }, seat { $seat }
desk-act-name-struck = { $by } took { $name } off the list
desk-act-dealer-came = { $by } put { $name } on duty
desk-act-dealer-went = { $by } took { $name } off duty
desk-act-dealer-placed = { $by } sent { $name } to { $title }
desk-act-dealer-at-table = { $by } sent { $name } to table { NUMBER($table, useGrouping: 0) }
desk-act-dealer-at-table-why = { $by } sent { $name } to table { NUMBER($table, useGrouping: 0) }: { $reason }
desk-act-dealer-rests = { $by } sent { $name } on a break
desk-act-dealer-rests-why = { $by } sent { $name } on a break: { $reason }
desk-act-pushes-set = { $by } set a push every { $minutes ->
    [one] minute
   *[other] { $minutes } minutes
  }
desk-act-dealers-pushed = { $by } pushed the dealers
desk-act-deck-changed = { $by } brought deck { NUMBER($number, useGrouping: 0) }

refusal-desk-act-since = Something was done about it since. Take that back first.
refusal-desk-listed-since = { $name } is on the list again. Take that back first.
refusal-desk-table-closed = The table has been closed since.
refusal-desk-seat-played = A hand has begun at the table since { $name } sat down, so the seat stands. Empty the seat, and put the name on the list anew.
refusal-desk-deck-played = A hand has begun with this deck, so it stays in play. Change the deck again.
