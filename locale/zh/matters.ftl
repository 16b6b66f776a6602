## 赛事总监此刻要留意的事

matters-title = 待处理
matters-none = 没有待处理的事。
matters-in = 还有 { $left }
matters-at-frozen = 去处理
matters-at-halts = 看这张牌桌
matters-at-gate = 看同步发牌
matters-at-clock = 看计时
matters-at-start = 看开赛设置
matters-at-entries = 看报名
matters-at-player = 看这名玩家
director-come-to-call = 马上到
director-answer-call = 已处理
matters-at-floor = 去裁判页
matters-at-cashier = 去找收银员发奖

matter-event-frozen = 整场锦标赛已冻结：有数目对不上（{ $what }）。
matter-table-frozen = { NUMBER($table, useGrouping: 0) } 号桌已冻结：有数目对不上（{ $what }）。
matter-table-halted = { NUMBER($table, useGrouping: 0) } 号桌停止发牌：该桌 { $players } 人，人数最多的一桌 { $fullest } 人。{ $waivable ->
    [true] 等待补入玩家，或由你让该桌缺人继续。
   *[other] 等待补入玩家。
}
matter-floor-coming = { NUMBER($table, useGrouping: 0) } 号桌荷官已叫裁判，{ $coming }马上到。{ $about }
matter-floor-called = { NUMBER($table, useGrouping: 0) } 号桌荷官呼叫裁判。{ $about }
matter-ruling-waits = { $count ->
   *[other] { NUMBER($table, useGrouping: 0) } 号桌有 { $count } 项裁定待作。
}
matter-clock-called = { NUMBER($table, useGrouping: 0) } 号桌 { $seat } 号座被要求计时。
matter-prepare-decks = 有 { $players } 名或更多玩家的牌桌：荷官搅牌并理齐整副牌。
matter-gate-held = { NUMBER($table, useGrouping: 0) } 号桌：全下被跟注，牌面朝下，等你放行。
matter-gate-waits = { $count ->
    [1] 同步发牌：各桌都在等 { $tables } 号桌。
   *[other] 同步发牌：还在打的有 { $tables } 号桌。
}
matter-blinds-outgrow = { $counted ->
    [points] 每分价值已过大：场上筹码总共只有 { $depth } 分，至少应有 { $least } 分。
   *[other] 盲注已过大：场上筹码总共只有 { $depth } 个大盲，至少应有 { $least } 个。
}
matter-blinds-will-outgrow = { $counted ->
    [points] 到第 { $level } 级每分价值将过大：场上筹码总共只有 { $depth } 分，至少应有 { $least } 分。
   *[other] 到第 { $level } 级盲注将过大：场上筹码总共只有 { $depth } 个大盲，至少应有 { $least } 个。
}
matter-late-closing = { $with ->
    [this-break] 这次休息结束时，延迟报名截止。
    [break] 第 { $level } 级后的休息结束时，延迟报名截止。
   *[other] 第 { $level } 级结束时，延迟报名截止。
}
matter-alternates-wait = { $count ->
   *[other] { $count } 名候补在等座位。
}
matter-alternates-left = { $count ->
   *[other] 还有 { $count } 名候补在等：届时没有座位的，退还报名费。
}
matter-alternates-short = { $count ->
   *[other] 空着 { $count } 个座位，没有候补在等。
}
matter-blinded-off = { $player }不在（{ NUMBER($table, useGrouping: 0) } 号桌 { $seat } 号座），只剩 { $stack }：下一圈盲注和前注要收 { $cost }。
matter-final-table-smaller = 决赛桌将有 { $size } 人。文件规定 { $book } 人，但这些玩法最多只够 { $size } 人。
matter-start-nobody-entered = 无法开赛：还没有人报名。
matter-start-too-few-entries = 无法开赛：已有 { $came } 人报名，至少要 { $needed } 人。
matter-start-bags-unsigned = { $players ->
   *[other] 无法开赛：有 { $players } 个筹码袋没有签字。
}
matter-start-day-not-drawn = 无法开赛：当天的座位还没有抽签。
matter-table-quiet = 第 { NUMBER($table, useGrouping: 0) } 桌：已有 { $minutes } 分钟没有任何报告。
director-looked-at-table = 人都还在
matter-prizes-unpaid = 还有 { $count } 份奖金未发，共 { $amount }。
matter-charges-due = 还有 { $count } 笔款项待收，共 { $amount }。
matter-prizes-due = 收银台有 { $count } 份奖金待付，共 { $amount }。
matter-prize-overpaid = 已付给{ $player }奖金 { $paid }，现在应付 { $owed }。已付的不变，差额请与该玩家结清。
matters-more-unpaid = 另有 { $count } 场锦标赛的奖金尚未发完，请到赛果页查看。
