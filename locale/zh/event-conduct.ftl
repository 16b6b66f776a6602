## 赛事牌桌上的处罚

news-penalty-given-warning = { $player }受到警告。
news-penalty-given-hands = { $player }受罚停赛 { $hands } 手。
news-penalty-given-rounds = { $player }受罚停赛 { $count } 圈，共 { $hands } 手。
news-penalty-given-disqualification = { $player }被取消资格。
news-penalty-given-chip-fine = { $player }被罚 { $count } 筹码。
news-penalty-given-forfeiture = { $player }被没收 { $count } 筹码。
news-penalty-paid = 已扣除{ $player }被罚没的 { $chips } 筹码，这些筹码退出比赛。
news-penalty-served = { $player }的处罚已满，恢复比赛。
news-penalty-lifted = { $player }余下的处罚已免除：{ $hands } 手。
news-directed-penalise = { $by }处罚了{ $player }。{ reason-behind }
news-directed-lift-penalty = { $by }免除了{ $player }余下的处罚。{ reason-behind }
refusal-penalty-not-on-scale = 现行规则没有这种处罚，请另选一种。
refusal-penalty-not-in-chips = 现行规则只对某些行为罚没筹码。请选定可罚没筹码的事由，或另选一种处罚。
refusal-no-offence-here = 现行规则的处罚等级不适用于这种行为。
refusal-penalty-must-be-heavier = 规则在此没有选择余地：必须取消资格。
refusal-no-penalty-runs = 这名玩家没有正在执行的处罚。
refusal-disqualified = 被取消资格的玩家不得再参加本场锦标赛。
label-misses = 受罚：还有 { $hands } 手
misses-text = 你正在受罚，停赛 { $hands } 手：{ $thirteen ->
    [true] 照常给你发牌，这手牌按认输处理。
   *[false] 照常给你发牌并扣除盲注，你的手牌随即作废。
}
director-penalise = 处罚
penalise-button = 作出处罚
reasons-penalise = 大声喊叫 | 扔牌 | 警告后再犯
penalty-offence = 事由
penalty-other = 其他：请在原因中写明
penalty-kind = 处罚
penalty-warning = 警告
penalty-hands = 停赛若干手
penalty-rounds = 停赛若干圈
penalty-disqualification = 取消资格
penalty-chip-fine = 罚筹码
penalty-forfeiture = 没收筹码
penalty-count-hands = 手数
penalty-count-rounds = 圈数
penalty-count-chips = 筹码数
penalty-stands = 已有记录：{ $given }。
penalty-next = 下一级：{ $penalty }。
penalty-text-warning = 警告会留在记录中。
penalty-text-missed = 从下一手起执行，换桌也继续有效。一圈的手数等于现在全桌的玩家人数。
penalty-text-chips = 这手牌结束后扣除；玩家筹码不够时，扣到只剩一枚最小面额的筹码为止。扣除的筹码退出比赛。
penalty-text-disqualification = 这手牌结束后玩家出局，其筹码退出比赛。
conduct-title = 处罚
conduct-paid = 已缴 { $chips } 筹码
conduct-owed = 这手牌结束后扣除
conduct-left = 还要停赛 { $hands } 手
director-lift-penalty = 免除余下部分
director-lift-penalty-title = 免除余下的处罚
director-lift-penalty-text = 从下一手起照常给该玩家发牌，处罚仍留在记录中。
reasons-lift-penalty = 误判 | 重新裁定
