### The dealers' rota and the decks of live tables.

## Refusals

refusal-dealer-unknown = No such dealer is on duty.
refusal-dealer-on-duty = { $name } is on duty already.
refusal-dealer-table = There is no such table. Choose one of these: { $tables }.
refusal-dealers-too-many = { $most } dealers are on duty, as many as fit. Take one off duty first.
refusal-dealers-none = No dealer is on duty. Add one first.
refusal-dealers-held = Dealers are held where they are from { $seconds } seconds before a break or a new level. To push them all the same, say why.
refusal-push-minutes = Dealers are pushed every 1 to { $most } minutes.
refusal-deck-stays = { $moment ->
    [player] The deck stays: players cannot ask for another one.
   *[other] The deck stays: it is not changed at this moment.
}

## The rota

dealers-title = Dealers
dealers-none = No dealer is on duty. Add those who are, and send them to their tables.
dealers-no-tables = No table is open for them.
dealers-name = A dealer's name
dealers-add = On duty
dealers-off = Off duty
dealers-off-name = { $name } goes off duty
dealers-every = Push every
dealers-every-minutes = minutes
dealers-set = Set
dealers-next-in = Next push in { $left }
dealers-due = The push is due
dealers-push = Push dealers
dealers-push-title = Change dealers all the same
dealers-push-text = The rules hold them where they are shortly before a break or a new level. The reason stands on record.
reasons-push-dealers = A dealer is ill | The break is put off | A dealer's shift is over
dealers-decks = and change the decks
dealers-here = { $name } deals
dealers-nobody = No dealer
dealers-comes = next: { $name }
dealers-comes-nobody = next: nobody
dealers-break = On a break
dealers-to = Send { $name } to
dealers-to-break = A break
dealers-for = { $minutes ->
    [0] since just now
    [one] for { $minutes } minute
   *[other] for { $minutes } minutes
}
dealers-record = The last pushes
dealers-moved = { $name }: { $from } → { $to }
dealers-pushed-ago = { $minutes ->
    [0] Just now, by { $by }
    [one] { $minutes } minute ago, by { $by }
   *[other] { $minutes } minutes ago, by { $by }
}

## At the tablet

desk-title = Dealer and deck
desk-deck = Deck { NUMBER($number, useGrouping: 0) }
desk-deck-due = { $moment ->
    [dealer-push] Dealers were pushed: the deck may be changed now.
   *[level-change] A new level has come: the deck may be changed now.
}
desk-deck-came = { $moment ->
    [dealer-push] Came at a push of dealers
    [level-change] Came at a change of level
    [house] Came at the house's wish
   *[player] Came because a player asked
}
desk-deck-change = Change the deck
