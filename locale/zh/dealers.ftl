### 荷官轮班，以及现场桌用的牌。

## 拒绝

refusal-dealer-unknown = 当班的荷官里没有此人。
refusal-dealer-on-duty = { $name }已在当班。
refusal-dealer-table = 没有这张牌桌。请从以下各桌中选择：{ $tables }。
refusal-dealers-too-many = 当班的荷官已有 { $most } 名，达到上限。请先让一名下班。
refusal-dealers-none = 没有荷官当班。请先加入一名。
refusal-dealers-held = 休息或升级前 { $seconds } 秒起荷官不换班。仍要换班，请说明理由。
refusal-push-minutes = 荷官每 1 至 { $most } 分钟换班一次。
refusal-deck-stays = { $moment ->
    [player] 仍用这副牌：玩家不能要求换一副牌。
   *[other] 仍用这副牌：此时不换牌。
  }

## 轮班

dealers-title = 荷官
dealers-none = 没有荷官当班。请添加当班的荷官，并安排到牌桌。
dealers-no-tables = 没有开着的牌桌。
dealers-name = 荷官姓名
dealers-add = 当班
dealers-off = 下班
dealers-off-name = { $name }下班
dealers-every = 每隔
dealers-every-minutes = 分钟换班
dealers-set = 设定
dealers-next-in = { $left } 后换班
dealers-handover = 换班交接
dealers-due = 该换班了
dealers-push = 荷官换班
dealers-push-title = 仍要让荷官换班
dealers-push-text = 休息或升级前不久，规则规定荷官不换班。理由会记录在案。
reasons-push-dealers = 荷官身体不适 | 休息推迟 | 荷官到点下班
dealers-decks = 并换一副牌
dealers-here = { $name }发牌
dealers-nobody = 没有荷官
dealers-comes = 下一班：{ $name }
dealers-comes-nobody = 下一班：无
dealers-break = 休息中
dealers-to = 安排{ $name }去
dealers-to-break = 休息
dealers-for = { $minutes ->
    [0] 刚开始
   *[other] 已 { $minutes } 分钟
}
dealers-record = 最近的换班
dealers-moved = { $name }：{ $from } → { $to }
dealers-pushed-ago = { $minutes ->
    [0] 刚才，由{ $by }安排
   *[other] { $minutes } 分钟前，由{ $by }安排
}

## 荷官平板

desk-title = 荷官与用牌
desk-deck = 第 { NUMBER($number, useGrouping: 0) } 副牌
desk-deck-due = { $moment ->
    [dealer-push] 荷官已换班：现在可以换一副牌。
   *[level-change] 已升级：现在可以换一副牌。
}
desk-deck-came = { $moment ->
    [dealer-push] 荷官换班时换上
    [level-change] 升级时换上
    [house] 本场要求换上
   *[player] 玩家要求换上
}
desk-deck-change = 换一副牌
