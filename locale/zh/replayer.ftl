### 回放：逐步查看已结束的手牌。

refusal-hand-unknown = 没有这手牌。
refusal-hand-not-over = 这手牌还没有结束，结束后即可在此回放。
refusal-seat-hidden = 你无权查看该座位的牌，请换一个视角。
refusal-file-cut-short = 文件没有完整送达，请重新打开。

nav-replay = 回放

replay-lead = 逐个行动回放任意一手已结束的牌。
replay-loading = 正在载入这手牌……
replay-lost = 牌室没有回应，请重试。
replay-file-title = 你的牌谱
replay-file-text = 支持 PHH、PHHS、PokerStars、Full Tilt、ACPC，以及本程序的十三水文本和 JSON 格式，最大 { $megabytes } MB。文件只用于读取，不会保存。
replay-file-open = 打开文件
replay-file-drop = 或拖到这里
replay-file-paste = 或在这里粘贴文本（Ctrl+V）
replay-file-pasted = 粘贴的文本
replay-file-other = 换一个文件
replay-file-reading = 正在读取 { $file }……
replay-file-hands = 共 { $hands } 手
replay-file-first = 只列出前 { $hands } 手。
replay-file-line = 第 { NUMBER($line, useGrouping: 0) } 行：{ $reason }
replay-file-broken = 无法读取 { $file }
replay-hand-broken = 无法显示这手牌
replay-hand-differs = 文件记录的结果不同
replay-hand-undealt = 尚不支持
replay-hand-unread = 无法读取
replay-hand-players = { $players } 名玩家
replay-hand-mine = 你的牌
replay-room-title = 本牌室的手牌
replay-room-text = 先选一场锦标赛或一张现金桌，再选一手已结束的牌。
replay-closed = 已关闭
replay-closed-newest = 只列出最近关闭的 { $tables } 张桌。
replay-room-none = 这里还没有打过牌。
replay-event-title = 已结束的手牌
replay-event-none = 还没有结束的手牌
replay-event-none-text = 每手牌一结束就会出现在这里。
replay-event-newest = 只列出最近 { $hands } 手。
replay-event-all = 所有牌桌
replay-event-mine = 我的手牌
replay-event-refresh = 重新查看

replay-where-event = { $event }，{ NUMBER($table, useGrouping: 0) } 号桌
replay-hand = 第 { $hand } 手
replay-before = 上一手
replay-after = 下一手
replay-list = 所有手牌
replay-controls = 步进
replay-first = 回到开头
replay-street-back = 后退一轮
replay-back = 后退一步
replay-on = 前进一步
replay-street-on = 前进一轮
replay-last = 跳到结尾
replay-play = 播放
replay-pause = 暂停
replay-speed = 速度
replay-speed-times = { $times } 倍
replay-scrubber = 进度
replay-step = 第 { $step } 步，共 { $steps } 步
replay-step-words = 第 { $step } 步，共 { $steps } 步：{ $words }
replay-eyes = 视角
replay-seen = 视角：{ $who }
replay-eyes-watcher = 观战者
replay-eyes-all = 全部座位
replay-eyes-seat = { $player }，{ $seat } 号座
replay-start = 行动尚未开始
replay-filed = { $rake ->
    [0] 牌谱中的底池分法不同
   *[other] 牌谱中牌室抽水 { $rake }
  }：{ $shares }。
replay-filed-share = { $player }得 { $amount }，结束时剩 { $stack }
replay-boards = 发了 { $boards } 次公共牌，显示第一次
replay-part-setting = 摆牌
replay-part-rows = 各墩
replay-part-points = 计分
replay-opened-front = 前墩已亮。
replay-opened-middle = 中墩已亮。
replay-past = 回放第 { NUMBER($number, useGrouping: 0) } 手

keys-replay-title = 回放快捷键
keys-replay-action = 后退、前进一步
keys-replay-street = 后退、前进一轮
keys-replay-ends = 到开头、到结尾
keys-replay-play = 播放、暂停
keys-replay-speed = 加快播放；最快之后回到最慢
keys-replay-hands = 上一手、下一手
