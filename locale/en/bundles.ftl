### A whole event as one file: out of a room, into another, judged alone.

refusal-bundle-large = The tournament file is too large: the limit is { $most } bytes.
refusal-bundle-foreign = This is not a tournament file. Choose a file exported from a room, such as e3.ruleone.
refusal-bundle-format = The file has format { $came }; this version reads format { $expected }. Try a newer version.
refusal-bundle-damaged = The file is damaged. Ask its sender for a new copy.
refusal-bundle-changed = The file has been changed: entry { $version } of { $stream } does not follow the entry before it. Ask its sender for the original file.
refusal-bundle-unreadable = The file contains something no room writes ({ $said }). Ask its sender for a new copy.
refusal-bundle-unread-stream = This version cannot read { $stream } in the file ({ $said }). Try a newer version.
refusal-bundle-running = The tournament in the file was not finished. Export it again when it is.
refusal-bundle-rules = The file is missing the rules the tournament was played by ({ $said }). Ask its sender to export it again.
refusal-bundle-otherwise = Replaying { $stream } gave a different result from the one in the file. Ask its sender for the original file.
refusal-bundle-here = This room already has the tournament, as { $event }.

bundle-take = The whole tournament
bundle-take-text = One file with everything that happened: entries, hands, rulings, the clock. Another room can import it, and anyone can check it.
bundle-elsewhere = Played in another room
bundle-import = Import a tournament
bundle-import-text = Choose a file exported from another room, such as e3.ruleone. It is replayed first; if anything does not match, nothing is saved.
bundle-reading = Replaying the tournament…
bundle-taken = The replay matches to the byte. Saved: { $entries } entries, { $hands } hands.
bundle-check = Check a file only
bundle-sound = The replay matches to the byte: { $entries } entries, { $hands } hands. Nothing was saved.
bundle-sound-here = The replay matches to the byte, and this room already has the tournament.
bundle-open = Open results

cli-value-event = EVENT
cli-event =
    Export, check and import a whole tournament as one file.

    The file holds everything in the journal about a finished tournament and replays elsewhere to the same bytes. The room must be stopped; in an open room the director does the same on the page /results. Start with `ruleone event export`. Only `enter` needs an open room: it imports a list of players into one of its tournaments.
cli-event-export =
    Write a finished tournament into one file.

    Its hands include all cards that were dealt, as the director may see them afterwards, but not the undealt stub. Players appear under their current names; a player whose data was erased has no name.

    Examples:

    ruleone event export room-data e3

    ruleone event export room-data e3 -o friday.ruleone
cli-event-check =
    Replay a tournament file on its own, without a room.

    The command reports whether the replay matches to the byte, and if not, where it differs. The exit status is then 1.

    Examples:

    ruleone event check friday.ruleone
cli-event-import =
    Import a tournament from another room, whole or not at all.

    The file is checked first, and the tournament gets a new name here. It appears in the results, its hands can be replayed, and leagues count it; no money moves. If the file is refused, the room stays as it was and the exit status is 1.

    Examples:

    ruleone event import room-data friday.ruleone
cli-event-data = The room's data folder.
cli-event-event = The tournament, such as e3.
cli-event-out = The file to write. Default: the tournament's name, such as e3.ruleone.
cli-event-file = The tournament file.
cli-event-lang = The language of the output.
cli-event-written = { $event } saved as { $file }: { $bytes } bytes.
cli-event-unwritten = Could not write { $file }: { $why }.
cli-event-sound = The replay of { $file } matches to the byte: { $event } with { $players } players, { $hands } hands, { $rows } entries in { $streams } streams.
cli-event-taken = Imported as { $event }.
cli-event-not-taken = Nothing was imported from { $file }.
