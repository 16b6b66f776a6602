# Programs beside the room: tokens by which they ask.

refusal-no-token = This token opens nothing, or opens it no longer. Ask the director for a new one.
refusal-no-such-call = The room has no such call. /api/openapi.json tells all of them.
refusal-too-many-tokens = There are { $most } tokens in force, as many as the room keeps. Revoke one first.
refusal-token-unknown = There is no token of this name.
refusal-token-ended = The token has ended already.
refusal-token-days = A token ends after 1 to { $most } days, or when it is revoked.

tokens-title = Tokens for programs
tokens-about = A program that brings a token asks the room by HTTP under the token's name and role.
tokens-about-event = A program that brings a token asks the room by HTTP under the token's name and role, for this event alone.
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
tokens-revoke-title = Revoke this token?
tokens-revoke-text = { $name }: the program is let in no more, at once. It needs a new token to come back.

# What asks a room that is open
cli-room-address = The room's address; a link has its own.
cli-room-token = The secret of a director's token.
cli-room-link = A link of the room's director.
cli-room-event = One event alone.
cli-room-json = Print JSON.
cli-room-no-address = { $room } is no address of a room: it begins with http:// or https://.
cli-room-none = No room answers at { $room }: { $why }.

# At the command line
cli-token =
    Tokens for programs, in a room that is open.

    Each command asks that room as its director: with --link and a link that `ruleone link` prints, another one for each command, or with --token and the secret of a director's token.
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
cli-token-name = What the program is called.
cli-token-role = What the program may do.
cli-token-table = A dealer's table.
cli-token-days = Valid for so many days; otherwise until it is revoked.
cli-token-id = The token's id, such as t3.
cli-token-revoked = { $token } is revoked.

# Webhooks: addresses that are told of what happens
refusal-hook-url = A webhook's address begins with http:// or https://, names a machine, has no name or password and no #, and at most { $most } characters.
refusal-hook-private = This address is one of a private network. The house has to allow that at its start (--private-hooks).
refusal-hook-unknown = There is no webhook of this name.
refusal-hook-no-kinds = Choose what the webhook is told.
refusal-too-many-hooks = There are { $most } webhooks, as many as the room keeps. Remove one first.

hooks-title = Webhooks
hooks-about = The room sends what happens to these addresses, as signed JSON.
hooks-about-event = The room sends what happens in this event to these addresses, as signed JSON.
hooks-none = Nobody is told.
hooks-url = Address
hooks-kinds = What it is told
hooks-add = Add webhook
hooks-once = This secret is shown once. The program checks each signature with it.
hooks-test = Send a test
hooks-test-named = Send a test to { $url }
hooks-remove = Remove
hooks-remove-named = Remove { $url }
hooks-remove-title = Remove this webhook?
hooks-remove-text = { $url } is told nothing more. What waits to be sent is dropped. Added again, it has a new secret.
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
hooks-kind-hand-over = hands finished
hooks-kind-ruling = rulings
hooks-kind-event-over = events finished
hooks-kind-seat = seats at cash and live tables
hooks-kind-hand-began = hands begun
hooks-kind-payouts = payouts
hooks-kind-bounty = bounties
hooks-kind-deal = deals
hooks-kind-ticket = tickets
hooks-kind-clock = pauses and the clock
hooks-kind-hand-for-hand = hand for hand
hooks-kind-chips = chips that come and go
hooks-kind-day = days
hooks-kind-bags = bags
hooks-kind-penalty = penalties
hooks-kind-floor-call = calls for the floor
hooks-kind-dealers = dealers and decks
hooks-kind-announcement = announcements
hooks-kind-journal-head = journal head
hooks-kind-frozen = frozen tables
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
hooks-why-failed = the room failed to send it
hooks-not-told = What happens { $where ->
    [event] in { $event }
   *[room] in the room
  } is not told to programs for now: { $what }. It is tried again, and sent then.
journal-head = Journal head: { $head }
hooks-why-no-secret = its secret was lost with the room's key; remove it and add it again
hooks-why-no-address = its address was lost
hooks-why-private = an address of a private network
hooks-why-too-many = too much waited
cli-hooks =
    Webhooks of a room that is open: programs that are told what happens there.

    Each command asks that room as its director: with --link and a link that `ruleone link` prints, another one for each command, or with --token and the secret of a director's token.
cli-hooks-list =
    List the webhooks and what they were sent last.

    Examples:

    ruleone hooks list --link http://127.0.0.1:8000/link/0123
cli-hooks-add =
    Add a webhook and print the secret that signs what is sent to it, this once.

    Without --on it is told everything.

    Examples:

    ruleone hooks add https://example.org/hear --link http://127.0.0.1:8000/link/0123

    RULEONE_TOKEN=ruleone_0123 ruleone hooks add https://example.org/hear --on elimination --on level --event e3
cli-hooks-remove =
    Remove a webhook: nothing more is sent to it, nor what still waits.

    Examples:

    ruleone hooks remove w1 --link http://127.0.0.1:8000/link/0123
cli-hooks-test =
    Send a webhook something of the kind “test”.

    Examples:

    ruleone hooks test w1 --link http://127.0.0.1:8000/link/0123
cli-hooks-url = The address that is told.
cli-hooks-on = What it is told; may be given several times.
cli-hooks-no-kind = There is no kind “{ $name }” to be told of. There are { $kinds }.
cli-hooks-id = The webhook's id, such as w1.
cli-hooks-removed = { $hook } is removed.
cli-hooks-tested = A test is on its way to { $hook }. “ruleone hooks list” says what became of it.
cli-serve-private-hooks = Webhooks may be in a private network or on this machine.
