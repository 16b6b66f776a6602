### 命令行。

cli-about =
    RuleOne 按规则书发牌，并主持锦标赛。

    先运行 `ruleone serve`：它会开一间牌室并显示网址。每条命令都可加 --help 了解详情。
cli-version = ruleone { $version }，内核：{ $kernel ->
    [native] 原生（C++）
   *[python] Python
    }，引擎：{ $engine ->
    [compiled] 已编译
   *[python] Python
    }
cli-version-help = 显示版本，以及本机用于比牌的内核和用于发牌的引擎。
cli-help-usage = 用法：{ $command }
cli-help-usage-options = [选项]
cli-help-usage-commands = 命令 [参数]...
cli-help-help = 显示这段帮助并退出。
cli-help-arguments = 参数
cli-help-options = 选项
cli-help-commands = 命令
cli-help-error = 出错
cli-help-required = [必填]
cli-help-default = [默认：{ $value }]
cli-help-try = 运行 { $command } 查看帮助。
cli-value-number = 数字
cli-value-text = 文本
cli-value-folder = 文件夹
cli-value-file = 文件
cli-value-files = 文件
cli-value-url = 网址
cli-value-hands = 手牌
cli-value-cards = 牌
cli-mistake-missing = 缺少{ $name }：{ $what }
cli-mistake-no-command = 没有“{ $name }”这条命令。可用的命令：{ $commands }。
cli-mistake-no-option = 没有“{ $name }”这个选项。
cli-mistake-no-option-near = 没有“{ $name }”这个选项。相近的有：{ $near }。
cli-mistake-takes-none = 选项“{ $name }”不带值。
cli-mistake-no-value = 选项“{ $name }”后面要写一个值。
cli-mistake-too-much = 多余的参数：“{ $came }”。
cli-mistake-no-folder = { $name }：“{ $came }”是文件。请给文件夹。
cli-mistake-no-file = { $name }：“{ $came }”是文件夹。请给文件。
cli-mistake-choice = { $name }不能是“{ $came }”。可选：{ $known }。
cli-mistake-number = { $name }应为{ $range ->
    [between] { $least } 至 { $most } 的
    [from] 不小于 { $least } 的
   *[none] {""}
    }{ $whole ->
    [true] 整数
   *[false] 数字
    }，不能是“{ $came }”。

cli-rank =
    比较几手牌的大小，并报出各自的牌型。

    一手牌是连写的 5 至 7 张牌，先点数后花色：A K Q J T 9 …… 2，再加 s（黑桃）、h（红桃）、d（方片）或 c（梅花）。给 6 或 7 张时取最好的五张。用 --board 时，每手牌都与公共牌合在一起比较。用 --order 可按另一种大小规则比较；用 --omaha 时按奥马哈规则，取手中两张和公共牌三张。

    示例：

    ruleone rank AsKsQsJsTs 9c9d9h4s4d

    ruleone rank AhKh QsQd --board Ac9h5h2c7h

    ruleone rank 8c6d4s3sAsKdKc 7s5d4h3c2sJhJd --order ace-to-five

    ruleone rank As2dKcKh QsQd3h2h --board 3c4h8sQcKs --omaha --order eight-or-better
cli-rank-hands = 要比较的牌，例如 AsKsQsJsTs 或 A♠K♠Q♠J♠10♠。只给出单张牌时，合为一手牌。
cli-rank-board = 各手牌共用的公共牌，例如 Ac9h5h2c7h。
cli-rank-order = 大小规则：high、ace-to-five、eight-or-better、deuce-to-seven、badugi、badugi-ace-high、short-deck 及其变体。
cli-rank-omaha = 取手中两张和公共牌三张。
cli-rank-lang = 牌型名称所用的语言。
cli-rank-json = 输出一份 JSON：每手牌的名次、牌、成牌所用的牌、牌力值、牌型、点数和名称，最好的在前。
cli-rank-place = 名次
cli-rank-cards = 牌
cli-rank-name = 牌型
cli-rank-value = 牌力
cli-rank-written = { $cards }
cli-rank-wrong = “{ $hand }”不是一手牌。一手牌应为 { $least } 至 { $most } 张互不相同的牌{ $short ->
    [true] （点数 6 及以上）
   *[false] {""}
    }，每张先点数后花色，例如 As 或 Td。
