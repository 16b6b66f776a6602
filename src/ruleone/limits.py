"""Every bound in the system, in one file. Units stand last in each name."""

# cards
SHUFFLE_ENTROPY_MIN_BYTES = 32

# rulebook
EDITION_ID_MAX_CHARACTERS = 2048
OPTION_NUMBER_MAX = 10**9
OVERLAY_MAX_BYTES = 64 * 1024

# scenarios
SCENARIOS_MAX_BYTES = 1024 * 1024
SCENARIO_PLAYERS_MAX = 500
RELATED_RULES_MAX = 8
SCENES_SHOWN_MAX = 12
"""Pictures of scenarios shown for one rule; further ones are named."""

# cage
LEDGER_BALANCE_MAX_CENTS = 10**15
"""Maximum balance of an account, and minimum of the house's issue with a minus."""
LEDGER_MOVES_MAX = 32
LEDGER_ACCOUNTS_MAX = 1_000_000
LEDGER_ENTRIES_MAX = 2**53 - 1
LEDGER_NOTED_EVERY_ENTRIES = 10_000
"""Entries after which a start records all balances; fewer are added up at the next start."""
LEDGER_NOTED_ACCOUNTS_A_ROW = 5_000

# dealing
SEATS_MAX = 10
STACK_MAX_CHIPS = 10**12
HAND_NUMBER_MAX = 2**53 - 1

# floor
UTTERANCE_MAX_CHARACTERS = 200
"""Length of a player's words; longer ones are not read as words of the game."""
MOTIONS_MAX = 64
FOLLOWED_ENTRIES_MAX = 1_000
"""Entries of one hand at a live table, undone ones counted.

Beyond them only the floor ends the hand: it voids it, and decides open matters.
"""
FOLLOWED_LAST_ENTRIES = 200
"""Last entries of those, reserved for cards, acts, the floor's decisions and undoing."""
ASKED_WORDS_MAX_CHARACTERS = 300
"""Length of what a person tells in words to find a situation."""
ASKED_WORDS_SCENES_KEPT_MAX = 2_000
"""Pictures of worked cases kept for the next such question: all of a few editions."""
FLOOR_REMEDIES_MAX = 50
"""Remedies of the floor in one entry."""
ENTRY_VALUES_MAX = 500
"""Values in one entry, names of facts and containers counted."""
ENTRY_TEXT_MAX_CHARACTERS = 1_000
FACTS_DEPTH_MAX = 4
"""Depth of nested facts of an incident."""
PENALTY_COUNT_MAX = 100
"""Hands or rounds of one penalty."""

# tournament
ENTRANTS_MAX = 20_000
REBUYS_MAX = 100
SEAT_KEPT_MINUTES_MAX = 24 * 60
SERIES_EVENTS_MAX = 500
QUIET_TABLE_MS = 40 * 60_000
"""Time after which a live table is named of which nobody has reported anything."""
CHANGED_OPTIONS_MAX = 200
TABLE_NUMBER_MAX = 9_999
TABLE_NUMBERS_MAX = 200
"""Tables that are named in the order in which they open; further ones have the next numbers."""
TILL_MAX_UNITS = 10**12
REQUESTS_MAX = 200
"""Rebuys of a player in one event."""
BOUNTY_ENVELOPES_MAX = 100
"""Kinds of envelopes in a mystery."""
BOUNTIES_SHOWN_MAX = 60
"""Bounties won, shown on an event's page."""
MATTERS_SHOWN_MAX = 30
"""Warnings of one event, on its director's page."""
UNPAID_EVENTS_SHOWN_MAX = 60
"""Finished events not paid by hand yet, in the list of what needs attention."""
EVENT_SEED_MIN_BYTES = 16
PAYOUT_COLUMNS_MAX = 32
PAYOUT_LINES_MAX = 200
"""Lines of one column of a payout table: places with the same prize are one line."""
DAYS_MAX = 14
FLIGHTS_MAX = 26
"""Flights of one event; letters name them."""
LAST_HANDS_MAX = 20
"""Last hands of a table at the end of a day."""
DENOMINATIONS_MAX = 16
"""Denominations of chips in one event.

It also holds at a live table without an event: each event's set can be used there.
"""
RACE_CHIPS_MAX = 1_000
"""Chips that are raced off for one of the next denomination."""
CALLED_CLOCK_MAX_S = 600
SHOT_CLOCK_MAX_S = 600
SHOT_CLOCK_STREETS_MAX = 8
TIME_BANK_MAX_S = 3_600
START_APPOINTED_MAX_MS = 400 * 86_400_000
"""Time from the announcement of an event to its scheduled start."""
CLOCK_SET_MAX_S = 86_400
"""Time left of a level that a director may set, and length of a break."""
SHEET_MAX_BYTES = 64 * 1024
"""Size of a file with a structure."""
SHEET_NAME_MAX_CHARACTERS = 80
SHEET_LEVELS_MAX = 200
SHEET_MINUTES_MAX = 1_440
WISH_MINUTES_MAX = 10_000
"""Length of an event for which a structure is generated."""
DEAL_PLAYERS_MAX = 16
"""Players in a deal; one more doubles the computation."""
OUTS_SHOWN_MAX = 40
"""Players who were reported out last, with a way to undo it on the director's page."""
COUNT_SERVES_MS = 1_200_000
"""Time for which a counted stack serves for ranks and deals, unless somebody is out before."""
PUT_OFF_MS = 600_000
"""Time after which a proposal that was put off comes again, where nothing else has changed."""
REPORTED_SEAT_MS = 180_000
"""Time for which a reported big blind serves: by then it has moved on."""
DEAL_ANSWER_MS = 120_000
"""Time to answer a deal; a player who has not answered by then does not consent."""
DEAL_BY_WORD_MS = 1_800_000
"""Time to answer a deal by word, at live tables.

It runs from the offer where all tables are live, and from the moment the figures were shown to the
players.
"""

