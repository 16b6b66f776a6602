### 牌室：拒绝（refusal-<code>）、消息（news-<code>）、角色。

## 拒绝

refusal-stale = 牌局在你看到之后已有新进展，这次操作没有执行。请看清后再行动。
refusal-other-game = 本桌的玩法没有这种行动。请再看一下牌桌。
refusal-time-up = 你的时间已经用完，计时器已代你行动。
refusal-same-id-other-command = 这个指令编号已用于另一条指令，没有执行。
refusal-bad-id = 指令编号须为 1 至 { $most } 个字符。
refusal-needs-director = 只有赛事总监可以这样做。请向总监索取链接。
refusal-needs-floor = 只有赛事总监或裁判可以这样做。请向他们索取链接。
refusal-needs-cashier = 只有收银员或赛事总监可以这样做。请向他们索取链接。
refusal-prize-not-due = 这名玩家在此没有需要当面支付的奖金：收费锦标赛的奖金已进入钱包。
refusal-prize-not-paid = 这份奖金还没有支付。
refusal-prize-paid = 这份奖金（{ $amount }）已经支付。
refusal-prize-of-other-amount = 奖金为 { $expected }，不是 { $came }。
refusal-needs-dealer = 只有本桌荷官、裁判或赛事总监可以这样做。请向他们索取链接。
refusal-not-a-home-game = 这不是家庭局。
refusal-invitation-unknown = 这份邀请已经无效，请向邀请你的人要一份新的。
refusal-too-many-home-games = 牌室里已有 { $most } 个家庭局，达到上限。请等其中一个结束后再试。
refusal-too-many-home-games-of-yours = 你已有 { $most } 个家庭局，达到上限。请先结束其中一个。
refusal-home-game-bounds = { $what ->
    [seats] 牌桌应有 { $least } 至 { $most } 个座位，不能是 { $came } 个。
    [stack] 每人的起始筹码应为 { $least } 至 { $most }，不能是 { $came }。
    [small-blind] 小盲应在 { $least } 和大盲 { $most } 之间，不能是 { $came }。
    [big-blind] 大盲应为 { $least } 至 { $most }，不能是 { $came }。
   *[house-players] 电脑玩家应占 { $least } 至 { $most } 个座位，不能是 { $came } 个：有一个座位是你的。
}
refusal-event-gone = 这场锦标赛已结束或已取消，大厅不再列出。
refusal-home-game-over = 这个家庭局已结束，只有参加过的玩家可以查看。
refusal-home-game-called-off = 这个家庭局在开始前已取消。
refusal-event-unknown = 牌室里没有这场锦标赛。全部锦标赛见大厅。
refusal-event-called-off = 赛事总监已取消这场锦标赛，所付费用已全部退还。原因：{ $reason }
refusal-event-abandoned = 牌室更新时，这场锦标赛结束了，没有结果：{ $reason ->
    [form] 新版软件无法读取此前的经过
   *[rules] 新版软件没有当时采用的规则
    }。全部经过保存在牌室日志的 { $stream } 中，可请主办方查阅。
refusal-cash-table-abandoned = 牌室更新时，这张现金桌关闭了：{ $reason ->
    [form] 新版软件无法读取此前的经过
   *[rules] 新版软件没有当时采用的规则
    }。桌上的筹码已全部退回各玩家的钱包，未打完的一手按开始时的筹码退还。全部经过保存在牌室日志的 { $stream } 中，可请主办方查阅。
