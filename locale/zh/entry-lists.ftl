### 按名单报名：赛事总监一次为许多玩家报名。

refusal-entries-too-many = 锦标赛还剩 { $free } 个名额，名单上却有 { $came } 人。请缩短名单。
refusal-entries-none-new = 没有为任何人报名：名单上 { $here } 人已报名，{ $out } 人已出局。
refusal-re-entry-by-order = { $player }报过名，已出局。请在本页查找这名玩家，选“重进”。
refusal-player-in-too-many = 这名玩家已报名 { $most } 场锦标赛，达到上限。
refusal-player-not-invited = 这名玩家没有通过邀请进入这个家庭局。
refusal-act-not-of-player = { $player }不是按这份名单报的名。
refusal-act-entry-played = 此后已给{ $player }发过一手牌，这次报名不能撤回。名单上其他人仍可撤回：打开该玩家的资料，选“撤回报名”。
refusal-act-entry-drawn = { $player }的座位是开赛时抽定的，报名不能撤回。不该参赛的玩家，请移出。
refusal-act-entry-removed = { $player }已被移出并有了名次。请先撤销移出，再撤回报名。
refusal-act-entry-closed = 报名已截止，奖金不再改变，{ $player }的报名也不能撤回。
refusal-act-entry-chips = { $player }的筹码已与报名时不同：买过、更正过，或罚过筹码。请先撤销那一项。
refusal-act-entry-balanced = 此后为平衡 { NUMBER($table, useGrouping: 0) } 号桌移动过玩家，{ $player }就坐在或坐过那一桌，报名不能撤回。不该参赛的玩家，请移出。
refusal-act-entry-paid = 撤回{ $player }的报名后，剩下的人数就少于获奖的 { $paid } 人，报名会随之截止，因此不能撤回。
refusal-re-entry-of-persons = { $player }不能重新参赛：牌室没有（或不再保存）这名玩家。
news-directed-enter-players = { $more ->
    [0] { $by }为{ $players }报名。原因：{ $reason }
   *[other] { $by }为{ $players }等人报名，另有 { $more } 人。原因：{ $reason }
}
news-directed-re-enter-player = { $by }让{ $player }重新参赛。原因：{ $reason }

entry-list-title = 按名单为玩家报名
entry-list-text = 选择 CSV 或 JSON 文件，每行一名玩家：“name”一列必填，“id”一列可有可无。先检查整份名单，已报名的玩家自动跳过。
entry-list-house = 牌室的全部玩家
entry-list-reason = 名单：{ $name }
entry-list-checking = 正在检查名单……
entry-list-entering = 已报名 { $done } / { $total } 人
entry-list-over =
    { $total ->
        [0] 没有新报名：名单上的 { $here } 人此前均已报名。
       *[other] { $here ->
            [0] { $total } 人已全部报名。
           *[other] { $total } 人已全部报名，另有 { $here } 人此前已报名。
        }
    }
entry-list-stopped = 已停止：{ $total } 人中 { $done } 人已报名。
entry-list-refused = 没有为任何人报名：有 { $count } 名玩家不能报名。
entry-list-halted = { $total } 人中 { $done } 人已报名，其余未被接受：
entry-list-fault =
    { $line ->
        [0] { $name }：{ $why }
       *[other] 第 { $line } 行，{ $name }：{ $why }
    }
entry-list-again = 再选同一份名单即可继续，不会重复报名。
entry-list-stop = 停止

# 到柜台来的玩家，单独报名
entry-one-title = 为一名玩家报名
entry-one-text = 输入姓名：可以是牌室认识的玩家；新玩家会加入牌室的玩家名单。
entry-one-name = 姓名
entry-one-done = { $status ->
    [playing] { $name }已报名，座位：{ $stands }。
    [alternate] { $name }已报名：{ $stands }。
   *[other] { $name }已报名。
}
entry-one-new = { $status ->
    [playing] { $name }已报名，并已加入牌室的玩家名单。座位：{ $stands }。
    [alternate] { $name }已报名，并已加入牌室的玩家名单：{ $stands }。
   *[other] { $name }已报名，并已加入牌室的玩家名单。
}
entry-one-passed = { $status ->
    [playing] { $name }此前已报名，座位：{ $stands }。
    [alternate] { $name }此前已报名：{ $stands }。
    [out] 没有为{ $name }报名：{ $stands }。
   *[other] { $name }此前已报名。
}

# 赛事总监查找与本赛事有关的所有人
entries-find-title = 查找玩家
entries-find-words = 姓名、桌号或“桌号-座号”
entries-find-status = 状态
entries-find-any = 所有人
entries-find-all = 显示所有人
entries-find-none = 没有符合条件的人。
entries-all-entered = 已报名，未开赛
entries-all-playing = 在赛
entries-all-alternate = 候补
entries-all-out = 已出局
entries-all-withdrawn = 已取消报名
entries-are-entered = 已报名
entries-are-playing = 在赛
entries-are-alternate =
    { $place ->
        [0] 候补中
       *[other] 候补第 { $place } 名
    }
entries-are-out = 出局，第 { $place } 名
entries-are-withdrawn = 已取消报名
entries-nothing-to-do = 这里已没有可做的操作。
director-withdraw = 取消报名
director-again = 重进
director-unenter = 撤回报名
director-enter = 报名
withdraw-text = 取消报名，费用退回。
withdraw-button = 为玩家取消报名
re-enter-text = { $paid ->
    [wallet] 玩家已出局，按本场锦标赛的规定重新参赛：从玩家的钱包中扣除 { NUMBER($amount) }，座位随机抽取。
    [desk] 玩家已出局，按本场锦标赛的规定重新参赛：在柜台付款 { NUMBER($amount) }，座位随机抽取。
   *[nowhere] 玩家已出局，按本场锦标赛的规定重新参赛，座位随机抽取。
}
re-enter-button = 让玩家重进
unenter-text = 这名玩家是误报名的，还没有给其发过牌：费用退还，座位空出，不计名次。
unenter-button = 撤回这次报名
enter-text = { $paid ->
    [wallet] 报名已取消。现为玩家重新报名：从玩家的钱包中扣除 { NUMBER($amount) }。
    [desk] 报名已取消。现为玩家重新报名：在柜台付款 { NUMBER($amount) }。
   *[nowhere] 报名已取消。现为玩家重新报名。
}
enter-button = 为玩家报名
reasons-re-enter-player = 在柜台提出 | 已在柜台付款
reasons-enter-player = 在柜台提出 | 已在柜台付款

# 命令行
cli-event-enter =
    按名单为玩家报名参加一场锦标赛；牌室须开着。

    名单是 CSV 或 JSON，与 `ruleone players import` 的相同。先检查整份名单；出错的每一行都会列出，此时不为任何人报名（退出码为 1）。牌室里还没有的玩家会加入牌室名单。已报名的跳过：名单中断后，再运行同一条命令即可继续。

    示例（用赛事总监的链接，或用令牌）：

    ruleone event enter field.csv --event e3 --link http://127.0.0.1:8000/link/...

    ruleone event enter field.json --event e3 --token "$SECRET"
cli-event-enter-file = 名单：文件名以 .json 结尾的是 JSON，否则是 UTF-8 的 CSV。
cli-event-enter-event = 锦标赛，例如 e3。
cli-event-enter-done = 已报名 { $done } 人，此前已报名 { $here } 人。
cli-event-enter-nobody = 没有为 { $file } 中的任何人报名：其中 { $count } 行有错。
cli-event-enter-cut-short = { $total } 人中 { $done } 人已报名。再执行同一条命令即可继续。
