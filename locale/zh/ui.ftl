### 页面：大厅、锦标赛、牌桌、总监、时钟。

## 通用

language-name = 中文
pause = ，
stop = 。
between = 、
you = 我
close = 关闭
file-choose = 选择文件
menu = 菜单
nav-label = 页面
nav-home = RuleOne，回到大厅
nav-lobby = 大厅
nav-event = 锦标赛
nav-director = 赛事总监
nav-own-event = 前往你的锦标赛总监页面
nav-clock = 计时
nav-help = 帮助
look-label = 语言、外观与声音
look-language = 语言
look-theme = 主题
look-theme-light = 浅色
look-theme-dark = 深色
look-theme-system = 跟随系统
look-light = 浅色主题
look-dark = 深色主题
look-deck = 花色
look-two = 两色
look-four = 四色
look-four-colours = 四色花色
look-felt = 桌布
look-felt-celadon = 青瓷
look-felt-indigo = 靛蓝
look-felt-sand = 沙色
look-felt-sumi = 墨石
look-big-blinds = 筹码旁显示大盲数
look-sound = 声音
look-voice = 语音播报：轮到你行动、谁赢了
look-on = 开
look-off = 关
name-yours = 你的名字：
name-change = 修改名字
name-label = 名字
name-hint = 牌室里的每个人都会看到这个名字。
name-save = 保存名字
stale-title = 最后更新：{ $seconds } 秒前。
stale-text = 正在重新连接，你的座位和筹码都在。
stale-text-watching = 正在重新连接，牌室会保存一切，连上后页面会自动继续。
stale-too-fast = 此页面发送的操作过于频繁，{ $seconds } 秒后重新连接。
stale-room-full = 牌室已满，{ $seconds } 秒后再试。
away-seconds = 此页面断开了 { $seconds } 秒，期间：
away-minutes = 此页面断开了 { $minutes } 分钟，期间：
away-more = 更早还有 { $count } 条
away-level = 现在是 { $level }。
away-left = { $player }离开了 { $seat } 号座。
away-came = { $player }来到 { $seat } 号座。
stale-thirteen = 正在重新连接，摆牌计时已停。请在 { $left } 内回来，否则{ $after ->
    [surrendered] 这手牌按认输处理。
    [leaves] 由软件代摆，这手牌结束后你会离桌。
   *[stays] 由软件代摆。
}
stale-thirteen-over = 正在重新连接，回来的时限已过：{ $after ->
    [surrendered] 这手牌按认输处理。
    [leaves] 由软件代摆，这手牌结束后你会离桌。
   *[stays] 由软件代摆。
}
loading-lobby = 正在载入大厅……
loading-event = 正在载入锦标赛……
loading-table = 正在载入牌桌……
undrawn-old = 浏览器版本过旧，无法正常显示此页。请使用 Chrome 或安卓 WebView { $chrome }、Safari 或 iOS { $safari }、Firefox { $firefox }，或更新的版本。这里显示的内容可能有误或不全，而牌局不会等待。
undrawn-failed = 此页无法显示。请重新载入；如果还是不行，请换一个浏览器打开，并告知赛事总监。牌局不会等待。
undrawn-again = 重新载入
nowhere-title = 没有这个页面
refused-without-words = 牌室拒绝了这项操作（{ $code }）。
rule-open = 规则 { $rule }，打开条文
rule-title = 规则 { $rule }
rule-without-words = 这条规则的文字还没有写好。
rule-edition = 适用于：{ $edition }
rule-house-overrides = { $house }在此另有规定，取代本条规则：
rule-changed-here = 此处的设置有所不同：
rule-change-was = 原为{ $was }（{ $base }）
rule-other-changes = 另有 { $count } 个选项与{ $base }不同。
ordinal-one = { $n }
ordinal-two = { $n }
ordinal-few = { $n }
ordinal-other = { $n }
place-ordinal = 第 { $place } 名
place-range = 第 { $from } 至 { $to } 名
table-number = { NUMBER($table, useGrouping: 0) } 号桌
table-number-mine = { NUMBER($table, useGrouping: 0) } 号桌（我）
seat-number = { $seat } 号座
seat-at = { NUMBER($table, useGrouping: 0) } 号桌 { $seat } 号座
big-blinds = { $blinds } BB
house-player = 电脑玩家
house-style = 电脑玩家：{ $style }
game-then = { $game }，接下来是{ $next }
game-next = 下一种：{ $next }
game-mix = { $count } 种玩法
game-mix-chosen = 庄家自选
game-mix-by-orbit = 轮流打，每种打一圈。
game-mix-by-level = 轮流打，每种打一个级别。
game-mix-by-hands = 轮流打，每种打 { $hands } 手。
game-mix-chosen-by-orbit = 玩家按顺时针轮流选，选一次打一圈。
game-mix-chosen-by-level = 玩家按顺时针轮流选，选一次打一个级别。
game-mix-chosen-by-hands = 玩家按顺时针轮流选，选一次打 { $hands } 手。
game-mix-title = 玩法
choice-yours = 下一种玩法由你选
choice-others = 下一种玩法由{ $player }选
choice-left = 还剩 { $left }
choice-otherwise = 不选则打{ $next }
choice-made = { $player }已选定
choice-made-you = 你已选定
choice-pick = 选择下一种玩法
game-nlhe = 无限注德州扑克
game-plhe = 底池限注德州扑克
game-flhe = 固定限注德州扑克
game-nl6plus = 无限注短牌
game-pl6plus = 底池限注短牌
game-fl6plus = 固定限注短牌
game-nlpineapple = 无限注 Pineapple
game-plpineapple = 底池限注 Pineapple
game-flpineapple = 固定限注 Pineapple
game-nlcrazy = 无限注疯狂 Pineapple
game-plcrazy = 底池限注疯狂 Pineapple
game-flcrazy = 固定限注疯狂 Pineapple
game-nlirish = 无限注爱尔兰扑克
game-plirish = 底池限注爱尔兰扑克
game-flirish = 固定限注爱尔兰扑克
game-nlo = 无限注奥马哈
game-plo = 底池限注奥马哈
game-flo = 固定限注奥马哈
game-nlo5 = 无限注五张奥马哈
game-plo5 = 底池限注五张奥马哈
game-flo5 = 固定限注五张奥马哈
game-nlo6 = 无限注六张奥马哈
game-plo6 = 底池限注六张奥马哈
game-flo6 = 固定限注六张奥马哈
game-nlo8 = 无限注奥马哈高低
game-plo8 = 底池限注奥马哈高低
game-flo8 = 固定限注奥马哈高低
game-nlo58 = 无限注五张奥马哈高低
game-plo58 = 底池限注五张奥马哈高低
game-flo58 = 固定限注五张奥马哈高低
game-nlo68 = 无限注六张奥马哈高低
game-plo68 = 底池限注六张奥马哈高低
game-flo68 = 固定限注六张奥马哈高低
game-nlcourchevel = 无限注库尔舍瓦勒
game-plcourchevel = 底池限注库尔舍瓦勒
game-flcourchevel = 固定限注库尔舍瓦勒
game-nlcourchevel8 = 无限注库尔舍瓦勒高低
game-plcourchevel8 = 底池限注库尔舍瓦勒高低
game-flcourchevel8 = 固定限注库尔舍瓦勒高低
game-flstud = 固定限注七张梭哈
game-flstud8 = 固定限注七张梭哈高低
game-flrazz = 固定限注拉兹
game-flstud5 = 固定限注五张梭哈
game-nl5draw = 无限注五张换牌
game-pl5draw = 底池限注五张换牌
game-fl5draw = 固定限注五张换牌
game-nl27sd = 无限注 2-7 单换
game-pl27sd = 底池限注 2-7 单换
game-fl27sd = 固定限注 2-7 单换
game-nl27td = 无限注 2-7 三换
game-pl27td = 底池限注 2-7 三换
game-fl27td = 固定限注 2-7 三换
game-nla5td = 无限注 A-5 三换
game-pla5td = 底池限注 A-5 三换
game-fla5td = 固定限注 A-5 三换
game-nlbadugi = 无限注 Badugi
game-plbadugi = 底池限注 Badugi
game-flbadugi = 固定限注 Badugi
game-nlbadeucey = 无限注 Badeucey
game-plbadeucey = 底池限注 Badeucey
game-flbadeucey = 固定限注 Badeucey
game-nlbadacey = 无限注 Badacey
game-plbadacey = 底池限注 Badacey
game-flbadacey = 固定限注 Badacey

