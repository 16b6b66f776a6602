### 收银台收付：赛事的账、收据和钱箱。

payments-title = 收付款
payments-loading = 正在加载收付款…
payments-all = 本场全部收付款
payments-elsewhere = 本场赛事不在收银台收款。
payments-open = 待收付
payments-nothing-open = 没有待收付的款项
payments-sums = 合计
payments-sum-due = 未付
payments-sum-paid = 已付
payments-sum-to-return = 其中待退
payments-sum-returned = 已退
payments-sum-fees = 服务费
payments-sum-pool = 奖池
payments-sum-overlay = 保底补足
payments-sum-prizes-due = 待发奖金
payments-sum-prizes-paid = 已发奖金
payments-receipts = 收据
payments-no-receipts = 还没有收据
payments-receipt = 收据
payments-number = 第 { $number } 号
payments-void = 作废
payments-voided = 已作废
payments-voided-by = 已作废：{ $by }，{ $time }
payments-again = 已重新记录：第 { $number } 号
payments-redo = 重新记录
payments-of-it-fee = 含服务费 { $fee }
payments-paid-out = 支出
payments-cashier = 收银员：{ $by }
payments-taken-by = { $by }，{ $time }
payments-print = 打印报表
payments-csv = 收据（CSV）
payments-csv-tills = 钱箱（CSV）
payments-take = 记录付款
payments-give-back = 退款
payments-take-by = { $name }：{ $method }
payments-by-cash = 现金
payments-by-card = 刷卡
payments-by-transfer = 转账
payments-by-ticket = 门票
payments-by-house = 免单
payments-for-entry = 报名
payments-for-re-entry = 重进
payments-for-rebuy = 重购
payments-for-add-on = 加购
payments-for-prize = 奖金
payments-is-due = 未付
payments-is-paid = 已付（{ $method }）
payments-is-to-return = 待退
payments-is-returned = 已退（{ $method }）
payments-is-dropped = 已撤回
payments-owes = 欠 { $amount }
payments-enter-due = 报名，稍后付
payments-with-entry = 报名并付款
payments-pay-later = 稍后付
payments-buy-rebuy = { $name }：重购
payments-buy-add-on = { $name }：加购
payments-buy-text = { $amount } 买 { $chips } 筹码
payments-requests = 手机申请
payments-decline = 拒绝
payments-name-change = 改名
payments-name-save = 保存名字
payments-tills = 钱箱
payments-till = 钱箱 { $till }
payments-till-text = 打开钱箱后，系统会核对现金。没有钱箱时，现金只记录，不核对。
payments-outside = 未入钱箱
payments-outside-line = { $method }：{ $count } 笔，{ $amount }（{ $by }）
payments-outside-you = 你
payments-outside-text = 一个钱箱只算一名收银员的现金。别人记录的现金，包括在另一个浏览器里记录的，不算进你的钱箱。
payments-take-cash-in = 把你的现金放入钱箱 { $till }
payments-till-takes-in = 放入之前记录的现金：{ $count } 笔，{ $amount }。备用金不要包含这笔钱。
payments-till-open = 打开钱箱
payments-till-opening = 备用金
payments-till-taken = 现金收入
payments-till-given = 现金支出
payments-till-moved = 存入或送保险柜
payments-till-tickets = 门票：{ $count } 张
payments-till-expected = 应有
payments-till-counted = 实点
payments-till-difference = 差额
payments-till-amount = 金额
payments-till-drop = 送保险柜
payments-till-put-in = 存入
payments-till-count = 实点现金
payments-till-close = 关闭钱箱
payments-till-closed = { $time } 关闭
payments-till-reopen = 重新开放钱箱
matters-at-payments = 收付款
matter-desk-asked = { $count } 名玩家用手机申请报名或买筹码。

## 玩家自己的页面

