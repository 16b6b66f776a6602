### 现金桌与钱包：拒绝的情形、大厅版块、牌桌面板。

## 拒绝

refusal-cash-table-unknown = 没有这张现金桌。请在大厅选一桌。
refusal-cash-table-closed = 这张现金桌已关闭。请在大厅另选一桌。
refusal-cash-table-frozen = 此现金桌已冻结：账目对不上。你的筹码不会丢失，请叫赛事总监。
refusal-not-at-cash-tables = 现金桌没有这种指令。
refusal-stakes-unknown = 没有这种级别。请选择：{ $stakes }。
refusal-not-seated = 你在此现金桌没有座位。
refusal-company-fixed = 只有新开十三水牌桌时，才能选择电脑玩家的人数。
refusal-company-choice = 不能选 { $came } 名电脑玩家。请选择：{ $choices }。
refusal-not-alone = 本桌还有别的真人玩家：下一手牌照常按时开始。
refusal-leaves-with-hand = 你没有及时回来，软件已代你摆牌：这手牌结束后你将离开牌桌。
refusal-already-seated = 你在此现金桌已有座位。
refusal-table-full = 此现金桌已满座。请在大厅另选一桌。
refusal-seat-after-hand = 这手牌结束前没有空位。结束后电脑玩家会让出座位。
refusal-seat-not-open = { NUMBER($seat, useGrouping: 0) } 号座不是空位。请另选座位。
refusal-buy-in-bounds = 不能买入 { $came }：此桌买入为 { $least } 至 { $most }。
refusal-add-on-bounds = 不能加 { $came }：现在可加 0 至 { $most }。
refusal-too-many-cash-tables = 现有 { $most } 张现金桌，已达上限。请在其中一桌入座。
refusal-too-many-cash-tables-of-yours = 你已在 { $most } 张现金桌入座，达到上限。请先离开一桌。
refusal-enough-chips = 你有 { $has }：不足 { $below } 时才能再领游戏币。

## 大厅

cash-title = 现金桌
cash-text = 用游戏币入座，随时可以离开。盲注不会上涨。
cash-wallet = 你的钱包：{ $amount }
cash-blinds = 盲注 { $small }/{ $big }
cash-buy-in = 买入 { $least } 至 { $most }
cash-open = { $open ->
    [0] 已满座
   *[other] { $seats } 个座位，空 { $open } 个
}
cash-open-house = 已满座；两手牌之间电脑玩家会让座。
cash-fresh = 新开一桌，{ $seats } 个座位
cash-with-house = 有 { $count } 名电脑玩家陪你打。
cash-house-here = 桌上有 { $count } 名电脑玩家。
cash-persons-only = 第二名玩家入座后开始。
cash-rake = 牌室从赢得的筹码中抽水 { $percent }%。
cash-sit = 入座
cash-go = 前往你的牌桌
cash-sit-at = 入座：{ $stakes }
cash-amount = 买入
cash-amount-bounds = { $least } 至 { $most }。你的钱包有 { $wallet }。
cash-too-poor = 你的钱包有 { $wallet }，不够最低买入。
cash-wait = 等大盲，现在不补盲
cash-broke = 你的游戏币用完了。
cash-ask = 再领游戏币
cash-cancel = 暂不

## 牌桌

event-named-cash = 现金桌 { NUMBER($number, useGrouping: 0) }
cash-panel = 你的座位
cash-chips-here = 桌上筹码
cash-in-wallet = 钱包余额
cash-add = 添加筹码
cash-add-amount = 添加的筹码
cash-add-bounds = 最多 { $most }。打牌时添加的筹码在这手牌结束后到账。
cash-add-full = 你的筹码已达本桌上限。
cash-wallet-empty = 钱包里没有可以添加的筹码。
cash-adding = 这手牌结束后添加 { $amount }
cash-cut-most = { $added ->
    [0] 你要添加 { $asked }，但没有添加：本桌最多可添加到 { $most }，你的筹码已不低于此数。
   *[other] 你要添加 { $asked }，实际添加了 { $added }：本桌最多可添加到 { $most }。
}
cash-cut-wallet = { $added ->
    [0] 你要添加 { $asked }，但没有添加：钱包里已没有余额。
   *[other] 你要添加 { $asked }，实际添加了 { $added }：钱包里只剩这么多。
}
cash-sit-out = 暂离
cash-come-back = 我回来了
cash-come-back-wait = 等大盲再回来
cash-owes = 回来时须补 { $amount }。
cash-owes-button = 庄位过去后须补 { $amount }。
cash-owes-new = 第一手牌须补 { $amount }。
cash-waits = 你在等大盲。
cash-sits-out = 你已暂离：不会发牌给你。
cash-sits-out-pause = 暂停时间用完了：你已暂离，座位和筹码为你保留。
cash-sits-out-clock = 你的时间用完了，已自动暂离。点“我回来了”就会继续发牌给你。
cash-sits-out-clock-next = 你的时间用完了：从下一手牌起你将暂离。
cash-sits-out-main = 你已暂离
cash-sits-out-next = 从下一手牌起你将暂离。
cash-no-chips = 你在本桌没有筹码了。添加筹码即可继续。
cash-needs = 筹码低于本桌续局下限，不会发牌给你：请至少添加 { $amount }。
cash-leave = 离开
cash-leave-now = 离开牌桌
cash-leave-sure = { $amount ->
    [0] 离开牌桌吗？
   *[other] 带着 { $amount } 离开牌桌吗？
}
cash-leave-hand = 离开吗？轮到你时将为你弃牌，余下的筹码存入钱包。
cash-leave-thirteen = 离开吗？你若尚未摆牌，软件会立即代你摆好。这手牌照常打完并结算，之后你的筹码存入钱包。
cash-ending = 赛事总监已结束这桌牌局：这是最后一手牌。打完后牌桌关闭，你的筹码退回钱包。
cash-ending-seen = 这是最后一手牌，打完后牌桌关闭，不再接受入座。
cash-leaving = 这手牌结束后你将离开。
cash-left-asked = 你已离开牌桌。
cash-left-lost = 你断线后没有及时回来，由软件代你摆牌；这手牌结算后你已离开牌桌。
cash-left-time = 你的时间已用完，由软件代你摆牌；这手牌结算后你已离开牌桌。
cash-left-blinds = 你暂离太久，座位已收回。
cash-left-closed = 牌桌已关闭。
cash-left-with = { $amount } 已存入你的钱包。
cash-left-hand = 查看最后一手牌
cash-closed-at = 关闭时间：{ $when }。
cash-stay = 留下
cash-watching = 你正在本桌观战。
cash-makes-room = 座位已满。这手牌结束后，电脑玩家会为你让出座位。
cash-phone = 座位与筹码
cash-phone-brief = 筹码
table-waiting = 等待玩家
table-waiting-state = 暂无牌局
table-waiting-more = 有 2 名玩家、其中至少 1 名真人时开始发牌。
