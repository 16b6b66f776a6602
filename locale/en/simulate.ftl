### `ruleone simulate`: whole events without waiting.

cli-simulate =
    Play a whole tournament between computer players, as fast as they think.

    Seats are drawn, levels rise, tables break, and the final table plays down to a winner. The same seed gives the same tournament, hand for hand.

    Examples:

    ruleone simulate

    ruleone simulate --players 1000 --seed 7

    ruleone simulate --template six-max --edition house --json

    ruleone simulate --template sprint-27 --game flstud

    ruleone simulate --template thirteen-16

    ruleone simulate --template six-max --events 1000
cli-simulate-players = Number of players. Default: all seats of the template.
cli-simulate-seed = Seed of all random choices: a different number gives a different tournament.
cli-simulate-template = The tournament: turbo-27, sprint-27, six-max, heads-up, deep-1000, re-entry, rebuys, bounty, knockout, mystery, satellite. For 13-card poker: thirteen, thirteen-plain, thirteen-open, thirteen-16. For another game: omaha, omaha-eight, stud, razz, triple-draw, badugi, five-card-draw. For a rotation: horse, hose, eight-game, dealers-choice.
cli-simulate-game = The game, by its id: nlhe, plo8, flstud, fl27td ... Default: the template's.
cli-simulate-edition = The edition: modern, house, or one with changed options, such as modern+button.policy=moving; or a file of house rules. Default: the template's, or modern.
cli-simulate-events = Play this number of tournaments in parallel, each with the next seed, and show how each style did.
cli-simulate-lang = The language of the results.
cli-simulate-json = Print one JSON document: the tournament, its hands and decisions, and every player's place and prize. With --events: how each tournament ended and how each style did.
cli-simulate-progress = { $left ->
    [one] { $left } player left
   *[other] { $left } players left
  }, level { $level }, { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
  }
cli-simulate-place = Place
cli-simulate-player = Player
cli-simulate-style = Style
cli-simulate-prize = Prize
cli-simulate-entries = Entries
cli-simulate-best = Best place
cli-simulate-paid = Paid
cli-simulate-won = Prizes
cli-simulate-back = Return per 100
cli-simulate-summary = { $entrants } entries, { $hands } hands with { $decisions } decisions, up to level { $level }: { $hours } hours of play, done in { $seconds } s. All { $chips } chips are with { $left ->
    [1] the winner
   *[other] the { $left } players left
  }, and the prize pool of { $pool } is paid out.
cli-simulate-events-played = Tournaments played
cli-simulate-summary-many = { $events ->
    [one] 1 tournament
   *[other] { $events } tournaments
  } with { $entrants } entries: { $hands } hands with { $decisions } decisions, done in { $seconds } s.
cli-simulate-one = A single tournament is played on this machine. Use --events for several, which are spread over the cluster.
cli-simulate-no-game = There is no game “{ $name }”. Choose one of these: { $games }.
cli-simulate-other-edition = The edition “{ $edition }” has no rules for “{ $game }”.
cli-simulate-points = The template “{ $name }” is for 13-card poker; its levels do not fit another game.
cli-simulate-too-many = The template “{ $name }” has prizes for up to { $most } players.
cli-simulate-no-template = There is no template “{ $name }”. Choose one of these: { $templates }.
