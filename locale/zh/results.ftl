### 已结束的赛事：列表，以及每场的成绩。

nav-results = 赛果
refusal-results-unknown = 已结束的锦标赛里没有这一场，或者它是别人的私人牌局。
lobby-past = 全部往届锦标赛
results-title = 赛果
results-loading = 正在载入赛果……
results-none = 还没有结束的锦标赛
results-none-text = 锦标赛一结束，名次和奖金就列在这里。
results-day = 日期
results-entries = 报名人次
results-pool = 奖池
results-winner = 冠军
results-newer = 较新的
results-older = 较早的
results-all = 全部赛果
results-hands = 看牌局
results-rules = 规则
results-buy-in = 买入
results-prize = 奖金
results-bounties = 赏金
results-agreed = 协议所得
prize-column = 支付
prize-pay = 支付 { $amount }
prize-pay-how = 发放{ $name }的奖金
prize-is-paid = 已支付
prize-at-the-desk = 请到收银台领取
prize-paid-by = { $day }由{ $by }支付
prize-take-back = 撤销支付
prize-take-back-text = 撤销给{ $player }的奖金 { $amount }。两条记录都会保留，之后可以再次支付。
prize-receipt = 第 { $place } 名：已收到奖金 { $amount }。
prize-receipt-bounties = 其中赏金 { $bounties }。
prize-record = 支付记录
prize-recorded = { $player }：由{ $by }支付 { $amount }。
prize-recorded-back = { $player }：{ $by }撤销了支付：{ $reason }
reasons-take-prize-back = 付错了人 | 已退回
results-out = 出局
results-entered = 报名 { $count } 次
results-rebuys = 重购 { $count } 次
results-add-ons = 加购 { $count } 次
results-deal = { $left ->
    [0] { $players } 名玩家达成协议：共分 { $shared }，没有留下继续争夺的奖金。
   *[other] { $players } 名玩家达成协议：共分 { $shared }，另有 { $left } 继续争夺。
  }
