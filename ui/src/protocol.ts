// Written by tools/protocol.py from the structs of ruleone. Do not edit.

import type { Command, CreateEvent } from './orders';
export type * from './orders';

/** Bounds of the room that pages go by. */
export const LIMITS = {
  ANNOUNCEMENT_MAX_CHARACTERS: 280,
  ASKED_WORDS_MAX_CHARACTERS: 300,
  DENOMINATIONS_MAX: 16,
  ENTRANTS_MAX: 20000,
  ENTRANTS_SHOWN_MAX: 300,
  ENTRIES_FOUND_MAX: 20,
  FORMULA_MAX_CHARACTERS: 300,
  HOOK_URL_MAX_CHARACTERS: 500,
  IDLE_MINUTES_MAX: 240,
  LEAGUE_TITLE_MAX_CHARACTERS: 60,
  LIST_MAX_ITEMS: 32,
  LIVE_TEXT_MAX_CHARACTERS: 200,
  LOGO_MAX_BYTES: 262144,
  LOGO_SIDE_MAX: 1024,
  NAME_MAX_CHARACTERS: 40,
  PAYOUT_COLUMNS_MAX: 32,
  PAYOUT_LINES_MAX: 200,
  PENALTY_COUNT_MAX: 100,
  PIN_DIGITS_MAX: 12,
  PIN_DIGITS_MIN: 6,
  PLAYERS_SHOWN_MAX: 100,
  REASON_MAX_CHARACTERS: 200,
  RESULTS_LISTED_MAX: 200,
  SCREEN_CELLS_MIN: 2,
  SCREEN_COLUMNS: 12,
  SCREEN_ROWS: 8,
  SEATS_MAX: 10,
  SERIES_EVENTS_MAX: 500,
  SHEET_NAME_MAX_CHARACTERS: 80,
  STACK_MAX_CHIPS: 1000000000000,
  TABLE_NUMBERS_MAX: 200,
  TOPIC_MAX_CHARACTERS: 100,
  WISH_MINUTES_MAX: 10000,
} as const;

/** A field pays so many percent of its players until something else is said. */
export const PLACES_PERCENT = 15;

/** Where the cards of a game lie, by its name without its betting. */
export const KINDS: Readonly<Record<string, GameKind>> = {
  "he": "board",
  "6plus": "board",
  "pineapple": "board",
  "crazy": "board",
  "irish": "board",
  "o": "board",
  "o5": "board",
  "o6": "board",
  "o8": "board",
  "o58": "board",
  "o68": "board",
  "courchevel": "board",
  "courchevel8": "board",
  "stud": "stud",
  "stud8": "stud",
  "razz": "stud",
  "stud5": "stud",
  "5draw": "draw",
  "27sd": "draw",
  "27td": "draw",
  "a5td": "draw",
  "badugi": "draw",
  "badeucey": "draw",
  "badacey": "draw",
};

export type ActCode = "turn-up" | "leave-down" | "deal-again" | "deal-missing" | "draw-back" | "leave-up" | "deal-down" | "replace-exposed" | "replace-boxed" | "call-floor" | "mix-face-down" | "floor-picks-burn" | "rest-is-flop" | "draw-late-burn" | "rest-and-next-is-flop" | "draw-flop" | "draw-board" | "rest-to-stub" | "acts-back" | "burn-to-board" | "board-to-burn" | "keep-burn" | "back-to-stub" | "set-aside" | "complete-round" | "shuffle-stub" | "burn-and-deal" | "burn-and-deal-street" | "deal-street-unburned" | "deal-unburned" | "restore-order" | "scramble" | "shuffle" | "cut" | "keep-hands-and-board" | "stay-unseen" | "cards-stay-up" | "change-deck" | "bets-back" | "hold-cards" | "take-out-card" | "next-to-board" | "replace-from-stub" | "ask-to-show" | "ask-to-table" | "push-pot" | "push-chips" | "read-again" | "recount" | "put-back" | "bring-in-bets" | "announce-color-up" | "move-seat" | "move-elsewhere" | "move-button" | "heard-acts-back" | "make-up-level" | "record-again" | "cards-along" | "enter-as-they-lie";

export type ActKind = "small-blind" | "big-blind" | "ante" | "straddle" | "entry" | "dead-blind" | "fold" | "check" | "call" | "bet" | "raise" | "bring-in" | "complete" | "discard" | "stand-pat" | "show" | "muck";

export type Action = Fold | Check | Call | RaiseTo | Show | Muck | AskToSee | BringIn | Discard | Run;

export type AnteFormat = "none" | "per-player" | "big-blind" | "button";

export type Arrangement = "beside" | "below" | "even" | "placed";

export type Asked = "player" | "dealer" | "staff" | "floor" | "teller";

export type Awaits = "action" | "hole-cards" | "instruction" | "board" | "board-2" | "board-3" | "board-4" | "board-5" | "board-6" | "board-7" | "board-8" | "board-9";

export type Basis = "document" | "silent" | "ours" | "house";

export type Bought = "rebuy" | "add-on";

export type BountyKind = "fixed" | "progressive" | "mystery";

export type ChargeState = "due" | "paid" | "to-return" | "returned" | "dropped";

export type ClockNeed = "approved" | "reasonable";

export type ColumnRole = "name" | "first" | "last" | "id" | "paid" | "place" | "points" | "kept" | "ignored";

export type Correction = "found" | "lost" | "out-of-sight" | "given-in-error" | "counted" | "fined" | "removed";

export type Cut = "none" | "payer-short" | "winner-at-limit" | "payer-closed" | "winner-closed";

export type DealKind = "icm" | "chip-chop" | "custom";

export type Delivered = "waiting" | "done" | "failed";

export type Encoding = "" | "utf-8" | "utf-16-le" | "utf-16-be" | "gb18030" | "cp1252";

export type Ended = "revoked" | "expired";

export type EntriesEnd = "level" | "break" | "this-break";

export type EntryStatus = "entered" | "playing" | "alternate" | "out" | "withdrawn";

export type Eyes = "watcher" | "seat" | "all";

export type ForecastState = "none" | "waiting" | "playing" | "done" | "stopped" | "out-of-time" | "failed";

export type Form = "flag" | "number" | "amount" | "seconds" | "milliseconds" | "text" | "choice" | "choices" | "sequence" | "seat" | "seats" | "card" | "cards" | "pile" | "steps" | "rows" | "group" | "pair" | "number-by-seat" | "amount-by-seat" | "card-by-seat" | "cards-by-seat";

export type Format = "full-ring" | "short-handed" | "turbo";

export type Frame = Welcome | Answer | Shown | Gone | Closing;

export type GameKind = "board" | "stud" | "draw";

export type Heap = "muck" | "burns";

export type InWords = Record<string, string>;

export type Intervention = GiveBack | CorrectBets | Forfeit | KillHand | RestoreHand | TakeBoardBack | KeepAside | ReshuffleStub | ReplaceCard | VoidHand | CorrectStack;

export type Kind = "event-created" | "event-over" | "entry" | "seat" | "hand-began" | "hand-over" | "elimination" | "prizes" | "payouts" | "bounty" | "deal" | "ticket" | "level" | "break" | "clock" | "hand-for-hand" | "table-moves" | "chips" | "terms" | "day" | "bags" | "penalty" | "ruling" | "floor-call" | "dealers" | "announcement" | "frozen" | "journal-head";

export type LeftToFloor = "all" | "part" | "none";

export type ListKind = "lines" | "table" | "workbook" | "tdt";

export type LiveEntry = AllDealt | HandDealt | BoardTurned | Acts | Plays | SkippedSpoke | ClockAsked | CountOver | Offended | Happened | ChipsFound | CountAsked | StackTold | Instructed | Chosen | Overruled | ByFloor | Undone;

export type Look = CheckRows | Suggest | JudgeLive | Consult | ConsultNext | RaceChips | StillThere | InUse | FindPlayers | FindEntries | FindTables | FindDraws | WhatWouldChange;

export type MatterPlace = "frozen" | "halts" | "gate" | "clock" | "start" | "entries" | "player" | "floor" | "cashier" | "payments" | "table";

export type Method = "cash" | "card" | "transfer" | "house" | "ticket";

export type Moment = "dealer-push" | "level-change" | "house" | "player";

export type NoShowRule = "taken-off" | "left-in";

export type OffenceCode = "exposed-cards" | "exposed-hand-for-hand" | "card-off-table" | "one-player-to-a-hand" | "told-contents" | "gave-advice" | "read-hand" | "folded-high" | "hid-cards" | "miscalled" | "soft-play" | "checked-nuts" | "collusion" | "abuse" | "disruption" | "cheating" | "touched-others" | "touched-person" | "poor-visibility" | "hygiene" | "delayed" | "chattered" | "bet-out-of-reach" | "acted-out-of-turn" | "phoned" | "device-heard" | "device-used" | "device-on-table" | "device-with-live-hand" | "strategy-tool" | "hid-identity" | "other-language" | "left-seat" | "left-table" | "dodged-blind" | "neglected-duty" | "belongings" | "uncountable-chips" | "hid-high-chips" | "hid-chips-in-race" | "ambiguous";

export type Offer = "rebuys" | "add_on" | "bounty" | "starts_ms";

export type Ordered = "director" | "wrong-seat";

export type PaceName = "live" | "online";

export type Parameter = number | string | boolean | string[];

export type Part = "clock" | "break" | "prizes" | "seats" | "moves" | "breaking" | "waiting" | "final" | "deal";

export type Payouts = string | OwnShares | OwnAmounts | OwnPlan;

export type PenaltyCode = "no-penalty" | "warning" | "hands" | "rounds" | "chip-fine" | "forfeiture" | "disqualification";

export type ProposalKind = "balance" | "break" | "final-table" | "color-up" | "alternate" | "hand-for-hand" | "mystery" | "finish";

export type Purpose = "entry" | "re-entry" | "rebuy" | "add-on" | "prize";

export type Remedy = Later | HeldTo | AtTable | DealtAgain | Intervention;

export type Reopening = "a" | "b" | "c";

export type Request = "entry" | "rebuy" | "add-on";

export type Rest = "next-place" | "shared";

export type RoleName = "director" | "floor" | "dealer" | "cashier" | "screen" | "player";

export type Row = "front" | "middle" | "back";

export type SeatStatus = "in" | "all-in" | "folded" | "out";

export type SeveralStacks = "one" | "best" | "combined";

export type Shared = "average" | "same";

export type Showing = "voluntary" | "river-callers" | "turn-callers" | "anyone";

export type ShownOn = "screen" | "paper";

export type Stage = "play" | "last-hands" | "night" | "drawn";

export type Step = Push | Said | PulledBack | Gathered | TookBack | Tapped | Moved | ToldCount | NoValue;

export type Street = "preflop" | "flop" | "turn" | "river" | "second" | "third" | "fourth" | "fifth" | "sixth" | "seventh" | "predraw" | "draw" | "first-draw" | "second-draw" | "third-draw" | "showdown" | "over";

export type TableKind = "dealt" | "live";

export type TableState = "playing" | "between" | "halted" | "paused" | "break" | "frozen" | "broken" | "over" | "waiting" | "night";

export type ThirteenStatus = "arranging" | "arranged" | "ordinary" | "natural" | "foul" | "false-declaration" | "surrendered";

export type TicketRule = "returned" | "cash-out" | "lost";

export type TiePolicy = "bigger-stack-first" | "shared";

export type Tiebreak = "all-rows" | "explicit-only" | "none";

export type Ties = "shared" | "best-places" | "prizes" | "fewer-events";

export type Told = Kind | "test";

export type Verdict = "settled" | "ask" | "floor";

export type View = LobbyView | EventView | TableView | DirectorView | LinksView | LiveTableView | LiveBoardView | FloorView | SituationsView | TokensView | HooksView | ScreenView | ScreensView | RegisterView | MattersView | PaymentsView | StaffView;

export type WaitsFor = "next-hand" | "button" | "big-blind";

export type WhyGone = "asked" | "lost" | "time" | "blinds" | "house" | "closed";

/**
 * A frame from the browser.
 */
export interface Ask {
  id: string;
  do: Command | Look;
}

/**
 * Give up the hand and all chips already in the pot.
 */
export interface Fold {
  type: "fold";
}

/**
 * Stay in without chips, where nothing is to be called.
 */
export interface Check {
  type: "check";
}

/**
 * Match the bet, or put in the whole stack where it is smaller.
 */
export interface Call {
  type: "call";
}

/**
 * Bet or raise to `to` chips in all on this street; the whole stack is an all-in.
 */
export interface RaiseTo {
  type: "raise";
  to: number;
}

/**
 * Table the hand at showdown. `cards` names cards that nobody had seen, else it stays empty.
 */
export interface Show {
  type: "show";
  cards?: string[];
}

/**
 * Give the hand up at showdown without showing it, where the edition allows that.
 */
export interface Muck {
  type: "muck";
}

/**
 * Ask at showdown, or after it, to see the hand in seat `of` that was not shown.
 */
export interface AskToSee {
  type: "ask-to-see";
  of: number;
}

/**
 * Open a hand of stud with the bring-in, or with the whole stack where it is smaller.
 */
export interface BringIn {
  type: "bring-in";
}

/**
 * Throw these cards away, to change them in a draw; an empty list stands pat.
 */
export interface Discard {
  type: "discard";
  cards?: string[];
}

/**
 * Agree at an all-in of a cash game to run the rest of the board this many times. The lowest number
 * that anybody names counts.
 */
export interface Run {
  type: "run";
  times: number;
}

/**
 * Set the thirteen cards in rows, written as "As", and declare a natural with them or not. It is
 * done once and stands: an unknown field is refused, for it might have been a declaration.
 */
export interface Arrange {
  type: "arrange";
  front: string[];
  middle: string[];
  back: string[];
  declare?: boolean;
}

/**
 * The level, or the break in or after it, that a page had shown when its order was given. Where
 * another level is played by now, or a break has begun or ended, the order is refused.
 */
export interface LevelShown {
  level: number;
  on_break?: boolean;
}

/**
 * The parts of a screen in their order, each once, and how they lie. Where they are `placed` each
 * has one of the `places`, in the same order, which do not overlap.
 */
export interface Layout {
  parts: Part[];
  arrangement?: Arrangement;
  places?: Place[];
}

/**
 * The place of a part on a screen of 12 columns and 8 rows, both counted from 1. It takes these
 * `columns` to the right and `rows` downwards.
 */
export interface Place {
  column: number;
  row: number;
  columns: number;
  rows: number;
}

/**
 * The terms of entry of an event, in the place of its template's. Where it is `charged` amounts are
 * cents of wallets, else points of the event alone. `buy_in` goes to the prizes, `fee` to the
 * house; the prize pool is at least `guarantee`. Late registration is open until the level
 * `late_levels` has ended (0: none); a player who is out may re-enter `re_entries` times. At most
 * `seats_at_once` play at a time, others wait (None: no bound). Up to `house_players` computer
 * players take free seats at the start, None for all. Each entry puts up a `bounty` beside the buy-
 * in, None for none. `tickets` says what becomes of tickets won in satellites of the event and not
 * used. `seats` bound the entries, and it starts with `entries_min` or more; None for those of the
 * template. Prizes are made by the table that `payouts` names, or by custom payouts, none of them
 * below `least_prize`. With `at_desk` entries are taken at the desk alone, and its ledger has who
 * paid; None for events at live tables that are not `charged`. Amounts are in `currency`, and
 * receipts name the `house`.
 */
export interface EntryTerms {
  charged: boolean;
  buy_in: number;
  fee?: number;
  guarantee?: number;
  late_levels?: number;
  re_entries?: number;
  seats_at_once?: number | null;
  rebuys?: Rebuys | null;
  add_on?: AddOnTerms | null;
  house_players?: number | null;
  bounty?: BountyTerms | null;
  seats?: number | null;
  tickets?: TicketRule;
  payouts?: Payouts;
  least_prize?: number;
  entries_min?: number | null;
  at_desk?: boolean | null;
  currency?: string;
  house?: string;
  no_shows?: NoShowRule;
}

/**
 * The terms of rebuys: `chips` for `price`, at most `most` times. They are sold until the level
 * `until_level` has ended, and only with a stack of at most `chips`. The house takes a `fee` beside
 * the price. With `kept_minutes` a player who is out may rebuy until that level has ended, whatever
 * hands were missed, and the old seat is kept that long. With None the rebuy has to come before the
 * next hand of the table.
 */
export interface Rebuys {
  chips: number;
  price: number;
  most: number;
  until_level: number;
  fee?: number;
  kept_minutes?: number | null;
}

/**
 * The terms of the add-on, sold once to everybody who is in: `chips` for `price`. It is sold in the
 * level `level` and in the break after it, whatever the stack. The house takes a `fee` beside the
 * price.
 */
export interface AddOnTerms {
  chips: number;
  price: number;
  level: number;
  fee?: number;
}

/**
 * The bounty that each entry puts up beside the buy-in: `amount`, in the unit of the prizes. A
 * progressive bounty pays `at_once` of itself, in hundredths of a percent. Where that is not a
 * whole unit `odd_unit` says which part has the odd one. A mystery bounty is won from the moment
 * when all who are left are paid, or at the final table, as `stage` says. All that was put up then
 * lies in as many envelopes as players are left. `envelopes` are pairs, the best first: a number of
 * them with this share of the whole each, taken in proportion. The last share is that of all the
 * others.
 */
export interface BountyTerms {
  kind: BountyKind;
  amount: number;
  at_once?: number;
  odd_unit?: "head" | "paid";
  stage?: "final-table" | "money";
  envelopes?: [number, number][];
}

/**
 * A custom payout table: a column for each size of field. Each shares out the whole of the pool, in
 * hundredths of a percent.
 */
export interface OwnShares {
  type: "shares";
  columns: PayoutColumn[];
}

/**
 * The shares of the pool in a field of this size. `shares` are pairs, best places first: a number
 * of places with this share each, in hundredths of a percent. They need not sum to the whole: they
 * are taken in proportion.
 */
export interface PayoutColumn {
  entrants_min: number;
  entrants_max: number;
  shares: [number, number][];
}

/**
 * Prizes announced as amounts, in pairs, best places first. Each pair is a number of places and the
 * prize of each. They add up to the guarantee; money paid in beyond it raises each of them in
 * proportion.
 */
export interface OwnAmounts {
  type: "amounts";
  amounts: [number, number][];
}

/**
 * Prizes made for the field: `places` are paid, or `percent` of the field where None. All but the
 * first prize are whole units of `unit`.
 */
export interface OwnPlan {
  type: "plan";
  percent?: number;
  places?: number | null;
  unit?: number;
}

/**
 * Seconds for each decision: `streets_s` by the hand's streets in order. The last is for all that
 * follow. The bank begins with `bank_s`; each level that begins adds `refill_s`, up to that.
 */
export interface ShotClock {
  streets_s: number[];
  bank_s?: number;
  refill_s?: number;
}

/**
 * The days of an event. `ends` are the ends of its days but for the last one, which is played out.
 * Day one is played in `flights`, one after another, each from the first level on with its own
 * entries. Once the last hands of a day are announced every table deals the same number of hands
 * more. It is drawn by lot from `last_hands` (minimum and maximum), or announced where these are
 * equal.
 */
export interface Days {
  ends: DayEnd[];
  flights?: number;
  several_stacks?: SeveralStacks;
  last_hands?: [number, number];
}

/**
 * The end of a day: with the level `level`, or with `players` or fewer left in it. 0 where it does
 * not end that way.
 */
export interface DayEnd {
  level?: number;
  players?: number;
}

/**
 * A structure sheet as a file holds it. `entrants` is the planned number of players (left out where
 * nobody knows), at tables of `table_size`, each with a `stack`. `ante` is the payer of antes. A
 * level lasts `minutes` or `hands`; several `games` take turns, a level each. `chips` are
 * denominations, each with its number in a starting stack. `rows` are levels, numbered from 1, and
 * breaks, in their order.
 */
