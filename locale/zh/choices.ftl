### 选项的各种取值，按选项与取值列出。

value-yes = 是
value-no = 否
value-of = { $name }：{ $value }
value-none = 无

choice-set-true = 是
choice-set-false = 否
choice-set-none = 无

choice-devices-other-house-policy = 按本场规定
choice-devices-other-banned = 一律禁止

choice-language-allowed-en = 英语
choice-language-allowed-zh = 中文
choice-language-allowed-local = 当地语言

choice-breaking-method-two-step-random = 两步随机：先抽顺序，再抽座位
choice-breaking-method-random = 一步随机
choice-breaking-method-listed-order = 按列出的顺序

choice-balancing-mover-next-big-blind = 即将成为大盲的玩家
choice-balancing-mover-by-position = 与待补座位位置相同的玩家

choice-balancing-target-worst-position = 最差的位置
choice-balancing-target-last-opened = 最后空出的座位

choice-balancing-stud-by-position = 按位置
choice-balancing-stud-as-other-games = 与其他游戏相同

choice-balancing-source-procedure-predetermined = 人数最多的牌桌
choice-balancing-source-procedure-break-order = 最先拆的牌桌

choice-balancing-halt-baseline-fullest-table = 人数最多的牌桌
choice-balancing-halt-baseline-table-capacity = 本桌座位数

choice-balancing-halt-when-at-once = 立即
choice-balancing-halt-when-blinds-impacted = 大盲将落到空座位时
choice-balancing-halt-cause-any = 所有空座位
choice-balancing-halt-cause-elimination = 被淘汰玩家的座位
choice-balancing-halt-formats-full-ring = 满员桌锦标赛
choice-balancing-halt-formats-short-handed = 少人桌赛
choice-balancing-halt-formats-turbo = 快速赛
choice-balancing-halt-formats-all = 所有锦标赛

choice-showdown-all-in-reveal-immediate = 立即同时亮出
choice-showdown-all-in-reveal-ordered = 最后按顺序亮出

choice-showdown-no-bet-order-first-to-act = 该轮最先行动的玩家
choice-showdown-no-bet-order-left-of-button = 庄位左侧第一名玩家

choice-showdown-order-mode-voluntary-then-forced = 先自行亮牌，再按顺序
choice-showdown-order-mode-forced = 只能按顺序

choice-showdown-request-to-see-paid-to-see = 保留手牌的跟注玩家
choice-showdown-request-to-see-director = 须经赛事总监许可
choice-showdown-request-to-see-voluntary = 无人可以要求，只能自愿亮牌
choice-showdown-request-to-see-river-callers = 在河牌圈跟注的玩家
choice-showdown-request-to-see-turn-callers = 在转牌圈跟注的玩家
choice-showdown-request-to-see-anyone = 同桌任何人

choice-showdown-partial-show-floor-judges = 由裁判判定
choice-showdown-partial-show-muck = 视为盖牌

choice-odd-chip-board-left-of-button = 庄位左侧最近的赢家

choice-odd-chip-break-to-smallest-in-play = 是，换成场上最小面额的筹码
choice-odd-chip-break-to-none = 否

choice-odd-chip-several-one-at-a-time = 逐枚分配
choice-odd-chip-several-all-to-first = 全归最先分得的赢家

choice-odd-chip-stud-suit-of-best-five = 看最佳五张牌中最大一张的花色
choice-odd-chip-stud-suit-of-any-card = 看所有牌中最大一张的花色

choice-suits-order-s = 黑桃
choice-suits-order-h = 红桃
choice-suits-order-d = 方片
choice-suits-order-c = 梅花

choice-chinese-suit-tiebreak-explicit-only = 仅限规则写明以花色分大小的牌型
choice-chinese-suit-tiebreak-all-rows = 所有墩
choice-chinese-suit-tiebreak-none = 任何墩都不以花色分大小

choice-disputes-accounting-window-next-hand-start = 到下一手牌开始为止
choice-disputes-accounting-window-substantial-action = 到下一手牌有实质性行动为止

choice-disputes-window-next-hand-start = 下一手牌开始之前