refusal-event-frozen = 锦标赛已冻结：有数目对不上。请叫赛事总监。
refusal-table-frozen = { NUMBER($table, useGrouping: 0) } 号桌已冻结：有数目对不上。请叫赛事总监。
refusal-table-not-frozen = { NUMBER($table, useGrouping: 0) } 号桌没有冻结。
refusal-event-not-frozen = 锦标赛没有冻结。
refusal-cannot-go-on = 无法继续：按日志重建后仍然出错（{ $what }）。可以把冻结的牌桌上的这手牌作废。
refusal-not-written-yet = 刚发生的事还在保存，没有执行。请稍后再试。
refusal-namesake = 牌室里已有人叫“{ $name }”。如果确实是两个人，可以都保留：名字后面的编号用来区分。
refusal-name-taken = 牌室里已有人叫“{ $name }”。请换一个名字。
refusal-not-in-event = 你没有参加这场锦标赛。
refusal-not-at-table = 你没有参加 { NUMBER($table, useGrouping: 0) } 号桌的这一手牌。
refusal-nobody-entered = 还没有人报名。有一人报名后即可开始。
refusal-too-many-open = 正在报名的锦标赛已有 { $most } 场，达到上限。请等其中一场开始后再试。
refusal-too-many-running = 正在进行的锦标赛已有 { $most } 场，达到上限。请稍后再试。
refusal-too-many-events = 你已参加 { $most } 场锦标赛，达到上限。请先退出其中一场。
refusal-template-unknown = 没有这个模板。可用的模板：{ $templates }。
refusal-wallet-short = 钱包余额 { $has }，不够 { $needs }。
refusal-no-rebuy-offered = 没有牌桌在等你重购。
refusal-event-bounds = { $what ->
    [buy-in] 买入为 { $least } 至 { $most }，不能是 { $came }。
    [seats] 锦标赛可接受 { $least } 至 { $most } 人次报名，不能是 { $came } 人次。
    [table-size] 此处每桌 { $least } 至 { $most } 个座位，不能是 { $came } 个。
    [hand-for-hand-within] 距进入奖励圈还有 { $least } 至 { $most } 人时可开始同步发牌，不能是 { $came } 人。
    [payouts-percent] 可奖励参赛人数的 { $least }% 至 { $most }%，不能是 { $came }%。
    [payouts-places] 可奖励 { $least } 至 { $most } 个名次，不能是 { $came } 个。
    [payouts-unit] 奖金的最小单位为 { $least } 至 { $most }，不能是 { $came }。
    [entries-min] 锦标赛开始所需的最少报名人次为 { $least } 至 { $most }，不能是 { $came }。
    [starting-stack] 接受这么多人次报名时，起始筹码为 { $least } 至 { $most }，不能是 { $came }。
    [satellite-seat] 席位价值为 { $least } 至 { $most }，不能是 { $came }。
    [fee] 服务费为 { $least } 至 { $most }，不能是 { $came }。
    [least-prize] 最低奖金为 { $least } 至 { $most }，不能是 { $came }。
    [guarantee] 保底奖池为 { $least } 至 { $most }，不能是 { $came }。
    [late-levels] 延迟报名可持续 { $least } 至 { $most } 个级别，不能是 { $came } 个。
    [re-entries] 开放延迟报名时，每人可重新参赛 { $least } 至 { $most } 次，不能是 { $came } 次。
    [house-players] 电脑玩家占 { $least } 至 { $most } 个座位，不能是 { $came } 个。
    [seats-at-once] 开放延迟报名时，同时在座 { $least } 至 { $most } 人，不能是 { $came } 人。
    [rebuys-chips] 每次重购得 { $least } 至 { $most } 筹码，不能是 { $came }。
    [rebuys-price] 重购价格为 { $least } 至 { $most }，不能是 { $came }。
    [rebuys-fee] 重购服务费为 { $least } 至 { $most }，不能是 { $came }。
    [rebuys-kept-minutes] 座位保留 { $least } 至 { $most } 分钟，不能是 { $came } 分钟。
    [add-on-fee] 加购服务费为 { $least } 至 { $most }，不能是 { $came }。
    [rebuys-most] 每人可重购 { $least } 至 { $most } 次，不能是 { $came } 次。
    [rebuys-until-level] 重购在第 { $least } 至 { $most } 级之内截止，不能是第 { $came } 级。
    [add-on-chips] 加购得 { $least } 至 { $most } 筹码，不能是 { $came }。
    [add-on-price] 加购价格为 { $least } 至 { $most }，不能是 { $came }。
    [days] 锦标赛分 { $least } 至 { $most } 日进行，不能是 { $came } 日。
    [flights] 第一日可分 { $least } 至 { $most } 组，不能是 { $came } 组。
    [last-hands-least] 最后几手牌的下限为 { $least } 至 { $most } 手，不能是 { $came } 手。
    [last-hands-most] 最后几手牌的上限为 { $least } 至 { $most } 手，不能是 { $came } 手。
    [day-end-level] 此处一日可在第 { $least } 至 { $most } 级后结束，不能是第 { $came } 级。
    [day-end-players] 一日可在剩 { $least } 至 { $most } 名玩家时结束，不能是 { $came } 名。
    [add-on-level] 加购在第 { $least } 至 { $most } 级之内开放，不能是第 { $came } 级。
    [chips] 一套筹码有 { $least } 至 { $most } 种面额，不能是 { $came } 种。
    [chips-denomination] 此处筹码面额为 { $least } 至 { $most }，不能是 { $came }：从小到大排列。
    [chips-given] 起始筹码中每种面额为 { $least } 至 { $most } 枚，不能是 { $came } 枚。
    [bounty-amount] 赏金为 { $least } 至 { $most }，不能是 { $came }。
    [bounty-at-once] 赏金立即支付的部分只能在 0% 至 100% 之间。
    [bounty-envelopes] 信封可有 { $least } 至 { $most } 种，不能是 { $came } 种。
    [bounty-share] 信封的份额为 { $least } 至 { $most }，不能是 { $came }。
    [tables-house-players] 现场桌不设电脑玩家。
    [tables-thirteen] 现场桌只打扑克，不打十三水。
   *[other] 锦标赛不能这样进行：{ $came } 不在 { $least } 至 { $most } 之间。
}
refusal-edition-unknown = 没有这个规则版本。可选：{ $editions }。
refusal-edition-not-for-game = 十三水有自己的规则版本，该版本不涉及其他玩法。请选择别的版本。
refusal-payouts-not-for-field = 这张奖金表不适合这样的参赛人数。请从以下各项中选择：{ $tables }。
refusal-prizes-bounds = 可预览 { $least } 至 { $most } 人次的奖金，不能是 { $came }。
refusal-name-length = 名字须为 1 至 { $most } 个字符。
refusal-topic-unknown = 没有这样的内容可以观看。
refusal-too-many-topics = 一个页面最多同时观看 { $most } 项内容。
refusal-too-many-links = 身份链接已有 { $most } 个，达到牌室的上限。请先撤销一个。
refusal-dealer-needs-table = 荷官链接只对一张牌桌有效：请指定锦标赛和牌桌。
refusal-table-needs-event = 指定牌桌的链接还须指定锦标赛。
refusal-player-link-home-game = 家庭局的玩家凭邀请入局，已有自己的页面。
refusal-link-unknown = 这个链接已失效或不存在。请索取新的链接。
refusal-link-used = 这个链接已经用过，不能在另一个浏览器里打开。请索取新的链接。
refusal-link-ended = 这个链接已过期。请索取新的链接。
link-at-used = 使用时间：{ $when }。
link-at-ended = 失效时间：{ $when }。
refusal-link-minutes = 链接的有效期须为 1 至 { $most } 分钟。
refusal-session-unknown = 没有这个浏览器，或你无权结束它。
refusal-link-revoked = 这个链接已经撤销过了。
refusal-link-last-director = 这是最后一个可管理所有锦标赛的总监链接，撤销后就没有人能管理牌室了。请先新建一个。