export interface SheetDocument {
  name: string;
  note?: string;
  source?: string;
  entrants?: number | null;
  table_size?: number;
  stack: number;
  ante?: AnteFormat;
  minutes?: number | null;
  hands?: number | null;
  games?: string[];
  chips?: [number, number][];
  rows: SheetRow[];
}

/**
 * A row of a structure sheet: a `level` with its number and stakes in chips, or a `break`. The
 * break is in minutes, 0 where the day ends. `ante` is paid by one payer. `minutes`, `hands` and
 * `game` are set where the level differs from the sheet, `big_bet_blinds` where no-limit games are
 * played with others. `point` is for 13-card poker. In a break chips of the denominations in
 * `remove` are colored up.
 */
export interface SheetRow {
  level?: number | null;
  break?: number | null;
  minutes?: number | null;
  hands?: number | null;
  game?: string;
  blinds?: [number, number] | null;
  ante?: number;
  small_bet?: number;
  stud_ante?: number;
  bring_in?: number;
  big_bet_blinds?: [number, number] | null;
  point?: number;
  remove?: number[];
  note?: string;
}

/**
 * The terms of play of an event that replace those of its template or sheet; None for these.
 * `edition` names one of the editions of the book, `table_size` the seats of a table. The edition
 * tells events apart by `format` where it halts short tables. With `halt_short_tables` they are
 * halted in those formats too in which it leaves that to the director. Tables play hand for hand
 * from where `hand_for_hand_within` players or fewer have to go out before all are paid; 0 leaves
 * it to the director.
 */
export interface PlayTerms {
  edition?: string | null;
  format?: Format | null;
  table_size?: number | null;
  halt_short_tables?: boolean | null;
  hand_for_hand_within?: number | null;
}

/**
 * The posts of a level, in chips. `min_bet` is the minimum bet and `bring_in` that of stud, where
 * they do not follow from it. `players_left` are those left in the tournament, None in a cash game.
 */
export interface LiveLevel {
  small_blind: number;
  big_blind: number;
  ante?: number;
  min_bet?: number | null;
  bring_in?: number | null;
  players_left?: number | null;
}

/**
 * A seat of a live table, its player's name and stack.
 */
export interface LiveSeat {
  seat: number;
  name: string;
  stack: number;
}

/**
 * The player in a seat has lost all, to those in these other seats, in equal parts.
 */
export interface WonBy {
  seat: number;
  to: number[];
}

/**
 * The chips of the player in a seat.
 */
export interface SeatChips {
  seat: number;
  chips: number;
}

/**
 * All hands due have their cards, and nobody has seen them. Up cards are entered one hand after the
 * other with `HandDealt`.
 */
export interface AllDealt {
  type: "all-dealt";
}

/**
 * Cards that a seat gets now, in stud the up card last; None where nobody has seen them.
 */
export interface HandDealt {
  type: "hand-dealt";
  seat: number;
  cards?: string[] | null;
}

/**
 * Cards of the next street on the board.
 */
export interface BoardTurned {
  type: "board-turned";
  cards: string[];
}

/**
 * An unambiguous act of a player. Fold, check, call, a total; a bring-in, a discard, a show, a
 * muck. Before the player's turn it is an act out of turn.
 */
export interface Acts {
  type: "acts";
  seat: number;
  action: Action;
}

/**
 * Words and motions of a player, one step after the other. `lying` are the player's earlier chips
 * of the street, by denomination, where nobody has pulled them in; None where the whole stake lies
 * there in unknown chips. After a question of the dealer all steps are entered again, with the
 * answer last.
 */
export interface Plays {
  type: "plays";
  seat: number;
  steps: Step[];
  lying?: Record<string, number> | null;
}

/**
 * Chips put out in one motion, by denomination. `said` are words that came with the very same
 * motion, neither before nor after it.
 */
export interface Push {
  type: "push";
  chips: Record<string, number>;
  said?: string;
}

/**
 * Words, in English or Chinese.
 */
export interface Said {
  type: "said";
  words: string;
}

/**
 * The player clearly draws in `chips` of an earlier bet, by denomination. Where none are named, it
 * is all that lie there.
 */
export interface PulledBack {
  type: "pulled-back";
  chips?: Record<string, number>;
}

/**
 * The player gathers the chips of an earlier bet with those put out next, as one push.
 */
export interface Gathered {
  type: "gathered";
}

/**
 * The player pulls back chips put out at this turn.
 */
export interface TookBack {
  type: "took-back";
}

/**
 * The player taps the table.
 */
export interface Tapped {
  type: "tapped";
}

/**
 * The player moves chips forward without letting go of them, or another unclear gesture.
 */
export interface Moved {
  type: "moved";
}

/**
 * Somebody gave the player `price` as the price, which may be wrong.
 */
export interface ToldCount {
  type: "told-count";
  price: number;
}

/**
 * The player puts out a thing without a value, such as a bounty chip or a clock token.
 */
export interface NoValue {
  type: "no-value";
}

/**
 * A report on the skipped player: whether the player `spoke_up` before more happened. It also says
 * whether there was reasonable time to; None where nobody has judged it.
 */
export interface SkippedSpoke {
  type: "skipped-spoke";
  spoke_up: boolean;
  had_time?: boolean | null;
}

/**
 * Somebody calls the clock on the player to act, now. `by` is the seat of the caller, None for
 * somebody without a seat here or not reported.
 */
export interface ClockAsked {
  type: "clock-asked";
  call: ClockCall;
  by?: number | null;
}

/**
 * A call of the clock on the player to act. `where` is the caller's place: at the `seat`, within
 * `reach` of the chair, or `away`. `own_table` says that the caller sits at this table, `in_event`
 * that the caller plays in the event. `reasonable` is whether reasonable time has passed,
 * `approved` the staff's answer; None where nobody has judged it yet. Staff approve a clock only
 * once reasonable time has passed. `seconds` is another time that the floor sets for this clock.
 */
export interface ClockCall {
  where?: "away" | "reach" | "seat";
  own_table?: boolean;
  in_event?: boolean;
  reasonable?: boolean | null;
  approved?: boolean | null;
  seconds?: number | null;
}

/**
 * The end of the called clock is declared, now. `acted_before_ms` is how long before that the
 * player acted, None without an act.
 */
export interface CountOver {
  type: "count-over";
  acted_before_ms?: number | null;
}

/**
 * A player did what a rule forbids. `language` is what was spoken (`en`), `local` the language of
 * the place, `blind` the blind that was dodged. Earlier penalties are known to the room.
 */
export interface Offended {
  type: "offended";
  seat: number;
  offence: OffenceCode;
  language?: string;
  local?: string;
  blind?: number;
}

/**
 * An incident with cards, chips or a showdown. `kind` is one of `INCIDENTS`, and `facts` are those
 * that a dealer reports of it (`facts_of`), as JSON has them; cards there are written, or numbers.
 * Facts that the hand knows are not reported.
 */
export interface Happened {
  type: "happened";
  kind: string;
  facts?: Record<string, unknown>;
}

/**
 * Chips that turned up: `behind` an all-in that was called, out of `view`, or of `nobody`. `nobody`
 * has no seat. `counted` says whether the stack on the record includes chips out of view; None
 * where unknown. The hand knows whether the all-in has won; a report must agree.
 */
export interface ChipsFound {
  type: "chips-found";
  how: "behind" | "nobody" | "view";
  chips: number;
  seat?: number | null;
  counted?: boolean | null;
  all_in_won?: boolean | null;
}

/**
 * A request of the player in seat `by` for a count of the pot, or of the chips in seat `of`.
 */
export interface CountAsked {
  type: "count-asked";
  by: number;
  of?: number | null;
}

/**
 * A count of the chips behind a player, no more than the table has by the record.
 */
export interface StackTold {
  type: "stack-told";
  seat: number;
  stack: number;
}

/**
 * The instruction to continue, hand for hand.
 */
export interface Instructed {
  type: "instructed";
}

/**
 * The floor's choice on entry `of`, by its place in the ruling, counted from 0. `chips` are those
 * that are forfeited, where the choice is a forfeit: the book leaves their number open.
 */
export interface Chosen {
  type: "chosen";
  of: number;
  choice: number;
  why?: string;
  chips?: number;
}

/**
 * The floor's different ruling on entry `of`, or on its earlier decision, with the reason. Its
 * effects are undone first where nothing has come of the hand since; else the remedies come on top
 * of all that was done since. `penalty` is the new penalty of an infraction; None removes the old
 * one.
 */
export interface Overruled {
  type: "overruled";
  of: number;
  remedies: Remedy[];
  why: string;
  penalty?: Penalty | null;
}

/**
 * Return `amount` chips of a bet on this street to the player. The bet that others face falls with
 * it where it was the highest; a player who is then short, or has not acted any more, is asked
 * again. Blinds, antes and a bring-in stay in, as do bets of earlier streets.
 */
export interface GiveBack {
  type: "give-back";
  seat: number;
  amount: number;
}

/**
 * Set the bets of several players on this street to other `totals`, each a seat and its chips. It
 * is one step: the price follows from all of them together. A player who is then short of it is
 * asked again. The street's bets may be in the pot already, as long as neither the next card nor a
 * hand has come. Hands that are dead keep their chips in, and all posts stay.
 */
export interface CorrectBets {
  type: "correct-bets";
  totals: [number, number][];
}

/**
 * Leave `amount` chips of the player to act in the pot and kill the hand. It is less than the call:
 * an undercall that the floor does not let the player complete.
 */
export interface Forfeit {
  type: "forfeit";
  seat: number;
  amount: number;
}

/**
 * Kill the hand in this seat; its chips stay in the pot.
 */
export interface KillHand {
  type: "kill-hand";
  seat: number;
}

/**
 * Revive a hand that was folded, mucked or killed, with the cards it had. `cards` names those that
 * nobody had seen. It owes the bets of this street since.
 */
export interface RestoreHand {
  type: "restore-hand";
  seat: number;
  cards?: number[] | null;
}

/**
 * Take the last `count` cards, whole streets, from the board and set them aside. Nobody may have
 * acted since they came. The street they opened is then still to come.
 */
export interface TakeBoardBack {
  type: "take-board-back";
  count: number;
}

/**
 * Set cards of an entered deck aside, seen by all, until `ReshuffleStub` returns them. They came
 * too early, were exposed, or are boxed.
 */
export interface KeepAside {
  type: "keep-aside";
  cards: number[];
}

/**
 * Return the cards `back`, which lie aside, to the stub and shuffle it. The cards of the heaps in
 * `mixed` are shuffled in too: they may come again, and a dead hand of the muck is gone for good. A
 * sealed deck takes its new order from `order`, all 52 cards in any order, of which those in the
 * stub count; an entered deck has none.
 */
export interface ReshuffleStub {
  type: "reshuffle-stub";
  back?: number[];
  order?: number[] | null;
  mixed?: Heap[];
}

/**
 * Replace a face-down card of this seat that was `exposed`. The exposed card is out of play, as a
 * burned one is, and another one comes face down. In a sealed deck it is the next card, in an
 * entered deck `instead`, unseen where that is None.
 */
export interface ReplaceCard {
  type: "replace-card";
  seat: number;
  exposed: number;
  instead?: number | null;
}

/**
 * Declare a misdeal: return all chips and end the hand without a winner. It is dealt again as a
 * separate hand.
 */
export interface VoidHand {
  type: "void-hand";
}

/**
 * Correct the chips behind a player by `by`, negative for fewer. Chips in the pot stay. A player
 * who is all-in stays all-in: chips found later do not play in this hand. In a hand that is over it
 * corrects the final stacks, such as after a pot that went to the wrong player. The last event of
 * the hand has them as they were before.
 */
export interface CorrectStack {
  type: "correct-stack";
  seat: number;
  by: number;
}

/**
 * An intervention of the engine, done once the betting of the street `after` is over.
 */
export interface Later {
  type: "later";
  intervention: Intervention;
  after: Street;
}

/**
 * An action of the engine that a player is held to, done as soon as the player is asked.
 */
export interface HeldTo {
  type: "held-to";
  seat: number;
  action: Action;
}

/**
 * An act of the dealer or the floor at the table: `code` names its words (`does-<code>`). `seats`
 * are those concerned, `amount` the chips, `cards` the cards where they are known and `count` their
 * number, each where it has any. It is done at once or, where `after` names a street, when the
 * betting of that street is over.
 */
export interface AtTable {
  type: "at-table";
  code: ActCode;
  seats?: number[];
  amount?: number;
  count?: number;
  cards?: number[];
  after?: Street | null;
}

/**
 * A hand dealt again as a separate hand: to these `seats`, with this button and ante. The blinds
 * and the ante are in chips. The hands of the seats in `killed` are dead once dealt.
 */
export interface DealtAgain {
  type: "dealt-again";
  seats: number[];
  button: number;
  blinds: [number, number];
  ante?: number;
  killed?: number[];
}

/**
 * One penalty. `count` is the number of hands or rounds to miss, or the chips of a fine or of a
 * forfeit. It is 0 where the floor has still to set them, and for other penalties.
 */
export interface Penalty {
  code: PenaltyCode;
  count?: number;
}

/**
 * A remedy that the floor applies unasked, with its reason.
 */
export interface ByFloor {
  type: "by-floor";
  remedies: Remedy[];
  why: string;
}

/**
 * The removal of the last entry that stands: the hand is as it was before it.
 */
export interface Undone {
  type: "undone";
  why?: string;
}

/**
 * A league. `name` is part of its address. `points` are those of the first places, for
 * `table(place)` in the formula, written with commas between them. The `best` results of each
 * player count, all of them with None. Events count that ended from the day `begins` to the day
 * `ends`, inclusive (ISO dates, UTC; None for no bound), and those `added`, but not those
 * `left_out`.
 */
export interface League {
  name: string;
  title: string;
  formula: string;
  points?: string;
  best?: number | null;
  shared?: Shared;
  ties?: Ties;
  begins?: string | null;
  ends?: string | null;
  added?: string[];
  left_out?: string[];
}

/**
 * The `place` of a player elsewhere, or the `points` where the formula is not to give them.
 */
export interface OutsideResult {
  player: string;
  place?: number | null;
  points?: string | null;
}

/**
 * All terms of an event under a name of the house's own, and its `series` where it is one.
 */
export interface KeptTemplate {
  name: string;
  event: CreateEvent;
  series?: Series | null;
}

/**
 * Events on the same `weekday` (0 is Monday) at the same `time` of the house's wall, as 19:30. They
 * go on until the day `until` (an ISO date), or for ever with None.
 */
export interface Series {
  weekday: number;
  time: string;
  until?: string | null;
}

/**
 * A player who is out, and those at the table who won the chips, in equal parts. These are only
 * needed where a bounty is on the player.
 */
export interface OutOf {
  player: string;
  to?: string[];
}

/**
 * A player's counted chips.
 */
export interface Counted {
  player: string;
  chips: number;
}

/**
 * The seat of the next big blind at a table.
 */
export interface BigBlindAt {
  table: number;
  seat: number;
}

/**
 * Changes of an event; everything left out stays as it is. `levels` are all levels in order, those
 * that are over as they were. Levels by hands last `hands` each. The tables to open next have
 * `table_numbers`, in this order. `starts_ms` is the time of the wall at which it starts by itself.
 * `options` are those of its rules by name, each as the id of an edition writes it. All others are
 * the terms of `create-event`; without rebuys, an add-on, a bounty or an appointed start `none`
 * names them.
 */
export interface EventChanges {
  levels?: LevelRow[] | null;
  hands?: number | null;
  seats?: number | null;
  buy_in?: number | null;
  fee?: number | null;
  guarantee?: number | null;
  payouts?: Payouts | null;
  least_prize?: number | null;
  late_levels?: number | null;
  re_entries?: number | null;
  rebuys?: Rebuys | null;
  add_on?: AddOnTerms | null;
  bounty?: BountyTerms | null;
  name?: string | null;
  table_size?: number | null;
  hand_for_hand_within?: number | null;
  halt_short_tables?: boolean | null;
  table_numbers?: number[] | null;
  starts_ms?: number | null;
  options?: Record<string, string> | null;
  none?: Offer[];
}

/**
 * A level of an event: its stakes in chips, its length in seconds, and what comes behind it. `ante`
 * is paid by one player for the table, `ante_each` by everybody; the edition takes one of both.
 * `seconds` may be left out: the level then lasts as long as it did, a new one as long as the one
 * before it. Behind it there is a break of `break_seconds`, 0 for none, and pairs of chips are
 * colored up: those that leave, and those that they are exchanged for.
 */
export interface LevelRow {
  small_blind?: number;
  big_blind?: number;
  ante?: number;
  ante_each?: number;
  small_bet?: number;
  stud_ante?: number;
  bring_in?: number;
  big_bet_blinds?: [number, number] | null;
  point?: number;
  seconds?: number | null;
  break_seconds?: number;
  color_ups?: [number, number][];
}

/**
 * A role with its bounds: None for the event or the table means all of them.
 */
export interface Grant {
  role: RoleName;
  event?: string | null;
  table?: number | null;
}

/**
 * Ask how your rows stand in 13-card poker while you set them; some cards may still be in hand.
 * Only your own cards. Nothing is kept of it. The answer is `RowsStand`.
 */
export interface CheckRows {
  type: "check-rows";
  event: string;
  table: number;
  hand: number;
  front?: string[];
  middle?: string[];
  back?: string[];
}

/**
 * Ask for the best ways to set your thirteen cards; not in tournaments. The answer is
 * `Suggestions`.
 */
export interface Suggest {
  type: "suggest";
  event: string;
  table: number;
  hand: number;
}

/**
 * Dealer: ask what an entry at a live table would come to, in the form of `EnterLive`. Nothing
 * happens, and nothing is kept of it. The answer is `LiveJudged`.
 */
export interface JudgeLive {
  type: "judge-live";
  event: string;
  hand: number;
  lines: number;
  entry: LiveEntry;
}

/**
 * Ask the ruling assistant about a situation of this `kind`, one of those in `situations`. Its
 * facts are as that view describes them, cards written. Nothing happens, and nothing is kept of it.
 * With a live table in `event` that table's edition and game apply, and its dealer may ask too.
 * Without one the floor may ask, under the room's edition where none is named. The answer is
 * `Consulted`.
 */
export interface Consult {
  type: "consult";
  kind: string;
  facts?: Record<string, unknown>;
  event?: string | null;
  game?: string;
  edition?: string | null;
}

/**
 * Ask the ruling assistant about a situation of this `kind`, one question after the other. As with
 * `consult`, with the facts told so far, none at first. The answer is `FactAsked` before a fact
 * without which there is no ruling. Else it is `Consulted`, whose first `untold` fact is the next
 * to tell. Where nothing is untold, what nobody told cannot change the ruling.
 */
export interface ConsultNext {
  type: "consult-next";
  kind: string;
  facts?: Record<string, unknown>;
  event?: string | null;
  game?: string;
  edition?: string | null;
}

/**
 * Dealer: ask what a chip race at a live table comes to, by the chips of these seats. Chips of
 * `removed` are colored up to chips of `into`. Nothing happens, and nothing is kept of it. The
 * answer is `RaceSheet`.
 */
export interface RaceChips {
  type: "race-chips";
  event: string;
  removed: number;
  into: number;
  seats: RaceSeat[];
}

/**
 * Chips of a seat that are colored up, whether it has no others, and its cards if dealt.
 */
export interface RaceSeat {
  seat: number;
  chips: number;
  alone?: boolean;
  cards?: string[];
}

/**
 * Ask whether the room is there; the answer is `Accepted`. A screen that nobody touches notices by
 * this that the connection is lost.
 */
