### 撤回总监对赛事做过的事。

acts-title = 最近的操作
acts-take-back = 撤回
acts-taken-back = 已撤回
acts-all = 全部显示
acts-take-back-title = 撤回这项操作？
acts-take-back-text = 只要还没有别的事建立在它之上，它所做的就会改正。已过去的时间不退还，两者都留在记录里。
reasons-take-back = 误操作 | 弄错玩家 | 重新裁定
news-directed-take-back = { $by }撤回了一项操作。原因：{ $reason }

news-removal-lapsed = { $player }留在赛事中：移出已撤回。
news-player-reinstated = { $player }带着 { $chips } 筹码重回赛事：移出已撤回。
news-penalty-taken-back = { $player }的一项处罚已撤回。
news-lift-taken-back = { $player }仍须缺席 { $hands } 手牌。
news-purchase-taken-back = { $player }购买的 { $chips } 筹码已收回，钱已退还。
news-color-up-taken-back = 面值 { $chip } 的筹码继续使用。
news-end-lapsed = 赛事继续：结束已撤回。
news-waiver-taken-back = 第 { $table } 桌再次暂停，等候玩家到来。

refusal-act-unknown = 最近的操作里没有这一项。
refusal-act-taken-back = 它已经撤回了。
refusal-act-not-kept = 它改变的内容没有全部留存，因此无法撤回。请下达相反的指令。
refusal-act-not-so = 情况已经不同：没有什么可撤回的。
refusal-act-brought-more = 它带来的变化多于能撤回的。请分别下达指令改正。
refusal-act-level-since = 此后已开始另一级别或休息。请重新设定计时。
refusal-act-seat-since = { $player }此后又换了座位。请把玩家移到所需之处。
refusal-act-seat-gone = 第 { $table } 桌 { $seat } 号座位已不再空着，{ $player }无法回去。
refusal-act-place-since = 此后有人出局，或{ $player }已再次参赛：名次不再改变。
refusal-act-hand-since = { $player }已用这些筹码打过一手牌。
refusal-act-in-hand = { $player }正在打牌。请在两手牌之间撤回。
refusal-act-chips-gone = { $player }的筹码少于要收回的数目。
refusal-act-entries-closed = 报名已截止，奖金不再改变。
refusal-act-served = { $player }此后已发过一手牌，处罚已在执行。可以免去余下部分。
refusal-act-raced = 此后已有牌桌兑换了面值 { $chip } 的筹码，或已发牌。
refusal-act-table-dealt = 第 { $table } 桌此后已发过牌。
refusal-act-final-seats = 座位已随之抽定，不再改变。
refusal-act-final-cards = 牌已随之亮出，不再改变。
refusal-act-final-hand = 一手牌已随之结束或继续，不再改变。
refusal-act-final-deal = 已同意的人须重新询问。请再次提出分配协议。
refusal-act-final-day = 一天已随之开始或结束：各手牌、筹码袋和点数都建立在它之上。
refusal-act-final-bags = 签名不再改变。请更正点数，双方重新签名。
refusal-act-final-again = 这一项撤回了别的操作。请重新下达原来的指令。
