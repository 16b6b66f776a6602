### Entries by a list: a director enters many players at once.

refusal-entries-too-many = The event has room for { $free } more, and the list brings { $came }. Make the list shorter.
refusal-entries-none-new = Nobody was entered: of this list { $here } are in already, and { $out } are out.
refusal-re-entry-by-order = { $player } has entered already and is out. Find the player on this page, and choose “Enter again”.
refusal-player-in-too-many = This player is in { $most } events already, as many as one person may play.
refusal-player-not-invited = This player has not come by the invitation of this home game.
refusal-act-not-of-player = { $player } was not entered by this list.
refusal-act-entry-played = { $player } has been dealt a hand since, so this entry stands. The others of the list can still be withdrawn: open each player's sheet and choose “Take entry back”.
refusal-act-entry-drawn = { $player } has a seat by the draw of the start, and this entry stands with it. Who should not play is removed.
refusal-act-entry-removed = { $player } has been removed and has a place. Take the removal back first, and then the entry.
refusal-act-entry-closed = Entries are closed and the prizes stand, so the entry of { $player } stands too.
refusal-act-entry-chips = { $player } has other chips by now than the entry brought: bought, corrected or paid as a fine. Take that back first.
refusal-act-entry-balanced = Players were moved since to balance table { NUMBER($table, useGrouping: 0) }, where { $player } sits or sat, so this entry stands. Who should not play is removed.
refusal-act-entry-paid = Without { $player } fewer would be left than the { $paid } who are paid: entries would close with that, so this entry stands.
refusal-re-entry-of-persons = { $player } cannot be entered again: the house keeps no such person (any more).
news-directed-enter-players = { $more ->
    [0] { $by } entered { $players }. Reason: { $reason }
   *[other] { $by } entered { $players } and { $more } more. Reason: { $reason }
}
news-directed-re-enter-player = { $by } entered { $player } again. Reason: { $reason }

entry-list-title = Enter a list of players
entry-list-text = Choose a CSV or JSON file with one player a line: a “name” column, and an “id” column if you have one. The whole list is checked first. Players already in the event are skipped.
entry-list-house = All players of the house
entry-list-reason = List: { $name }
entry-list-checking = Checking the list…
entry-list-entering = { $done } of { $total } entered
entry-list-over =
    { $total ->
        [0] Nobody was new: { $here ->
            [one] the one player of the list was in already.
           *[other] all { $here } players of the list were in already.
        }
       *[other] { $here ->
            [0] All { $total } are entered.
           *[other] All { $total } are entered; { $here } more were in already.
        }
    }
entry-list-stopped = Stopped: { $done } of { $total } are entered.
entry-list-refused =
    { $count ->
        [one] Nobody was entered: one player may not be.
       *[other] Nobody was entered: { $count } players may not be.
    }
entry-list-halted = The room took { $done } of { $total }, and then no more:
entry-list-fault =
    { $line ->
        [0] { $name }: { $why }
       *[other] Line { $line }, { $name }: { $why }
    }
entry-list-again = Choose the same list again to go on: nobody is entered twice.
entry-list-stop = Stop

# One who has come to the desk
entry-one-title = Enter one player
entry-one-text = By name: somebody whom the house knows, or somebody new, who is added to its players.
entry-one-name = Name
entry-one-done = { $status ->
    [playing] { $name } is entered and sits at { $stands }.
    [alternate] { $name } is entered and { $stands }.
   *[other] { $name } is entered.
}
entry-one-new = { $status ->
    [playing] { $name } is new to the house, entered, and sits at { $stands }.
    [alternate] { $name } is new to the house, entered, and { $stands }.
   *[other] { $name } is new to the house and entered.
}
entry-one-passed = { $status ->
    [playing] { $name } has already entered and sits at { $stands }.
    [alternate] { $name } has already entered and { $stands }.
    [out] { $name } was not entered: { $stands }.
   *[other] { $name } has already entered.
}

# Everybody who has to do with an event, as its director finds them
entries-find-title = Find a player
entries-find-words = Name, table or table-seat
entries-find-status = Who
entries-find-any = Everybody
entries-find-all = Show everybody
entries-find-none = There is nobody like that.
entries-all-entered = Entered, not started
entries-all-playing = In play
entries-all-alternate = Waiting for a seat
entries-all-out = Out
entries-all-withdrawn = Withdrawn
entries-are-entered = entered
entries-are-playing = in
entries-are-alternate =
    { $place ->
        [0] waits for a seat
       *[other] waits, place { $place }
    }
entries-are-out = out, place { $place }
entries-are-withdrawn = withdrawn
entries-nothing-to-do = Nothing can be done here any more.
director-withdraw = Withdraw
director-again = Enter again
director-enter = Enter
director-unenter = Take entry back
withdraw-text = The entry is taken back, and the money returned.
withdraw-button = Withdraw the entry
re-enter-text = { $paid ->
    [wallet] The player is out and enters again, as the event allows: { NUMBER($amount) } is taken from the player's wallet, and a seat is drawn.
    [desk] The player is out and enters again, as the event allows: { NUMBER($amount) } is paid at the desk, and a seat is drawn.
   *[nowhere] The player is out and enters again, as the event allows, and a seat is drawn.
}
re-enter-button = Enter the player again
unenter-text = The player was entered by mistake and has been dealt no hand: the money goes back, the seat is free, and there is no place.
unenter-button = Take the entry back
enter-text = { $paid ->
    [wallet] The entry was withdrawn. The player is entered as anew: { NUMBER($amount) } is taken from the player's wallet.
    [desk] The entry was withdrawn. The player is entered as anew: { NUMBER($amount) } is paid at the desk.
   *[nowhere] The entry was withdrawn. The player is entered as anew.
}
enter-button = Enter the player
reasons-re-enter-player = Asked at the desk | Paid at the desk
reasons-enter-player = Asked at the desk | Paid at the desk

# At the command line
cli-event-enter =
    Enter a list of players into an event of a room that is open.

    The list is CSV or JSON, as `ruleone players import` takes it. All of it is checked against the room and the event first; if any line is wrong, each such line is named and nobody is entered (exit status 1). Players new to the house are added to its list. Whoever is in already is passed over: give the same command again to go on with a list that was cut short.

    Examples:

    ruleone event enter field.csv --event e3 --link http://127.0.0.1:8000/link/...

    ruleone event enter field.json --event e3 --token "$SECRET"
cli-event-enter-file = The list: JSON if its name ends in .json, else CSV in UTF-8.
cli-event-enter-event = The event, such as e3.
cli-event-enter-done = Entered: { $done }. In already: { $here }.
cli-event-enter-nobody = Nobody of { $file } was entered: { $count } of its lines are wrong.
cli-event-enter-cut-short = Entered: { $done } of { $total }. Give the same command again to go on.
