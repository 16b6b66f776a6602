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
"""Pictures of scenarios of one rule; the rest are named."""

# cage
LEDGER_BALANCE_MAX_CENTS = 10**15
"""Above nothing, and for the house's issue below it."""
LEDGER_MOVES_MAX = 32
LEDGER_ACCOUNTS_MAX = 1_000_000
LEDGER_ENTRIES_MAX = 2**53 - 1
LEDGER_NOTED_EVERY_ENTRIES = 10_000
"""After so many entries a start notes all balances anew; fewer are added up by the next one."""
LEDGER_NOTED_ACCOUNTS_A_ROW = 5_000

# dealing
SEATS_MAX = 10
STACK_MAX_CHIPS = 10**12
HAND_NUMBER_MAX = 2**53 - 1

# floor
UTTERANCE_MAX_CHARACTERS = 200
"""Of what a player said; more than that is not heard as words of the game."""
MOTIONS_MAX = 64
FOLLOWED_ENTRIES_MAX = 1_000
"""Entries of one hand at a live table, those undone counted. Beyond them the floor alone brings it
to its end: it voids the hand, and decides what is open."""
FOLLOWED_LAST_ENTRIES = 200
"""The last of them are kept for cards and acts, for what the floor does, and for taking back."""
FLOOR_REMEDIES_MAX = 50
"""What the floor does to a hand in one entry."""
ENTRY_VALUES_MAX = 500
"""In one of these entries, names of facts and what holds others counted."""
ENTRY_TEXT_MAX_CHARACTERS = 1_000
FACTS_DEPTH_MAX = 4
"""So deep may facts of an incident lie in each other."""
PENALTY_COUNT_MAX = 100
"""Hands or rounds of one penalty."""

# tournament
ENTRANTS_MAX = 20_000
REBUYS_MAX = 100
"""Of a player in one event."""
BOUNTY_ENVELOPES_MAX = 100
"""Kinds of envelopes in a mystery."""
BOUNTIES_SHOWN_MAX = 60
"""Bounties that were won, on an event's page."""
MATTERS_SHOWN_MAX = 30
"""Warnings of one event, on its director's page."""
UNPAID_EVENTS_SHOWN_MAX = 60
"""Events that are over and not paid by hand yet, among what matters in all of them."""
EVENT_SEED_MIN_BYTES = 16
PAYOUT_COLUMNS_MAX = 32
PAYOUT_LINES_MAX = 200
"""Of one column of a payout table: places that get the same are one line."""
DAYS_MAX = 14
FLIGHTS_MAX = 26
"""Of one event; letters name them."""
LAST_HANDS_MAX = 20
"""Of a table at the end of a day."""
DENOMINATIONS_MAX = 16
"""Of chips in one event, and in play at a live table, of an event or not: each event's set can be
set there."""
RACE_CHIPS_MAX = 1_000
"""So many chips that are raced off make one of the next denomination."""
SHOT_CLOCK_MAX_S = 600
SHOT_CLOCK_STREETS_MAX = 8
TIME_BANK_MAX_S = 3_600
START_APPOINTED_MAX_MS = 400 * 86_400_000
"""So long before its start an event may have its time."""
CLOCK_SET_MAX_S = 86_400
"""So much a director may leave of a level, and so long a break that he begins may last."""
SHEET_MAX_BYTES = 64 * 1024
"""Of a file with a structure."""
SHEET_NAME_MAX_CHARACTERS = 80
SHEET_LEVELS_MAX = 200
SHEET_MINUTES_MAX = 1_440
WISH_MINUTES_MAX = 10_000
"""How long an event may be for which a structure is made."""
DEAL_PLAYERS_MAX = 16
"""Who make a deal; twice the work for one more."""
DEAL_ANSWER_MS = 120_000
"""Who has not answered a deal by then does not consent to it."""
DEAL_BY_WORD_MS = 1_800_000
"""The same where the players sit at a real table and answer by word: from the offer where all
tables are live, and from the moment the figures were shown to them."""

