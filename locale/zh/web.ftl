### 入口：无法读取的消息、请求频率、牌室停止、新来者的名字。

refusal-frame-binary = 收到的是二进制数据。请发送文本：每条消息是一个 JSON 对象。
refusal-frame-too-large = 这条消息有 { $came } 字节，最多 { $expected } 字节。
refusal-frame-too-deep = 这条消息嵌套了 { $came } 层，最多 { $expected } 层。
refusal-frame-not-json = 这不是 JSON（{ $came }）。应当是一个对象，写明编号和要执行的操作。
refusal-frame-not-understood = { $at } 处应为{ $expected ->
        [known-field] 已有的字段
        [known-type] 已有的类型
        [number] 数字
        [command] 一条命令
       *[other] {" "}{ $expected }
    }，收到的是{ $came ->
        [nothing] 空白
        [out-of-range] 超出范围的数字
        [another] 别的内容
       *[other] {" "}{ $came }
    }。
refusal-number-too-large = { $at } 处的数字 { $came } 太大，最大为 { $expected }。
refusal-text-too-long = { $at } 处的文字有 { $came } 个字符，最多 { $expected } 个。
refusal-list-too-long = { $at } 处的列表有 { $came } 项，最多 { $expected } 项。
refusal-too-fast = 操作太频繁，这一条没有执行。请稍等片刻再试。
refusal-too-many-newcomers = 你这个地址一时来了太多新访客，这一条没有执行。请稍等片刻再试。
refusal-too-many-connections = 你已打开本牌室的 { $came } 个页面。请先关掉一个，再刷新。
refusal-room-full = 牌室最多容纳 { $expected } 个连接，现已满。请过一分钟再试。
refusal-no-such-rule = 规则书里没有这条规则。
refusal-no-such-edition = 没有这个规则版本。
refusal-no-session = 牌室还不认识你。请先打开首页，让它写入 cookie。
refusal-room-stopped = 牌室无法写入日志，已经停止。这一步不一定完成了：牌室恢复后请核对。
refusal-room-closed = 牌室正在关闭，这一步没有执行；牌室重新打开后请再试。
refusal-fault = 牌室内部出错，没有执行。什么也没有改变，错误已写入运行记录。

web-unknown-host = 本牌室不使用这个主机名。请用牌室的网址打开，或在启动时用 --name 加上这个主机名。
web-other-site = 这个请求来自其他网站的页面，没有执行。
web-nothing-here = 没有这个页面。
web-no-pages = 牌室已开，但网页尚未构建。在源码目录中运行 `make run` 即可构建；安装版的 RuleOne 自带网页。
web-no-help = 牌室已开，但帮助尚未构建。在源码目录中运行 `make docs` 即可构建；安装版的 RuleOne 自带帮助。
web-too-many-newcomers = 你这个地址一时来了太多新访客。请稍等片刻再刷新。
web-no-cookies = 浏览器没有保存 cookie，而打开链接需要它。请允许本网址使用 cookie，再打开一次链接。

newcomer-name = { $epithet }的{ $animal }
newcomer-epithets = 听雨, 看云, 追风, 踏雪, 望月, 沉稳, 机灵, 从容, 爱笑, 早起, 赶路, 好奇, 淡定, 温和, 勇敢, 安静, 灵巧, 悠闲, 自在, 执着, 乐观, 细心, 豪爽, 低调
newcomer-animals = 白鹭, 狐狸, 水獭, 猫头鹰, 熊猫, 猎鹰, 野兔, 猞猁, 喜鹊, 灰狼, 海豚, 渡鸦, 麻雀, 松鼠, 老虎, 仙鹤, 天鹅, 雪豹, 海豹, 燕子, 锦鲤, 河狸, 梅花鹿, 海龟
