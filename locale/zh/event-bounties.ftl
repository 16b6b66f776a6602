### 赛事中的赏金：拒绝、消息与页面用语。

refusal-knockouts-do-not-fit = 最后筹码的赢家与第 { NUMBER($hand_number, useGrouping: 0) } 手牌不符：出局者须输光，赢家须赢得筹码且仍有筹码。

news-bounty-won = { $parts ->
    [1] { $player }淘汰{ $second }，赢得赏金
   *[other] { $player }与他人一起淘汰{ $second }，分得赏金
  } { $paid }{ $head ->
    [0] 。
   *[other] ，另有 { $head } 加到自己的赏金上。
  }
news-bounty-envelope = { $parts ->
    [1] { $player }淘汰{ $second }，打开一个信封
   *[other] { $player }与他人一起淘汰{ $second }，合分一个信封
  }：{ $paid }。
news-bounty-left = 没有人赢得{ $player }的赏金：{ $amount } 留给冠军。
news-mystery-began = 神秘赏金开始：共 { $count } 个信封，最高一个 { $best }。
news-bounty-kept = { $player }保有赏金 { $amount }。

template-bounty = 赏金赛，45 人次
template-knockout = 累进赏金赛，45 人次
template-mystery = 神秘赏金赛，45 人次
template-satellite = 卫星赛，45 人次
event-named-bounty = 赏金赛 { NUMBER($number, useGrouping: 0) }
event-named-knockout = 累进赏金赛 { NUMBER($number, useGrouping: 0) }
event-named-mystery = 神秘赏金赛 { NUMBER($number, useGrouping: 0) }
event-named-satellite = 卫星赛 { NUMBER($number, useGrouping: 0) }

bounties-title = 赏金
bounty-kind-fixed = 固定赏金
bounty-kind-progressive = 累进赏金
bounty-kind-mystery = 神秘赏金
bounty-how-fixed = 淘汰一名玩家，就赢得该玩家的赏金。
bounty-how-progressive = 淘汰一名玩家，立即得到其赏金的 { $percent }%，其余加到自己的赏金上。
bounty-how-mystery-money = 剩下的玩家都进入奖励圈后，淘汰一名玩家就打开一个信封。
bounty-how-mystery-final-table = 从决赛桌起，淘汰一名玩家就打开一个信封。
bounty-put-up = 每次报名 { $amount }
bounty-entry-share = { $amount } 进赏金
bounty-and = { $first }，{ $second }
bounties-held = 尚未赢走
bounties-won = 已赢得的赏金
bounties-none = 还没有人赢得赏金。
bounty-won-line = { $player }淘汰{ $out }
bounty-to-head = { $head } 加到自己的赏金上
bounties-envelopes = 信封
bounty-envelopes-open = { $count } 个，已开 { $open } 个
bounty-sealed = 封存值（SHA-256）
bounty-secret = 密钥
bounty-on-head = 身上赏金 { $amount }
bounties-won-by = 已赢赏金 { $amount }
bounty-on-head-label = 赏金 { $amount }
out-bounties = 赏金 { $amount }
print-bounties = 赏金
terms-bounty = 赏金
terms-bounty-none = 无
terms-bounty-amount = 每次报名的赏金
terms-bounty-at-once = 立即支付的百分比
terms-bounty-odd = 赏金无法平分的零头
terms-bounty-odd-paid = 立即支付
terms-bounty-odd-head = 加到赢家自己的赏金上
terms-bounty-stage = 何时开信封
terms-bounty-stage-money = 剩余玩家全部进入奖励圈之后
terms-bounty-stage-final-table = 从决赛桌开始
terms-bounty-envelopes = 信封，从最大的开始
terms-bounty-times = 个数
terms-bounty-share = 每个的份额
terms-bounty-fewer = 删除
terms-bounty-fewer-named = 删除第 { NUMBER($number, useGrouping: 0) } 种信封
terms-bounty-more = 增加一种信封
terms-bounty-last = 份额按比例计算。其余信封都按最后一种的份额。

## 卫星赛

refusal-satellite-without-seats = 卫星赛的席位须属于正在报名且从钱包付费的锦标赛。请另选一场。
entry-with-ticket = { $what }（用门票）
satellite-seats = { $seats ->
    [0] 席位，每个价值 { $seat }
   *[other] { $seats } 个席位，每个价值 { $seat }
  }
satellite-into = 查看该锦标赛
new-event-into = 奖金形式
new-event-into-none = 直接发奖金
new-event-into-seats = { $event }的席位
new-event-rest = 奖池的余额归
new-event-rest-next-place = 未获席位者中的最高名次
new-event-rest-shared = 所有赢得席位者平分
terms-tickets = 卫星赛门票未使用时
terms-tickets-returned = 折现存入钱包
terms-tickets-cash-out = 折现存入钱包，可随时兑现
terms-tickets-lost = 作废
ticket-cash = 放弃门票，兑现 { $amount }
refusal-no-ticket = 你没有这场锦标赛的门票。
refusal-ticket-not-for-cash = 这场锦标赛的门票不能兑现。
