# Programs beside the room: tokens by which they ask.

refusal-no-token = This token opens nothing, or opens it no longer. Ask the director for a new one.
refusal-no-such-call = The room has no such call. /api/openapi.json tells all of them.
refusal-too-many-tokens = There are { $most } tokens in force, as many as the room keeps. Revoke one first.
refusal-token-unknown = There is no token of this name.
refusal-token-ended = The token has ended already.
refusal-token-days = A token ends after 1 to { $most } days, or when it is revoked.

tokens-title = Tokens for programs
tokens-about = A program that brings a token asks the room by HTTP under the token's name and role.
tokens-none = No program has a token.
tokens-name = The program's name
tokens-event = Event
tokens-days = Valid for
tokens-for-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
tokens-for-ever = until revoked
tokens-make = New token
tokens-once = This token is shown once. Give it to the program and to nobody else.
tokens-until = until { $date }
tokens-ended-revoked = revoked
tokens-ended-expired = its time is over
tokens-revoke-named = Revoke the token of { $name }

# At the command line
cli-token =
    Tokens for programs, in a room that is open.

    Each command asks that room as its director: with --link and the link that it printed at its start, or with --token and the secret of a director's token.
cli-token-list =
    List the tokens of programs.

    Examples:

    ruleone token list --link http://127.0.0.1:8000/link/0123
cli-token-make =
    Make a token and print its secret, this once.

    Examples:

    ruleone token make Overlay --role screen --days 30 --link http://127.0.0.1:8000/link/0123

    RULEONE_TOKEN=ruleone_0123 ruleone token make Clock --role floor --event e3
cli-token-revoke =
    Revoke a token: whoever brings it has no role any more, at once.

    Examples:

    ruleone token revoke t3 --link http://127.0.0.1:8000/link/0123
cli-token-room = The room's address; a link has its own.
cli-token-token = The secret of a director's token.
cli-token-link = A link of the room's director.
cli-token-json = Print JSON.
cli-token-name = What the program is called.
cli-token-role = What the program may do.
cli-token-event = One event alone.
cli-token-table = A dealer's table.
cli-token-days = Valid for so many days; otherwise until it is revoked.
cli-token-id = The token's id, such as t3.
cli-token-revoked = { $token } is revoked.
cli-token-no-address = { $room } is no address of a room: it begins with http:// or https://.
cli-token-no-room = No room answers at { $room }: { $why }.

# Webhooks: addresses that are told of what happens
refusal-hook-url = A webhook's address begins with http:// or https://, names a machine, has no name or password and no #, and at most { $most } characters.
refusal-hook-private = This address is one of a private network. The house has to allow that at its start (--private-hooks).
refusal-hook-unknown = There is no webhook of this name.
refusal-hook-no-kinds = Choose what the webhook is told.
refusal-too-many-hooks = There are { $most } webhooks, as many as the room keeps. Remove one first.

hooks-title = Webhooks
hooks-about = The room sends what happens to these addresses, as signed JSON.
hooks-none = Nobody is told.
hooks-url = Address
hooks-kinds = What it is told
hooks-add = Add webhook
hooks-once = This secret is shown once. The program checks each signature with it.
hooks-test = Send a test
hooks-remove = Remove
hooks-waiting =
    { $count ->
        [0] nothing waits
        [one] { $count } waits
       *[other] { $count } wait
    }
hooks-last = The last deliveries to { $url }
hooks-kind-event-created = new events
hooks-kind-entry = entries
hooks-kind-elimination = eliminations
hooks-kind-level = levels
hooks-kind-break = breaks
hooks-kind-table-moves = moves of tables
hooks-kind-prizes = prizes
hooks-kind-hand-over = finished hands
hooks-kind-ruling = rulings
hooks-kind-test = test
hooks-state-done = delivered
hooks-state-waiting = waits
hooks-state-failed = given up
hooks-status = answer { NUMBER($status, useGrouping: 0) }
hooks-attempts =
    { $count ->
        [one] { $count } attempt
       *[other] { $count } attempts
    }
hooks-why-too-slow = no answer in time
hooks-why-not-secure = no trusted certificate
hooks-why-no-answer = no answer
hooks-why-no-such-name = no machine of this name
hooks-why-private = an address of a private network
hooks-why-too-many = too much waited
cli-serve-private-hooks = Webhooks may be in a private network or on this machine.