# leagues
FORMULA_MAX_CHARACTERS = 300
FORMULA_TERMS_MAX = 200
"""Numbers, names and signs of one formula."""
FORMULA_DEPTH_MAX = 16
FORMULA_DIGITS_MAX = 30
"""Digits of a number before its point, and behind it."""
FORMULA_EXPONENT_MAX = 16
POINTS_TABLE_MAX = 200
POINTS_TEXT_MAX_CHARACTERS = 16 * POINTS_TABLE_MAX
"""Nine digits, a point, four more, a comma and a space for each place."""
LEAGUES_MAX = 60
EVENT_TEMPLATES_MAX = 200
"""Templates of the house's own, for events."""
LEAGUE_TITLE_MAX_CHARACTERS = 60
LEAGUE_EVENTS_MAX = 500
"""Counted results of one player, and events that are added or left out by name."""
LEAGUE_STANDINGS_SHOWN_MAX = 500
LEAGUE_RESULTS_OF_ONE_MAX = 200
"""Results of elsewhere that come into a league at a time."""
LEAGUE_ADDITIONS_MAX = 500
"""Results of elsewhere and points by hand of one league."""
LEAGUE_POINTS_BY_HAND_MAX = 1_000_000

# room
NAME_MAX_CHARACTERS = 40
"""Length of a name of a person, an event, a table, a screen or a token."""
NAME_MARKS_OF_A_LETTER_MAX = 2
REASON_MAX_CHARACTERS = 200
ANNOUNCEMENT_MAX_CHARACTERS = 280
ANNOUNCEMENT_MINUTES_MAX = 1_440
TOPICS_WATCHED_MAX = 8
PACE_MIN = 0.01
PACE_MAX = 1_000.0
ROLE_LINKS_MAX = 1_000
"""Maximum of valid staff links at a time."""
LINK_MINUTES_MAX = 366 * 24 * 60
PLAYER_LINKS_OF_ONE_MAX = 8
"""Valid links to a player's own page of one event; the oldest ends for one more."""
SCREENS_OF_AN_EVENT_MAX = 40
SCREEN_COLUMNS = 12
SCREEN_ROWS = 8
"""The grid of a screen whose parts are placed freely."""
SCREEN_CELLS_MIN = 2
"""Minimum of columns and of rows of a part there."""
LAYOUTS_KEPT_MAX = 20
"""Maximum of layouts that are offered by name for further screens."""
"""Big screens of an event at a time."""
PROGRAM_TOKENS_MAX = 200
"""Tokens of programs at a time."""
PROGRAM_TOKEN_DAYS_MAX = 3_650
HOOKS_MAX = 20
"""Webhooks at a time."""
STAFF_MAX = 200
"""People of the staff at a time."""
STAFF_ROLES_MAX = 20
"""Roles of one person of the staff."""
STAFF_DEVICES_MAX = 500
"""Browsers at a time at which staff sign in by PIN."""
PIN_DIGITS_MIN = 6
PIN_DIGITS_MAX = 12
IDLE_MINUTES_MAX = 240
PIN_TRIES_FREE = 3
"""Wrong PINs for one person before the next try has to wait."""
PIN_TRIES_OF_A_PLACE_FREE = 10
"""Wrong PINs from one address, or at one shared device, before the next try has to wait."""
PIN_WAIT_FIRST_MS = 10_000
"""The first wait; it doubles with every further wrong PIN."""
PIN_WAIT_MAX_MS = 15 * 60_000
PIN_WRONG_KEPT_MS = 60 * 60_000
"""Time after the last wrong PIN until it no longer counts."""
PIN_PLACES_KEPT_MAX = 10_000
"""Addresses, and as many persons, whose wrong PINs are remembered; the oldest are forgotten."""
HOOK_URL_MAX_CHARACTERS = 500
HOOK_ATTEMPTS_MAX = 10
"""Attempts before a delivery is given up."""
HOOK_WAITING_MAX = 5_000
"""Deliveries waiting for one program; the oldest is given up for more."""
HOOK_DELIVERIES_SHOWN_MAX = 20
HOOK_DELIVERIES_KEPT_MAX = 200
"""Finished deliveries kept for each program."""
HOOK_ANSWER_MAX_S = 10.0
HOOK_ANSWER_HEAD_MAX_BYTES = 16 * 1024
HOOK_ROWS_A_GO = 500
"""Rows of the journal read before others have their turn."""
EVENTS_RUNNING_MAX = 60
"""Running events that directors have announced."""
EVENTS_AT_WILL_MAX = 60
"""Running events that players start themselves."""
EMPTY_GAMES_OF_AN_ADDRESS_MAX = 20
"""Empty games that people created from one address."""
EVENTS_OPEN_MAX = 12
EVENTS_OF_A_PERSON_MAX = 3
EVENTS_ENDED_SHOWN_MAX = 12
"""Finished events shown, of directors, and as many of those that players started."""
EVENTS_ABANDONED_KEPT_MAX = 1_000
EVENTS_ABANDONED_SHOWN_MS = 24 * 3_600_000
HOME_GAMES_MAX = 40
HOME_GAMES_OF_A_PERSON_MAX = 2
HOME_GAME_GUESTS_MAX = 60
HOME_GAME_STACK_MAX_CHIPS = 10**9
CASH_TABLES_MAX = 200
"""Maximum of cash tables at a time.

With six persons at each, and 2,000 spectators, they take a third of one processor and 3,200 of the
sockets. With twice as many, answers wait for each other (docs/en/build/serving.md).
"""
CASH_TABLES_OF_A_PERSON_MAX = 3
CASH_SEATS_LEFT_KEPT_MAX = 10_000
CASH_TABLES_CLOSED_KEPT_MAX = 1_000
"""Closed cash tables of which the room tells when they closed, and what each player took along."""
CASH_SEATS_LEFT_OF_A_TABLE_MAX = 500
"""Left seats kept for one cash table.

They are in the record of its end, which has to fit into the journal.
"""
WAITS_OF_A_LIST_MAX = 50
WAITS_OF_A_PERSON_MAX = 6
"""Places of a person on waiting lists for seats at cash tables."""
FLOOR_LIST_MAX = 500
"""Names on the floor's list for live tables."""
DEALERS_MAX = 500
PUSH_MINUTES_MAX = 240
PUSHES_SHOWN_MAX = 20
"""Latest changes of dealers on an event's page."""
DESK_ACTS_KEPT_MAX = 20
"""Latest acts that can be undone, on the floor's list, in a rota and with a table's deck."""
LIVE_TABLES_MAX = 60
LIVE_CLOSED_KEPT_MAX = 12
"""Latest closed live tables, whose rulings the floor still finds."""
LIVE_PLAYERS_MAX = 10_000
"""Players who have come to one live table, those who left counted."""
LIVE_TEXT_MAX_CHARACTERS = 200
LIVE_LINES_SHOWN_MAX = 60
LIVE_BOARD_RULINGS_MAX = 6
LIVE_ANNOUNCEMENTS_KEPT_MAX = 6
"""Announcements kept of one table; the journal has all."""
LIVE_LOG_KEPT_MAX = 40
"""Lines kept of who came to a table of an event, who left and what was entered there."""
LIVE_CALLS_ANSWERED_KEPT_MAX = 12
"""Answered calls for the floor kept of one table; the journal has all."""
LIVE_RULINGS_KEPT_MAX = 200
"""Rulings kept of one table, on finished hands; the journal has all."""
FLOOR_RULINGS_SHOWN_MAX = 100
FLOOR_RULINGS_SHOWN_MS = 24 * 3_600_000
CLOCK_ACTED_BEFORE_MAX_MS = 600_000
"""Time from a player's act to the declared end of the called clock."""
NEWS_SHOWN_MAX = 40
DRAWS_SHOWN_MAX = 6
DRAWS_FOUND_MAX = 100
ENTRANTS_SHOWN_MAX = 300
"""Players on an event's page, and on each further one that is asked for."""
ENTRIES_FOUND_MAX = 20
"""Players of an event shown to its director for one search."""
WITHDRAWN_KEPT_MAX = 1_000
"""Withdrawn entries kept of an event; the journal has all."""
TABLES_SHOWN_MAX = 40
"""Tables on such a page."""
ACTS_KEPT_MAX = 60
"""Latest acts of directors in an event, kept for undoing."""
PACE_CLOCKS_SHOWN_MAX = 10
"""Clocks called on a player that are shown, the newest."""
PACES_SHOWN_MAX = 40
"""Slowest players of an event that are shown."""
ACTS_OF_A_WAKE_MAX = 12
"""Actions of computer players played in one go before the room lets others in."""
EVIDENCE_MAX_CHARACTERS = 4_000
VIEWS_SHARED_MAX = 1_000
ANSWERS_OF_A_PERSON_MAX = 128
ANSWERED_PERSONS_MAX = 4_096
"""Answers kept in memory; those of accepted commands are in the journal for ever."""

