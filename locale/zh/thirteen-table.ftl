### 十三水的牌桌。$row 为 front、middle 或 back；$named 与 $other 是以文字写出的牌。

## 三墩

thirteen-front = 前墩
thirteen-middle = 中墩
thirteen-back = 底墩
thirteen-cards = { $takes } 张
thirteen-of = { $has } / { $takes } 张
thirteen-in-hand = 手中还有 { $count } 张
thirteen-board = 你的十三张牌
thirteen-room = { row-name }还可放 { $count } 张
thirteen-help = 方向键在牌与墩之间移动，回车键拿起或放下一张牌，数字 1、2、3 把牌放到前墩、中墩、底墩，0 收回手中，Z 撤销。

## 刚做了什么

thirteen-told-picked = 已拿起{ $named }，请选择一墩。
thirteen-told-let-go = 已放下{ $named }。
thirteen-told-let-go-all = 已全部放下。
thirteen-told-put = { $count ->
    [1] { $named }
   *[other] { $count } 张牌
}放到{ row-name }，已有 { $has } / { $takes } 张。
thirteen-told-back = { $count ->
    [1] { $named }
   *[other] { $count } 张牌
}收回手中。
thirteen-told-exchanged = { $named }与{ $other }已对调。
thirteen-told-full = { row-name }已满。把牌放到其中一张上即可对调。
thirteen-told-swapped = 中墩与底墩已对调。
thirteen-told-cleared = 十三张牌都已收回手中。
thirteen-told-laid = 已按建议摆好。
thirteen-told-undone = 已撤销。
thirteen-told-by-rank = 已按点数排列。
thirteen-told-by-suit = 已按花色排列。

## 按钮

thirteen-tools = 摆牌
thirteen-by-rank = 按点数
thirteen-by-suit = 按花色
thirteen-undo = 撤销
thirteen-clear = 重摆
thirteen-suggest = 建议
thirteen-natural = 特殊牌型
thirteen-rest = { $row ->
    [front] 其余放前墩
    [middle] 其余放中墩
   *[back] 其余放底墩
}
thirteen-swap = 对调中墩与底墩
thirteen-set = 确认摆牌
thirteen-set-foul = 倒水也确认
thirteen-declare = 声明特殊牌型
thirteen-keep = 继续摆牌
thirteen-still-in-hand = 手中还有 { $count } 张

## 按钮为何不能按

thirteen-why-undo = 没有可以撤销的移动。
thirteen-why-clear = 十三张牌都还在手中。
thirteen-why-natural = 你的十三张牌没有特殊牌型。
thirteen-why-natural-unknown = 正在核对你的十三张牌有没有特殊牌型。
thirteen-why-sort = 手中不足两张牌，无需排列。
thirteen-why-swap = 中墩与底墩都还没有牌。
thirteen-why-set = 请先摆完：手中还有 { $count } 张牌。

## 对三墩的提示

thirteen-fine = 没有倒水：底墩 > 中墩 > 前墩
thirteen-fine-more = 确认前仍可调整。
thirteen-complete = 十三张牌都已摆好
thirteen-foul = 这样会倒水：{ row-name }大于{ $under ->
    [middle] 中墩
   *[back] 底墩
}
thirteen-foul-more = 倒水须向每名对手赔付。
thirteen-too-high = 太大
thirteen-too-low = 太小
thirteen-foul-sure = 确定要倒水吗？你须向每名对手赔付。
thirteen-natural-sure = 声明特殊牌型吗？声明后不再比较三墩。
thirteen-natural-held = 你有特殊牌型：{ natural-name }
thirteen-natural-worth = 你有{ natural-name }，声明后值 { points-of }。
thirteen-natural-for = 特殊牌型 { $points }
thirteen-suggested = 建议的摆法
thirteen-suggested-how = 假设对手都像电脑玩家那样摆牌，列出对每名对手的期望得分。点选一种即可照摆。
thirteen-suggested-natural = 更好的选择是声明特殊牌型{ natural-name }：向每名对手赢 { points-of }。
thirteen-suggested-moved = 与第一种不同：
thirteen-suggesting = 正在比较全部 72,072 种摆法……
thirteen-bonus = 奖励 { $points } 分

