### 玩家给自己起的名字：refusal-<code>。

refusal-name-blank = 这个名字看不见。请换一个有文字的名字。
refusal-name-marks = 名字里一个字母最多带 { $most } 个附加符号。请去掉多余的。
refusal-name-of-role = “{ $name }”是牌室工作人员的称呼。请换一个名字。
refusal-name-of-house = “{ $name }”是电脑玩家的名字。请换一个，或加几个字。
refusal-name-like = “{ $name }”与牌室里的“{ $other }”太像。请换一个，或加几个字。
# 以 " | " 分隔；只有工作人员这样称呼。
names-of-roles = 总监 | 赛事总监 | 裁判 | 荷官 | 收银 | 收银员 | 工作人员 | 主办方 | 局主 | 电脑玩家 | 机器人 | 管理员 | 版主 | 客服