# store
JOURNAL_NAME_MAX_CHARACTERS = 200
"""Length of the name of a stream, a kind of entry, or a command's id with its owner."""
JOURNAL_PAYLOAD_MAX_BYTES = 1024 * 1024
JOURNAL_GROUP_MAX_APPENDS = 512
"""Appends in one transaction."""
JOURNAL_TAIL_CHECKED_ROWS = 512
"""Newest rows that are checked whenever a journal is opened."""

# web: what a browser may send
FRAME_MAX_BYTES = 16 * 1024
"""Holds a structure sheet of some 150 levels beside all else that announces an event."""
FRAME_MAX_DEPTH = 12
FRAME_CUT_OFF_BYTES = 64 * 1024
"""Size above which the socket is closed before the frame is whole."""
NUMBER_MAX = 2**53 - 1
"""Largest integer that a browser reads exactly."""
COMMAND_ID_MAX_CHARACTERS = 64
TEXT_MAX_CHARACTERS = 1_000
LIST_MAX_ITEMS = 32
"""Holds the seats of a table, a player's steps in one turn, and the kinds of a webhook."""
TOPIC_MAX_CHARACTERS = 100

# web: how often, and how many
ASKS_PER_SECOND = 20.0
ASKS_AT_ONCE = 60.0
ASKS_OVER_MAX = 200
"""Asks beyond the rate since it was last kept, after which the caller is disconnected."""
LET_GO_S = 60.0
"""Time for which a person disconnected for asking too fast is refused."""
FULL_RETRY_S = 30.0
"""Time after which a page tries again when there was no place for it."""
OPENAPI_PER_SECOND = 2.0
OPENAPI_AT_ONCE = 20.0
"""Requests of one address for the page that describes the calls to programs."""
LOOKS_PER_SECOND = 20.0
LOOKS_AT_ONCE = 60.0
"""Views of a player's own cards have a rate of their own: dragging cards leaves acts possible."""
LOOKERS_PER_SECOND = 10.0
LOOKERS_AT_ONCE = 1_000.0
"""Browsers of one address that get a token; nothing is kept of them."""
NEWCOMERS_PER_SECOND = 1.0
NEWCOMERS_AT_ONCE = 400.0
"""Browsers of one address that become a person by their first act.

It holds 300 phones behind one router, and some who came shortly before.
"""
BUCKETS_MAX = 10_000
PASSERS_BY_KEPT_MS = 24 * 3_600_000
"""Time from the last visit until a visitor who never did anything is forgotten."""
PASSERS_BY_AT_ONCE = 500
PASSERS_BY_FORGOTTEN_EVERY_S = 3_600.0
LOOKED_THROUGH_REST_S = 0.02
"""Pause for everybody else between two reads of the journal's new rows."""
WANTED_LINKS_EVERY_S = 0.5
"""Interval of the search for requested links in the room's folder."""
SEEN_NOTED_EVERY_S = 60.0
"""Interval of writing the visits of browsers."""
TOKENS_PROMISED_MAX = 8
"""Tokens that may replace one without having been used: answers that were lost."""
TOKEN_REPLACED_MS = 30_000
"""Time for which a replaced token is still valid: earlier requests are on their way."""
SOCKETS_MAX = 4_000
"""Open sockets; where all are taken, visitors who only look make room for seats and roles."""
SOCKETS_OF_A_PERSON_MAX = 12
PLAIN_MOST = 4_000
"""Connections beside sockets, those at work counted."""
WAITING_MAX = 1_000
"""Connections that keep the room waiting: for a request, or until an answer is read."""
WAITING_MIN_S = 1.0
"""Minimum wait before one connection of too many is closed."""
FILES_BESIDE = 512
"""Files of the process beside its connections."""
PLACES_LOOKED_TURNS = 3
"""Tenths of a second between two checks of all connections."""
UNSENT_ANSWERS_MAX = 64
SEND_STALLED_MAX_S = 30.0
PING_EVERY_S = 20.0
PONG_MAX_S = 20.0
"""A connection is pinged at this interval, and closed when it does not answer."""
SILENT_MAX_S = 10.0
"""Time from the start of a connection, or its last answer, to the next request's headers."""
BODY_MAX_S = 10.0
FAREWELL_MAX_S = 2.0
LOOKED_EVERY_S = 0.5
STOOD_STILL_MIN_MS = 2_000
"""Pause of a process that was stopped, or whose machine slept: nobody's time ran."""
GARBAGE_LOOKED_FOR_EVERY_S = 600.0
"""Interval of a full garbage collection.

Nothing else is done meanwhile, a third of a second with 200 tables.
"""
HEAD_NOTED_EVERY_S = 600.0
"""Interval of publishing the head of the journal, where the journal has grown."""
ALIVE_NOTED_EVERY_S = 2.0
"""Time that a room may lose in a crash where nothing was written."""
UNDURABLE_OUTCOMES_MAX = 1_000
VIEWS_AT_ONCE_MAX = 64
"""Views built at once after a change; the others wait for their turns."""
VIEWS_LATER_S = 1.0
"""Minimum interval of building a view only for new standings of an event."""
VIEWS_TURN_S = 0.008
"""Time for which waiting views are built in one turn."""
VIEWS_REST_S = 0.008
"""Pause for everybody else between two such turns."""
PORTS_TRIED_MAX = 50
BACKLOG_MAX = 4_096
"""Connections waiting to be accepted, as far as the system lets them.

For one more the first packet is lost, and comes again after a second, three and seven.
"""

