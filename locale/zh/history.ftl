### 牌谱文件：refusal-<code>。

refusal-hand-file-unread = 无法读取文件：{ $why }。
refusal-hand-file-too-large = 文件超过 { $bytes } 字节。
refusal-hand-file-not-utf8 = 不是 UTF-8 文本。
refusal-hand-file-not-toml = 不是 TOML：{ $why }。
refusal-hand-file-missing = 这手牌缺少 { $field }。
refusal-hand-file-field = { $field } 的写法不对，应形如 { $expected }。
refusal-hand-file-amount = { $field } 中的“{ $came }”不是数额。
refusal-hand-file-players = { $field } 有 { $came } 个数额，而玩家有 { $players } 名。
refusal-hand-file-begin = 这手牌无法开始：{ $why }。
refusal-hand-file-big-bet = 大注 { $big } 不是小注 { $small } 的整数倍。
refusal-hand-file-action = “{ $came }”不是德州扑克的行动。行动的写法如“d dh p1 AsKd”“d db 2c7dTh”“p1 f”“p1 cc”“p1 cbr 300”或“p1 sm AsKd”。
refusal-hand-file-player = “{ $came }”不是玩家 p1 到 p{ $players } 中的任何一个。
refusal-hand-file-cards = 该写牌的地方写着“{ $came }”；牌的写法如 AsKd，每张最多出现一次。
refusal-hand-file-raise = “{ $came }”不是可以加注到的数额。
refusal-hand-file-other-cards = 亮出的是 { $came }，发到的却是 { $expected }。
refusal-hand-file-unseen = 没有人见过 p{ $seat } 的牌，文件也没有说明 p{ $seat } 是否盖牌。
refusal-hand-file-unfinished = { $awaits ->
    [board] 文件在公共牌发完之前就结束了。
   *[action] 文件在这手牌结束之前就结束了：还有人需要行动。
    }
refusal-hand-file-variant = 尚不支持 { $variant } 这种玩法；支持的有 NT、PT 和 FT。
refusal-hand-file-differs = 这手牌结束时的筹码为 { $stacks }，记录为 { $recorded }。
