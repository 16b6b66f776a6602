### 现场桌：在那里拒绝的情形。

## 拒绝

refusal-live-table-unknown = 没有这张现场桌。开放的牌桌见大厅。
refusal-live-table-over = 这张现场桌已关闭。开放的牌桌见大厅。
refusal-live-table-closed = 这张牌桌属于一场锦标赛，已经关闭。
live-event-over = 锦标赛已结束，{ $winner }获得冠军。
live-event-over-shared = 锦标赛已结束。
refusal-live-table-abandoned = 牌室更新时，这张现场桌关闭了：{ $reason ->
    [form] 新版软件无法读取此前的经过
   *[rules] 新版软件没有当时采用的规则
    }。全部经过保存在牌室日志的 { $stream } 中，可请主办方查阅。
refusal-live-too-many = 已开放 { $most } 张现场桌，达到上限。请先关闭一张。
refusal-live-too-many-players = 一张牌桌最多坐 { $most } 名玩家。
refusal-live-game = 现场桌不能打这种玩法。可选：{ $games }。
refusal-live-edition = 没有这个规则版本。可选：{ $editions }。
refusal-live-blinds = 小盲不能高于大盲。
refusal-live-chips = 一张牌桌应有 1 至 { $most } 种不同面额的筹码。
refusal-live-denomination = 本桌筹码的面额为 { $chips }，没有 { NUMBER($came) }。
refusal-live-not-in-chips = 面额为 { $chips } 的筹码凑不出 { NUMBER($came) }，而这也不是全下。
refusal-live-stack-not-in-chips = { $player }：面额为 { $chips } 的筹码凑不出 { NUMBER($came) }，须为 { NUMBER($unit) } 的倍数。
refusal-live-chips-not-for-level = 面额为 { $chips } 的筹码付不出当前级别的 { NUMBER($came) }，只能凑出 { NUMBER($unit) } 的倍数。请先设定下一级别。
refusal-live-level-not-in-chips = 面额为 { $chips } 的筹码凑不出该级别的 { NUMBER($came) }：各项金额须为 { NUMBER($unit) } 的倍数。
refusal-live-number = 这里的数字应在 { $least } 至 { $most } 之间。
refusal-live-language = 本牌室没有语言 { $came }，现有：{ $known }。
refusal-live-text = 这里的文字须为 1 至 { $most } 个字符。
refusal-live-seat = 座位号应为 1 至 { $most }。
refusal-live-no-such-seat = 本桌没有 { $came } 号座：座位为 1 至 { $most } 号。
refusal-live-seat-taken = 两名玩家不能坐同一个座位。
refusal-live-seat-empty = 这个座位没有人。
refusal-live-disqualified = { $player }已在本桌被取消资格，不能再上场。
refusal-live-hand-on = 第 { NUMBER($hand, useGrouping: 0) } 手牌还没有结束。
refusal-live-hand-told = 第 { NUMBER($hand, useGrouping: 0) } 手牌已有 { $lines } 条记录：请先撤销。
refusal-live-too-many-dealt = 这种玩法最多发给 { $most } 名玩家；本桌有筹码的有 { $came } 名。
refusal-live-hand-bad = 按这个级别不能开始一手牌：最小下注至少为 1 筹码，强制注不高于小注。
refusal-live-card-twice = { $card } 在这手牌里已经出现过。请更正录入；桌上若真有两张，请叫裁判。
refusal-live-too-few = 至少要有两名有筹码的玩家才能开始一手牌。
refusal-live-redeal-button = 错误发牌后重发：庄位仍在 { $seat } 号座。
refusal-live-button = 庄位应在有筹码的玩家面前，即座位 { $seats } 之一。
refusal-live-entry-failed = 这条记录无法处理，什么也没有执行。请叫裁判，换一种方式录入。
refusal-live-called = 已经叫过裁判了。
refusal-live-no-call = 这张牌桌没有叫裁判。
refusal-live-coming = 你已经回复过“马上到”。处理完后请结束这次呼叫。
refusal-live-ruled = 裁定最多 { $most } 个字符，请写短一些。
refusal-live-none-open = 没有开放的现场桌：无人可以通知。
refusal-situation-unknown = 裁定助手没有 { $kind } 这种情形。

