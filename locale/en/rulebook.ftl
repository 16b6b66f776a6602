### How a rule and an edition are named and cited.

edition-modern = Modern edition
edition-tda2024 = TDA 2024 rules
edition-house = House rules
edition-holdem-a = Texas hold'em, short all-ins are calls
edition-holdem-b = Texas hold'em, more than half a raise reopens
edition-holdem-c = Texas hold'em, short all-ins add up
edition-tda2011 = TDA rules of 2011
edition-tda2019 = TDA 2011 with the procedures of 2019
edition-holdem = Texas hold'em
edition-chinese = 13-card Chinese poker

document-house = House rules
document-tda2024 = TDA 2024 rules
document-tda2011 = TDA rules of 2011
document-tda2019 = TDA procedures of 2019
document-holdem = Texas hold'em
document-chinese = 13-card Chinese poker

edition-changed = { $base }, with changes
edition-of-house = { $house } on { $base }

citation = Rule { $rule }, { $edition }
citation-basis = { $rule } ({ $basis })
basis-ours = RuleOne's setting
    .long = RuleOne chose this setting. The document leaves the point open.
basis-silent = not in the document
    .long = The document does not mention this. RuleOne plays without such a rule.
basis-house = set by the house
    .long = The house set this instead of the rule.
rules-notice = Know your limit before you play. Advice and help: { $site }, telephone { $helpline }. Printed rules are available at reception.

### Who decides a rule, and what it is about.

rule-kind-enforced = enforced
    .long = enforced by the software
    .tag = The software decides
rule-kind-ruling = ruling
    .long = ruled by the software from the facts at the table
    .tag = The software rules on the facts
rule-kind-discretion = discretion
    .long = decided by the floor; the software proposes
    .tag = The floor decides
rule-kind-conduct = conduct
    .long = conduct, with penalties
    .tag = Conduct
rule-kind-display = display
    .long = shown or announced
    .tag = Show or announce
rule-kind-advice = advice
    .long = good practice
    .tag = Good practice

rule-topic-announcements = Announcements
rule-topic-balancing = Balancing
rule-topic-betting = Betting
rule-topic-breaking = Breaking tables
rule-topic-button-blinds = Button and blinds
rule-topic-chinese-disconnect = 13 cards: disconnected
rule-topic-chinese-hand = 13 cards: the hand
rule-topic-chinese-money = 13 cards: money
rule-topic-chinese-scoring = 13 cards: scoring
rule-topic-chip-bet = Silent chip bets
rule-topic-chips = Chips
rule-topic-clock = Clock
rule-topic-count = Counts
rule-topic-dealing = Dealing
rule-topic-draw = Draw games
rule-topic-etiquette = Etiquette
rule-topic-final-table = Final table
rule-topic-general = General
rule-topic-hand-for-hand = Hand-for-hand
rule-topic-irregularity = Irregularities
rule-topic-misdeal = Misdeals
rule-topic-mixed = Mixed games
rule-topic-out-of-turn = Out of turn
rule-topic-penalty = Penalties
rule-topic-pots = Pots
rule-topic-presence = At the seat
rule-topic-procedure = Procedure
rule-topic-raise = Raises
rule-topic-ranking = Hand rankings
rule-topic-rebuy = Rebuys
rule-topic-reopen = Reopening
rule-topic-seating = Seating
rule-topic-showdown = Showdown
rule-topic-stud = Stud
rule-topic-verbal = Verbal bets

### A house's own rules, laid over an edition.

refusal-text-too-large = The file is too large: the maximum is { $most } bytes.
refusal-text-long-number = A whole number can have at most 18 digits.
refusal-text-too-deep = Lists are nested too deep.
refusal-text-no-toml = This is not valid TOML: { $why }.
refusal-overlay-no-key = There is no key “{ $key }” here. Choose one of these: { $known }.
refusal-overlay-key-missing = The key { $key } is missing. Required keys: { $known }.
refusal-overlay-no-text = { $key } must be a text in quotation marks, not “{ $came }”.
refusal-overlay-bad-name = “{ $name }” is not a valid name for house rules. Use a-z, 0-9 and hyphens, at most 40 characters, and not the name of an edition.
refusal-overlay-no-edition = There is no edition “{ $name }” to build on. Choose one of these: { $editions }.
refusal-overlay-no-tables = Each change must be its own table and begin with [[change]].
refusal-overlay-no-option = The book has no option “{ $option }”. Similar: { $near }.
refusal-overlay-no-rule = The book has no rule “{ $rule }”. Similar: { $near }.
refusal-overlay-not-behind = The rule { $rule } does not belong to the option { $option }. Choose one of these: { $behind }.
refusal-overlay-no-choice = The option { $option } cannot be “{ $came }”. Choose one of these: { $known }.
refusal-overlay-no-value = The option { $option } cannot be “{ $came }”. It takes { $expected ->
    [flag] true or false
    [number] a whole number from 0 to { $most }
    [optional-number] a whole number from 0 to { $most }, or "none"
    [fraction] a fraction such as "1/2", from 0 to { $most }
    [order] each of { $known } once
   *[listing] a list of names, each of them once
    }.
refusal-overlay-no-change = The option { $option } is already “{ $value }” in { $edition }.
refusal-overlay-twice = The option { $option } is changed twice.
refusal-overlay-too-long = { $changes } changes are too many for the name of an edition.

### Files of scenarios.

refusal-scenario-no-key = A scenario file has tables that begin with [[scenario]], but no “{ $key }”.
refusal-scenario-no-tables = Each scenario must be its own table and begin with [[scenario]].
refusal-scenario-ill-formed = This scenario is not valid: { $why }.
refusal-scenario-no-kind = There is no kind of scenario “{ $kind }”. Choose one of these: { $known }.
refusal-scenario-no-rule = The book has no rule “{ $rule }”.
refusal-scenario-no-order = There is no ranking “{ $name }”. Choose one of these: { $known }.
refusal-scenario-no-incident = “{ $step }” is not one incident. Choose one of these: { $known }.
refusal-scenario-no-game = There is no game “{ $name }”. Choose one of these: { $known }.
refusal-scenario-no-chips = “{ $came }” cannot be read as chips. Write them like “1000 + 3x100”.
refusal-scenario-no-cards = The cards cannot be read: { $why }.
refusal-scenario-no-act = “{ $step }” is not an action. Write actions like these: { $known }.
refusal-scenario-same-seat = Each player must have a different name, not { $seats }.
refusal-scenario-no-seat = There is no player “{ $name }”. The players are { $seats }.
