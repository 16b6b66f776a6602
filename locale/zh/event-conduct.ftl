## 赛事牌桌上的处罚

news-penalty-given-warning = { $player }受到警告。
news-penalty-given-hands = { $player }受罚停赛 { $hands } 手。
news-penalty-given-rounds = { $player }受罚停赛 { $count } 圈，共 { $hands } 手。
news-penalty-given-disqualification = { $player }被取消资格。
news-penalty-served = { $player }处罚期满，重新参赛。
news-penalty-lifted = { $player }余下的处罚已免除：{ $hands } 手。
news-directed-penalise = { $by }处罚了{ $player }。原因：{ $reason }
news-directed-lift-penalty = { $by }免除了{ $player }余下的处罚。原因：{ $reason }
refusal-penalty-not-on-scale = 现行规则没有这种处罚。
refusal-penalty-not-in-thirteen = 十三张不能停赛：这里只能警告或取消资格。
refusal-no-offence-here = 现行规则不按处罚种类处理这种行为。
refusal-penalty-must-be-heavier = 规则没有选择余地：必须取消资格。
refusal-no-penalty-runs = 这名玩家没有待停的手数。
refusal-disqualified = 被取消资格的玩家不得再参加本场赛事。
