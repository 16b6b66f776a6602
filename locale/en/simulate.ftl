### `ruleone simulate`: whole events without waiting.

cli-simulate =
    Play a whole event between house players, as fast as they think.

    Seats are drawn, levels rise, tables break, the final table plays down to a winner. The same seed gives the same event, hand for hand.

    Examples:

    ruleone simulate

    ruleone simulate --players 1000 --seed 7

    ruleone simulate --template six-max --edition house --json

    ruleone simulate --template sprint-27 --game flstud

    ruleone simulate --template thirteen-16

    ruleone simulate --template six-max --events 1000
cli-simulate-players = How many players enter. Without it, as many as the template has seats.
cli-simulate-seed = Where all chance comes from: another number is another event.
cli-simulate-template = Which event: turbo-27, sprint-27, six-max, heads-up, deep-1000, re-entry, rebuys, bounty, knockout, mystery, satellite; 13-card poker: thirteen, thirteen-plain, thirteen-open, thirteen-16; or another game: omaha, omaha-eight, stud, razz, triple-draw, badugi, five-card-draw; or games that take turns: horse, hose, eight-game, dealers-choice.
cli-simulate-game = Which game is dealt, by its id: nlhe, plo8, flstud, fl27td ... Without it, the template's own.
cli-simulate-edition = The edition of the rules: modern, house, or one with options changed, such as modern+button.policy=moving; or a file of house rules. Without it, the template's own, else modern.
cli-simulate-events = Play this number of such events, each with the next seed, side by side, and show how each style did in all of them.
cli-simulate-lang = The language of the results.
cli-simulate-json = Print one JSON document: the event, its hands and decisions, and every player's place and prize. With --events: how each event ended and how each style did.
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
cli-simulate-back = Back for 100
cli-simulate-summary = { $entrants } entries, { $hands } hands with { $decisions } decisions, up to level { $level }: { $hours } hours of play, done in { $seconds } s. All { $chips } chips are with { $left ->
    [1] the winner
   *[other] the { $left } who are left
  }, and the prize pool of { $pool } is paid out.
cli-simulate-events-played = Events played
cli-simulate-summary-many = { $events ->
    [one] 1 event
   *[other] { $events } events
  } with { $entrants } entries: { $hands } hands with { $decisions } decisions, done in { $seconds } s.
cli-simulate-one = A single event is played on this machine. Set how many to play with --events: those are spread over the cluster.
cli-simulate-no-game = There is no game “{ $name }”. The games are { $games }.
cli-simulate-other-edition = The edition “{ $edition }” does not tell how to play “{ $game }”.
cli-simulate-points = The template “{ $name }” is one of 13-card poker; no other game is dealt by its levels.
cli-simulate-too-many = The template “{ $name }” has prizes for up to { $most } players.
cli-simulate-no-template = There is no template “{ $name }”. The templates are { $templates }.
