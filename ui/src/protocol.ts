// Written by tools/protocol.py from the structs of ruleone. Do not edit.

import type { Command, CreateEvent } from './orders';
export type * from './orders';

/** Bounds of the room that pages go by. */
export const LIMITS = {
  ANNOUNCEMENT_MAX_CHARACTERS: 280,
  DENOMINATIONS_MAX: 16,
  ENTRANTS_MAX: 20000,
  ENTRANTS_SHOWN_MAX: 300,
  ENTRIES_FOUND_MAX: 20,
  FORMULA_MAX_CHARACTERS: 300,
  HOOK_URL_MAX_CHARACTERS: 500,
  LEAGUE_TITLE_MAX_CHARACTERS: 60,
  LIST_MAX_ITEMS: 32,
  LIVE_TEXT_MAX_CHARACTERS: 200,
  NAME_MAX_CHARACTERS: 40,
  PAYOUT_COLUMNS_MAX: 32,
  PAYOUT_LINES_MAX: 200,
  PENALTY_COUNT_MAX: 100,
  PLAYERS_SHOWN_MAX: 100,
  REASON_MAX_CHARACTERS: 200,
  RESULTS_LISTED_MAX: 200,
  SEATS_MAX: 10,
  SHEET_NAME_MAX_CHARACTERS: 80,
  STACK_MAX_CHIPS: 1000000000000,
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

export type ActCode = "turn-up" | "leave-down" | "deal-again" | "deal-missing" | "draw-back" | "leave-up" | "deal-down" | "replace-exposed" | "replace-boxed" | "call-floor" | "mix-face-down" | "floor-picks-burn" | "rest-is-flop" | "draw-flop" | "draw-board" | "rest-to-stub" | "acts-back" | "burn-to-board" | "board-to-burn" | "keep-burn" | "back-to-stub" | "set-aside" | "complete-round" | "shuffle-stub" | "burn-and-deal" | "burn-and-deal-street" | "deal-unburned" | "restore-order" | "scramble" | "shuffle" | "cut" | "keep-hands-and-board" | "stay-unseen" | "cards-stay-up" | "change-deck" | "replace-from-stub" | "ask-to-show" | "push-pot" | "push-chips" | "read-again" | "recount" | "put-back" | "bring-in-bets" | "announce-color-up" | "move-seat" | "move-elsewhere" | "move-button" | "heard-acts-back" | "cards-along" | "enter-as-they-lie";

export type ActKind = "small-blind" | "big-blind" | "ante" | "straddle" | "entry" | "dead-blind" | "fold" | "check" | "call" | "bet" | "raise" | "bring-in" | "complete" | "discard" | "stand-pat" | "show" | "muck";

export type Action = Fold | Check | Call | RaiseTo | Show | Muck | AskToSee | BringIn | Discard | Run;

export type AnteFormat = "none" | "per-player" | "big-blind" | "button";

export type Arrangement = "beside" | "below" | "even";

export type Asked = "player" | "dealer" | "staff" | "floor" | "teller";

export type Awaits = "action" | "hole-cards" | "instruction" | "board" | "board-2" | "board-3" | "board-4" | "board-5" | "board-6" | "board-7" | "board-8" | "board-9";

export type Basis = "document" | "silent" | "ours" | "house";

export type Bought = "rebuy" | "add-on";

export type BountyKind = "fixed" | "progressive" | "mystery";

export type ClockNeed = "approved" | "reasonable";

export type Correction = "found" | "lost" | "out-of-sight" | "given-in-error" | "counted" | "fined";

export type Cut = "none" | "payer-short" | "winner-at-limit" | "payer-closed" | "winner-closed";

export type DealKind = "icm" | "chip-chop" | "custom";

export type Delivered = "waiting" | "done" | "failed";

export type Ended = "revoked" | "expired";

export type EntryStatus = "entered" | "playing" | "alternate" | "out" | "withdrawn";

export type Eyes = "watcher" | "seat" | "all";

export type ForecastState = "none" | "waiting" | "playing" | "done" | "stopped" | "out-of-time" | "failed";

export type Form = "flag" | "number" | "amount" | "seconds" | "milliseconds" | "text" | "choice" | "choices" | "sequence" | "seat" | "seats" | "card" | "cards" | "pile" | "steps" | "rows" | "group" | "pair" | "number-by-seat" | "amount-by-seat" | "card-by-seat" | "cards-by-seat";

export type Format = "full-ring" | "short-handed" | "turbo";

export type Frame = Welcome | Answer | Shown | Gone | Closing;

export type GameKind = "board" | "stud" | "draw";

export type Heap = "muck" | "burns";

export type InWords = Record<string, string>;

export type Intervention = GiveBack | Forfeit | KillHand | RestoreHand | TakeBoardBack | KeepAside | ReshuffleStub | ReplaceCard | VoidHand | CorrectStack;

export type Kind = "event-created" | "event-over" | "entry" | "seat" | "hand-began" | "hand-over" | "elimination" | "prizes" | "payouts" | "bounty" | "deal" | "ticket" | "level" | "break" | "clock" | "hand-for-hand" | "table-moves" | "chips" | "day" | "bags" | "penalty" | "ruling" | "floor-call" | "dealers" | "announcement" | "frozen" | "journal-head";

export type LeftToFloor = "all" | "part" | "none";

export type LiveEntry = AllDealt | HandDealt | BoardTurned | Acts | Plays | SkippedSpoke | ClockAsked | CountOver | Offended | Happened | ChipsFound | CountAsked | StackTold | Instructed | Chosen | Overruled | ByFloor | Undone;

export type Look = CheckRows | Suggest | JudgeLive | Consult | StillThere | FindPlayers | FindEntries | FindTables | FindDraws;

export type MatterPlace = "frozen" | "halts" | "gate" | "clock" | "start" | "entries" | "player" | "floor" | "cashier";

export type Moment = "dealer-push" | "level-change" | "house" | "player";

export type OffenceCode = "exposed-cards" | "exposed-hand-for-hand" | "card-off-table" | "one-player-to-a-hand" | "told-contents" | "gave-advice" | "read-hand" | "folded-high" | "hid-cards" | "miscalled" | "soft-play" | "collusion" | "abuse" | "disruption" | "cheating" | "touched-others" | "delayed" | "chattered" | "bet-out-of-reach" | "acted-out-of-turn" | "phoned" | "device-heard" | "device-used" | "other-language" | "left-seat" | "left-table" | "dodged-blind" | "neglected-duty" | "belongings" | "uncountable-chips" | "hid-high-chips" | "hid-chips-in-race" | "ambiguous";

export type Ordered = "director" | "wrong-seat";

export type PaceName = "live" | "online";

export type Parameter = number | string | boolean | string[];

export type Part = "clock" | "break" | "prizes" | "seats" | "moves" | "breaking" | "waiting";

export type Payouts = string | OwnShares | OwnAmounts | OwnPlan;

export type PenaltyCode = "no-penalty" | "warning" | "hands" | "rounds" | "chip-fine" | "forfeiture" | "disqualification";

export type Remedy = Later | HeldTo | AtTable | DealtAgain | Intervention;

export type Reopening = "a" | "b" | "c";

export type Rest = "next-place" | "shared";

export type RoleName = "director" | "floor" | "dealer" | "cashier" | "screen" | "player";

export type Row = "front" | "middle" | "back";

export type SeatStatus = "in" | "all-in" | "folded" | "out";

export type SeveralStacks = "one" | "best" | "combined";

export type Shared = "average" | "same";

export type Showing = "voluntary" | "river-callers" | "turn-callers" | "anyone";

export type ShownOn = "screen" | "paper";

export type Stage = "play" | "last-hands" | "night" | "drawn";

export type Step = Push | Said | PulledBack | Gathered | TookBack | Tapped | Moved | ToldCount;

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

export type View = LobbyView | EventView | TableView | DirectorView | LinksView | LiveTableView | LiveBoardView | FloorView | SituationsView | TokensView | HooksView | ScreenView | ScreensView | RegisterView | MattersView;

export type WaitsFor = "next-hand" | "button" | "big-blind";

export type WhyGone = "asked" | "time" | "blinds" | "house" | "closed";

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
 * The level that a page had shown when its order was thought about, or the break in it or after it.
 * Where another level is on by now, or a break has begun or ended, the order is refused.
 */
export interface LevelShown {
  level: number;
  on_break?: boolean;
}

/**
 * The parts of a screen in their order, each once, and how they lie.
 */
export interface Layout {
  parts: Part[];
  arrangement?: Arrangement;
}

/**
 * How an event is entered, and what that costs, in the place of what its template says. Where it is
 * `charged` amounts are cents of wallets, else points of the event alone. `buy_in` goes to the
 * prizes, `fee` to the house; the prize pool is at least `guarantee`. Late entries are taken until
 * the level `late_levels` has ended (0: none); who is out may enter again `re_entries` times. At
 * most `seats_at_once` play at a time, others wait (None: no bound). So many `house_players` at
 * most take free seats at the start, None for all. Each entry puts up a `bounty` beside the buy-in,
 * None for none. `tickets` says what becomes of those that were won in satellites of the event and
 * are not used. `seats` bound the entries, and it starts with `entries_min` at the least; None for
 * those of the template. Prizes are made by the table that `payouts` names, or by payouts of one's
 * own, none of them below `least_prize`.
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
}

/**
 * The terms of rebuys: `chips` for `price`, at most `most` times. They are sold until the level
 * `until_level` has ended, and only with a stack of at most `chips`.
 */
export interface Rebuys {
  chips: number;
  price: number;
  most: number;
  until_level: number;
}

/**
 * The terms of the add-on, sold once to everybody who is in: `chips` for `price`. It is sold in the
 * level `level` and in the break after it, whatever the stack.
 */
export interface AddOnTerms {
  chips: number;
  price: number;
  level: number;
}

/**
 * The bounty that each entry puts up beside the buy-in: `amount`, in the unit of the prizes. A
 * progressive bounty pays `at_once` of itself, in hundredths of a percent; where that is not a
 * whole unit `odd_unit` says which part has the odd one. A mystery bounty is won from the moment
 * when all who are left are paid, or at the final table, as `stage` says; all that was put up then
 * lies in as many envelopes as players are left. `envelopes` are pairs, the best first: a number of
 * them with this share of the whole each, taken in proportion; the last share is that of all the
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
 * entries. Once the last hands of a day are announced every table deals this many more: a number
 * drawn by lot from `last_hands` (minimum and maximum), or announced where these are equal.
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
 * break is in minutes, 0 where the day ends. `ante` is paid by one payer, `minutes`, `hands` and
 * `game` are set where the level differs from the sheet, `big_bet_blinds` where no-limit games are
 * played with others; `point` is for 13-card poker. In a break chips of the denominations in
 * `remove` leave play.
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
 * How an event is played, in the place of what its template or its sheet says; None of each for
 * that. `edition` names one of the editions of the book, `table_size` the seats of a table. The
 * edition tells events apart by `format` where it halts short tables; with `halt_short_tables` they
 * are halted in those formats too in which it leaves that to the director. Tables play hand for
 * hand from where `hand_for_hand_within` players or fewer have to go out before all are paid; 0
 * leaves it to the director.
 */
export interface PlayTerms {
  edition?: string | null;
  format?: Format | null;
  table_size?: number | null;
  halt_short_tables?: boolean | null;
  hand_for_hand_within?: number | null;
}

/**
 * What is posted, in chips. `min_bet` is the least bet and `bring_in` that of stud where they do
 * not follow from it; `players_left` are those left in the tournament, None in a cash game.
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
 * Who sits where at a live table, with how many chips.
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
 * The player takes back chips put out at this turn.
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
 * A report on the skipped player: whether the player `spoke_up` before more happened. It also says
 * whether there was reasonable time to; None where nobody has judged it.
 */
export interface SkippedSpoke {
  type: "skipped-spoke";
  spoke_up: boolean;
  had_time?: boolean | null;
}

/**
 * Somebody calls the clock on the player to act, now: the player in seat `by`, None where he has no
 * seat here or nobody has told it.
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
 * once reasonable time has passed. `seconds` is a shorter time that the floor sets for this clock.
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
 * The end of the called clock is declared, now; the player acted so long before, if he did.
 */
export interface CountOver {
  type: "count-over";
  acted_before_ms?: number | null;
}

/**
 * A player did what a rule forbids. `language` is what was spoken (`en`), `local` the language of
 * the place, `blind` the blind that was dodged. What stands against him the room knows.
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
 * burned one is, and another one comes face down: the next one of a sealed deck; of an entered deck
 * `instead`, unseen where it is None.
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
 * corrects the final stacks, such as after a pot that went to the wrong player: the last event of
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
 * One penalty. `count` is the number of hands or rounds to miss, the chips of a fine or of a
 * forfeit, 0 where the floor has still to set them; 0 for the others.
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
 * Ask how one's rows stand in 13-card poker while one sets them: own cards alone, of which some may
 * still be in hand. Nothing is kept of it. The answer is `RowsStand`.
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
 * Ask for the best ways to set one's thirteen cards; not in tournaments. The answer is
 * `Suggestions`.
 */
export interface Suggest {
  type: "suggest";
  event: string;
  table: number;
  hand: number;
}

/**
 * Dealer: ask what an entry at a live table would come to, as `EnterLive` tells it. Nothing
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
 * Ask the ruling assistant about a situation told from nothing: a `kind` of `situations`, its facts
 * as that view describes them, cards written. Nothing happens, and nothing is kept of it. With a
 * live table in `event` it is asked under that table's edition and game, by its dealer too; without
 * one by the floor, under the room's edition where none is named. The answer is `Consulted`.
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
 * Ask whether the room is there: a screen that nobody touches finds out in time that nothing comes
 * any more. The answer is `Accepted`.
 */
export interface StillThere {
  type: "still-there";
}

/**
 * Ask for players of an event from number `first` on: those whose names have these `words` in them,
 * those who are still in alone, those at one table. The answer is `PlayersFound`.
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
 * Floor: ask for those who have to do with an event, from number `first` of them on: who has
 * entered, is out, waits for a seat or has taken his entry back. Those alone whose names have these
 * `words` in them, who sit at the table of this number or in this seat (`12`, `12-3`), and who
 * stand so to the event; or this one `player`. The answer is `EntriesFound`.
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
 * Ask for tables of an event from number `first` of them on; those with an open seat alone where
 * that is wanted, those with a player whose name has these `words` in it. The answer is
 * `TablesFound`.
 */
export interface FindTables {
  type: "find-tables";
  event: string;
  words?: string;
  first?: number;
  open?: boolean;
}

/**
 * Ask for draws that were made in an event, from number `first` of them on (from 0). The answer is
 * `DrawsFound`.
 */
export interface FindDraws {
  type: "find-draws";
  event: string;
  first?: number;
}

/**
 * First frame of a connection: who you are. `name` is "" as long as you have only looked: the first
 * act gives you one, and this comes once more. `roles` are the session's, server-side. It also
 * comes once more where the room stood still: its time goes on from `now_ms`. `reach` is the
 * address under which others find the room, None where no machine beside its own does.
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
}

/**
 * The answer to the command of this id; what only looks has an answer of its own.
 */
export interface Answer {
  type: "answer";
  id: string;
  result: Accepted | Refusal | RowsStand | Suggestions | LiveJudged | Consulted | PlayersFound | EntriesFound | TablesFound | DrawsFound;
}

/**
 * A command's answer: done, and durable. `table`, `link`, `token`, `hook`, `screen` or
 * `player_links` where the command made one; `passed` are those of a list of entries who were in or
 * out already.
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
}

/**
 * A role link. `path` is shown once, to the one who made it; later only its name. It opens any
 * number of browsers, or `once` one alone, and with `ends_ms` until that time of the wall; it is
 * `opened` where one has come by it. Whoever opens a dealer's link is told the `live` table at
 * which it deals now, None where there is none yet.
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
 * A token of a program. `secret` is told once, to the one who made it; `ended` says why it is worth
 * nothing any more. Its times are milliseconds since 1970.
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
 * A program that is told, and what it was sent last, the newest first. `secret` is told once, to
 * the one who added it.
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
 * Something that was sent to a hook, or is to be. `status` is the other side's answer in HTTP's
 * numbers, `why` what went wrong where none came; a failed one that waits is tried again at
 * `next_ms`. Times are milliseconds since 1970.
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
 * A big screen as its link has it: whose event, and the layout. What is on it is the event's own
 * page; `called` alone, where that is a part of it, is the floor's.
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
 * The floor's list as a wall may show it: the names that have been called, the newest call first,
 * and how many wait in all. Of those who have not been called it tells no name.
 */
export interface CalledView {
  called: CalledName[];
  waiting: number;
}

/**
 * Who has been called up for a seat at a live table of this `title`, "" for any of them.
 */
export interface CalledName {
  number: number;
  name: string;
  title: string;
  called_ms: number;
}

/**
 * One of a list of entries who was not entered: he stands so to the event already.
 */
export interface PassedOver {
  player: string;
  status: EntryStatus;
}

/**
 * The link of a player to his own page of an event. `path` is told to who asked for it, and kept
 * nowhere.
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
 * What an entry would come to if it were made now: its line of the record, and who would be to act
 * after it, with what he has to call. Nothing has happened.
 */
export interface LiveJudged {
  type: "live-judged";
  line: LiveLineView;
  to_act: number | null;
  to_call: number;
}

/**
 * A line of the record, for dealer and floor: its `headline`, the `facts` told of an incident and
 * the `players` it is about, the entry, who made it when, what was ruled with the rules, what the
 * floor may choose, what was done. `open` says that the hand waits for the floor's decision on it,
 * `undone` that it was taken back. The `verdict` is whether the book settles it, somebody has to be
 * asked first or the floor decides, None where nothing had to be ruled; `ask` says who has to be
 * asked, or to judge. What is `ruled`, the `reasons` step by step and what `follows` for somebody
 * at the table to do are parts of `ruling`, but for a decision of the floor: its reasons are those
 * of the entry that it decides on. `penalty_allowed` says that one may follow beside what is ruled;
 * of an infraction the penalties are its choices. The `ruler` measures what was put out. Where the
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
 * Whom a line is about: the seat, and the name of who sat there when it was entered.
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
 * out for it, 0 for words alone, and the marks are below, the smallest first. `said` is the total
 * that the words name, and `ruled` the bet or raise ruled, each 0 where there is none; where
 * neither chips nor words give an amount, `to` is the ruled one.
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
 * One thing that the floor may choose, at its place among the choices. `forfeits` says that the
 * floor tells with it how many chips.
 */
export interface LiveChoiceView {
  words: InWords;
  proposed: boolean;
  chosen: boolean;
  forfeits: boolean;
}

/**
 * What the book says of a situation that was told from nothing, as `LiveLineView` says it of an
 * entry; the `headline` is the ruling, with the seat where one was told. `penalties` are those that
 * it allows beside, for a player with nothing against him; `advice` is the good practice that bears
 * on the case. Where the `teller` is asked, `untold` are the facts that were left out and decide,
 * the one first that decides most: a fact of a row as `list.place.fact`, places counted from 0.
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
 * Players of an event from number `first` on (from 0) of the `total` that were looked for, in the
 * order of its page.
 */
export interface PlayersFound {
  type: "players-found";
  total: number;
  first: number;
  players: EntrantView[];
}

/**
 * A player in an event. `house` is the style of a house player, None for a person; `pinned` says
 * that he keeps his seat where possible, `pinned_seat` which, None for the one that he will draw:
 * both are told to himself and on his director's pages alone. `bounty` lies on his head,
 * `bounties_won` are what he was paid of others'. He has entered `entries` times in all; he has
 * bought chips again `rebuys` times, with so much of each for a bounty that he put up anew
 * (`rebuy_bounties`), and had the add-on `add_ons` times, once in each flight.
 */
export interface EntrantView {
  player: string;
  name: string;
  house: string | null;
  stack: number;
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
}

/**
 * Those of them from number `first` on (from 0) of the `total` that were looked for: players in the
 * order of the event's page, then who waits for a seat, then who has taken his entry back.
 */
export interface EntriesFound {
  type: "entries-found";
  total: number;
  first: number;
  entries: EntryFound[];
}

/**
 * One who has to do with an event, and how he stands to it: as an alternate in this `waiting` place
 * from 1 on. Who is none of its entrants has neither chips nor a place there. `may` is what can be
 * done for him now: chips be bought, which waits for the end of his hand, or an entry `again`. A
 * rebuy of his puts up this `bounty` beside its price. His entry came late by a list, with the act
 * `entered_by`, and can be taken back with its money (`take-back`); None where it cannot.
 */
export interface EntryFound {
  entrant: EntrantView;
  status: EntryStatus;
  waiting: number | null;
  may: (Bought | "again")[];
  entered_by: number | null;
  bounty: number;
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
 * A table at a glance; `break_order` says when it breaks (1 is next), None for the one that stays,
 * and `to_break` that the director has it break before its turn. `kind` says who deals its next
 * hand. One that is played with real cards has a `live` table of this name beside it, but before a
 * day that is drawn and once the event is over; `back` is the number of its last hand there, where
 * that can be taken back now.
 */
export interface TableLine {
  table: number;
  state: TableState;
  players: EntrantView[];
  seats: number;
  hand: number;
  button: number | null;
  break_order: number | null;
  average: number;
  live: string | null;
  to_break: boolean;
  back: number | null;
  kind: TableKind;
}

/**
 * Draws of an event behind the first so many (`first`) of the `total`, in their order. None of an
 * event that ended under a version which kept no page of it: its file has them.
 */
export interface DrawsFound {
  type: "draws-found";
  total: number;
  first: number;
  draws: DrawView[];
}

/**
 * A draw that was made, by its number from 1: the `secret` that it came from, whose SHA-256, the
 * `seal`, was told before, and the `purpose` by which the recipe makes it again.
 */
export interface DrawView {
  number: number;
  purpose: string;
  seal: string;
  secret: string;
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
 * The lobby: `play_now` is the event that one click joins and starts, `offers` the other games that
 * start as soon as somebody sits down, `cash` the cash tables, `gone` what an update has ended
 * lately, `live` the live tables.
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
 * An event as the lobby lists it. With a `rotation` `game` is its first. A level lasts a time, or
 * so many hands, the first one where not all last the same (`levels_differ`); `bonus` is for
 * 13-card poker. `entries` count those who entered again, too; `entry` tells how one enters.
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
}

/**
 * What an event is called: `given` by its director, else None; then `template` and `number` name
 * it, in words of their own: `event-named-<template>`. Numbers count from 1.
 */
export interface EventName {
  given: string | null;
  template: string;
  number: number;
}

/**
 * How an event is entered, and what that costs: `buy_in` for the prizes and `fee` for the house;
 * what a `bounty` puts up is paid beside them. Where it is `charged` amounts are cents of wallets,
 * else points of the event alone. The prize pool is at least `guarantee`. Late entries are taken
 * until the level `late_levels` has ended (0: none), and who is out may enter again `re_entries`
 * times. `taken` is whether entries are taken now, `closes_ms` when that ends, as far as a clock
 * tells it. `may` is what the viewer may do, by the rules of the event, and `mine` how often he has
 * entered. Where `seats_at_once` are taken one who enters `waits` behind so many `alternates`;
 * `alternate` is the viewer's own place among them, from 1. Those in `kept` have lost all and may
 * still buy chips: their seats are kept for them until their tables' next hands begin. With a
 * `ticket` that he has won his next entry is paid. The prizes of a `satellite` are seats of another
 * event; `tickets` says what becomes of those into this one that are not used.
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
 * Games that take turns, in order and over again: each for an `orbit`, a `level` or so many
 * `hands`. Where it is `chosen` a player chooses the game of each turn (dealer's choice).
 */
export interface RotationView {
  games: string[];
  by: "hands" | "level" | "orbit";
  hands: number;
  chosen: boolean;
}

/**
 * A game, or a `rotation` of several, that can be sat down to at once (`sit-down`): so many `seats`
 * at one table, or at tables of `table_size`. A level lasts a time, or so many hands; `bonus` is
 * for 13-card poker.
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
 * The cash tables of the room, and what is in the viewer's wallet; `broke` is whether he may ask
 * for play money again. `tables` has those of 13-card poker at which somebody sits; any other can
 * be opened from `thirteen`. While he has no seat, `left` tells of his last one. `waits` are his
 * places on waiting lists, and `missed` is the seat that was kept for him last where he did not
 * take it.
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
 * A cash table as the lobby lists it; `table` is None for one that opens when somebody sits down;
 * `edition` is the id of the rules in force there. Amounts are cents; `buy_in` is the least and the
 * most. `house` of the `players` are house players; so many would come to one that opens. `rake` is
 * in hundredths of a percent of what a winner wins. So many persons are `waiting` for a seat, where
 * no table is named at any of these stakes, and so many seats are `kept` for some of them. In
 * 13-card poker, which has no blinds, a `point` is worth so much, `bonus` says whether bonuses are
 * paid, and with less than `go_on` one is dealt no hand.
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
 * 13-card poker as it is offered: one game, its point and its bonuses are the player's choice.
 * Tables of `seats`, at which so many `house` players keep one who comes first company, or one of
 * the numbers of `company` if he chooses; `rake` is in hundredths of a percent of what a winner
 * wins. `stakes` begin with the lowest.
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
 * One row of the document's stakes, in cents: what a `point` is worth, the least to `start` with,
 * which with `most` bounds the buy-in, and the least to `go_on`. `plain` and `with_bonus` are the
 * names of these stakes without bonuses and with them, for `take-seat`.
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
 * The seat that a person had at a cash table, for what, once it is his no more: why he is gone,
 * with so many cents, and by which rule where one let him go. `hand` is the table's last one, where
 * he played in it.
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
 * The viewer's place on a list: that of a `table`, or where it is None of any table of these
 * stakes. `place` counts from 1 those who come before him, and him; so many wait `of` all. The
 * stakes are told as in `CashLine`. `kept` is the seat that is kept for him now.
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
 * A seat that is kept for the viewer until `until_ms`: he takes it by `take-seat`.
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
 * A live table in the lobby, for everybody: one of an `event` stands beside its table `number`.
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
 * How a table is called of an event that nobody has named: by the words of its template (`event-
 * named-<template>`) with the event's number, and by its own number there.
 */
export interface TitleOfEvent {
  template: string;
  number: number;
  table: number;
}

/**
 * An event's own page, and the wall clock's. So many places are `paid`, by a prize or by a deal,
 * and so many are left when the bubble has burst (`bubble_at`): in a satellite those who have a
 * seat. `offers` are chips that he may buy, `seed` made draws that were not sealed. Of a large
 * field `entrants` are the first ones and the viewer himself, of many `tables` those that need
 * somebody, his own and the first ones: `FindPlayers` and `FindTables` show the others. There are
 * `players` in all, so many as have entered, however often; `line.tables` tables. `break_order` are
 * the tables as they will break, the next one first: of many the first ones, and never the one that
 * stays. Of the prize pool so much was `collected` from entries and chips that were bought; what a
 * guarantee is above it is the house's. `my_move` waits for the viewer. The tables of `halts` wait
 * for players. When the event is over it has no tables any more, and who is left sits at none; the
 * rest stays as it was at the end. `phone_of` is the name of the player whose page this is on the
 * viewer's phone, by a link of his own: it shows what is his, and asks nothing.
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
}

/**
 * Where the event's clock stands. `ends_ms` is None while it does not run; `left_ms` is what is
 * left then, before the start all of the first level. `by_rounds` says that it stands between
 * hands, each of which takes the same time off (hand for hand); `on_break` that there is a break,
 * which may be paused too, and `within_level` that the level goes on after it with what it had
 * left. It is `stopped` (and told as paused) from the announcement of a day's last hands until the
 * next day. With levels by hands `hands_left` counts instead. Of an event that is over there is the
 * level that it ended in (None once its tables are gone), and nothing to come.
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
 * A level of the structure. `number` counts from 1; a break has its own view. `small_bet` is for
 * games with a fixed limit, `stud_ante` and `bring_in` for stud (0: what the edition takes of the
 * small bet), `big_bet_blinds` for no-limit and pot-limit games where those have others. In 13-card
 * poker a `point` is worth so much, and there is nothing else.
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
 * A paid place and its prize, in the smallest unit of the play currency.
 */
export interface PrizeView {
  place: number;
  amount: number;
}

/**
 * Something that happened to the event, for words: `news-<code>` in `locale/`. `at_ms` is by the
 * wall, in milliseconds since 1970.
 */
export interface EventNews {
  n: number;
  at_ms: number;
  code: string;
  parameters: Record<string, Parameter>;
  citation: Citation | null;
}

/**
 * A home game, for its own people. `mine` where the viewer has made it: he alone is told the path
 * of the `invitation`, None where there is none or where a restart has forgotten it. `invites` is
 * whether one is in force. So many `house` players take free seats at the start. `reopening` and
 * `showing` are what the maker chose (see `make-home-game`). `acts` is what he did last, the newest
 * first, for him alone: what he may take back.
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
 * A line of the record: who did what, when by the wall and why, in words `news-<code>`, by which
 * rule, and what it `did` to the event, in figures. `act` is its number. It `stands` for this
 * reason, and cannot be taken back; None where it may be, as long as nothing is built on it.
 * `taken_back_by` is the act that took it back, `undoes` the one that this takes back. Where it is
 * taken back it is `not_again` done for this reason; None where `redo` does it. `redone_by` is the
 * act that did it again, `redoes` the one that this does again.
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
}

/**
 * Tables play one hand at a time until `to_go` more players are out. `number` counts these hands, 0
 * are those that were in play at the announcement; `finished` of `tables` are done. At the tables
 * of `held` all-in hands wait, face down, to be dealt out; `waits_for` are those whose hand all
 * others wait for.
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
 * Behind this level chips of `removed` leave play for chips of `into`.
 */
export interface ColorUpView {
  after_level: number;
  removed: number;
  into: number;
}

/**
 * Chips that the viewer may buy now, before the next hand of his table (`buy-chips`): so many
 * `times`, for `price` all told, until the level `until_level` and its break have ended. Where he
 * is `out`, his table waits for his word until `ends_ms` (None where it does not: the next hand may
 * come any moment).
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
 * What there is of deals: the one `on` now or made. The viewer `may_ask` for one, the director
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
 * A deal. `asked` waits for the end of a hand, `offered` for answers until `ends_ms`, `made`
 * stands. `left` stays to play for. `by` has asked for it, None where that was the director. At a
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
 * One player's figures: the chips on which they were reckoned, what he would have for certain, what
 * those chips are worth after Malmuth and Harville (None once it is made), and whether he has
 * consented, `by_word` where the director has entered it.
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
}

/**
 * The bounties of an event: `amount` is what an entry puts up, `at_once` what of a bounty is paid
 * at once, in hundredths of a percent, `stage` when a mystery is opened. `held` is what was put up
 * and not paid. `won` are the newest, the last one first. The `envelopes` of a mystery, the best
 * first, are there once its stage has begun. They come from a secret whose SHA-256 is `sealed` from
 * the start on; `secret` tells it when the event is over.
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
 * A bounty that was won: whose it was, in which hand, and by whom. `envelope` counts those that
 * were opened, 0 where it was none.
 */
export interface BountyLine {
  name: string;
  hand: number;
  amount: number;
  parts: BountyPart[];
  envelope: number;
}

/**
 * What a player had of a bounty: `paid` to him, `head` onto his own head.
 */
export interface BountyPart {
  player: string;
  name: string;
  paid: number;
  head: number;
  me: boolean;
}

/**
 * What lies in so many envelopes, and how many of these are open.
 */
export interface EnvelopeView {
  amount: number;
  count: number;
  open: number;
}

/**
 * The present `day` of `days` (from 1), in day one its `flight` of `flights`. `stage` tells whether
 * it is played, its last hands are dealt, chips are bagged for the night, or the next day is drawn:
 * `day` is that one then. `end` is how the day ends, and `hands_announced` the least and the most
 * last hands that the event announced with it: (0, 0) where none. In the night play resumes in
 * level `level` with `left_ms` of it, all of it where that is None; `field` players have entered
 * `next_flight`, which is None where none follows; `entered` tells of the viewer. `lots` are there
 * where last hands are drawn, for each day and flight that has its seats.
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
 * Every table deals so many `hands` more, drawn from `least` to `most` where these differ; `left`
 * is what each has still to deal, by table.
 */
export interface LastHandsView {
  hands: number;
  least: number;
  most: number;
  left: Record<string, number>;
}

/**
 * A player's chips over night: out of this flight (from 1), who has signed for their number, and
 * whether that can still be corrected, which is so until the next flight or day.
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
 * The secret from which the last hands of a `day`, in day one of a `flight`, are drawn: `sealed` is
 * its SHA-256, told with the seats; `secret` (hex) and what came of it (so many `hands`, from
 * `least` to `most`) are None until the last hands are announced. It is `void`, and told, where the
 * draw of the day was taken back: nothing is drawn from it.
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
 * The draws of an event, sealed when it was announced. `seal` is the SHA-256 of the `secret` that
 * the secrets of all of them are made from, which is told when the event is over. So many were
 * `made`, of which the `newest` are shown, the latest first; `next_seal` is the seal of the next
 * one's secret, None where none comes any more.
 */
export interface DrawsView {
  seal: string;
  made: number;
  newest: DrawView[];
  next_seal: string | null;
  secret: string | null;
}

/**
 * How the prizes of an event are made: by which `table`, or where that is `own` by payouts of the
 * director's `own`; none below `least` (0: as they say), and who go out in one hand by `ties`, with
 * the rule behind that.
 */
export interface PayoutsView {
  table: string;
  least: number;
  ties: TiePolicy;
  citation: Citation;
  own: OwnShares | OwnAmounts | OwnPlan | null;
}

/**
 * A move that comes when the hand is over, and why; `stack` is what the player has before him. One
 * that is `ordered` by the director comes whatever happens in the hand; another only where nobody
 * goes out before and the tables are as they are now.
 */
export interface MoveView {
  player: string;
  name: string;
  stack: number;
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
 * A table that deals no hand before players come: it has so many `players`, the `fullest` table so
 * many, and by the rule cited one that is `gap` short is halted. Where it is `waivable` its
 * director may let it play on by the rule `waived_by`; else that rule says why not.
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
 * A table as one viewer sees it. `moved_to` tells one who sat here where he sits now; `went` tells
 * everybody where the players of a broken table sit. `next_game` is the game that comes after the
 * hand's own where games take turns, `choice` tells who chooses it before the next hand. `cash` is
 * there at a cash table, whose blinds stand in the clock's level; nobody has a place or a result
 * there. A hand of 13-card poker stands in `thirteen` and leaves `hand` empty. All set their cards
 * at the same time: `turn` is then the viewer's own clock, None once he has set them, and `turns`
 * those of all who have not, by seat. `terms` say what such a table pays for, whether a hand is on
 * it or not; `pause` is there between two of its hands. In an event `offers` are chips that the
 * viewer may buy, and `entry` tells one who is out how he may enter again, None where he may not. A
 * table that is played with real cards has a `live` table of this name beside it, and its hand is
 * what a watcher sees of that.
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
}

/**
 * Who sits where. `waiting` is true for one who has no part in the hand that is on, or would have
 * none in the next; `waits_for` says what for: the next hand, the big blind, or that the button has
 * passed. `away` is true for one whose hands the clock folds; `gone` says whether one who played
 * the hand that is still to be seen is out since, has moved to another seat, or has left a cash
 * table; None for who is here. `bounty` lies on his head. He `misses` so many hands for a penalty,
 * the one that is on included.
 */
export interface PlayerView {
  seat: number;
  player: string;
  name: string;
  house: string | null;
  stack: number;
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
 * hand for the second half of a split pot, `up` its up cards, `discards` all that it threw away,
 * "??" for all but its own player.
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
 * to be called; `to_call` is the number of chips that the call adds. `bet_to` bounds a bet or
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
 * Whose clock runs: action time ends at `ends_ms`, then `bank_ms` of the time bank is used, until
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
 * How the viewer stands in the event; `rank` is None for a watcher.
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
 * The viewer's own end of the event; `bounties` are what he has won of them.
 */
export interface ResultView {
  place: number;
  prize: number;
  bounties: number;
}

/**
 * Where a player of a broken table sits now.
 */
export interface WentView {
  player: string;
  name: string;
  table: number;
  seat: number;
}

/**
 * Whose turn it is, by seat, in the hand on the table or the coming one, where the players deal
 * themselves. (The room deals its own sealed deck all the same.)
 */
export interface DutyView {
  dealer: number;
  shuffler: number;
  cutter: number;
  citation: Citation;
}

/**
 * The game of a table's next turn is chosen by the player in the seat, from `games`, until
 * `ends_ms`; that is None where nobody waits for him, or once he has `chosen`. `otherwise` is the
 * game where he does not choose. `turn` counts from 0.
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
 * What is peculiar to a cash table. Amounts are cents; `buy_in` is the least and the most. `mine`
 * is there for one who sits here, else `may_sit` says whether a seat is free for him, or kept for
 * him as `wait` tells, his place on a waiting list; `may_wait` that he may have one. So many are
 * `waiting` for this table or its stakes. `frozen` says what failed where the table stands still.
 * `point`, `bonus` and `go_on` are told as in `CashLine`. `ending` is whether the table closes when
 * this hand is over.
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
 * How the viewer sits at a cash table. `owes` is what he posts when he comes in, beside the blinds
 * in turn; with `waits` he waits for the big blind instead. `add_on` is what he asked for,
 * `add_on_most` what he may ask for. `leaving` is whether he goes when the hand is over. He is
 * dealt no hand before he has added `needs`, where that is not 0. `cut` tells of his last add-on
 * where not all of it came, until the next hand is over. `why_out` tells why he sits out.
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
 * An add-on of which not all came, in cents: so much was `asked` for, so much was `added`. `why` is
 * the largest buy-in, beyond which nobody may add (`most`), or what the `wallet` had.
 */
export interface AddOnCut {
  asked: number;
  added: number;
  why: "most" | "wallet";
}

/**
 * What stands still because something failed, since when; `table` is None for the whole event.
 * `what` is the program's own name of the failure. A table goes on by `unfreeze`, or its hand is
 * ended by `retire-hand`, which gives `back` these chips; an event goes on by `unfreeze`.
 */
export interface FrozenView {
  table: number | null;
  hand: number | null;
  what: string;
  at_ms: number;
  back: ChipsBack[];
}

/**
 * What a player of a frozen hand has again when it is retired: the chips before it.
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
 * One seat. `cards` are all thirteen, the highest first, "??" where the viewer may not see them;
 * `rows` front, middle and back once they are set and visible to the viewer, else none. `declared`
 * is visible for the own hand, and for all once they are shown. `natural` is that of a declared
 * hand. `wrong` is the wrong order in a foul that is shown. `net` is the net win before `rake`.
 * `automatic` is a hand that the software set, and `leaving` says that its player leaves the game.
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
 * The comparison of two players. `lines` are the reasons for the `points` of `a` from `b`, `due`
 * their worth and `paid` the part of it that was paid; all below 0 where `a` pays. `cut` is the
 * reason of a payment below the amount due.
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
 * whether a player whose cards the software has set leaves.
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
 * After a hand of 13-card poker: the next one is dealt at `ends_ms`, or once all who are there have
 * said that they would go on (`next-hand`). `ready` are the seats that have, `waits_for` those that
 * have not. The viewer who `may_hold` it plays with house players alone (`hold-deal`); while it is
 * `held` no hand comes at `ends_ms`: who holds it sits out then.
 */
export interface PauseView {
  ends_ms: number;
  ready: number[];
  waits_for: number[];
  may_hold: boolean;
  held: boolean;
}

/**
 * What the director has before him: the event, what moves next, and what matters now. `terms` are
 * how each of the `templates` is entered where nothing else is said, and an event by a sheet of
 * one's own (`own-sheet`); `acts` are the record of what he did, the newest first, with what can be
 * taken back; `redraw_waits` says that all seats are drawn anew when the hands in play are over;
 * `next_break` is what the next table that breaks waits for. So many `house_seats` would house
 * players take if the event, or its next flight, started now; 0 where neither is to start.
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
}

/**
 * Something that waits for the director, or that he should know before it happens, in words
 * `matter-<code>`, with the rule behind it, where one stands there, and what lets him do otherwise.
 * `at_ms` is when it comes, None where it is there already or no clock tells it. It concerns a
 * `table`, a `player`, or a `live` table of this name.
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
 * ones may leave play now for one of `into`; at the tables of `racing` they are still to be
 * exchanged when the hand is over.
 */
export interface ChipsView {
  in_play: number;
  lines: ChipLineView[];
  into: number[];
  racing: number[];
}

/**
 * A line of the event's ledger of chips, in words `chips-<line>`: so many came into play by it,
 * below 0 so many left it.
 */
export interface ChipLineView {
  line: string;
  chips: number;
}

/**
 * From `held_ms` on the dealers are not changed before the level or the break that comes.
 */
export interface PushView {
  held_ms: number;
  citation: Citation;
}

/**
 * How long a person takes: his decisions, their average, by street in the order in which he came to
 * them, and near the money (a table's worth of players or fewer from it); what he took of his time
 * bank, what is left in it, and how often his time ran out. With real cards only the clocks are
 * known that were called on him: so many in all, and the newest `clocks`, newest first.
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
 * A clock that was called on a player at a table with real cards, and ran: in which hand of the
 * event, when, by whom (None where he has no seat there, or nobody has told it), whether it ran
 * out.
 */
export interface PaceClockView {
  hand: number;
  at_ms: number;
  by: string | null;
  time_up: boolean;
}

/**
 * The `penalties` that the edition has by the rule cited, the `offences` that it names, those that
 * may be paid for `in_chips`, and all against whom something stands, those first who have hands to
 * miss.
 */
export interface ConductView {
  penalties: PenaltyKindView[];
  offences: OffenceCode[];
  citation: Citation;
  players: ConductOfView[];
  in_chips: InChipsView[];
}

/**
 * A kind of penalty that the edition has; `most` hands or rounds at once, None where that is open,
 * 0 where nothing is counted.
 */
export interface PenaltyKindView {
  code: PenaltyCode;
  most: number | null;
}

/**
 * What stands against a player, the oldest first, how many hands he has `left` to miss after the
 * one that is on, 0 for one who is out for good, and the next step of the edition's scale:
 * `proposed`, with its `count`; None where there is none.
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
 * A penalty that was given: `count` hands or rounds, which were `hands` to miss, or chips, of which
 * he has `paid` so many; None until he has, and where none were to be paid.
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
 * A penalty that takes chips, and the `offence` for which the edition has it by the rule cited.
 */
export interface InChipsView {
  penalty: PenaltyCode;
  offence: OffenceCode;
  citation: Citation;
}

/**
 * The dealers of an event, or of the room's live tables: those at tables in their order, then those
 * on a break, the longest first; without any, no `tables` are told. They are pushed every so many
 * `minutes`, next at `due_ms`; `held` is the rule that holds them where they are now. The last
 * `pushes` and the last `acts` come the newest first.
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
 * A dealer on duty, at a table or with None on a break, since when; where he goes at the next push,
 * None for a break.
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
 * A table that dealers are pushed to: who deals there now and who comes next, "" for nobody.
 * `title` is what a live table is called, "" where `table` is a number.
 */
export interface DealtTableView {
  table: string;
  title: string;
  dealer: string;
  next: string;
}

/**
 * A change of dealers on record: when, by whom, who went where, by which rules, the reason where
 * the rules held them, and whether it was taken back.
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
 * Something done at the desk, by its number there. `code` names the words that say it. `stands` is
 * why it cannot be taken back as things are now, null where it can; of what was taken back
 * `taken_back_by` says by whom and `reason` why. A dealer who was placed from a table or in the
 * place of another one was so by the rules of `citations`.
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
 * The table that breaks next: once its hand is over, as soon as so many seats are `open` at the
 * other tables as it has `players`. The table that `stays` breaks last of all, if ever.
 */
export interface BreakView {
  table: number;
  players: number;
  open: number;
  stays: number;
}

/**
 * The role links of the room, or those for one event, for the director: without those that were
 * revoked, and those that were over before anybody came by them.
 */
export interface LinksView {
  type: "links";
  links: LinkView[];
}

/**
 * A live table, for its dealer and the floor. `hand` is what a watcher sees of the hand followed.
 * `awaits` is what has to come for it to go on: cards for hands, a board, an action, an
 * instruction; `options` what the player to act may do, `due` who is to get cards now, `next` the
 * next street of the board; `skipped` are seats of which has to be told, or judged, what their
 * players did when others acted before them. `lines` are the newest of its record, the oldest
 * first, of `lines_count` in all: the next entry names that number. `open` is the oldest of the
 * lines on which the floor has to decide. What the floor announced comes the newest first;
 * `penalties` are the kinds that the edition has, `advice` is the good practice for the hand as it
 * stands. `may_happen` are the kinds of `situations` that can be told at this moment, the commonest
 * first, and `reminders` what an earlier ruling left for the dealer to do now, before the next
 * cards. `clock_needs` is what has to be told of a called clock before it starts under the edition.
 * `out_of_play` are cards that lie aside, or for which others came. `redeal` says that the hand
 * deals a misdeal again; where there is none, that the next one does so, its start having been
 * taken back. `reseats` are players in wrong seats whom the record sends to others. `answered` are
 * the newest calls for the floor to which it came, the oldest first. `size` is the number of the
 * table's seats. Commands name the hand by its `hand_number`; people know it as `called`: at a
 * table of an event by the event's number. The floor's `desk` tells the next dealer and the deck;
 * `beside` is there at a table of an event.
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
 * A player at a live table, with the chips before him. `misses` says that he misses this hand for a
 * penalty and `hands_left` how many he misses after it; `leaving` that he goes when the next hand
 * begins. `given` are the penalties of the hand that is on, which count from the next one on;
 * `forfeits` the chips that leave play then with a player who is disqualified, None for others.
 */
export interface LiveSeatView {
  seat: number;
  name: string;
  stack: number;
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
 * says that the action has changed and his chips went back.
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
 * A call for the floor: from which table, since when, by whom, what for.
 */
export interface LiveCallView {
  table: string;
  title: string;
  at_ms: number;
  by: string;
  about: string;
  unnamed: TitleOfEvent | null;
}

/**
 * What the floor said to everybody at a table: texts by language, in one or more.
 */
export interface AnnouncementView {
  at_ms: number;
  texts: Record<string, string>;
}

/**
 * What the desk has of one live table: who deals there and who comes next, "" for nobody, when the
 * push is due, and the deck.
 */
export interface TableDeskView {
  dealer: string;
  next: string;
  due_ms: number | null;
  deck: DeckView;
}

/**
 * The deck that is in play at a live table, counted from 1; when, by whom, at which moment and by
 * which rules it came, None and nothing of the first one. `due` is the moment for another one that
 * has come since: dealers were pushed, or the level has changed. The last `acts` come the newest
 * first.
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
 * The event beside whose table a live table stands: that `table`, the event's number of its last
 * `hand`, and how many are `left` in it. `dealt` are the seats of the hand that is on, else those
 * to which the next would be dealt now. `hold` is the code of the refusal with which its next hand
 * cannot begin now; `went` are those who have gone from it since its last hand began. Once the
 * table is broken, or dealt to by the room, it is not `open`. `gate` is there where tables play
 * hand for hand; `ends_at` is with how few left the event is over, None where a flight or a day
 * with others follows; where the event has a shot clock `shot_s` are the seconds that it gives for
 * the decision to come: the dealer may count them. `back` is the number of the hand that can be
 * taken back now: its last one, as long as nothing was built on it.
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
}

/**
 * A player who was in the last hand of a table of an event and has gone from his seat: to another
 * one, at another table or at this, None and None where he is out.
 */
export interface LiveWentView {
  name: string;
  table: number | null;
  seat: number | null;
}

/**
 * Hand for hand at a live table of an event: `number` counts the hands, 0 are those that were in
 * play at the announcement. `waits_for` are the tables whose hand all others wait for: while there
 * are any a held hand stays face down, unless the floor says otherwise. `to_go` more have to go
 * out. Those of `out` have lost all here in this hand: they keep their seats until all tables have
 * finished, and share the places with those who go out elsewhere.
 */
export interface LiveGateView {
  number: number;
  waits_for: number[];
  to_go: number;
  out: string[];
  citation: Citation;
}

/**
 * A player who sits in a wrong seat and belongs in another, at another table where it is
 * `elsewhere`. The move is carried out `by` the room, once the hand is closed; or by the floor, or
 * the director of the event.
 */
export interface LiveReseatView {
  seat: number;
  to: number;
  elsewhere: boolean;
  by: "director" | "floor" | "room";
}

/**
 * An answered call for the floor: what for, who called when, and who of the floor came when.
 */
export interface LiveAnsweredView {
  about: string;
  by: string;
  at_ms: number;
  came: string;
  came_ms: number;
}

/**
 * A live table for players and watchers: the hand, whether it deals a misdeal again (`redeal`), the
 * last rulings and what the floor announced, each the newest first. Its hand is `called` by its
 * number.
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
 * A player at a live table as everybody sees him.
 */
export interface LiveBoardSeatView {
  seat: number;
  name: string;
  stack: number;
}

/**
 * What was ruled in a hand, and done, as everybody at the table hears it; of the player in `seat`,
 * None and no name where it was not of one alone. The hand is `called` so.
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
 * The floor's page: the live tables, calls and open decisions, the oldest first, penalties running,
 * and the rulings of the last 24 hours, the newest first: no ordinary acts, and nothing that still
 * waits for a decision, or that the decision stands beside. `waiting` are those who wait for a seat
 * at a live table, with the last `list_acts`, the newest first; `rota` are the dealers of those
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
 * A live table at a glance; `over` says that its hand, `called` so, is over, or that there was none
 * yet, `waits` that the hand waits for the floor's decision.
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
 * A line of a table's record, for the floor: of the player in `seat`, None and no name where it is
 * not of one alone, in the hand that is `called` so. `offered` is what the floor had to choose from
 * where it decided with this line, what it chose marked.
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
 * A penalty that a player still serves, and the hands that he has still to miss; `begins` says that
 * it was given in the hand that is on, and counts from the next one.
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
 * Somebody on the floor's list, at a live table or with None for any of them, since when, and when
 * he was called last.
 */
export interface FloorNameView {
  number: number;
  name: string;
  table: string | null;
  since_ms: number;
  called_ms: number | null;
}

/**
 * The kinds of situations that the ruling assistant and a live table are told of, with their facts;
 * the games and editions that there are, and the edition of the room.
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
 * any; `in_hand` says that a followed hand takes it as `happened`; `names` are search words for it.
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
 * All programs that are told, or those that are told of one event alone; `private` says whether
 * they may be in the house's own network. `not_told` is what none of them hears of for now. `head`
 * is that of the journal, as it was noted last, for who directs the whole room.
 */
export interface HooksView {
  type: "hooks";
  hooks: HookView[];
  private: boolean;
  not_told: NotToldView[];
  head: string;
}

/**
 * What happens in this event, or with None elsewhere in the room, is not told to any program now,
 * because this failed; it is tried again, and sent then. `since_ms` is the room's time.
 */
export interface NotToldView {
  event: string | null;
  what: string;
  since_ms: number;
}

/**
 * The screens of an event that are up, the newest first.
 */
export interface ScreensView {
  type: "screens";
  screens: ScreenView[];
}

/**
 * The players of the house stand at `/api/players`: each time this comes the list there may be
 * another one.
 */
export interface RegisterView {
  type: "register";
}

/**
 * What matters now in all events that are played, come or are not paid yet: those in which
 * something does. Of those that are over and not paid the newest are listed, and so many `more`
 * there are. `at_will` are the games that people made for themselves, those first that stand empty.
 */
export interface MattersView {
  type: "matters";
  now_ms: number;
  events: EventMatters[];
  more: number;
  at_will: AtWillView[];
}

/**
 * The same of one event among several, with what it is called.
 */
export interface EventMatters {
  event: string;
  name: EventName;
  matters: MatterView[];
}

/**
 * A game that people made for themselves: one they sat down to, a home game or a cash table, which
 * waits for its start if it is `open`. So many `people` have a seat in it, or have entered. Nobody
 * has been there since `empty_ms`, and it ends at `ends_ms` unless somebody comes back; both are
 * None while somebody is there. It ends by `end-game`; `ending` while the hand in play is finished
 * before that.
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
 * The topic cannot be watched (any more), and why.
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
 * A hand that is over, step by step, as `eyes` saw it: those of `viewer` for a seat. `may_see` are
 * the seats whose eyes may be asked for, `may_see_all` whether all at once. Of the room: its
 * `event` and `table`, and the table's hands before and after it. Of a file: `id` is the hand's own
 * number there, `before` and `after` count the file's hands from 0, amounts have so many
 * `decimals`, `boards` is how often it was run, the first of which is shown, `filed` how the file
 * ends the hand where its awards are others, and `fault` is what the file tells otherwise than the
 * hand has gone. A hand of 13-card poker has its steps and its log in `thirteen` and
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
 * Who sat where; `house` for a house player.
 */
export interface ReplayPlayer {
  seat: number;
  name: string;
  house: boolean;
}

/**
 * The hand as it stood then. Its own log is empty: so far the first `lines` of the replay's log had
 * been told.
 */
export interface ReplayStep {
  lines: number;
  hand: HandView;
}

/**
 * How the file ends a hand where the house took a `rake`, or gave the odd chips otherwise than the
 * hand here does: those who took from the pots, after the rake.
 */
export interface FiledEnd {
  rake: number;
  shares: FiledShare[];
}

/**
 * What the file says a seat took from the pots, and what it ended with.
 */
export interface FiledShare {
  seat: number;
  amount: number;
  stack: number;
}

/**
 * What is wrong with a hand of a file, and in which line, from 1.
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
 * The hands of an event, or of a cash table, that are over, the newest first; of more than can be
 * listed only the newest, and then `more` is true.
 */
export interface RoomHandsView {
  type: "hands";
  event: string;
  event_name: EventName;
  hands: RoomHand[];
  more: boolean;
}

/**
 * A hand of an event, or of a cash table, that is over, and when it was dealt, in milliseconds
 * since 1970. `mine` tells the viewer's own.
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
 * The cash tables that are closed and at which hands came to their end, the newest first; of more
 * than can be listed only the newest, and then `more` is true.
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
 * (`dealt`), else what the file calls it. `fault` where it could not be read.
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
 * The events of the room that are over, the newest first, behind the first `skipped`; `more` says
 * that there are older ones. Who `directs` the room may take in one of another room.
 */
export interface ResultsView {
  type: "results";
  events: ResultsLine[];
  skipped: number;
  more: boolean;
  directs: boolean;
}

/**
 * An event that is over, as the list has it. `persons` of its `entries` were no house players;
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
 * What an event came to, the winner first. An entry cost `buy_in` for the prizes, `fee` for the
 * house and `bounty` on its player's head. `elsewhere` says that another room has played it; who
 * `directs` it may have the whole of it as a file. Who `pays` its prizes is told of the newest
 * `payments`, the newest first. `draws` are None where they were not sealed.
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
}

/**
 * Where a player ended: `house` is the style of a house player, `hand` the one in which he went
 * out, None for who did not. `agreed` is what a deal gave him for certain, part of his `prize`;
 * `bounties` are what he won of them. What is `due` to him is paid by hand, and has been where he
 * is `paid`: that is told to himself, and to who pays.
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
 * When a prize was paid by hand, by whom; or with a `reason` that it was not after all.
 */
export interface PaymentView {
  player: string;
  amount: number;
  by: string;
  at_ms: number;
  reason: string | null;
}

/**
 * A deal that was made among so many `players`: `shared` was theirs for certain, and `left` was
 * played for.
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
 * which count as 0.
 */
export interface LeagueView {
  type: "league";
  league: League;
  events: LeagueEvent[];
  lines: LeagueLine[];
  faults: number;
  fault: Refusal | null;
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
 * A player in a league's standing. `points` are as written, with at most two digits behind the
 * point.
 */
export interface LeagueLine {
  place: number;
  player: string;
  name: string;
  points: string;
  prizes: number;
  scored: ScoredView[];
  me: boolean;
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
 * The browsers with a role, of the room or of one event, or all of one person. For one event only
 * its roles are shown.
 */
export interface BrowsersView {
  type: "browsers";
  browsers: BrowserView[];
}

/**
 * A session: its person, the kind of browser, its roles since when, and its last visit. A time is
 * None where it was never noted. It also says whether a page of it is open, whether it is the
 * asking one, and whether the asking person may end it: an own one, or one with only roles that the
 * person directs.
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
 * The players of the house, by name, behind the first `skipped`; `count` in all that were asked
 * for, and the fields that the house keeps of them.
 */
export interface PlayersView {
  type: "players";
  players: PlayerLine[];
  skipped: number;
  count: number;
  fields: string[];
}

/**
 * A player at a glance: events that he `played` and that are over, how many he has `won`, how often
 * he was `paid`, all his prizes, and when the last of them was over. `kept` says that the house
 * keeps him; who only played is listed as well. Of several of one name each is `called` so on every
 * page, all but the first with a number.
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
 * All that the room has of one person: what he goes by, what the house keeps of him, when he came
 * and opened the sessions that are still open, his results and penalties in events that are over,
 * what he was paid by hand, and what is `here` of him now. In the journal he stands by his id
 * alone; the hands that he has played are told beside this, by event and table.
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
 * A penalty given to a player of an event, lifted or not: `count` hands or rounds, 0 for others,
 * and for which offence of the book, None where none was named.
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
 * What the room holds of one person at this moment.
 */
export interface PersonHere {
  accounts: AccountHeld[];
  entries: EntryHeld[];
  seats: SeatHeld[];
  places: PlaceHeld[];
}

/**
 * Cents of one person in the cage: his wallet, his stack at the cash table `place`, or what he has
 * paid into the event `place` for prizes or as a bounty, and tickets into it.
 */
export interface AccountHeld {
  kind: "bounties" | "issue" | "prizes" | "rake" | "stack" | "tickets" | "wallet";
  place: string;
  cents: number;
}

/**
 * How a person stands to an event that is not over: chips and seat, or bags over night, what he has
 * bought, whether he keeps his seat for special needs (`pinned`) and which, None for the one that
 * he draws, and what stands against him.
 */
export interface EntryHeld {
  event: string;
  name: EventName;
  status: EntryStatus;
  stack: number;
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
 * A place on the list of a cash table, or of all tables of these stakes; without `stakes` on that
 * of the floor.
 */
export interface PlaceHeld {
  table: string | null;
  stakes: string | null;
}

/**
 * A list of players was taken in: so many were new, so many were known.
 */
export interface SheetTaken {
  type: "sheet-taken";
  added: number;
  changed: number;
}

/**
 * A list of players was not taken in, no row of it; the first of what is wrong.
 */
export interface SheetRefused {
  type: "sheet-refused";
  faults: Refusal[];
}

/**
 * A list of players can be entered into an event: by `enter-players`, at most `portion` of them at
 * a time, those of `players` in their order. So many of the list are in it already or were
 * (`here`), the first of them `passed`; so many were `added` to the players whom the house keeps.
 */
export interface EntriesReady {
  type: "entries-ready";
  players: string[];
  portion: number;
  here: number;
  added: number;
  passed: PassedOver[];
}

/**
 * A list of players cannot be entered, and nothing of it was kept; the first of those who may not
 * enter, of so many in all.
 */
export interface EntriesRefused {
  type: "entries-refused";
  faults: EntryFault[];
  count: number;
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
 * A whole event in a file, which comes to the same bytes again: what it is called, when it was
 * over, entries, hands that were played to their end, and rows of its streams. `there` is its name
 * in the room that played it, `here` the one it has in this room, None where it is not here.
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
 * `create-event`. `people` come, `late` percent of them after the start; of busted players `again`
 * percent re-enter or rebuy, where the event lets them. Of all players `add_ons` percent take the
 * event's add-on; most do by default. `events` similar ones are played, at the pace of `live`
 * tables or of those `online`. With `now` an event of the room is continued from its present state:
 * `people` are then the players left, and late arrivals do not come.
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
 * The prizes that an event would have with so many `entries`, first place first, nothing bought
 * again. Of a satellite so many are `seats`.
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
 * How many players the final table of an event would have: `size` of them, where the document says
 * `book`, by the rule of the `citation`; none where the event ends at a table of its own size. It
 * is smaller where the games are not dealt to so many. Both are None where no such event can be
 * announced: announcing it says why.
 */
export interface FinalTableView {
  type: "final-table";
  size: number | null;
  book: number | null;
  citation: Citation | null;
}

/**
 * A payout table by the size of the field: its `columns`, the `shares` of places in each of them in
 * hundredths of a percent, and the `prizes` of each column's smallest field, whose pool is that of
 * `pools`; none of these where no pool was told.
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
 * A sheet that comes with the room, by its name (`structure-<name>` in words); `real` where it is
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
 * A structure sheet, and all that there is to tell of it under the id of the `edition` that an
 * event would be played by; the `days` that its day ends make, None where it has none.
 */
export interface SheetView {
  type: "sheet";
  sheet: SheetDocument;
  flaws: FlawView[];
  edition: string;
  days: Days | null;
}

/**
 * Something in a sheet that a director would want to be told: `code` names the words
 * (`flaw-<code>`), `level` the level from 1, 0 for the whole, `citation` the rule where there is
 * one. With a flaw that `stops` no event is announced by the sheet; any other may stand.
 */
export interface FlawView {
  code: string;
  level: number;
  parameters: Record<string, Parameter>;
  citation: Citation | null;
  stops: boolean;
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
 * An edition: the rules in force, and what a house has changed in it. `house` is "" where it is an
 * edition of the book, `editions` are all of those, `notice` is what the rules end with.
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
 * An option in an edition: what it is, what it is set to, and by which rule; `basis` is whether
 * that rule says it. `was` is what it was before a house changed it; `elsewhere` are the editions
 * of the book that set it otherwise.
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
 * What some other editions of the book set an option to.
 */
export interface Elsewhere {
  editions: string[];
  value: InWords;
}

/**
 * A rule as an edition has it. `kind` is who decides it, and of a rule for the floor
 * `left_to_floor` how much of it this edition leaves to the floor, null where no option of it
 * could; `in_force` whether the edition cites it for something it settles, `applied_by` the
 * editions of the book that do. Of its `scenes`, the cases that hold in the edition, the first are
 * pictures; `more_scenes` names the rest. `parameters` are what the rule itself states, whatever an
 * edition makes of it.
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
 * A number or a choice that a rule states: its `name` in the catalogue, what it is of in `words`,
 * and what it comes to.
 */
export interface ParameterView {
  name: string;
  words: InWords;
  value: InWords;
}

/**
 * A rule that settles the same in other editions.
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
 * only lines. `title` has no Chinese where nobody has written any; `document` is whether a document
 * has the case, `editions` are those under which it holds, `setting` the game and the stage at
 * which it begins. The `ruler` measures the last words or chips, the `ladder` the growth of the
 * bets, where the case asks how much a raise must be.
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
 * What two editions play otherwise, of so many options in all (`of`).
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
