### 牌谱文件：refusal-<code>。

refusal-hand-file-unread = 无法读取文件：{ $why }。
refusal-hand-file-too-large = 文件超过 { $bytes } 字节。
refusal-hand-file-not-toml = 不是 TOML：{ $why }。
refusal-hand-file-missing = 这手牌缺少 { $field }。
refusal-hand-file-field = { $field } 的写法不对，应形如 { $expected }。
refusal-hand-file-amount = { $field } 中的“{ $came }”不是数额。
refusal-hand-file-players = { $field } 有 { $came } 个数额，而玩家有 { $players } 名。
refusal-hand-file-begin = 这手牌无法开始：{ $why ->
    [stacks] 每个玩家的筹码须在 1 到 { $most } 之间。
    [players] 可供 2 到 { $seats } 人玩，这里有 { $came } 人。
    [players-of-game] { $game }最多 { $seats } 人，这里有 { $came } 人。
    [so-many] 可供{ $seats }人玩，这里有 { $came } 人。
    [seats] 座位号须在 1 到 { $seats } 之间，庄位也在其中。
    [bets] 最小下注额和最小筹码须大于零，前注不得小于零，均不超过 { $most }。
    [blinds] 小盲 { $small } 不得小于零，也不得大于大盲 { $big }。
    [small-blind-seat] 下小盲的座位上没有人。
    [big-blind-seat] 下大盲的座位上没有人。
    [blinds-in-one-seat] 大小盲都由 { $seat } 号座下。
    [post] { $seat } 号座补盲，但座上无人，或金额无效。
    [live] 同一座位补了两次计入本轮下注的盲注。
    [straddle] { $seat } 号座的抓头不大于之前的 { $least }。
    [entry] { $seat } 号座入局补盲超过应付的 { $most }。
    [posts-in-stud] 梭哈中不下盲注，也没有抓头和入局补盲。
    [bring-in] 强制注须在 1 到小注 { $most } 之间。
    [bomb-pot] 炸弹底池不超过 { $most }；可以发多个牌面或多次发牌，但不能两者并用。
    [bomb-pot-game] { $game }没有炸弹底池。
    [edition] 应按规则版本“{ $edition }”，不能是“{ $came }”。
    [point] 每分须在 1 到 { $most } 之间。
    [deck] 52 张牌每张须恰好一张。
   *[facts] 起始资料自相矛盾。
}
refusal-hand-file-big-bet = 大注 { $big } 不是小注 { $small } 的整数倍。
refusal-hand-file-action = “{ $came }”不是行动。行动的写法如“d dh p1 AsKd”“d db 2c7dTh”“p1 f”“p1 cc”“p1 cbr 300”“p1 pb”“p1 sd 2c”或“p1 sm AsKd”。
refusal-hand-file-player = “{ $came }”不是玩家 p1 到 p{ $players } 中的任何一个。
refusal-hand-file-cancelled = 平台取消了这手牌，没有可以重放的内容。
refusal-hand-file-cards = 该写牌的地方写着“{ $came }”；牌的写法如 AsKd，每张最多出现一次。
refusal-hand-file-raise = “{ $came }”不是可以加注到的数额。
refusal-hand-file-other-cards = 亮出的是 { $came }，发到的却是 { $expected }。
refusal-hand-file-unseen = 没有人见过 p{ $seat } 的牌，文件也没有说明 p{ $seat } 是否盖牌。
refusal-hand-file-unfinished = { $awaits ->
    [board] 文件在公共牌发完之前就结束了。
   *[action] 文件在这手牌结束之前就结束了：还有人需要行动。
    }
refusal-hand-file-variant = 尚不支持 { $variant } 这种玩法。
refusal-hand-file-differs = 这手牌结束时的筹码为 { $stacks }，记录为 { $recorded }。
refusal-hand-file-form = 格式未知。支持 PHH、PokerStars、Full Tilt、ACPC 和 RuleOne 的十三水格式。
refusal-hand-file-not-text = 这不是牌谱的文本文件，可能是图片或压缩包。
refusal-hand-file-header = “{ $came }”不是一手牌的开头：开头应写明玩法、注额和编号。
refusal-hand-file-line = 读不懂“{ $came }”。
refusal-hand-file-cut = 文本在这手牌结束之前就结束了：缺少写明底池总额的一行。
refusal-hand-file-too-long = 这手牌超过 { $lines } 行。
refusal-hand-file-line-too-long = 这一行超过 { $characters } 个字符。
refusal-hand-file-money = “{ $came }”不是这手牌所用货币的数额。
refusal-hand-file-name = “{ $came }”不在这张牌桌上。
refusal-hand-file-seat-twice = { $seat } 号座或其玩家的名字出现了两次。
refusal-hand-file-pot = 文件说底池为 { $pot }，实际投入的却是 { $put_in }。
refusal-hand-file-sums = 文件自相矛盾：投入 { $put_in }，底池记为 { $total }，收取 { $collected }，抽水 { $rake }。
refusal-hand-file-pots = 文件所记的底池为 { $pot }，应为 { $total }。
refusal-hand-file-verb = 这种玩法中没有“{ $verb }”这种行动。
refusal-hand-untold-killed = 有一手牌发出后随即作废，各种格式都无法写明。
refusal-hand-untold-floor = 裁判介入过这手牌，各种格式都无法写明。
refusal-hand-untold-game = { $form } 没有 { $variant } 这种玩法的名称。
refusal-hand-untold-end = { $form } 要写明谁收取了底池，而这手牌没有说明。
refusal-hand-untold-boards = { $form } 写不下有 { $boards } 组公共牌且继续下注的牌局，也写不下发牌超过两次的牌局。
refusal-hand-untold-bomb-pot = { $form } 没有炸弹底池的写法。
refusal-hand-untold-discard = { $form } 没有换牌这种行动。
