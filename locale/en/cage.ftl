### The cage: what the ledger refuses.

refusal-not-enough = Not enough money: { $has } of { $needs } is available. Choose a smaller amount.
refusal-account-full = An account holds at most { $most }. Nothing was moved.
refusal-ledger-full = The room's books are full: the limit is { $most } entries. Nothing was moved.
refusal-entry-moves = A ledger entry moves money between { $least } and { $most } accounts, not { $came }.
refusal-entry-amount = A ledger entry moves whole amounts other than 0.
refusal-entry-account-twice = A ledger entry may name each account only once.
refusal-entry-unbalanced = A ledger entry must balance: this one is off by { $over }.