export interface StillThere {
  type: "still-there";
}

/**
 * Note that somebody uses this page; the answer is `Accepted`. A shared device of the staff that
 * nobody uses for a while is locked.
 */
export interface InUse {
  type: "in-use";
}

/**
 * Ask for players of an event from number `first` on. Those whose names have these `words` in them,
 * those who are still in alone, or those at one table. The answer is `PlayersFound`.
 */
export interface FindPlayers {
  type: "find-players";
  event: string;
  words?: string;
  first?: number;
  left?: boolean;
  table?: number | null;
}

/**
 * Floor: ask for the entries of an event from number `first` on. They are of players who have
 * entered, are out, wait for a seat or have withdrawn. `words` are part of a name, or the number of
 * a table or seat (`12`, `12-3`). Further bounds are the `status`, and this one `player`. The
 * answer is `EntriesFound`.
 */
export interface FindEntries {
  type: "find-entries";
  event: string;
  words?: string;
  first?: number;
  status?: EntryStatus | null;
  player?: string | null;
}

/**
 * Ask for tables of an event from number `first` on. Only those with an open seat where `open` is
 * true, and those with a player whose name has these `words` in it. The answer is `TablesFound`.
 */
export interface FindTables {
  type: "find-tables";
  event: string;
  words?: string;
  first?: number;
  open?: boolean;
}

/**
 * Ask for draws that were made in an event, from number `first` on (from 0). The answer is
 * `DrawsFound`.
 */
export interface FindDraws {
  type: "find-draws";
  event: string;
  first?: number;
}

/**
 * Director: ask what `change-event` would do with these changes, or undoing such an `act`. Without
 * either it tells the terms as they are. The answer is `WouldChange`, or the refusal that the order
 * would get.
 */
export interface WhatWouldChange {
  type: "what-would-change";
  event: string;
  changes?: EventChanges;
  act?: number | null;
}

/**
 * The first frame of a connection: the person behind it. `name` is "" as long as you have only
 * looked: the first act gives you one, and this frame comes again. `roles` are the session's, kept
 * by the server. The frame also comes again after the room was frozen for a while: its time goes on
 * from `now_ms`. `reach` is the address under which others find the room, None where no other
 * machine can. `device` says who of the staff acts at this browser; None where staff do not sign in
 * here.
 */
export interface Welcome {
  type: "welcome";
  person: string;
  name: string;
  roles: string[];
  edition: string;
  protocol: string;
  now_ms: number;
  reach: string | null;
  device: DeviceView | null;
}

/**
 * A browser of the staff, as it sees itself. `staff` and `name` are of the person who is signed in,
 * None and "" while it is locked. Then it has `names` to choose from: at a shared one all of the
 * staff, else those who have signed in there. A shared one is locked after `idle_minutes` without
 * anybody.
 */
export interface DeviceView {
  shared: boolean;
  idle_minutes: number;
  staff: string | null;
  name: string;
  names: StaffName[];
}

/**
 * A person of the staff, to choose from at a shared device.
 */
export interface StaffName {
  staff: string;
  name: string;
}

/**
 * The answer to the command of this id; what only looks has an answer of its own.
 */
export interface Answer {
  type: "answer";
  id: string;
  result: Accepted | Refusal | RowsStand | Suggestions | LiveJudged | Consulted | FactAsked | PlayersFound | EntriesFound | TablesFound | DrawsFound | WouldChange | RaceSheet;
}

/**
 * A command's answer: done, and durable. The fields from `table` to `player_links` are there where
 * the command made such a thing. `passed` are those of a list of entries who were in or out
 * already. `rests` are the numbers of acts that rested on a bust-out that was undone: each is to be
 * undone, or kept (`keep-act`).
 */
export interface Accepted {
  type: "accepted";
  event: string | null;
  table: number | null;
  link: LinkView | null;
  token: TokenView | null;
  hook: HookView | null;
  screen: ScreenView | null;
  passed: PassedOver[];
  player_links: PlayerLinkView[];
  rests: number[];
}

/**
 * A staff link; `path` is shown once, to its maker, and later only its name `link`. It opens any
 * number of browsers, or `once` only one, and with `ends_ms` until that time of the wall; it is
 * `opened` where somebody has opened it. With a dealer's link comes the `live` table at which it
 * deals now, None where there is none yet.
 */
export interface LinkView {
  link: string;
  role: RoleName;
  event: string | null;
  table: number | null;
  revoked: boolean;
  path: string | null;
  once: boolean;
  ends_ms: number | null;
  opened: boolean;
  live: string | null;
}

/**
 * A token of a program; its times are milliseconds since 1970. `secret` is shown once, to its
 * maker; `ended` says why the token is no longer valid.
 */
export interface TokenView {
  token: string;
  name: string;
  role: RoleName;
  event: string | null;
  table: number | null;
  made_ms: number;
  ends_ms: number | null;
  ended: Ended | null;
  secret: string | null;
}

/**
 * A program that receives news, and what it was sent last, the newest first. `secret` is shown
 * once, to the person who added the hook.
 */
export interface HookView {
  hook: string;
  url: string;
  kinds: Kind[];
  event: string | null;
  waiting: number;
  deliveries: DeliveryView[];
  secret: string | null;
}

/**
 * Something that was sent to a hook, or is to be. `status` is the HTTP status of the other side,
 * `why` what went wrong where none came. A failed one that waits is tried again at `next_ms`. Times
 * are milliseconds since 1970.
 */
export interface DeliveryView {
  delivery: string;
  kind: Told;
  state: Delivered;
  attempts: number;
  at_ms: number;
  status: number | null;
  why: string | null;
  next_ms: number | null;
}

/**
 * A big screen as its link has it: its event, and the layout. The content is that of the event's
 * own page; only `called`, where that is a part of it, is the floor's.
 */
export interface ScreenView {
  type: "screen";
  screen: string;
  event: string;
  name: string;
  layout: Layout;
  called: CalledView | null;
}

/**
 * The floor's list as a wall may show it: the called names, the newest call first. `waiting` is the
 * number of all who wait. Names that have not been called are not shown.
 */
export interface CalledView {
  called: CalledName[];
  waiting: number;
}

/**
 * A name that was called to a seat at the live table of this `title`, "" for any of them.
 */
export interface CalledName {
  number: number;
  name: string;
  title: string;
  called_ms: number;
}

/**
 * One of a list of entries who was not entered, having this status in the event already.
 */
export interface PassedOver {
  player: string;
  status: EntryStatus;
}

/**
 * The link of a player to their own page of an event. `path` is shown to the person who asked for
 * it, and kept nowhere.
 */
export interface PlayerLinkView {
  player: string;
  path: string | null;
}

/**
 * The reason why a command changed nothing. `code` names the words in `locale/` (`refusal-<code>`).
 * `kind` separates commands that could not be read (`syntax`), that the book does not allow
 * (`illegal`) and that have more than one reading (`ambiguous`). `parameters` fill the words: what
 * was expected, what came.
 */
export interface Refusal {
  type: "refusal";
  code: string;
  kind: "ambiguous" | "illegal" | "syntax";
  parameters: Record<string, Parameter>;
  citation: Citation | null;
}

/**
 * One rule of the catalogue, as the edition in force applied it. `rule` is an id of the catalogue
 * (`house-43.1`), `edition` the id of the edition (`modern`). Unless the `basis` is the document,
 * the rule is the one nearest to the point and does not say what was decided.
 */
export interface Citation {
  rule: string;
  edition: string;
  basis?: Basis;
}

/**
 * The rows that a player is setting. A row is None until it has all its cards; `wrong` is the wrong
 * order among those that have, and `natural` the one in all the player's cards.
 */
export interface RowsStand {
  type: "rows-stand";
  front: RowStands | null;
  middle: RowStands | null;
  back: RowStands | null;
  wrong: OutOfOrder[];
  natural: NaturalHeld | null;
}

/**
 * The name of a full row, and its bonus where it wins; 0 for none.
 */
export interface RowStands {
  hand: RowName;
  bonus: number;
}

/**
 * A row for words: `category` is `pair`, `ranks` the ranks that name it. The most significant rank
 * comes first.
 */
export interface RowName {
  category: string;
  ranks: string[];
}

/**
 * A wrong order: `row` is higher than the row `under` which it must be. A foul, as rows are now.
 */
export interface OutOfOrder {
  row: Row;
  under: Row;
  citation: Citation;
}

/**
 * The best natural in thirteen cards, and its points where it is declared.
 */
export interface NaturalHeld {
  natural: string;
  points: number;
  citation: Citation;
}

/**
 * The best arrangements of a player's cards, the best first. `declare` is whether the `natural` in
 * them pays more than any of these can expect.
 */
export interface Suggestions {
  type: "suggestions";
  arrangements: SuggestedRows[];
  declare: boolean;
  natural: NaturalHeld | null;
}

/**
 * An arrangement, front, middle and back, and its expected `points` from each opponent. Opponents
 * set as the software does.
 */
export interface SuggestedRows {
  rows: RowView[];
  points: number;
}

/**
 * One row that the viewer can see, and its name.
 */
export interface RowView {
  cards: string[];
  hand: RowName;
}

/**
 * The result of an entry if it were made now; nothing has happened. Its line of the record, and the
 * player to act after it with the amount to call.
 */
export interface LiveJudged {
  type: "live-judged";
  line: LiveLineView;
  to_act: number | null;
  to_call: number;
}

/**
 * A line of the record, for dealer and floor. It has its `headline`, the `facts` reported of an
 * incident, the `players` it is about, and the entry with its time and author. Then come the ruling
 * with its rules, the choices of the floor, and what was done. `open` says that the hand waits for
 * the floor's decision on it, `undone` that it was undone. The `verdict` says whether the book
 * settles it, somebody has to be asked first or the floor decides; None where nothing had to be
 * ruled. `ask` is the person to ask, or who judges. `ruled`, its `reasons` and what `follows` for
 * somebody at the table are parts of `ruling`. A decision of the floor has the reasons of the entry
 * that it decides on. `penalty_allowed` says that one may follow beside what is ruled; the
 * penalties for an infraction are its choices. The `ruler` measures what was put out. Where the
 * `teller` is asked, `untold` are the facts that were left out and decide.
 */
export interface LiveLineView {
  n: number;
  at_ms: number;
  by: string;
  entry: LiveEntry;
  headline: InWords;
  facts: InWords[];
  players: LivePlayerView[];
  undone: boolean;
  open: boolean;
  verdict: Verdict | null;
  ask: Asked | null;
  ruled: InWords | null;
  reasons: LiveReasonView[];
  follows: InWords[];
  ruler: RulerView | null;
  ruling: InWords[];
  citations: Citation[];
  choices: LiveChoiceView[];
  done: InWords[];
  penalty_allowed: boolean;
  penalty: InWords | null;
  untold: string[];
}

/**
 * A player in a line: the seat, and the name of its player when the line was entered.
 */
export interface LivePlayerView {
  seat: number;
  name: string;
}

/**
 * One step of a ruling, and its rule.
 */
export interface LiveReasonView {
  words: InWords;
  citation: Citation;
}

/**
 * An amount put out, on the ruler. `to` is the player's total on the street, `pushed` the chips put
 * out for it, 0 for words alone. The marks are below, the smallest first. `said` is the total that
 * the words name, and `ruled` the bet or raise ruled, each 0 where there is none. Where neither
 * chips nor words give an amount, `to` is the ruled one.
 */
export interface RulerView {
  to: number;
  pushed: number;
  marks: MarkView[];
  said: number;
  ruled: number;
}

/**
 * A mark on the ruler of a ruling, a total of the street in chips. It is the call, half of a raise
 * above it, or the smallest bet or raise.
 */
export interface MarkView {
  code: "bet" | "call" | "half" | "raise";
  to: number;
}

/**
 * A choice of the floor, at its place among the choices. With `forfeits` the floor enters a number
 * of chips.
 */
export interface LiveChoiceView {
  words: InWords;
  proposed: boolean;
  chosen: boolean;
  forfeits: boolean;
}

/**
 * The book's ruling on a situation, in the form that `LiveLineView` has for an entry. The
 * `headline` is the ruling, with the seat where one was given. `penalties` are those allowed beside
 * it, for a first offence; `advice` is the good practice for the case. Where the `teller` is asked,
 * `untold` are the facts that were left out and decide, the most decisive first. Where the floor
 * judges first, it is the fact that it judges. A fact of a row is written as `list.place.fact`,
 * places counted from 0.
 */
export interface Consulted {
  type: "consulted";
  kind: string;
  edition: string;
  headline: InWords;
  verdict: Verdict;
  ask: Asked | null;
  ruled: InWords | null;
  reasons: LiveReasonView[];
  follows: InWords[];
  ruler: RulerView | null;
  ruling: InWords[];
  citations: Citation[];
  choices: LiveChoiceView[];
  penalty_allowed: boolean;
  penalties: InWords[];
  advice: AdviceView[];
  untold: string[];
}

/**
 * Good practice that the book advises in a situation.
 */
export interface AdviceView {
  situation: string;
  words: InWords;
  citation: Citation;
}

/**
 * The `fact` of a situation without which there is no ruling under this edition.
 */
export interface FactAsked {
  type: "fact-asked";
  kind: string;
  edition: string;
  fact: string;
}

/**
 * A page of the players found, from number `first` on (from 0) of the `total`. They are in the
 * order of the event's page.
 */
export interface PlayersFound {
  type: "players-found";
  total: number;
  first: number;
  players: EntrantView[];
}

/**
 * A player in an event. `house` is the style of a computer player, None for a person. `pinned` says
 * that the player keeps the seat where possible, `pinned_seat` which, None for the one to be drawn:
 * only the player and the director's pages show this. `bounty` is the one on the player,
 * `bounties_won` is what others' paid. `entries` is the number of entries. Each of the `rebuys` put
 * up an amount for a bounty (`rebuy_bounties`). The add-on was bought `add_ons` times, once in each
 * flight.
 */
export interface EntrantView {
  player: string;
  name: string;
  house: string | null;
  stack: number | null;
  table: number | null;
  seat: number | null;
  place: number | null;
  prize: number;
  connected: boolean;
  me: boolean;
  pinned: boolean;
  pinned_seat: number | null;
  bounty: number;
  bounties_won: number;
  entries: number;
  rebuys: number;
  add_ons: number;
  rebuy_bounties: number[];
  rank: number | null;
  counted: CountView | null;
}

/**
 * The chips that a player was counted with, and when, by the room's clock.
 */
export interface CountView {
  chips: number;
  at_ms: number;
}

/**
 * A page of the entries found, from number `first` on (from 0) of the `total`. Players come in the
 * order of the event's page, then those who wait for a seat, then withdrawn entries.
 */
export interface EntriesFound {
  type: "entries-found";
  total: number;
  first: number;
  entries: EntryFound[];
}

/**
 * A person who has to do with an event, and their status in it. `waiting` is an alternate's place,
 * from 1. A person who is not an entrant has neither chips nor a place there. `may` is what can be
 * done now: buying chips, which waits for the end of the hand, or an entry `again`. That is by a
 * `forfeit` where the player gives up chips. A rebuy puts up this `bounty` beside its price.
 * `entered_by` is the act that registered the player late from a list, if it can be undone with its
 * money (`take-back`). `charges` are what the player owes or has paid at the desk, and prizes to be
 * handed out. `closed` says why a player who is out has no way back.
 */
export interface EntryFound {
  entrant: EntrantView;
  status: EntryStatus;
  waiting: number | null;
  may: (Bought | "again" | "forfeit")[];
  entered_by: number | null;
  bounty: number;
  charges: ChargeView[];
  closed: NoWayBack[];
}

/**
 * A charge to a player for one entry or chips, or a prize owed to the player. `fee` is the house's
 * part of the `amount`. `receipt` is the number of the payment, `returned` that of giving it back,
 * `method` the way of the newest of them; None where there is none.
 */
export interface ChargeView {
  charge: number;
  player: string;
  name: string;
  purpose: Purpose;
  amount: number;
  fee: number;
  state: ChargeState;
  at_ms: number;
  receipt: number | null;
  returned: number | null;
  method: Method | null;
}

/**
 * A way in that a player who is out no longer has, and why. Its period ended at `ended_ms` by the
 * wall, None where none ended.
 */
export interface NoWayBack {
  what: "again" | "rebuy";
  refusal: Refusal;
  ended_ms: number | null;
}

/**
 * The same of its tables, by their numbers.
 */
export interface TablesFound {
  type: "tables-found";
  total: number;
  first: number;
  tables: TableLine[];
}

/**
 * A table at a glance. `break_order` says when it breaks (1 is next), None for the one that stays,
 * and `to_break` that the director has it break before its turn. `kind` says who deals its next
 * hand. One with real cards has a `live` table of this name beside it, except before a day that is
 * drawn and once the event is over. `back` is the number of its last hand there, if it can be
 * undone now. Where it is not `followed` nobody knows its hand, its button and its `average`.
 * `next_big_blind` is the seat that was reported to be the next big blind there, and when.
 */
export interface TableLine {
  table: number;
  state: TableState;
  players: EntrantView[];
  seats: number;
  hand: number;
  button: number | null;
  break_order: number | null;
  average: number | null;
  live: string | null;
  to_break: boolean;
  back: number | null;
  kind: TableKind;
  followed: boolean;
  next_big_blind: SeatTold | null;
}

/**
 * A seat that somebody has reported, and when, by the room's clock.
 */
export interface SeatTold {
  seat: number;
  at_ms: number;
}

/**
 * A page of the draws of an event, after the first `first` of the `total`, in their order. Empty
 * for an event that ended under a version which kept no page of it: its file has them.
 */
export interface DrawsFound {
  type: "draws-found";
  total: number;
  first: number;
  draws: DrawView[];
}

/**
 * A draw that was made, by its number from 1. It came from the `secret` whose SHA-256, the `seal`,
 * was published before; the `purpose` is the recipe to make it again.
 */
export interface DrawView {
  number: number;
  purpose: string;
  seal: string;
  secret: string;
}

/**
 * The changes that would come, line by line, with the words `news-<code>` of the record. `flaws`
 * are those of the levels that would come with it, and `terms` all that can be changed, as it is
 * now. The levels before `first` are over. Where an act would be undone, `rests` are the numbers of
 * later acts that rest on it: each stays unless it is undone, too. Asked about nothing it has the
 * `options` of the rules that are changed in an event, as long as they can be.
 */
export interface WouldChange {
  type: "would-change";
  lines: EventNews[];
  flaws: FlawView[];
  terms: EventChanges;
  first: number;
  rests: number[];
  options: OptionView[];
}

/**
 * A line of news, with the words `news-<code>` in `locale/`. `at_ms` is by the wall, in
 * milliseconds since 1970.
 */
export interface EventNews {
  n: number;
  at_ms: number;
  code: string;
  parameters: Record<string, Parameter>;
  citation: Citation | null;
}

/**
 * A flaw of a sheet that its director should know. `code` names the words (`flaw-<code>`), `level`
 * the level from 1, 0 for the whole, `citation` the rule where there is one. With a flaw that
 * `stops` no event is announced by the sheet; any other may stand.
 */
export interface FlawView {
  code: string;
  level: number;
  parameters: Record<string, Parameter>;
  citation: Citation | null;
  stops: boolean;
}

/**
 * An option of the rules that can be changed, with its setting as an edition's id writes it. A
 * `choice` is one of its `choices`, a list some of them, separated by `|`; a number is `most` at
 * most. Words are `option-<code>`, and `choice-<code>` for each choice.
 */
export interface OptionView {
  option: string;
  code: string;
  kind: "choice" | "flag" | "fraction" | "listing" | "number" | "optional-number" | "order";
  setting: string;
  choices: [string, string][];
  most: number;
}

