### 赛事：拒绝（refusal-<code>）、消息（news-<code>）、模板名称、结构中的错误。

refusal-value-not-understood = { $expected ->
    [text] { $at } 须为文字，不能是 { $came }。
    [bytes] { $at } 须为字节，不能是 { $came }。
    [time] { $at } 须为从 0 起、以整毫秒计的时间，不能是 { $came }。
    [texts] { $at } 不是各语言的文本：{ $came }。
    [clock-order] { $at } 不是对计时的操作：{ $came }。
    [terms] { $at } 须为锦标赛的条款，不能是 { $came }。
    [stacks] { $at } 须为每个座位的筹码数（整数），不能是 { $came }。
    [knockouts] { $at } 须为每个出局座位给出若干“座位、筹码数”，不能是 { $came }。
    [amounts] { $at } 须为每名玩家的数额（整数），不能是 { $came }。
   *[other] { $at } 须为整数，不能是 { $came }。
  }
refusal-entries-closed = 报名已截止：锦标赛已经开始。
refusal-already-entered = { $player }已经报名参加本场锦标赛。
refusal-event-full = 报名已满：本场锦标赛共有 { $seats } 个座位。
refusal-not-entered = { $player }没有报名参加本场锦标赛。
refusal-already-started = 锦标赛已经开始。
refusal-no-re-entry = { $player }已被淘汰；{ $most ->
    [0] 本场锦标赛不允许重新参赛
   *[other] 本场锦标赛每人最多重新参赛 { $most } 次
  }。
refusal-too-few-entries = 锦标赛至少要有 { $needed } 人报名才能开始，目前只有 { $came } 人。
refusal-seed-too-short = 抽签种子至少要有 { $needed } 个字节，实际只有 { $came } 个。
refusal-event-over = 锦标赛已经结束。
refusal-event-not-started = 锦标赛尚未开始。
refusal-table-unknown = 本场锦标赛目前没有 { NUMBER($table, useGrouping: 0) } 号桌。
refusal-table-in-hand = 本桌这手牌还没打完，打完后才会开始下一手。
refusal-event-paused = 锦标赛暂停中，恢复之前不开始新的一手牌。
refusal-event-ending = 牌局即将结束，不再发新的一手牌。
refusal-event-on-break = 锦标赛休息中，休息结束之前不开始新的一手牌。
refusal-final-table-forming = 正在组成决赛桌，全部入座之前不开始新的一手牌。
refusal-table-halted = 本桌人数太少，已停止发牌，等待补入玩家。
refusal-table-too-short = 至少要有两名可以拿牌的玩家才能开始一手牌，本桌人数不足。
refusal-hand-not-in-play = 第 { NUMBER($hand_number, useGrouping: 0) } 手牌并未在进行。
refusal-wrong-seats = 第 { NUMBER($hand_number, useGrouping: 0) } 手牌须给出以下每个座位的筹码数（不小于 0）：{ $seats }。
refusal-chips-do-not-add-up = 这手牌开始时共有 { $expected } 筹码，结束时不能是 { $came }。
refusal-no-game-to-choose = { NUMBER($table, useGrouping: 0) } 号桌现在没有要选的玩法。
refusal-not-your-choice = 下一种玩法由{ $player }选。
refusal-game-already-chosen = 下一种玩法已选定：{ $game }。
refusal-game-not-in-list = 不能选{ $came }。可选：{ $choices }。
refusal-already-ending = 牌局已定在这手牌后结束。
refusal-already-paused = 锦标赛已经在暂停中。
refusal-not-paused = 锦标赛没有暂停。
refusal-last-level = 第 { $level } 级是最后一个级别，后面没有级别了。
refusal-announcement-length = 公告须为 1 至 { $most } 个字符。
refusal-reason-first = 本场锦标赛要求先填写原因再下指令：请选择或填写一条。
refusal-reason-of-author = 只有操作者本人或本场的赛事总监可以补充原因。
refusal-reason-length = 请填写原因，须为 1 至 { $most } 个字符。
refusal-removal-waits = { $player }在这手牌结束后将被移出锦标赛，现在不能再下达其他指令。
refusal-last-one-in = { $player }是场上最后一人，不能移出或取消资格。下一组有人参赛后才可以；若没有下一组，该玩家就是冠军。
refusal-player-not-in-event = { $player }已不在这场锦标赛中。
refusal-already-pinned = { $player }的座位已经保留。
refusal-not-pinned = 没有为{ $player }保留座位。
refusal-pin-seat-unknown = 本场锦标赛的牌桌只有 1 至 { $seats } 号座，没有 { $seat } 号座。
refusal-pin-seat-other = { $player }坐在 { $seat } 号座，只能保留这个座位，不能保留 { $came } 号座。请先换座位，再保留座位。
refusal-seat-unknown = { NUMBER($table, useGrouping: 0) } 号桌的座位是 1 至 { $seats } 号，没有 { $seat } 号座。
refusal-seat-taken = { NUMBER($table, useGrouping: 0) } 号桌 { $seat } 号座已有人，或已为他人保留，请选择空位。
refusal-table-not-halted = { NUMBER($table, useGrouping: 0) } 号桌没有停止发牌。
refusal-halt-not-waivable = 现行规则不允许赛事总监让人数不足的 { NUMBER($table, useGrouping: 0) } 号桌继续发牌。
refusal-hand-for-hand-waits = 正在同步发牌：各桌都打完这手牌后，才开始下一手。
refusal-hand-for-hand-on = 已经在同步发牌。
refusal-hand-for-hand-off = 目前没有同步发牌。
refusal-hand-for-hand-one-table = 同步发牌至少要有两桌，目前只剩一桌。
refusal-hand-for-hand-entries-open = 还可能有人报名，奖励圈尚未确定。
refusal-no-rebuys = 本场锦标赛不设重购。
refusal-rebuys-over = 重购已在第 { $level } 级及其后的休息结束时截止。
refusal-rebuys-with-entries = 报名截止时，重购也已截止。
refusal-late-entries-over = 延迟报名已在第 { $level } 级及其后的休息结束时截止。
refusal-rebuys-used = { $player }的 { $most } 次重购已经用完。
refusal-rebuy-in-hand = { $player }正在牌局中：重购须在一手牌开始之前宣布。
refusal-rebuy-too-many-chips = 筹码不超过 { $most } 时才能重购。
refusal-rebuy-seat-taken = 同时在座最多 { $seats } 人，现已坐满：{ $player }的座位已有人坐。
refusal-rebuy-missed-hand = 下一手牌已经开始，{ $player }没有参加：重购太迟了。
refusal-forfeit-not-allowed = 本场锦标赛不能放弃筹码重新参赛，请出局后重进。
refusal-forfeit-used = { $player }已没有重进机会；{ $most ->
    [0] 本场锦标赛不设重进
   *[other] 每人最多重进 { $most } 次
  }。