desk-ask-entry = 申请报名（到收银台付 { $amount }）
desk-ask-rebuy = 申请重购（到收银台付 { $amount }）
desk-ask-add-on = 申请加购（到收银台付 { $amount }）
lobby-at-desk = 到收银台报名
desk-ask-withdraw = 撤回申请
desk-declined-entry = 收银台没有接受你的报名。请到收银台询问，或重新申请。
desk-declined-rebuy = 收银台没有接受你的重购。请到收银台询问，或重新申请。
desk-declined-add-on = 收银台没有接受你的加购。请到收银台询问，或重新申请。
desk-asked = 已提出申请，请到收银台付款。
entries-rebuy-kept = 座位保留 { $minutes } 分钟

## 条款

terms-at-desk = 只在收银台报名
terms-currency = 货币
terms-house = 收据上的店名
terms-no-shows = 未到场
terms-no-shows-taken-off = 从奖池扣除
terms-no-shows-left-in = 留在奖池
terms-kept-minutes = 座位保留（分钟）

## 未到场的玩家

director-absent = 未到场
no-show-text = 取消这次报名，奖池相应减少。已付的钱列为待退。
no-show-text-in = 筹码移出比赛，报名费留在奖池。
no-show-button = 记为未到场
reasons-no-show = 一直没来 | 来电取消
news-directed-no-show = { $by }记录{ $player }未到场。{ reason-behind }

## 拒绝

refusal-charge-unknown = 本场没有这笔款项，请刷新页面。
refusal-charge-paid = 这笔 { $amount } 已经付过。
refusal-charge-dropped = 这笔 { $amount } 已撤回，无需付款。
refusal-charge-to-return = 这笔 { $amount } 已撤回，请退款。
refusal-charge-returned = 这笔 { $amount } 已经退过。
refusal-charge-stands = 这笔 { $amount } 仍然有效。请先撤回报名或撤销购买。
refusal-charge-back-other-way = { $method ->
    [ticket] 这笔是用门票付的，请退还门票。
    [house] 这笔是免单，没有钱可退。请选“免单”。
   *[other] 这笔是付的钱，请退现金、刷卡退款或转账。
}
refusal-prize-on-the-house = 奖金不能免单，请付现金、刷卡、转账或给门票。
refusal-charge-of-other-amount = 金额是 { $expected }，不是 { $came }。请刷新页面。
refusal-receipt-unknown = 本场没有这张收据。
refusal-receipt-void = 第 { $receipt } 号收据已经作废。
refusal-receipt-till-closed = 钱箱 { $till } 已关闭。请先重新开放，再作废收据。
refusal-till-unknown = 没有这个钱箱。
refusal-till-none-open = 请先打开钱箱。
refusal-till-nothing-outside = 你在本场记录的现金都已在钱箱里。
refusal-till-open = 钱箱 { $till } 还开着，请先关闭。
refusal-till-closed = 钱箱 { $till } 已关闭，请先重新开放。
refusal-till-short = 钱箱里只有 { $has }，请不要超过这个数。
refusal-till-amount = 金额须为 { $least } 至 { $most }，不能是 { $came }。
refusal-till-of-another = 钱箱 { $till } 属于另一名收银员，请由本人或总监操作。
refusal-not-at-desk = 本场赛事不在收银台收款。
refusal-desk-or-wallets = 报名费在收银台付或从钱包扣，只能选一种。
refusal-entries-at-desk = 报名和筹码只在收银台办理。请在这里申请，到收银台付款。
refusal-request-unknown = 没有待办的申请：可能已经办理或撤回。
refusal-requests-too-many = 已有 { $most } 个申请待办。请稍后再试，或直接到收银台。
refusal-no-show-closed = { $why ->
    [deal] 玩家已就奖池谈分奖金。
    [envelopes] 赏金已装入信封。
    [payouts] 奖金表没有人数更少时的奖金。
   *[day] 这次报名属于前一天。
}报名保留。请改为移除{ $player }。
refusal-no-show-played = { $player }已经参赛：有手牌、清点、购买筹码或判罚的记录。请改为移除该玩家。