cli-rank-wrong-with-board = “{ $hand }”加上公共牌“{ $onboard }”不是一手牌。两者合计应为 { $least } 至 { $most } 张互不相同的牌{ $short ->
    [true] （点数 6 及以上）
   *[false] {""}
    }，每张先点数后花色，例如 As 或 Td。
cli-rank-wrong-omaha = “{ $hand }”加上公共牌“{ $onboard }”不是一手牌。奥马哈应为手中 4 至 6 张、公共牌 3 至 5 张，互不相同{ $short ->
    [true] （点数 6 及以上）
   *[false] {""}
    }，每张先点数后花色，例如 As 或 Td。
cli-rank-no-order = 没有“{ $order }”这种大小规则。可用的有：{ $orders }。
cli-rank-no-omaha = 奥马哈用五张牌比较，{ $order } 不是五张牌的规则。
cli-rank-too-many = { $came } 手太多：一次最多比较 { $most } 手牌。

cli-serve =
    开一间牌室，并让它一直开着。

    启动后会显示供大家访问的网址和一个供赛事总监使用的链接。发生的一切都存入一个文件夹；用同一个文件夹再次启动，牌局会从原处继续，崩溃之后也一样。

    示例：

    ruleone serve

    ruleone serve --host 0.0.0.0 --port 8080

    ruleone serve --data ~/friday-night

    ruleone serve --rules friday-club.toml
cli-serve-rules = 牌室采用的本场规则：更改某个版本选项的文件，或版本的名称。可多次使用：以 chinese 为基础的用于十三水，以 holdem-a、-b 或 -c 为基础的用于相应的家庭局，其他的用于其余牌局。启动时读取；正在进行的牌局沿用开始时的规则。
cli-serve-rules-twice = { $first }和{ $second }规定的是同样的牌局，请只给出其中一个。
cli-serve-rules-unplayable = 按 { $edition }，牌室无法发牌（{ $what }）：{ $why }。
cli-serve-rules-in-force = 采用规则：{ $editions }
cli-serve-changed = 自本牌室上次采用以来，这个版本的规则已有改动：{ $edition }。新的锦标赛和牌桌按新规则进行。
cli-serve-changed-option = - { $option }：现为 { $today }，此前为 { $value }（{ $rule }）。
cli-serve-taken-up = { $names } 开始时用的规则（{ $edition }）在这一版软件中已有改动，继续用开始时的规则。新的锦标赛和牌桌用新规则。
cli-serve-carried-stays = - { $option } 仍为 { $value }；该版本现在为 { $today }。
cli-serve-carried-before = - { $option } 是新选项：按有此选项之前的做法，取 { $value }；该版本为 { $today }。
cli-serve-carried-unknown = - { $option } 是新选项，此前的做法不详：按该版本现在的设置，取 { $value }。
cli-serve-carried-gone = - { $option } 原为 { $value }：这一版软件已没有这个选项，按软件的固定做法处理。
cli-serve-host = 监听的地址。127.0.0.1 只限本机；0.0.0.0 可让手机和局域网内的其他设备加入。
cli-serve-port = 端口。若已被占用，会改用其后第一个空闲端口并说明；0 表示任选。
cli-serve-data = 牌室的数据文件夹，没有时自动建立。
cli-serve-pace = 电脑玩家思考以及两手牌之间的快慢：2 为两倍速，0 为完全不等待。真人玩家的行动时间不变。
cli-serve-name = 牌室另外接受的主机名，例如部署在代理之后时；可多次使用。
cli-serve-address = 别人访问牌室所用的地址，例如代理之后的 https://cards.example.org。链接、二维码和打印的纸张都用它。
cli-serve-bad-address = { $came } 不是牌室地址。请写 http:// 或 https://，加主机名，需要时再加端口。
cli-serve-json = 用一行 JSON 显示网址和总监链接。
cli-serve-open = 牌室已开：{ $address }
cli-serve-director = 总监入口：{ $address }
cli-serve-others = 其他设备：{ $address }
cli-serve-saved = 保存位置：{ $data }（按 Ctrl+C 关闭，不会丢失任何内容）
cli-serve-warning = 请注意：局域网内任何人都能进入，传输内容没有加密。
cli-serve-alone = 只有这台电脑能进入：链接和二维码在别的设备上打不开。加 --host 0.0.0.0 可让局域网内的设备进入；部署在代理之后时用 --address 写明地址。
cli-serve-port-busy = 端口 { $port } 已被占用，牌室改用 { $free }。
cli-serve-closed =
    牌室已关闭。一切都保存在 { $data }。
    日志校验值：{ $head }