## 按键

keys-title = 牌桌快捷键
keys-note = 输入文字时快捷键不起作用。在金额框里按 Enter 即送出。
keys-fold = 弃牌
keys-call = 过牌或跟注
keys-raise = 下注，或加注到所示金额
keys-preset = 选择预设金额
keys-step = 增减一个大盲
keys-leap = 增减五个大盲
keys-type = 输入金额
keys-pick = 换牌时：按位置选牌
keys-draw = 换掉选中的牌
keys-pat = 不换牌
keys-bring-in = 下强制注
keys-show = 摊牌时：亮牌、盖牌
keys-back = 我回来了

## 大厅

hero-title = 坐下就玩
hero-text = 一场随到随开的完整锦标赛：{ $tables } 张桌，{ $seats } 个座位，其余 { $house } 名是电脑玩家。
hero-button = 加入并开始
hero-seated-title = 座位给你留着
hero-seated-text = { $event }，{ NUMBER($table, useGrouping: 0) } 号桌，还剩 { $left } 名玩家。
hero-seated-button = 回到我的牌桌
lobby-turn = 有一手牌等你行动
lobby-turn-left = 剩 { $left }
lobby-turn-bank = 时间库：剩 { $left }
hero-none-title = 看一桌牌
hero-none-text = 座位暂时都满了。有锦标赛结束后就会开放下一场锦标赛。
joining = 正在加入……
lobby-room = 本牌室
lobby-online = 现有 { $people } 人在线。
lobby-edition = 现行规则：{ $edition }。
lobby-events = 锦标赛
lobby-events-text = 多数锦标赛免费参加，奖金只记在赛果里。标明价格的锦标赛从钱包付款，奖金也发到钱包。
lobby-empty = 还没有锦标赛
lobby-empty-text = 赛事总监可以发布一场。
lobby-all = 显示全部 { $count } 场已结束的锦标赛
lobby-more = 更多玩法
lobby-more-text = 每种玩法一张牌桌，你一坐下就开赛，对手是电脑玩家。
lobby-offer-shape = { $seats } 人桌
offer-omaha = 奥马哈
    .about = 每人四张底牌，用其中两张配三张公共牌。下注以底池为限。
offer-omaha-eight = 奥马哈高低
    .about = 底池一半归最好的高牌，一半归八点及以下最小的低牌。
offer-stud = 七张梭哈
    .about = 每人七张牌，四张明牌。没有公共牌，最小的明牌先下注。
offer-razz = 拉兹
    .about = 反过来的梭哈：最小的五张牌获胜。
offer-triple-draw = 三次换牌
    .about = 五张牌，换三次。最小的牌型获胜，7-5-4-3-2 最好。
offer-badugi = Badugi
    .about = 四张牌，花色点数各不相同，越小越好。换三次牌。
offer-five-card-draw = 五张换牌
    .about = 五张暗牌，换一次，牌型最大者获胜。
offer-horse = HORSE 混合赛
    .about = 德州扑克、奥马哈高低、拉兹、七张梭哈、七张梭哈高低轮流打，每种打一圈。
offer-hose = HOSE 混合赛
    .about = 德州扑克、奥马哈高低、七张梭哈、七张梭哈高低轮流打，每种打一个级别。
offer-eight-game = 八项混合赛
    .about = 三次换牌、HORSE 的五种玩法、无限注德州扑克、底池限注奥马哈，每种打六手。
offer-dealers-choice = 庄家自选
    .about = 每手牌由一名玩家从十种玩法里选一种，轮流来选。
