### 页面上的十三水赛事：可以坐下的赛事，以及每一级的每分价值。

offer-thirteen = 十三水
    .about = 十三张牌摆成三墩，各家两两比牌。有奖励分，四人一桌，每分逐级上涨。
offer-thirteen-plain = 十三水，无奖励分
    .about = 打法相同，没有奖励分：只比各墩和特殊牌型。
offer-thirteen-16 = 十三水，四桌
    .about = 有奖励分。逐桌拆并，最后四人同桌。
event-named-thirteen = 十三水 { NUMBER($number, useGrouping: 0) }
event-named-thirteen-open = 十三水好友赛 { NUMBER($number, useGrouping: 0) }
event-named-thirteen-plain = 十三水（无奖励分）{ NUMBER($number, useGrouping: 0) }
event-named-thirteen-16 = 十三水四桌赛 { NUMBER($number, useGrouping: 0) }
lobby-offer-tables = { $seats } 人，每桌 { $size } 人
level-point = 每分 { $point }
column-point = 每分
strip-points = { $points } 分