refusal-forfeit-in-hand = { $player }正在牌局中，或正在同步发牌：放弃筹码须在两手牌之间。
refusal-forfeit-bounty = 设赏金的锦标赛不能放弃筹码重新参赛。
refusal-forfeit-paid = 剩余玩家太少：已有 { $paid } 个名次有奖金，不能再放弃筹码。
refusal-forfeit-chips = { $player }须放弃全部筹码：{ $least ->
    [0] 没有筹码
   *[other] { $least } 到 { $most }
  }，不是 { $came }。
refusal-no-add-on = 这场锦标赛没有加购。
refusal-add-on-not-now = 加购只在第 { $level } 级和其后的休息时间开放。
refusal-add-on-used = { $player }已经加购过了。
refusal-add-on-in-hand = { $player }正在牌局中：加购须在一手牌开始之前。
refusal-house-buys-nothing = { $player }是电脑玩家，不能重购或加购筹码。
refusal-hand-for-hand-paid = 剩下的玩家都已进入奖励圈：有奖金的名次共 { $paid } 个。
refusal-color-up-no-multiple = { $chip } 面额的筹码只能换成它整数倍的更大面额，{ $came } 不行。
refusal-color-up-needed = 第 { $level } 级有用更大面额付不出的数额，{ $chip } 面额的筹码还用得着。
refusal-color-up-entries = 仍可报名或重购的玩家会拿到 { $chip } 面额的筹码，这些数额无法用 { $came } 面额付清。
refusal-color-up-on = 正在移除 { $chip } 面额的筹码，还有牌桌没有兑换完。

news-event-started = 锦标赛开始：{ $entrants ->
   *[other] { $entrants } 名玩家
  }，奖池 { $pool }。
