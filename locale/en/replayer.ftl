### The replayer: hands that are over, step by step.

refusal-hand-unknown = There is no such hand.
refusal-hand-not-over = This hand is not over. You can replay it when it is.
refusal-seat-hidden = You may not see the cards of that seat. Choose another view.
refusal-file-cut-short = The file arrived incomplete. Open it again.

nav-replay = Replay

replay-lead = Step through any finished hand, action by action.
replay-loading = Loading hand…
replay-lost = The room did not answer. Try again.
replay-file-title = Your hand history
replay-file-text = PHH, PHHS, PokerStars, Full Tilt, ACPC, or RuleOne's text and JSON of 13-card Chinese poker, at most { $megabytes } MB. The file is read, but not saved.
replay-file-open = Open a file
replay-file-drop = or drop it here
replay-file-paste = or paste its text here (Ctrl+V)
replay-file-pasted = Pasted text
replay-file-other = Another file
replay-file-reading = Reading { $file }…
replay-file-hands = { $hands ->
    [one] One hand
   *[other] { $hands } hands
}
replay-file-first = The first { $hands } hands are listed.
replay-file-line = Line { NUMBER($line, useGrouping: 0) }: { $reason }
replay-file-broken = { $file } cannot be read
replay-hand-broken = This hand cannot be shown
replay-hand-differs = The file records a different result
replay-hand-undealt = not supported yet
replay-hand-unread = cannot be read
replay-hand-players = { $players ->
    [one] 1 player
   *[other] { $players } players
}
replay-hand-mine = your hand
replay-room-title = Hands of this room
replay-room-text = Choose a tournament or a cash table, then a finished hand.
replay-closed = Closed
replay-closed-newest = The latest { $tables } closed tables are listed.
replay-room-none = Nothing has been played yet.
replay-event-title = Finished hands
replay-event-none = No finished hands yet
replay-event-none-text = Hands appear here as soon as they end.
replay-event-newest = The latest { $hands } hands are listed.
replay-event-all = All tables
replay-event-mine = My hands
replay-event-refresh = Refresh

replay-where-event = { $event }, table { NUMBER($table, useGrouping: 0) }
replay-hand = Hand { $hand }
replay-before = Previous hand
replay-after = Next hand
replay-list = All hands
replay-controls = Steps
replay-first = To the start
replay-street-back = Street back
replay-back = Action back
replay-on = Action forward
replay-street-on = Street forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-times = { $times }×
replay-scrubber = Step
replay-step = Step { $step } of { $steps }
replay-step-words = Step { $step } of { $steps }: { $words }
replay-eyes = View
replay-seen = View: { $who }
replay-eyes-watcher = Watcher
replay-eyes-all = All seats
replay-eyes-seat = { $player }, seat { $seat }
replay-start = Before the first action
replay-filed = In the file { $rake ->
    [0] the pot is shared differently
   *[other] the house rakes { $rake }
  }: { $shares }.
replay-filed-share = { $player } collects { $amount } and ends with { $stack }
replay-boards = Run { $boards } times; the first board is shown
replay-part-setting = Setting the cards
replay-part-rows = Rows
replay-part-points = Points
replay-opened-front = The front rows are open.
replay-opened-middle = The middle rows are open.
replay-past = Replay hand { NUMBER($number, useGrouping: 0) }

keys-replay-title = Replay keys
keys-replay-action = Previous, next action
keys-replay-street = Previous, next street
keys-replay-ends = To the start, to the end
keys-replay-play = Play, pause
keys-replay-speed = Play faster; after the fastest, slowest
keys-replay-hands = Previous, next hand
