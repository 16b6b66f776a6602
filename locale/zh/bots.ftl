### House players: style-<name>, and what each is like.

style-shark = 鲨鱼
    .about = 按赔率、位置和筹码量打牌；敢做薄价值下注，诈唬有分寸。
style-rock = 石头
    .about = 只等好牌，等到就下注；别人一加注就信。
style-station = 跟注站
    .about = 每张牌都想看，有一点希望就跟注，很少加注。
style-maniac = 疯子
    .about = 一半的起手牌都加注，不管翻出什么牌都下注。
style-always-call = 只跟注
    .about = 对照用：从不弃牌，也从不加注。
style-always-raise = 只加注
    .about = 对照用：只要允许就加注满池。