choice-hand-start-events-first-riffle = 荷官开始洗牌
choice-hand-start-events-shuffler-button = 按下洗牌机按钮
choice-hand-start-events-dealer-push = 荷官换班

choice-levels-trigger-clock-zero = 计时归零
choice-levels-trigger-clock-zero-and-announced = 计时归零并已公告
choice-levels-trigger-announced-or-signalled = 宣布或计时响铃，以先者为准

choice-color-up-leftovers-exchange-or-void = 兑换，否则作废
choice-color-up-leftovers-floor = 由裁判判定

choice-clock-approval-staff = 是
choice-clock-approval-none = 否

choice-clock-who-any-player-seated = 任何在座的玩家
choice-clock-who-player-seated = 同桌在座的玩家

choice-clock-tie-player = 以玩家为准，行动有效
choice-clock-tie-declaration-order = 先说出的为准

choice-clock-expiry-without-bet-dead = 手牌作废
choice-clock-expiry-without-bet-check = 视为过牌
choice-clock-turn-without-bet-check = 视为过牌
choice-clock-turn-without-bet-as-called = 与被要求计时相同

choice-presence-deadline-first-card = 发出第一张牌时
choice-presence-deadline-last-card = 发出最后一张牌时
choice-presence-deadline-deal-complete = 所有人的牌都发齐时

choice-presence-stay-scope-seat = 座位上
choice-presence-stay-scope-table = 牌桌旁

choice-presence-leave-penalty-optional = 是
choice-presence-leave-penalty-none = 否

choice-button-policy-dead = 死庄位：可以停在空座位
choice-button-policy-moving = 总要移到下一名玩家

choice-misdeal-flop-exposure-two-other = 最先发出的两张牌之一，或任意两张其他牌
choice-misdeal-flop-exposure-two-any = 任意两张牌

choice-misdeal-stud-downcard-misdeal = 判为错误发牌
choice-misdeal-stud-downcard-becomes-upcard = 留作明牌

choice-misdeal-wrong-count-floor = 由裁判判定
choice-misdeal-wrong-count-misdeal = 错误发牌
choice-dealing-killed-for-count-floor = 由裁判判定
choice-dealing-killed-for-count-dead = 手牌成为死牌
choice-button-short-cards-floor = 与其他手牌相同
choice-button-short-cards-made-up-until-it-acts = 行动之前补足
choice-misdeal-foreign-card-floor = 由裁判判定
choice-misdeal-foreign-card-misdeal-until-substantial = 实质性行动之前算错误发牌，之后视为废纸
choice-deck-fouled-floor = 由裁判判定
choice-deck-fouled-all-bets-back = 退还全部下注
choice-dealing-unburned-flop-floor = 由裁判判定
choice-dealing-unburned-flop-mixed-until-an-act = 有人行动之前，从中补抽一张作烧牌
choice-levels-wrong-level-hand-floor = 由裁判判定
choice-levels-wrong-level-hand-until-substantial-action = 实质性行动之前更正
choice-underbet-correction-none = 无规定
choice-underbet-correction-street = 本轮之内补足
choice-pot-limit-miscount-none = 无规定
choice-pot-limit-miscount-high-street-low-sa = 报多的本轮之内减少，报少的在实质性行动之前补足
choice-button-misplaced-floor = 由裁判判定
choice-button-misplaced-corrected-until-substantial = 实质性行动之前更正
choice-fold-bettor-discards-binding = 弃牌有约束力
choice-fold-bettor-discards-floor = 由裁判判定
choice-showdown-one-card-shown-as-any-part = 与其他部分亮牌相同
choice-showdown-one-card-shown-asked-to-table = 先请玩家亮出全部手牌
choice-chips-no-value-floor = 由裁判判定
choice-chips-no-value-call = 算跟注
choice-chips-no-value-all-in = 算全下
choice-misdeal-draw-policy-house = 本场的标准
choice-misdeal-draw-policy-none = 无专门标准

choice-misdeal-redeal-exact-replay = 完全还原
choice-misdeal-redeal-new-hand = 新的一手牌

choice-substantial-action-definition-2-with-chips-or-any-3 = 两个涉及筹码的行动，或任意三个行动

