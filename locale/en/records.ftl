### The players of the house: lists of them in and out, one person's data, what is erased.

refusal-player-unknown = The house knows no such player, or has erased them.
refusal-player-plays =
    This player { $events ->
        [one] is in a tournament
       *[other] is in { $events } tournaments
    } that { $events ->
        [one] is
       *[other] are
    } not over. Seat and chips stay there under a dash, and the blinds take them. Take the player out first, or erase all the same.
refusal-roster-large = A list of players has at most { $most } bytes.
refusal-roster-no-utf8 = Line { $line } is no text in UTF-8. Save the file as “CSV UTF-8”.
refusal-roster-no-csv = Line { $line } is no CSV: a quote is opened and not closed, or something stands behind one.
refusal-roster-no-json = Line { $line } is no JSON.
refusal-roster-no-list = Expected an object with a list of “players” from line { $line } on.
refusal-roster-empty = The file is empty: its first line should name the columns, one of them “name”.
refusal-roster-header = The first line names the columns, and one of them is “name”. It has: { $came }
refusal-roster-column-twice = Line { $line } names the column “{ $came }” twice.
refusal-roster-too-many = A list has at most { $most } players.
refusal-roster-cells = Line { $line }: expected { $expected } cells as in the first line, got { $came }.
refusal-roster-name =
    { $line ->
        [0] Expected
       *[other] Line { $line }: expected
    } a name of 1 to { $most } characters, got “{ $came }”.
refusal-roster-column =
    { $line ->
        [0] “{ $came }”
       *[other] Line { $line }: “{ $came }”
    } cannot be the name of a field. Expected small letters, digits and “_”, a letter first, and not “id”, “name”, “details” or “results”.
refusal-roster-columns =
    { $line ->
        [0] Expected
       *[other] Line { $line }: expected
    } at most { $most } fields of a player, got { $came }.
refusal-roster-cell =
    { $line ->
        [0] { $column }
       *[other] Line { $line }, { $column }
    }: expected at most { $most } characters, got { $came }.
refusal-roster-row = Line { $line }: expected an object with a “name” and perhaps an “id” and “details”, got { $came }
refusal-roster-key = Line { $line }: expected “id”, “name”, “details” or “results”, got “{ $came }”.
refusal-roster-text = Line { $line }, { $column }: expected a text, got { $came }
refusal-roster-twice = Line { $line }: “{ $came }” stands in line { $first_line } already.
refusal-roster-id = Line { $line }: expected the id of somebody whom this room knows, got “{ $came }”. Leave it empty for a new player.
refusal-roster-namesakes = Line { $line }: { $count } people in this room are called “{ $came }”. Enter the id, or the name with its number.
refusal-roster-name-taken = Line { $line }: somebody else in this room is called “{ $came }”.

# The command.
cli-value-player = PLAYER
cli-players =
    The players whom a house keeps: names, fields of its own choice, results.

    Names stand beside the journal, where they can be erased. The room must be stopped; in one that is open its director has all of this on the page /players. Start with `ruleone players export`.
cli-players-import =
    Take a list of players in, all of it or nothing.

    CSV has a line of columns first: name, and if wanted id and fields of the house's own, such as email. JSON has {"{"}"players": [{"{"}"name": "Ann", "details": {"{"}"email": "ann@example.org"{"}"}{"}"}]{"}"}. A known id, or without one a known name, is the same person; a field that is left empty stays as it was. Each line that is wrong is told with what was expected and what came; the exit status is 1 then.

    Examples:

    ruleone players import room-data members.csv

    ruleone players import room-data members.json
cli-players-export =
    Print all players as CSV or JSON, or all their results as CSV.

    What is printed can be taken in again. JSON has the results of each player too.

    Examples:

    ruleone players export room-data > players.csv

    ruleone players export room-data --form results > results.csv
cli-players-show =
    Show all that a room has of one person.

    Examples:

    ruleone players show room-data Ann

    ruleone players show room-data Ann --json > ann.json
cli-players-forget =
    Erase a person's name, all that the house keeps of them, and their sessions.

    In the journal the id alone is left; it stays whole, and ruleone verify finds it so. Results stay, under a dash.

    Examples:

    ruleone players forget room-data Ann
cli-players-data = The folder that keeps the room.
cli-players-file = The list: JSON if its name ends in .json, else CSV in UTF-8.
cli-players-form = What is printed: players as csv or json, or their results.
cli-players-player = The player, by id or by name.
cli-players-json = Print one JSON document.
cli-players-lang = The language of what is said.
cli-players-taken = Taken in: { $added } new, { $changed } known.
cli-players-not-taken = Nothing of { $file } was taken in.
cli-players-several = Several people are called “{ $came }”. Give the id: { $persons }.
cli-players-nobody = Nobody in this room is called “{ $came }” or has this id.
cli-players-forgotten = Erased: { $id } has no name any more. The journal is as it was.
cli-players-person = { $name } ({ $id })
cli-players-no-results = No tournament of this player is over.
cli-players-column-event = Tournament
cli-players-column-place = Place
cli-players-column-field = Of
cli-players-column-prize = Prize

# The page.
nav-players = Players
register-title = Players
register-text = Those whom the house keeps, and those who have played. Names and fields stand beside the journal and can be erased. A name that was typed on the floor's page or for a seat with real cards is found by looking for it.
register-loading = Looking up the players…
register-find = Find a name or a field
register-none = No players yet
register-none-text = Take in a list, add one, or let somebody play.
register-played = Played
register-won = Won
register-paid = Paid
register-prizes = Prizes
register-last = Last
register-edit = Edit
register-edit-named = Edit { $player }
register-add = Add a player
register-name = Name
register-details = Fields, one a line: email: ann@example.org
register-details-wrong = Line { $line }: expected a field, a colon and a text, got “{ $came }”.
register-keep-both = Keep both
register-keep = Keep
register-data = All data of { $player }
register-mine = Download my data
register-forget = Erase
register-forget-title = Erase { $player }?
register-forget-text = The name and all fields go from every page and every file, and all sessions end. Results stay, under a dash; the journal knows ids alone, and stays as it is. This cannot be taken back.
register-forget-though = Erase all the same
register-import = Take in a list
register-import-text = CSV or JSON, all of it or nothing. One column is “name”; “id” and fields of your own may stand beside it.
register-taken = Taken in: { $added } new, { $changed } known.
register-refused = Nothing was taken in:
register-out = Files
register-next = Next
register-back = Back
