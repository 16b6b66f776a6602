### 规则与版本的名称和引用方式。

edition-modern = 现代版
edition-tda2024 = TDA 2024 年规则
edition-house = 本场规则
edition-holdem-a = 德州扑克：不足额全下视为跟注
edition-holdem-b = 德州扑克：超过半个加注额即重新开放
edition-holdem-c = 德州扑克：不足额全下可累计
edition-tda2011 = TDA 2011 年规则
edition-tda2019 = TDA 2011 年规则加 2019 年规程
edition-holdem = 德州扑克
edition-chinese = 十三水

document-house = 本场规则
document-tda2024 = TDA 2024 年规则
document-tda2011 = TDA 2011 年规则
document-tda2019 = TDA 2019 年规程
document-holdem = 德州扑克
document-chinese = 十三水

edition-changed = { $base }（有改动）
edition-of-house = { $house }（以{ $base }为基础）

citation = { $edition }，规则 { $rule }
citation-basis = { $rule }（{ $basis }）
basis-ours = RuleOne 自定
    .long = 这项设置由 RuleOne 选定，原文没有规定。
basis-silent = 原文未提
    .long = 原文没有提到这一点，RuleOne 按没有这条规则处理。
basis-house = 本场自定
    .long = 这项设置由本场自定，取代本条规则。
rules-notice = 开始之前，先想好何时该停。咨询与求助：{ $site }，电话 { $helpline }。规则的印刷本可在接待处索取。

### 规则由谁判定，属于哪个主题。

rule-kind-enforced = 自动执行
    .long = 由软件自动执行
    .tag = 由软件判定
rule-kind-ruling = 据实裁定
    .long = 软件依据现场事实作出裁定
    .tag = 软件据实裁定
rule-kind-discretion = 酌情
    .long = 由裁判决定，软件提出建议
    .tag = 由裁判决定
rule-kind-conduct = 行为
    .long = 行为规范，违者处罚
    .tag = 行为规范
rule-kind-display = 公示
    .long = 须展示或宣布
    .tag = 须展示或宣布
rule-kind-advice = 建议
    .long = 推荐做法
    .tag = 推荐做法

rule-topic-announcements = 公告
rule-topic-balancing = 平衡各桌
rule-topic-betting = 下注
rule-topic-breaking = 拆桌
rule-topic-button-blinds = 庄位与盲注
rule-topic-chinese-disconnect = 十三水：断线
rule-topic-chinese-hand = 十三水：牌局
rule-topic-chinese-money = 十三水：金额
rule-topic-chinese-scoring = 十三水：计分
rule-topic-chip-bet = 不出声的筹码下注
rule-topic-chips = 筹码
rule-topic-clock = 计时
rule-topic-count = 清点
rule-topic-dealing = 发牌
rule-topic-draw = 换牌游戏
rule-topic-etiquette = 礼仪
rule-topic-final-table = 决赛桌
rule-topic-general = 总则
rule-topic-hand-for-hand = 同步发牌
rule-topic-irregularity = 异常情况
rule-topic-misdeal = 错误发牌
rule-topic-mixed = 混合玩法
rule-topic-out-of-turn = 越序行动
rule-topic-penalty = 处罚
rule-topic-pots = 底池
rule-topic-presence = 在座
rule-topic-procedure = 流程
rule-topic-raise = 加注
rule-topic-ranking = 牌型大小
rule-topic-rebuy = 重购
rule-topic-reopen = 重新开放加注
rule-topic-seating = 座位
rule-topic-showdown = 摊牌
rule-topic-stud = 梭哈
rule-topic-verbal = 口头下注

### 本场自己的规则，叠加在某个版本之上。

refusal-text-too-large = 文件太大：最多 { $most } 字节。
refusal-text-long-number = 整数最多 18 位。
refusal-text-too-deep = 列表嵌套过深。
refusal-text-no-toml = 这不是合格的 TOML：{ $why }。
refusal-overlay-no-key = 这里没有“{ $key }”这个键。可用的键：{ $known }。
refusal-overlay-key-missing = 缺少键 { $key }。必须有：{ $known }。
refusal-overlay-no-text = 键 { $key } 的值须是引号内的文字，不能是“{ $came }”。
refusal-overlay-bad-name = “{ $name }”不能用作本场规则的名称。名称只能使用小写字母、数字和连字符，最多 40 个字符，且不能与已有版本同名。
refusal-overlay-no-edition = 没有“{ $name }”这个版本可作基础。可用的版本：{ $editions }。
refusal-overlay-no-tables = 每项更改各为一个表，以 [[change]] 开头。
refusal-overlay-no-option = 规则书中没有选项“{ $option }”。最相近的有：{ $near }。
refusal-overlay-no-rule = 规则书中没有规则“{ $rule }”。最相近的有：{ $near }。
refusal-overlay-not-behind = 规则 { $rule } 不是选项 { $option } 的依据。其依据为：{ $behind }。
refusal-overlay-no-choice = 选项 { $option } 不能取“{ $came }”。可取的值：{ $known }。
refusal-overlay-no-value = 选项 { $option } 不能取“{ $came }”。应为{ $expected ->
    [flag] true 或 false
    [number] 0 至 { $most } 的整数
    [optional-number] 0 至 { $most } 的整数或 "none"
    [fraction] 0 至 { $most } 的分数，例如 "1/2"
    [order] { $known }，每项各一次
   *[listing] 名称列表，各项不得重复
    }。
refusal-overlay-no-change = 选项 { $option } 在 { $edition } 中已经是“{ $value }”。
refusal-overlay-twice = 选项 { $option } 被更改了两次。
refusal-overlay-too-long = 更改多达 { $changes } 项，版本名称无法容纳。

### 案例文件。

refusal-scenario-no-key = 案例文件由以 [[scenario]] 开头的表组成，没有“{ $key }”。
refusal-scenario-no-tables = 每个案例各为一个表，以 [[scenario]] 开头。
refusal-scenario-ill-formed = 这个案例不合格式：{ $why }。
refusal-scenario-no-kind = 没有“{ $kind }”这类案例。可用的有：{ $known }。
refusal-scenario-no-rule = 规则书中没有规则“{ $rule }”。
refusal-scenario-no-order = 没有“{ $name }”这种牌型大小规则。可用的有：{ $known }。
refusal-scenario-no-incident = 每一步只说一件事，不是“{ $step }”。可用的有：{ $known }。
refusal-scenario-no-game = 没有“{ $name }”这种玩法。可用的有：{ $known }。
refusal-scenario-no-chips = “{ $came }”不是筹码。请这样写：“1000 + 3x100”。
refusal-scenario-no-cards = 牌无法识别：{ $why }。
refusal-scenario-no-act = “{ $step }”不是行动。行动的写法如：{ $known }。
refusal-scenario-same-seat = 玩家的名字不得重复：{ $seats }。
refusal-scenario-no-seat = 没有玩家“{ $name }”。玩家有：{ $seats }。
