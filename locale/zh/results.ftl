### 已结束的赛事：列表，以及每场的成绩。

nav-results = 成绩
refusal-results-unknown = 已结束的赛事里没有这一场，或者它是别人的私人牌局。
lobby-past = 全部往届锦标赛
results-title = 成绩
results-loading = 正在查成绩……
results-none = 还没有结束的锦标赛
results-none-text = 赛事一结束，名次和奖金就列在这里。
results-day = 日期
results-entries = 报名人次
results-pool = 奖池
results-winner = 冠军
results-newer = 较新的
results-older = 较早的
results-all = 全部成绩
results-hands = 看牌局
results-rules = 规则
results-buy-in = 买入
results-prize = 奖金
results-bounties = 赏金
results-agreed = 协议所得
results-out = 出局
results-entered = 报名 { $count } 次
results-rebuys = 重购 { $count } 次
results-add-ons = 加购 { $count } 次
results-deal = { $left ->
    [0] { $players } 名玩家达成协议：共分 { $shared }，没有留下继续争夺的奖金。
   *[other] { $players } 名玩家达成协议：共分 { $shared }，另有 { $left } 继续争夺。
  }