## 牌桌

thirteen-point = 每分 { $point }
thirteen-with-bonus = 奖励桌
thirteen-plain = 普通桌
thirteen-players = 玩家
thirteen-own-chips = 你的筹码
thirteen-status-arranging = 摆牌中
thirteen-status-arranged = 已摆好
thirteen-status-ordinary = 已亮牌
thirteen-status-natural = 特殊牌型
thirteen-status-foul = 倒水
thirteen-status-false-declaration = 误报特殊牌型
thirteen-status-surrendered = 认输
thirteen-you = 我
thirteen-you-inside = 我
thirteen-dealer = 庄位
thirteen-time = 摆牌时间
thirteen-bank = 时间库
thirteen-away = 你已暂离
thirteen-away-cost = 在你回来之前，每手牌都按认输处理。
thirteen-set-yours = 你的牌已摆好
thirteen-set-waiting = { $count ->
    [0] 正在亮牌。
   *[other] 还有 { $count } 名玩家在摆牌。
}
thirteen-watching = { $count ->
    [0] 正在亮牌。
   *[other] { $count } 名玩家在摆牌。
}
thirteen-arrange = 请摆好十三张牌
thirteen-told-cards = 第 { NUMBER($number, useGrouping: 0) } 手牌。你的十三张牌：{ $named }。
thirteen-arrange-left = 请摆好十三张牌，还剩 { $left }
thirteen-log = 这手牌的经过
thirteen-next-dealt = 下一手牌已发
thirteen-next-left = 下一手牌已发，摆牌还剩 { $left }
thirteen-to-next = 去下一手牌
thirteen-next-hand = 下一手牌 { $left }
thirteen-next-in = { $left } 后发下一手牌
thirteen-next-asked = 下一手牌
thirteen-next-held-here = 本桌已暂停发牌：桌上的玩家要求后才发下一手牌。
thirteen-next-held = 你点击“下一手牌”才会发牌。{ $left } 后仍未点击则转为暂离，座位保留。
thirteen-next-others = 还有 { $count } 名玩家在看，最迟 { $left } 后发下一手牌
thirteen-level-left = { $level }，剩 { $left }
thirteen-level-next = 之后{ $next }
thirteen-place = 第 { $place } 名 / { $left } 人
thirteen-last = 第 { NUMBER($number, useGrouping: 0) } 手牌的得分

## 本桌的计分

terms-title = 本桌计分
terms-open = 计分与特殊牌型
terms-open-bonus = 计分与奖励
terms-more = 计分
terms-row = 每赢一墩
terms-majority = 赢墩多于输墩
terms-majority-bonus = 赢墩多于输墩，且双方都没有赢得奖励
terms-foul = 倒水，付给每名对手
terms-foul-bonus = 倒水，付给每名对手，另付该对手的奖励
terms-bonuses = 奖励
terms-combination = 以此牌型赢墩
terms-trips = 三条
terms-full-house = 葫芦
terms-quads = 四条
terms-straight-flush = 同花顺
terms-royal-flush = 皇家同花顺
terms-none = 无
terms-replaces = 代替该墩的基本分。
terms-on-top = 在该墩的基本分之外另加。
terms-plain = 本桌大牌型没有奖励。
terms-naturals = 特殊牌型
terms-naturals-how = 向每名没有声明同级或更大特殊牌型的对手收取。声明后不再比较三墩。
terms-also = 本桌其他规定
terms-suits = { $tiebreak ->
    [all-rows] 点数相同的墩按花色分大小：{ $suits }。
    [explicit-only] 点数相同的顺子、同花等牌型按花色分大小：{ $suits }。
   *[none] 点数相同时不以花色分大小。
}
terms-limit-both = 每手牌的输赢都不超过开始时的筹码。
terms-limit-loss = 每手牌输掉的不超过开始时的筹码。
terms-rake = { $each ->
    [true] 每笔收入抽水 { $percent }%。
   *[false] 玩家每手牌净赢额抽水 { $percent }%。
}
terms-leaves = 断线后没有及时回来，则由软件代摆，这手牌结束后你会离桌。

## 亮牌与计分

