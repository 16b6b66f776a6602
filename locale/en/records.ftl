### The players of the house: lists of them in and out, one person's data, what is erased.

refusal-player-unknown = The house has no such player, or has erased them.
refusal-player-plays =
    This player { $events ->
        [one] is in a tournament
       *[other] is in { $events } tournaments
    } that { $events ->
        [one] is
       *[other] are
    } not over. After erasing, the seat shows a dash and is blinded out. Remove the player first, or erase anyway.
refusal-roster-large = The list is too large: the maximum is { $most } bytes.
refusal-roster-no-utf8 = Line { $line } is not UTF-8 text. Save the file as “CSV UTF-8”.
refusal-roster-no-csv = Line { $line } is not valid CSV: a quote is not closed, or text follows a closing quote.
refusal-roster-no-json = Line { $line } is not valid JSON.
refusal-roster-no-list = Line { $line }: expected an object with a list “players”.
refusal-roster-empty = The file is empty. The first line must name the columns, one of them “name”.
refusal-roster-header = The first line must name the columns, one of them “name”. It has: { $came }
refusal-roster-column-twice = Line { $line } names the column “{ $came }” twice.
refusal-roster-too-many = The list is too long: the maximum is { $most } players.
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
    } is not a valid column name. Use lowercase letters, digits and “_”, beginning with a letter, and not “id”, “name”, “details” or “results”.
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
refusal-roster-twice = Line { $line }: “{ $came }” is already in line { $first_line }.
refusal-roster-id = Line { $line }: the room does not know the id “{ $came }”. Leave it empty for a new player.
refusal-roster-namesakes = Line { $line }: { $count } people in this room are called “{ $came }”. Enter the id, or the name with its number.
refusal-roster-name-taken = Line { $line }: another person in this room has the name “{ $came }”.

# The command.
cli-value-player = PLAYER
cli-players =
    Manage the house's list of players: names, custom fields, results.

    Names are kept outside the journal, so they can be erased. The room must be stopped; in an open room the director does all this on the page /players. Start with `ruleone players export`.
cli-players-import =
    Import a list of players, whole or not at all.

    A CSV file begins with a line of columns: name, and optionally id and custom fields such as email. JSON looks like {"{"}"players": [{"{"}"name": "Ann", "details": {"{"}"email": "ann@example.org"{"}"}{"}"}]{"}"}. A known id, or without one a known name, is the same person; empty fields stay as they were. Each wrong line is reported; the exit status is then 1.

    Examples:

    ruleone players import room-data members.csv

    ruleone players import room-data members.json
cli-players-export =
    Print all players as CSV or JSON, or all their results as CSV.

    The output can be imported again. JSON also has each player's results.

    Examples:

    ruleone players export room-data > players.csv

    ruleone players export room-data --form results > results.csv
cli-players-show =
    Show everything a room has about one person.

    Examples:

    ruleone players show room-data Ann

    ruleone players show room-data Ann --json > ann.json
cli-players-forget =
    Erase a player's name and sessions, and everything else the house keeps about them.

    The journal keeps only the id; it stays intact, and ruleone verify confirms that. Results stay, under a dash.

    Examples:

    ruleone players forget room-data Ann
cli-players-data = The room's data folder.
cli-players-file = The list: JSON if its name ends in .json, otherwise CSV in UTF-8.
cli-players-form = The output: players as csv or json, or their results.
cli-players-player = The player, by id or by name.
cli-players-json = Print one JSON document.
cli-players-lang = The language of the output.
cli-players-taken = Imported: { $added } new, { $changed } known.
cli-players-not-taken = Nothing was imported from { $file }.
cli-players-several = Several people have the name “{ $came }”. Give the id: { $persons }.
cli-players-nobody = Nobody in this room has the name or id “{ $came }”.
cli-players-forgotten = Erased: { $id } no longer has a name. The journal is unchanged.
cli-players-person = { $name } ({ $id })
cli-players-no-results = This player has no finished tournament.
cli-players-column-event = Tournament
cli-players-column-place = Place
cli-players-column-field = Of
cli-players-column-prize = Prize

# The page.
nav-players = Players
register-title = Players
register-text = Players the house keeps, and players who have played. Names and fields are kept outside the journal and can be erased. Use the search to find a name entered on the floor's page or for a live seat.
register-loading = Loading players…
register-find = Find a name or a field
register-none = No players yet
register-none-text = Import a list, add a player, or let somebody play.
register-played = Played
register-won = Won
register-paid = Paid
register-prizes = Prizes
register-last = Last
register-edit = Edit
register-edit-named = Edit { $player }
register-add = Add a player
register-name = Name
register-details = Fields, one per line: email: ann@example.org
register-details-wrong = Line { $line }: expected a field, a colon and a text, got “{ $came }”.
register-keep-both = Keep both
register-keep = Keep
register-data = All data of { $player }
register-mine = Download my data
register-forget = Erase
register-forget-title = Erase { $player }?
register-forget-text = The name and all fields disappear from every page and file, and all sessions end. Results stay, under a dash; the journal has only ids and stays as it is. You cannot undo this.
register-forget-though = Erase anyway
register-import = Import list
register-import-text = CSV or JSON, whole or not at all. One column must be “name”; “id” and custom fields are optional.
register-taken = Imported: { $added } new, { $changed } known.
register-refused = Nothing was imported:
register-out = Files
register-next = Next
register-back = Back
refusal-logo-large = The logo is too large: the maximum is { $most } bytes.
refusal-logo-form = The logo must be a PNG file with at most { $most } pixels each way. Choose another picture.