offer-sit-down = 入座
column-name = 名称
column-game = 玩法
column-starts = 开赛
column-players = 玩家
column-entry = 买入
column-do = 操作
event-shape = { $seats } 人，每级 { $minutes } 分钟，{ $stack } 筹码
event-shape-first = { $seats } 人，第 1 级 { $minutes } 分钟，{ $stack } 筹码
event-shape-hands = { $seats } 人，按手数升级，{ $stack } 筹码
event-at-once = 随到随开
event-gathering = 有人报名即开
event-deals-soon = 你是 { $table } 号桌的荷官。抽定座位后，此页会打开牌桌。
event-by-director = 由总监开赛
event-by-maker = 由局主决定
event-starts-in = { $left } 后
event-running = 进行中
event-over = 已结束
event-won-by = 冠军：{ $player }
event-free = 免费
event-at-desk = { $amount }（在柜台付款）
event-to-prizes = 计入奖金 { $amount }
event-join = 报名
event-joined = 已报名
event-watch = 观战
event-results = 赛果
event-to-table = 去牌桌
mine-title = 你的锦标赛
mine-seat = 你的座位
mine-out = 已出局
mine-stack = 起始筹码
mine-open = 打开
mine-leave = 取消报名

## 参赛：费用、延迟报名、重新参赛、买入筹码

money-in = { $amount } { $currency }
entry-shares = 其中 { $amount } 进奖池，{ $fee } 为服务费
entry-to-house = 服务费 { $fee }
entry-for = { $what }（{ $amount }）
entry-late = 延迟报名
entry-again = 重进
entry-until-level = { $with ->
    [this-break] 至这次休息结束
    [break] 至第 { $level } 级后的休息结束
   *[other] 至第 { $level } 级结束
}
entry-until-time = { $until }，还有 { $left }
entries-add-on-way = 加购付款方式
entries-add-on-undo = 撤销加购
entries-title = 报名
entries-guarantee = 保底奖池
entries-overlay = 保底差额
entries-collected = 目前已收 { $amount }
prizes-overlay = 按目前的报名，主办方需补足 { $amount } 以兑现保底。
entries-late = 延迟报名
entries-closed = 已截止
entries-for-flight = { $flight } 组报名中
entries-again = 重进
entries-again-times = { $times ->
    [0] 不可重进
   *[other] 最多重进 { $times } 次
}
entries-mine = 你已报名 { $count } 次
entries-seats = 座位
entries-seats-at-once = 同时 { $seats } 个
entries-waiting = { $count ->
    [0] 无人候补
   *[other] { $count } 人候补
}
entries-kept = 为{ $players }保留 { $count } 个座位，直到各自牌桌的下一手牌开始；在此之前可以重购。
entries-my-place = 你在等座位，排第 { $place } 名。
entry-wait = 候补座位
terms-seats-at-once = 同时在座人数
terms-seats = 报名人次上限
terms-seats-planned = 留空则为结构所设的 { $count } 人
entries-rebuys = 重购
entries-rebuy = { $price } 换 { $chips } 筹码
entries-rebuy-until = 最多 { $most } 次，至第 { $until_level } 级及其后的休息结束
entries-rebuy-bounty = 已输光筹码的，另付新赏金 { $bounty }
entries-add-on = 加购
entries-add-on-when = 一次，在第 { $level } 级或其后的休息时间
buy-rebuy = 重购 { $chips }（{ $price }）
buy-add-on = 加购 { $chips }（{ $price }）
buy-nothing = 不重购
rebuy-waits = 牌桌在等你：{ $left }
rebuy-choice = 用 { $price } 重购 { $chips } 筹码？
rebuy-times = { $times ->
    [1] 这是你最后一次重购机会。
   *[other] 你还可以重购 { $times } 次。
}

## 锦标赛

event-named-turbo-27 = 快速赛 { NUMBER($number, useGrouping: 0) }
event-named-sprint-27 = 超快速赛 { NUMBER($number, useGrouping: 0) }
event-named-six-max = 六人桌赛 { NUMBER($number, useGrouping: 0) }
event-named-heads-up = 单挑赛 { NUMBER($number, useGrouping: 0) }
event-named-deep-1000 = 深筹码赛 { NUMBER($number, useGrouping: 0) }
event-named-re-entry = 重进赛 { NUMBER($number, useGrouping: 0) }
event-named-rebuys = 重购赛 { NUMBER($number, useGrouping: 0) }
event-named-omaha = 奥马哈 { NUMBER($number, useGrouping: 0) }
event-named-omaha-eight = 奥马哈高低 { NUMBER($number, useGrouping: 0) }
event-named-stud = 七张梭哈 { NUMBER($number, useGrouping: 0) }
event-named-razz = 拉兹 { NUMBER($number, useGrouping: 0) }
event-named-triple-draw = 三次换牌 { NUMBER($number, useGrouping: 0) }
event-named-badugi = Badugi { NUMBER($number, useGrouping: 0) }
event-named-five-card-draw = 五张换牌 { NUMBER($number, useGrouping: 0) }
event-named-horse = HORSE 混合赛 { NUMBER($number, useGrouping: 0) }
event-named-hose = HOSE 混合赛 { NUMBER($number, useGrouping: 0) }
event-named-eight-game = 八项混合赛 { NUMBER($number, useGrouping: 0) }
event-named-dealers-choice = 庄家自选 { NUMBER($number, useGrouping: 0) }
event-state-open = 报名中
event-state-running = 进行中
event-state-finishing = 收尾中
event-state-over = 已结束
event-what-alone = { $game }，{ $entries } 人次报名
event-what = { $game }，{ $entries } 人次报名，{ $edition }
event-to-my-table = 回到我的牌桌
strip-draw-later = 开赛时抽签定座。
strip-my-seat = 我的座位
strip-stands = 筹码 { $amount }，暂列第 { $place } 名
moved-to = 你的座位有变动，现在是：
moved-read = 知道了
strip-stack = 每人 { $stack } 筹码
strip-winner = 冠军
strip-first = 按筹码第一
out-prize-of = 奖金 { $amount }
strip-of = / { $count }
strip-blinds = { $blinds } 个大盲
players-title = 玩家
players-find = 查找
players-find-label = 查找玩家
players-none = 还没有人报名。
players-all = 显示全部 { $count } 人
pager-before = 上一页
pager-after = 下一页
pager-where = 第 { $from } 至 { $to } 项，共 { $total } 项
tables-find-label = 按桌号或玩家查找牌桌
players-out = 出局
column-rank = 名次
column-player = 玩家
column-stack = 筹码
column-table = 牌桌
structure-title = 盲注结构
structure-title-points = 结构
structure-break = 休息 { $minutes } 分钟
column-level = 级别
column-blinds = 盲注
column-limit = 限注
column-ante = 前注
column-length = 时长
column-ends = 结束
length-hands = { $hands } 手
length-minutes = { $minutes } 分钟
prizes-preview = 预览奖金
prizes-preview-entries = 报名人次
prizes-preview-seats = 共 { $seats ->
   *[other] { $seats } 个席位
  }。
