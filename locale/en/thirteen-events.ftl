### Events of 13-card poker on the pages: what can be sat down to, and what a level is played for.

offer-thirteen = 13-card poker
    .about = Thirteen cards in three rows, everyone against everyone. With bonuses, four players, rising points.
offer-thirteen-plain = 13-card poker, no bonuses
    .about = The same without bonuses: only rows and naturals count.
offer-thirteen-16 = 13-card poker, four tables
    .about = With bonuses. Tables break until the last four players meet at one.
event-named-thirteen = 13-card poker { NUMBER($number, useGrouping: 0) }
event-named-thirteen-open = 13-card poker for friends { NUMBER($number, useGrouping: 0) }
event-named-thirteen-plain = 13-card poker, no bonuses { NUMBER($number, useGrouping: 0) }
event-named-thirteen-16 = 13-card poker, four tables { NUMBER($number, useGrouping: 0) }
lobby-offer-tables = { $seats } seats, tables of { $size }
level-point = { $point } a point
column-point = A point
strip-points = { $points } points
