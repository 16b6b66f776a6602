### 赛事中的协议分奖：拒绝、消息与页面用语。

refusal-deals-not-allowed = 现行规则不允许协议分奖。
refusal-deal-before-final-table = 截止报名之后到了决赛桌，才能协议分奖。
refusal-deal-made = 协议已经达成，不能更改。
refusal-deal-on = 已经在商议协议分奖。
refusal-deal-no-prizes = 没有可分的奖金。
refusal-deal-asked-already = 你在本级已经提议过协议分奖，下一级可以再提。
refusal-deal-not-offered = 这份协议已不在商议中。
refusal-deal-answered = 你已经同意。
refusal-deal-not-by-word = 只有最后一桌是现场桌时，才由赛事总监录入玩家的答复；其他情况下，玩家在牌桌页面上自己答复。
refusal-deal-not-shown = 所有人的数额给大家看过之前，不能同意：请先在屏幕上或打印出来给大家看，并记录下来。
refusal-deal-shown-already = 已经记录：所有人都看过数额。
refusal-deal-waits = 正在商议协议分奖：所有人答复之后才发下一手牌。
refusal-deal-amounts-not-players = 须为剩余的 { $expected } 名玩家各填一个数额，现在填了 { $came } 个。
refusal-deal-left-out-of-range = 继续争夺的奖金不能是 { $came }：须为 0 至 { $most }，即第一名与第二名奖金之差。
refusal-deal-below-nothing = 数额不能是 { $came }，须不小于 0。
refusal-deal-does-not-add-up = 各人的数额加上留下的奖金须合计 { $expected }，现在合计 { $came }。

news-deal-asked-by-player = { $player }提议{ $kind ->
    [icm] 按 ICM
    [chip-chop] 按筹码
   *[other] 按自定数额
  }协议分奖{ $left ->
    [0] 。
   *[other] ，留 { $left } 继续争夺。
  }
news-deal-asked-by-director = 赛事总监提议{ $kind ->
    [icm] 按 ICM
    [chip-chop] 按筹码
   *[other] 按指定数额
  }协议分奖{ $left ->
    [0] 。
   *[other] ，留 { $left } 继续争夺。
  }
news-deal-offered = 协议分奖方案已列出：剩余玩家看过所有人的数额后答复，其间不发牌。
news-deal-consented = { $player }同意协议分奖。
news-deal-consented-by-word = { $player }在牌桌上口头同意协议分奖。
news-deal-shown-on-screen = 所有人的数额已给剩余玩家看过，可以口头答复。
news-deal-shown-on-paper = 所有人的数额已打印分发给剩余玩家，可以口头答复。
news-deal-made = 所有人都已同意，协议达成{ $left ->
    [0] ，锦标赛结束。
   *[other] ；继续争夺 { $left }。
  }
news-deal-amount = 按协议，{ $player }得 { $amount }。
news-deal-lapsed-refused = { $player }不同意，协议不成立，比赛继续。
news-deal-lapsed-time = 有人没有及时答复，协议不成立，比赛继续。
news-deal-lapsed-withdrawn = 赛事总监撤回了协议分奖方案。{ reason-behind }
news-deal-lapsed-changed = 剩余玩家有变动，原方案作废，比赛继续。
news-directed-offer-deal = { $by }提议协议分奖。{ reason-behind }
news-directed-withdraw-deal = { $by }撤回了协议分奖方案。{ reason-behind }
news-directed-show-deal = { $by }记录：所有人都看过协议分奖的数额。
news-directed-answer-deal-for = { $by }录入了{ $player }在牌桌上对协议分奖的答复。{ reason-behind }

deal-title = 协议分奖
deal-none = 剩余玩家可以协议分享奖金：先看到所有人的数额，全体同意才成立。
deal-ask = 提议协议分奖
deal-propose = 提议协议分奖
deal-kind = 分配方式
deal-kind-icm = ICM
deal-kind-chip-chop = 按筹码
deal-kind-custom = 自定数额
deal-kind-icm-text = 按各名次的概率，筹码值多少就得多少。
deal-kind-chip-chop-text = 每人先得最低一档奖金，其余按筹码分。
deal-kind-custom-text = 由你填写数额，加上留下的奖金须合计 { $sum }。
deal-left = 留作继续争夺
deal-left-most = 最多 { $most }，归冠军
deal-column-player = 玩家
deal-column-worth = ICM 价值
deal-column-amount = 协议所得
deal-column-answer = 答复
deal-answer-waits = 未答复
deal-answer-by-word = 口头同意
deal-word-title = 牌桌上口头答复
deal-word-first = 先在屏幕上或打印出来，把所有人的数额给剩余玩家看。
deal-word-print = 打印数额
deal-word-shown-screen = 已在屏幕上看过
deal-word-shown-paper = 已打印分发
deal-word-then = 数额已给大家看过。请录入每名玩家的答复。
deal-word-consents = { $player }同意
deal-word-refuses = { $player }不同意
deal-word-consents-text = 将记录为{ $player }在牌桌上的口头答复。最后一人同意后，协议即成立，不再更改。
deal-word-refuses-text = 一人不同意即不成立，比赛继续。
deal-word-enter = 录入
reasons-answer-deal-for = 在牌桌上亲口所说
print-deal-figures = 协议分奖数额
print-deal-figures-one = 协议分奖
print-deal-figures-text = 按协议你得到 { $amount }{ $left ->
    [0] 。
   *[other] ，并继续争夺 { $left }。
  }
print-deal-figures-worth = 按 ICM，你的 { $chips } 筹码值 { $worth }。
deal-answer-consents = 同意
deal-left-row = 留给冠军
deal-sum = 合计
deal-yours = 你将得到 { $amount }{ $left ->
    [0] 。
   *[other] ，并继续争夺 { $left }。
  }
deal-yours-worth = 按 ICM，你的筹码值 { $worth }。
deal-consent = 我同意
deal-refuse = 我不同意
deal-consented = 你已同意，等待其他人答复。
deal-asked = 这手牌打完后列出数额。
deal-time = 答复时间还剩 { $left }
deal-made-title = 协议分奖
deal-made-text = 全体同意，协议有效。
deal-withdraw = 撤回
deal-withdraw-title = 撤回协议分奖方案？
deal-withdraw-text = 协议不成立，继续发下一手牌。
reasons-offer-deal = 玩家要求 | 时间已晚
reasons-withdraw-deal = 谈不拢 | 误操作
deal-fold = 协议分奖：{ $time }
prizes-by-deal = 协议分享的奖金
deal-chips = { $amount } 筹码
deal-chips-then = 协议时 { $amount } 筹码