## 消息

news-seat-left = { $player }已离座，牌局不再等候。
news-seat-taken = { $player }回来了。
news-table-frozen = { NUMBER($table, useGrouping: 0) } 号桌已冻结：有数目对不上。经过已记入日志。
news-event-frozen = 锦标赛已冻结：有数目对不上。经过已记入日志。
news-table-goes-on = { NUMBER($table, useGrouping: 0) } 号桌继续进行这手牌。
news-event-goes-on = 锦标赛继续。
news-hand-retired = { NUMBER($table, useGrouping: 0) } 号桌第 { NUMBER($hand, useGrouping: 0) } 手牌作废：各人筹码恢复到这手牌之前。
news-time-up-fold = { $player }的时间用完，自动弃牌。
news-time-up-check = { $player }的时间用完，自动过牌。
news-time-up-bring-in = { $player }的时间用完，自动下强制注。
news-time-up-discard = { $player }换牌的时间用完：能留的牌都没有换。
news-time-up-arrange = { $player }的时间用完，由软件代为摆牌。
news-time-up-surrender = { $player }未能及时回来，这手牌认输。
news-player-away = { $player }暂离，不再等候。

## 总监的操作

news-directed-pause = { $by }暂停了锦标赛。{ reason-behind }
news-directed-resume = { $by }恢复了锦标赛。{ reason-behind }
news-directed-hand-for-hand = { $by }宣布同步发牌。{ reason-behind }
news-directed-end-hand-for-hand = { $by }结束了同步发牌。{ reason-behind }
news-directed-deal-out = { $by }下令把等候中的全下牌局发完。
news-directed-next-level = { $by }结束了本级。{ reason-behind }
news-directed-color-up = { $by }移除了最小面额的筹码。{ reason-behind }
news-directed-correct-chips = { $by }更正了{ $player }的筹码。{ reason-behind }
news-directed-announce = { $by }发布公告：{ $reason }
news-directed-move-player = { $by }安排{ $player }换桌。{ reason-behind }
news-directed-pin-seat = { $by }更改了是否为{ $player }保留座位。{ reason-behind }
news-directed-remove-player = { $by }将{ $player }移出锦标赛。{ reason-behind }
news-directed-buy-chips-for = { $by }记下{ $player }买入筹码。{ reason-behind }
news-directed-unfreeze = { $by }解除了冻结。{ reason-behind }
news-directed-retire-hand = { $by }将一手牌作废。{ reason-behind }
news-directed-end-game = { $by }结束了牌局。{ reason-behind }
news-directed-start-event = { $by }开始了锦标赛。{ reason-behind }