# history
HAND_FILE_MAX_BYTES = 64 * 1024 * 1024
HAND_NAME_MAX_CHARACTERS = 200
"""Length of a hand's own id and of its variant."""
HAND_FILE_HEAD_BYTES = 64 * 1024
"""Part of a file that is searched for its form."""
HAND_LINE_MAX_CHARACTERS = 1_000
HAND_MAX_LINES = 2_000
HAND_OBJECT_MAX_CHARACTERS = 64 * 1024
"""Length of one hand of 13-card poker as a JSON object."""
HAND_PLAYERS_MAX = 23
"""More players than any game can be dealt to from 52 cards."""
AMOUNT_MAX_CHARACTERS = 24
AMOUNT_MAX_DECIMALS = 8

ARCHIVE_MAX_BYTES = 8 * 1024 * 1024 * 1024
"""Size of all the files in an archive, unpacked."""
ARCHIVE_MAX_MEMBERS = 2_000_000
ARCHIVE_HEADER_MAX_BYTES = 1024 * 1024
"""Size of the header of a file in an archive, beside the file before."""
XZ_MAX_MEMORY_BYTES = 256 * 1024 * 1024
"""More than any of the usual settings of xz needs to unpack."""

# replayer
REPLAY_FILE_MAX_BYTES = 4 * 1024 * 1024
"""Size of a hand file opened in a browser."""
REPLAY_BODY_MAX_S = 30.0
REPLAY_UPLOADS_AT_ONCE = 16
REPLAY_HANDS_LISTED_MAX = 2_000
REPLAY_CLOSED_TABLES_LISTED_MAX = 100
"""Hands listed of a file, or of an event; further hands of a file are not read."""
REPLAY_EVENTS_KEPT_MAX = 16
"""Events whose hands' positions are kept in memory; the rest is in the journal."""
REPLAY_FILES_AT_ONCE = 2
REPLAYS_PER_SECOND = 4.0
REPLAYS_IN_A_ROW = 40.0