choice-betting-precedence-first-in-time = 先发生者为准
choice-betting-precedence-verbal-first = 一律以口头为准

choice-betting-simultaneous-clear-verbal-else-chips = 口头明确则以口头为准，否则以筹码为准
choice-betting-simultaneous-floor = 由裁判判定

choice-undercall-mandatory-heads-up-or-opening = 面对本轮首个下注，或单挑时
choice-undercall-mandatory-never = 从不
choice-undercall-mandatory-always = 一律须补足

choice-betting-contradictory-first-counts = 先到的为准
choice-betting-contradictory-floor = 由裁判判定

choice-verbal-premature-call-binds = 有约束力
choice-verbal-premature-call-floor = 由裁判判定

choice-undercall-forfeit-all-pushed = 已推出的全部筹码
choice-undercall-forfeit-amount-meant = 本想跟的数额
choice-undercall-chain-each-by-itself = 各自判定
choice-undercall-chain-back-to-first = 先纠正第一个，其后由裁判判定

choice-out-of-turn-changed-options-call-fold = 跟注或弃牌
choice-out-of-turn-changed-options-all = 不受限制：跟注、加注或弃牌

choice-out-of-turn-penalty-each = 每次都可受罚
choice-out-of-turn-penalty-repeated = 仅限屡犯

choice-out-of-turn-skipped-hand-floor = 由裁判判定
choice-out-of-turn-skipped-hand-dead = 作废
choice-out-of-turn-skipped-hand-call-fold = 只能跟注或弃牌

choice-raise-fifty-percent-base-min-raise = 最小加注额
choice-raise-fifty-percent-base-previous-bet-total = 前一次下注的总额

choice-raise-below-half-call = 视为跟注

choice-raise-min-base-largest = 本轮最大的一次下注或加注
choice-raise-min-base-last = 最近的一次下注或加注

choice-reopen-comparison-at-least = 是：达到或超过该比例即可
choice-reopen-comparison-more-than = 否：必须超过该比例

choice-chip-bet-multi-scope-any = 任何筹码
choice-chip-bet-multi-scope-same-denomination = 同一面额的筹码

choice-chip-bet-prior-chips-by-case = 按情形：先前的筹码不够跟注时由新筹码决定，否则全部计入
choice-chip-bet-prior-chips-floor = 由裁判判定
choice-chip-bet-prior-chips-ignore = 不予考虑

choice-chip-bet-combined-gesture-floor = 由裁判判定
choice-chip-bet-combined-gesture-all-chips = 全部筹码算作下注

choice-verbal-pot-in-nl-min-bet-or-raise = 最小下注或最小加注
choice-verbal-pot-in-nl-bet = 一次下注，数额合规即可

choice-unclear-bet-policy-floor = 由裁判判定
choice-unclear-bet-policy-lesser-value = 一律取较小的数额
choice-unclear-bet-policy-highest-within-pot = 一律取不超过底池的最大数额

choice-unclear-bet-proposal-lesser = 较小的数额
choice-unclear-bet-proposal-by-factors = 按近期下注与底池判断

choice-verbal-invalid-check-ask = 由荷官询问
choice-verbal-invalid-check-call-or-fold = 只能跟注或弃牌

choice-verbal-conditional-discretion = 由裁判判定
choice-verbal-conditional-forbidden = 一律禁止

choice-chips-out-of-view-optional = 由裁判酌定
choice-chips-out-of-view-required = 必须取消资格

choice-penalties-ladder-warning = 警告
choice-penalties-ladder-one-hand = 停赛一手
choice-penalties-ladder-hands = 停赛若干手
choice-penalties-ladder-one-to-four-rounds = 停赛一至四圈
choice-penalties-ladder-rounds = 停赛若干圈
choice-penalties-ladder-disqualification = 取消资格

choice-penalties-dodge-blinds-ladder = 按一般处罚办理
choice-penalties-dodge-blinds-chip-fine = 罚没筹码

choice-dealer-touch-bets-count-only = 仅在清点时
choice-dealer-touch-bets-free-unless-routine = 可以，但不可成为习惯

choice-count-who-player-facing-all-in = 面对全下的玩家
choice-count-who-any-caller = 任何可能跟注的玩家

