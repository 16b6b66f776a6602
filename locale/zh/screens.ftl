### 大屏幕与打印：总监的面板、屏幕的各部分、语音播报、纸张。

screens-title = 屏幕
screens-text = 每个屏幕有自己的名称、布局和链接。在墙上的屏幕打开链接；你可以随时更改它显示的内容，或撤下它。
screens-parts = 各部分，按顺序
screens-make = 设置屏幕
screens-change = 更改
screens-change-title = 更改屏幕
screens-save = 保存
screens-revoke = 撤下
screens-name = 名称
screens-name-like = 大厅、酒吧、入口
screens-arrangement = 布局
screens-beside = 第一个大，其余在旁
screens-below = 第一个大，其余在下
screens-even = 一样大
refusal-screen-unknown = 没有这个屏幕。
refusal-screen-revoked = 这个屏幕已撤下。请向赛事总监索取新的链接。
refusal-screen-parts = 屏幕至少要有一个部分，每个部分只出现一次。
refusal-too-many-screens = 这场赛事已有 { $most } 个屏幕，请先撤下一个。
screen-clock = 计时
screen-break = 下次休息
screen-prizes = 奖金
screen-seats = 座位
screen-moves = 换桌
screen-then = 之后第 { $level } 级
screen-no-break = 没有安排休息。
screen-seats-none = 开赛时抽签定座。
screen-seats-key = 桌号–座位
screen-moves-none = 还没有人换桌。
screen-voice-on = 语音开
screen-voice-off = 语音关
screen-no-voice = 没有这种语言的语音
screen-sound-on = 声音开
screen-sound-off = 声音关

call-level = 第 { $level } 级：{ $stakes }，从下一手牌起生效。
call-break = 休息 { $minutes ->
   *[other] { $minutes } 分钟
  }。请把手上的牌打完。
call-break-over = 休息结束，请就座。
call-break-soon = 一分钟后休息。
call-seats = 座位已经抽好，请入座。
call-hand-for-hand = 请打完这手牌，之后各桌同步发牌。
call-said = { $text }
call-over = { $player }夺冠，恭喜！

print-title = 打印
print-seat-cards = 座位卡
print-seat-cards-one = 座位卡
print-receipts = 收据
print-receipt = 收据
print-receipt-text = 已付 { $paid }{ $bounty ->
    [0] {""}
   *[other] （其中赏金 { $bounty }）
}，起始筹码 { $chips }。
print-break-slips = 休息座位条
print-break-slips-one = 休息座位条
print-break-text = 扫码在手机上看计时、座位和你的牌桌。
print-bag-tags = 筹码袋标签
print-bag-tags-one = 筹码袋标签
print-bag-chips = 筹码：{ $chips }
print-seat-chips = { $chips } 筹码
print-results = 成绩
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