# results
RESULTS_LISTED_MAX = 200
"""Events on one page of the list."""
PAYMENTS_SHOWN_MAX = 1_000
"""Payments by hand, and their withdrawals, shown of an event, the newest."""
RESULT_EVENTS_KEPT_MAX = 256
"""Events whose players are kept in memory; the rest is in the journal."""

# events as bundles
BUNDLE_MAX_BYTES = 256 * 1024 * 1024
"""Size of a file with a whole event."""
BUNDLE_UPLOAD_MAX_BYTES = 64 * 1024 * 1024
"""Size of one sent by a browser or a program; the command line takes larger ones."""
BUNDLE_NAME_MAX_CHARACTERS = 60
"""Length of a person's id."""
BUNDLE_PART_BYTES = 512 * 1024
"""Part of an imported event, beside its rows, that is stored as one row."""
BUNDLES_AT_ONCE = 1
WALL_MAX_MS = 253_402_300_799_999
"""Last millisecond of the calendar, in the year 9999."""

# register of players
PLAYER_DETAILS_MAX = 12
"""Custom fields of the house for one player."""
PLAYER_DETAIL_MAX_CHARACTERS = 200
PLAYERS_SHOWN_MAX = 100
"""Players of one page."""
LOGO_MAX_BYTES = 256 * 1024
LOGO_SIDE_MAX = 1_024
"""Pixels of the house's logo, each way."""
SHEET_OF_PLAYERS_MAX_BYTES = 2 * 1024 * 1024
SHEET_OF_PLAYERS_MAX_ROWS = 10_000
SHEET_FAULTS_TOLD_MAX = 20
LIST_COLUMNS_MAX = 60
LIST_CELL_MAX_CHARACTERS = 500
"""Length of a cell of a list; the rest of a longer one is not read."""
LIST_SHEETS_MAX = 50
LIST_WORKBOOK_PARTS_MAX = 1_000
LIST_WORKBOOK_UNPACKED_MAX_BYTES = 16 * 1024 * 1024
LIST_TDT_DEPTH_MAX = 60
ENTERED_TOGETHER_MAX = 100
"""Players whom one order enters: a club's evening is one act of the record."""
ENTRIES_SEEN_AT_ONCE = 200
"""Players of a list whose entries in an event the room checks in one go."""