## 角色

role-director = 赛事总监
role-floor = 裁判
role-dealer = 荷官
role-cashier = 收银员
role-screen = 大屏幕
role-player = 玩家

# 自己的模板，以及重复举办的比赛
refusal-event-template-unknown = 没有这个模板。
refusal-event-templates-many = 已有 { $most } 个模板，达到上限。请先删除一个。
refusal-series-weekday = 星期是 0（星期一）到 6（星期日）的数字，收到 { $came }。
refusal-series-time = 时间写成 19:30 这样，收到“{ $came }”。
templates-from = 照以前的比赛再办，或用模板
templates-from-none = 不用，从头填写
templates-own = 自己的模板
templates-repeat = 再办一场
templates-keep = 存为模板或系列赛
templates-name = 模板名称
templates-weekly = 每周固定时间
templates-weekday = 星期
templates-day-0 = 星期一
templates-day-1 = 星期二
templates-day-2 = 星期三
templates-day-3 = 星期四
templates-day-4 = 星期五
templates-day-5 = 星期六
templates-day-6 = 星期日
templates-time = 时间
templates-until = 到哪一天为止（可不填）
templates-events = 还办几场（可不填）
templates-keep-button = 保存模板
templates-change = 替换模板
templates-drop = 删除模板
templates-save = 存为文件
templates-open = 打开文件
templates-kept = “{ $name }”已保存，包括表单中的全部规定。
templates-dropped = “{ $name }”已删除。用它发布过的锦标赛不受影响。
templates-unread = “{ $name }”不是模板文件。请打开从这里存出的文件。
templates-not-exact = 请检查级别和规则：那场锦标赛的规定不能全部照搬。
templates-series-over = 这个系列赛已到期。请另选时间，或改最后一天。
templates-starts = 开赛时间（可不填）
templates-start-reason = 按公布的时间
