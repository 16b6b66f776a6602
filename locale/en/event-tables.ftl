## Tables of an event that wait for players

halts-title = Halted tables
halts-table = Table { NUMBER($table, useGrouping: 0) }
halts-trigger = { $players ->
    [one] One player sits there
   *[other] { $players } players sit there
  }, { $fullest } at the fullest table. A table that is { $gap } short is halted until players come.
halts-waivable = The director may let it play on short.
halts-stands = The rules in force let nobody waive this.
director-waive-halt = Let it play on
director-waive-halt-title = Let the table play on short
director-waive-halt-text = The halt is waived: the table deals on with the players it has until it is no longer short.
reasons-waive-halt = Players are on their way | Late in the event | By agreement of the players
news-directed-waive-halt = { $by } waived the halt of a table. Reason: { $reason }