# leagues
FORMULA_MAX_CHARACTERS = 300
FORMULA_TERMS_MAX = 200
"""Numbers, names and signs of one formula."""
FORMULA_DEPTH_MAX = 16
FORMULA_DIGITS_MAX = 30
"""Of a number before its point, and behind it."""
FORMULA_EXPONENT_MAX = 16
POINTS_TABLE_MAX = 200
POINTS_TEXT_MAX_CHARACTERS = 16 * POINTS_TABLE_MAX
"""Nine digits, a point, four more, a comma and a space for each place."""
LEAGUES_MAX = 60
LEAGUE_TITLE_MAX_CHARACTERS = 60
LEAGUE_EVENTS_MAX = 500
"""Results of one player that count, and events that are added or left out by name."""
LEAGUE_STANDINGS_SHOWN_MAX = 500

# room
NAME_MAX_CHARACTERS = 40
"""Of a person, and of what persons give names to: an event, a table, a screen, a token."""
NAME_MARKS_OF_A_LETTER_MAX = 2
REASON_MAX_CHARACTERS = 200
ANNOUNCEMENT_MAX_CHARACTERS = 280
TOPICS_WATCHED_MAX = 8
PACE_MIN = 0.01
PACE_MAX = 1_000.0
ROLE_LINKS_MAX = 1_000
"""That open at a time."""
LINK_MINUTES_MAX = 366 * 24 * 60
PLAYER_LINKS_OF_ONE_MAX = 8
"""Links to a player's own page of one event that open at a time; the oldest ends for one more."""
SCREENS_OF_AN_EVENT_MAX = 40
"""Big screens that are up at a time."""
PROGRAM_TOKENS_MAX = 200
"""Of programs, at a time."""
PROGRAM_TOKEN_DAYS_MAX = 3_650
HOOKS_MAX = 20
"""Programs that are told of what happens, at a time."""
HOOK_URL_MAX_CHARACTERS = 500
HOOK_ATTEMPTS_MAX = 10
"""So often something is sent before it is given up."""
HOOK_WAITING_MAX = 5_000
"""So much may wait for one program; the oldest is given up for more."""
HOOK_DELIVERIES_SHOWN_MAX = 20
HOOK_DELIVERIES_KEPT_MAX = 200
"""Of each program, of those that are over."""
HOOK_ANSWER_MAX_S = 10.0
HOOK_ANSWER_HEAD_MAX_BYTES = 16 * 1024
HOOK_ROWS_A_GO = 500
"""So many rows of the journal are looked through before others have their turn."""
EVENTS_RUNNING_MAX = 60
"""Of those that a director has announced."""
EVENTS_AT_WILL_MAX = 60
"""In play, of those that people sit down to by themselves."""
EMPTY_GAMES_OF_AN_ADDRESS_MAX = 20
"""Games that people made at will from one address, with nobody there."""
EVENTS_OPEN_MAX = 12
EVENTS_OF_A_PERSON_MAX = 3
EVENTS_ENDED_SHOWN_MAX = 12
"""Of a director's, and as many of those that people made at will."""
EVENTS_ABANDONED_KEPT_MAX = 1_000
EVENTS_ABANDONED_SHOWN_MS = 24 * 3_600_000
HOME_GAMES_MAX = 40
HOME_GAMES_OF_A_PERSON_MAX = 2
HOME_GAME_GUESTS_MAX = 60
HOME_GAME_STACK_MAX_CHIPS = 10**9
CASH_TABLES_MAX = 200
"""With six persons at each, and 2,000 who look on, they take a third of one processor and 3,200 of
the sockets; with twice as many, answers wait for each other (docs/en/build/serving.md)."""
CASH_TABLES_OF_A_PERSON_MAX = 3
CASH_SEATS_LEFT_KEPT_MAX = 10_000
CASH_SEATS_LEFT_OF_A_TABLE_MAX = 500
"""They stand in the record of its end, which has to fit into the journal."""
WAITS_OF_A_LIST_MAX = 50
WAITS_OF_A_PERSON_MAX = 6
"""Places on waiting lists for seats at cash tables."""
FLOOR_LIST_MAX = 500
"""Names on the floor's list for live tables."""
DEALERS_MAX = 500
PUSH_MINUTES_MAX = 240
PUSHES_SHOWN_MAX = 20
"""The last changes of dealers that an event's page tells."""
DESK_ACTS_KEPT_MAX = 20
"""The last acts on the floor's list, in a rota and with a table's deck, which may be taken back."""
LIVE_TABLES_MAX = 60
LIVE_CLOSED_KEPT_MAX = 12
"""Live tables that were closed last, whose rulings the floor still finds."""
LIVE_PLAYERS_MAX = 10_000
"""Who have come to one live table, those who left counted."""
LIVE_TEXT_MAX_CHARACTERS = 200
LIVE_LINES_SHOWN_MAX = 60
LIVE_BOARD_RULINGS_MAX = 6
LIVE_ANNOUNCEMENTS_KEPT_MAX = 6
"""Of one table; the journal has all."""
LIVE_RULINGS_KEPT_MAX = 200
"""Of one table, of hands that are closed; the journal has all."""
FLOOR_RULINGS_SHOWN_MAX = 100
FLOOR_RULINGS_SHOWN_MS = 24 * 3_600_000
CLOCK_ACTED_BEFORE_MAX_MS = 600_000
"""So long before the end of a called clock was declared its player may have acted."""
NEWS_SHOWN_MAX = 40
DRAWS_SHOWN_MAX = 6
DRAWS_FOUND_MAX = 100
ENTRANTS_SHOWN_MAX = 300
"""Players on an event's page, and on each further one that is asked for."""
ENTRIES_FOUND_MAX = 20
"""Of all who have to do with an event, told to its director at a time."""
WITHDRAWN_KEPT_MAX = 1_000
"""Who has taken his entry in an event back; the journal has all."""
TABLES_SHOWN_MAX = 40
"""Tables on such a page."""
ACTS_KEPT_MAX = 60
"""The director's last acts in an event, which he may still take back."""
PACE_CLOCKS_SHOWN_MAX = 10
"""Of the clocks that were called on a player so many are shown, the newest."""
PACES_SHOWN_MAX = 40
"""Of an event's slowest players."""
ACTS_OF_A_WAKE_MAX = 12
"""So many actions of house players are played in one go before the room lets others in."""
EVIDENCE_MAX_CHARACTERS = 4_000
VIEWS_SHARED_MAX = 1_000
ANSWERS_OF_A_PERSON_MAX = 128
ANSWERED_PERSONS_MAX = 4_096
"""Answers kept at hand; those of accepted commands are in the journal for ever."""

