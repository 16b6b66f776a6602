### 规则与版本的名称和引用方式。

edition-modern = 现代版
edition-house = 本店规则
edition-holdem-a = 德州扑克：不足额全下视为跟注
edition-holdem-b = 德州扑克：超过半个加注额即重新开放
edition-holdem-c = 德州扑克：不足额全下可累计
edition-tda2011 = TDA 2011 年规则
edition-tda2019 = TDA 2019 年规程
edition-holdem = 德州扑克
edition-chinese = 十三张

citation = { $edition }，规则 { $rule }

### 本店自己的规则，叠加在某个版本之上。

refusal-text-too-large = 这类文件最多 { $most } 字节。
refusal-text-long-number = 整数最多 18 位。
refusal-text-too-deep = 列表嵌套过深。
refusal-text-no-toml = 这不是合格的 TOML：{ $why }。
refusal-overlay-no-key = 这里没有“{ $key }”这个键。可用的键：{ $known }。
refusal-overlay-key-missing = 缺少键 { $key }。必须有：{ $known }。
refusal-overlay-no-text = 键 { $key } 的值应为引号内的文字，收到“{ $came }”。
refusal-overlay-bad-name = “{ $name }”不能用作本店规则的名称。名称只能使用小写字母、数字和连字符，最多 40 个字符，且不能与已有版本同名。
refusal-overlay-no-edition = 没有“{ $name }”这个版本可作基础。可用的版本：{ $editions }。
refusal-overlay-no-tables = 每项更改各为一个表，以 [[change]] 开头。
refusal-overlay-no-option = 规则书中没有选项“{ $option }”。最相近的有：{ $near }。
refusal-overlay-no-rule = 规则书中没有规则“{ $rule }”。最相近的有：{ $near }。
refusal-overlay-not-behind = 规则 { $rule } 不是选项 { $option } 的依据。其依据为：{ $behind }。
refusal-overlay-no-choice = 选项 { $option } 不能取“{ $came }”。可取的值：{ $known }。
refusal-overlay-no-value = 选项 { $option } 不能取“{ $came }”。应为{ $expected ->
    [flag] true 或 false
    [number] 不小于 0 的整数
    [optional-number] 不小于 0 的整数或 "none"
    [fraction] 分数，例如 "1/2"
   *[listing] 名称列表
    }。
refusal-overlay-no-change = 选项 { $option } 在 { $edition } 中已经是“{ $value }”。
refusal-overlay-twice = 选项 { $option } 被更改了两次。
refusal-overlay-too-long = 更改多达 { $changes } 项，版本名称无法容纳。

### 案例文件。

refusal-scenario-no-key = 案例文件由以 [[scenario]] 开头的表组成，没有“{ $key }”。
refusal-scenario-no-tables = 每个案例各为一个表，以 [[scenario]] 开头。
refusal-scenario-ill-formed = 这个案例不合格式：{ $why }。
refusal-scenario-no-rule = 规则书中没有规则“{ $rule }”。
refusal-scenario-no-game = 没有“{ $name }”这种游戏。可用的有：{ $known }。
refusal-scenario-no-cards = 牌无法识别：{ $why }。
refusal-scenario-no-act = “{ $step }”不是行动。行动的写法如：{ $known }。
refusal-scenario-same-seat = 每位玩家的名字不能相同，收到 { $seats }。
refusal-scenario-no-seat = 没有玩家“{ $name }”。玩家有：{ $seats }。