choice-ante-format-none = 不设前注
choice-ante-format-per-player = 每名玩家
choice-ante-format-big-blind = 大盲位
choice-ante-format-button = 庄位

choice-ante-order-ante-first = 先扣前注
choice-ante-order-blind-first = 先扣盲注

choice-seating-button-draw-random = 随机抽取
choice-seating-button-draw-high-card-redraw = 抽高牌；点数相同则重抽
choice-seating-button-draw-high-card-suit = 抽高牌；点数相同比花色

choice-seating-draw-tie-suit = 比花色
choice-seating-draw-tie-redraw = 重抽

choice-chinese-short-money-sequential-cap = 逐笔支付，付完为止
choice-chinese-short-money-none = 不限制

choice-chinese-tournament-surrender-three-points = 向每名对手付三分
choice-chinese-tournament-surrender-pay-foul = 按倒水赔付
choice-chinese-tournament-surrender-auto-arrange = 不赔付，由软件代为摆牌

choice-pots-uncalled-return = 直接退还
choice-pots-uncalled-award = 作为底池判给下注者

choice-premature-reshuffle-stub-only = 只洗余牌

choice-hand-for-hand-expose-penalty-optional = 是

choice-hand-for-hand-share-from-announcement = 自公告之时起
choice-hand-for-hand-share-from-next-hand = 自公告后的下一手牌起

choice-odd-chip-identical-two-way-whole-pot = 作为一个底池平分
choice-odd-chip-identical-two-way-halve-first = 先分成两半，再分别平分

choice-chinese-foul-bonus-mode-add = 另加
choice-chinese-foul-bonus-mode-replace = 代替该墩的一分

choice-chinese-foul-vs-foul-none = 否，互不赔付
choice-chinese-foul-vs-foul-compare = 是

choice-chinese-natural-tie-same-class = 种类相同时
choice-chinese-natural-tie-same-points = 分值相同时

choice-chinese-rake-base-net-win = 扣除所输之后的净赢额
choice-chinese-rake-base-gross-win = 全部赢得额

choice-chinese-twelve-by-colour = 颜色
choice-chinese-twelve-by-suit = 花色

choice-chinese-winning-cap-starting-balance = 不超过玩家开始时的余额
choice-chinese-winning-cap-none = 不设上限

choice-chinese-players-2 = 2
choice-chinese-players-3 = 3
choice-chinese-players-4 = 4

choice-chinese-naturals-one-suit = 十三张同花色
choice-chinese-naturals-dragon = 一条龙
choice-chinese-naturals-twelve = 十二张同色
choice-chinese-naturals-trips-five-pairs = 三条加五对
choice-chinese-naturals-three-straights = 三顺子
choice-chinese-naturals-three-flushes = 三同花
choice-chinese-naturals-six-pairs = 六对

choice-limit-all-in-height-whole-bet = 从完整的一次下注算起
choice-limit-all-in-height-as-put-in = 从实际投入的数额算起

choice-showdown-hand-for-hand-reveal-on-instruction = 是
choice-showdown-hand-for-hand-reveal-immediate = 否，立即亮出

choice-balancing-source-tie-highest-table = 桌号最大的牌桌
choice-balancing-source-tie-lowest-table = 桌号最小的牌桌

choice-breaking-order-drawn = 按抽签顺序
choice-breaking-order-highest-table-first = 桌号最大的先拆
choice-breaking-order-lowest-table-first = 桌号最小的先拆

choice-places-same-hand-bigger-stack-first = 这手牌开始时筹码较多的玩家名次在前
choice-places-same-hand-shared = 并列名次
choice-deals-from-final-table = 在决赛桌
choice-deals-from-never = 不允许

choice-short-deck-order-short-deck = 同花大于葫芦，顺子大于三条
choice-short-deck-order-short-deck-trips-over-straight = 同花大于葫芦，三条大于顺子
choice-short-deck-order-short-deck-full-house-over-flush = 葫芦大于同花，顺子大于三条
choice-short-deck-order-short-deck-full-house-over-flush-trips-over-straight = 葫芦大于同花，三条大于顺子