## 牌桌

event-named-live = 现场桌 { NUMBER($number, useGrouping: 0) }

# 赛事中的现场桌
refusal-live-of-event = 这张牌桌属于一场锦标赛：玩家的座位、级别和牌桌的关闭都由锦标赛决定。
refusal-live-chips-of-event = 使用哪些面额由锦标赛决定：用“移除小面额”停用面额，用“更正筹码”更正筹码。桌上若有其他面额，由裁判设定。
refusal-live-chips-smallest = 锦标赛中最小的筹码是 { $chip }，不是 { $came }：要改须移除小面额。这里只能增减更大的筹码。
refusal-hand-held = 手牌保持牌面朝下：{ $count ->
    *[other] 还要等 { $tables } 号桌
  }。裁判可以放行这手牌。
live-hand-for-hand-ended = 同步发牌结束，各桌恢复各自的节奏。
gate-live-begins = 打完手上这手牌，然后等各桌都打完。
gate-live-waits-for = { $count ->
    *[other] 还要等 { $tables } 号桌
  }。
gate-live-waits-here = 其他牌桌都在等这一桌。
gate-live-waits-here-too = { $count ->
    *[other] 还要等这一桌和 { $tables } 号桌
  }。
gate-live-all-done = 各桌都已打完，或扣着牌等待。
gate-live-held = 全下被跟注：手牌保持牌面朝下，不要发牌。
gate-live-go-on = 其他牌桌都已打完：这手牌可以继续。
gate-live-face-down = 全下并有人跟注时，手牌保持牌面朝下，等这里放行。
gate-live-out = { $count ->
    *[other] { $players }已没有筹码，各桌打完之前留在座位上，与其他牌桌同一手牌中淘汰的玩家并列名次。
  }
gate-live-floor = 裁判现在放行
shot-live = 行动计时：{ $time }
shot-live-over = { $seconds } 秒行动计时已到。
shot-live-count = 开始计时
shot-live-again = 重新计时
refusal-live-table-broken = 锦标赛的这张牌桌已拆，或已改由系统发牌。
refusal-live-button-of-event = 庄位由锦标赛决定。
refusal-live-misdeal = 第 { NUMBER($hand, useGrouping: 0) } 手牌错误发牌：要重新发牌。
refusal-table-is-so = { $kind ->
    [live] { $table } 号桌已是现场桌。
   *[other] { $table } 号桌已由系统发牌。
  }
refusal-not-with-real-cards = 这场锦标赛只在系统发牌的牌桌上进行。
refusal-house-players-play = 锦标赛中有电脑玩家：牌桌不能改为现场桌。
news-directed-switch-table = { $by }更换了一张牌桌的发牌方式。{ reason-behind }
refusal-told-seats = 填写的座位须是发到牌的座位：{ $seats }。
refusal-told-out-to = 请注明每名出局者最后的筹码由谁赢得；填写全部筹码时，出局者为 0，其他人都有筹码。
refusal-count-of-no-player = 只清点本桌座位上的玩家，每个座位一次：{ $seats }。
refusal-count-out-of-bounds = 清点的筹码应为 { $least } 至 { $most }：没有筹码的玩家在一手牌中出局。
refusal-count-differs = 这些玩家的筹码记录合计为 { $expected }，清点为 { $came }：请重新清点，或注明相差 { $off }。
news-directed-count-live-stacks = { $by }清点了筹码。{ reason-behind }
refusal-live-not-of-event = 这张牌桌不属于任何锦标赛：须逐手记录，筹码由裁判更正。