/**
 * The result of a chip race, the seats in the order in which they are dealt cards. The odd chips
 * together buy `awarded` new ones, for the highest of `cards` cards. Chips worth `rest` make no
 * whole one.
 */
export interface RaceSheet {
  type: "race-sheet";
  removed: number;
  into: number;
  rows: RaceRowView[];
  cards: number;
  awarded: number;
  rest: number;
  citations: Citation[];
}

/**
 * A seat in a chip race. It exchanges its chips for `whole` new ones and gets a card for each of
 * its `odd` ones; `whole` is None where only the odd ones are known. Once all cards are dealt,
 * `won` says whether it got a chip for them, and `gets` counts its new chips. `kept_in` says
 * whether it got a chip for its last ones. They are None before.
 */
export interface RaceRowView {
  seat: number;
  name: string;
  whole: number | null;
  odd: number;
  cards: string[];
  won: boolean | null;
  kept_in: boolean | null;
  gets: number | null;
}

/**
 * A topic's view. `version` grows by one with each frame of that topic on that connection.
 */
export interface Shown {
  type: "view";
  topic: string;
  version: number;
  view: View;
}

/**
 * The lobby. `play_now` is the event that one click joins and starts, `offers` are the other games
 * that start as soon as somebody sits down. `cash` are the cash tables, `live` the live tables, and
 * `gone` is what an update has ended lately.
 */
export interface LobbyView {
  type: "lobby";
  now_ms: number;
  events: EventLine[];
  play_now: string | null;
  online: number;
  offers: OfferView[];
  cash: CashLobbyView | null;
  gone: GoneView[];
  live: LiveLobbyLine[];
}

/**
 * An event as the lobby lists it. With a `rotation` `game` is its first. A level lasts
 * `level_minutes` or `level_hands` hands, the first one where levels differ (`levels_differ`);
 * `bonus` is for 13-card poker. `entries` count re-entries too; `entry` has the terms of an entry.
 * Before the start, `by_itself` says that it begins some time after the first entry.
 */
export interface EventLine {
  event: string;
  name: EventName;
  game: string;
  edition: string;
  state: "finishing" | "night" | "open" | "over" | "running";
  kind: "home" | "scheduled" | "sit-down";
  entries: number;
  seats: number;
  left: number;
  tables: number;
  table_size: number;
  starting_stack: number;
  level_minutes: number | null;
  buy_in: number;
  entry: EntryView;
  level: number | null;
  starts_ms: number | null;
  joined: boolean;
  my_table: number | null;
  winner: string | null;
  rotation: RotationView | null;
  level_hands: number | null;
  bonus: boolean;
  levels_differ: boolean;
  by_itself: boolean;
}

/**
 * The name of an event: `given` by its director, else None. Then `template` and `number` name it,
 * in words of their own: `event-named-<template>`. Numbers count from 1.
 */
export interface EventName {
  given: string | null;
  template: string;
  number: number;
}

/**
 * The terms of entry of an event, and its price. `buy_in` is for the prizes and `fee` for the
 * house; a `bounty` is paid beside them. Where it is `charged` amounts are cents of wallets, else
 * points of the event alone. The prize pool is at least `guarantee`. Late registration is open
 * until the level `late_levels` has ended (0: none), and a player who is out may re-enter
 * `re_entries` times. `taken` is whether entries are taken now, `closes_ms` when that ends, as far
 * as a clock shows it, and `closing` with which end of the clock's. `may` is what the viewer may
 * do, by the rules of the event, and `mine` the number of their entries. With `seats_at_once` an
 * entrant `waits` behind the `alternates`; `alternate` is the viewer's own place among them, from
 * 1. Those in `kept` have lost all and may still buy chips: their seats are kept for them until
 * their tables' next hands begin. With a `ticket` the viewer's next entry is paid. The prizes of a
 * `satellite` are seats of another event; `tickets` says what becomes of unused tickets into this
 * one. Where entries are taken `at_desk` the viewer may ask the desk for one; `asked` is the
 * viewer's open request, and `declined` one that the desk did not accept. Amounts are in `currency`
 * and papers name the `house`, each "" where nobody says; `no_shows` is the rule for players who
 * never came. Chips in `over` are sold no more.
 */
export interface EntryView {
  charged: boolean;
  buy_in: number;
  fee: number;
  guarantee: number;
  late_levels: number;
  re_entries: number;
  rebuys: Rebuys | null;
  add_on: AddOnTerms | null;
  taken: boolean;
  closes_ms: number | null;
  may: "again" | "enter" | null;
  mine: number;
  seats_at_once: number | null;
  alternates: number;
  waits: boolean;
  alternate: number | null;
  kept: string[];
  bounty: BountyTerms | null;
  ticket: boolean;
  satellite: SatelliteTerms | null;
  tickets: TicketRule;
  at_desk: boolean;
  currency: string;
  house: string;
  no_shows: NoShowRule;
  asked: Request | null;
  over: Bought[];
  declined: Request | null;
  closing: EntriesEnd;
}

/**
 * The terms of a satellite: prizes are seats worth `seat` each, in the unit of the prizes. `into`
 * is the id of the event in the room whose seats they are, "" where they are those of none there.
 * `rest` says who wins the rest of the pool.
 */
export interface SatelliteTerms {
  seat: number;
  into: string;
  rest: Rest;
}

/**
 * Games that take turns, in order and repeatedly. Each is played for an `orbit`, a `level` or
 * `hands` hands. Where it is `chosen` a player chooses the game of each turn (dealer's choice).
 */
export interface RotationView {
  games: string[];
  by: "hands" | "level" | "orbit";
  hands: number;
  chosen: boolean;
}

/**
 * A game, or a `rotation` of several, that can be sat down to at once (`sit-down`). It has `seats`
 * at one table, or at tables of `table_size`. A level lasts `level_minutes`, or `level_hands`
 * hands; `bonus` is for 13-card poker.
 */
export interface OfferView {
  template: string;
  game: string;
  seats: number;
  starting_stack: number;
  level_minutes: number | null;
  rotation: RotationView | null;
  table_size: number;
  level_hands: number | null;
  bonus: boolean;
}

/**
 * The cash tables of the room, and the cents in the viewer's wallet. `broke` is whether the viewer
 * may ask for play money again. `tables` has those of 13-card poker at which somebody sits; any
 * other can be opened from `thirteen`. While the viewer has no seat, `left` is the last one.
 * `waits` are the viewer's places on waiting lists, and `missed` is the last seat that was kept and
 * not taken.
 */
export interface CashLobbyView {
  wallet: number;
  broke: boolean;
  tables: CashLine[];
  thirteen: ThirteenOffer | null;
  left: CashSeatLeft | null;
  waits: WaitView[];
  missed: KeptSeatView | null;
}

/**
 * A cash table as the lobby lists it. Amounts are cents. `table` is None for one that opens when
 * somebody sits down; `edition` is the id of its rules. `buy_in` is the minimum and the maximum.
 * `house` is the number of computer players among the `players`, or at a table that opens. `rake`
 * is in hundredths of a percent of a win. `waiting` persons want a seat here, or without a table at
 * any of these stakes, and `kept` seats are kept for some of them. In 13-card poker, which has no
 * blinds, `point` is the worth of a point and `bonus` whether bonuses are paid. A stack below
 * `go_on` is dealt no hand.
 */
export interface CashLine {
  stakes: string;
  table: string | null;
  game: string;
  edition: string;
  small_blind: number;
  big_blind: number;
  buy_in: [number, number];
  seats: number;
  players: number;
  house: number;
  rake: number;
  mine: boolean;
  point: number;
  bonus: boolean;
  go_on: number;
  waiting: number;
  kept: number;
}

/**
 * 13-card poker as it is offered: one game, with the player's choice of point and bonuses. At a
 * table of `seats`, `house` computer players play with the first person, or one of the numbers of
 * `company` by choice. `rake` is in hundredths of a percent of a win. `stakes` begin with the
 * lowest.
 */
export interface ThirteenOffer {
  game: string;
  edition: string;
  seats: number;
  house: number;
  rake: number;
  stakes: ThirteenStakes[];
  company: number[];
}

/**
 * One row of the document's stakes, in cents. `point` is the worth of a point, `start` the minimum
 * to start with and `most` the maximum buy-in; `go_on` is the minimum to go on. `plain` and
 * `with_bonus` name these stakes for `take-seat`, without bonuses and with them.
 */
export interface ThirteenStakes {
  point: number;
  start: number;
  most: number;
  go_on: number;
  plain: string;
  with_bonus: string;
}

/**
 * The seat that a person had at a cash table, and its stakes. `why` it was left, with `cents`, and
 * the rule where one removed the player. `hand` is the table's last one, where the person played in
 * it.
 */
export interface CashSeatLeft {
  table: string;
  game: string;
  small_blind: number;
  big_blind: number;
  point: number;
  bonus: boolean;
  why: WhyGone;
  cents: number;
  hand: number | null;
  citation: Citation | null;
}

/**
 * The viewer's place on a list, of a `table`, or where it is None of any table of these stakes.
 * `place` is the viewer's rank from 1, `of` the number of persons who wait. The stakes have the
 * form of `CashLine`. `kept` is the seat that is kept for the viewer now.
 */
export interface WaitView {
  stakes: string;
  table: string | null;
  game: string;
  small_blind: number;
  big_blind: number;
  point: number;
  bonus: boolean;
  buy_in: [number, number];
  place: number;
  of: number;
  since_ms: number;
  kept: KeptSeatView | null;
}

/**
 * A seat that is kept for the viewer until `until_ms`; `take-seat` takes it.
 */
export interface KeptSeatView {
  table: string;
  seat: number;
  until_ms: number;
}

/**
 * An event or a cash table that did not go on after an update, and why.
 */
export interface GoneView {
  event: string;
  name: EventName;
  refusal: Refusal;
}

/**
 * A live table in the lobby, for everybody. With an `event` it stands beside its table `number`.
 */
export interface LiveLobbyLine {
  table: string;
  title: string;
  game: string;
  edition: string;
  players: number;
  unnamed: TitleOfEvent | null;
  event: string | null;
  number: number | null;
}

/**
 * The title of a table of an event without a name. It has the words of the event's template
 * (`event-named-<template>`), the event's number, and the table's own number there.
 */
export interface TitleOfEvent {
  template: string;
  number: number;
  table: number;
}

/**
 * An event's own page, and the wall clock's. `paid` is the number of places in the money, by a
 * prize or by a deal. `bubble_at` is the number of players left when the bubble has burst: in a
 * satellite those who have a seat. `offers` are chips that the viewer may buy, `seed` made draws
 * that were not sealed. In a large field `entrants` are the first ones and the viewer. With many
 * `tables` they are those that need somebody, the viewer's own and the first ones: `FindPlayers`
 * and `FindTables` show the others. `players` counts all, each once however often they entered;
 * `line.tables` counts tables. `break_order` has the tables as they will break, the next one first:
 * of many the first ones, and never the one that stays. `collected` is the part of the prize pool
 * that came from entries and chips bought; the rest of a guarantee is the house's. `my_move` waits
 * for the viewer. The tables of `halts` wait for players. `on_sale` are chips that are sold now,
 * `color_ups_now` those of the break that is on, made or proposed. When the event is over it has no
 * tables, and players sit at none; the rest stays as it was at the end. `phone_of` is the name of
 * the player whose page this is on the viewer's phone, by that player's link. It shows the player's
 * own part, and asks nothing. An event is `ended_early` by an order, with more than one player
 * left. `decks` calls its dealers to prepare. `rebuys` and `add_ons` are the numbers of those sold.
 */
export interface EventView {
  type: "event";
  now_ms: number;
  line: EventLine;
  clock: ClockView;
  levels: LevelView[];
  breaks: [number, number][];
  prizes: PrizeView[];
  paid: number;
  bubble_at: number;
  prize_pool: number;
  entrants: EntrantView[];
  tables: TableLine[];
  chips_in_play: number;
  average: number;
  seed: string | null;
  announcement: string | null;
  news: EventNews[];
  home: HomeView | null;
  hand_for_hand: HandForHandView | null;
  shot_clock: ShotClock | null;
  chip: number;
  color_ups: ColorUpView[];
  offers: ChipsOffer[];
  deals: DealsView | null;
  bounties: BountiesView | null;
  days: DaysView | null;
  draws: DrawsView | null;
  players: number;
  payouts: PayoutsView | null;
  break_order: number[];
  collected: number;
  my_move: MoveView | null;
  halts: HaltView[];
  phone_of: string | null;
  on_sale: SaleView[];
  color_ups_now: ColorUpView[];
  ended_early: boolean;
  said: SaidView | null;
  decks: DecksView | null;
  rebuys: number;
  add_ons: number;
}

/**
 * The state of an event's clock. `ends_ms` is None while it does not run; `left_ms` is the time
 * left then, before the start the whole first level. `by_rounds` says that it is stopped between
 * hands, each of which takes the same time off (hand for hand). `on_break` is whether there is a
 * break, which may be paused too, and `within_level` that the level resumes after it with the time
 * it had left. It is `stopped` (with the state paused) from the announcement of a day's last hands
 * until the next day. With levels by hands `hands_left` counts instead. For an event that is over
 * there is the level that it ended in (None once its tables are gone), and nothing to come.
 */
export interface ClockView {
  state: "break" | "over" | "paused" | "running" | "waiting";
  level: LevelView | null;
  next: LevelView | null;
  ends_ms: number | null;
  left_ms: number | null;
  length_ms: number | null;
  hands_left: number | null;
  break_ends_ms: number | null;
  next_break_ms: number | null;
  next_break_after_level: number | null;
  by_rounds: boolean;
  on_break: boolean;
  within_level: boolean;
  stopped: boolean;
}

/**
 * A level of the structure; `number` counts from 1, and a break has its own view. `small_bet` is
 * for games with a fixed limit, `stud_ante` and `bring_in` for stud (0: the edition's part of the
 * small bet). `big_bet_blinds` are for no-limit and pot-limit games where they differ. A level of
 * 13-card poker has the worth of a `point`, and nothing else.
 */
export interface LevelView {
  number: number;
  small_blind: number;
  big_blind: number;
  ante: number;
  ante_format: string;
  minutes: number | null;
  hands: number | null;
  small_bet: number;
  stud_ante: number;
  bring_in: number;
  big_bet_blinds: [number, number] | null;
  point: number;
}

/**
 * A place in the money and its prize, in the smallest unit of the play currency.
 */
export interface PrizeView {
  place: number;
  amount: number;
}

/**
 * A home game, for its own people; `mine` where the viewer is its host. The host alone sees the
 * path of the `invitation`, None where there is none or where a restart has forgotten it. `invites`
 * is whether one is in force. `house` is the maximum of computer players who take free seats at the
 * start. `reopening` and `showing` are the host's choices (see `make-home-game`). `acts` are the
 * host's last acts, the newest first, shown to the host alone, with those that can be undone.
 */
export interface HomeView {
  maker: string;
  mine: boolean;
  house: number;
  small_blind: number;
  big_blind: number;
  reopening: string;
  showing: string;
  invites: boolean;
  invitation: string | null;
  acts: ActView[];
}

/**
 * A line of the record, in words `news-<code>`: the act with its author, time and reason. It has
 * the rule, and what it `did` to the event, in figures. `act` is its number. It `stands` for this
 * reason, and cannot be undone; None where it can be, as long as nothing is built on it.
 * `taken_back_by` is the act that undid it, `undoes` the one that this undoes. Where it was undone
 * it is `not_again` done for this reason; None where `redo` does it. `redone_by` is the act that
 * redid it, `redoes` the one that this redoes. An act of the event itself has a number below 0, and
 * is there once a bust-out on which it rested was undone. It is `offered` to be undone or kept
 * where a bust-out on which it rested was undone; `keeps` is the act that this keeps.
 */
export interface ActView {
  act: number;
  at_ms: number;
  code: string;
  parameters: Record<string, Parameter>;
  citation: Citation | null;
  did: EventNews[];
  stands: Refusal | null;
  undoes: number | null;
  taken_back_by: number | null;
  not_again: Refusal | null;
  redoes: number | null;
  redone_by: number | null;
  offered: boolean;
  keeps: number | null;
}

/**
 * Hand for hand: tables play one hand at a time until `to_go` more players are out. `number` counts
 * these hands; 0 are those that were in play at the announcement. `finished` of `tables` are done.
 * At the tables of `held` all-in hands wait, face down, to be dealt out; `waits_for` are those
 * whose hand all others wait for.
 */
export interface HandForHandView {
  number: number;
  finished: number;
  tables: number;
  to_go: number;
  held: number[];
  waits_for: number[];
}

/**
 * A planned color-up: after this level chips of `removed` are exchanged for chips of `into`.
 */
export interface ColorUpView {
  after_level: number;
  removed: number;
  into: number;
}

/**
 * Chips that the viewer may buy now, before the table's next hand (`buy-chips`). Up to `times`
 * times, for `price` in all, until the level `until_level` and its break have ended. For a viewer
 * who is `out` the table waits until `ends_ms`, None where it does not: the next hand may come at
 * any moment.
 */
export interface ChipsOffer {
  what: Bought;
  chips: number;
  price: number;
  times: number;
  until_level: number;
  out: boolean;
  ends_ms: number | null;
}

/**
 * The deals of an event: the one `on` now or made. The viewer `may_ask` for one, the director
 * `may_propose` one, of `sum` in all, with up to `most_left` to play for.
 */
export interface DealsView {
  on: DealView | null;
  may_ask: boolean;
  may_propose: boolean;
  sum: number;
  most_left: number;
}

/**
 * A deal. `asked` waits for the end of a hand, `offered` for answers until `ends_ms`, `made` is
 * final. `left` stays to play for. `by` has asked for it, None where that was the director. At a
 * table with real cards players may answer `by_word`, once the figures were `shown`.
 */
export interface DealView {
  state: "asked" | "made" | "offered";
  kind: DealKind | null;
  left: number;
  lines: DealLine[];
  number: number;
  by: string | null;
  ends_ms: number | null;
  by_word: boolean;
  shown: ShownOn | null;
}

/**
 * One player's figures in a deal. `stack` are the chips from which they were calculated, `amount`
 * is certain for the player. `worth` is the value of the chips by the independent chip model
 * (Malmuth-Harville), `chop` that by a chip chop, None once it is made. `consents` says that the
 * player has agreed, `by_word` that the director has entered it.
 */
export interface DealLine {
  player: string;
  name: string;
  stack: number;
  amount: number;
  worth: number | null;
  consents: boolean;
  me: boolean;
  by_word: boolean;
  chop: number | null;
}

/**
 * The bounties of an event. `amount` is what an entry puts up, `at_once` the part of a bounty that
 * is paid at once, in hundredths of a percent. `stage` is when a mystery is opened. `held` is what
 * was put up and not paid. `won` are the newest, the last one first. The `envelopes` of a mystery,
 * the best first, are there once its stage has begun. They come from a secret whose SHA-256 is
 * `sealed` from the start on; `secret` is there when the event is over.
 */
export interface BountiesView {
  kind: BountyKind;
  amount: number;
  at_once: number;
  stage: "final-table" | "money";
  held: number;
  won: BountyLine[];
  envelopes: EnvelopeView[];
  sealed: string | null;
  secret: string | null;
}

/**
 * A bounty that was won: its player, the hand, and the winners. `envelope` counts those that were
 * opened, 0 where there was none.
 */
export interface BountyLine {
  name: string;
  hand: number;
  amount: number;
  parts: BountyPart[];
  envelope: number;
}

/**
 * A player's part of a bounty: `paid` at once, `head` added to the player's own bounty.
 */
export interface BountyPart {
  player: string;
  name: string;
  paid: number;
  head: number;
  me: boolean;
}

/**
 * The number of envelopes with this amount, and how many of them are open.
 */
export interface EnvelopeView {
  amount: number;
  count: number;
  open: number;
}

