### Entries by a list: a director enters many players at once.

refusal-entries-too-many = The tournament has room for { $free } more players, but the list has { $came }. Shorten the list, or allow more entries in the terms.
refusal-entries-none-new = Nobody was entered: { $here } on this list have already entered, and { $out } are out.
refusal-re-entry-by-order = { $player } has entered before and is out. Find the player on this page and choose “Re-enter”.
refusal-player-in-too-many = This player is in { $most } tournaments already, the maximum.
refusal-player-not-invited = This player has not used the invitation to this home game.
refusal-act-not-of-player = { $player } was not entered by this list.
refusal-act-entry-played = { $player } has been dealt a hand since, so this entry stands.{ $others ->
    [0] {""}
    [one] { " " }You can still withdraw { $others } other entry on the list: open the player's sheet and choose “Withdraw entry”.
   *[other] { " " }You can still withdraw { $others } other entries on the list: open a player's sheet and choose “Withdraw entry”.
  }
refusal-act-entry-drawn = { $player } was seated in the starting draw, so this entry stands. Remove the player instead.
refusal-act-entry-removed = { $player } has been removed and has a finishing place. Undo the removal first, then withdraw the entry.
refusal-act-entry-closed = Registration is closed and the prizes are fixed, so the entry of { $player } stands.
refusal-act-entry-chips = The stack of { $player } has changed by a purchase, a correction or a fine. Undo that first.
refusal-act-entry-balanced = Table { NUMBER($table, useGrouping: 0) }, where { $player } sits or sat, has been balanced since, so this entry stands. Remove the player instead.
refusal-act-entry-paid = Without { $player } fewer players than the { $paid } places paid would be left, so this entry stands.
refusal-re-entry-of-persons = { $player } cannot re-enter: the house no longer has this player on record.
refusal-list-large = The list is too large: the maximum is { $most } bytes.
refusal-list-rows = The list is too long: the maximum is { $most } lines.
refusal-list-columns = Line { $line } has { $came } columns; the maximum is { $most }.
refusal-list-cell = Line { $line } has a cell that is too long. Check for a quote that is not closed.
refusal-list-old-workbook = This workbook has the old format (.xls) or a password. Save it as .xlsx without a password, or as CSV.
refusal-list-no-workbook = This file is not a valid workbook (.xlsx). Open it in a spreadsheet and save it again, or as CSV.
refusal-list-workbook-grows = This workbook unpacks to more than { $most } bytes. Copy the list into a new workbook, or save it as CSV.
refusal-list-sheet = The workbook has no sheet “{ $came }”.
refusal-list-no-tdt = Line { $line }: this save of The Tournament Director is damaged. Save it again there, or export the players as CSV.
refusal-list-role = There is no kind of column “{ $came }”. Use name, first, last, id, paid, kept or ignored.
news-directed-enter-players = { $more ->
    [0] { $by } entered { $players }.{ reason-behind }
   *[other] { $by } entered { $players } and { $more } more.{ reason-behind }
}
news-directed-re-enter-player = { $by } re-entered { $player }.{ reason-behind }

entry-list-title = Enter a list of players
entry-list-text = Paste names one a line, or choose a file: CSV, a workbook (.xlsx), JSON, or a save of The Tournament Director (.tdt). You see the list before anybody is entered.
entry-list-paste = Names, one a line
entry-list-pasted = pasted names
entry-list-check = Check list
entry-list-other = Another list
entry-list-who = Who is meant by line { $line }, { $name }
entry-list-choose = Choose
entry-list-this = { $name }, known here
entry-list-new = Somebody new
entry-list-skip = Leave out
entry-list-doubles =
    { $count ->
        [one] One duplicate: which player is meant?
       *[other] { $count } duplicates: which players are meant?
    }
entry-list-double-same = Line { $line }: also in line { $same }.
entry-list-double-here = Line { $line }: already entered.
entry-list-double-like =
    { $count ->
        [one] Line { $line }: a player here has nearly this name.
       *[other] Line { $line }: { $count } players here have this name.
    }
entry-list-known =
    { $count ->
        [one] One player known here
       *[other] { $count } players known here
    }
entry-list-wrong =
    { $count ->
        [one] One line is left out:
       *[other] { $count } lines are left out:
    }
entry-list-left =
    { $count ->
        [one] One line was left out:
       *[other] { $count } lines were left out:
    }
entry-list-nobody = No name was found in this list.
entry-list-paid =
    { $count ->
        [one] Marked as paid: { $names }. Record the payment at the desk.
       *[other] { $count } marked as paid: { $names }. Record the payments at the desk.
    }
entry-list-have-paid =
    { $count ->
        [one] Paid already: { $names }.
       *[other] { $count } have paid already: { $names }.
    }
entry-list-paid-by = How they paid
entry-list-paid-later = Not recorded: still due
entry-list-partly =
    { $count ->
        [one] Another amount than { $price } was paid, so the entry stays due: { $names }.
       *[other] { $count } paid another amount than { $price }, so they stay due: { $names }.
    }
entry-list-enter = Enter { $count }
entry-list-open =
    { $count ->
        [one] Choose a player for one duplicate first.
       *[other] Choose players for { $count } duplicates first.
    }
entry-list-unread = The list cannot be read:
entry-list-house = All players on the house's list
entry-list-reason = List: { $name }
entry-list-checking = Checking the list…
entry-list-entering = { $done } of { $total } entered
entry-list-over =
    { $total ->
        [0] Nobody was new: { $here ->
            [one] the one player on the list had already entered.
           *[other] all { $here } players on the list had already entered.
        }
       *[other] { $here ->
            [0] All { $total } are entered.
           *[other] All { $total } are entered; { $here } more had already entered.
        }
    }
