### 牌室数据文件夹的损坏：damage-<code>，句子的一部分。

damage-row-missing = 缺少第 { $version } 条记录
damage-row-changed = 第 { $version } 条记录与写入时不符
damage-rows-missing = { $newest } 条记录中缺少 { $missing } 条
damage-stream-cut = 到第 { $version } 条记录就结束，应到第 { $newest } 条
damage-tail-cut = 现有 { $entries } 条记录，而记下校验值时有 { $expected } 条
damage-head-other = 前 { $entries } 条记录与所记的校验值不符
damage-stream-empty = 只有名称，没有记录
damage-wal-head = { $file } 的开头已损坏，最后写入的内容无法读取
damage-wal-frame = { $file } 的第 { $frame } 部分已损坏，其后还有 { $commits } 次写入
damage-foreign-file = 这不是本程序的日志（标记为 { $came }，应为 { $expected }）
damage-other-version = 数据表是第 { $came } 版，本程序只认识第 { $expected } 版
damage-table-changed = 数据表、索引或触发器 { $name } 与建立时不符
damage-unreadable = SQLite 无法读取（{ $said }）
damage-people = SQLite 无法读取 { $file }（{ $said }）
damage-books-wrong = 第 { $version } 条记录的账目不平
