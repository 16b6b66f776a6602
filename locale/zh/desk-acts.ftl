### 撤销裁判台做过的事。

desk-act-text = 若此后没有别的操作以它为基础，就会撤销；原操作和撤销都留在记录里。随荷官换班换上的牌，若还没有用它开始一手牌，也换回原来那副。
desk-act-back = { $why ->
    [told] { $by }已撤销：{ $reason }
   *[other] { $by }已撤销
}
reasons-desk-back = 误操作 | 弄错姓名 | 重新决定

desk-act-name-listed = { $by }把{ $name }记入名单
desk-act-name-called = { $by }叫了{ $name }的号
desk-act-name-seated = { $by }安排{ $name }入座：{ $title }，{ $seat } 号座
desk-act-name-struck = { $by }把{ $name }移出名单
desk-act-dealer-came = { $by }让{ $name }当班
desk-act-dealer-went = { $by }让{ $name }下班
desk-act-dealer-placed = { $by }安排{ $name }去{ $title }
desk-act-dealer-at-table = { $by }安排{ $name }去 { NUMBER($table, useGrouping: 0) } 号桌
desk-act-dealer-at-table-why = { $by }安排{ $name }去 { NUMBER($table, useGrouping: 0) } 号桌：{ $reason }
desk-act-dealer-rests = { $by }安排{ $name }休息
desk-act-dealer-rests-why = { $by }安排{ $name }休息：{ $reason }
desk-act-pushes-set = { $by }设定每隔 { $minutes } 分钟换班
desk-act-dealers-pushed = { $by }让荷官换了班
desk-act-deck-changed = { $by }换上第 { NUMBER($number, useGrouping: 0) } 副牌

refusal-desk-act-since = 此后又做过与它有关的操作。请先撤销后面那一项。
refusal-desk-listed-since = { $name }已重新记入名单。请先撤销那一项。
refusal-desk-table-closed = 这张牌桌此后已关闭。
refusal-desk-seat-played = { $name }入座后，牌桌已开始一手牌，这次入座不能撤销。请先空出座位，再重新记入名单。
refusal-desk-deck-played = 已用这副牌开始一手牌，不能撤销。请再换一副牌。
