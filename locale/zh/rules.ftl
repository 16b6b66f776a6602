### 规则书页面。

nav-rules = 规则书
rules-lead = 全部规则的中英文条文、各版本的规定，以及画成牌桌图的案例。
rules-search = 中英文搜索
rules-search-clear = 清除搜索
rules-found = { $count ->
    [0] 没有规则同时包含这些词。
   *[other] 找到 { $count } 条规则
}
rules-found-none = 可以减少词语，改用另一种语言，或输入编号，例如 42A。
rules-outside-clock = 各文件只有一种限时：有玩家被要求计时。每次行动的时间和时间库由 RuleOne 自定。
rules-outside-splash = 各文件没有提到把筹码甩进底池；最接近的是荷官何时码好底池。
rules-floor-part = 部分由裁判决定
rules-floor-none = 此版本由软件判定
rules-outside-runs = 各文件都没有提到多发几次公共牌。在现金桌上，全下的玩家可以商定发几次，这由 RuleOne 自定。
rules-outside-bounty = 各文件都没有提到赏金。这里的锦标赛付多少赏金写在锦标赛页面上，由 RuleOne 自定。
rules-outside-line = 各文件都没有提到下注线。筹码分几次推出怎样算，参见“串注”和“一次动作加注”（41A）。
rules-contents = 目录
rules-contents-back = 全部规则
rules-edition = 版本
rules-shown = 列出的规则
rules-shown-all = 全部规则
rules-shown-in-force = 本版采用
rules-loading = 正在打开规则书……
rules-lost = 规则书打不开。
rules-again = 重试
rules-unknown = 没有规则 { $rule }。
rules-in-force = 本版采用
rules-not-in-force = 本版未采用
rules-editions-differ = 各版本不同
rules-of-house = 本场规则
rules-editions = 版本
rules-editions-text = 一个版本就是一套前后一致的规则。每场锦标赛都注明按哪个版本进行。
rules-edition-room = 本牌室使用
rules-edition-compare = 比较

## 一条规则

rules-settings = 规定内容与版本差异
rules-setting = 规定内容
rules-here = 本版
rules-elsewhere = 其他版本
rules-alike = 各版本相同
rules-was = 由{ $house }修改。{ $edition }的规定：{ $was }
rules-stated = 条文本身的规定
rules-stated-count = { $count } 项
rules-stated-how = 以下是条文本身的规定；各版本实际怎样打，见上表。
rules-stated-name = 规则目录中的名称：
rules-setting-name = 规则文件中的名称：
rules-no-settings = 这条规则没有可由版本选择的内容。
rules-rule-alone = 规则 { $rule }，出自“{ $document }”。
rules-rule-open = 打开这条规则
rules-applied = 采用它的版本
rules-applied-none = 没有版本以它作出判定：由人来告知、展示或遵守。
rules-counterparts = 其他版本的对应规则
rules-related = 相关规则
rule-open-page = 在规则书中查看

## 两个版本

rules-compare = 比较两个版本
rules-compare-first = 第一个版本
rules-compare-second = 第二个版本
rules-differences = { $count ->
    [0] 所有选项的规定都相同。
   *[other] { $of } 个选项中有 { $count } 个不同。
}
rules-changed = { $house }的不同规定
rules-changed-text = 有 { $count } 个选项与{ $base }不同。

## 画成牌桌图的案例