entry-list-stopped = Stopped: { $done } of { $total } are entered.
entry-list-refused =
    { $count ->
        [one] Nobody was entered: one player is not allowed.
       *[other] Nobody was entered: { $count } players are not allowed.
    }
entry-list-halted = The room accepted { $done } of { $total }, then stopped:
entry-list-fault =
    { $line ->
        [0] { $name }: { $why }
       *[other] Line { $line }, { $name }: { $why }
    }
entry-list-again = Choose the same list again to continue. Nobody is entered twice.
entry-list-stop = Stop


# How any list was read
list-columns = Columns
list-column = Column { $letter }
list-header = The first line names the columns
list-sheet = Sheet
list-encoding = Characters
list-encoding-utf-8 = Unicode (UTF-8)
list-encoding-utf-16-le = Unicode (UTF-16)
list-encoding-utf-16-be = Unicode (UTF-16, big-endian)
list-encoding-gb18030 = Chinese (GB18030)
list-encoding-cp1252 = Western (Windows-1252)
list-role-name = Name
list-role-first = First name
list-role-last = Last name
list-role-id = Id of this room
list-role-paid = Paid
list-role-place = Place
list-role-points = Points
list-role-kept = Keep as information
list-role-ignored = Ignore
list-foreign = “{ $title }” does not have ids of this room, so it finds nobody here. It is kept with each player as information, or choose “Ignore”.
list-own-id = An id of this room finds its player, whatever the name in the line.

# One who has come to the desk
entry-one-title = Enter one player
entry-one-text = By name: a player the house knows, or a new one, who is added to the house's list.
entry-one-room = Only a director of the whole room can enter players for others: entering adds to the house's list.{ $desk ->
    [yes] {" "}You can accept what players ask for on their phones, under Payments.
   *[no] {""}
}
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
entries-find-status = Status
entries-find-any = Everyone
entries-find-all = Show everyone
entries-find-none = No player matches.
entries-all-entered = Entered, not started
entries-all-playing = In play
entries-all-alternate = Waiting for a seat
entries-all-out = Out
entries-all-withdrawn = Withdrawn
entries-are-entered = entered
entries-are-playing = in
entries-are-alternate =
    { $place ->
        [0] waiting for a seat
       *[other] waiting, number { $place }
    }
entries-are-out = out, place { $place }
entries-are-withdrawn = withdrawn
entries-way-over = { $why } That was at { $time }.
entries-nothing-to-do = No more actions for this player.
director-withdraw = Withdraw
director-again = Re-enter
director-forfeit = Give up chips
director-enter = Enter
director-unenter = Withdraw entry
withdraw-text = The entry is withdrawn, and the money is refunded.
withdraw-button = Withdraw entry
re-enter-text = { $paid ->
    [wallet] The player re-enters as the tournament allows: { NUMBER($amount) } is taken from the player's wallet, and a seat is drawn.
    [desk] The player re-enters as the tournament allows: { NUMBER($amount) } is paid at the desk, and a seat is drawn.
   *[nowhere] The player re-enters as the tournament allows, and a seat is drawn.
}
forfeit-text = The whole stack is removed from play. The player pays another entry and gets a full stack at a drawn seat.
forfeit-chips = Chips given up
forfeit-button = Take { $chips } chips, re-enter player
re-enter-button = Re-enter player
unenter-text = The player was entered by mistake and has been dealt no hand. The money is refunded, the seat is freed, and no finishing place is recorded.
unenter-button = Withdraw this entry
enter-text = { $paid ->
    [wallet] The entry was withdrawn. The player enters as if for the first time: { NUMBER($amount) } is taken from the player's wallet.
    [desk] The entry was withdrawn. The player enters as if for the first time: { NUMBER($amount) } is paid at the desk.
   *[nowhere] The entry was withdrawn. The player enters as if for the first time.
}
enter-button = Enter player
reasons-re-enter-player = Asked at the desk | Paid at the desk
reasons-enter-player = Asked at the desk | Paid at the desk

# At the command line
cli-event-enter =
    Enter a list of players into a tournament of an open room.

    The list is pasted names, CSV with any separator and column names, a workbook (.xlsx), a save of The Tournament Director (.tdt), or JSON as for `ruleone players import`. The whole list is checked first. If a line is wrong, or does not say who is meant, each such line is reported and nobody is entered (exit status 1). With --leave the others are entered. Players new to the house are added to its list. Players who have already entered, and a name that stands twice, are entered once. Run the same command again to continue a list that was interrupted.

    Examples:

    ruleone event enter field.csv --event e3 --link http://127.0.0.1:8000/link/...

    ruleone event enter club.xlsx --event e3 --sheet Friday --columns name,ignored,paid --leave
cli-event-enter-file = The list: JSON if its name ends in .json, otherwise of the kind that its contents show.
cli-event-enter-columns = Contents of the columns, separated by commas: name, first, last, id, paid, kept, ignored. Guessed by default.
cli-event-enter-sheet = The sheet of a workbook; by default the first that has any lines.
cli-event-enter-leave = Leave out lines that are wrong or unclear, and enter the others.
cli-event-enter-unclear = Line { $line }, { $name }: { $count } players here may be meant. Add an “id” column, or a number to the name.
cli-event-enter-same = Line { $line }, { $name }: also in line { $same }, entered once.
cli-event-enter-paid = Marked as paid: { $names }
cli-event-enter-event = The tournament, such as e3.
cli-event-enter-done = Entered: { $done }. Already entered: { $here }.
cli-event-enter-nobody = Nobody from { $file } was entered: { $count } lines are wrong.
cli-event-enter-cut-short = Entered: { $done } of { $total }. Run the same command again to continue.
