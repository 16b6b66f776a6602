### Computer players: style-<name>, and how each plays.

style-shark = Shark
    .about = Plays by the odds, position and stack. Value-bets thinly and bluffs selectively.
style-rock = Rock
    .about = Waits for premium hands, bets them, and believes every raise.
style-station = Calling station
    .about = Wants to see every card, calls with any hope and rarely raises.
style-maniac = Maniac
    .about = Raises half of all hands and bets on any board.
style-always-call = Always calls
    .about = A baseline: never folds, never raises.
style-always-raise = Always raises
    .about = A baseline: raises the pot whenever possible.