payouts-least = 奖金不低于 { $least }。
payouts-ties-bigger-stack-first = 同一手牌中淘汰的玩家，这手牌开始时筹码多的名次在前；筹码相同则并列。
payouts-ties-shared = 同一手牌中淘汰的玩家并列名次，平分这些名次的奖金。
payouts-standard = 按参赛人数
payouts-winner-takes-all = 赢家通吃
payouts-shares = 自定比例
payouts-amounts = 固定金额
payouts-plan = 按人数生成
payouts-by-shares = 奖金按赛事总监自定的奖金表。
payouts-by-amounts = 奖金按公布的金额；超出保底奖池的部分按比例加到各项奖金上。
payouts-by-places = 奖金按 { $places } 个获奖名次生成。
payouts-by-plan = 奖金按参赛人数的前 { $percent }% 生成。
own-payouts-places = 名次数
own-payouts-share = 每名次占比（%）
own-payouts-amount = 每名次金额
own-payouts-fewer = 删除
own-payouts-fewer-named = 删除第 { $line } 行
own-payouts-more = 加一行
own-payouts-column = 第 { $column } 栏
own-payouts-from = 报名人次从
own-payouts-to = 至
own-payouts-sum = 合计 { $percent }%，应为 100%。
own-payouts-amounts = 各项奖金合计 { $sum }；保底奖池为 { $pool }。
own-payouts-guarantee = 保底 { $sum }
own-payouts-more-columns = 加一栏
own-payouts-fewer-columns = 删除第 { $column } 栏
own-payouts-percent = 获奖者占参赛人数（%）
own-payouts-paid = 或获奖名次数
own-payouts-unit = 奖金的最小单位
own-payouts-make = 生成 { $least } 至 { $most } 人次报名的奖金表
own-payouts-show = 按报名人次分栏的奖金表
own-payouts-entries = 报名人次
own-payouts-in-percent = 按百分比
own-payouts-in-money = 按金额
own-payouts-money-text = 每栏按其中最少的报名人次计算奖金。
own-payouts-save = 存为 CSV
new-event-play = 规则版本、牌桌与停止发牌
play-usual = 按模板
play-edition = 规则版本
play-table-size = 每桌座位数
play-format = 赛制
play-format-full-ring = 满员桌
play-format-short-handed = 少人桌
play-format-turbo = 快速
play-halts = 人数不足的牌桌
play-halts-usual = 按模板
play-halts-all = 任何赛制都停止发牌
play-halts-book = 按规则版本停止发牌
play-hand-for-hand = 距奖励圈多少人时同步发牌
terms-entries-min = 最少报名人次
terms-payouts = 奖金
terms-payout-table = 奖金表
terms-least-prize = 最低奖金
terms-ties = 同一手牌中淘汰
terms-ties-edition = 按规则版本
terms-ties-bigger-stack-first = 筹码多者名次在前
terms-ties-shared = 并列名次
prizes-title = 奖金
prizes-none = 报名截止后公布奖金。
prizes-sum = 合计
prize-pool = 奖池
prize-places = { $paid } 人获奖
tables-title = 牌桌
tables-players = { $players } 名玩家
tables-average = 平均 { $amount }
tables-in-play = 现有 { $tables } 张牌桌
happened-title = 动态
happened-all = 显示全部 { $count } 条
draw-title = 抽签定座
draw-text = 座位由这个种子抽出，任何人都可以重算核对。
draw-later = 抽签种子随座位一起公布。

## 计时

clock-label = 计时
clock-level = 第 { $level } 级
clock-level-state = 第 { $level } 级，{ $state }
clock-waiting = 未开始
clock-running = 进行中
clock-by-rounds = 同步发牌
clock-paused = 暂停
clock-break = 休息
clock-over = 已结束
clock-hands = { $hands } 手
clock-left = 剩 { $left }
clock-next = 下一级
clock-after-break = 接下来：第 { $level } 级
clock-break-left = 休息，剩 { $left }
clock-break-in = 下次休息
clock-break-after = 第 { $level } 级之后
clock-left-players = 剩余
ante-per-player = 前注 { $amount }
ante-big-blind = 大盲前注 { $amount }
ante-button = 庄位前注 { $amount }
wall-first = 冠军奖金
wall-prizes = 奖池 { $pool }，{ $paid } 人获奖
wall-chip = 最小筹码面额 { $chip }
wall-fullscreen = 全屏

## 牌桌：周围