thirteen-showdown = 第 { NUMBER($number, useGrouping: 0) } 手牌的三墩
thirteen-pairs = 玩家两两比较的得分
thirteen-totals = 每名玩家的输赢
thirteen-hidden-row = 尚未亮出
thirteen-foul-shown = 倒水
thirteen-foul-where = 倒水：{ $row ->
    [front] 前墩大于中墩
   *[middle] 中墩大于底墩
}
thirteen-false-shown = 误报特殊牌型，按倒水赔付
thirteen-surrendered-shown = 认输，不亮牌
thirteen-automatic-shown = 由软件代摆
thirteen-natural-shown = 特殊牌型：{ natural-name }
thirteen-pair-title = { $one }与{ $other }
thirteen-pair-even = 打平
thirteen-pair-result = { $player } { $signed }
thirteen-paid = 支付
thirteen-paid-way = { $payer }付给{ $winner }
# $who 不能再输或再赢。
thirteen-cut = 应付 { $due }：{ $cut ->
    [payer-short] { $who }这手牌不能再输更多。
    [winner-at-limit] { $who }这手牌不能再赢更多。
   *[settled] { $who }这手牌不能再有输赢。
}
thirteen-term-row = { $row ->
    [front] 前墩
    [middle] 中墩
   *[back] 底墩
}
thirteen-term-majority = 赢墩较多
thirteen-term-foul = 倒水
thirteen-term-bonus = 奖励
thirteen-term-void = 都作废
thirteen-term-natural = 特殊牌型
thirteen-term-surrender = 认输
thirteen-line-row = { $player }：{ $hand }
thirteen-line-row-by-suit = { $player }：{ $hand }，凭花色
thirteen-line-row-tied = 双方：{ $hand }
thirteen-line-bonus = { $player }：{ $hand }，得奖励
thirteen-line-majority = { $table ->
    [plain] { $player }
   *[bonus] { $player }（双方都没有奖励）
}
thirteen-line-foul = { $opponent }倒水
thirteen-line-foul-bonus = { $player }：{ $hand }
thirteen-line-both-void = 互不赔付
thirteen-line-false-declaration = { $opponent }误报
thirteen-line-natural = { $player }：{ natural-name }
thirteen-line-natural-over-void = { $player }：{ natural-name }，对方作废
thirteen-line-natural-lower = { $player }：{ natural-name }，扣回
thirteen-line-naturals-tied = 同级，互不赔付
thirteen-line-surrender = { $opponent }认输
thirteen-line-surrender-nothing = 互不赔付
thirteen-column-player = 玩家
thirteen-column-points = 分
thirteen-column-money = 输赢
thirteen-column-rake = 抽水
thirteen-column-stack = 现有筹码
thirteen-all-rows = 三墩都已亮出
thirteen-pause = 暂停
thirteen-go-on = 继续
thirteen-step = 下一步
thirteen-to-end = 全部显示
thirteen-again = 再看一遍

## 按键

thirteen-keys-arrows = 移到另一张牌或另一墩
thirteen-keys-pick = 拿起或放下一张牌
thirteen-keys-send = 放到前墩、中墩、底墩
thirteen-keys-hand = 收回手中
thirteen-keys-let-go = 放下拿起的牌
thirteen-keys-swap = 对调中墩与底墩
thirteen-keys-undo = 撤销
thirteen-keys-sort = 按点数、按花色排列

## 大厅

thirteen-offer-text = 十三张牌摆成三墩，每两人比较一次，级别由你选择。
thirteen-open = 选择级别
game-thirteen = 十三水
thirteen-choose-point = 每分多少
thirteen-choose-bonus = 大牌奖励分
thirteen-bonus-yes = 奖励桌
thirteen-bonus-no = 普通桌
thirteen-choose-company = 电脑玩家
thirteen-company-heads-up = 1 名，单挑
thirteen-company-some = { $count } 名
thirteen-company-full = { $count } 名，满桌
thirteen-least = 至少 { $start } 才能开始，{ $go_on } 才能继续。
thirteen-stakes = 每分 { $point }，{ $bonus ->
    [true] 有奖励分
   *[false] 无奖励分
}