# forecasts that a director asks for
FORECAST_PEOPLE_MAX = 1_000
FORECAST_SHOWN_EVENTS_MAX = 100
FORECAST_ENTRIES_MAX = 10_000
"""Entries of all events played for one forecast: some minutes of one processor."""
FORECAST_MAX_S = 900.0
"""Time after which no more events are played."""
FORECASTS_AT_ONCE = 1
FORECASTS_WAITING_MAX = 8
FORECASTS_KEPT_MAX = 40

# rulebook on the web
RULES_PER_SECOND = 20.0
RULES_AT_ONCE = 200.0
"""Requests of one address: rules are read without a session."""
RULES_KEPT_MAX = 512
"""Answers kept in memory."""

# command line
RANK_HANDS_MAX = 1_000
CASE_FILE_MAX_BYTES = 16 * 1024 * 1024
"""Size of a file of payment cases of 13-card poker."""
CASES_MAX = 20_000
ARRANGEMENTS_LISTED_MAX = 72_072
ROTATION_MAX_GAMES = 24
FORECAST_EVENTS_MAX = 100_000
"""Events played for one forecast."""
SIMULATED_EVENTS_MAX = 100_000
JOBS_MAX = 256
"""Processes that compute side by side."""
PIECES_AHEAD_MAX_BYTES = 256 * 1024 * 1024
"""Data of pieces of work that is handed out before they are done."""
