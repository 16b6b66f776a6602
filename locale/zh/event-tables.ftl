## 等待补人的牌桌

halts-title = 停止发牌的牌桌
halts-table = { NUMBER($table, useGrouping: 0) } 号桌
halts-trigger = 该桌有 { $players } 名玩家，人数最多的一桌有 { $fullest } 名。少 { $gap } 人的牌桌停止发牌，等待补入玩家。
halts-waivable = 赛事总监可以让该桌缺人继续。
halts-stands = 按现行规则，谁都不能让该桌缺人继续。
director-waive-halt = 让该桌继续
director-waive-halt-title = 让该桌缺人继续
director-waive-halt-text = 该桌不再停止发牌，以现有玩家继续，直到人数不再短缺。
reasons-waive-halt = 补入的玩家即将到桌 | 赛事已近尾声 | 玩家一致同意
news-directed-waive-halt = { $by }准许一张人数不足的牌桌继续发牌。原因：{ $reason }