# store
JOURNAL_NAME_MAX_CHARACTERS = 200
"""Of a stream, a kind of entry, or a command's id with its owner."""
JOURNAL_PAYLOAD_MAX_BYTES = 1024 * 1024
JOURNAL_GROUP_MAX_APPENDS = 512
"""So many appends share one transaction at most."""
JOURNAL_TAIL_CHECKED_ROWS = 512
"""So many of the newest rows are checked whenever a journal is opened."""

# web: what a browser may send
FRAME_MAX_BYTES = 16 * 1024
"""Holds a structure sheet of some 150 levels beside all else that announces an event."""
FRAME_MAX_DEPTH = 12
FRAME_CUT_OFF_BYTES = 64 * 1024
"""Above this the socket is closed before the frame is whole."""
NUMBER_MAX = 2**53 - 1
"""The largest integer that a browser reads as it was written."""
COMMAND_ID_MAX_CHARACTERS = 64
TEXT_MAX_CHARACTERS = 1_000
LIST_MAX_ITEMS = 32
"""Holds the seats of a table, what a player does at one turn, and all that a hook may be told."""
TOPIC_MAX_CHARACTERS = 100

# web: how often, and how many
ASKS_PER_SECOND = 20.0
ASKS_AT_ONCE = 60.0
ASKS_OVER_MAX = 200
"""So many asks beyond the rate since it was last kept, and whoever asks is let go."""
LET_GO_S = 60.0
"""So long nobody is heard who was let go for asking too fast."""
FULL_RETRY_S = 30.0
"""After that a page tries again for which there was no place."""
OPENAPI_PER_SECOND = 2.0
OPENAPI_AT_ONCE = 20.0
"""By address, of the page that tells programs what can be asked."""
LOOKS_PER_SECOND = 20.0
LOOKS_AT_ONCE = 60.0
"""Looks at one's own cards have a rate of their own: who drags cards about may still act."""
LOOKERS_PER_SECOND = 10.0
LOOKERS_AT_ONCE = 1_000.0
"""By address, of browsers that get a token; nothing is kept of them."""
NEWCOMERS_PER_SECOND = 1.0
NEWCOMERS_AT_ONCE = 400.0
"""By address, of browsers that become a person by their first act: 300 phones behind one router,
and some who came shortly before."""
BUCKETS_MAX = 10_000
PASSERS_BY_KEPT_MS = 24 * 3_600_000
"""Who never did anything is forgotten so long after the last visit."""
PASSERS_BY_AT_ONCE = 500
PASSERS_BY_FORGOTTEN_EVERY_S = 3_600.0
LOOKED_THROUGH_REST_S = 0.02
"""So long everybody else comes first between two looks at what the journal has grown by."""
WANTED_LINKS_EVERY_S = 0.5
"""So often the room's folder is looked into for links that are wanted there."""
SEEN_NOTED_EVERY_S = 60.0
"""So often it is written down which browsers were here."""
TOKENS_PROMISED_MAX = 8
"""So many tokens may replace one, of which none has come back: answers that were lost."""
TOKEN_REPLACED_MS = 30_000
"""So long a token is known still that was replaced: what was asked before is on its way."""
SOCKETS_MAX = 4_000
"""Who has a seat or a role takes the place of somebody who only looks, where all are taken."""
SOCKETS_OF_A_PERSON_MAX = 12
PLAIN_MOST = 4_000
"""Connections beside sockets, those at work counted."""
WAITING_MAX = 1_000
"""Connections that keep the room waiting: for a request, or until an answer is read."""
WAITING_MIN_S = 1.0
"""So long at least, before one of too many is let go."""
FILES_BESIDE = 512
"""Files of the process beside its connections."""
PLACES_LOOKED_TURNS = 3
"""Tenths of a second between two looks at all connections."""
UNSENT_ANSWERS_MAX = 64
SEND_STALLED_MAX_S = 30.0
PING_EVERY_S = 20.0
PONG_MAX_S = 20.0
"""A connection is asked so often whether it is there, and let go when it does not answer."""
SILENT_MAX_S = 10.0
"""From the start of a connection, or its last answer, to the end of the next request's headers."""
BODY_MAX_S = 10.0
FAREWELL_MAX_S = 2.0
LOOKED_EVERY_S = 0.5
STOOD_STILL_MIN_MS = 2_000
"""A process that did nothing for so long was stopped, or its machine slept: nobody's time ran."""
GARBAGE_LOOKED_FOR_EVERY_S = 600.0
"""So often a room looks through everything for garbage that refers to itself: nothing else is done
meanwhile, a third of a second with 200 tables."""
HEAD_NOTED_EVERY_S = 600.0
"""So often the head of the journal is told, where the journal has grown."""
ALIVE_NOTED_EVERY_S = 2.0
"""So much of its time a room that dies may lose where nothing was written."""
UNDURABLE_OUTCOMES_MAX = 1_000
VIEWS_AT_ONCE_MAX = 64
"""So many views are built when something happened; the others wait for their turns."""
VIEWS_LATER_S = 1.0
"""So often at most a view is built anew for how the field of an event stands alone."""
VIEWS_TURN_S = 0.008
"""So long views are built in one turn of those that wait."""
VIEWS_REST_S = 0.008
"""So long everybody else comes first, between two such turns."""
PORTS_TRIED_MAX = 50
BACKLOG_MAX = 4_096
"""So many wait at the door, as far as the system lets them: for one more the first packet is lost,
and comes again after a second, three and seven."""

