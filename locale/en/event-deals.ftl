### Deals in an event: what is refused, what is told, and the pages' words.

refusal-deals-not-allowed = The rules in force do not allow deals.
refusal-deal-before-final-table = A deal is made at the last table, once no more entries may come.
refusal-deal-made = A deal has been made already; it stands.
refusal-deal-on = A deal is being talked about already.
refusal-deal-no-prizes = There are no prizes to share.
refusal-deal-asked-already = You have asked for a deal in this level already; you may ask again in the next.
refusal-deal-not-offered = This deal is not on offer (any more).
refusal-deal-answered = You have consented already.
refusal-deal-not-by-word = A director enters what players say only where the last table is one with real cards; elsewhere each answers on the table's page.
refusal-deal-not-shown = Nobody consents before everybody's figures have been shown: show them, on a screen or on paper, and say so first.
refusal-deal-shown-already = It is on record already that everybody has seen the figures.
refusal-deal-waits = A deal is on offer: the next hand is dealt when all have answered.
refusal-deal-amounts-not-players = Name an amount for each of the { $expected } players who are left; { $came } were named.
refusal-deal-left-out-of-range = From 0 to { $most } may be left to play for: what the first prize is above the second. It was { $came }.
refusal-deal-below-nothing = Nobody can get { $came }: amounts are 0 or more.
refusal-deal-does-not-add-up = The amounts and what is left to play for have to add up to { $expected }; they come to { $came }.

news-deal-asked-by-player = { $player } asks for a deal{ $kind ->
    [icm] {" "}by ICM
    [chip-chop] {" "}by chips
   *[other] {" "}with amounts of their own
  }{ $left ->
    [0] .
   *[other] , with { $left } left to play for.
  }
news-deal-asked-by-director = The director proposes a deal{ $kind ->
    [icm] {" "}by ICM
    [chip-chop] {" "}by chips
   *[other] {" "}with amounts that are named
  }{ $left ->
    [0] .
   *[other] , with { $left } left to play for.
  }
news-deal-offered = The deal is on offer: all who are left see everybody's amount and answer; no hand is dealt meanwhile.
news-deal-consented = { $player } consents to the deal.
news-deal-consented-by-word = { $player } consents to the deal, by word at the table.
news-deal-shown-on-screen = Everybody's figures have been shown to all who are left: they may answer by word.
news-deal-shown-on-paper = Everybody's figures have been handed out on paper: all who are left may answer by word.
news-deal-made = All have consented: the deal is made{ $left ->
    [0] {" "}and the event is over.
   *[other] ; play goes on for { $left }.
  }
news-deal-amount = By the deal { $player } has { $amount }.
news-deal-lapsed-refused = { $player } does not consent: there is no deal, and play goes on.
news-deal-lapsed-time = Not all have answered in time: there is no deal, and play goes on.
news-deal-lapsed-withdrawn = The director takes the deal back. Reason: { $reason }
news-deal-lapsed-changed = Who is left has changed: that deal is off, and play goes on.
news-directed-offer-deal = { $by } proposed a deal. Reason: { $reason }
news-directed-withdraw-deal = { $by } took a deal back. Reason: { $reason }
news-directed-show-deal = { $by } entered that everybody has seen the figures of the deal.
news-directed-answer-deal-for = { $by } entered what { $player } said to the deal at the table. Reason: { $reason }

deal-title = A deal
deal-none = All who are left may share the prizes by a deal. Everybody sees all figures first, and all have to consent.
deal-ask = Ask for a deal
deal-propose = Propose a deal
deal-kind = Shared by
deal-kind-icm = ICM
deal-kind-chip-chop = Chips
deal-kind-custom = Own amounts
deal-kind-icm-text = Each has what the chips are worth, by the chances of every place.
deal-kind-chip-chop-text = Each has the lowest prize, and the rest goes by chips.
deal-kind-custom-text = You name the amounts; with what is left they add up to { $sum }.
deal-left = Left to play for
deal-left-most = up to { $most }, for the winner
deal-column-player = Player
deal-column-worth = Worth by ICM
deal-column-amount = By the deal
deal-column-answer = Answer
deal-answer-waits = open
deal-answer-by-word = consents, by word
deal-word-title = By word at the table
deal-word-first = Show everybody's figures to all who are left first: on a screen, or printed.
deal-word-print = Print the figures
deal-word-shown-screen = Shown on a screen
deal-word-shown-paper = Handed out on paper
deal-word-then = The figures have been shown. Enter what each player says.
deal-word-consents = { $player } consents
deal-word-refuses = { $player } refuses
deal-word-consents-text = It stands on record as { $player }'s word at the table. With the last consent the deal is made, and stands.
deal-word-refuses-text = One refusal is enough: there is no deal, and play goes on.
deal-word-enter = Enter it
reasons-answer-deal-for = Said so at the table
print-deal-figures = Figures of the deal
print-deal-figures-one = Deal
print-deal-figures-text = By the deal you have { $amount }{ $left ->
    [0] .
   *[other] , and play on for { $left }.
  }
print-deal-figures-worth = Your { $chips } chips are worth { $worth } by ICM.
deal-answer-consents = consents
deal-left-row = For the winner
deal-sum = Together
deal-yours = You would have { $amount }{ $left ->
    [0] .
   *[other] , and play on for { $left }.
  }
deal-yours-worth = By ICM your chips are worth { $worth }.
deal-consent = I consent
deal-refuse = I refuse
deal-consented = You have consented. The others still answer.
deal-asked = The figures come when this hand is over.
deal-time = { $left } to answer
deal-made-title = The deal
deal-made-text = All have consented. It stands.
deal-withdraw = Take it back
deal-withdraw-title = Take the deal back
deal-withdraw-text = There is no deal, and the next hand is dealt.
reasons-offer-deal = Asked by the players | It is late
reasons-withdraw-deal = No agreement in sight | Asked by mistake
deal-fold = Deal: { $time }
prizes-by-deal = Shared by the deal
deal-chips = { $amount } chips
deal-chips-then = { $amount } chips at the deal
