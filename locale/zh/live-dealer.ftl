### 现场桌的荷官平板。

dealer-page = 荷官平板
loading-live = 正在载入牌桌……
dealer-table = 这手牌
dealer-happens = 行动
dealer-ruling = 裁定
dealer-hand = 第 { NUMBER($number, useGrouping: 0) } 手
dealer-seat = { $seat } 号座，{ $player }
dealer-button-sign = 庄
dealer-pot = 底池，含本轮下注
dealer-pot-before = 本轮之前 { $amount }
dealer-pot-given = 已分配
dealer-misdeal = 错误发牌
dealer-redeal = 重新发牌
dealer-misdeal-back = 所有筹码已退回
dealer-early-card = { $street }：牌发早了
dealer-something-else = 发生了别的情况
dealer-ask-book = 查裁定
dealer-ask-book-text = 这手牌没有逐手记录。请说明发生了什么，查看裁定和规则；这里的内容不会记下来。
dealer-record = { $count ->
    [0] 记录
   *[other] 记录（{ $count }）
}
dealer-pushes = 推出 { $amount }
dealer-acted-early = 越序：{ $amount }
dealer-early = 牌发早了
dealer-misses = 不打这手牌
dealer-clock = 要求计时
dealer-clock-runs = 正在计时
dealer-undo = 撤销
dealer-call-floor = 叫裁判
dealer-floor-called = 已叫裁判
dealer-clock-short = 要求计时
dealer-call-floor-short = 叫裁判
dealer-floor-called-short = 已叫裁判
dealer-back = 返回
dealer-out-of-turn = 越序
dealer-says = 口头宣布
dealer-call-or-fold = 只能跟注或弃牌
dealer-an-amount = 只说金额……
dealer-other-words = 其他说法……
dealer-which-amount = 金额
dealer-no-amount = 没有说金额
dealer-to-or-by = 金额的说法
dealer-raise-to = 加注到
dealer-raise-by = 再加
dealer-keys = 其他
dealer-rub-out = 删除一位
dealer-say-it = 就是这个金额
dealer-pushes-chips = 推出筹码
dealer-push-one = 推出 { $amount }
dealer-push-one-again = 另一次推出 { $amount }
dealer-push-again = 随后另一次推出
dealer-no-chips = 还没有筹码
dealer-piles = 点一下，按最少枚数推出筹码：
dealer-take-back = 撤销
dealer-order = 事情经过
dealer-earlier-lie = 先前下注的 { $amount } 仍在面前
dealer-earlier-pulled = 先前下注的 { $amount } 已收走
dealer-earlier-which = 这 { $amount } 是哪些筹码
dealer-earlier-change = 更改
dealer-earlier-pull-one = 收回一枚 { $amount }
dealer-step-out = 去掉：{ $step }
dealer-no-ruling = 还没有裁定
dealer-no-ruling-text = 录入玩家说了什么、推出什么，裁定显示在这里。
dealer-floor-decides = 等裁判裁定
dealer-floor-decides-text = 牌局暂停；裁判作出裁定后再继续记录。
dealer-due-now = 现在要做
reseat-room = 下一手牌开始时，{ $player }带着全部筹码从 { $seat } 号座换到 { $to } 号座。
reseat-floor = { $player }应坐 { $to } 号座，现在坐在 { $seat } 号座。由裁判在本桌的裁判页面安排换座。
reseat-elsewhere = { $player }应坐另一桌的 { $to } 号座。由裁判在裁判页面让{ $player }离开本桌，再到那一桌入座。
reseat-director = { $elsewhere ->
    [true] { $player }应坐另一桌的 { $to } 号座。
   *[other] { $player }应坐 { $to } 号座，现在坐在 { $seat } 号座。
}由赛事总监安排换座：在总监页面点该玩家的名字，选“换桌”。
reseat-open-floor = 打开裁判页面
reseat-open-director = 打开总监页面
accident-title = 这名玩家或其手牌
accident-exposed = 第 { $card } 张牌露出
accident-first-card = 第一张牌误发到这里
accident-called-wrong = 报错牌型
accident-thrown-known = 手牌丢出，且能完全辨认
accident-killed = 手牌被荷官收走
accident-fouled = 手牌与别的牌相混
accident-mucked-down = 荷官误收：牌面朝下
accident-mucked-up = 荷官误收：牌面朝上
accident-mucked-best = 荷官误收：牌面朝上，且是赢牌
accident-conduct = 违规……
accident-chips-found = 筹码不在视线内……
carry-out-settled = 执行
carry-out-ask = 记录下来
carry-out-floor = 交裁判裁定
choose-one = 请选择一项
choose-this = 裁定：{ $ruled }
overrule-open = 改判……