/**
 * The present `day` of `days` (from 1), in day one its `flight` of `flights`. `stage` says whether
 * it is played, its last hands are dealt, chips are bagged for the night, or the next day is drawn:
 * `day` is that one then. `end` is how the day ends, and `hands_announced` the minimum and maximum
 * of last hands that the event announced with it: (0, 0) without any. In the night play resumes in
 * level `level` with `left_ms` of it, all of it where that is None. `field` players have entered
 * `next_flight`, which is None where none follows; `entered` is whether the viewer has. `lots` are
 * there where last hands are drawn, for each day and flight that has its seats.
 */
export interface DaysView {
  day: number;
  days: number;
  flight: number;
  flights: number;
  stage: Stage;
  several_stacks: SeveralStacks;
  end: DayEnd | null;
  last_hands: LastHandsView | null;
  bags: BagView[];
  level: number | null;
  left_ms: number | null;
  next_flight: number | null;
  field: number;
  entered: boolean;
  lots: LotView[];
  hands_announced: [number, number];
}

/**
 * The last hands: every table deals `hands` more, drawn from `least` to `most` if these differ.
 * `left` is what each has still to deal, by table.
 */
export interface LastHandsView {
  hands: number;
  least: number;
  most: number;
  left: Record<string, number>;
}

/**
 * A player's chips over night, from this flight (from 1), and who has signed for their number.
 * `open` is whether that can still be corrected, until the next flight or day.
 */
export interface BagView {
  player: string;
  name: string;
  flight: number;
  chips: number;
  signed: boolean;
  floor: boolean;
  open: boolean;
  me: boolean;
}

/**
 * The secret from which the last hands of a `day` are drawn, in day one of a `flight`. `sealed` is
 * its SHA-256, published with the seats. `secret` (hex) and its result, a number of `hands` from
 * `least` to `most`, are None until the last hands are announced. It is `void`, and published,
 * where the draw of the day was undone: nothing is drawn from it.
 */
export interface LotView {
  day: number;
  flight: number;
  sealed: string;
  secret: string | null;
  hands: number | null;
  least: number | null;
  most: number | null;
  void: boolean;
}

/**
 * The draws of an event, sealed when it was announced. `seal` is the SHA-256 of the `secret` from
 * which the secrets of all of them are made, and which is published when the event is over. `made`
 * is their number, `newest` are the latest, the latest first. `next_seal` is the seal of the next
 * one's secret, None where none follows.
 */
export interface DrawsView {
  seal: string;
  made: number;
  newest: DrawView[];
  next_seal: string | null;
  secret: string | null;
}

/**
 * The payouts of an event. They follow a `table`, or where that is `own` the director's custom
 * payouts (`own`). No prize is below `least` (0: no such bound). Players who go out in one hand are
 * placed by `ties`, with the rule for that.
 */
export interface PayoutsView {
  table: string;
  least: number;
  ties: TiePolicy;
  citation: Citation;
  own: OwnShares | OwnAmounts | OwnPlan | null;
}

/**
 * A move that comes when the hand is over, and why; `stack` is the player's, if it is known. One
 * that is `ordered` by the director comes whatever happens in the hand; another only where nobody
 * goes out before and the tables stay as they are.
 */
export interface MoveView {
  player: string;
  name: string;
  stack: number | null;
  from_table: number;
  from_seat: number;
  to_table: number;
  to_seat: number;
  ordered: boolean;
  reasons: MoveReason[];
}

/**
 * A step of the reason, in words `move-why-<code>`, with the rule behind it.
 */
export interface MoveReason {
  code: string;
  parameters: Record<string, Parameter>;
  citation: Citation;
}

/**
 * A table that deals no hand before players come. It has this number of `players`, the `fullest`
 * table its own number, and by the rule cited a table that is `gap` short is halted. Where it is
 * `waivable` its director may let it play on by the rule `waived_by`; else that rule forbids it.
 */
export interface HaltView {
  table: number;
  players: number;
  fullest: number;
  seats: number;
  gap: number;
  citation: Citation;
  waivable: boolean;
  waived_by: Citation;
}

/**
 * Chips that are sold to players now, for `price` in all. A player who has lost all chips puts up
 * this `bounty` beside it, 0 where none is.
 */
export interface SaleView {
  what: Bought;
  chips: number;
  price: number;
  bounty: number;
}

/**
 * An announcement to everyone in an event, and the same in other languages. It ends by itself at
 * `ends_ms`, None where it stands until it is taken down.
 */
export interface SaidView {
  text: string;
  texts: Record<string, string>;
  ends_ms: number | null;
}

/**
 * The dealers' call to prepare their decks, from `from_ms` on until play resumes or begins. It is
 * for tables with this number of players or more.
 */
export interface DecksView {
  from_ms: number;
  until_ms: number;
  at_least: number;
  citation: Citation;
}

/**
 * A table as one viewer sees it. `moved_to` is where a viewer who sat here sits now; `went` has
 * where the players of a broken table sit. `next_game` is the game that comes after the hand's own
 * where games take turns, `choice` has who chooses it before the next hand. `cash` is there at a
 * cash table, whose blinds are in the clock's level; nobody has a place or a result there. A hand
 * of 13-card poker is in `thirteen` and leaves `hand` empty. All set their cards at the same time.
 * `turn` is then the viewer's own clock, None once the viewer is done, and `turns` are those of all
 * who are not, by seat. `terms` say what such a table pays for, whether a hand is on it or not;
 * `pause` is there between two of its hands. In an event `offers` are chips that the viewer may
 * buy, and `entry` has the terms of a re-entry, None where there is none. A table that is played
 * with real cards has a `live` table of this name beside it, and its hand is what a watcher sees of
 * that.
 */
export interface TableView {
  type: "table";
  now_ms: number;
  event: string;
  event_name: EventName;
  table: number;
  seats: number;
  state: TableState;
  clock: ClockView;
  players: PlayerView[];
  my_seat: number | null;
  hand: HandView | null;
  turn: TurnView | null;
  place: PlaceView;
  announcement: string | null;
  moved_to: number | null;
  result: ResultView | null;
  winner: string | null;
  news: EventNews[];
  went: WentView[];
  my_move: MoveView | null;
  next_game: string | null;
  duty: DutyView | null;
  choice: ChoiceView | null;
  cash: CashView | null;
  thirteen: ThirteenView | null;
  turns: TurnView[];
  terms: ThirteenTerms | null;
  pause: PauseView | null;
  offers: ChipsOffer[];
  entry: EntryView | null;
  deals: DealsView | null;
  live: string | null;
  said: SaidView | null;
}

/**
 * A player in a seat. `waiting` is true for a player without a part in the hand in play, or the
 * next one. `waits_for` says what for: the next hand, the big blind, or that the button has passed.
 * `away` is true for a player whose hands the clock folds. `gone` says that a player of the hand
 * still shown is out since, has moved, or has left a cash table; None for a player who is here.
 * `bounty` is the bounty on the player. `misses` is the number of hands to miss for a penalty, the
 * one in play included. Nobody knows a `stack` of None.
 */
export interface PlayerView {
  seat: number;
  player: string;
  name: string;
  house: string | null;
  stack: number | null;
  connected: boolean;
  away: boolean;
  waiting: boolean;
  bank_ms: number;
  gone: "left" | "moved" | "out" | null;
  bounty: number;
  misses: number;
  waits_for: WaitsFor | null;
}

/**
 * A hand as one viewer may know it. `turn` counts the decisions asked so far in this hand: a
 * command names the turn that it was meant for. `total` is every chip in the middle, bets of this
 * street included. `options` is set for the seat to act alone; `may_ask_to_see` are the seats whose
 * unshown hands the viewer may ask to see.
 */
export interface HandView {
  number: number;
  game: string;
  kind: GameKind;
  edition: string;
  street: Street;
  turn: number;
  button: number;
  small_blind_seat: number | null;
  big_blind_seat: number | null;
  blinds: [number, number];
  ante: number;
  board: string[];
  pots: PotView[];
  total: number;
  seats: SeatView[];
  to_act: number | null;
  options: Options | null;
  viewer: number | null;
  awards: AwardView[];
  log: LogLine[];
  may_ask_to_see: number[];
  bring_in: number;
  more_boards: string[][];
}

/**
 * A pot and the seats that can win it, main pot first. Bets of this street are not in it.
 */
export interface PotView {
  amount: number;
  seats: number[];
}

/**
 * One seat. `stack` are the chips behind, `bet` those in front of it on this street. `cards` are
 * "As", or "??" face down; () once folded or not dealt in. `hand` names the hand that the viewer
 * can see. `won` is the sum of all pots awarded to the seat, its own chips included. `low` is its
 * hand for the second half of a split pot. `up` are its up cards, `discards` all that it threw
 * away, "??" for all but its own player.
 */
export interface SeatView {
  seat: number;
  stack: number;
  bet: number;
  status: SeatStatus;
  cards: string[];
  tabled: boolean;
  last: LastAct | null;
  hand: HandName | null;
  won: number;
  low: HandName | null;
  up: string[];
  discards: string[];
}

/**
 * The last act of a seat on this street: the kind, the total, and whether it was all-in.
 */
export interface LastAct {
  kind: ActKind;
  to: number;
  all_in: boolean;
}

/**
 * A made hand for words. `category` is `two-pair`, `ranks` the ranks that name it, most significant
 * first, as "A", "K", "T" ... "2" (two pair: high pair, low pair, kicker).
 */
export interface HandName {
  category: string;
  ranks: string[];
}

/**
 * The legal actions of the seat to act. All amounts are totals for the street, in chips. `call` is
 * the total after a call (the stack's end where it is shorter than the bet), None where nothing is
 * to be called. `to_call` is the number of chips that the call adds. `bet_to` bounds a bet or
 * raise, both ends legal, None where the seat may not raise; in fixed limit both ends are equal. An
 * all-in below the minimum raise is the single legal amount where `bet_to[0] == bet_to[1]`. In stud
 * `bring_in` is the amount that the opening player must put in, unless the player completes it with
 * `bet_to`. `discard` bounds the number of cards to throw away, where 0 is standing pat. `runs` is
 * the maximum number of times the rest of the board may be run. At showdown `show` and `muck` say
 * which of both the seat may choose; all else is then empty.
 */
export interface Options {
  seat: number;
  fold: boolean;
  check: boolean;
  call: number | null;
  to_call: number;
  bet_to: [number, number] | null;
  show: boolean;
  muck: boolean;
  bring_in: number | null;
  discard: [number, number] | null;
  runs: number | null;
}

/**
 * Chips given from a pot (0 is the main pot) to a seat, with the winning five if shown. `order` is
 * the order of hands that won this half of a pot, "" where it was not divided.
 */
export interface AwardView {
  pot: number;
  seat: number;
  amount: number;
  hand: HandName | null;
  five: string[];
  citation: Citation | null;
  order: string;
  board: number;
}

/**
 * One line of the story, for words: `code` names them in `locale/` (`log-<code>`).
 */
export interface LogLine {
  n: number;
  street: Street;
  code: string;
  seat: number | null;
  parameters: Record<string, Parameter>;
  citation: Citation | null;
}

/**
 * A running clock. Action time ends at `ends_ms`; then `bank_ms` of the time bank is used, until
 * `bank_ends_ms`.
 */
export interface TurnView {
  seat: number;
  started_ms: number;
  ends_ms: number;
  bank_ms: number;
  bank_ends_ms: number;
}

/**
 * The viewer's standing in the event; `rank` is None for a watcher, and where unknown.
 */
export interface PlaceView {
  rank: number | null;
  left: number;
  entries: number;
  average: number;
  paid: number;
  next_prize: number;
}

/**
 * The viewer's own end of the event; `bounties` are those the viewer has won.
 */
export interface ResultView {
  place: number;
  prize: number;
  bounties: number;
}

/**
 * The present seat of a player of a broken table.
 */
export interface WentView {
  player: string;
  name: string;
  table: number;
  seat: number;
}

/**
 * The dealer's duties by seat, in this hand or the next, where the players deal themselves. The
 * room deals its own sealed deck all the same.
 */
export interface DutyView {
  dealer: number;
  shuffler: number;
  cutter: number;
  citation: Citation;
}

/**
 * The choice of a table's next game by the player in the seat, from `games`, until `ends_ms`. That
 * is None where nobody waits for the player, or once the player has `chosen`. `otherwise` is the
 * game without a choice. `turn` counts from 0.
 */
export interface ChoiceView {
  turn: number;
  seat: number;
  name: string;
  games: string[];
  otherwise: string;
  chosen: string | null;
  ends_ms: number | null;
}

/**
 * The part of a table's view that only cash tables have. Amounts are cents. `buy_in` is the minimum
 * and the maximum. `mine` is there for a viewer who sits here. For others `may_sit` says whether a
 * seat is free or kept for them, `wait` is their place on a waiting list, and `may_wait` whether
 * they may have one. `waiting` counts the persons who wait for this table or its stakes. `frozen`
 * says what failed where the table is frozen. `point`, `bonus` and `go_on` are as in `CashLine`.
 * `ending` is whether the table closes when this hand is over.
 */
export interface CashView {
  stakes: string;
  game: string;
  buy_in: [number, number];
  rake: number;
  wallet: number;
  mine: CashSeatView | null;
  may_sit: boolean;
  frozen: FrozenView | null;
  point: number;
  bonus: boolean;
  go_on: number;
  waiting: number;
  wait: WaitView | null;
  may_wait: boolean;
  ending: boolean;
}

/**
 * The viewer's seat at a cash table. `owes` is the post on coming in, beside the blinds in turn;
 * with `waits` the viewer waits for the big blind instead. `add_on` is what was asked for,
 * `add_on_most` the maximum. With `leaving` the viewer leaves when the hand is over. Where `needs`
 * is above 0, it has to be added before a hand is dealt. `cut` is the last add-on where only a part
 * came, until the next hand is over. `why_out` is why the viewer sits out.
 */
export interface CashSeatView {
  sits_out: boolean;
  leaving: boolean;
  waits: boolean;
  owes: number;
  add_on: number;
  add_on_most: number;
  needs: number;
  cut: AddOnCut | null;
  why_out: "asked" | "clock" | "pause" | null;
}

/**
 * An add-on of which only a part came: `asked` and `added`, in cents. The limit was the largest
 * buy-in (`most`), or the `wallet`.
 */
export interface AddOnCut {
  asked: number;
  added: number;
  why: "most" | "wallet";
}

/**
 * A table, or with None the whole event, that is frozen because something failed. `what` is the
 * program's own name of the failure. A table goes on by `unfreeze`, or its hand is ended by
 * `retire-hand`, which gives `back` these chips; an event goes on by `unfreeze`.
 */
export interface FrozenView {
  table: number | null;
  hand: number | null;
  what: string;
  at_ms: number;
  back: ChipsBack[];
}

/**
 * The chips that a player of a frozen hand gets back when it is retired: those before it.
 */
export interface ChipsBack {
  player: string;
  name: string;
  seat: number;
  chips: number;
}

/**
 * A hand as one viewer may know it. `order` are the seats as they compare, the first one left of
 * the button. `to_arrange` are those still setting cards; `options` is set for the viewer who is
 * one of them. `pairs` are in the order in which they were paid.
 */
export interface ThirteenView {
  number: number;
  edition: string;
  button: number;
  point: number;
  bonus: boolean;
  tournament: boolean;
  order: number[];
  seats: ThirteenSeatView[];
  to_arrange: number[];
  options: ThirteenOptions | null;
  over: boolean;
  viewer: number | null;
  pairs: PairView[];
  log: ThirteenLine[];
}

/**
 * One seat. `cards` are all thirteen, the highest first, "??" where the viewer may not see them.
 * `rows` are front, middle and back once they are set and visible to the viewer, else none.
 * `declared` is visible for the own hand, and for all once they are shown. `natural` is that of a
 * declared hand. `wrong` is the wrong order in a foul that is shown. `net` is the net win before
 * `rake`. `automatic` is a hand that the software set, and `leaving` a player who was not back in
 * time and leaves the game.
 */
export interface ThirteenSeatView {
  seat: number;
  start: number;
  stack: number;
  status: ThirteenStatus;
  cards: string[];
  rows: RowView[];
  declared: boolean;
  natural: string;
  natural_points: number;
  wrong: OutOfOrder[];
  net: number;
  rake: number;
  automatic: boolean;
  leaving: boolean;
}

/**
 * The options of all players still setting their cards: `seats`. They set them at the same time,
 * `front`, `middle` and `back` cards each, and may `declare` a natural. A player who lost the
 * connection has `reconnect_s` seconds before the software does it.
 */
export interface ThirteenOptions {
  seats: number[];
  front: number;
  middle: number;
  back: number;
  declare: boolean;
  reconnect_s: number;
}

/**
 * The comparison of two players. `lines` are the reasons for the `points` of `a` from `b`. `due` is
 * the worth of the points and `paid` the part of it that was paid; all are below 0 where `a` pays.
 * `cut` is the reason of a payment below the amount due.
 */
export interface PairView {
  a: number;
  b: number;
  points: number;
  due: number;
  paid: number;
  cut: Cut;
  lines: ThirteenLine[];
}

/**
 * One line of the story, for words. `code` names them in `locale/` (`log-<code>`), `seat` is their
 * `$player` and `other` their `$opponent`.
 */
export interface ThirteenLine {
  code: string;
  seat: number | null;
  other: number | null;
  parameters: Record<string, Parameter>;
  citation: Citation | null;
}

/**
 * The values of a table in points, as its edition has them. For a `row` won, for more rows
 * (`majority`), of a `foul`. `bonuses` are empty at a table without them; `replaces` says that a
 * bonus stands instead of the row's point, else it comes on top. `naturals` are from the highest
 * down. `tiebreak` says which rows of equal ranks the suits decide, in the order of `suits`, the
 * highest first. `capped` is whether nobody wins more in a hand than the own starting money. `rake`
 * is in hundredths of a percent, of each payment (`rake_each`) or of the net win. `leaves` is
 * whether a player who was not back in time leaves after the hand.
 */
export interface ThirteenTerms {
  edition: string;
  bonus: boolean;
  row: number;
  majority: number;
  foul: number;
  replaces: boolean;
  bonuses: BonusWorth[];
  naturals: NaturalWorth[];
  suits: string;
  tiebreak: Tiebreak;
  capped: boolean;
  rake: number;
  rake_each: boolean;
  leaves: boolean;
}

/**
 * The worth of a combination in each row that it wins; 0 where it has no bonus.
 */
export interface BonusWorth {
  category: string;
  front: number;
  middle: number;
  back: number;
}

/**
 * The worth of a declared natural from each opponent.
 */
export interface NaturalWorth {
  natural: string;
  points: number;
}

/**
 * The pause after a hand of 13-card poker. The next one is dealt at `ends_ms`, or once all present
 * have said that they would go on (`next-hand`). `ready` are the seats that have, `waits_for` those
 * that have not. A viewer who `may_hold` it plays with computer players alone (`hold-deal`). While
 * it is `held` no hand comes at `ends_ms`: the holder sits out then.
 */
export interface PauseView {
  ends_ms: number;
  ready: number[];
  waits_for: number[];
  may_hold: boolean;
  held: boolean;
}

/**
 * The director's page: the event, its upcoming moves, and its alerts. `terms` are the default entry
 * terms of each of the `templates`, and of an event with a custom structure (`own-sheet`). `acts`
 * are the record of the director's acts, the newest first, and say which can be undone. With
 * `redraw_waits` all seats are redrawn when the hands in play are over. `next_break` is what the
 * next table to break waits for. `house_seats` is the number of computer players who would come if
 * the event, or its next flight, started now; 0 where neither is to start. `reports` are what was
 * reported and is proposed at live tables. With `reasons_first` an act is given with its reason;
 * else the reason may follow. `stalling` is good practice against slow play.
 */