# history
HAND_FILE_MAX_BYTES = 64 * 1024 * 1024
HAND_NAME_MAX_CHARACTERS = 200
"""Of a hand's own id and of its variant."""
HAND_FILE_HEAD_BYTES = 64 * 1024
"""So much of a file is searched for the form that it is in."""
HAND_LINE_MAX_CHARACTERS = 1_000
HAND_MAX_LINES = 2_000
HAND_OBJECT_MAX_CHARACTERS = 64 * 1024
"""Of one hand of 13-card poker as a JSON object."""
HAND_PLAYERS_MAX = 23
"""More than any game can be dealt to from 52 cards."""
AMOUNT_MAX_CHARACTERS = 24
AMOUNT_MAX_DECIMALS = 8

ARCHIVE_MAX_BYTES = 8 * 1024 * 1024 * 1024
"""Of all the files in an archive, unpacked."""
ARCHIVE_MAX_MEMBERS = 2_000_000
ARCHIVE_HEADER_MAX_BYTES = 1024 * 1024
"""Of what stands before one file of an archive and describes it, beside the file before."""
XZ_MAX_MEMORY_BYTES = 256 * 1024 * 1024
"""More than any of the usual settings of xz needs to unpack."""

# replayer
REPLAY_FILE_MAX_BYTES = 4 * 1024 * 1024
"""Of a hand file that somebody opens in his browser."""
REPLAY_BODY_MAX_S = 30.0
REPLAY_UPLOADS_AT_ONCE = 16
REPLAY_HANDS_LISTED_MAX = 2_000
REPLAY_CLOSED_TABLES_LISTED_MAX = 100
"""Of a file, or of an event; a file's hands behind these are not read."""
REPLAY_EVENTS_KEPT_MAX = 16
"""Events of whose hands the places are kept at hand; the rest is in the journal."""
REPLAY_FILES_AT_ONCE = 2
REPLAYS_PER_SECOND = 4.0
REPLAYS_IN_A_ROW = 40.0