news-card-drawn = { $player }抽到 { $cards }。
news-card-drawn-again = { $player }抽到 { $cards }：牌面相同，已重抽。
news-first-dealer = { $player }的牌最大，在 { NUMBER($table, useGrouping: 0) } 号桌 { $seat } 号座首先坐庄。
news-end-seats-won = 剩下的玩家都已赢得席位，比赛结束。
news-end-left-alone = 玩家都已离开，牌局结束。
news-end-ordered = 打完这手牌就结束。{ reason-behind }
news-level-started = 第 { $level } 级：盲注 { $small }/{ $big }{ $ante ->
    [0] {""}
   *[other] ，前注 { $ante }
  }，从下一手牌起生效。
news-color-up-planned = 按赛程移除 { $chip } 面额的筹码，换成 { $into } 面额：各桌打完手上这手牌后兑换。
news-color-up-ordered = 赛事总监移除 { $chip } 面额的筹码，换成 { $into } 面额：各桌打完手上这手牌后兑换。{ reason-behind }
news-race-won = { $player }抽到 { $cards }，凭零头筹码赢得一枚 { $chip } 面额的筹码。
news-race-kept-in = { $player }兑换后本会失去最后的筹码，因此得到一枚 { $chip } 面额的筹码。
news-chips-raced = { NUMBER($table, useGrouping: 0) } 号桌：{ $odd } 枚 { $chip } 面额的零头筹码已经过抢筹{ $change ->
    [0] {""}
   *[other] ，场上筹码总数变动 { $change }
  }。
news-break-started = 第 { $level } 级结束，休息 { $minutes ->
   *[other] { $minutes } 分钟
  }。正在进行的牌局先打完。
news-break-ended = 休息结束。
news-level-of-points = 第 { $level } 级：每分 { $point }，从下一手牌起生效。
news-level-began = 第 { $level } 级从下一手牌起生效。
news-game-chosen = { $player }选了下一种玩法：{ $game }。
news-player-busted = { $shared ->
    [1] { $player }被淘汰，获第 { $place } 名
   *[other] { $player }被淘汰，并列第 { $place } 名
  }{ $prize ->
    [0] 。
   *[other] ，奖金 { $prize }。
  }
news-player-moved = { $player }换到 { NUMBER($table, useGrouping: 0) } 号桌 { $seat } 号座。
news-player-moved-by-director = 赛事总监将{ $player }换到 { NUMBER($table, useGrouping: 0) } 号桌 { $seat } 号座。
news-player-moved-by-wrong-seat = { $player }坐错了座位，带着现有筹码换到正确的座位：{ NUMBER($table, useGrouping: 0) } 号桌 { $seat } 号座。
news-seat-pinned = { $player }的座位尽量不动。
news-seat-pinned-ahead = 尽可能安排{ $player }坐 { $seat } 号座。
news-seat-kept = { $player }保留 { $seat } 号座，现在在 { NUMBER($table, useGrouping: 0) } 号桌：该座位不参加抽签。
news-seat-unpinned = { $player }可以照常换座。
news-move-lapsed = { $player }不换桌：赛事总监指定的 { NUMBER($table, useGrouping: 0) } 号桌即将拆桌。
news-table-broken = { NUMBER($table, useGrouping: 0) } 号桌已拆，桌上玩家已抽签换到新座位。
news-table-halted = { NUMBER($table, useGrouping: 0) } 号桌停止发牌：该桌 { $players ->
   *[other] { $players } 名玩家
  }，人数最多的一桌有 { $fullest } 名。
