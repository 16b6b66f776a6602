### 按名单报名：赛事总监一次为许多玩家报名。

refusal-entries-too-many = 锦标赛还剩 { $free } 个名额，名单上却有 { $came } 人。请缩短名单，或在条款中放宽报名人次上限。
refusal-entries-none-new = 没有为任何人报名：名单上 { $here } 人已报名，{ $out } 人已出局。
refusal-re-entry-by-order = { $player }报过名，已出局。请在本页查找这名玩家，选“重进”。
refusal-player-in-too-many = 这名玩家已报名 { $most } 场锦标赛，达到上限。
refusal-player-not-invited = 这名玩家没有通过邀请进入这个家庭局。
refusal-act-not-of-player = { $player }不是按这份名单报的名。
refusal-act-entry-played = 此后已给{ $player }发过一手牌，这次报名不能撤回。{ $others ->
    [0] {""}
   *[other] 名单上还有 { $others } 人可以撤回：打开该玩家的资料，选“撤回报名”。
  }
refusal-act-entry-drawn = { $player }的座位是开赛时抽定的，报名不能撤回。不该参赛的玩家，请移出。
refusal-act-entry-removed = { $player }已被移出并有了名次。请先撤销移出，再撤回报名。
refusal-act-entry-closed = 报名已截止，奖金不再改变，{ $player }的报名也不能撤回。
refusal-act-entry-chips = { $player }的筹码已与报名时不同：买过、更正过，或罚过筹码。请先撤销那一项。
refusal-act-entry-balanced = 此后为平衡 { NUMBER($table, useGrouping: 0) } 号桌移动过玩家，{ $player }就坐在或坐过那一桌，报名不能撤回。不该参赛的玩家，请移出。
refusal-act-entry-paid = 撤回{ $player }的报名后，剩下的人数就少于获奖的 { $paid } 人，报名会随之截止，因此不能撤回。
refusal-re-entry-of-persons = { $player }不能重新参赛：牌室没有（或不再保存）这名玩家。
refusal-list-large = 名单太大：最多 { $most } 字节。
refusal-list-rows = 名单太长：最多 { $most } 行。
refusal-list-columns = 第 { $line } 行有 { $came } 列，最多 { $most } 列。
refusal-list-cell = 第 { $line } 行有一格太长。请检查是否有引号没有闭合。
refusal-list-old-workbook = 这是旧格式的工作簿（.xls），或带有密码。请另存为不带密码的 .xlsx，或存为 CSV。
refusal-list-no-workbook = 这个文件不是完好的工作簿（.xlsx）。请用表格软件打开后重新保存，或存为 CSV。
refusal-list-workbook-grows = 这个工作簿解压后超过 { $most } 字节。请把名单复制到新的工作簿，或存为 CSV。
refusal-list-sheet = 工作簿里没有名为“{ $came }”的工作表。
refusal-list-no-tdt = 第 { $line } 行：这个 The Tournament Director（赛事总监软件）的存档已损坏。请在那里重新保存，或把玩家导出为 CSV。
refusal-list-role = 没有“{ $came }”这种列。可用：name、first、last、id、paid、kept、ignored。
news-directed-enter-players = { $more ->
    [0] { $by }为{ $players }报名。{ reason-behind }
   *[other] { $by }为{ $players }及另外 { $more } 人报名。{ reason-behind }
}
news-directed-re-enter-player = { $by }让{ $player }重新参赛。{ reason-behind }

entry-list-title = 按名单为玩家报名
entry-list-text = 粘贴名单，每行一个名字；或选择文件：CSV、工作簿（.xlsx）、JSON、赛事总监软件 The Tournament Director 的存档（.tdt）。报名之前，先看到整份名单。
entry-list-paste = 名单，每行一个名字
entry-list-pasted = 粘贴的名单
entry-list-check = 检查名单
entry-list-other = 换一份名单
entry-list-who = 第 { $line } 行“{ $name }”是谁
entry-list-choose = 请选择
entry-list-this = { $name }（牌室已有）
entry-list-new = 新玩家
entry-list-skip = 不报名
entry-list-doubles = { $count } 处重名：分别是谁？
entry-list-double-same = 第 { $line } 行：与第 { $same } 行相同。
entry-list-double-here = 第 { $line } 行：已报名。
entry-list-double-like = 第 { $line } 行：牌室有 { $count } 人叫这个名字，或名字相近。
entry-list-known = 牌室已有的玩家：{ $count } 名
entry-list-wrong = 有 { $count } 行不能报名：
entry-list-left = 有 { $count } 行未报名：
entry-list-nobody = 名单里没有找到名字。
entry-list-paid = 标为已付款的有 { $count } 名：{ $names }。请在柜台登记收款。
entry-list-have-paid = 已付款的有 { $count } 名：{ $names }。
entry-list-paid-by = 付款方式
entry-list-paid-later = 不登记：仍为应付
entry-list-partly = 有 { $count } 名付的不是 { $price }，仍为应付：{ $names }。
entry-list-enter = 为 { $count } 人报名
entry-list-open = 还有 { $count } 处重名，请先选择。
entry-list-unread = 名单无法读取：
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