cli-serve-in-use = { $data } 已被另一个 ruleone serve 占用。请先停掉那一个，或用 --data 另选文件夹。
cli-serve-no-folder = 文件夹 { $data } 无法使用：{ $why }。
cli-serve-no-door = 牌室无法监听 { $host } 的端口 { $port }：{ $why }。
cli-serve-no-pages = 网页尚未构建：程序可以使用牌室，浏览器不能。在源码目录中运行 `make run` 即可构建。
cli-serve-stale-pages = 网页比源码旧，浏览器看到的是上次构建的内容。运行 `npm --prefix { $ui } run build` 即可重新构建。
cli-serve-journal-failed = { $data } 中的日志无法写入：{ $why }。牌室已停止，没有保存的内容从未显示给任何人。请腾出空间或修复磁盘后重新启动，牌局会从原处继续。
cli-serve-fault = 牌室因内部错误（{ $why }）停止，详情见运行记录。显示过的内容都已存入 { $data }：重新启动后牌局会从原处继续。
cli-serve-damaged = { $data } 中的日志已损坏：{ $what }。没有改动任何内容。请先把该文件夹另存一份，再用以前的备份恢复。
cli-serve-damaged-stream = { $data } 中的日志已损坏（{ $stream }）：{ $what }。该处{ $intact ->
    [0] 没有完好的记录
   *[other] 前 { $intact } 条完好
  }。没有改动任何内容。请先把该文件夹另存一份，再用以前的备份恢复。
cli-serve-set-aside = { $stream } 已损坏，先搁置：{ $what }。其中的锦标赛或牌局已经结束，牌室照常开放。运行 `ruleone verify` 可查看全部损坏；备份中有原来的记录。
cli-serve-bad-key = { $where } 中没有可用的密钥。密钥是 64 位十六进制数。请放入正确的密钥，或将其移除，以新密钥开放牌室。
cli-serve-key-lost = 缺少写入这间牌室所用的密钥。进行中的牌局作废，身份链接和令牌失效，Webhook 须重新添加。已结束的牌局和成绩完整无缺。
cli-serve-hand-void = { $name } 的第 { $number } 手作废：没有密钥，无法读取其中的牌。每人的筹码退回到这手牌开始之前。
cli-serve-cut-back = { $data } 中的日志末尾已损坏：{ $what }。牌室从最后一条完整的记录继续，共 { $entries } 条。丢失：{ $lost }{ $unread ->
    [yes] ，另有最后写入的内容无法读取
   *[no] {""}
    }。损坏的文件另存为 { $kept }。
cli-serve-cut-nothing = 没有可读的记录
cli-serve-cut-stream = { $stream }（{ $count } 条）
cli-serve-verify = 开放前先读取日志的每一条记录并报告结果；日志有损坏则不开放。
cli-serve-abandoned-event = { $name } 原本正在进行，现已结束，没有结果：{ $reason ->
    [rules-not-kept] 这一版软件中同名的规则已经不同，而写下日志的旧版软件没有保存原来的规则（{ $why }）
    [rules-unreadable] 规则存在日志中，但这一版软件已无法照此进行（{ $why }）
   *[form] 这一版软件无法读取经过（{ $why }）
    }。玩家会看到说明。经过保留在日志的 event/{ $name } 流中。
cli-serve-abandoned-cash-table = 现金桌 { $name } 原本正在进行，现已关闭：{ $reason ->
    [rules-not-kept] 这一版软件中同名的规则已经不同，而写下日志的旧版软件没有保存原来的规则（{ $why }）
    [rules-unreadable] 规则存在日志中，但这一版软件已无法照此进行（{ $why }）
   *[form] 这一版软件无法读取经过（{ $why }）
    }。所有筹码已退回各人的钱包，未打完的一手按开始时的筹码退还，玩家会看到说明。经过保留在日志的 cash/{ $name } 流中。

cli-link =
    再给出一个进入此文件夹中牌室的总监链接。

    链接一小时内有效，只能由一个浏览器打开。牌室若已关闭，链接在牌室再次开启后有效。能写入该文件夹的人就能担任总监。
