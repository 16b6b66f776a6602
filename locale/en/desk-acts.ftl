### Acts at the floor's desk, undone.

desk-act-text = This undoes the act, as long as nothing depends on it; both stay on record. Decks changed at a dealer push go back if no hand has begun with them.
desk-act-back = { $why ->
    [told] Undone by { $by }: { $reason }
   *[other] Undone by { $by }
}
reasons-desk-back = Done by mistake | Wrong name | Decision changed

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
desk-act-deck-changed = { $by } brought in deck { NUMBER($number, useGrouping: 0) }

refusal-desk-act-since = Something has been done about it since. Undo that first.
refusal-desk-listed-since = { $name } is on the list again. Undo that first.
refusal-desk-table-closed = The table has closed since.
refusal-desk-seat-played = A hand has begun at the table since { $name } sat down. Empty the seat, then put the name on the list again.
refusal-desk-deck-played = A hand has begun with this deck, so it stays in play. Change the deck again.