# 名单是怎样读的
list-columns = 各列
list-column = { $letter } 列
list-header = 第一行是列名
list-sheet = 工作表
list-encoding = 文字编码
list-encoding-utf-8 = Unicode（UTF-8）
list-encoding-utf-16-le = Unicode（UTF-16）
list-encoding-utf-16-be = Unicode（UTF-16，大端）
list-encoding-gb18030 = 中文（GB18030）
list-encoding-cp1252 = 西文（Windows-1252）
list-role-name = 名字
list-role-first = 名
list-role-last = 姓
list-role-id = 本牌室的编号
list-role-paid = 已付款
list-role-place = 名次
list-role-points = 积分
list-role-kept = 作为资料保存
list-role-ignored = 不用
list-foreign = “{ $title }”不是本牌室的编号，不能用来找人。会作为资料记在玩家名下；不需要就选“不用”。
list-own-id = 本牌室的编号直接找到玩家，不看这一行的名字。

# 到柜台来的玩家，单独报名
entry-one-title = 为一名玩家报名
entry-one-text = 输入姓名：可以是牌室认识的玩家；新玩家会加入牌室的玩家名单。
entry-one-room = 只有整个牌室的总监才能替他人报名，因为报名会写入牌室的玩家名单。{ $desk ->
    [yes] 玩家在手机上提出的申请，你可以在“收付款”页接受。
   *[no] {""}
}
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
entries-way-over = { $why }时间是 { $time }。
entries-nothing-to-do = 这里已没有可做的操作。
director-withdraw = 取消报名
director-again = 重进
director-unenter = 撤回报名
director-forfeit = 放弃筹码重进
director-enter = 报名
withdraw-text = 取消报名，费用退回。
withdraw-button = 为玩家取消报名
re-enter-text = { $paid ->
    [wallet] 玩家已出局，按本场锦标赛的规定重新参赛：从玩家的钱包中扣除 { NUMBER($amount) }，座位随机抽取。
    [desk] 玩家已出局，按本场锦标赛的规定重新参赛：在柜台付款 { NUMBER($amount) }，座位随机抽取。
   *[nowhere] 玩家已出局，按本场锦标赛的规定重新参赛，座位随机抽取。
}
forfeit-text = 收走全部筹码。玩家再付报名费，领新筹码，抽座位。
forfeit-chips = 放弃的筹码
forfeit-button = 收回 { $chips } 筹码，重进
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
    把一份名单上的玩家报进一间开着的牌室里的锦标赛。

    名单可以是粘贴的名字、CSV（任何分隔符、任何列名）、工作簿（.xlsx）、赛事总监软件 The Tournament Director 的存档（.tdt），或与 `ruleone players import` 相同的 JSON。先检查整份名单：哪一行有错，或不清楚是谁，都会列出，一个人也不报名（退出码 1）。加上 --leave，其余的人照常报名。牌室不认识的玩家会加入玩家名单。已报名的人、重复的名字，只报一次；中断之后，再运行同一条命令即可继续。

    示例（用赛事总监的链接，或用令牌）：

    ruleone event enter field.csv --event e3 --link http://127.0.0.1:8000/link/...

    ruleone event enter club.xlsx --event e3 --sheet Friday --columns name,ignored,paid --leave
cli-event-enter-file = 名单。种类由内容判断；文件名以 .json 结尾的是 JSON。
cli-event-enter-columns = 各列是什么，用逗号隔开：name、first、last、id、paid、kept、ignored。不写则自动判断。
cli-event-enter-sheet = 工作簿中的工作表；默认取第一张有内容的。
cli-event-enter-leave = 有错或不清楚的行略过，其余照常报名。
cli-event-enter-unclear = 第 { $line } 行“{ $name }”：牌室里可能是 { $count } 人中的一个。请加上“id”一列，或在名字后加编号。
cli-event-enter-same = 第 { $line } 行“{ $name }”：与第 { $same } 行相同，只报名一次。
cli-event-enter-paid = 标为已付款：{ $names }
cli-event-enter-event = 锦标赛，例如 e3。
cli-event-enter-done = 已报名 { $done } 人，此前已报名 { $here } 人。
cli-event-enter-nobody = 没有为 { $file } 中的任何人报名：其中 { $count } 行有错。
cli-event-enter-cut-short = { $total } 人中 { $done } 人已报名。再执行同一条命令即可继续。