cli-link-room = 链接所用的地址，例如 https://cards.example。不指定时，用牌室最近一次开启时供他人访问的地址，另附本机地址。
cli-link-opens-once = 这个链接一小时内有效，只能由一个浏览器打开：
cli-link-here = 同一链接的本机地址，供本机上的程序使用：
cli-link-opens-later = 牌室已关闭。牌室开启后一小时内，这个链接可由一个浏览器打开：
cli-link-not-made = { $data } 中的牌室正在运行，但没有生成链接。它是否正忙或仍在启动？请再试一次。
cli-verify =
    检查牌室的数据文件夹：读取每一条记录，报告哪些完好、哪些损坏。

    不会改动文件夹的内容。全部完好时退出码为 0，有损坏时为 1，没有牌室可查或牌室正开着时为 2。

    示例：

    ruleone verify room-data

    ruleone verify ~/friday-night --json
cli-verify-data = 牌室的数据文件夹。
cli-verify-json = 输出一份 JSON：记录数、数据流数和每处损坏。
cli-verify-head = 以前记下的日志校验值。日志若不再含有当时的记录（例如末尾遭截断），会指出来。
cli-verify-no-head = { $head } 不是日志校验值。格式为记录数、连字符和 64 位十六进制数，与 verify 显示的一致。
cli-verify-head-now = 日志校验值：{ $head }
cli-value-head = 校验值
cli-verify-sound = { $data } 完好：{ $streams } 个数据流共 { $entries } 条记录，均与写入时一致。
cli-verify-damaged = { $data } 已损坏。{ $streams } 个数据流中 { $intact } 个完好，{ $entries } 条记录可信。没有改动任何内容。
cli-verify-fault = - { $what }
cli-verify-fault-stream = - { $stream }：{ $what }。其中{ $intact ->
    [0] 没有完好的记录。
   *[other] 前 { $intact } 条记录完好。
  }
cli-verify-no-room = { $data } 中没有牌室：缺少日志 journal.sqlite。
cli-verify-in-use = 已有一个 ruleone serve 打开了 { $data }。请先停止它，或检查该文件夹的副本。

cli-backup =
    把牌室的文件夹备份到新文件夹，牌室开着时也可以。

    备份包含日志、姓名、登录记录和等待发送的 Webhook 内容。备份停在同一时刻，命令会显示备份到什么时候。

    示例：

    ruleone backup room-data /mnt/disk/friday
cli-backup-data = 牌室的数据文件夹。
cli-backup-to = 存放备份的文件夹，须为新建或空文件夹。
cli-backup-taken = { $to } 不是空文件夹。请为备份另选一个新文件夹。
cli-backup-with-key = 连同牌室的密钥一起备份。持有密钥的人可以看到进行中的牌。
cli-backup-no-key = 备份中没有密钥，无法从中读出进行中的牌。请把 { $file } 另存在安全的地方。
cli-backup-done = 备份完成：{ $to }
cli-backup-reach = 共 { $entries } 条记录，到 { $time } 为止。日志校验值：{ $head }
cli-restore =
    用备份恢复牌室的文件夹。

    须先关闭牌室。原来的文件夹会另存在旁边。备份之后发生的内容不会恢复；命令会显示恢复到什么时候。

    示例：

    ruleone restore /mnt/disk/friday room-data
cli-restore-backup = 备份所在的文件夹。
cli-restore-data = 牌室的数据文件夹。
cli-restore-no-key = 备份和文件夹中都没有密钥，牌室将使用新密钥。
cli-restore-done = 已恢复：{ $data }
cli-restore-before = 原来的文件夹另存为 { $before }
cli-history =
    把牌室中已结束的牌局写到标准输出，格式可供其他程序读取。

    请选一场已结束的锦标赛或一张已关闭的现金桌。用 --player 或 --seat 时，每手牌只含该玩家最后知道的内容；不用时含所有的牌，只有主办方可以看。扑克可写为 phh、pokerstars 或 ohh，十三水可写为 text 或 json。数据不会发送到任何地方；须先停下牌室。有牌局无法写成该格式时，退出码为 1。

    示例：

    ruleone history room-data --event e3 --player Ann > ann.phhs

    ruleone history room-data --table c1 --form pokerstars --seat 2 > c1.txt
