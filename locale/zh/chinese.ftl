### 13-card Chinese poker: refusal-<code> and log-<code>. $opponent is the name of another player, as
### $player is; $front, $middle and $back are cards.

## Setting the cards

refusal-rows-unreadable = 请摆好三墩牌：前墩、中墩和底墩。
refusal-row-cards = { row-name }须摆 { $expected } 张牌，不能是 { $came } 张。
refusal-rows-other-cards = { $cards }：这不是 { $seat } 号座的牌。
refusal-rows-card-twice = { $card } 摆在了两处；十三张牌每张只能摆一处。
refusal-arranged-already = 你的牌已经摆好，不能再改。
refusal-surrendered-already = 这手牌已经认输。
refusal-no-suggestions = 锦标赛中不提供摆牌建议。

## Stakes

refusal-no-such-stake = 没有每分 { $came } 的级别。请从列表中选择。
refusal-stake-start = { $came } 不够在这个级别入座：至少需要 { $least }。
refusal-stake-go-on = { $came } 不够在这个级别继续：至少要 { $least }。请添加筹码。

## Rows and naturals

row-name = { $row ->
    [front] 前墩
    [middle] 中墩
   *[back] 底墩
}
natural-name = { $natural ->
    [one-suit] 十三张同花色
    [dragon] 一条龙
    [twelve] 十二张同色
    [trips-five-pairs] 三条加五对
    [three-straights] 三顺子
    [three-flushes] 三同花
   *[six-pairs] 六对
}
points-of = { $points } 分

## The log

log-thirteen-started = 第 { NUMBER($hand_number, useGrouping: 0) } 手牌：每分 { $point }，{ $table ->
    [bonus] 有奖励分
   *[plain] 无奖励分
}。
log-thirteen-dealt = 每名玩家发十三张牌。
log-thirteen-arranged = { $player }摆好了牌。
log-thirteen-automatic = 由软件代{ $player }摆牌。
log-thirteen-surrendered = { $player }未能及时回来，这手牌认输。
log-thirteen-missed = { $player }受罚停赛，这手牌按认输处理。
log-thirteen-shown = { $player }亮牌：前墩 { $front }，中墩 { $middle }，底墩 { $back }。
log-thirteen-shown-foul = { $player }倒水：前墩 { $front }，中墩 { $middle }，底墩 { $back }，大小次序不对。
log-thirteen-shown-false = { $player }声明了特殊牌型却没有：{ $front }，{ $middle }，{ $back }。
log-thirteen-shown-natural = { $player }亮出特殊牌型{ natural-name }，{ points-of }：{ $front }，{ $middle }，{ $back }。
log-thirteen-result = { $player }赢{ $opponent } { points-of }，得到 { $amount }。
log-thirteen-even = { $player }与{ $opponent }打平。
log-thirteen-rake = { $player }赢了 { $won }，从中抽水 { $amount }。
log-thirteen-leaves = { $player }离桌。

## Why two players pay each other what they pay

log-thirteen-row = { $player }以{ $hand }赢下{ $opponent }的{ row-name }：{ points-of }。
log-thirteen-row-by-suit = { $player }以{ $hand }凭花色赢下{ $opponent }的{ row-name }：{ points-of }。
log-thirteen-row-tied = { $player }与{ $opponent }的{ row-name }同为{ $hand }，打平。
log-thirteen-bonus = { $player }以{ $hand }在{ row-name }向{ $opponent }赢得奖励：{ points-of }。
log-thirteen-majority = { $table ->
    [plain] { $player }赢{ $opponent }的墩较多，另得 { points-of }。
   *[bonus] 没有奖励，{ $player }赢{ $opponent }的墩较多，另得 { points-of }。
}
log-thirteen-foul = { $opponent }倒水，向{ $player }赔付 { points-of }。
log-thirteen-foul-bonus = 此外{ $opponent }向{ $player }赔付{ row-name }{ $hand }的奖励：{ points-of }。
log-thirteen-both-void = { $player }与{ $opponent }的牌都已作废，互不赔付。
log-thirteen-false-declaration = { $opponent }误报特殊牌型，向{ $player }赔付 { points-of }。
log-thirteen-natural = { $player }以特殊牌型{ natural-name }赢{ $opponent } { points-of }。
log-thirteen-natural-over-void = { $opponent }的牌作废，向{ $player }赔付特殊牌型{ natural-name }的分值：{ points-of }。
log-thirteen-natural-lower = { $player }以特殊牌型{ natural-name }从{ $opponent }扣回 { points-of }。
log-thirteen-naturals-tied = { $player }与{ $opponent }的特殊牌型打平，互不赔付。
log-thirteen-surrender = { $opponent }认输，向{ $player }赔付 { points-of }。
log-thirteen-surrender-nothing = 认输的牌在此不赔付，{ $player }与{ $opponent }互不赔付。
log-thirteen-paid = { $opponent }付给{ $player } { $amount }。
log-thirteen-paid-cut = 应付 { $due }，{ $opponent }付给{ $player } { $amount }：{ $cut ->
    [payer-short] { $opponent }这手牌不能再输更多
    [winner-at-limit] { $player }这手牌不能再赢更多
    [payer-closed] { $opponent }已到限额，这手牌不再参与支付
   *[winner-closed] { $player }已到限额，这手牌不再参与支付
}。