rail-label = 级别、名次与本手经过
dock-label = 轮到你时的按钮
seats-label = 座位
standing-label = 名次
standing-mine = 我的名次
standing-players = 玩家
standing-of = 剩 { $left } 人
standing-of-entries = / { $entries } 人
standing-average = 平均筹码
standing-paid = 奖励圈
standing-paid-places = 前 { $paid } 名
standing-next-prize = 下一档奖金
phone-level = 第 { $level } 级 · { $left }
phone-next = 下级 { $blinds }
phone-place = 第 { $place } 名 / { $left }
phone-left = 剩 { $left } 人
phone-average = 平均 { $amount }
story-hand = 第 { NUMBER($number, useGrouping: 0) } 手牌
story-none = 还没有发牌
story-over = 第 { NUMBER($number, useGrouping: 0) } 手牌结束
story-label = 本手经过
story-to-act = 轮到{ $player }行动
past-label = 前几手
past-won = { $player }赢得 { $amount }
street-preflop = 翻牌前
street-flop = 翻牌
street-turn = 转牌
street-river = 河牌
street-second = 第二街
street-third = 第三街
street-fourth = 第四街
street-fifth = 第五街
street-sixth = 第六街
street-seventh = 第七街
street-predraw = 换牌前
street-draw = 换牌
street-first-draw = 第一次换牌
street-second-draw = 第二次换牌
street-third-draw = 第三次换牌
street-showdown = 摊牌
street-over = 本手结束
board-cards = 公共牌：{ $named }
board-empty = 还没有公共牌
own-up = 明牌：{ $named }
own-throw = { $named }，换掉
own-choose = 你的牌：选出要换掉的
dealer-button = 庄位，{ $seat } 号座
dealer-button-face = 庄
pot-only = 底池
pot-main = 主池
pot-side = { $number ->
    [0] 边池
   *[other] 边池 { $number }
}
pot-to = 归{ $players }
pot-to-half = { $order ->
    [high] 高牌：{ $players }
    [badugi] Badugi：{ $players }
   *[low] 低牌：{ $players }
}
pot-with-bets = 连同下注 { $amount }
pot-players = { $players } 名玩家
pot-total = 底池 { $amount }
seat-open = { $seat } 号座，空位
seat-who = { $me ->
    [true] { $seat } 号座，{ $player }，我
   *[other] { $seat } 号座，{ $player }
}
seat-chips = 筹码 { $amount }
seat-button = 庄位
seat-to-act = 轮到行动
seat-bet = 面前 { $amount }
label-wins = 赢得 { $amount }
label-wins-high = 高牌 { $amount }
label-wins-low = 低牌 { $amount }
label-wins-badugi = Badugi { $amount }
label-wins-both = 通吃 { $amount }
label-drew = 各次换牌 { $draws }
label-folded = 已弃牌
label-all-in = 全下
label-all-in-to = 全下 { $to }
label-small-blind = 小盲 { $to }
    .short = 小盲 { $to }
label-big-blind = 大盲 { $to }
    .short = 大盲 { $to }
label-ante = 前注 { $to }
    .short = 前注 { $to }
label-straddle = 抓头 { $to }
    .short = 抓头 { $to }
label-entry = 补盲 { $to }
    .short = 补盲 { $to }
label-dead-blind = 死盲 { $to }
    .short = 死盲 { $to }
label-check = 过牌
    .short = 过牌
label-call = 跟注 { $to }
    .short = 跟注 { $to }
label-bet = 下注 { $to }
    .short = 下注 { $to }
label-raise = 加注到 { $to }
    .short = 加到 { $to }
label-bring-in = 强制注 { $to }
    .short = 强制注 { $to }
label-complete = 补足到 { $to }
    .short = 补足 { $to }
label-discard = 换 { $to } 张
    .short = 换 { $to } 张
label-stand-pat = 不换牌
    .short = 不换
label-show = 亮牌
label-muck = 盖牌
label-mucked = 已盖牌
    .short = 盖牌
label-time-ran-out = 超时：{ $did ->
    [fold] 弃牌
    [check] 过牌
    [bring-in] 下强制注
    [discarded] 换牌
   *[stood-pat] 不换牌
}
    .short = 超时
label-gone-from-seat = 离座：{ $did ->
    [fold] 弃牌
    [check] 过牌
    [bring-in] 下强制注
    [discarded] 换牌
   *[stood-pat] 不换牌
}
    .short = 已离座
label-out = 已出局
label-moved = 已换桌
label-left = 已离桌
label-away = 暂离
label-offline = 断线
label-waits-next-hand = 下一手入局
label-waits-button = 等庄位过去
label-waits-big-blind = 等大盲

## 牌桌：提示

your-turn = 轮到你
your-turn-left = 轮到你，剩 { $left }
your-turn-bank = 轮到你，剩 { $left }，时间库另有 { $bank }
your-turn-in-bank = 轮到你：用时间库
your-turn-banking = 轮到你，时间库剩 { $left }
price = 跟注 { $price }，{ $part ->
    [true] 共 { $total }，可赢其中 { $pot }
   *[other] 可赢 { $pot }
}
price-free = 无需跟注，{ $part ->
    [true] 共 { $total }，可赢其中 { $pot }
   *[other] 可赢 { $pot }
}
price-soon = 届时跟注 { $price }，{ $part ->
    [true] 共 { $total }，可赢其中 { $pot }
   *[other] 可赢 { $pot }
}
showdown-choice = 亮牌，或者盖牌
draw-choice = 选出要换的牌
throw-choice = 弃掉 { $count } 张牌
bring-in-choice = 由你先下注：{ $amount }，或补足到 { $to }
bring-in-alone = 由你先下注：{ $amount }
holding = 你有{ $hand }
holding-both = 你有{ $high }；{ $low }
waiting-for = 轮到{ $player }
waiting-for-time = 轮到{ $player }，剩 { $left }
dealing = 正在发牌
watching = 你在观战
not-dealt-in = 你没有参加这一手牌
you-folded = 你已弃牌
you-time-ran-out = 你的时间用完：{ $did ->
    [fold] 已弃牌。
    [check] 已过牌。
    [bring-in] 已下强制注。
    [discarded] 只换必须换的牌。
   *[stood-pat] 不换牌。
}
you-gone-from-seat = 你已离座：{ $did ->
    [fold] 已弃牌。
    [check] 已过牌。
    [bring-in] 已下强制注。
    [discarded] 只换必须换的牌。
   *[stood-pat] 不换牌。
}
you-all-in = 全下，{ $part ->
    [true] 共 { $total }，可赢其中 { $pot }
   *[other] 可赢 { $pot }
}
won-amount = 你赢得 { $amount }
won-player = { $player }赢得 { $amount }
won-half-amount = { $order ->
    [high] 你赢得高牌一半：{ $amount }
    [badugi] 你赢得 Badugi 一半：{ $amount }
   *[low] 你赢得低牌一半：{ $amount }
}
won-half-player = { $order ->
    [high] { $player }以高牌赢得 { $amount }
    [badugi] { $player }以 Badugi 赢得 { $amount }
   *[low] { $player }以低牌赢得 { $amount }
}
between-state = 下一手马上开始
waiting-button = 庄位过去后给你发牌
table-playing = 本手进行中
table-between = 即将发下一手牌
table-halted = 本桌停止发牌
table-halted-state = 停止发牌
table-halted-more = 玩家补足后继续。
table-paused = 锦标赛暂停
table-paused-state = 暂停
table-paused-more = 赛事总监恢复比赛之前，不发新的一手牌。
table-break = 休息
table-break-state = 休息
table-break-left = { $left } 后继续
table-break-more = 休息后进入下一级。
table-frozen = 本桌已冻结
table-frozen-state = 冻结
table-frozen-more = 筹码总数对不上。其他牌桌照常进行，相关记录已交赛事总监。
table-broken = 本桌已拆
table-broken-state = 已拆
table-broken-more = 原桌玩家已换到其他牌桌。
table-over = 锦标赛已结束
table-over-state = 已结束
out-state = 你已出局
out-place = 第 { $place } 名，共 { $entries } 人
out-prize = 获得奖金 { $amount }
out-result = 你的名次：{ $place }。{ $prize }。
out-no-prize = 这次没有奖金
over-state = 锦标赛已结束
over-you-won = 你夺得冠军
over-winner = { $player }夺得冠军
over-early = 提前结束
over-first = 按筹码第一：{ $player }
over-shared = { $count } 人并列第一