## 按钮上的说法与口头的说法

word-fold = 弃牌
word-check = 过牌
word-call = 跟注
word-call-of = 跟注 { $amount }
word-bet = 下注
word-raise = 加注
word-all-in = 全下
word-bring-in = 强制注
word-bring-in-of = 强制注 { $amount }
spoken-fold = 弃牌
spoken-check = 过牌
spoken-call = 跟注
spoken-bet = 下注
spoken-bet-to = 下注 { $amount }
spoken-raise = 加注
spoken-raise-to = 加注到 { $amount }
spoken-raise-by = 再加 { $amount }
spoken-all-in = 全下
spoken-pot = 底池
spoken-min = 最小加注
spoken-same = 一样
spoken-lets-go = 来吧
spoken-i-am-in = 算我一个
spoken-shove = 全推
manner-voice = 说话的时机
manner-silent = 未说话
manner-first = 先说话
manner-at-once = 同时
other-said = 说
other-as-said = 原话
other-add = 加入
other-done = 没有说话，只做动作
other-tapped = 敲桌
other-moved = 移动筹码，没有松手
other-pulled-back = 收回先前下注的全部筹码
other-gathered = 把先前的筹码和新筹码并在一起
other-took-back = 拿回刚推出的筹码
other-no-value = 推出赏金筹码或令牌
other-told = 得到错误的数额
other-wrong-count = 实际需要 { $amount }，告诉玩家的却是……

## 牌

picker-so-far = 已选 { $count } 张，共 { $of } 张
picker-cards = 牌
board-comes = { $count ->
    [1] 点选这张公共牌
   *[other] 依次点选 { $count } 张公共牌
}
early-which = { $count ->
    [1] 下注还没有结束。发出的是哪张牌？
   *[other] 下注还没有结束。发出的是哪 { $count } 张牌？
}
early-unseen = 没有人看到
deal-all = 发牌
deal-changed = 给换牌的玩家补牌
deal-done = 发牌完毕
deal-up-card = { $count ->
    [1] 该玩家的明牌
   *[other] 该玩家的 { $count } 张明牌
  }
go-on-title = 同步发牌
go-on-text = 裁判放行之前，牌都扣着。
go-on-button = 牌局继续
discard-now = 轮到换牌
discard-how-many = 换几张
discard-none = 不换牌
discard-count = 换 { $count } 张
show-now = 轮到亮牌
show-muck = 盖牌
show-must = 这手牌必须亮出，不得盖牌。
show-known = 亮牌
show-accident = 出现意外……
show-cards = 亮牌：点选还没有人看到的 { $count } 张牌

## 两手牌之间