export interface DirectorView {
  type: "director";
  now_ms: number;
  event: EventView;
  moves: MoveView[];
  matters: MatterView[];
  templates: string[];
  terms: Record<string, EntryTerms>;
  frozen: FrozenView[];
  chips: ChipsView;
  push: PushView | null;
  paces: PaceView[];
  halts: HaltView[];
  conduct: ConductView | null;
  rota: RotaView | null;
  acts: ActView[];
  redraw_waits: boolean;
  next_break: BreakView | null;
  house_seats: number;
  reports: ReportsView | null;
  reasons_first: boolean;
  stalling: AdviceView[];
}

/**
 * Something that needs the director, or that the director should know beforehand. Its words are
 * `matter-<code>`. `citations` are the rule behind it, where there is one, and the rule for
 * exceptions. `at_ms` is when it comes, None where it is there already or no clock shows it. It
 * concerns a `table`, a `player`, or a `live` table of this name.
 */
export interface MatterView {
  code: string;
  place: MatterPlace;
  parameters: Record<string, Parameter>;
  citations: Citation[];
  at_ms: number | null;
  table: number | null;
  player: string | null;
  live: string | null;
}

/**
 * The chips of an event, for its director: the lines add up to all that are `in_play`. The smallest
 * ones may be colored up now for one of `into`; at the tables of `racing` they are still to be
 * exchanged when the hand is over. The chips of `uncounted` players, who were removed, are in play
 * still: nobody has counted them.
 */
export interface ChipsView {
  in_play: number;
  lines: ChipLineView[];
  into: number[];
  racing: number[];
  uncounted: RemovedView[];
}

/**
 * A line of the event's ledger of chips, in words `chips-<line>`. This many chips came into play by
 * it; below 0 they were removed from play.
 */
export interface ChipLineView {
  line: string;
  chips: number;
}

/**
 * A removed player.
 */
export interface RemovedView {
  player: string;
  name: string;
}

/**
 * The hold of dealer changes from `held_ms` on, until the next level or break.
 */
export interface PushView {
  held_ms: number;
  citation: Citation;
}

/**
 * The time that a person takes for decisions, in milliseconds on average. Over all, by street in
 * the order in which the person came to them, and near the money (a table's worth of players or
 * fewer from it). Then the use of the time bank and the rest of it, and how often time ran out.
 * With real cards only called clocks are known: `called` is their number, and `clocks` are the
 * newest, newest first.
 */
export interface PaceView {
  player: string;
  name: string;
  table: number | null;
  turns: number;
  average_ms: number;
  streets: StreetPaceView[];
  near_money: StreetPaceView;
  bank_used_ms: number;
  bank_left_ms: number;
  time_ups: number;
  called: number;
  clocks: PaceClockView[];
}

/**
 * A player's decisions on one street, and what they took on average.
 */
export interface StreetPaceView {
  street: string;
  turns: number;
  average_ms: number;
}

/**
 * A clock that was called on a player at a table with real cards, and ran. It has the hand of the
 * event, the time, and the caller: None for somebody without a seat there or not reported.
 */
export interface PaceClockView {
  hand: number;
  at_ms: number;
  by: string | null;
  time_up: boolean;
}

/**
 * The `penalties` and `offences` that the edition has by the rule cited. `in_chips` are those that
 * may be paid for. `players` are all with a penalty, first those who have hands to miss.
 */
export interface ConductView {
  penalties: PenaltyKindView[];
  offences: OffenceCode[];
  citation: Citation;
  players: ConductOfView[];
  in_chips: InChipsView[];
}

/**
 * A kind of penalty that the edition has. `most` is the maximum of hands or rounds at once, None
 * where that is open, 0 where nothing is counted.
 */
export interface PenaltyKindView {
  code: PenaltyCode;
  most: number | null;
}

/**
 * A player's penalties, the oldest first, and the hands `left` to miss after this one. `left` is 0
 * for a player who is out for good. `proposed` is the next step of the edition's scale, with its
 * `count`; None where there is none.
 */
export interface ConductOfView {
  player: string;
  name: string;
  table: number | null;
  seat: number | null;
  left: number;
  given: GivenView[];
  proposed: PenaltyCode | null;
  count: number;
}

/**
 * A penalty that was given: `count` hands or rounds, or chips. `hands` is the number of hands to
 * miss. `paid` is the number of chips paid; None until then, and where none were to be paid.
 */
export interface GivenView {
  at_ms: number;
  penalty: PenaltyCode;
  count: number;
  hands: number;
  offence: OffenceCode | null;
  reason: string;
  citations: Citation[];
  paid: number | null;
}

/**
 * A penalty that takes chips, and the `offence` for which the edition has it by this rule.
 */
export interface InChipsView {
  penalty: PenaltyCode;
  offence: OffenceCode;
  citation: Citation;
}

/**
 * The dealers of an event, or of the room's live tables. Those at tables in their order, then those
 * on a break, the longest first; without any, there are no `tables`. They are pushed every
 * `minutes` minutes, next at `due_ms`; `held` is the rule that holds them where they are now. The
 * last `pushes` and the last `acts` come the newest first.
 */
export interface RotaView {
  event: string | null;
  minutes: number;
  due_ms: number | null;
  held: Citation | null;
  dealers: DealerView[];
  tables: DealtTableView[];
  pushes: PushMadeView[];
  acts: DeskActView[];
}

/**
 * A dealer on duty, at a table or with None on a break, since `since_ms`. `next` is the table at
 * the next push, None for a break.
 */
export interface DealerView {
  dealer: string;
  name: string;
  table: string | null;
  since_ms: number;
  came_ms: number;
  next: string | null;
}

/**
 * A table that dealers are pushed to: the dealer there and the next one, "" for nobody. `title` is
 * that of a live table, "" where `table` is a number.
 */
export interface DealtTableView {
  table: string;
  title: string;
  dealer: string;
  next: string;
}

/**
 * A change of dealers on record, with its moves and the rules for it. `reason` is there where the
 * rules held the dealers; `taken_back` says that it was undone.
 */
export interface PushMadeView {
  at_ms: number;
  by: string;
  moves: DealerMoveView[];
  reason: string;
  citations: Citation[];
  taken_back: boolean;
}

/**
 * A dealer who went from one table to another; None is a break.
 */
export interface DealerMoveView {
  name: string;
  from_table: string | null;
  to_table: string | null;
}

/**
 * An act at the desk, by its number there; `code` names its words. `stands` is why it cannot be
 * undone now, null where it can. For an act that was undone `taken_back_by` has who did it and
 * `reason` why. `citations` are the rules for placing a dealer who left a table or replaced another
 * dealer.
 */
export interface DeskActView {
  act: number;
  at_ms: number;
  code: string;
  parameters: Record<string, Parameter>;
  stands: Refusal | null;
  taken_back_by: string | null;
  reason: string;
  citations: Citation[];
}

/**
 * The table that breaks next, once its hand is over and the other tables have enough seats. `open`
 * is the number of their seats, `players` the number needed. The table that `stays` breaks last of
 * all, if ever.
 */
export interface BreakView {
  table: number;
  players: number;
  open: number;
  stays: number;
}

/**
 * The event as it is at live tables that nobody follows. `proposals` wait for the director; with
 * `by_itself` most happen without. `outs` are the newest players who were reported out, the latest
 * first. `uncounted` is the number of players whose chips nobody has counted; `counted` are the
 * chips of the others, of all that are in play. By `places` players who go out in one hand are
 * placed.
 */
export interface ReportsView {
  proposals: ProposalView[];
  by_itself: boolean;
  outs: OutView[];
  uncounted: number;
  counted: number;
  places: TiePolicy;
}

/**
 * A proposal of the event: a move, a break, or something else that waits for the director. The
 * reason is in words `proposal-<kind>` with these `parameters`, by the rules of `citations`. A move
 * goes from `table` to `to_table`; player and seats are None until all that is `asked` is known.
 */
export interface ProposalView {
  id: string;
  kind: ProposalKind;
  citations: Citation[];
  parameters: Record<string, Parameter>;
  table: number | null;
  to_table: number | null;
  player: string | null;
  name: string;
  from_seat: number | null;
  to_seat: number | null;
  asked: AskedView[];
}

/**
 * A question to the director: which of these players is the next big blind at the table.
 */
export interface AskedView {
  table: number;
  players: SeatedView[];
}

/**
 * A player in a seat.
 */
export interface SeatedView {
  seat: number;
  player: string;
  name: string;
}

/**
 * A player who was reported out: place and prize, and when it was reported. The report can be
 * undone, whatever has followed.
 */
export interface OutView {
  player: string;
  name: string;
  place: number;
  prize: number;
  at_ms: number;
}

/**
 * The staff links of the room, or those for one event, for the director. Revoked links, and those
 * that expired unopened, are left out.
 */
export interface LinksView {
  type: "links";
  links: LinkView[];
}

/**
 * A live table, for its dealer and the floor. `hand` is what a watcher sees of the hand followed.
 * `awaits` is what it waits for: cards for hands, a board, an action, an instruction. `options` are
 * those of the player to act, `due` the seats to get cards now, `next` the next street of the
 * board. `skipped` are seats that others acted before, where their players' reaction has to be
 * reported or judged. `lines` are the newest of its record, the oldest first, of `lines_count` in
 * all: the next entry names that number. `open` is the oldest of the lines on which the floor has
 * to decide. Announcements come the newest first; `penalties` are the kinds that the edition has,
 * `advice` is the good practice for the hand as it stands. `may_happen` are the kinds of
 * `situations` that can be entered at this moment, the commonest first. `reminders` are the
 * dealer's tasks before the next cards, from earlier rulings. `clock_needs` is what has to be
 * entered about a called clock before it starts under the edition. `out_of_play` are cards that lie
 * aside, or for which others came. `redeal` says that the hand deals a misdeal again; without a
 * hand, that the next one does so, its start having been undone. `reseats` are players in wrong
 * seats whom the record sends to others. `answered` are the newest calls for the floor that were
 * answered, the oldest first. `size` is the number of the table's seats. Commands name the hand by
 * its `hand_number`; people know it as `called`: at a table of an event by the event's number. The
 * floor's `desk` has the next dealer and the deck; `beside` is there at a table of an event.
 */
export interface LiveTableView {
  type: "live-table";
  now_ms: number;
  table: string;
  title: string;
  edition: string;
  game: string;
  level: LiveLevel;
  chips: number[];
  seats: LiveSeatView[];
  hand_number: number;
  hand: HandView | null;
  awaits: Awaits | null;
  options: Options | null;
  due: LiveDueView[];
  next: LiveStreetView | null;
  early: LiveEarlyView[];
  skipped: number[];
  clock: LiveClockView | null;
  open: number | null;
  call: LiveCallView | null;
  lines_count: number;
  lines: LiveLineView[];
  announcements: AnnouncementView[];
  penalties: PenaltyKindView[];
  advice: AdviceView[];
  may_happen: string[];
  reminders: InWords[];
  clock_needs: ClockNeed;
  out_of_play: string[];
  redeal: boolean;
  desk: TableDeskView | null;
  beside: LiveBesideView | null;
  unnamed: TitleOfEvent | null;
  reseats: LiveReseatView[];
  size: number;
  called: number;
  answered: LiveAnsweredView[];
}

/**
 * A player at a live table, with the stack, None where nobody knows it. `misses` says that the
 * player misses this hand for a penalty, and `hands_left` counts those to miss after it. `leaving`
 * says that the player leaves when the next hand begins. `given` are the penalties of this hand,
 * which count from the next one on. `forfeits` are the chips then removed from play with a player
 * who is disqualified, None for others.
 */
export interface LiveSeatView {
  seat: number;
  name: string;
  stack: number | null;
  misses: boolean;
  hands_left: number;
  leaving: boolean;
  given: InWords[];
  forfeits: number | null;
}

/**
 * The cards that a seat is to get now, those face up after those face down.
 */
export interface LiveDueView {
  seat: number;
  down: number;
  up: number;
}

/**
 * The next street that brings cards on the board, and how many.
 */
export interface LiveStreetView {
  street: Street;
  cards: number;
}

/**
 * An act out of turn whose turn has not come: the player's total with it on this street. `void`
 * says that the action has changed and the chips went back.
 */
export interface LiveEarlyView {
  seat: number;
  action: string;
  to: number;
  void: boolean;
}

/**
 * A clock that was called: on whom, when the count begins, when it ends.
 */
export interface LiveClockView {
  seat: number;
  counts_from_ms: number;
  ends_ms: number;
}

/**
 * A call for the floor: from which table, since when, by whom, what for. Once somebody of the floor
 * has seen it, `coming` is who, since `coming_ms`.
 */
export interface LiveCallView {
  table: string;
  title: string;
  at_ms: number;
  by: string;
  about: string;
  unnamed: TitleOfEvent | null;
  coming: string;
  coming_ms: number | null;
}

/**
 * An announcement of the floor at a table: texts by language, in one or more.
 */
export interface AnnouncementView {
  at_ms: number;
  texts: Record<string, string>;
}

/**
 * The desk's part of a live table: its dealer and the next one, the next push, and the deck. A
 * dealer is "" where there is none. `advice` is for a change of dealers.
 */
export interface TableDeskView {
  dealer: string;
  next: string;
  due_ms: number | null;
  deck: DeckView;
  advice: AdviceView[];
}

/**
 * The deck that is in play at a live table, counted from 1. `at_ms`, `by`, `moment` and `citations`
 * are time, author, occasion and rules of its change; the first deck has none. `due` is the
 * occasion for another deck since: dealers were pushed, or the level has changed. The last `acts`
 * come the newest first.
 */
export interface DeckView {
  number: number;
  due: "dealer-push" | "level-change" | null;
  at_ms: number | null;
  by: string;
  moment: Moment | null;
  citations: Citation[];
  acts: DeskActView[];
}

/**
 * The event beside whose table a live table stands. It has that `table`, the event's number of its
 * last `hand`, and how many players are `left` in it. `dealt` are the seats of this hand, else
 * those to which the next would be dealt now. `hold` is the code of the refusal with which its next
 * hand cannot begin now; `went` are those who have left it since its last hand began. It is not
 * `open` once the table is broken, or dealt to by the room. `gate` is there where tables play hand
 * for hand. `ends_at` is the number of players left at which the event is over, None where a flight
 * or a day with others follows. In an event with a shot clock `shot_s` is the time for the coming
 * decision, in seconds, which the dealer may count. `back` is the number of the hand that can be
 * undone now: its last one, as long as nothing was built on it. Where the table is not `followed`
 * nobody enters its hands: who is out is reported there, and stacks are counted. With `winners` a
 * report has to say who won the chips, for the bounties. `said` is the event's announcement.
 * `transits` are moves to come, and `log` what happened to its seats and was entered, the oldest
 * first. `races` are color-ups of the break, or of the level. `pause` is the event's break;
 * `advice` is good practice where the table breaks or is broken.
 */
export interface LiveBesideView {
  event: string;
  table: number;
  hand: number;
  dealt: number[];
  open: boolean;
  hold: string | null;
  left: number;
  went: LiveWentView[];
  gate: LiveGateView | null;
  shot_s: number | null;
  back: number | null;
  ends_at: number | null;
  followed: boolean;
  winners: boolean;
  said: SaidView | null;
  transits: LiveTransitView[];
  log: LiveLogView[];
  races: LiveRaceView[];
  pause: LiveBreakView | null;
  advice: AdviceView[];
}

/**
 * A player of the last hand of a table of an event who has left the seat since. The new seat may be
 * at another table or at this one; None and None for a player who is out. `from_seat` is the old
 * seat at a table that broke, None where it is not known.
 */
export interface LiveWentView {
  name: string;
  table: number | null;
  seat: number | null;
  from_seat: number | null;
}

/**
 * Hand for hand at a live table of an event. `number` counts the hands; 0 are those that were in
 * play at the announcement. `waits_for` are the tables whose hand all others wait for: while there
 * are any a held hand stays face down, unless the floor orders otherwise. `to_go` more have to go
 * out. Players in `out` have lost all here in this hand. They keep their seats until all tables
 * have finished, and share the places with those who go out elsewhere.
 */
export interface LiveGateView {
  number: number;
  waits_for: number[];
  to_go: number;
  out: string[];
  citation: Citation;
}

/**
 * A move to or from a table of an event that has not happened yet, and its rules. It is `proposed`
 * to the director, `ordered` by the director for when the hand is over, or `planned` by the event
 * itself. A name or place that nobody has settled yet is "" or None. A `break` or a `final-table`
 * (the code) takes all players from the table.
 */
export interface LiveTransitView {
  stage: "ordered" | "planned" | "proposed";
  code: "balance" | "break" | "director" | "final-table";
  name: string;
  from_table: number | null;
  from_seat: number | null;
  to_table: number | null;
  to_seat: number | null;
  citations: Citation[];
}

/**
 * A line of the log of a table of an event; `code` says why. A player came or left: without a seat
 * before into play, without one after out of it, then in `place` where that is known; `winners`
 * have the chips. Or somebody entered a `hand`'s result, or counted stacks. `by` is who entered it
 * (`author` the id), "" for what nobody has entered here.
 */
export interface LiveLogView {
  n: number;
  at_ms: number;
  code: string;
  name: string;
  from_table: number | null;
  from_seat: number | null;
  to_table: number | null;
  to_seat: number | null;
  place: number | null;
  winners: string[];
  hand: number | null;
  by: string;
  author: string;
  citation: Citation | null;
}

/**
 * A color-up at a table of an event: chips of `removed` are colored up to chips of `into`. Where
 * the room knows the stacks it has held the race, and `raced` are its seats; else the dealer holds
 * it by the `steps`.
 */
export interface LiveRaceView {
  removed: number;
  into: number;
  steps: RaceStepView[];
  raced: RaceRowView[];
}

/**
 * A step of a chip race, in words `race-step-<code>`, with its rule.
 */
export interface RaceStepView {
  code: string;
  parameters: Record<string, Parameter>;
  citation: Citation;
}

/**
 * The event's break at a live table, or the night before its next day. Play resumes at
 * `resumes_ms`. It is None while the clock is stopped, with `left_ms` left, or where no time is
 * appointed. The next hand is of this `level`. From `prepare_ms` on the dealer prepares the deck,
 * by the rule cited; None where the edition or the players at the table ask for nothing.
 */
export interface LiveBreakView {
  level: number;
  resumes_ms: number | null;
  left_ms: number | null;
  prepare_ms: number | null;
  citation: Citation | null;
}

/**
 * A player in a wrong seat, and the seat where the player belongs. It is at another table where it
 * is `elsewhere`. The move is carried out `by` the room, once the hand is closed; or by the floor,
 * or the director of the event.
 */
export interface LiveReseatView {
  seat: number;
  to: number;
  elsewhere: boolean;
  by: "director" | "floor" | "room";
}

/**
 * An answered call for the floor: what for, who called when, and who of the floor came when.
 * `ruled` is what the floor said of its ruling, "" where it said nothing.
 */
export interface LiveAnsweredView {
  about: string;
  by: string;
  at_ms: number;
  came: string;
  came_ms: number;
  ruled: string;
}

/**
 * A live table for players and watchers. The hand, whether it deals a misdeal again (`redeal`), the
 * last rulings and announcements, each the newest first. `called` is the number of the hand that
 * people know.
 */
export interface LiveBoardView {
  type: "live-board";
  now_ms: number;
  table: string;
  title: string;
  edition: string;
  game: string;
  level: LiveLevel;
  seats: LiveBoardSeatView[];
  hand_number: number;
  called: number;
  hand: HandView | null;
  clock: LiveClockView | null;
  floor_called: boolean;
  rulings: LiveRulingView[];
  announcements: AnnouncementView[];
  redeal: boolean;
  unnamed: TitleOfEvent | null;
}

