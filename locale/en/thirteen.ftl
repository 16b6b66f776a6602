### 13-card Chinese poker beside the table: the command `ruleone chinese`, payment cases, hand files.

cli-chinese =
    Settle hands of 13-card Chinese poker by the book, and set thirteen cards.

    Examples:

    ruleone chinese arrange AsAhAdKcKdQsQh9d8c7h5s3c2d

    ruleone chinese settle cases.json
cli-chinese-edition = The rules: the edition chinese, with changes after + such as chinese+chinese.suit_tiebreak=explicit-only.
cli-chinese-lang = The language of the output.
cli-chinese-other-edition = “{ $name }” has no rules for 13-card Chinese poker. Use the edition { $edition }, with or without changes after +.

## Settling

cli-chinese-settle =
    Report who pays whom in 13-card hands, and why: rows, bonuses, naturals, fouls, short money, rake.

    The file is JSON: a list of cases, or an object with cases. A case has an id, a table, a button and players. The table has point in cents, bonus, tournament, rake_pct, and any option of the edition. Each player has seat (from 0), stack, front, middle and back, and optionally declare_natural or surrender. Expected results in a case are ignored. A case that cannot be settled is reported on standard error; the others continue. The exit status is 0, 1 if any case could not be settled, or 2 if the file has no cases.

    Examples:

    ruleone chinese settle cases.json

    ruleone chinese settle cases.json --json

    ruleone chinese settle cases.json --edition chinese+chinese.suit_tiebreak=explicit-only
cli-chinese-settle-file = A file of payment cases, in JSON.
cli-chinese-settle-json = Print one JSON document: a list with id, net, rake, final and pairs of each case, in the order of the file. A case that could not be settled has id, line and why.
cli-chinese-case = Case { $hand }: { $point } a point, { $bonus ->
    [true] with bonuses
   *[false] without bonuses
}{ $table ->
    [tournament] , tournament
   *[cash] {""}
}
cli-chinese-pair = { $player } and { $opponent }:
cli-chinese-end = { $player } { $won ->
    [won] wins { $net }
    [lost] loses { $net }
   *[even] is even
} and has { $stack }.
cli-chinese-case-bad = { $file }, line { NUMBER($line, useGrouping: 0) }, case { $hand }: { $why }

refusal-cases-not-a-list = Expected a list of cases, or an object with cases; got { $came }.
refusal-cases-none = Expected at least one case, got none.
refusal-cases-not-json = Not JSON: { $why }.
refusal-cases-too-deep = The JSON is nested too deep for cases.
refusal-cases-too-many = The file has { $came } cases; the maximum is { $most }.
refusal-case-unreadable = Expected an object; it cannot be read: { $why }.
refusal-case-object = { $where }: expected an object, got { $came }.
refusal-case-list = { $where }: expected a list, got { $came }.
refusal-case-missing = { $where } is missing.
refusal-case-number = { $where }: expected a number from { $least } to { $most }, got { $came }.
refusal-case-percent = { $where }: expected a number from 0 to { $most } with at most 9 decimals, got { $came }.
refusal-case-flag = { $where }: expected true or false, got { $came }.
refusal-case-text = { $where }: expected printable text of at most { $most } characters, got { $came }.
refusal-case-seat-twice = Seat { $seat } appears twice; expected each seat once.
refusal-case-cards = { $where }: expected { $count } cards such as "As Kd Td", got { $came }.
refusal-case-card = { $where }: expected a card such as As or Td, got { $came }.
refusal-case-card-twice = { $where }: { $card } is already in { $other }; expected each card once.
refusal-case-row = { $where }: expected { $count } cards, got { $came }.
refusal-case-no-option = { $where }{ $came }: expected an option of 13-card poker, such as suit_tiebreak.
refusal-case-option = { $where }: expected { $kind ->
    [flag] true or false
    [choice] one of { $choices }
    [order] a list with each of { $choices } once
    [listing] a list of different names
    [fraction] a number from 0 to { $most } such as 5 or "1/2"
   *[number] a whole number from 0 to { $most }
}, got { $came }.
refusal-case-options-many = The options changed by the table are too long: the maximum is { $most } characters together.
refusal-case-option-twice = { $where } and { $other } mean the same; expected one of them.
refusal-case-name-twice = { $came } appears twice in an object; expected each name once.
refusal-case-tournament-rake = table.rake_pct: expected 0, because tournaments have no rake; got { $came }.
refusal-case-surrender-cash = { $where }.surrender: expected false, because surrender exists only in tournaments; got true.
refusal-case-surrender-arranged = { $where }.surrender: expected false, because with tournament_surrender = auto-arrange the software sets an absent player's cards; got true.
refusal-case-nearly = { $where }: expected { $near }, got { $came }.
refusal-case-surrender-declares = { $where }: a surrendered hand cannot declare; expected surrender or declare_natural, got both.

