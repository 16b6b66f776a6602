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
