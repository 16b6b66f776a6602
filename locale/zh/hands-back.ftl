### 现场桌的最后一手牌，予以撤销。

hand-back-button = 撤销第 { NUMBER($hand, useGrouping: 0) } 手牌
hand-back-title = 撤销 { NUMBER($table, useGrouping: 0) } 号桌第 { NUMBER($hand, useGrouping: 0) } 手牌？
hand-back-text = 筹码、名次、赏金和庄位恢复到这手牌之前，可以重新上报。原记录和撤销都会保留。
reasons-take-back-live-hand = 上报有误 | 出局的玩家弄错了 | 误开一手牌
news-directed-take-back-live-hand = { $by }撤销了一手牌。{ reason-behind }
news-hand-taken-back = { NUMBER($table, useGrouping: 0) } 号桌第 { NUMBER($hand, useGrouping: 0) } 手牌已撤销，不作数。
news-back-in = { $player }带着 { $chips } 筹码重回锦标赛。

refusal-hand-not-kept = { NUMBER($table, useGrouping: 0) } 号桌的这手牌已经撤销，或不是该桌的牌。只能撤销最后一手。
refusal-hand-stands-later = { NUMBER($table, useGrouping: 0) } 号桌此后又开了一手牌：请先撤销那一手。
refusal-hand-stands-over = 锦标赛已随之或在此后结束：成绩不再改变，奖金已经发放。如有差错，由玩家之间自行结清。
refusal-hand-stands-bags = 比赛日此后已结束，筹码已经封袋。请更正袋中数目；出局者不再回来。
refusal-hand-stands-ending = 已下令结束锦标赛。请先撤销该指令。
refusal-hand-stands-broken = { NUMBER($table, useGrouping: 0) } 号桌此后已拆桌，玩家已换桌：名次不再改变。筹码有误，请逐人更正。
refusal-hand-stands-final = 决赛桌此后已抽定座位：名次不再改变。筹码有误，请逐人更正。
refusal-hand-stands-race = { NUMBER($table, useGrouping: 0) } 号桌此后已移除小面额筹码。筹码有误，请逐人更正。
refusal-hand-stands-level = 级别随这手牌结束，下一级别已经开始。请先退回上一级别。
refusal-hand-stands-entries = 报名随之截止，因为已进入奖励圈：奖金不再改变。
refusal-hand-stands-hand-for-hand = 此后各桌都已打完同步的一手，或同步发牌已开始或已结束：该轮的名次不再改变。
refusal-hand-stands-deal = 协议分奖正在商议或已经达成，依据的是这手牌之后的筹码。尚未达成的，请先撤回协议。
refusal-hand-stands-mystery = 神秘赏金阶段此后已开始，信封已按剩余人数抽定。
refusal-hand-stands-envelope = 已因这手牌开启信封，金额人人知晓：这手牌不能再撤销。
refusal-hand-stands-out = { $player }此后因别的指令出局。请先撤销该指令。
refusal-hand-stands-back = { $player }此后已买入筹码或重新参赛：出局不再改变。
refusal-hand-stands-chips = { $player }这手牌之后有 { $expected } 筹码，现在有 { $came }：此后买过、清点过、罚过或更正过筹码。请先撤销那一项。
refusal-hand-stands-move = { $player }此后换了座位。请先把该玩家移回原座。
refusal-hand-stands-seat = 已下令把{ $player }移到 { NUMBER($table, useGrouping: 0) } 号桌 { $seat } 号座，而该座原来的玩家正是在这手牌中出局的。请先撤销该指令。
refusal-hand-stands-seats = 候补玩家此后已入座，座位只有 { $seats } 个。
refusal-hand-stands-place = { $player }此后已出局：名次不再改变。请先撤销那一项。
refusal-hand-stands-bounty = { $player }须退还 { $needs } 赏金，而钱包余额不足。
refusal-hand-stands-redeal = 这手牌是错误发牌之后的重发。请打完，或由裁判按结果结束。
