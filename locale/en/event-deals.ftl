### Deals in an event: refusals, news and the pages' words.

refusal-deals-not-allowed = The rules in force do not allow deals.
refusal-deal-before-final-table = A deal is possible only at the final table, after registration has closed.
refusal-deal-made = A deal has already been made; it stands.
refusal-deal-on = A deal is already being discussed.
refusal-deal-no-prizes = There are no prizes to share.
refusal-deal-asked-already = You have already asked for a deal in this level. You may ask again in the next.
refusal-deal-not-offered = This deal is no longer on offer.
refusal-deal-answered = You have already consented.
refusal-deal-not-by-word = A director enters answers only for a final table with real cards; otherwise each player answers on the table's page.
refusal-deal-not-shown = Show everyone's figures first, on a screen or on paper, and record it. Then players may consent.
refusal-deal-shown-already = It is already on record that everyone has seen the figures.
refusal-deal-waits = A deal is on offer: the next hand is dealt when everyone has answered.
refusal-deal-amounts-not-players = Enter an amount for each of the { $expected } players left, not for { $came }.
refusal-deal-left-out-of-range = The amount left to play for must be 0 to { $most }, the gap between first and second prize, not { $came }.
refusal-deal-below-nothing = { $came } is not a valid amount: the minimum is 0.
refusal-deal-does-not-add-up = The amounts and what is left to play for must add up to { $expected }; they add up to { $came }.

news-deal-asked-by-player = { $player } asks for a deal{ $kind ->
    [icm] {" "}by ICM
    [chip-chop] {" "}by chips
   *[other] {" "}with custom amounts
  }{ $left ->
    [0] .
   *[other] , with { $left } left to play for.
  }
news-deal-asked-by-director = The director proposes a deal{ $kind ->
    [icm] {" "}by ICM
    [chip-chop] {" "}by chips
   *[other] {" "}with custom amounts
  }{ $left ->
    [0] .
   *[other] , with { $left } left to play for.
  }
news-deal-offered = A deal is on offer: everyone left sees all amounts and answers. No hand is dealt meanwhile.
news-deal-consented = { $player } consents to the deal.
news-deal-consented-by-word = { $player } consents to the deal verbally at the table.
news-deal-shown-on-screen = Everyone left has seen all figures on a screen and may answer verbally.
news-deal-shown-on-paper = Everyone left has all figures on paper and may answer verbally.
news-deal-made = Everyone has consented: the deal is made{ $left ->
    [0] {" "}and the tournament is over.
   *[other] ; play continues for { $left }.
  }
news-deal-amount = { $player } gets { $amount } by the deal.
news-deal-lapsed-refused = { $player } does not consent: there is no deal, and play resumes.
news-deal-lapsed-time = Not everyone answered in time: there is no deal, and play resumes.
news-deal-lapsed-withdrawn = The director withdraws the deal.{ reason-behind }
news-deal-lapsed-changed = The players left have changed: that deal is off, and play resumes.
news-directed-offer-deal = { $by } proposed a deal.{ reason-behind }
news-directed-withdraw-deal = { $by } withdrew a deal.{ reason-behind }
news-directed-show-deal = { $by } recorded that everyone has seen the figures of the deal.
news-directed-answer-deal-for = { $by } entered { $player }'s verbal answer to the deal.{ reason-behind }

deal-title = A deal
deal-none = The players left may share the prizes by a deal. Everyone sees all figures first, and everyone must consent.
deal-ask = Ask for a deal
deal-propose = Propose a deal
deal-kind = Shared by
deal-kind-icm = ICM
deal-kind-chip-chop = Chips
deal-kind-custom = Custom amounts
deal-kind-icm-text = Each player gets what their chips are worth, based on their chances of each place.
deal-kind-chip-chop-text = Each player gets the lowest prize, and the rest is shared by chips.
deal-kind-custom-text = Enter the amounts; with what is left to play for they must add up to { $sum }.
deal-left = Left to play for
deal-left-most = up to { $most }, for the winner
deal-column-player = Player
deal-column-worth = Worth by ICM
deal-column-amount = By the deal
deal-column-answer = Answer
deal-answer-waits = waiting
deal-answer-by-word = consents verbally
deal-word-title = Verbally at the table
deal-word-first = First show everyone's figures to all players left, on a screen or on paper.
deal-word-print = Print the figures
deal-word-shown-screen = Shown on a screen
deal-word-shown-paper = Handed out on paper
deal-word-then = The figures have been shown. Enter what each player says.
deal-word-consents = { $player } consents
deal-word-refuses = { $player } refuses
deal-word-consents-text = This records { $player }'s verbal answer. With the last consent the deal is made and stands.
deal-word-refuses-text = One refusal is enough: there is no deal, and play resumes.
deal-word-enter = Enter answer
reasons-answer-deal-for = Said at the table
print-deal-figures = Figures of the deal
print-deal-figures-one = Deal
print-deal-figures-text = By the deal you get { $amount }{ $left ->
    [0] .
   *[other] , and play on for { $left }.
  }
print-deal-figures-worth = Your { $chips } chips are worth { $worth } by ICM.
deal-answer-consents = consents
deal-left-row = For the winner
deal-sum = Total
deal-yours = You would get { $amount }{ $left ->
    [0] .
   *[other] , and play on for { $left }.
  }
deal-yours-worth = By ICM your chips are worth { $worth }.
deal-consent = I consent
deal-refuse = I refuse
deal-consented = You have consented. Waiting for the others.
deal-asked = The figures appear when this hand is over.
deal-time = { $left } to answer
deal-made-title = The deal
deal-made-text = Everyone has consented. The deal stands.
deal-withdraw = Withdraw
deal-withdraw-title = Withdraw the deal?
deal-withdraw-text = There is no deal, and the next hand is dealt.
reasons-offer-deal = Asked by the players | It is late
reasons-withdraw-deal = No agreement in sight | Asked by mistake
deal-fold = Deal: { $time }
prizes-by-deal = Shared by the deal
deal-chips = { $amount } chips
deal-chips-then = { $amount } chips at the deal
