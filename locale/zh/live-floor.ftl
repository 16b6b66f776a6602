### 裁判页、裁定助手、人人可看的现场桌。

nav-floor = 裁判
live-lobby-title = 现场桌
live-lobby-text = 真牌真筹码：荷官记录经过，RuleOne 按规则裁定。
live-lobby-players = { $players } 名玩家
live-deal = 荷官页
live-watch = 观看

## 裁判页

floor-loading = 正在载入……
floor-now = 待办
floor-ask = 裁定助手
floor-open = 开一张现场桌
floor-open-short = 开桌
floor-calls = 呼叫
floor-called = 已等候 { $time }
floor-called-short = 呼叫裁判
floor-answer = 我到了
floor-to-table = 去牌桌
floor-decisions = 待裁判决定
floor-calls-wait = 没有待决事项，有 { $count } 张桌在呼叫裁判。
floor-nothing = 没有待处理的事
floor-nothing-text = 各现场桌的呼叫和待决事项都会出现在这里。
floor-hand = 第 { NUMBER($hand, useGrouping: 0) } 手
floor-entry = 第 { NUMBER($entry, useGrouping: 0) } 条
floor-why = 理由（可不填）
floor-penalty-other = 其他处罚……
floor-to-act = 轮到行动
floor-from-next-hand = 从下一手牌起执行
floor-overrule = 改判……
floor-tables = 现场桌
floor-no-tables = 没有开放的现场桌
floor-no-tables-text = 开一张，再把链接交给荷官。
floor-no-hand = 尚未发牌
floor-hand-over = 第 { NUMBER($hand, useGrouping: 0) } 手已结束
floor-hand-on = 第 { NUMBER($hand, useGrouping: 0) } 手进行中
floor-waits = 待决
floor-level-ante = { $blinds }，前注 { $ante }
floor-penalties = 正在执行的处罚
floor-no-penalties = 无人停赛。
floor-hands-left = { $hands ->
    [0] 本手停赛
   *[other] 还剩 { $hands } 手
}
floor-rulings = 今日裁定
floor-rulings-table = 本桌的裁定
floor-no-rulings = 尚无裁定
floor-search = 中英文搜索
floor-search-table = 牌桌
floor-found = { $count } 条裁定
floor-found-none = 没有同时包含这些字词的裁定
floor-because = 理由：{ $why }
floor-decided-by = { $name }于 { $time } 裁定
floor-entered-by = { $name }于 { $time } 录入
floor-all = 显示全部 { $count } 条

## 对玩家说的话

floor-say = 发布公告
floor-say-to = 发给
floor-say-all = 全部现场桌
floor-say-usual = 常用
floor-said = 已发布。
floor-say-quiet = 请遵守秩序：一人一手牌，不得谈论进行中的手牌。
    .short = 一人一手牌
floor-say-break = 这手牌结束后开始休息。
    .short = 休息
floor-say-last-hands = 休息前还有最后三手牌。
    .short = 最后三手
floor-say-seats = 请就座，比赛即将继续。
    .short = 就座
floor-say-closing = 延迟报名即将截止，请到柜台办理。
    .short = 报名将截止
floor-say-food = 用餐时间到，请取餐。
    .short = 用餐
floor-say-hand-for-hand = 从下一手牌起同步发牌，请不要离座。
    .short = 同步发牌
floor-say-levels = 升级：下一手牌起采用新的盲注。
    .short = 升级

## 一张牌桌