## 牌桌：按钮

button-fold = 弃牌
button-check = 过牌
button-call = 跟注 { $amount }
button-call-all-in = 跟注 { $amount }，全下
button-bet = 下注 { $to }
button-raise = 加注到 { $to }
button-complete = 补足到 { $to }
button-bet-bounds = 下注限 { $least } 至 { $most }
button-raise-bounds = 加注限 { $least } 至 { $most }
button-complete-bounds = 补足限 { $least } 至 { $most }
button-bring-in = 下强制注 { $amount }
button-stand-pat = 不换牌
button-draw = 换 { $count } 张
button-throw = 弃 { $count } 张
button-all-in = 全下 { $to }
button-show = 亮牌
button-muck = 盖牌
ask-to-see-label = 没有亮出的手牌
button-ask-to-see = 要求查看{ $player }的手牌
button-back = 我回来了
button-watch = 继续观战
button-watch-table = 观看 { NUMBER($table, useGrouping: 0) } 号桌
button-event = 锦标赛页面
button-lobby = 回大厅
amount-bet = 下注
amount-raise = 加注到
amount-complete = 补足到
amount-less = 减少一个大盲
amount-more = 增加一个大盲
amount-bounds = { $least } 至 { $most }
amount-unread = 请输入数字
preset-min = 最小
preset-big-blinds = { $blinds } BB
preset-half = ½ 底池
preset-two-thirds = ⅔ 底池
preset-pot = 满池
preset-max = 最大
preset-all-in = 全下
plan-label = 轮到我时
plan-check-or-fold = 过牌或弃牌
plan-fold = 弃牌
plan-check = 过牌
plan-call = 跟注 { $amount }
guard-early = 按得太早，没有发出。请再按一次。
guard-moved = 按住时按钮已变
guard-price = 金额已变：现在跟注需 { $amount }
guard-free = 情况已变：现在无需跟注
guard-detail = 你点的“{ $button }”没有生效。
fold-free-title = 可以免费过牌
fold-free-detail = 仍要弃牌，请再按一次“弃牌”。
raise-not-sent = { $sent } 没有送出。
told-cards = 第 { NUMBER($number, useGrouping: 0) } 手牌。你的底牌：{ $named }。

## 赛事总监

