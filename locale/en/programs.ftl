# Programs beside the room: tokens by which they ask.

refusal-no-token = This token is not valid, or no longer. Ask the director for a new one.
refusal-no-such-call = The room has no such call. See /api/openapi.json for all of them.
refusal-too-many-tokens = The room has { $most } valid tokens, the maximum. Revoke one first.
refusal-token-unknown = There is no such token.
refusal-token-ended = The token has already ended.
refusal-token-days = A token must be valid for 1 to { $most } days, or until it is revoked.

tokens-title = Tokens for programs
tokens-about = With a token, a program uses the room by HTTP under the token's name and role.
tokens-about-event = With a token, a program uses the room by HTTP under the token's name and role, for this tournament only.
tokens-none = No program has a token.
tokens-name = The program's name
tokens-event = Tournament
tokens-days = Valid for
tokens-for-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
tokens-for-ever = until revoked
tokens-make = New token
tokens-once = This token is shown only once. Give it only to the program.
tokens-until = until { $date }
tokens-ended-revoked = revoked
tokens-ended-expired = expired
tokens-revoke-named = Revoke the token of { $name }
tokens-revoke-title = Revoke this token?
tokens-revoke-text = { $name }: the program loses access at once. It needs a new token to come back.

# What asks a room that is open
cli-room-address = The room's address; a link contains its own.
cli-room-token = The secret of a director's token.
cli-room-link = A link for the room's director.
cli-room-event = One tournament only.
cli-room-json = Print JSON.
cli-room-no-address = { $room } is not a room address. Begin it with http:// or https://.
cli-room-none = No room answers at { $room }: { $why }.

# At the command line
cli-token =
    Manage tokens for programs, in an open room.

    Each command acts as the room's director. Give --link with a link from `ruleone link` (a new one for each command), or --token with the secret of a director's token.
cli-token-list =
    List the tokens of programs.

    Examples:

    ruleone token list --link http://127.0.0.1:8000/link/0123
cli-token-make =
    Make a token and print its secret, only this once.

    Examples:

    ruleone token make Overlay --role screen --days 30 --link http://127.0.0.1:8000/link/0123

    RULEONE_TOKEN=ruleone_0123 ruleone token make Clock --role floor --event e3
cli-token-revoke =
    Revoke a token: programs that use it lose access at once.

    Examples:

    ruleone token revoke t3 --link http://127.0.0.1:8000/link/0123
cli-token-name = The program's name.
cli-token-role = The program's role.
cli-token-table = The dealer's table.
cli-token-days = Days the token is valid. Default: until it is revoked.
cli-token-id = The token's id, such as t3.
cli-token-revoked = { $token } is revoked.

# Webhooks: addresses to which the room sends what happens
refusal-hook-url = A webhook address must begin with http:// or https:// and name a machine. It may have no user name, password or #, and at most { $most } characters.
refusal-hook-private = This address is in a private network. Start the room with --private-hooks to allow it.
refusal-hook-unknown = There is no such webhook.
refusal-hook-no-kinds = Choose what to send to the webhook.
refusal-too-many-hooks = The room has { $most } webhooks, the maximum. Remove one first.

hooks-title = Webhooks
hooks-about = The room sends what happens to these addresses, as signed JSON.
hooks-about-event = The room sends what happens in this tournament to these addresses, as signed JSON.
hooks-none = Nothing is sent yet.
hooks-url = Address
hooks-kinds = Messages to send
hooks-add = Add webhook
hooks-once = This secret is shown only once. The program checks each signature with it.
hooks-test = Send a test
hooks-test-named = Send a test to { $url }
hooks-remove = Remove
hooks-remove-named = Remove { $url }
hooks-remove-title = Remove this webhook?
hooks-remove-text = Nothing more is sent to { $url }, and pending messages are dropped. If you add it again, it gets a new secret.
hooks-waiting =
    { $count ->
        [0] none pending
        [one] { $count } pending
       *[other] { $count } pending
    }
hooks-last = Latest deliveries to { $url }
hooks-kind-event-created = new tournaments
hooks-kind-entry = entries
hooks-kind-elimination = eliminations
hooks-kind-level = levels
hooks-kind-break = breaks
hooks-kind-table-moves = table moves
hooks-kind-prizes = prizes
hooks-kind-hand-over = finished hands
hooks-kind-ruling = rulings
hooks-kind-event-over = finished tournaments
hooks-kind-seat = seats at cash and live tables
hooks-kind-hand-began = started hands
hooks-kind-payouts = payouts
hooks-kind-bounty = bounties
hooks-kind-deal = deals
hooks-kind-ticket = tickets
hooks-kind-clock = pauses and the clock
hooks-kind-hand-for-hand = hand for hand
hooks-kind-chips = chips added and removed
hooks-kind-terms = changed terms
hooks-kind-day = days
hooks-kind-bags = bags
hooks-kind-penalty = penalties
hooks-kind-floor-call = floor calls
hooks-kind-dealers = dealers and decks
hooks-kind-announcement = announcements
hooks-kind-journal-head = journal head
hooks-kind-frozen = frozen tables
hooks-kind-test = test
hooks-state-done = delivered
hooks-state-waiting = pending
hooks-state-failed = given up
hooks-status = response { NUMBER($status, useGrouping: 0) }
hooks-attempts =
    { $count ->
        [one] { $count } attempt
       *[other] { $count } attempts
    }
hooks-why-too-slow = no answer in time
hooks-why-not-secure = no trusted certificate
hooks-why-no-answer = no answer
hooks-why-no-such-name = no such machine
hooks-why-failed = the room could not send it
hooks-not-told = News { $where ->
    [event] from { $event }
   *[room] from the room
  } cannot be sent to programs for now: { $what }. The room keeps trying and sends it then.
journal-head = Journal head: { $head }
hooks-why-no-secret = its secret was lost with the room's key; remove it and add it again
hooks-why-no-address = its address was lost
hooks-why-private = an address of a private network
hooks-why-too-many = too many pending messages
cli-hooks =
    Manage the webhooks of an open room: addresses to which it sends what happens.

    Each command acts as the room's director. Give --link with a link from `ruleone link` (a new one for each command), or --token with the secret of a director's token.
cli-hooks-list =
    List the webhooks and their latest deliveries.

    Examples:

    ruleone hooks list --link http://127.0.0.1:8000/link/0123
cli-hooks-add =
    Add a webhook and print its signing secret, only this once.

    Without --on, everything is sent.

    Examples:

    ruleone hooks add https://example.org/hear --link http://127.0.0.1:8000/link/0123

    RULEONE_TOKEN=ruleone_0123 ruleone hooks add https://example.org/hear --on elimination --on level --event e3
cli-hooks-remove =
    Remove a webhook: nothing more is sent to it, and pending messages are dropped.

    Examples:

    ruleone hooks remove w1 --link http://127.0.0.1:8000/link/0123
cli-hooks-test =
    Send a test message to a webhook.

    Examples:

    ruleone hooks test w1 --link http://127.0.0.1:8000/link/0123
cli-hooks-url = The address to send to.
cli-hooks-on = A kind of message to send. Repeat the option for more.
cli-hooks-no-kind = There is no kind “{ $name }”. Choose one of these: { $kinds }.
cli-hooks-id = The webhook's id, such as w1.
cli-hooks-removed = { $hook } is removed.
cli-hooks-tested = A test is on its way to { $hook }. See “ruleone hooks list” for the result.
cli-serve-private-hooks = Allow webhooks to a private network or to this machine.
