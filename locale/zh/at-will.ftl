### 玩家自己开的牌局：总监怎样看到，怎样结束。

refusal-too-many-empty-games = 从你所在的网络开出的牌局中，有 { $most } 个刚刚没人了。请回到其中一个，或过几分钟再试。

at-will-title = 玩家自己开的牌局
at-will-text = 没人回来的牌局会自动结束，绝不占用锦标赛的名额。
at-will-none = 目前没有玩家自己开的牌局。
at-will-kind = { $kind ->
    [home] 家庭局
    [cash] 现金桌
   *[sit-down] 即坐即玩
}
at-will-people = { $count } 名玩家
at-will-here = 有玩家在场
at-will-empty = 已 { $since } 没有人；{ $left } 后结束
at-will-left = 已 { $since } 没有人
at-will-ending = 打完这手牌就结束
at-will-waits = 尚未开始
at-will-end = 结束
at-will-end-one = 结束{ $name }
at-will-end-title = 结束{ $name }？
at-will-end-text = { $kind ->
    [cash] 正在打的这手牌会打完，然后牌桌关闭，玩家的筹码退回各自的钱包。
    [waits] 牌局尚未开始：将被取消，已付的一律退还。
   *[game] 正在打的每手牌都会打完，然后牌局结束，按筹码排定名次。
}
at-will-reason = 由赛事总监结束