director-more = 更多
director-entries-chips = 报名与筹码
director-choose = 选择锦标赛
director-closed = 此页面仅供管理整个牌室的赛事总监使用
director-closed-text = 请用可管理所有锦标赛的总监链接打开。牌室每次启动都会显示一个；总监也可以在“身份链接”中新建。
director-event = { $left } / { $of } 名玩家，{ $tables } 张牌桌
director-start-event = 立即开始
director-start-event-title = 开始锦标赛？
director-start-event-text = { $house ->
    [0] 抽签定座，比赛随即开始。
   *[other] { $house } 个空位由电脑玩家补上，然后抽签定座。
}
start-early = 还没到公布的开赛时间：{ $at }。
reasons-start-event = 人已到齐 | 时间已到
start-waits = 只抽签定座，计时暂不开始
start-waits-text = 可先打印座位卡、请玩家入座，再点“继续”开始计时和发牌。
start-draw = 抽签定座
reasons-start-waits = 正在发座位卡 | 玩家正在入座
new-event-title = 新锦标赛
new-event-template = 结构
new-event-choose = 选择模板
new-event-label = 名称
new-event-name = 留空则由牌室命名
new-event-terms = 另定报名条件
terms-charged = 从钱包付款，奖金发到钱包
terms-buy-in = 进奖池
terms-fee = 服务费
terms-guarantee = 保底奖池
terms-house-players = 电脑玩家上限
terms-late-levels = 延迟报名的级别数
terms-re-entries = 重进次数
terms-chips = 筹码
terms-price = 价格
terms-most = 次数上限
terms-until-level = 到第几级结束为止
terms-level = 在第几级
new-event-button = 发布锦标赛
director-pause = 暂停
director-pause-title = 暂停锦标赛？
director-pause-text = 计时停止。进行中的牌打完后，不发新的一手牌。
director-resume = 继续
director-resume-title = 继续锦标赛？
director-resume-text = 计时和发牌继续。
director-next-level = 下一级
director-next-level-title = 结束本级？
director-next-level-text = 从下一手牌起按下一级进行。
director-next-level-break = 本级之后安排了休息：现在开始休息，休息后进入下一级。
director-hand-for-hand = 宣布同步发牌
director-hand-for-hand-title = 宣布同步发牌？
director-hand-for-hand-text = 各桌打完手上这手牌，之后每次各打一手，直到剩下的玩家都进入奖励圈。每手牌从计时中扣除相同的时间。
director-end-hand-for-hand = 结束同步发牌
director-end-hand-for-hand-title = 结束同步发牌？
director-end-hand-for-hand-text = 各桌恢复各自的节奏。这手牌中已淘汰的玩家名次有效。
reasons-hand-for-hand = 临近奖励圈 | 临近决赛桌
reasons-end-hand-for-hand = 已无必要 | 宣布有误
gate-title = 同步发牌
gate-on = { $number ->
    [0] 等各桌打完
   *[other] 进行中，第 { $number } 手
}
gate-off = 未启用
gate-paid = { $paid } 个名次有奖金，还要淘汰 { $count } 人。
gate-seats = 共有 { $paid } 个席位，还要淘汰 { $count } 人。
gate-finished = { $tables } 桌中已有 { $finished } 桌打完这手牌。
gate-to-go = { $count ->
    [0] 剩下的玩家都将进入奖励圈。
   *[other] 还要淘汰 { $count } 人。
}
gate-hand-over = { NUMBER($table, useGrouping: 0) } 号桌：本手结束，无人出局
gate-clock = 同步发牌期间计时停走；各桌都打完一手后，再从本级别扣除时间。
gate-held = { NUMBER($table, useGrouping: 0) } 号桌：全下被跟注
gate-held-text = 手牌保持牌面朝下，暂不发牌，等各桌打完或由你放行。
gate-deal-out = 发完 { NUMBER($table, useGrouping: 0) } 号桌的牌
director-move = 换桌
director-pin = 保留座位
unpin-player = 不再保留
director-remove = 移出
director-out-in-hand = 牌局中淘汰
reason-usual = 常用原因
reason-label = 原因
own-phone-show = 手机二维码
own-phone-renew = 换新二维码
own-phone-end = 停用二维码
own-phone-text = 扫码后可在手机上查看该玩家的座位、换桌安排和奖金，但不能进行任何操作。
own-phone-ended = 该玩家的二维码已全部停用。
phone-of = { $name }的个人页面
reason-needed = 请先选择或填写原因。
reason-may = 原因（可不填）
reason-may-text = 也可以事后在记录里补上。
# 记录或消息一行的末尾：给出过原因时写出。
reason-behind = { $why ->
    [told] 原因：{ $reason }
   *[other] {""}
}
reason-journalled = 操作和原因会记入日志。
reasons-pause = 裁判正在处理 | 晚餐 | 技术故障
reasons-resume = 事情已处理完 | 人已到齐
reasons-next-level = 赶赛程 | 玩家一致同意
reasons-move-player = 平衡牌桌 | 无障碍需求 | 玩家要求
reasons-pin-seat = 轮椅 | 视力 | 玩家要求
reasons-remove-player = 取消资格 | 玩家要求
plan-of-room = 赛场平面图
plan-empty = 现在没有牌桌
plan-empty-text = 锦标赛开始后牌桌会显示在这里。
plan-all = 显示全部 { $count } 张牌桌
plan-order = 拆桌顺序
plan-order-text = { $more ->
    [true] 依次为 { $tables } 号桌……
   *[other] 依次为 { $tables } 号桌
}
plan-to-here = 移到这里
player-facts = 筹码 { $amount }，{ NUMBER($table, useGrouping: 0) } 号桌 { $seat } 号座
move-to = 移到
move-choose = 选择空位
move-none = 没有空位
move-seat = { NUMBER($table, useGrouping: 0) } 号桌 { $seat } 号座
move-wrong-seat = 坐错了座位：带着现有筹码换到正确的座位
pin-text = 有特殊需要的玩家尽量不换座位：平衡牌桌时不移动，所在牌桌最后拆，全体重抽座位时保留座位号。
pin-button = 保留座位
unpin-button = 不再保留座位
pin-player-button = 让玩家留在原位
plan-pinned = 保留座位
move-button = 让玩家换桌
entries-sold-rebuy = 重购
entries-sold-add-on = 加购
buy-for-text = { $paid ->
    [wallet] 玩家已在一手牌开始之前当面宣布买入：从玩家的钱包中扣除 { NUMBER($amount) }，筹码从下一手起使用。
    [desk] 玩家已在一手牌开始之前当面宣布买入：在柜台付款 { NUMBER($amount) }，筹码从下一手起使用。
   *[nowhere] 玩家已在一手牌开始之前当面宣布买入：无需付款，筹码从下一手起使用。
}
buy-for-bounty = 其中 { NUMBER($bounty) } 是新的赏金：原来的赏金已经输掉。
buy-for-button = 记录买入
reasons-buy-chips-for = 开牌前已宣布 | 已在柜台付款
remove-text = 这手牌结束后将玩家移出，其筹码移出比赛。
remove-text-live = 这手牌结束后将玩家移出，其筹码移出比赛。玩家若在牌局中输光筹码，请点“牌局中淘汰”，到该桌登记。
remove-button = 移出玩家
frozen-title = 已冻结
frozen-table = { NUMBER($table, useGrouping: 0) } 号桌第 { NUMBER($hand, useGrouping: 0) } 手牌（{ $what }）
frozen-event = 整场锦标赛（{ $what }）
director-unfreeze = 解除冻结
director-unfreeze-title = 解除冻结？
director-unfreeze-text = 按日志重建后继续，轮到行动的玩家时间重新计满。
settings-title = 设置
logo-title = 标志
logo-about = 场馆的标志显示在大屏幕上，在时钟旁边。
logo-choose = 选择图片
logo-take-down = 不显示标志
logo-none = 场馆还没有标志。
logo-shown = 大屏幕显示这个标志。
logo-unreadable = 浏览器打不开这个文件。请选择 PNG、JPEG 或 WebP 图片。
settings-about = 工作人员凭名字和 PIN 码登录。程序凭令牌查看或指挥本牌室；Webhook 把牌室里发生的事发到你指定的网址。
settings-about-event = 程序凭令牌查看或指挥本场比赛；Webhook 把比赛里发生的事发到你指定的网址。

