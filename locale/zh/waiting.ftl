### 等位名单：现金桌的座位，以及现场桌的名单。

## 拒绝

refusal-waits-already = 你已在这份等位名单上。
refusal-waits-not = 你不在这份等位名单上。
refusal-waits-too-often = 你已在 { $most } 份等位名单上，达到上限。请先退出一份。
refusal-seat-is-free = 有你的座位：可以立即入座。
refusal-list-full = 这份名单已满：{ $most } 人。请稍后再试。

## 现金桌

waiting-title = 你的等位名单
waiting-join = 等位
waiting-at = 等位：{ $stakes }
waiting-count = 有 { $count } 人在等座位。
waiting-kept = 为等位的人留了 { $count } 个座位。
waiting-place = 名单上第 { $place } 名，共 { $of } 名
waiting-place-table = { $table }的名单上第 { $place } 名，共 { $of } 名
waiting-place-stakes = 这个级别的任何一桌：第 { $place } 名，共 { $of } 名
waiting-others = 等人一起打这个级别
waiting-stop = 退出名单
waiting-yours = 有你的座位了
waiting-yours-left = { NUMBER($seat, useGrouping: 0) } 号座为你保留，还剩 { $left }。
waiting-take = 入座
waiting-missed = 为你保留的座位已轮到下一名玩家。
waiting-sits-down = 你排在第 { $place } 名。一有空位就为你入座，请不要关闭此窗口。

## 裁判为现场桌记的名单

refusal-listed-already = { $name }已在这份名单上。
refusal-list-number-unknown = 名单上没有这个号码。
floor-list = 等位名单
floor-list-empty = 没有人在等现场桌。
floor-list-name = 姓名
floor-list-at = 等哪一桌
floor-list-any = 任何一桌
floor-list-add = 记入名单
floor-list-waits = { $minutes ->
    [0] 刚到
   *[other] 已等 { $minutes } 分钟
}
floor-list-called = { $minutes ->
    [0] 刚叫过
   *[other] { $minutes } 分钟前叫过
}
floor-list-call = 叫号
floor-list-call-again = 再叫一次
floor-list-seat = 安排入座
floor-list-seat-title = 安排{ $name }入座
floor-list-table = 牌桌
floor-list-no-table = 没有开着的现场桌。
floor-list-off = 移出名单