cli-history-data = 牌室的数据文件夹。
cli-history-event = 锦标赛，例如 e3；见页面地址。
cli-history-table = 现金桌，例如 c1。
cli-history-form = 格式；未写明时为 phh 或 text。
cli-history-player = 只写这名玩家参与的牌局，内容以该玩家所知为限。
cli-history-seat = 只写这个座位参与的牌局，内容以该座位所知为限。
cli-history-hand = 只写这个编号的牌局。
cli-history-lang = 牌局之外说明文字的语言。
cli-history-which = 请写 --event 及锦标赛（例如 e3），或 --table 及现金桌（例如 c1），二者选一。
cli-history-eyes = --player 和 --seat 只能选一个。
cli-history-in-use = 有 ruleone serve 正在使用 { $data }。请先停止它，或复制一份文件夹。
cli-history-damaged = { $data } 中的数据已损坏：{ $what }。详情见 ruleone verify。
cli-history-unknown = 此牌室中没有 { $name }。
cli-history-none = { $name } 没有符合条件的已结束牌局。
cli-history-other-form = { $form } 无法记录这种玩法；可用格式：{ $forms }。
cli-history-untold = 第 { NUMBER($hand, useGrouping: 0) } 手牌略去：{ $why }

cli-edition-unknown = 没有“{ $name }”这个版本。可选：{ $editions }。
cli-edition-no-option = “{ $name }”没有更改任何选项。更改选项写作“名称=值”，例如 button.policy=moving。
cli-edition-no-choice = 选项 { $name } 不能取“{ $value }”。可取的值：{ $choices }。
cli-edition-no-value = 选项 { $name } 不能取“{ $value }”。
cli-edition-no-house = 没有任何本场规则对应名为“{ $name }”的版本。
cli-edition-too-long = 版本名称最多 { $most } 个字符。
cli-file-unread = 文件 { $path } 无法读取：{ $why }。
cli-disk-missing = 不存在
cli-disk-forbidden = 没有权限打开
cli-disk-full = 磁盘已满
cli-disk-read-only = 磁盘是只读的
cli-disk-folder = 这是一个文件夹
cli-disk-failing = 磁盘读写出错
cli-file-line = { $path } 第 { NUMBER($line, useGrouping: 0) } 行：{ $why }
cli-file-no-utf8 = 文件 { $path } 不是 UTF-8 文本。

cli-rules =
    查阅规则书：各条规则、各版本、两个版本的差别，以及案例。

    先运行 `ruleone rules list`，再用 `ruleone rules show` 查看某一条。凡是需要版本的地方，也可以给出本场规则文件。
cli-rules-list =
    列出规则书中的规则。

    不加选项时列出全部规则；多个选项同时使用时逐一缩小范围。

    示例：

    ruleone rules list --topic seating

    ruleone rules list --search 零头筹码

    ruleone rules list --edition tda2011
cli-rules-list-edition = 只列出该版本采用的规则：版本名称，或本场规则文件。
cli-rules-list-topic = 只列出该主题的规则，例如 seating、clock 或 etiquette。
cli-rules-list-search = 只列出编号、标题、内容或选项中包含所有这些词的规则。
cli-rules-list-json = 输出一份 JSON：每条规则的编号、出处、标题、主题、类别、选项和内容。
cli-rules-show =
    查看一条规则，或规则书的一个选项。

    规则会显示内容、采用它的版本和它决定的设置；选项会显示在各版本中的取值和依据的规则。

    示例：

    ruleone rules show house-26.3

    ruleone rules show house-26.3 --edition tda2011

    ruleone rules show clock.seconds
cli-rules-show-metavar = 规则
cli-rules-show-name = 规则编号，例如 house-26.3；或选项名称，例如 clock.seconds。
cli-rules-show-edition = 显示哪个版本的设置：版本名称，或本场规则文件。
cli-rules-show-json = 输出一份 JSON：规则及其参数和设置，或选项及其在各版本中的取值。
cli-rules-diff =
    显示两个版本的不同之处，以及各自依据的规则。

    版本可用名称指定，也可用本场规则文件指定。

    示例：

    ruleone rules diff tda2011 tda2019

    ruleone rules diff modern modern+clock.seconds=30

    ruleone rules diff modern friday-club.toml