rules-scenes = 图示
rules-scenes-none = 这条规则还没有画成图的案例。
rules-scenes-more = 另有 { $count } 个案例：{ $cases }
scene-document = 原文案例
scene-derived = 据原文推出
scene-done = 经过
scene-came-out = 结果
scene-holds = 适用：{ $editions }
scene-laid = 本例设为{ $value }：{ $means }
scene-setting = { $big ->
    [0] { $game }，从{ scene-street-name }
   *[other] { $game }，盲注 { $small } 和 { $big }，从{ scene-street-name }
}
scene-street-name = { $street ->
    [preflop] 翻牌前开始
    [flop] 翻牌开始
    [turn] 转牌开始
    [river] 河牌开始
    [second] 第二街开始
    [third] 第三街开始
    [predraw] 发牌开始
   *[other] 头开始
}
scene-hands = 几手牌的比较
scene-rows = 十三水各墩的比较
scene-thirteen = 十三水，{ $players } 名玩家，每分 { $point }
scene-stakes = 十三水的各级别，以最小货币单位计
scene-pot = 底池 { $amount }
scene-side-pot = 边池 { $amount }
scene-seat = { $player }：后手筹码 { $stack }
scene-seat-bet = 已下 { $amount }
scene-seat-button = 庄位
scene-seat-to-act = 轮到行动
scene-seat-folded = 已弃牌
scene-seat-all-in = 全下
scene-seat-won = 赢得 { $amount }
scene-seat-holds = 持有 { $cards }
scene-board-lies = 公共牌：{ $board }
scene-board-any = { $count } 张公共牌，不论是什么牌
scene-rung = { $act ->
    [post] { $player }下盲注 { $amount }
    [bring-in] { $player }下强制注 { $amount }
    [bet] { $player }下注 { $amount }
    [least] { $player }至少 { $amount }
   *[raise] { $player }加注到 { $amount }
}
scene-dealt = { $street ->
    [flop] 发出翻牌。
    [turn] 发出转牌。
    [river] 发出河牌。
   *[other] 发出后面的牌。
}
scene-refused = { $act ->
    [fold] { $player }不能弃牌。
    [check] { $player }不能过牌。
    [call] { $player }不能跟注。
    [bet] { $player }不能下注 { $amount }。
    [raise] { $player }不能加注到 { $amount }。
    [all-in] { $player }不能全下。
    [show] { $player }不能亮牌。
    [muck] { $player }不能盖牌。
   *[other] { $player }不能要求查看这手牌。
}
scene-nobody = 没有人需要行动。
scene-turn = 轮到{ $player }行动。
scene-to-call = 跟注需 { $amount }。
scene-raise = 最少加注到 { $least }，最多加注到 { $most }。
scene-may-raise = { $may ->
    [true] 可以加注。
   *[other] 不能加注。
}
scene-pots = { $count ->
    [0] 底池已分完。
    [1] 一个底池：{ $pots }。
   *[other] 各底池依次为 { $pots }，主池在前。
}
scene-returned = { $amount } 退还给{ $player }。
scene-won = { $player }得到 { $amount }。
scene-category = 赢家的牌是{ $hand }。
scene-board = 公共牌：{ $cards }。
scene-street = { $street ->
    [over] 这手牌结束，共 { $count } 张公共牌。
    [showdown] 进入摊牌。
    [flop] 进行到翻牌。
    [turn] 进行到转牌。
    [river] 进行到河牌。
   *[other] 已发出 { $count } 张公共牌。
}
scene-burned = 烧牌：{ $cards }。
scene-order = 亮牌顺序：{ $players }。
scene-tabled-on = 已有 { $count } 张公共牌时，所有手牌亮出。
scene-tabled = { $count ->
    [0] 没有人亮牌。
   *[other] 亮牌的玩家：{ $players }。
}
scene-face-up = { $count ->
    [0] 没有亮出的手牌。
   *[other] 手牌亮出的玩家：{ $players }。
}
scene-cards = { $player }持有 { $cards }。
scene-says = { $player }说“{ $words }”。
scene-pushes = { $player }推出 { $chips }。
scene-pushes-saying = { $player }推出 { $chips }，同时说“{ $words }”。
scene-taps = { $player }轻敲桌面。
scene-moves = { $player }移动筹码但没有松手。
scene-pulls-back = { $player }收回先前下注的筹码。
scene-pulls-back-some = { $player }从先前下注的筹码中收回 { $chips }。
scene-no-value = { $player }推出一枚赏金筹码。
scene-gathers = { $player }把先前下注的筹码和新筹码并在一起。
scene-takes-back = { $player }拿回刚推出的筹码。
scene-told = { $player }听到须跟 { $amount }。
scene-out-of-turn = { $act ->
    [fold] { $player }越序弃牌。
    [check] { $player }越序过牌。
    [call] { $player }越序跟注。
    [bet] { $player }越序下注 { $amount }。
    [raise] { $player }越序加注到 { $amount }。
   *[other] { $player }越序全下。
}
scene-skipped = { $what ->
    [spoke-up] 被跳过的{ $player }当即提出。
    [kept-silent] 被跳过的{ $player }没有提出。
    [kept-silent-with-time] 被跳过的{ $player }有时间提出，却没有提出。
   *[other] 被跳过的{ $player }没有时间提出。
}
scene-floor-rules = 裁判裁定：{ $what }。
scene-ruled = 判定：{ $what }。
scene-held-to = 至少算{ $what }。
scene-may-rule = 裁判可裁定：{ $what }。
scene-may-rule-proposed = 裁判可裁定（建议）：{ $what }。
scene-bring-in = 强制注为 { $amount }。
scene-has = { $player }有 { $amount }。
scene-dealt-to = 最后一轮发牌给 { $count } 名玩家。
scene-shuffled = { $count ->
    [0] 没有洗牌。
   *[other] 洗了 { $count } 张牌。
}
scene-killed = { $count ->
    [0] 没有手牌作废。
   *[other] 手牌作废的玩家：{ $players }。
}
scene-best = { $count ->
    [1] { $players }的牌最大。
   *[other] { $players }的牌同为最大。
}
scene-ranked = 从大到小：{ $ranked }
scene-next-hand = 发下一手牌。
scene-not-back = { $player }没有回来。
scene-too-slow = { $player }在场，但超时未摆牌。
scene-declares = { $player }声明特殊牌型。
scene-many = 发 { $count } 手牌，没有人回来。
scene-no-hand = 这样不能开始一手牌。
scene-natural = { $player }的牌是{ natural-name }。
scene-standing = { $standing ->
    [foul] { $player }倒水。
    [false-declaration] { $player }声明了特殊牌型，但并没有。
    [natural] { $player }有特殊牌型。
    [surrendered] { $player }认输。
   *[ordinary] { $player }是普通牌。
}
scene-points = { $points ->
    [0] { $player }与{ $opponent }打平。
   *[other] { $player }赢{ $opponent } { points-of }。
}
scene-paid = { $amount ->
    [0] { $opponent }不必付给{ $player }。
   *[other] { $opponent }付给{ $player } { $amount }。
}
scene-balance = { $gains ->
    [true] { $player }共赢 { $amount }。
   *[other] { $player }共输 { $amount }。
}
scene-raked = 抽水：{ $player } { $amount }。
scene-settled-in = 各对玩家依次结算：{ $pairs }。
scene-leaves = { $player }离桌。
scene-cards-dealt = 共发出 { $count } 张牌。
scene-fouls = { $count ->
    [0] 没有人倒水。
   *[other] 倒水的手数：{ $count }。
}
scene-stake = 每分 { $point }：至少 { $start } 才能入座，至少 { $go_on } 才能继续。
scene-floor = 报告给裁判的情况与裁定
scene-told-pot = 一名玩家询问底池有多少；这种玩法是{ $betting ->
    [pot-limit] 底池限注
    [no-limit] 无限注
   *[other] 限注
  }。
