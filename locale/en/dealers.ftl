### The dealers' rota and the decks of live tables.

## Refusals

refusal-dealer-unknown = That dealer is not on duty.
refusal-dealer-on-duty = { $name } is already on duty.
refusal-dealer-table = There is no such table. Choose one of these: { $tables }.
refusal-dealers-too-many = { $most } dealers are on duty, the maximum. Take one off duty first.
refusal-dealers-none = No dealer is on duty. Add one first.
refusal-dealers-held = Dealers stay where they are in the last { $seconds } seconds before a break or a new level. To push them anyway, give a reason.
refusal-push-minutes = Choose a dealer push every 1 to { $most } minutes.
refusal-deck-stays = { $moment ->
    [player] The deck stays: players may not ask for a new deck.
   *[other] The deck stays: it is not changed at this time.
}

## The rota

dealers-title = Dealers
dealers-none = No dealer is on duty. Add dealers, then send them to their tables.
dealers-no-tables = No table is open for them.
dealers-name = A dealer's name
dealers-add = On duty
dealers-off = Off duty
dealers-off-name = { $name } goes off duty
dealers-every = Push every
dealers-every-minutes = minutes
dealers-set = Set
dealers-next-in = Next push in { $left }
dealers-handover = Handing over the table
dealers-due = The push is due
dealers-push = Push dealers
dealers-push-title = Push dealers anyway?
dealers-push-text = The rules keep dealers in place shortly before a break or a new level. Your reason is recorded.
reasons-push-dealers = A dealer is ill | The break is postponed | A dealer's shift is over
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
dealers-record = Latest pushes
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
    [dealer-push] Dealers were pushed: you may change the deck now.
   *[level-change] A new level has started: you may change the deck now.
}
desk-deck-came = { $moment ->
    [dealer-push] Changed at a dealer push
    [level-change] Changed at a new level
    [house] Changed by the house
   *[player] Changed because a player asked
}
desk-deck-change = Change the deck