/**
 * A player at a live table as everybody sees them; a stack of None is unknown.
 */
export interface LiveBoardSeatView {
  seat: number;
  name: string;
  stack: number | null;
}

/**
 * A ruling in a hand, and what was done, as everybody at the table hears it. It is about the player
 * in `seat`, None and "" where it is not about one alone. `called` is the number of the hand that
 * people know.
 */
export interface LiveRulingView {
  hand: number;
  called: number;
  n: number;
  at_ms: number;
  seat: number | null;
  player: string;
  ruling: InWords[];
  citations: Citation[];
  done: InWords[];
}

/**
 * The floor's page of live tables. It has the tables, calls and open decisions, the oldest first,
 * penalties being served, and the rulings of the last 24 hours, the newest first. Ordinary acts are
 * left out, as are lines that wait for a decision or have one. `waiting` are the names on the list
 * for live tables, with the last `list_acts`, the newest first; `rota` are the dealers of those
 * tables.
 */
export interface FloorView {
  type: "floor";
  now_ms: number;
  tables: LiveTableLine[];
  calls: LiveCallView[];
  decisions: FloorLineView[];
  penalties: PenaltyRunningView[];
  rulings: FloorLineView[];
  waiting: FloorNameView[];
  list_acts: DeskActView[];
  rota: RotaView | null;
}

/**
 * A live table at a glance. `over` says that its hand, known as `called`, is over, or that there
 * was none yet; `waits` that the hand waits for the floor's decision.
 */
export interface LiveTableLine {
  table: string;
  title: string;
  game: string;
  edition: string;
  level: LiveLevel;
  players: number;
  hand: number;
  over: boolean;
  waits: boolean;
  unnamed: TitleOfEvent | null;
  called: number;
}

/**
 * A line of a table's record, for the floor. It is about the player in `seat`, None and "" where it
 * is not about one alone, in the hand known as `called`. `offered` are the floor's choices where it
 * decided with this line, the one it made marked.
 */
export interface FloorLineView {
  table: string;
  title: string;
  hand: number;
  seat: number | null;
  player: string;
  line: LiveLineView;
  offered: LiveChoiceView[];
  unnamed: TitleOfEvent | null;
  called: number;
}

/**
 * A penalty that a player still serves, and the hands still to miss. `begins` says that it was
 * given in this hand, and counts from the next one.
 */
export interface PenaltyRunningView {
  table: string;
  title: string;
  seat: number;
  name: string;
  penalty: InWords | null;
  hands_left: number;
  begins: boolean;
  unnamed: TitleOfEvent | null;
}

/**
 * A name on the floor's list, for a live table or with None for any of them. It has the times of
 * its entry and of its last call.
 */
export interface FloorNameView {
  number: number;
  name: string;
  table: string | null;
  since_ms: number;
  called_ms: number | null;
}

/**
 * The kinds of situations for the ruling assistant and live tables, with their facts. Also the
 * games and editions that there are, and the edition of the room.
 */
export interface SituationsView {
  type: "situations";
  kinds: KindView[];
  games: string[];
  editions: string[];
  edition: string;
}

/**
 * A kind of situation. `played` are the games where it can happen: games with a board, stud, or
 * any. `in_hand` says that a followed hand takes it as `happened`. `names` are search words for it.
 */
export interface KindView {
  kind: string;
  group: string;
  words: InWords;
  about: InWords;
  names: InWords;
  played: "any" | "board" | "stud";
  in_hand: boolean;
  facts: FactView[];
}

/**
 * A fact of a situation; `parts` are those of a group or of one row. `of_hand` says that a followed
 * hand knows it: there it is not reported. `needed_in_hand` that there is no ruling without it in
 * such a hand, though there is one elsewhere. `of_offences` are the only infractions with this
 * fact; empty where all have it.
 */
export interface FactView {
  name: string;
  words: InWords;
  form: Form;
  needed: boolean;
  unknown: boolean;
  presumed: boolean;
  nobody: boolean;
  anywhere: boolean;
  initial: unknown;
  offered: OfferedView[];
  needed_where: NeededWhere | null;
  other_than: OtherThan | null;
  played: "any" | "stud";
  parts: PartView[];
  of_hand: boolean;
  needed_in_hand: boolean;
  of_offences: OffenceCode[];
}

/**
 * One value of a fact; with many values, the `group` that it belongs to. `played` are the games
 * where it is possible.
 */
export interface OfferedView {
  value: string;
  words: InWords;
  group: InWords | null;
  played: "any" | "stud";
}

/**
 * A condition: the fact is required where the `fact` beside it is one of these `values`.
 */
export interface NeededWhere {
  fact: string;
  values: string[];
}

/**
 * A condition: the fact differs from the `fact` beside it, unless `unless` is set. The flag
 * `unless` is "" where there is none.
 */
export interface OtherThan {
  fact: string;
  unless: string;
}

/**
 * One fact of a situation, or of a row in it. `needed` says that there is no ruling without it,
 * `unknown` that it may be null: nobody has judged it yet, or there is none. `initial` is its value
 * where it is left out; where it is not `presumed` to be that, it is asked for once it decides.
 * `offered` are the values of a choice. A `seat` may be 0, none of them, where `nobody` says so,
 * and an empty one where `anywhere` does. `needed_where` says with which other fact it is needed,
 * `other_than` from which it differs, `played` in which games it is asked for.
 */
export interface PartView {
  name: string;
  words: InWords;
  form: Form;
  needed: boolean;
  unknown: boolean;
  presumed: boolean;
  nobody: boolean;
  anywhere: boolean;
  initial: unknown;
  offered: OfferedView[];
  needed_where: NeededWhere | null;
  other_than: OtherThan | null;
  played: "any" | "stud";
}

/**
 * All tokens of programs, or those for one event, the newest first.
 */
export interface TokensView {
  type: "tokens";
  tokens: TokenView[];
}

/**
 * All hooks, or those of one event alone. `private` says whether they may be in the host's own
 * network. `not_told` is the news that none of them gets for now. `head` is that of the journal, as
 * it was noted last, for directors of the whole room.
 */
export interface HooksView {
  type: "hooks";
  hooks: HookView[];
  private: boolean;
  not_told: NotToldView[];
  head: string;
}

/**
 * A failure to send the news of this event, or with None of the rest of the room. It is tried
 * again, and the news is sent then. `since_ms` is the room's time.
 */
export interface NotToldView {
  event: string | null;
  what: string;
  since_ms: number;
}

/**
 * The screens of an event that are up, the newest first. The layouts of the room's screens are
 * `kept` by name for further ones, the newest first.
 */
export interface ScreensView {
  type: "screens";
  screens: ScreenView[];
  kept: KeptLayout[];
}

/**
 * The layout of the screen of this name that was made or changed last, in any event.
 */
export interface KeptLayout {
  name: string;
  layout: Layout;
}

/**
 * A sign that the list of the house's players, at `/api/players`, may have changed.
 */
export interface RegisterView {
  type: "register";
}

/**
 * The alerts of all events that are played, to come, or not paid yet: those that have any. Among
 * the events that are over and not paid the newest are listed; `more` is the number of others.
 * `at_will` are the games that people made for themselves, first those that are empty.
 */
export interface MattersView {
  type: "matters";
  now_ms: number;
  events: EventMatters[];
  more: number;
  at_will: AtWillView[];
}

/**
 * The matters of one event among several, with the name of the event.
 */
export interface EventMatters {
  event: string;
  name: EventName;
  matters: MatterView[];
}

/**
 * A game that people made for themselves: an event they sat down to, a home game, a cash table. It
 * waits for its start if it is `open`. `people` counts those who have a seat in it, or have
 * entered. Nobody has been there since `empty_ms`, and it ends at `ends_ms` unless somebody comes
 * back; both are None while somebody is there. It ends by `end-game`; it is `ending` while the hand
 * in play is finished before that.
 */
export interface AtWillView {
  event: string;
  name: EventName;
  kind: "cash" | "home" | "sit-down";
  open: boolean;
  people: number;
  ending: boolean;
  empty_ms: number | null;
  ends_ms: number | null;
}

/**
 * The ledger of an event at the desk, for its cashiers. Its charges in the order in which they were
 * made, its receipts and the tills they went through, with the viewer's own and all that are open.
 * `at_desk` is false where the event's money is not in the desk's ledger. Receipts name the `house`
 * and the `currency`. A prize that was paid out stands, whatever is undone: those who have more
 * than they are owed now are `overpaid`. Valid receipts that went through no till are summed up
 * `outside`.
 */
export interface PaymentsView {
  type: "payments";
  now_ms: number;
  event: string;
  name: EventName;
  at_desk: boolean;
  house: string;
  currency: string;
  charges: ChargeView[];
  receipts: ReceiptView[];
  tills: TillView[];
  sums: PaymentSums;
  requests: RequestView[];
  overpaid: OverpaidView[];
  outside: NoTillView[];
}

/**
 * A numbered receipt: `amount` that came in, negative where it was paid out. `by` is who recorded
 * it, `till` the number of the till that it went through, 0 for none. A `voided` one was made by
 * mistake, for this `reason` if one was given, as `voided_by` said at `voided_ms`. The money was
 * recorded `again` with the receipt of this number, None where it was not.
 */
export interface ReceiptView {
  receipt: number;
  charge: number;
  player: string;
  name: string;
  purpose: Purpose;
  amount: number;
  fee: number;
  method: Method;
  till: number;
  by: string;
  at_ms: number;
  voided: boolean;
  reason: string;
  voided_by: string;
  voided_ms: number | null;
  again: number | null;
}

/**
 * A cashier's till, `mine` where it is the viewer's own. Cash `taken` came in and cash `given` went
 * out by receipts; `moved` was put in, less what was taken to the safe. `expected` should be in it.
 * `counted` is that of its closing and `difference` what was counted above that, None while it is
 * open. `taken_by` has all its receipts by method, `tickets` is the number of tickets taken, less
 * those given back or handed out.
 */
export interface TillView {
  till: number;
  cashier: string;
  mine: boolean;
  opening: number;
  opened_ms: number;
  taken: number;
  given: number;
  moved: number;
  expected: number;
  counted: number | null;
  difference: number | null;
  closed_ms: number | null;
  taken_by: Record<string, number>;
  tickets: number;
}

/**
 * The sums of an event's ledger, prizes apart. `due`, `paid`, `to_return`, `returned` and `dropped`
 * add up to `charged`. `fees` are those of what is due or paid. `taken_by` is what was paid and not
 * given back, by method. The `overlay` is what the house adds to reach the guarantee. `prizes_due`
 * are still to be handed out, `prizes_paid` are not.
 */
export interface PaymentSums {
  charged: number;
  due: number;
  paid: number;
  to_return: number;
  returned: number;
  dropped: number;
  fees: number;
  taken_by: Record<string, number>;
  pool: number;
  overlay: number;
  prizes_due: number;
  prizes_paid: number;
}

/**
 * A request of a player's phone to the desk, with its cost; `again` is a re-entry.
 */
export interface RequestView {
  player: string;
  name: string;
  what: Request;
  amount: number;
  again: boolean;
}

/**
 * A player who was handed more prizes than are owed now, since something was undone.
 */
export interface OverpaidView {
  player: string;
  name: string;
  paid: number;
  owed: number;
}

/**
 * Payments of one way that went through no till, as one person recorded them. `count` of them came
 * to `amount`, less what was given back or paid out. They are `mine` where the viewer recorded
 * them.
 */
export interface NoTillView {
  by: string;
  mine: boolean;
  method: Method;
  count: number;
  amount: number;
}

/**
 * The staff and its devices, for a director of the room. A shared device is locked after
 * `idle_minutes` without anybody.
 */
export interface StaffView {
  type: "staff";
  people: StaffPerson[];
  devices: StaffDevice[];
  idle_minutes: number;
}

/**
 * A person of the staff with their roles, and at how many devices they are signed in.
 */
export interface StaffPerson {
  staff: string;
  person: string;
  name: string;
  roles: Grant[];
  devices: number;
}

/**
 * A browser of the staff, by the id of its session; `staff` is who is signed in there.
 */
export interface StaffDevice {
  device: string;
  shared: boolean;
  staff: string | null;
}

/**
 * The topic cannot be watched, or no longer, and why.
 */
export interface Gone {
  type: "gone";
  topic: string;
  refusal: Refusal;
}

/**
 * The server is about to close this connection; come back after `retry_ms`.
 */
export interface Closing {
  type: "closing";
  code: string;
  retry_ms: number;
}

/**
 * A finished hand, step by step, as `eyes` saw it: those of the seat `viewer`, where it is one.
 * `may_see` are the seats whose eyes may be asked for, `may_see_all` whether all at once. A hand of
 * the room has its `event` and `table`, and the table's hands before and after it. A hand of a file
 * has its own number there as `id`; `before` and `after` count the file's hands from 0, and amounts
 * have this number of `decimals`. `boards` is the number of times it was run, of which the first is
 * shown. `filed` is the end in the file where its awards differ, and `fault` is where the file
 * contradicts the hand. A hand of 13-card poker has its steps and its log in `thirteen` and
 * `thirteen_log`.
 */
export interface ReplayView {
  type: "replay";
  id: string;
  seats: number;
  players: ReplayPlayer[];
  eyes: Eyes;
  viewer: number | null;
  may_see: number[];
  may_see_all: boolean;
  steps: ReplayStep[];
  log: LogLine[];
  before: number | null;
  after: number | null;
  event: string | null;
  event_name: EventName | null;
  table: number | null;
  played: string;
  decimals: number;
  boards: number;
  filed: FiledEnd | null;
  fault: FileFault | null;
  thirteen: ThirteenStep[];
  thirteen_log: ThirteenLine[];
}

/**
 * A player in a seat; `house` for a computer player.
 */
export interface ReplayPlayer {
  seat: number;
  name: string;
  house: boolean;
}

/**
 * The hand at one moment. Its own log is empty: by then the first `lines` of the replay's log had
 * been shown.
 */
export interface ReplayStep {
  lines: number;
  hand: HandView;
}

/**
 * The end of a hand in a file, where the house took a `rake` or odd chips went elsewhere. `shares`
 * are those who took from the pots, after the rake.
 */
export interface FiledEnd {
  rake: number;
  shares: FiledShare[];
}

/**
 * The amount that a seat took from the pots by the file, and its stack at the end.
 */
export interface FiledShare {
  seat: number;
  amount: number;
  stack: number;
}

/**
 * The fault of a hand of a file, and its line, from 1.
 */
export interface FileFault {
  type: "file-fault";
  line: number;
  refusal: Refusal;
}

/**
 * The same of a hand of 13-card poker.
 */
export interface ThirteenStep {
  lines: number;
  hand: ThirteenView;
}

/**
 * The finished hands of an event, or of a cash table, the newest first. `more` says that there are
 * older ones than can be listed.
 */
export interface RoomHandsView {
  type: "hands";
  event: string;
  event_name: EventName;
  hands: RoomHand[];
  more: boolean;
}

/**
 * A finished hand of an event, or of a cash table; `at_ms` is in milliseconds since 1970. `mine`
 * marks the viewer's own.
 */
export interface RoomHand {
  number: number;
  table: number;
  players: number;
  at_ms: number;
  mine: boolean;
  game: string;
}

/**
 * The closed cash tables at which hands came to their end, the newest first. `more` says that there
 * are older ones than can be listed.
 */
export interface ClosedTablesView {
  type: "closed-tables";
  tables: ClosedTable[];
  more: boolean;
}

/**
 * A cash table that is closed, and what was played there.
 */
export interface ClosedTable {
  table: string;
  game: string;
}

/**
 * The hands of a file; of more than can be listed only the first, and then `more` is true.
 */
export interface FileView {
  type: "file";
  hands: FileHand[];
  more: boolean;
}

/**
 * A hand of a file: `at` is its place there, from 0. `game` is ours where it is dealt here
 * (`dealt`), else the file's name of it. `fault` is there where it could not be read.
 */
export interface FileHand {
  at: number;
  id: string;
  game: string;
  players: number;
  dealt: boolean;
  fault: FileFault | null;
}

/**
 * The events of the room that are over, the newest first, after the first `skipped`. `more` says
 * that there are older ones. With `directs` the viewer may import an event of another room.
 */
export interface ResultsView {
  type: "results";
  events: ResultsLine[];
  skipped: number;
  more: boolean;
  directs: boolean;
}

/**
 * An event that is over, as the list has it. `persons` of its `entries` were not computer players;
 * `mine` says that the viewer played.
 */
export interface ResultsLine {
  event: string;
  name: EventName;
  game: string;
  rotation: RotationView | null;
  edition: string;
  ended_ms: number;
  entries: number;
  persons: number;
  pool: number;
  winner: string;
  mine: boolean;
}

/**
 * The results of an event, the winner first. An entry cost `buy_in` for the prizes, `fee` for the
 * house and `bounty` on its player's head. Amounts are in `currency`, "" where nobody says.
 * `elsewhere` says that another room has played it; with `directs` the viewer may download it as a
 * file. With `pays` there are the newest `payments`, the newest first. `draws` are None where they
 * were not sealed.
 */
export interface EventResults {
  type: "event-results";
  line: ResultsLine;
  started_ms: number | null;
  buy_in: number;
  fee: number;
  table_size: number;
  placed: PlacedView[];
  deal: DealNote | null;
  elsewhere: boolean;
  directs: boolean;
  pays: boolean;
  payments: PaymentView[];
  draws: DrawsView | null;
  bounty: number;
  currency: string;
}

/**
 * The place of a player. `house` is the style of a computer player, `hand` the one in which the
 * player went out, None for one who did not. `agreed` is the share that a deal gave for certain,
 * part of the `prize`; `bounties` are those the player won. `due` is to be paid by hand, and has
 * been where it is `paid`: the player and the people who pay see that.
 */
export interface PlacedView {
  place: number;
  player: string;
  name: string;
  house: string | null;
  prize: number;
  bounties: number;
  entries: number;
  rebuys: number;
  add_ons: number;
  agreed: number;
  hand: number | null;
  me: boolean;
  due: number;
  paid: PaymentView | null;
}

/**
 * A payment of a prize by hand: time and cashier; with a `reason`, its undoing.
 */
export interface PaymentView {
  player: string;
  amount: number;
  by: string;
  at_ms: number;
  reason: string | null;
}

/**
 * A deal that was made among `players`. `shared` was theirs for certain, `left` was played for.
 */
export interface DealNote {
  players: number;
  shared: number;
  left: number;
}

/**
 * The leagues of the room; `directs` says that the viewer may make and change them.
 */
export interface LeaguesView {
  type: "leagues";
  leagues: League[];
  directs: boolean;
}

/**
 * A league and its standing. `fault` is why the formula has no number for `faults` of the results,
 * which count as 0. `outside` are results of elsewhere, `by_hand` points that were given or taken;
 * `directs` says that the viewer may undo both.
 */
export interface LeagueView {
  type: "league";
  league: League;
  events: LeagueEvent[];
  lines: LeagueLine[];
  faults: number;
  fault: Refusal | null;
  outside: OutsideView[];
  by_hand: ByHandView[];
  directs: boolean;
}

/**
 * An event that counts in a league.
 */
export interface LeagueEvent {
  event: string;
  name: EventName;
  ended_ms: number;
  entries: number;
}

/**
 * A player in a league's standing. `points` are as written, with at most two decimals; those given
 * `by_hand` are among them.
 */
export interface LeagueLine {
  place: number;
  player: string;
  name: string;
  points: string;
  prizes: number;
  scored: ScoredView[];
  me: boolean;
  by_hand: string;
}

/**
 * The points of one result, as written; `counts` says that it is among the best ones.
 */
export interface ScoredView {
  event: string;
  place: number;
  points: string;
  counts: boolean;
}