scene-told-stack = { $in_turn ->
    [true] 轮到行动的玩家
   *[other] 还没轮到的玩家
  }询问另一名玩家的筹码，对方{ $faces ->
    [all-in] 已全下
    [bet] 已下注
   *[other] 没有下注
  }。
scene-told-behind = 全下的玩家{ $won ->
    [true] 赢了
   *[other] 输了
  }，事后又发现其 { $amount } 筹码。
scene-told-hidden = { $amount } 筹码被带出视线之外。
scene-told-unowned = 发现 { $amount } 筹码，不属于任何人。
scene-told-disqualified = 一名有 { $amount } 筹码的玩家被取消资格。
scene-told-penalty = 在 { $players } 人桌上给予处罚：{ $what }。
scene-told-dealt = { $redeal ->
    [true] 这手牌重发。
   *[other] { $bring_in ->
        [true] 发下一手牌，受罚玩家拿到最小的明牌。
       *[other] 发下一手牌。
    }
}
scene-time-awarded = 判给底池
scene-time-raised = 提出异议
scene-time-at = 时间
scene-time-acted = 玩家行动
scene-time-declared = 宣布时间到
scene-time-zero = 级别计时归零
scene-time-announced = 宣布新级别
scene-ring-seat = { $standing ->
    [taken] { $seat } 号座
    [waiting] { $seat } 号座，暂不发牌
   *[other] { $seat } 号座，空位
}
scene-ring-button = 庄位在此
scene-ring-small = 小盲位在此
scene-ring-big = 大盲位在此
scene-ring-small-face = 小盲
scene-ring-big-face = 大盲
scene-ring-halted = 等待玩家
scene-ring-down = { $count } 张牌面朝下
scene-contradiction = 这些情况互相矛盾，不作裁定。
scene-told-resumes = 比赛继续，各桌人数：{ $players }。
scene-decks = 从 { $time } 起，{ $tables } 号桌的荷官搅牌并理齐整副牌。
scene-no-decks = 不提醒任何人备牌。
scene-substantial = { $substantial ->
    [true] 已构成实质性行动。
   *[other] 尚未构成实质性行动。
}
scene-hand-best = 最大
scene-reason = { $points ->
    [0] { $player }与{ $opponent }打平：{ scene-reason-name }。
   *[other] { $player }赢{ $opponent } { points-of }：{ scene-reason-name }。
}
scene-reason-name = { $reason ->
    [row] { row-name }
    [row-by-suit] { row-name }，比花色
    [row-tied] { row-name }
    [bonus] { row-name }，含奖励
    [majority] 赢墩较多
    [foul] 倒水
    [foul-bonus] { row-name }，对倒水的奖励
    [both-void] 双方的牌都作废
    [false-declaration] 误报特殊牌型
    [natural] 特殊牌型
    [natural-over-void] 特殊牌型对作废的牌
    [natural-lower] 较小的特殊牌型
    [naturals-tied] 特殊牌型打平
    [surrender] 认输
   *[other] 认输，但不必赔付
}
scene-no-natural = 没有人有特殊牌型。
scene-event = { $players } 名玩家，每桌 { $size } 人；图为结束时各桌
scene-button = 开始时 { $seats } 号座有玩家；图为结束时
scene-draw = 用牌抽取，或由软件抽取
scene-table-deals = { $table } 号桌发一手牌。
scene-table-ends = { $table } 号桌的这手牌结束。
scene-table-loses = { $table } 号桌淘汰 { $count } 名玩家。
scene-table-loses-seats = { $table } 号桌 { $seats } 号座的玩家被淘汰。
scene-down-to = 打到剩 { $count } 名玩家。
scene-at = 计时到 { $time }。
scene-waives = 赛事总监准许 { $table } 号桌缺人继续。
scene-may-not-deal = { $table } 号桌不能发牌。
scene-final-size = 决赛桌为 { $count } 名玩家。
scene-final-table = { $count ->
    [0] 还没有组成决赛桌。
   *[other] 组成决赛桌，共 { $count } 名玩家。
}
scene-table-has = { $table } 号桌有 { $count } 名玩家。
scene-left = 还剩 { $count } 名玩家。
scene-moved = { $table } 号桌 { $seat } 号座的玩家换到 { $to_table } 号桌 { $to_seat } 号座。
scene-halted = { $count ->
    [0] 没有牌桌停止发牌。
   *[other] { $tables } 号桌停止发牌，等待玩家。
}
scene-bust = 第 { $place } 名的奖金为 { $amount }。
scene-hand-for-hand = 赛事总监宣布同步发牌。
scene-seat-loses = { $table } 号桌 { $seat } 号座在一手牌中输掉 { $amount }。
scene-belongs = 发现 { $table } 号桌 { $seat } 号座的玩家本应坐 { $to_table } 号桌 { $to_seat } 号座。
scene-reseats = 赛事总监把 { $table } 号桌 { $seat } 号座的玩家调到 { $to_table } 号桌 { $to_seat } 号座。
scene-stack-at = { $table } 号桌 { $seat } 号座：筹码 { $amount }。
scene-rebuys = { $table } 号桌 { $seat } 号座的玩家重购。
scene-may-not-rebuy = { $table } 号桌 { $seat } 号座的玩家不能重购。
scene-clock = 计时显示 { $time }。
scene-level = 现在是第 { $level } 级。
scene-game = 玩法为{ $game }。
scene-blinds = 盲注为 { $small } 和 { $big }。
scene-ante = { $amount ->
    [0] 没有前注。
   *[other] 前注为 { $amount }。
}
scene-button-at = 庄位在 { $seat } 号座。
scene-small-at = { $seat ->
    [0] 没有小盲。
   *[other] 小盲在 { $seat } 号座。
}
scene-big-at = 大盲在 { $seat } 号座。
scene-small-posted = { $seat ->
    [0] 没有人下小盲。
   *[other] { $seat } 号座下小盲。
}
scene-seat-comes = 玩家坐到 { $seat } 号座。
scene-seat-leaves = { $seat } 号座的玩家离开。
scene-worst-open = 最差的空座位是 { $seat } 号座。
scene-dealt-in = 有牌的座位：{ $seats }。
scene-waiting = { $count ->
    [0] 没有人等待庄位经过。
   *[other] 等待庄位经过的座位：{ $seats }。
}
scene-draws-seats = 为 { $count } 名玩家抽取 { $tables } 张牌桌的座位。
scene-seated = { $count } 名玩家各有自己的座位。
scene-drawn-again = { $same ->
    [true] 同一种子抽出同样的座位。
   *[other] 同一种子抽出别的座位。
}
scene-highest = { $count ->
    [1] { $players }的牌最大。
   *[other] { $players }的牌同为最大。
}
scene-gets = { $player }得到 { $seat }。
scene-race = 移除 { $chip } 面额的筹码，换成 { $into } 面额
scene-race-holds = { $seat } 号座有 { $removed } 枚 { $chip } 面额的筹码。
scene-race-dealt = { $seat } 号座凭零头筹码得到 { $cards }。
scene-race-won = { $count ->
    [0] 没有人得到 { $into } 面额的筹码。
    [1] { $seats } 号座得一枚 { $into } 面额的筹码。
   *[other] { $seats } 号座各得一枚 { $into } 面额的筹码。
}
scene-race-kept-in = { $seat } 号座输掉了最后的筹码，仍得到一枚 { $into } 面额的筹码。
scene-race-worth = { $seat } 号座现有 { $amount }。
scene-race-found = 抢筹之后又出现 { $count } 枚 { $chip } 面额的筹码。
scene-race-exchange = { $ruling ->
    [floor] 由裁判决定。建议：换成 { $exchange } 的在用筹码，收走 { $void }。
   *[settled] 换成 { $exchange } 的在用筹码，收走 { $void }。
}
