### House players: style-<name>, and what each is like.

style-shark = Shark
    .about = Plays by price, position and stack; bets thinly for value and bluffs with care.
style-rock = Rock
    .about = Waits for very good cards, bets them, and believes every raise.
style-station = Calling station
    .about = Wants to see every card, calls with any hope, hardly ever raises.
style-maniac = Maniac
    .about = Raises with half of the cards and bets whatever the board brings.
style-always-call = Always calls
    .about = A yardstick: never folds, never raises.
style-always-raise = Always raises
    .about = A yardstick: raises by the pot whenever that is allowed.
