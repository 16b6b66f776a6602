### The cage: what the ledger refuses.

refusal-not-enough = There is not enough for that: { $has } is there, { $needs } is needed. Choose a smaller amount.
refusal-account-full = No account holds more than { $most }. Nothing was moved.
refusal-ledger-full = The room's books are full ({ $most }). Nothing was moved.
refusal-entry-moves = An entry moves money between { $least } and { $most } accounts, not { $came }.
refusal-entry-amount = An entry moves whole amounts other than nothing.
refusal-entry-account-twice = An entry names each account once: it is not clear what this one means.
refusal-entry-unbalanced = What an entry takes it must give: this one is { $over } out of balance.