director-keys-title = 本页快捷键
director-keys-note = 打字时或有弹窗时按键不起作用。每个键等于点一下对应的按钮。
director-keys-pause = 暂停或继续
director-keys-next-level = 下一级
director-keys-minute-more = 加一分钟
director-keys-minute-less = 减一分钟
director-keys-search = 查找玩家
director-keys-undo = 撤销上一步
director-keys-sheet = 显示快捷键
director-retire-hand = 这手牌作废
director-retire-hand-title = 将这手牌作废？
director-retire-hand-text = 没有人赢得这手牌：各人筹码恢复到这手牌之前，接着发下一手牌。
reasons-unfreeze = 已检查，一切无误 | 技术故障已排除
reasons-retire-hand = 底池无法确定 | 技术故障
moves-title = 即将换桌
moves-count = { $count } 人换桌
moves-none = 没有人需要换桌。
moves-broken = { NUMBER($table, useGrouping: 0) } 号桌已拆。
moves-move = 移动{ $player }
moves-move-text = 无论这手牌结果如何，结束后{ $player }都换到 { NUMBER($table, useGrouping: 0) } 号桌 { $seat } 号座。
moves-other = 换个座位
said-whole = 查看全文
move-mine = 你将换到 { NUMBER($table, useGrouping: 0) } 号桌 { $seat } 号座（这手牌结束后）。
move-mine-planned = 你将换到 { NUMBER($table, useGrouping: 0) } 号桌 { $seat } 号座（这手牌结束后，如果没有人出局）。
move-why-short = { NUMBER($table, useGrouping: 0) } 号桌 { $players } 人，{ NUMBER($other, useGrouping: 0) } 号桌 { $more } 人。
move-why-halted = { NUMBER($table, useGrouping: 0) } 号桌只有 { $players } 人，已停止发牌；{ NUMBER($other, useGrouping: 0) } 号桌有 { $more } 人。
move-why-next-big-blind = { $player }是 { NUMBER($table, useGrouping: 0) } 号桌的下一个大盲。
move-why-next-button = { $player }是 { NUMBER($table, useGrouping: 0) } 号桌的下一个庄位。
move-why-same-seat = { $player }的座位号与要补的座位相同：{ $seat } 号座。
move-why-instead = 本该轮到 { $due } 号座，但该座不能移动或无人：顺时针下一名是{ $player }。
move-why-worst-seat = { $seat } 号座是最差的空位：大盲最先轮到这里。
move-why-button-soonest = { $seat } 号座是庄位最先轮到的空位。
move-why-opened-last = { $seat } 号座是最后空出来的座位。
move-why-director = 由赛事总监决定。
move-why-wrong-seat = 坐错了座位：带着现有筹码换到正确的座位。
announce-title = 公告
announce-label = 给所有人的公告
announce-hint = 给所有人的公告
announce-button = 发布
announce-stands = 直到撤下
announce-minutes = { $minutes } 分钟
announce-how-long = 显示多久
director-take-down = 撤下
news-directed-take-down = { $by }撤下了公告。
refusal-announcement-none = 现在没有公告可撤下。
refusal-announcement-minutes = 公告不能显示 { $came } 分钟：须为 1 至 { $most } 分钟。
links-title = 身份链接
links-role = 身份
links-make = 新链接
links-copy = 复制
links-copied = 已复制
links-by-hand = 浏览器不允许此页复制，请从这里手动复制
links-once = 此地址只显示一次。打开者即拥有该身份，直到撤销。
links-revoke = 撤销
links-revoke-title = 撤销这个链接？
links-revoke-text = { $role }：凡通过这个链接进入的人（你若也是，则包括你）立即失去该身份，链接随即失效。
links-all-events = 所有锦标赛

## 家庭局

home-title = 家庭局
home-text = 和朋友打的私人牌桌：玩家轮流坐庄发牌，抽牌决定座位和首位庄家，只有拿到你的链接的人才能找到。
home-lobby-text = 和朋友打的私人牌桌。打法由你定，朋友凭你的链接进来。
home-lobby-button = 开一个家庭局
home-name = 牌局名称
home-seats = 座位
home-stack = 每人筹码
home-house = 电脑玩家
home-blinds = 盲注
home-blinds-half = 小盲为大盲的一半
home-blinds-uneven = 其他比例，如 10 和 15
home-blinds-single = 只有一个盲注
home-small-blind = 小盲
home-big-blind = 大盲
home-single-blind = { $blind }，只有一个盲注
home-reopening = 不足额的全下
home-reopening-a = 不足额的全下只算跟注：有足额加注才重新开放下注
home-reopening-b = 超过加注额的一半就重新开放下注
home-reopening-c = 不足额的全下可以累计：合起来达到足额加注就重新开放下注
home-showing = 要求查看手牌
home-showing-voluntary = 不能要求：是否亮牌由各人自己决定
home-showing-river-callers = 跟到最后的玩家
home-showing-turn-callers = 跟到转牌圈的玩家
home-showing-anyone = 拿到牌的任何人
home-make = 开桌
home-not-whole = 请填一个整数。
home-blind-odd = 请填偶数：小盲是大盲的一半。
home-made-by = 由{ $player }开局
home-invitation = 邀请
home-invitation-text = 把这个链接发给朋友。拿到链接的人都能进来，别人找不到这张牌桌。
home-invitation-forgotten = 牌室重新启动过：已经发出的链接仍然有效，但这里没有保存。要发给别人，请换一个新链接。
home-invitation-none = 现在没有人能进来。
home-invitation-new = 换新链接
home-invitation-close = 关闭链接
home-start = 开始
home-waits = 至少两个人才能开始。
home-maker-starts = 由局主决定何时开始。
home-pause = 暂停
home-pause-text = 正在打的这手牌打完，之后不再发牌。
home-resume = 继续
home-resume-text = 开始发下一手牌。
home-end-game = 结束牌局
home-end-game-text = 这手牌打完后，按筹码多少排名次。
home-call-off = 取消牌局
home-call-off-text = 牌局不打了，链接也随之失效。
home-remove = 移出
home-remove-player = 移出{ $player }
home-remove-player-text = { $player }离开牌局，其筹码移出牌局。
reasons-end-game = 时间晚了 | 打够了
event-named-home-game = 家庭局 { NUMBER($number, useGrouping: 0) }
table-duty = { $shuffler }洗牌，{ $cutter }切牌，{ $player }发牌。
