### What is wrong with a room's folder: damage-<code>, a part of a sentence.

damage-row-missing = entry { $version } is missing
damage-row-changed = entry { $version } has been changed
damage-rows-missing = { $missing ->
    [one] one of { $newest } entries is missing
   *[other] { $missing } of { $newest } entries are missing
  }
damage-stream-cut = it ends at entry { $version }, not at { $newest }
damage-tail-cut = it has { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
  }, but had { $expected } when the head was noted
damage-head-other = its first { $entries } entries do not match the noted head
damage-stream-empty = it has a name but no entries
damage-wal-head = the head of { $file } is damaged: the last thing written cannot be read
damage-wal-frame = part { $frame } of { $file } is damaged, and { $commits ->
    [one] one write comes after it
   *[other] { $commits } writes come after it
  }
damage-foreign-file = not a journal of this program (its mark is { $came }, not { $expected })
damage-other-version = tables of version { $came }, but this program knows version { $expected }
damage-table-changed = the table, index or trigger { $name } has been changed
damage-unreadable = SQLite cannot read it ({ $said })
damage-people = SQLite cannot read { $file } ({ $said })
damage-books-wrong = entry { $version } does not add up