/**
 * Results of elsewhere in a league: their `title`, the day (ISO), and the number of players.
 */
export interface OutsideView {
  entry: string;
  title: string;
  day: string;
  players: number;
}

/**
 * Points given to a player by hand, or taken with a minus, and the reason.
 */
export interface ByHandView {
  entry: string;
  player: string;
  name: string;
  points: string;
  reason: string;
}

/**
 * A list as it was read, for an event or a league; nothing is kept yet. With `header` its first
 * line names the columns. `free` is the number of lines that it may have.
 */
export interface ListRead {
  type: "list-read";
  form: ListKind;
  encoding: Encoding;
  separator: string;
  sheets: string[];
  sheet: string;
  header: boolean;
  columns: ListColumn[];
  lines: ListLine[];
  free: number;
}

/**
 * A column of a list: its title, what it holds, and its first cells. With `foreign` it seems to
 * have ids that are not this room's: they find nobody here, and are kept beside the name as
 * information, or ignored.
 */
export interface ListColumn {
  title: string;
  role: ColumnRole;
  examples: string[];
  foreign: boolean;
}

/**
 * A person as a line of a list names them, and who may be meant. `same` is an earlier line with
 * this name, 0 where none has it. `usual` is what is done where nobody says otherwise: `skip`,
 * `new`, the id of a person, or "" where somebody has to say it. `why` is set where the line cannot
 * be entered as it is. Where the line is `paid` it may give the `amount`.
 */
export interface ListLine {
  line: number;
  name: string;
  usual: string;
  same: number;
  matches: Namesake[];
  paid: boolean;
  details: Record<string, string>;
  why: Refusal | null;
  place: number | null;
  points: string;
  amount: string;
}

/**
 * Somebody of this room who may be meant by a line of a list. `status` is how the person stands to
 * the event, None where not entered.
 */
export interface Namesake {
  player: string;
  name: string;
  status: EntryStatus | null;
  details: Record<string, string>;
}

/**
 * A list of players was not taken in, no row of it; the first of what is wrong.
 */
export interface SheetRefused {
  type: "sheet-refused";
  faults: Refusal[];
}

/**
 * The players meant by chosen lines, all of them kept; `faults` are lines that mean nobody.
 */
export interface PlayersChosen {
  type: "players-chosen";
  players: ChosenPlayer[];
  faults: EntryFault[];
}

/**
 * The player meant by a line of a list.
 */
export interface ChosenPlayer {
  line: number;
  player: string;
}

/**
 * A line of the list, or a player of the house (line 0), that may not be entered, and why.
 */
export interface EntryFault {
  line: number;
  name: string;
  why: Refusal;
}

/**
 * The browsers with a role, of the room or of one event, or all of one person. For one event only
 * its roles are shown.
 */
export interface BrowsersView {
  type: "browsers";
  browsers: BrowserView[];
}

/**
 * A session: its person, the kind of browser, its roles since when, and its last visit. A time is
 * None where it was never noted. It also says whether a page of it is open, and whether it is the
 * asking one. And it says whether the asking person may end it: an own one, or one with only roles
 * that the person directs.
 */
export interface BrowserView {
  session: string;
  person: string;
  name: string;
  browser: string;
  roles: string[];
  since_ms: number | null;
  seen_ms: number | null;
  open: boolean;
  own: boolean;
  may_end: boolean;
}

/**
 * The number of sessions ended.
 */
export interface BrowsersEnded {
  type: "browsers-ended";
  count: number;
}

/**
 * The players of the house by name, after the first `skipped`. `count` is the number of all that
 * match, `fields` are those that the house keeps of its players.
 */
export interface PlayersView {
  type: "players";
  players: PlayerLine[];
  skipped: number;
  count: number;
  fields: string[];
}

/**
 * A player at a glance, with results in events that are over. `played` events, `won` events, and
 * the number of times `paid`; `prizes` is the sum, `last_ms` the end of the last event. `kept` says
 * that the house keeps the player; players who only took part are listed too. `called` is the name
 * on every page: of several players of one name, all but the first have a number.
 */
export interface PlayerLine {
  player: string;
  name: string;
  called: string;
  kept: boolean;
  details: Record<string, string>;
  played: number;
  won: number;
  paid: number;
  prizes: number;
  last_ms: number | null;
}

/**
 * All that the room has of one person. The name, the details that the house keeps, and when the
 * person came and opened the sessions that are still open. Then results and penalties in events
 * that are over, amounts paid by hand, and what is `here` now. In the journal the person appears by
 * id alone; hands are listed separately, by event and table.
 */
export interface PersonView {
  type: "person";
  player: string;
  name: string;
  language: string;
  created_ms: number;
  sessions_ms: number[];
  details: Record<string, string>;
  results: PlayedLine[];
  penalties: PenaltyLine[];
  paid: PaidLine[];
  here: PersonHere;
}

/**
 * A result of one player.
 */
export interface PlayedLine {
  event: string;
  name: EventName;
  ended_ms: number;
  field: number;
  place: number;
  prize: number;
  bounties: number;
  buy_in: number;
  entries: number;
  rebuys: number;
  add_ons: number;
}

/**
 * A penalty given to a player of an event, lifted or not. `count` is the number of hands or rounds,
 * 0 for other penalties; `offence` is that of the book, None where none was named.
 */
export interface PenaltyLine {
  event: string;
  penalty: PenaltyCode;
  count: number;
  offence: OffenceCode | null;
  reason: string;
}

/**
 * A prize that was paid by hand; with a `reason` that it was not after all.
 */
export interface PaidLine {
  event: string;
  amount: number;
  at_ms: number;
  reason: string | null;
}

/**
 * All that the room holds of one person at this moment.
 */
export interface PersonHere {
  accounts: AccountHeld[];
  entries: EntryHeld[];
  seats: SeatHeld[];
  places: PlaceHeld[];
}

/**
 * Cents of one person in the cage, by the kind of account. A wallet, a stack at the cash table
 * `place`, or an amount paid into the event `place`: for prizes, as a bounty, or as tickets.
 */
export interface AccountHeld {
  kind: "bounties" | "issue" | "prizes" | "rake" | "stack" | "tickets" | "wallet";
  place: string;
  cents: number;
}

/**
 * The entry of a person in an event that is not over. It has the chips (None where nobody knows
 * them) and the seat, or bags over night, and what was bought. `pinned` says that the player keeps
 * the seat for special needs, `pinned_seat` which one, None for the one that will be drawn.
 * `penalties` are all that were given.
 */
export interface EntryHeld {
  event: string;
  name: EventName;
  status: EntryStatus;
  stack: number | null;
  table: number | null;
  seat: number | null;
  bags: number[];
  pinned: boolean;
  pinned_seat: number | null;
  entries: number;
  rebuys: number;
  add_ons: number;
  penalties: PenaltyLine[];
}

/**
 * A seat at a cash table, with cents, or at a live table of the room's own, with chips.
 */
export interface SeatHeld {
  table: string;
  seat: number;
  chips: number;
}

/**
 * A place on the list of a cash table, or of all tables of these stakes. Without `stakes` it is on
 * the floor's list.
 */
export interface PlaceHeld {
  table: string | null;
  stakes: string | null;
}

/**
 * A list of players was imported: `added` new ones and `changed` known ones.
 */
export interface SheetTaken {
  type: "sheet-taken";
  added: number;
  changed: number;
}

/**
 * A list of players can be entered into an event, by `enter-players`. At most `portion` of the
 * `players` are entered at a time, in their order; `names` are theirs. `here` counts those of the
 * list who are in the event already or were; the first of them are `passed`. `added` counts those
 * who are new to the players whom the house keeps.
 */
export interface EntriesReady {
  type: "entries-ready";
  players: string[];
  portion: number;
  here: number;
  added: number;
  passed: PassedOver[];
  faults: EntryFault[];
  names: string[];
  paid: string[];
}

/**
 * A list of players cannot be entered, and nothing of it was kept. `faults` are the first of those
 * who may not enter, `count` is their number.
 */
export interface EntriesRefused {
  type: "entries-refused";
  faults: EntryFault[];
  count: number;
}

/**
 * A whole event in a file, always of the same bytes. `ended_ms` is when it was over, `hands` counts
 * those played to their end, `rows` those of its streams. `there` is its name in the room that
 * played it, `here` its name in this room, None where it is not here.
 */
export interface BundleView {
  type: "bundle";
  there: string;
  here: string | null;
  name: EventName;
  ended_ms: number;
  entries: number;
  hands: number;
  rows: number;
}

/**
 * The latest forecast of the director. `played` of its events are done, with their results. It is
 * kept until the next request, or until the room ends. `levels` are those of the event, `game` and
 * `rotation` its games.
 */
export interface ForecastView {
  type: "forecast";
  state: ForecastState;
  asked: ForecastAsked | null;
  name: EventName | null;
  played: number;
  forecast: Forecast | null;
  levels: LevelView[];
  game: string;
  rotation: RotationView | null;
}

/**
 * Forecast an event of the room by its id (`event`), or a new one (`new`). A new one is as in
 * `create-event`. `people` come, `late` percent of them after the start. Busted players re-enter or
 * rebuy `again` percent of the time, where the event lets them. `add_ons` percent of all players
 * take the event's add-on; most do by default. `events` similar ones are played, at the pace of
 * `live` tables or of those `online`. With `now` an event of the room is continued from its present
 * state: `people` are then the players left, and late arrivals do not come.
 */
export interface ForecastAsked {
  people: number;
  event: string | null;
  new: CreateEvent | null;
  late: number;
  again: number;
  add_ons: number;
  events: number;
  pace: PaceName;
  now: boolean;
}

/**
 * The summary of `events` events. A field is None where no event had a bubble, or a final table;
 * `days` are those that ended before the event did.
 */
export interface Forecast {
  events: number;
  entries: Spread;
  hands: Spread;
  end: Came;
  bubble: Came | null;
  final_table: Came | null;
  levels: LevelForecast[];
  days: DayForecast[];
}

/**
 * The median of many values, and those that one in ten lies below and above.
 */
export interface Spread {
  low: number;
  middle: number;
  high: number;
}

/**
 * The likely moment of something, in milliseconds of play and as a level. `share` of the events had
 * it, from 0 to 1.
 */
export interface Came {
  at_ms: Spread;
  level: Spread;
  share: number;
}

/**
 * The likely field when a level begins, in the `share` of the events that reached it. Stacks are in
 * big blinds, the average one and the median one.
 */
export interface LevelForecast {
  level: number;
  share: number;
  at_ms: Spread;
  left: Spread;
  average: number;
  median: number;
}

/**
 * The likely end of a day, and the number of players left.
 */
export interface DayForecast {
  day: number;
  end: Came;
  left: Spread;
}

/**
 * The prizes that an event would have with `entries` entries and no rebuys, first place first. A
 * satellite has `seats` seats among them.
 */
export interface PrizesView {
  type: "prizes";
  entries: number;
  pool: number;
  prizes: number[];
  payouts: PayoutsView;
  seats: number;
}

/**
 * The size of the final table of an event. It has `size` players, where the document has `book`, by
 * the rule of the `citation`; none where the event ends at a table of its own size. It is smaller
 * where the games cannot be dealt to as many. Both are None where no such event can be announced:
 * announcing it says why.
 */
export interface FinalTableView {
  type: "final-table";
  size: number | null;
  book: number | null;
  citation: Citation | null;
}

/**
 * A payout table by the size of the field. It has its `columns`, and the `shares` of places in each
 * of them in hundredths of a percent. `prizes` are those of each column's smallest field, whose
 * pool is in `pools`; both are empty where no pool was given.
 */
export interface PayoutTableView {
  type: "payout-table";
  columns: PayoutColumn[];
  shares: PlacesRow[];
  pools: number[];
  prizes: PlacesRow[];
}

/**
 * The prize of each place from `first` to `last` in each column; 0 where it is not paid.
 */
export interface PlacesRow {
  first: number;
  last: number;
  each: number[];
}

/**
 * The sheets that come with the room, and all `games` that a level may have.
 */
export interface StructuresView {
  type: "structures";
  structures: StructureLine[];
  games: string[];
}

/**
 * A sheet that comes with the room, by its name (`structure-<name>` in words). `real` where it is
 * that of an event as it was printed. `entrants` and `minutes`, of a level, are None where the
 * sheet does not say.
 */
export interface StructureLine {
  name: string;
  real: boolean;
  entrants: number | null;
  table_size: number;
  stack: number;
  levels: number;
  minutes: number | null;
  games: string[];
}

/**
 * A structure sheet, with its flaws under the `edition` that an event would be played by. `days`
 * are made of its day ends, None where it has none.
 */
export interface SheetView {
  type: "sheet";
  sheet: SheetDocument;
  flaws: FlawView[];
  edition: string;
  days: Days | null;
}

/**
 * A file holds no structure sheet: why, and on which line, from 1.
 */
export interface SheetUnread {
  type: "sheet-unread";
  line: number;
  fault: Refusal;
}

/**
 * Templates of the house's own, and the last events, which may be repeated.
 */
export interface TemplatesView {
  type: "templates";
  templates: KeptTemplate[];
  events: RepeatLine[];
}

/**
 * An event that may be repeated, with its name, "" without one.
 */
export interface RepeatLine {
  event: string;
  name: string;
  over: boolean;
}

/**
 * The announcement of an event with all its terms, to be given again. `exact` says that it would
 * announce the same; else its levels, games or rules are not all as they were, and its director
 * looks at them.
 */
export interface EventPlan {
  type: "event-plan";
  event: CreateEvent;
  exact: boolean;
}

/**
 * Whether the house has a logo now.
 */
export interface LogoView {
  type: "logo";
  shown: boolean;
}

/**
 * An edition: the rules in force, and the changes of a house. `house` is "" where it is an edition
 * of the book, `editions` are all of those, `notice` is the text at the end of the rules.
 */
export interface RulebookView {
  type: "rulebook";
  edition: string;
  base: string;
  house: string;
  editions: string[];
  in_force: string[];
  changed: SettingView[];
  notice: InWords;
}

/**
 * An option in an edition: its meaning, its value, and the rule behind it. `basis` is whether that
 * rule says it. `was` is the value before a house changed it; `elsewhere` are the editions of the
 * book that set it differently.
 */
export interface SettingView {
  option: string;
  means: InWords;
  value: InWords;
  rule: string;
  basis: Basis;
  was: InWords | null;
  elsewhere: Elsewhere[];
}

/**
 * A setting of an option in other editions of the book.
 */
export interface Elsewhere {
  editions: string[];
  value: InWords;
}

/**
 * A rule as an edition has it. `kind` is who decides it. For a rule for the floor, `left_to_floor`
 * is how much of it this edition leaves to the floor, null where no option of it could. `in_force`
 * is whether the edition cites it for something it settles, `applied_by` are the editions of the
 * book that do. `scenes` are pictures of the first cases that hold in the edition; `more_scenes`
 * names the rest. `parameters` are what the rule itself states, in any edition.
 */
export interface RuleView {
  type: "rule";
  rule: string;
  source: string;
  topic: string;
  kind: string;
  left_to_floor: LeftToFloor | null;
  title: InWords;
  words: InWords;
  edition: string;
  in_force: boolean;
  applied_by: string[];
  settings: SettingView[];
  parameters: ParameterView[];
  counterparts: Counterpart[];
  related: RuleName[];
  scenes: Scene[];
  more_scenes: string[];
}

/**
 * A number or a choice that a rule states. `name` is its name in the catalogue, `words` say what it
 * measures, and `value` is its value.
 */
export interface ParameterView {
  name: string;
  words: InWords;
  value: InWords;
}

/**
 * A rule of other editions that settles the same matter.
 */
export interface Counterpart {
  name: RuleName;
  editions: string[];
}

/**
 * A rule by its id, and its title.
 */
export interface RuleName {
  rule: string;
  title: InWords;
}

/**
 * The picture of a case. It has a table, tables as plans (`rings`), hands beside each other, or
 * only lines. `title` has no Chinese where nobody has written any. `document` is whether a document
 * has the case, `editions` are those under which it holds. `setting` is the game and the stage at
 * which the case begins. The `ruler` measures the last words or chips, the `ladder` the growth of
 * the bets, where the case asks how much a raise must be.
 */
export interface Scene {
  id: string;
  title: InWords;
  document: boolean;
  editions: string[];
  laid: Laid[];
  setting: InWords;
  table: SceneTable | null;
  rings: SceneRing[];
  hands: SceneHand[];
  lines: SceneLine[];
  ruler: RulerView | null;
  ladder: Rung[];
}

/**
 * An option that the case lays over the edition: its name and its value in words.
 */
export interface Laid {
  option: string;
  means: InWords;
  value: InWords;
}

/**
 * The table when the case is over. Board cards that the case does not name are "??".
 */
export interface SceneTable {
  button: number;
  to_act: number | null;
  board: string[];
  pots: PotView[];
  seats: SceneSeat[];
}

/**
 * One player when the case is over. Chips behind and in front, the cards that the case names or
 * that were shown, the last act, and the sum won of all pots.
 */
export interface SceneSeat {
  seat: number;
  name: string;
  stack: number;
  bet: number;
  status: SeatStatus;
  cards: string[];
  last: LastAct | null;
  won: number;
}

/**
 * A table drawn as a plan, all its seats in order. `table` is its number where there are several;
 * the button may be at an empty seat. A blind that nobody posts is None.
 */
export interface SceneRing {
  table: number | null;
  seats: RingSeat[];
  button: number | null;
  small_blind: number | null;
  big_blind: number | null;
  halted: boolean;
}

/**
 * A seat of a table that is drawn as a plan. A player sits there, waits there without cards, or
 * nobody does; with its cards ("??" face down) and the chips before it.
 */
export interface RingSeat {
  seat: number;
  standing: "open" | "taken" | "waiting";
  cards: string[];
  bet: number;
}

/**
 * Cards that lie beside those of others: in one row, or in the three of 13-card poker. They have a
 * name, a seat, or neither.
 */
export interface SceneHand {
  name: string;
  rows: string[][];
  best: boolean;
  seat: number | null;
}

/**
 * An act, or where `came_out`, a result with its rules.
 */
export interface SceneLine {
  text: InWords;
  came_out: boolean;
  rules: string[];
}

/**
 * One bet of a street, from the total `below` it up `to` its own. `least` is the one that may come
 * next.
 */
export interface Rung {
  text: InWords;
  below: number;
  to: number;
  least: boolean;
}

/**
 * The options that two editions set differently, out of all options (`of`).
 */
export interface DifferencesView {
  type: "differences";
  first: string;
  second: string;
  of: number;
  differences: DifferenceView[];
}

/**
 * An option that two editions set otherwise.
 */
export interface DifferenceView {
  option: string;
  means: InWords;
  first: SideView;
  second: SideView;
}

/**
 * One side of a difference: the value, the rule behind it, and whether that rule says it.
 */
export interface SideView {
  value: InWords;
  rule: string;
  basis: Basis;
}

/**
 * The answer to words: the situations that they may mean, the likeliest first. There are none where
 * the words say nothing of the game.
 */
export interface AskedByWords {
  type: "asked-by-words";
  words: string;
  edition: string;
  situations: FoundSituation[];
}

/**
 * A situation that words may mean. `understood` are the facts that the words state for certain.
 * `rules` are those of the edition behind it, `scenes` pictures of the worked cases most like the
 * words, its own first.
 */
export interface FoundSituation {
  kind: string;
  words: InWords;
  about: InWords;
  understood: Understood[];
  rules: RuleNamed[];
  scenes: Scene[];
}

/**
 * A fact that the words state: its name, its value as the assistant takes it, and in words.
 */
export interface Understood {
  fact: string;
  value: unknown;
  words: InWords;
}

/**
 * A rule by its id, and its title.
 */
export interface RuleNamed {
  rule: string;
  title: InWords;
}