next-first = 牌桌已就绪
next-after = 这手牌已结束
next-hand = 下一手
next-hand-first = 第一手
next-misdeal = 错误发牌
event-redeal = 错误发牌后重新发牌，仍算锦标赛的同一手。
next-redeal = 重新发牌
next-button-drawn = 庄位随机抽取；已有庄位时请指定。
next-won = { $player }赢得 { $amount }
next-won-with = { $player }以{ $made }赢得 { $amount }
next-disqualified = { $player }被取消资格：下一手开始时其 { NUMBER($amount) } 筹码退出比赛。
next-leaves = 下一手开始时，{ $player }带 { NUMBER($amount) } 筹码离桌。
next-given = 自下一手起，{ $player }的处罚：{ $penalties }。
next-missing = 因处罚停赛：{ $players }
next-too-few = 至少要有两名有筹码的玩家。
next-button-else = 庄位在别处……
next-button-where = 庄位在哪里
next-chips-note = 抢筹改变的筹码量由裁判更正。

## 要求计时与叫裁判

clock-call = 要求对{ $player }计时
clock-caller = 由谁要求计时
clock-caller-elsewhere = 其他牌桌的人
clock-start = 填齐答案后开始计时。
clock-is-over = 倒数结束。
clock-say-over = 时间到
call-what-for = 叫裁判：什么事？
call-waits = 已叫裁判
call-about = { $player }：{ $about }
call-coming = { $floor }马上到
call-answered = { $floor }已处理本桌的呼叫
call-ruled = 裁定（可不填）
called-about = { $about }
call-answer = 裁判已到
called-for-ruling = 请求裁定
called-for-dispute = 有争议
called-for-cards = 牌的问题
called-for-chips = 筹码或清点
called-for-conduct = 行为问题
called-for-other = 别的事
call-in-words = 说明
skipped-title = 被跳过的玩家
skipped-spoke = 及时提出了异议
skipped-had-time = 有时间，却没有出声
skipped-no-time = 没有出声，也没有时间
record-redeal = 本手是上一手错误发牌后的重发：庄位、玩家和盲注与当时相同。
record-empty = 还没有记录。
record-floor-came = 裁判{ $floor }已到桌
record-floor-called = { $player }在裁判到桌{ $minutes ->
    [0] 前不到一分钟
   *[other] 前 { $minutes } 分钟
  }呼叫：{ $about }

## 接下来

then-to-call = 轮到{ $player }：跟注 { $amount }
then-free = 轮到{ $player }：无需跟注
then-show = 轮到{ $player }：亮牌或盖牌
then-must-show = 轮到{ $player }亮牌
then-showdown = 摊牌：轮到{ $player }
then-discard = 轮到{ $player }换牌
then-board = 下注结束。接着：{ $street }
then-cards = 接着发牌
then-instruction = 同步发牌：等裁判放行
then-over = 这手牌结束

## 改判

overrule-title = 改判第 { $entry } 条
overrule-instead = 改为
overrule-nothing = 视为没有发生
overrule-fold = { $player }弃牌
overrule-check = { $player }过牌
overrule-call = { $player }跟注
overrule-raise = { $player }下注或加注到……
overrule-kill = { $player }的手牌作废
overrule-misdeal = 错误发牌：筹码全部退回
overrule-to = 本轮合计
overrule-at-least = 至少为 1。
overrule-at-most = 1 至 { $most }。
overrule-count-hands = 停赛手数
overrule-count-rounds = 停赛圈数
overrule-count-forfeiture = 没收多少筹码
overrule-penalty-nothing = 不予处罚
overrule-penalty-warning = 警告
overrule-penalty-hands = 停赛若干手……
overrule-penalty-rounds = 停赛若干圈……
overrule-penalty-forfeiture = 没收筹码……
overrule-penalty-disqualification = 取消资格
overrule-why = 理由
overrule-because-fairness = 公平优先
overrule-because-misheard = 听错了
overrule-because-chips = 筹码看错了
overrule-because-seen = 全桌看到的不是这样
overrule-in-words = 说明
overrule-send = 改判

## 行动以外要说明的

told-seat = 玩家
told-by = 提出者
told-of = 谁的筹码；不选则为底池
told-stack = 该玩家后手筹码
told-stack-kind = 点清了筹码
told-stack-about = 玩家的后手筹码与记录不同。
