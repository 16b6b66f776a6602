### 撤销总监对赛事做过的事。

acts-title = 记录
acts-take-back = 撤销
acts-give-reason = 补充原因
director-give-reason = 保存原因
director-give-reason-title = 为什么这样做？
reasons-give-reason = 已在牌桌上说定 | 赶上赛程
acts-taken-back = 已撤销
acts-all = 显示全部
acts-take-back-title = 撤销这项操作？
acts-take-back-text = 若此后没有别的操作以它为基础，就会撤销。已经过去的时间不退还；原操作和撤销都留在记录里。
reasons-take-back = 误操作 | 弄错玩家 | 重新裁定
news-directed-take-back = { $by }撤销了一项操作。{ reason-behind }

news-removal-lapsed = { $player }留在锦标赛中：移出已撤销。
news-removal-lapsed-last = { $player }留在锦标赛中：场上已没有别人，不再移出。
news-player-reinstated = { $player }带着 { $chips } 筹码重回锦标赛：移出已撤销。
news-player-reinstated-uncounted = { $player }带着全部筹码重回锦标赛：移出已撤销。
news-penalty-taken-back = { $player }的一项处罚已撤销{ $chips ->
    [0] 。
   *[other] ，{ $chips } 筹码已退还。
  }
news-lift-taken-back = { $player }仍须停赛 { $hands } 手。
news-purchase-taken-back = { $player }购买的 { $chips } 筹码已收回，钱已退还。
news-comeback-taken-back = { $player }的重购已撤销：收回 { $chips } 筹码，钱已退还，{ $player }仍为第 { $place } 名出局。
news-entry-taken-back = { $player }的重新参赛已撤回，费用已退还。
news-forfeit-taken-back = { $player }的重新参赛已撤回，费用退还，{ $chips } 筹码重新使用。
news-first-entry-taken-back = { $player }的报名已撤回，费用已退还。
news-color-up-taken-back = { $chip } 面额的筹码继续使用。
news-end-lapsed = 锦标赛继续：结束的指令已撤销。
news-last-hands-taken-back = 当天比赛继续：最后几手已撤销，计时恢复。
news-waiver-taken-back = { NUMBER($table, useGrouping: 0) } 号桌再次停止发牌，等待补入玩家。
news-seats-taken-back-break = { NUMBER($table, useGrouping: 0) } 号桌不拆了：拆桌已撤销。
news-seats-taken-back-redraw = 重抽座位已撤销：{ $players } 名玩家回到原来的座位。
news-seats-taken-back-final-table = 决赛桌已撤销：{ $players } 名玩家回到原来的座位。
news-player-back-in-seat = { $player }回到 { NUMBER($table, useGrouping: 0) } 号桌 { $seat } 号座。

acts-offered-title = 出局撤销之后
acts-offered-text = 有出局记录已撤销。由此而来的操作，请逐项撤销或保留。
director-keep-act = 保留
director-keep-act-title = 保留这项操作？
director-keep-act-text = 操作保持不变，并记入记录。
reasons-keep-act = 已在牌桌上说定 | 仍有必要
news-by-itself = 系统自动执行。
news-directed-looked-at-table = { $by }查看了久无报告的一张桌：人都还在。
refusal-act-final-looked = 已记录有人去看过，不能撤销；它没有改变任何东西。
news-directed-keep-act = 出局撤销后，{ $by }保留了由此而来的一项操作。{ reason-behind }

acts-before = { $time } { $what }
acts-redo = 重做
acts-undone = 已撤销：{ $what }
acts-redone = 已重做
news-act-redone = 这项操作曾被撤销，现已重做。

