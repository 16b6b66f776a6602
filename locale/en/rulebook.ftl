### How a rule and an edition are named and cited.

edition-modern = Modern edition
edition-house = House rules
edition-holdem-a = Texas hold'em, short all-ins are calls
edition-holdem-b = Texas hold'em, more than half a raise reopens
edition-holdem-c = Texas hold'em, short all-ins add up
edition-tda2011 = TDA rules of 2011
edition-tda2019 = TDA procedures of 2019
edition-holdem = Texas hold'em
edition-chinese = 13-card Chinese poker

citation = Rule { $rule }, { $edition }

### A house's own rules, laid over an edition.

refusal-overlay-too-large = House rules have at most { $most } bytes.
refusal-overlay-no-toml = This is no TOML: { $why }.
refusal-overlay-no-key = There is no key “{ $key }” here. The keys are { $known }.
refusal-overlay-key-missing = The key { $key } is missing. There must be { $known }.
refusal-overlay-no-text = Behind { $key } stands a text in quotation marks, not “{ $came }”.
refusal-overlay-bad-name = “{ $name }” cannot be the name of house rules. A name has a-z, 0-9 and hyphens, 40 signs at most, and is not that of an edition.
refusal-overlay-no-edition = There is no edition “{ $name }” to build on. The editions are { $editions }.
refusal-overlay-no-tables = Each change is a table of its own and begins with [[change]].
refusal-overlay-no-option = The book has no option “{ $option }”. Most like it are { $near }.
refusal-overlay-no-rule = The book has no rule “{ $rule }”. Most like it are { $near }.
refusal-overlay-not-behind = The rule { $rule } is not behind the option { $option }. Behind it stand { $behind }.
refusal-overlay-no-choice = The option { $option } cannot be “{ $came }”. Its values are { $known }.
refusal-overlay-no-value = The option { $option } cannot be “{ $came }”. It takes { $expected ->
    [flag] true or false
    [number] a whole number from 0 up
    [optional-number] a whole number from 0 up, or "none"
    [fraction] a fraction such as "1/2"
   *[listing] a list of names
    }.
refusal-overlay-no-change = The option { $option } is “{ $value }” in { $edition } already.
refusal-overlay-twice = The option { $option } is changed twice.
refusal-overlay-too-long = { $changes } changes are more than the name of an edition can hold.
