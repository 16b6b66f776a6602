### Games that people make for themselves: how a director sees and ends them.

refusal-too-many-empty-games = { $most } games opened from your network have just been left by everyone. Go back to one of them, or try again in a few minutes.

at-will-title = Games opened by players
at-will-text = A game ends by itself when nobody comes back to it. It never takes a tournament's place.
at-will-none = No player has opened a game.
at-will-kind = { $kind ->
    [home] Home game
    [cash] Cash table
   *[sit-down] Sit-and-go
}
at-will-people = { $count ->
    [one] 1 player
   *[other] { $count } players
}
at-will-here = Players are there
at-will-empty = Nobody there for { $since }; ends in { $left }
at-will-left = Nobody there for { $since }
at-will-ending = Ends when this hand is over
at-will-waits = Not started
at-will-end = End
at-will-end-one = End { $name }
at-will-end-title = End { $name }?
at-will-end-text = { $kind ->
    [cash] The current hand is finished. Then the table closes, and the players' chips go back to their wallets.
    [waits] The game has not started. It is called off, and all payments are refunded.
   *[game] Hands in progress are finished. Then the game ends, and players are placed by their chips.
}
at-will-reason = Ended by the tournament director
