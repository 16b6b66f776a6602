### 时间与行为：要求对玩家计时、违规、处罚。

ruling-clock-not-at-seat = 要求计时的玩家必须在座。
ruling-clock-not-his = 只有参赛玩家才能要求计时。
ruling-clock-too-early = 还没有给足合理的思考时间：不开始计时。
ruling-clock-reasonable = 是否已过合理的时间，由工作人员判断。
ruling-clock-approval = 要求计时须经工作人员批准。
ruling-clock-approved = 工作人员已批准要求计时。
ruling-clock-not-approved = 工作人员未批准要求计时。
ruling-clock-shortened = 裁判将时限缩短为 { $seconds } 秒。
ruling-clock-lengthened = 裁判将时限设为 { $seconds } 秒。
ruling-clock-not-shortened = 时限不得缩短：仍为 { $seconds } 秒。
ruling-clock-runs = 计时开始：{ $seconds } 秒，随后倒数 { $countdown } 秒。
ruling-acted-in-time = 玩家在倒数结束前已行动：行动有效。
ruling-tie-is-his = 行动与倒数结束同时发生：视为玩家及时行动。
ruling-before-declaration = 玩家在宣布时间到之前已行动：行动有效。
ruling-time-over = 倒数结束，玩家未及时行动。
ruling-time-dead = 手牌作废。
ruling-time-checks = 无需跟注：视为过牌。

## 违规

ruling-offence-exposed-cards = 后面还有行动时亮出了牌。
ruling-offence-exposed-hand-for-hand = 同步发牌期间亮出了手牌。
ruling-offence-card-off-table = 将牌扔出了牌桌。
ruling-offence-one-player-to-a-hand = 一人一手牌：给他人看了牌，或讨论了打法。
ruling-offence-told-contents = 泄露了活牌或已弃手牌的内容。
ruling-offence-gave-advice = 对打法提出建议或批评。
ruling-offence-read-hand = 读出了尚未亮出的手牌。
ruling-offence-folded-high = 弃牌时高抛或亮出了牌。
ruling-offence-hid-cards = 活牌未放在清楚可见之处。
ruling-offence-miscalled = 故意报错牌型。
ruling-offence-soft-play = 放水：每名玩家都要为自己打牌。
ruling-offence-collusion = 送筹码或其他串通行为。
ruling-offence-abuse = 辱骂他人。
ruling-offence-disruption = 扰乱秩序。
ruling-offence-cheating = 作弊。
ruling-offence-touched-others = 无故触碰他人的牌或筹码。
ruling-offence-touched-person = 无故触碰他人身体。
ruling-offence-poor-visibility = 牌或筹码摆放得难以看清。
ruling-offence-hygiene = 个人卫生影响他人。
ruling-offence-checked-nuts = 河牌圈最后行动的玩家持有唯一的坚果牌却过牌。
ruling-offence-delayed = 拖延比赛。
ruling-offence-chattered = 闲聊过多。
ruling-offence-bet-out-of-reach = 下注放在荷官够不到的地方。
ruling-offence-acted-out-of-turn = 玩家越序行动。
ruling-offence-phoned = 在牌桌上打电话。
ruling-offence-device-heard = 设备的声音被他人听到。
ruling-offence-device-used = 在牌桌上使用了电子设备。
ruling-offence-device-on-table = 手机或其他设备放在了桌上。
ruling-offence-device-with-live-hand = 持有活牌时使用了电子设备。
ruling-offence-strategy-tool = 在牌桌上使用了应用、图表等策略工具。
ruling-offence-hid-identity = 不肯取下遮住面部或影响他人的物品。
ruling-offence-other-language = 牌局进行期间使用了规则未许可的语言。
ruling-offence-left-seat = 持有活牌的玩家离开了座位。
ruling-offence-left-table = 持有活牌的玩家离开了牌桌。
ruling-offence-dodged-blind = 故意逃盲。
ruling-offence-neglected-duty = 未尽到玩家的责任。
ruling-offence-belongings = 在桌面、腿部空间或过道放置了不必要的物品。
ruling-offence-uncountable-chips = 筹码未码成便于清点的筹码柱。
ruling-offence-hid-high-chips = 大面额筹码被遮挡或难以辨认。
ruling-offence-hid-chips-in-race = 抢筹时，未将所有筹码完全亮出。
ruling-offence-ambiguous = 声明含糊不清。

ruling-language-allowed = 可以使用该语言。
ruling-table-is-enough = 留在桌旁即可。
ruling-leaving-not-penalised = 本版规则未规定相应的处罚。
ruling-exposed-hand-lives = 手牌仍然有效。
ruling-soft-play-chips = 也可没收筹码。

## 处罚

ruling-nuts-for-floor = 这本身不算放水：由裁判判定。
ruling-penalty-may = 可予处罚：由裁判决定。
ruling-penalty-will = 必须处罚：种类由裁判决定。
ruling-penalty-must = 规则别无选择：取消资格。
ruling-penalty-noted = 记录在案。
ruling-penalty-repeated = 屡次违规：必须处罚。
ruling-penalty-house-policy = 按本场规定处理。
ruling-penalty-fine = 按盲注数额罚缴 { $amount }。
ruling-penalty-rises = 已有处罚记录：处罚逐级加重。
ruling-penalty-scale = 处罚的种类由本版规则规定。
ruling-penalty-after-hand = 处罚在这手牌结束后开始。
ruling-rounds-in-hands = { $rounds } 圈，桌上 { $players } 人：共 { $hands } 手。
ruling-penalty-hand = 正在受罚：玩家须离桌，照常发牌，发完手牌作废。
ruling-penalty-not-dealt = 正在受罚：玩家须离桌，不给该玩家发牌。
ruling-penalty-blinded-out = 盲注和前注照下，玩家可能因此被淘汰。
ruling-penalty-bring-in = 玩家若拿到要下强制注的牌，仍须下强制注。
ruling-redeal-killed = 重新发牌时照常给该玩家发牌，随即作废。
ruling-redeal-counts-once = 原发牌与重新发牌只算一手。
ruling-hands-left = 还须停赛 { $hands } 手。
ruling-chips-of-disqualified = 被取消资格玩家的筹码移出比赛，不分给任何人。
ruling-chips-of-chip-fine = 罚缴的 { $amount } 筹码移出比赛，不分给任何人。
ruling-chips-of-forfeiture = 没收该玩家 { $amount } 筹码，移出比赛，不分给任何人。

ruled-no-penalty = 不予处罚
ruled-warning = 警告
ruled-hands = 停赛 { $count } 手
ruled-rounds = 停赛 { $count } 圈
ruled-chip-fine = 罚 { $count } 筹码
ruled-forfeiture = { $count ->
    [0] 没收筹码
   *[other] 没收 { $count } 筹码
}
ruled-disqualification = 取消资格