cli-rules-diff-first = 版本一
cli-rules-diff-second = 版本二
cli-rules-diff-book = 第一个版本，或本场规则文件。
cli-rules-diff-other = 用来比较的版本，或本场规则文件。
cli-rules-diff-json = 输出一份 JSON：每个不同的选项、双方的取值和规则，以及本场更改的理由。
cli-rules-ask =
    用自己的话查牌桌上的情形，中英文都可以。

    最多给出三种情形，每种附上听懂的事实、依据的规则和最相似的案例。

    示例：

    ruleone rules ask 按钮少一张牌

    ruleone rules ask 喊了跟才看见是全下 --edition tda2011
cli-rules-ask-metavar = 问题
cli-rules-ask-words = 发生了什么，怎么说就怎么写；有空格时加引号。
cli-rules-ask-edition = 采用哪个版本的规则和案例：版本名称，或本场规则文件。
cli-rules-ask-json = 输出一份 JSON：每种情形及其听懂的事实、规则和案例。
cli-rules-ask-understood = 听懂的事实
cli-rules-ask-rules = 规则
cli-rules-ask-cases = 相似案例
cli-rules-ask-nothing = 没有找到对应的情形。请换个说法，或用 `ruleone rules list` 查规则。
cli-rules-ask-long = 问题有 { $came } 个字符，最多 { $most } 个。请写短一些。
cli-rules-check =
    运行案例（用 TOML 写成），报告哪些结果与预期不符。

    每个案例在它列出的各版本下运行；在它列出的其他选项下，结果必须不同。全部相符时退出码为 0，有不符时为 1，文件无法读取时为 2。案例的写法见 docs/en/build/scenarios.md。

    示例：

    ruleone rules check my-cases.toml

    ruleone rules check --rule house-14.1

    ruleone rules check --edition friday-club.toml
cli-rules-check-metavar = 文件
cli-rules-check-paths = 案例文件，或存放它们的文件夹；不指定则用规则书自带的案例。
cli-rules-check-edition = 改在该版本下运行全部案例：版本名称，或本场规则文件。
cli-rules-check-rule = 只运行用来证明该规则的案例。
cli-rules-check-json = 输出一份 JSON：每个案例在每个版本下的结果是否相符，以及不符之处。
cli-rules-check-nothing = { $paths } 中没有这样的案例。
cli-rules-check-fault = { $file }：{ $scenario }（{ $edition }）：{ $words }
cli-rules-check-unlike = 第 { $step } 步，{ $what }：应为 { $expected }，实为 { $came }
cli-rules-check-no-hand = 第一步之前，{ $what }：应为 { $expected }，实为 { $came }
cli-rules-check-refused = 第 { $step } 步，{ $what } 被拒绝：{ $why }
cli-rules-check-proves-nothing = 改为 { $options } 时结果相同，因此不能证明这一选项
cli-rules-check-sum = { $cases } 个案例，共运行 { $runs } 次：{ $failed ->
    [0] 全部相符。
   *[other] { $failed } 次不符。
    }
cli-rules-lang = 输出所用的语言。
cli-rules-rule = 规则
cli-rules-title = 标题
cli-rules-topic = 主题
cli-rules-kind = 类别
cli-rules-option = 选项
cli-rules-means = 含义
cli-rules-value = 设置
cli-rules-by = 依据
cli-rules-edition = 版本
cli-rules-dot = { " · " }
cli-rules-count = { $of } 条规则中的 { $found } 条
cli-rules-differ = { $first }与{ $second }：{ $of } 个选项中有 { $count } 个不同。
cli-rules-because = { $option }：{ $why }
cli-rules-why = { $option } 原为{ $was }，本场为{ $to }：{ $why }
cli-rules-applied-by = 采用它的版本：{ $editions }。
cli-rules-options-in = 它在{ $edition }中决定的设置：
cli-rules-behind = 其依据为 { $rules }。更改它的本场规则须注明取代其中哪一条。
cli-rules-takes-flag = 是或否
cli-rules-takes-number = 整数
cli-rules-takes-optional-number = 整数或无
cli-rules-takes-fraction = 比例，例如 1/2
cli-rules-choice = { $choice }（{ $means }）
cli-rules-takes-choice = 可取的值：{ $known }
cli-rules-takes-listing = 名称列表
cli-rules-takes-some = 可选若干项：{ $known }
cli-rules-takes-order = 以下各项排成一列，每项一次：{ $known }
cli-rules-no-topic = 没有“{ $topic }”这个主题。可用的主题：{ $topics }。
cli-rules-no-rule = 规则书中没有名为“{ $name }”的规则或选项。相近的有：{ $near }。
