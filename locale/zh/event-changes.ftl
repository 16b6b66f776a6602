### 更改已公布或进行中的锦标赛。

refusal-change-nothing = 没有可改之处：现在就是这样。
refusal-change-level-over = 第 { $level } 级已经结束，不能再改。请从第 { $open } 级改起。
refusal-change-level-on = 第 { $level } 级正在进行或即将开始，至少要保留 { $level } 级，不能只留 { $came } 级。
refusal-change-level-played = 第 { $level } 级已经打了这么久。请至少设为 { $least } 分钟，或者直接进入下一级。
refusal-change-needs-smaller-chips = 第 { $level } 级的数额付不出来：在用的最小面额是 { $chip }。请改用 { $chip } 能凑出的数额。
refusal-change-hands-by-time = 这些级别按时间计，不按手数。请填写每级的时间。
refusal-change-time-by-hands = 这些级别按手数计，不按时间。请填写每级的手数。
refusal-bad-event-color-ups = { bad-event-color-ups }
refusal-bad-event-color-up-level = { bad-event-color-up-level }
refusal-change-entries-over = 报名和购买都已截止，相关条款不能再改。
refusal-change-seats-taken = 已有 { $least } 人次报名，上限不能是 { $came }。请填 { $least } 或更多。
refusal-change-add-on-over = 第 { $level } 级已经结束。加购请安排在第 { $open } 级或之后。
refusal-change-bounty-kind = 已有人报名：赏金不能取消或新设，种类也不能换。可以改金额和分成。
refusal-change-bounties-drawn = 信封已经装好，里面的赏金不能再改。
refusal-change-prizes-seats = 卫星赛的奖金是席位。请到目标锦标赛更改席位的价值。
refusal-change-prizes-not-pool = 各名次奖金合计 { $came }，而奖池是 { $pool }。请改成一致。
refusal-change-places-over = 最多只能奖励 { $most } 个名次，不能是 { $came } 个：没有更多玩家了。
refusal-change-sold-smaller-chips = 无法出售 { $came } 的筹码：在用的最小面额是 { $chip }。
refusal-change-price-tickets = 已有玩家持有本赛门票，或仍可能赢得门票，价格不能改。
refusal-change-seat-taken = 每桌不能只有 { $came } 个座位：第 { NUMBER($table, useGrouping: 0) } 桌 { $seat } 号座位有人。请先给该玩家换座。
refusal-change-seat-pinned = 每桌不能只有 { $came } 个座位：有玩家固定在 { $seat } 号座位。请先取消固定。
refusal-bad-event-payouts = { bad-event-payouts }
refusal-bad-event-payouts-unknown = { bad-event-payouts-unknown }
refusal-bad-event-final-table = { bad-event-final-table }

news-directed-change-event = { $by }更改了锦标赛。{ reason-behind }
news-changed-level-length = 第 { $level } 级：{ $minutes } 分钟{ $was ->
    [0] 。
   *[other] ，原为 { $was } 分钟。
  }
news-changed-levels-length = 第 { $from } 至第 { $to } 级：每级 { $minutes } 分钟{ $was ->
    [0] 。
   *[other] ，原为 { $was } 分钟。
  }
news-changed-level-blinds = 第 { $level } 级：盲注 { $small }/{ $big }，原为 { $small_was }/{ $big_was }。
news-changed-level-ante = 第 { $level } 级：前注 { $now }，原为 { $was }。
news-changed-level-small-bet = 第 { $level } 级：小注 { $now }，原为 { $was }。
news-changed-level-stud-ante = 第 { $level } 级：梭哈前注 { $now }，原为 { $was }。
news-changed-level-bring-in = 第 { $level } 级：强制注 { $now }，原为 { $was }。
news-changed-level-point = 第 { $level } 级：每分值 { $now }，原为 { $was }。
news-changed-level-big-bet = 第 { $level } 级：无限注和底池限注游戏的盲注为 { $small }/{ $big }。
news-changed-level-hands = 每级 { $hands } 手，原为 { $was } 手。
news-changed-level-added = 新增第 { $level } 级：{ $point ->
    [0] 盲注 { $small }/{ $big }，前注 { $ante }。
   *[other] 每分值 { $point }。
  }
news-changed-level-removed = 取消原第 { $level } 级：{ $point ->
    [0] 盲注 { $small }/{ $big }，前注 { $ante }。
   *[other] 每分值 { $point }。
  }
news-changed-break = { $minutes ->
    [0] 第 { $level } 级之后不休息，原为 { $was } 分钟。
   *[other] { $was ->
        [0] 第 { $level } 级之后休息 { $minutes } 分钟。
       *[other] 第 { $level } 级之后休息 { $minutes } 分钟，原为 { $was } 分钟。
      }
  }