news-table-released = { NUMBER($table, useGrouping: 0) } 号桌恢复发牌。
news-late-entry = { $player }延迟报名，入座 { NUMBER($table, useGrouping: 0) } 号桌 { $seat } 号座，为第 { $entry } 人次。
news-chips-forfeited = { $player }放弃 { $chips } 筹码重新参赛，这些筹码退出比赛。
news-rebuy-made = { $player }重购 { $chips } 筹码。
news-add-on-made = { $player }加购 { $chips } 筹码。
news-alternate-listed = { $player }等待座位，排第 { $place } 名。
news-alternates-unseated = { $count } 名候补没有等到座位。
news-table-opened = 加开 { NUMBER($table, useGrouping: 0) } 号桌。
news-entries-closed = 报名截止：共 { $entries } 人次，{ $paid } 个名次有奖金。
news-halt-waived = 赛事总监准许 { NUMBER($table, useGrouping: 0) } 号桌人数不足也继续发牌。
news-hand-for-hand-announced = 打完手上这手牌后，各桌同步发牌，直到再淘汰 { $to_go } 人。同一手牌中淘汰的玩家并列名次。
news-hand-for-hand-ended-paid = 剩下的玩家都已进入奖励圈，各桌恢复各自的节奏。
news-hand-for-hand-ended-one-table = 只剩一桌，同步发牌结束。
news-hand-for-hand-ended-director = 赛事总监结束同步发牌。{ reason-behind }
news-final-table-formed = 决赛桌组成：{ $players } 名玩家，在 { NUMBER($table, useGrouping: 0) } 号桌。
news-heads-up-began = 单挑：{ $first }对{ $second }。
news-player-removed-uncounted = 赛事总监将{ $player }移出锦标赛，名次记为第 { $place } 名，筹码没有清点。{ reason-behind }
news-player-removed = 赛事总监将{ $player }移出锦标赛，名次记为第 { $place } 名，{ $chips } 筹码移出比赛。{ reason-behind }
news-event-paused = 锦标赛暂停。{ reason-behind }
news-event-resumed = 锦标赛继续。{ reason-behind }
news-announced = 公告：{ $text }
news-event-finished = { $player }获得冠军{ $prize ->
    [0] 。
   *[other] ，奖金 { $prize }。
  }

template-turbo-27 = 快速赛，27 人
template-sprint-27 = 超快速赛，27 人
template-six-max = 六人桌，36 人
template-heads-up = 单挑赛
template-deep-1000 = 深筹码赛，1,000 人
template-re-entry = 重进赛，60 人次
template-rebuys = 重购赛，36 人次
template-thirteen = 十三水，4 人，有奖励分
template-thirteen-open = 十三水好友赛，4 人
template-thirteen-plain = 十三水，4 人，无奖励分
template-thirteen-16 = 十三水，16 人，四桌
template-omaha = 奥马哈，8 人
template-omaha-eight = 奥马哈高低，8 人
template-stud = 七张梭哈，8 人
template-razz = 拉兹，8 人
template-triple-draw = 三次换牌，6 人
template-badugi = Badugi，6 人
template-five-card-draw = 五张换牌，6 人
template-horse = HORSE 混合赛，8 人
template-hose = HOSE 混合赛，8 人
template-eight-game = 八项混合赛，6 人
template-dealers-choice = 庄家自选，6 人

flaw-no-levels = 没有设置任何级别。
flaw-levels-without-length = 每级的时长与每级的手数，须填且只填一项。
flaw-blinds-out-of-order = 小盲必须大于 0 且不超过大盲；现在小盲 { $small }，大盲 { $big }。
flaw-small-blind-unusual = 小盲 { $small } 与大盲 { $big } 的比例不合常规。
flaw-big-blind-falls = 大盲从 { $before } 降到 { $now }。
flaw-big-blind-leaps = 大盲从 { $before } 升到 { $now }，超过一倍。
flaw-point-below-one = 每分不能是 { $point }，必须是 1 或以上。
flaw-blinds-beside-points = 级别只定每分的价值，不设盲注、前注和下注额。
flaw-point-falls = 每分从 { $before } 降到 { $now }。
flaw-point-leaps = 每分从 { $before } 升到 { $now }，超过一倍。
flaw-ante-below-nothing = 前注不能是 { $ante }，必须是 0 或以上。
flaw-limits-out-of-order = 小注（低段下注额）为 { $bet } 时，强制注不能是 { $bring_in }：应在 0 与小注之间。
flaw-ante-falls = 前注从 { $before } 降到 { $now }。
flaw-stake-falls = { $stake ->
        [small-bet] 限注游戏的小注
        [stud-ante] 梭哈前注
        [bring-in] 强制注
       *[big-bet] 无限注和底池限注游戏的大盲
    }从 { $before } 降到 { $now }。
flaw-stake-leaps = { $stake ->
        [small-bet] 限注游戏的小注
       *[big-bet] 无限注和底池限注游戏的大盲
    }从 { $before } 升到 { $now }，超过一倍。
