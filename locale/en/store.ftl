### What is wrong with a room's folder: damage-<code>, a part of a sentence.

damage-row-missing = entry { $version } is missing
damage-row-changed = entry { $version } is not as it was written
damage-rows-missing = { $missing ->
    [one] one of { $newest } entries is missing
   *[other] { $missing } of { $newest } entries are missing
  }
damage-stream-cut = it ends at entry { $version }, not at { $newest }
damage-tail-cut = it has { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
  }, and had { $expected } when the head was noted
damage-head-other = its first { $entries } entries are not those of the head that was noted
damage-stream-empty = it has a name and no entries
damage-wal-head = the head of { $file } is hurt: what was written last cannot be read
damage-wal-frame = part { $frame } of { $file } is hurt, and { $commits ->
    [one] one write stands behind it
   *[other] { $commits } writes stand behind it
  }
damage-foreign-file = not a journal of this program (its mark is { $came }, not { $expected })
damage-other-version = tables of version { $came }, and this program knows version { $expected }
damage-table-changed = the table, index or trigger { $name } is not as it was made
damage-unreadable = SQLite cannot read it ({ $said })
damage-people = SQLite cannot read { $file } ({ $said })
damage-books-wrong = entry { $version } does not add up
