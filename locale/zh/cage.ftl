### 账房：总账拒绝的情形。

refusal-not-enough = 余额不足：现有 { $has }，需要 { $needs }。请改用较小的金额。
refusal-account-full = 一个账户最多容纳 { $most }。没有划转任何金额。
refusal-ledger-full = 牌室的账簿已满：最多 { $most } 笔。没有划转任何金额。
refusal-entry-moves = 一笔分录须涉及 { $least } 至 { $most } 个账户，不能是 { $came } 个。
refusal-entry-amount = 分录中的金额必须是不为零的整数。
refusal-entry-account-twice = 一笔分录中每个账户只能出现一次。
refusal-entry-unbalanced = 分录有借必有贷：这一笔相差 { $over }。
