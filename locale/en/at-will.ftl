### Games that people make for themselves: how a director sees and ends them.

refusal-too-many-empty-games = { $most } games that were opened from your network have just been left by everyone. Go back to one of them, or try again in a few minutes.

at-will-title = Games opened by players
at-will-text = A game ends by itself when nobody comes back to it. It never takes the place of a tournament.
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
    [cash] A hand that is being played is played to its end. Then the table closes, and the players have their chips in their wallets.
    [waits] It has not started: it is called off, and whatever was paid goes back.
   *[game] The hands that are being played are played to their end. Then the game ends, and all are placed by their chips.
}
at-will-reason = Ended by the tournament director
