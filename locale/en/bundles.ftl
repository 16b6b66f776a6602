### A whole event as one file: out of a room, into another, judged alone.

refusal-bundle-large = A file with a whole tournament has at most { $most } bytes here.
refusal-bundle-foreign = This is no file with a whole tournament. Expected one that a room has given out, such as e3.ruleone.
refusal-bundle-format = The file is of form { $came }, and this version reads form { $expected }. A newer version may read it.
refusal-bundle-damaged = The file is damaged: it is not as it was written. Ask for it again where it comes from.
refusal-bundle-changed = The file is not as it was written: entry { $version } of { $stream } does not follow the one before it.
refusal-bundle-unreadable = The file holds what no room writes ({ $said }).
refusal-bundle-unread-stream = { $stream } in the file cannot be read by this version ({ $said }).
refusal-bundle-running = The file holds a tournament that was not over. Have it written again when it is.
refusal-bundle-rules = The file does not hold the rules by which the tournament was played ({ $said }).
refusal-bundle-otherwise = { $stream } was played again and comes to something else than the file says.
refusal-bundle-here = This room has the tournament already, as { $event }.

bundle-take = The whole tournament
bundle-take-text = One file with all that happened: entries, hands, rulings, the clock. Another room can take it in, and anybody can check it.
bundle-elsewhere = Played in another room
bundle-import = Take in a tournament of another room
bundle-import-text = A file that a room has given out, such as e3.ruleone. It is replayed first, and nothing of it is kept unless all of it holds.
bundle-reading = Replaying the tournament…
bundle-taken = It came to the same bytes again and is kept here: { $entries } entries, { $hands } hands.
bundle-check = Check a file only
bundle-sound = It comes to the same bytes again: { $entries } entries, { $hands } hands. Nothing of it was kept.
bundle-sound-here = It comes to the same bytes again, and this room has it already.
bundle-open = Its results

cli-value-event = EVENT
cli-event =
    A whole tournament as one file, which replays elsewhere to the same bytes.

    The file has all that the journal has of a tournament that is over. The room must be stopped; in one that is open its director has the same on the page /results. Start with `ruleone event export`. `enter` alone is for a room that is open: it brings a list of players into one of its events.
cli-event-export =
    Write a whole tournament that is over into one file.

    Its hands are told with all cards that were dealt, as a director may see them once it is over; what was left of a deck is not in it. Persons stand in it as they are called today, and who was erased has no name.

    Examples:

    ruleone event export room-data e3

    ruleone event export room-data e3 -o friday.ruleone
cli-event-check =
    Replay a file with a whole tournament by itself, without any room.

    Says whether it comes to the same bytes again, or where it does not; the exit status is 1 then.

    Examples:

    ruleone event check friday.ruleone
cli-event-import =
    Take a whole tournament of another room in, all of it or nothing.

    It is checked first, and has another name here. It stands among the results, its hands can be replayed, leagues count it; no money moves. What is refused leaves the room as it was; the exit status is 1 then.

    Examples:

    ruleone event import room-data friday.ruleone
cli-event-data = The folder that keeps the room.
cli-event-event = The tournament, such as e3.
cli-event-out = The file to write; the tournament's name, such as e3.ruleone, where none is named.
cli-event-file = The file with the tournament.
cli-event-lang = The language of what is said.
cli-event-written = { $event } is in { $file }: { $bytes } bytes.
cli-event-unwritten = { $file } could not be written: { $why }.
cli-event-sound = { $file } comes to the same bytes again: { $event } with { $players } players, { $hands } hands, { $rows } entries in { $streams } streams.
cli-event-taken = Taken in, as { $event }.
cli-event-not-taken = Nothing of { $file } was taken in.