flaw-level-repeated = 本级与上一级完全相同。
flaw-break-nowhere = 休息必须排在某个级别之后，而且后面还要有级别。
flaw-break-twice-or-empty = 同一级别之后有两次休息，或某次休息没有时长。
flaw-shares-not-whole = { $field } 名玩家一栏的比例合计为 { $percent }%，不是 100%。
flaw-shares-columns = 奖金表应有 1 至 { $most } 栏，现在是 { $came } 栏。
flaw-shares-lines = { $field } 名玩家一栏应有 1 至 { $most } 行，现在是 { $came } 行。
flaw-shares-places = { $field } 名玩家一栏第 { $line } 行：一行可包含 1 至 { $most } 个名次，不能是 { $came } 个。
flaw-shares-nothing = { $field } 名玩家一栏第 { $line } 行：有奖名次的比例必须大于 0。
flaw-shares-rise = { $field } 名玩家一栏第 { $line } 行：{ $came }% 高于前面名次的 { $before }%。
flaw-more-places-than-players = { $field } 名玩家一栏奖励 { $places } 个名次，但可能只有 { $players } 名玩家。
flaw-fields-not-joined = { $field } 名玩家一栏从 { $came } 人开始，没有与上一栏衔接，应从 { $expected } 人开始。
flaw-amounts-lines = 奖金应有 1 至 { $most } 行，现在是 { $came } 行。
flaw-amounts-places = 第 { $line } 行：一行可包含 1 至 { $most } 个名次，不能是 { $came } 个。
flaw-amounts-nothing = 第 { $line } 行：有奖名次的奖金必须大于 0。
flaw-amounts-rise = 第 { $line } 行：{ $came } 高于前面名次的 { $before }。

# 自定奖金：为何不能这样公布赛事。
refusal-flaw-shares-not-whole = { flaw-shares-not-whole }
refusal-flaw-shares-columns = { flaw-shares-columns }
refusal-flaw-shares-lines = { flaw-shares-lines }
refusal-flaw-shares-places = { flaw-shares-places }
refusal-flaw-shares-nothing = { flaw-shares-nothing }
refusal-flaw-shares-rise = { flaw-shares-rise }
refusal-flaw-more-places-than-players = { flaw-more-places-than-players }
refusal-flaw-fields-not-joined = { flaw-fields-not-joined }
refusal-flaw-amounts-lines = { flaw-amounts-lines }
refusal-flaw-amounts-places = { flaw-amounts-places }
refusal-flaw-amounts-nothing = { flaw-amounts-nothing }
refusal-flaw-amounts-rise = { flaw-amounts-rise }
refusal-payouts-not-for-all = 锦标赛可有 { $least } 至 { $most } 人次报名，而这张奖金表用于 { $from } 至 { $to } 人次。
refusal-payouts-not-pool = 各项奖金合计 { $came }，而保底奖池为 { $pool }。两者必须一致。
refusal-payouts-more-places = 要奖励 { $places } 个名次，但可能只有 { $players } 人次报名。
refusal-payouts-below-least = 最后一个有奖名次的奖金为 { $came }，低于最低奖金 { $least }。

# 分奖协议：为何不能成立，以及同意之前应当知道的事。
deal-players = 分奖协议由 2 至 { $most } 名玩家达成，现在是 { $came } 名。
deal-stack-out-of-range = 筹码量应为 1 至 { $most }，不能是 { $came }。
deal-prizes-not-players = 请为剩下的每个名次写出奖金，共 1 至 { $most } 个；现在是 { $came } 个。
deal-prizes-rise = 奖金从第一名写起，不能低于 0，也不能高于前一名。
deal-prize-too-large = 奖金最多 { $most }，不能是 { $came }。
deal-left-out-of-range = 留下争夺的金额应为 0 至 { $most }，即第一名与第二名奖金之差；现在是 { $came }。
deal-amounts-not-players = { $expected } 名玩家每人都要有一个金额，现在有 { $came } 个。
deal-below-nothing = 金额不能是 { $came }，必须是 0 或以上。
deal-does-not-add-up = 各人金额与留下争夺的金额合计应为 { $expected }，现在是 { $came }。
flaw-deal-above-first = 第 { $level } 份筹码将得 { $amount }，高于第一名奖金 { $prize }。
flaw-deal-below-least = 第 { $level } 份筹码将得 { $amount }，低于已经到手的奖金 { $prize }。
