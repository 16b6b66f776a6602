### 大屏幕与打印：总监的面板、屏幕的各部分、语音播报、纸张。

screens-title = 屏幕
screens-text = 每个屏幕有自己的名称、布局和链接。在墙上的屏幕打开链接；你可以随时更改它显示的内容，或撤下它。
screens-parts = 各部分，按顺序
screens-make = 添加屏幕
screens-change = 更改
screens-change-title = 更改屏幕
screens-save = 保存
screens-revoke = 撤下
screens-revoke-title = 撤下这个屏幕？
screens-revoke-text = 无论挂在何处，{ $name } 都不再显示，它的链接随即失效；新的屏幕会有另一个链接。
screens-name = 名称
screens-name-like = 大厅、酒吧、入口
screens-arrangement = 布局
screens-beside = 第一个大，其余在旁
screens-below = 第一个大，其余在下
screens-even = 一样大
screens-placed = 自由摆放
screens-place-at = { $part }：第 { $left } 至 { $right } 列，第 { $top } 至 { $bottom } 行
screens-place-keys = 拖动可移动，拖右下角可改大小。也可用键盘：方向键移动，Shift 加方向键改大小。移到另一部分上，两者互换位置。
screens-kept = 套用已有布局
refusal-screen-places = 每个部分须在 { $across } 列、{ $down } 行的网格上各占一处，不重叠，至少 { $least } 列宽、{ $least } 行高。
refusal-screen-unknown = 没有这个屏幕。
refusal-screen-revoked = 这个屏幕已撤下。请向赛事总监索取新的链接。
refusal-screen-parts = 屏幕至少要有一个部分，每个部分只出现一次。
refusal-too-many-screens = 这场锦标赛已有 { $most } 个屏幕，达到上限。请先撤下一个。
screen-clock = 计时
screen-break = 下次休息
screen-prizes = 奖金
screen-seats = 座位
screen-moves = 换桌
screen-waiting = 等位名单
screen-waiting-count = 共 { $count } 人
screen-alternates = 本场锦标赛候补
screen-waiting-none = 目前没有叫号。
sale-rebuy = 重购
sale-add-on = 加购
sale-chips = { $chips } 筹码
sale-bounty = 新赏金另付 { $bounty }
sale-color-up = 移除小面额
sale-exchange = { $chip } 换 { $into }
screen-no-break = 没有安排休息。
screen-seats-none = 开赛时抽签定座。
screen-seats-key = 桌号–座位
screen-moves-ago = { $minutes ->
    [0] 刚刚
   *[other] { $minutes } 分钟前
}
screen-moves-none = 还没有人换桌。
screen-breaking = 拆桌顺序
screen-breaks-next = 下一张：{ NUMBER($table, useGrouping: 0) } 号桌
screen-breaks = { NUMBER($table, useGrouping: 0) } 号桌
screen-final = 决赛桌
screen-final-not = 还没有决赛桌：现有 { $tables } 张牌桌。
screen-deal = 协议分奖
screen-deal-offered = 协议分奖方案：{ $kind }
screen-deal-asked = 有人提议协议分奖，这手牌打完后列出数额。
screen-deal-none = 现在没有人提议协议分奖。
screen-deal-left = 留 { $amount } 继续争夺
screen-deal-chips = 筹码
screen-deal-chop = 按筹码分
wall-rebuys = 重购
wall-add-ons = 加购
wall-add-ons-too = 加购 { $count } 次
screen-breaks-none = 没有牌桌要拆。
screen-voice-on = 语音开
screen-voice-off = 语音关
screen-no-voice = 没有这种语言的语音
screen-sound-on = 声音开
screen-sound-off = 声音关
screen-sleeps = 屏幕可能会自动休眠：浏览器不允许此页保持常亮。请在设备上把自动锁定设为“永不”。
screen-sleeps-read = 知道了

call-level = 第 { $level } 级：{ $stakes }，从下一手牌起生效。
call-break = 休息 { $minutes ->
   *[other] { $minutes } 分钟
  }。请把手上的牌打完。
call-break-over = 休息结束，请就座。
call-break-soon = 一分钟后休息。
call-decks = 请荷官搅牌并理齐整副牌。
call-seats = 座位已经抽好，请入座。
call-seats-of-day = 第 { $day } 日的座位已经抽好，请查看自己的座位。
call-hand-for-hand = 请打完这手牌，之后各桌同步发牌。
call-said = { $text }
call-over = { $player }夺冠，恭喜！
call-color-up = 移除 { $chip } 面额的筹码，换成 { $into } 面额。各桌打完这手牌后兑换。
call-called = 请{ $player }到{ $table }入座。
call-called-any = 请{ $player }入座。

print-title = 打印
print-seat-cards = 座位卡
print-seat-cards-one = 座位卡
print-receipts = 收据
print-receipts-one = 收据
print-receipt-entry = { $number ->
    [1] 收据：报名
   *[other] 收据：第 { $number } 次报名
}
print-receipt-rebuy = 收据：第 { $number } 次重购
print-receipt-add-on = { $number ->
    [1] 收据：加购
   *[other] 收据：第 { $number } 次加购
}
print-receipt-alternate = 收据：报名，候补
print-receipt-bought = 已付 { $paid }{ $bounty ->
    [0] {""}
   *[other] （其中新放上的赏金 { $head }）
}，筹码 { $chips }。
print-receipt-waits = 已付 { $paid }{ $bounty ->
    [0] {""}
   *[other] （其中赏金 { $head }）
}，等候座位，起始筹码 { $chips }；未能入座则全额退还。
print-prize-slips = 奖金收据
print-prize-slips-one = 奖金收据
print-prize-text = 第 { $place } 名，奖金 { $prize }。
print-prize-bounties = 赢得赏金 { $amount }。
print-receipt-text = 已付 { $paid }{ $bounty ->
    [0] {""}
   *[other] （其中赏金 { $head }）
}，起始筹码 { $chips }。
print-break-slips = 拆桌换座条
print-break-slips-one = 拆桌换座条
print-break-slips-of = { NUMBER($table, useGrouping: 0) } 号桌的拆桌换座条
print-break-from = { NUMBER($table, useGrouping: 0) } 号桌即将拆桌。你现在在该桌 { $seat } 号座；本手结束后抽出新座位：
print-break-why = { NUMBER($table, useGrouping: 0) } 号桌已拆，这是抽到的新座位。
print-break-text = 扫码在手机上看计时、座位和你的牌桌。
print-own-text = 用手机扫码，随时看自己的座位、换桌安排、计时和奖金。仅供本人使用。
print-qr-own = { $name }个人页面的二维码
print-bag-tags = 筹码袋标签
print-bag-tags-one = 筹码袋标签
print-bag-chips = 筹码：{ $chips }
print-seat-chips = { $chips } 筹码
print-results = 赛果
print-not-drawn = 尚未抽签定座
print-not-drawn-text = 锦标赛开始时才抽签定座。点“立即开始”并勾选“只抽签定座，计时暂不开始”，第一手牌之前就能在这里打印。
print-count = { $count } 份
print-do = 打印
print-entries = { $entries } 人次报名
print-place = 名次
print-player = 玩家
print-prize = 奖金
print-table = 桌
print-seat = 座位
print-signed = 签名：______________
print-counted = 清点：______________
print-qr = { $address } 的二维码