refusal-act-not-taken-back = 这项操作仍然有效：只有撤销过的操作才能重做。
refusal-act-redone = 这项操作已经重做了。
refusal-act-terms-not-kept = 当时指令的内容没有留存，无法重做。请重新下达指令。
refusal-act-again-level-since = 此后已开始另一级别或休息。如仍有需要，请重新下达指令。
refusal-act-again-of-director = 这项操作由赛事总监下达或撤销，须由总监重做。
refusal-act-not-offered = 这项操作与撤销的出局无关，或者已经保留或撤销。无需处理。
refusal-act-final-kept = 这一项保留了另一项操作。如要改变，请撤销那项操作本身。
refusal-act-unknown = 最近的操作里没有这一项。
refusal-act-taken-back = 这项操作已经撤销了。
refusal-act-of-director = 这是赛事总监的操作，由总监撤销。
refusal-act-not-kept = 这项操作改变的内容没有全部留存，无法撤销。请下达相反的指令。
refusal-act-not-so = 情况已经变化，没有什么可撤销的。
refusal-act-brought-more = 这项操作还引起了其他变化，无法一并撤销。请分别下达指令改正。
refusal-act-level-since = 此后已开始另一级别或休息。请重新设定计时。
refusal-act-seat-since = { $player }此后又换了座位。请把该玩家直接移到你要的座位。
refusal-act-seat-gone = { NUMBER($table, useGrouping: 0) } 号桌 { $seat } 号座已不再空着，{ $player }无法回去。
refusal-act-place-since = 此后有人出局，或{ $player }已重新参赛：名次不再改变。若那手牌还能撤销，请先撤销；报名截止之前，{ $player }可以重新参赛。
refusal-act-entered-since = { $player }此后又报了名，正在等候上场。请先取消该报名。
refusal-act-hand-since = { $player }已用这些筹码打过一手牌。
refusal-act-in-hand = { $player }正在打牌。请在两手牌之间撤销。
refusal-act-chips-gone = { $player }的筹码少于要收回的数目。
refusal-act-back-by-it = { $player }输光后靠这次重购回到锦标赛，重购不能撤销。请改为移出该玩家。
refusal-act-out-since = { $player }此后再次出局，名列第 { $place }。请先撤销那次出局，再撤销这一项。
refusal-act-bought-since = { $player }此后又靠另一次重购回来。请先撤销后一次重购。
refusal-act-chips-not-there = 这一项带来 { $chips } 筹码，而未清点的筹码里最多只能收回 { $most }。请改为逐人更正筹码。
refusal-act-bounty-since = { $player }此后赢得了一份赏金。请先撤销带来这份赏金的那次出局。
refusal-act-entries-closed = 报名已截止，奖金不再改变。
refusal-act-served = 此后已给{ $player }发过一手牌，处罚已在执行。请免除余下部分。
refusal-act-raced = 此后已有牌桌兑换了 { $chip } 面额的筹码，或已发牌。
refusal-act-table-dealt = { NUMBER($table, useGrouping: 0) } 号桌此后已发过牌。
refusal-act-final-seats = 座位已随之抽定并公布，不能撤销。请逐人换座、全体重抽座位、移出不该参赛的玩家，或结束锦标赛。
refusal-act-final-cards = 牌已随之亮出，人人看过，不再改变。筹码有误，请逐人更正。
refusal-act-final-hand = 一手牌已随之结束或继续，不再改变。
refusal-act-final-deal-said = 对协议分奖的答复不能单独撤销：请撤回协议，重新提议。
refusal-act-final-deal = 已经同意的人须重新征求意见。请重新提议协议分奖。
refusal-act-final-day = 比赛日已随之开始。请暂停锦标赛、设定计时，或重新结束当天比赛。
refusal-act-day-drawn = 下一比赛日的座位已经抽出。请先撤销抽签。
refusal-act-seats-lost = 这些座位抽出后，已有玩家被移出锦标赛。请先撤销移出。
refusal-act-day-over = 当天比赛已结束，筹码已经封袋，不能撤销。袋中数目有误，请逐人更正。
refusal-act-last-hand-dealt = 已有牌桌开始打最后几手：当天的结束不能撤销。若是现场桌，请先撤销那手牌。
refusal-act-lot-told = 最后几手的手数已经抽定，密钥也已公开，人人知晓，不能撤销。请打完这几手，次日从此处继续。
refusal-act-final-table = 牌桌由谁发牌，用同一指令改回。
refusal-act-final-bags = 签字不再改变。请更正数目，双方重新签字。
refusal-act-final-again = 这一项撤销了别的操作。请重做原来的操作。
refusal-act-final-hand-back = 这一项撤销了一手牌。请重新上报该手牌。
refusal-act-final-count = 筹码以最近一次清点为准。请重新清点筹码。
refusal-given-since = { $why ->
    [told] { $by }刚刚下过同一指令（原因：{ $reason }）。
   *[untold] { $by }刚刚下过同一指令。
  }请先看清现状；确需再执行一次时，再重新下达。
refusal-crossed-since = { $why ->
    [told] { $by }刚刚就同一事项下过另一指令（原因：{ $reason }）。
   *[untold] { $by }刚刚就同一事项下过另一指令。
  }请先看清现状；你的指令仍然合适时，再重新下达。