floor-open-what = 牌局类型
floor-open-title = 牌桌名称
floor-open-game = 玩法
floor-open-chips = 在用的筹码
floor-open-seats = 座位
floor-open-stack = 每人的筹码（未另填者）
floor-open-button = 开桌
floor-seat = 座位
floor-seat-open = 空位
floor-seat-who = 姓名
floor-seat-name = { $seat } 号座的姓名
floor-stack-odd = 所选面额的筹码凑不出 { NUMBER($stack) }，须为 { NUMBER($unit) } 的倍数。
floor-seat-stack = { $seat } 号座的筹码
floor-seat-button = 入座
floor-unseat = 请离座位
floor-unseat-now = { $name }离桌
floor-leaving = 本手后离开
floor-chips = 筹码
floor-chips-change = 更改筹码面额
floor-chips-set = 改用这些面额
floor-chips-text = 只能在两手牌之间更改。抢筹改变的筹码量在下方更正。
floor-chips-of-event-text = 只能在两手牌之间更改。使用哪些面额由锦标赛决定；这里设定本桌上另有的面额，例如更大的筹码。最小面额始终以锦标赛为准。
floor-cards = 张数
floor-chip-other = 其他面额
floor-chip-add = 添加
floor-bring-in = 强制注
floor-min-bet = 小注
floor-ante = 前注
floor-link = 荷官链接
floor-link-text = 打开这个链接就是本桌荷官：请在荷官的平板上打开。
floor-link-make = 生成链接
floor-level = 级别
floor-level-change = 更改级别
floor-level-set = 设定级别
floor-level-text = 从下一手牌起生效。
floor-acts = 处理这手牌
floor-acts-what = 处理方式
floor-acts-button = 执行
floor-does-kill-hand = 宣布手牌作废
floor-does-restore-hand = 恢复一手牌
floor-does-give-back = 退回本次下注的筹码
floor-does-correct-bets = 更正本轮下注的总额
floor-does-correct-stack = 更正某座的筹码：负数为扣减
floor-does-take-board-back = 收回公共牌
floor-does-void-hand = 错误发牌：这手牌作废
floor-record = 这手牌的记录
floor-record-none = 尚无记录。
floor-close = 关闭牌桌
floor-close-text = 只能在两手牌之间关闭。全部经过保存在日志中。
floor-close-sure = 确定关闭
floor-cancel = 取消

## 裁定助手

ask-kinds = 情形
ask-kind = 事件
ask-search = 搜索情形和规则
ask-button = 规则怎么说？
ask-again = 填好后再问一次
ask-needed = 请先填写标为“必填”的各项。
ask-ruling = 裁定
ask-wait = 请说明发生了什么。裁定会附上规则、可供裁判选择的做法和规则允许的处罚。这里的内容不会保存。
ask-old = 事实已改动，请重新询问。
ask-penalties = 规则还允许的处罚
ask-advice = 建议做法
ask-in-turn = 提问方式
ask-one-by-one = 逐个提问
ask-all-facts = 全部事实
ask-settled = 没有待答的问题会改变这一裁定。若还有别的情况，请在下面补充。
ask-wait-next = 请回答问题。一旦没有填写的事实都不会再改变裁定，这里就会显示裁定。
ask-words = 说说发生了什么
ask-words-such = 按钮少一张牌
ask-words-find = 查找
ask-words-found = 是哪一种情形？
ask-words-understood = 听懂的事实
ask-words-remove = 去掉“{ $fact }”
ask-words-cases = 相似案例
ask-words-none = 都不是
ask-words-nothing = 没有找到对应的情形
ask-words-nothing-text = 请换个说法，或从全部情形中选择。
ask-words-list = 查看全部情形
asked-said = 玩家说了“{ $words }”

## 人人可看的现场桌

live-board-hand = 这手牌
live-board-waits = 即将开始下一手牌
live-board-dealing = 正在发牌
live-board-turn = 轮到{ $player }行动
live-board-won = 底池归{ $players }
live-board-called = 已叫裁判
live-board-clock = 正在对{ $player }计时
live-board-counts = 正在对{ $player }倒数
live-board-languages = 裁定所用的语言
live-board-read = 知道了
live-board-both = 两种语言
live-board-one = 只看我的语言
live-board-rulings = 裁定
live-board-no-rulings = 尚无裁定。