## Setting the cards

cli-chinese-arrange =
    Set thirteen cards: the best arrangement, and the automatic one.

    The best of all 72,072 arrangements has the most expected points against an opponent who sets like a computer player. With --most the next best ones are ranked too. The automatic arrangement takes the strongest five cards for the bottom row and the strongest five of the rest for the middle row. The software uses it for players who have not come back.

    Examples:

    ruleone chinese arrange AsAhAdKcKdQsQh9d8c7h5s3c2d

    ruleone chinese arrange As Ah Ad Kc Kd Qs Qh 9d 8c 7h 5s 3c 2d --plain --most 10
cli-chinese-cards = Thirteen cards, each a rank and a suit, such as As or Td.
cli-chinese-plain = Use a table without bonuses.
cli-chinese-most = Number of arrangements to rank, best first.
cli-chinese-arrange-json = Print one JSON document: the natural if there is one, the best and the automatic arrangement with their expected points, and the ranked ones.
cli-chinese-no-card = Card { $place }: expected a rank and a suit, such as As or Td; got “{ $came }”.
cli-chinese-card-twice = Expected thirteen different cards; { $card } appears twice.
cli-chinese-not-thirteen = Enter thirteen cards, not { $came }.
cli-chinese-declare = You have { natural-name }. Declare it: it takes { points-of } from each opponent, more than any rows can expect.
cli-chinese-do-not-declare = You have { natural-name } for { points-of }. Do not declare it: the rows can expect more.
cli-chinese-best = The best arrangement, { $bonus ->
    [true] with bonuses
   *[false] without bonuses
}: { $expected } points expected from each opponent
cli-chinese-automatic = The automatic arrangement: { $expected } points
cli-chinese-row = { row-name }: { $cards } ({ $name })
cli-chinese-ranked = The best { $most } arrangements:
cli-chinese-about = The points of these are estimates, and the order follows them:
cli-chinese-place = { $place }. { $expected }: { $front } / { $middle } / { $back }
cli-chinese-place-about = { $place }. about { $expected }: { $front } / { $middle } / { $back }

## Hand files

refusal-hand-file-edition = There is no edition “{ $edition }”; expected one such as chinese.
refusal-hand-file-not-set = Seat { $seat } has not set its cards, so the hand is not over.
refusal-hand-file-no-surrender = Seat { $seat } surrenders, but under these rules the software sets an absent player's cards.
refusal-hand-file-automatic = The software would set the cards of seat { $seat } differently.
refusal-hand-file-thirteen = Seat { $seat } has { $came } cards; expected thirteen.
refusal-hand-file-card-twice = { $card } is at seat { $first_seat } and at seat { $second_seat }; expected each card once.
refusal-hand-file-header-thirteen = “{ $came }” does not begin a hand of 13-card poker; expected “RuleOne Hand #7: 13-card Chinese poker, 1.00 a point, with bonuses, cash”.
refusal-hand-file-cut-thirteen = The hand ends without the final stack of each seat; expected a line such as “Seat 1 ends with 503.90” for each.
refusal-hand-file-line-twice = “{ $came }” repeats an earlier line.
refusal-hand-file-object = This is not the JSON object of a 13-card hand: { $why }.
refusal-hand-file-pair = The file has a wrong payment: { $recorded }. It should be { $comes } (seats, points, paid and due).
refusal-hand-file-pairs = The file has too many payments; expected { $pairs }, one for each two players.
refusal-hand-file-rake = The rake is { $stacks }, but the file says { $recorded } (seat and amount).
refusal-hand-untold-thirteen-end = { $form } needs a finished, numbered 13-card hand, and this one is not.
refusal-hand-untold-name = { $form } cannot write the name { $name }: it must be one printable line.