news-changed-color-up = 第 { $level } 级之后，面额 { $chip } 换成 { $into }。
news-changed-no-color-up = 第 { $level } 级之后，面额 { $chip } 不再移除。
news-changed-seats = 最多 { $now } 人次报名，原为 { $was }。
news-changed-buy-in = 买入 { $now }，原为 { $was }。{ $entries ->
    [0] 还没有人报名。
   *[other] 已报名的 { $entries } 人次仍按原价。
  }
news-changed-fee = 服务费 { $now }，原为 { $was }。{ $entries ->
    [0] 还没有人报名。
   *[other] 已报名的 { $entries } 人次仍按原价。
  }
news-changed-guarantee = 保底 { $now }，原为 { $was }。
news-changed-payouts = 奖金分配改变。
news-changed-least-prize = 最低奖金 { $now }，原为 { $was }。
news-changed-late-levels = 延迟报名：{ $now ->
    [0] 没有
   *[other] 到第 { $now } 级结束
  }，{ $was ->
    [0] 原先没有。
   *[other] 原为第 { $was } 级。
  }
news-changed-re-entries = 可重进 { $now } 次，原为 { $was } 次。
news-changed-rebuys-added = 可以重购：{ $price } 买 { $chips } 筹码，到第 { $until_level } 级及其后的休息结束。
news-changed-rebuys-removed = 不再重购。
news-changed-rebuys-until-level = 重购到第 { $now } 级及其后的休息结束，原为第 { $was } 级。
news-changed-rebuys-price = 重购 { $now }，原为 { $was }。已重购的仍按原价。
news-changed-rebuys-fee = 重购服务费 { $now }，原为 { $was }。已重购的仍按原价。
news-changed-rebuys-chips = 重购得 { $now } 筹码，原为 { $was }。
news-changed-rebuys-most = 每人最多重购 { $now } 次，原为 { $was } 次。
news-changed-rebuys-kept-minutes = { $now ->
    [0] 须在本桌下一手牌之前重购。
   *[other] 出局玩家的座位保留 { $now } 分钟。
  }
news-changed-add-on-added = 第 { $level } 级可以加购：{ $price } 买 { $chips } 筹码。
news-changed-add-on-removed = 不设加购。
news-changed-add-on-level = 第 { $now } 级加购，原为第 { $was } 级。
news-changed-add-on-price = 加购 { $now }，原为 { $was }。已加购的仍按原价。
news-changed-add-on-fee = 加购服务费 { $now }，原为 { $was }。已加购的仍按原价。
news-changed-add-on-chips = 加购得 { $now } 筹码，原为 { $was }。
news-changed-bounty-added = 设赏金，每份 { $amount }。
news-changed-bounty-removed = 不设赏金。
news-changed-bounty-kind = 赏金种类改变。
news-changed-bounty-amount = 每次报名的赏金 { $now }，原为 { $was }。已经挂在玩家身上的不变。
news-changed-bounty-at-once = 尚未赢得的赏金，当场支付的比例改变。
news-changed-bounty-odd-unit = 赏金的零头归另一部分。
news-changed-bounty-stage = 拆信封的阶段改变。
news-changed-bounty-envelopes = 信封的装法改变。
news-changed-hand-for-hand-within = 离奖励圈 { $now } 人起同步发牌，原为 { $was } 人。
news-changed-halt-short-tables = { $now ->
    [0] 缺人的牌桌不停止发牌。
   *[other] 缺人的牌桌停止发牌。
  }
news-changed-pool = 奖池 { $now }，原为 { $was }。
news-changed-places-paid = 奖励 { $now } 个名次，原为 { $was } 个。
news-changed-prize = 第 { $place } 名：{ $now }，原为 { $was }。
news-changed-prizes = 第 { $from } 至第 { $to } 名：各 { $now }，原为 { $was }。
news-changed-prizes-more = 另有 { $count } 个名次的奖金改变。
news-changed-prize-of = { $player }已出局，奖金 { $now }，原为 { $was }。
news-changed-name = 锦标赛改名为“{ $name }”。
news-changed-name-announced = 锦标赛恢复公布时的名称。
news-changed-table-size = 每桌 { $now } 个座位，原为 { $was } 个。
news-entries-reopened = 重新开放报名。
news-changed-option = { $option }：{ $setting }，原为{ $setting_was }。
news-changed-table-numbers = 牌桌依次启用：{ $numbers }。已开的桌号不变。
news-changed-table-numbers-none = 以后的牌桌按顺序编号。
news-changed-start = 自动开始：{ $starts_at }，原为 { $starts_at_was }。
news-changed-start-set = 自动开始：{ $starts_at }。
news-changed-start-none = 不再自动开始，原为 { $starts_at_was }。
refusal-change-option-unknown = 规则里没有“{ $came }”这一项。请从规则书里选。
refusal-change-option-hands = “{ $option }”会影响正在打的牌，开赛后不能改。可以改的有：{ $options }。
refusal-change-option-over = 决赛桌已经开打，“{ $option }”不能再改。可以改的有：{ $options }。
refusal-change-option-choice = “{ $option }”不能是“{ $came }”。请选：{ $setting }。
refusal-change-option-value = “{ $option }”不能是“{ $came }”。请填它能取的值，数字最大 { $most }。
refusal-change-options-many = 与所选版本不同的选项太多。请少改几项，或者用另一个版本公布锦标赛。
refusal-change-tables-many = 最多指定 { $most } 个桌号，不能是 { $came } 个。其余牌桌按顺序编号。
refusal-change-table-number = 桌号不能是 { NUMBER($came, useGrouping: 0) }。请填 { $least }-{ NUMBER($most, useGrouping: 0) }。
refusal-change-table-twice = 第 { NUMBER($table, useGrouping: 0) } 桌写了两次。每张桌用不同的桌号。