# results
RESULTS_LISTED_MAX = 200
PAYMENTS_SHOWN_MAX = 1_000
"""Of the prizes that were paid by hand and taken back in an event so many are shown, the newest."""
"""Events of one page of the list."""
RESULT_EVENTS_KEPT_MAX = 256
"""Events whose players are kept at hand; the rest is in the journal."""

# events as bundles
BUNDLE_MAX_BYTES = 256 * 1024 * 1024
"""Of a file with a whole event."""
BUNDLE_UPLOAD_MAX_BYTES = 64 * 1024 * 1024
"""Of one that comes by the browser or the interface; the command line takes larger ones."""
BUNDLE_NAME_MAX_CHARACTERS = 60
"""Of a person's id."""
BUNDLE_PART_BYTES = 512 * 1024
"""So much of what stands beside its rows is one row of the room that keeps it."""
BUNDLES_AT_ONCE = 1
WALL_MAX_MS = 253_402_300_799_999
"""The last millisecond that a calendar tells, in the year 9999."""

# register of players
PLAYER_DETAILS_MAX = 12
"""Fields of the house's own of one player."""
PLAYER_DETAIL_MAX_CHARACTERS = 200
PLAYERS_SHOWN_MAX = 100
"""Players of one page."""
SHEET_OF_PLAYERS_MAX_BYTES = 2 * 1024 * 1024
SHEET_OF_PLAYERS_MAX_ROWS = 10_000
SHEET_FAULTS_TOLD_MAX = 20
ENTRIES_SEEN_AT_ONCE = 200
"""Players of a list whose standing to an event the room looks at in one go."""

# forecasts that a director asks for
FORECAST_PEOPLE_MAX = 1_000
FORECAST_SHOWN_EVENTS_MAX = 100
FORECAST_ENTRIES_MAX = 10_000
"""Of all events played for one forecast together: some minutes of one processor."""
FORECAST_MAX_S = 900.0
"""What has not been played by then is not."""
FORECASTS_AT_ONCE = 1
FORECASTS_WAITING_MAX = 8
FORECASTS_KEPT_MAX = 40

# rulebook on the web
RULES_PER_SECOND = 20.0
RULES_AT_ONCE = 200.0
"""By address: nobody need say who he is to read a rule."""
RULES_KEPT_MAX = 512
"""Answers kept at hand."""

# command line
RANK_HANDS_MAX = 1_000
CASE_FILE_MAX_BYTES = 16 * 1024 * 1024
"""Of payment cases of 13-card poker."""
CASES_MAX = 20_000
ARRANGEMENTS_LISTED_MAX = 72_072
ROTATION_MAX_GAMES = 24
FORECAST_EVENTS_MAX = 100_000
"""Played for one forecast."""
SIMULATED_EVENTS_MAX = 100_000
JOBS_MAX = 256
"""Processes that compute side by side."""
PIECES_AHEAD_MAX_BYTES = 256 * 1024 * 1024
"""So much of what pieces of work take along is handed out before it is done."""