## The sheet

change-title = 赛事条款
change-text = 还没到的都可以改，改之前会列出变动。
director-change-event = 更改锦标赛
director-change-event-text = 直接填写新的数值。已经结束的部分不变。
director-change-event-do = 确认更改
change-loading = 正在读取条款…
change-levels-over = 第 { $last } 级及之前已经结束。
change-level-last = 不限时
change-level-earlier = 第 { $level } 级上移
change-break = 休息（分）
change-hands = 每级手数
change-minutes-from = 从某一级起统一时间
change-minutes = 分钟
change-from-level = 从第几级起
change-minutes-do = 统一时间
change-told = 变动内容
change-told-nothing = 还没有变动。
change-flaw = 第 { $level } 级：{ $flaw }
reasons-change-event = 赶赛程 | 填错了 | 与玩家商定
change-part-levels = 级别和休息
change-part-entries = 报名和价格
change-part-prizes = 奖金
change-level-less = − 1 级
change-level-more = + 1 级
change-place-amount = 新增名次的奖金
change-place-from = 从第几名扣除
change-place-more = 多奖励一名
change-place-less = 少奖励一名
change-prizes-sum = 奖金合计 { $sum }，奖池 { $pool }
change-prizes-later = 锦标赛开始后才能逐名更改奖金。
change-part-tables = 名称和牌桌
change-name = 名称
change-table-size = 每桌座位
change-hand-for-hand = 离奖励圈几人起同步发牌
change-halt = 缺人的牌桌停止发牌
change-rests = 以下操作以此为依据。勾选的一并撤销，其余保留。
change-table-numbers = 桌号，按启用顺序
change-table-numbers-text = 例如 5, 6, 9-12。已开的桌号不变。
change-part-start = 开始时间
change-part-rules = 规则
change-start-none = 不定时
change-rules-text = 这些选项不影响牌局，从现在起生效，已经结束的不变。

## 可以更改的规则选项

option-balancing-mover = 换桌的玩家
option-balancing-target = 换桌玩家的座位
option-balancing-stud = 梭哈的换桌方式
option-balancing-source-procedure = 从哪桌调人
option-balancing-source-tie = 人数相同时从哪桌调人
option-balancing-gap = 相差几人就平衡
option-balancing-few-tables = 不多于几桌时提前平衡
option-balancing-gap-many-tables = 桌数较多时相差几人就平衡
option-balancing-halt-gap = 缺几人停止发牌
option-balancing-halt-baseline = 缺人数的基准
option-balancing-halt-formats = 缺人时停止发牌的赛制
option-balancing-halt-waivable = 现场可以免除停牌
option-breaking-method = 拆桌后的座位
option-breaking-order = 拆桌顺序
option-seating-button-draw = 首个庄位的抽法
option-seating-draw-tie = 抽牌点数相同时
option-final-table-size = 决赛桌人数
option-final-table-seven-max = 七人桌赛事的决赛桌人数
option-final-table-six-max = 六人桌赛事的决赛桌人数
option-final-table-stud = 梭哈的决赛桌人数
option-final-table-double-bust = 两人同时出局时决赛桌可以缺人
option-final-table-redraw = 决赛桌重新抽座
option-places-same-hand = 同一手牌出局的名次
option-deals-from = 奖金协议
option-hand-for-hand-share-from = 同步发牌时并列名次
option-hand-for-hand-seconds-per-hand = 同步发牌每手扣除的秒数
option-color-up-leftovers = 换色后剩下的小面额
option-heads-up-no-repeated-big-blind = 单挑时不连续两次大盲
