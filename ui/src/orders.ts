// Written by tools/protocol.py from the structs of ruleone. Do not edit.

import type { Action, Arrange, Bought, Correction, Days, DealKind, EntryTerms, Kind, Layout, League, LevelShown, LiveEntry, LiveLevel, LiveSeat, Moment, OffenceCode, Ordered, PenaltyCode, PlayTerms, Reopening, Rest, RoleName, SeatChips, SheetDocument, ShotClock, Showing, ShownOn, TableKind, TiePolicy, WonBy } from './protocol';

/**
 * Orders by the names of their types: the roles that may give them, without any everybody; `maker`:
 * who made a home game may give it there; `room`: only a role in the whole room lets it be given,
 * whatever event it names; whether a `reason` is needed or may be given. With `seen` and `shown` a
 * page says what it had shown.
 */
export const ORDERS = {
  "watch": {},
  "set-name": {},
  "keep-player": { may: ["director"] },
  "sit-down": {},
  "wait-for-seat": {},
  "stop-waiting": {},
  "take-seat": {},
  "add-on": {},
  "sit-out": {},
  "hold-deal": {},
  "ask-for-chips": {},
  "leave": {},
  "act": {},
  "choose-game": {},
  "next-hand": {},
  "back": {},
  "end-game": { may: ["director"], maker: true, reason: "needed", seen: true },
  "pause": { may: ["director", "floor"], maker: true, reason: "needed" },
  "resume": { may: ["director", "floor"], maker: true, reason: "needed" },
  "next-level": { may: ["director"], reason: "needed", seen: true, shown: true },
  "hand-for-hand": { may: ["director", "floor"], reason: "needed" },
  "end-hand-for-hand": { may: ["director", "floor"], reason: "needed" },
  "deal-out": { may: ["director", "floor"] },
  "waive-halt": { may: ["director"], reason: "needed" },
  "announce": { may: ["director", "floor"], maker: true },
  "move-player": { may: ["director", "floor"], reason: "needed", seen: true },
  "swap-seats": { may: ["director", "floor"], reason: "needed", seen: true },
  "redraw-seats": { may: ["director"], reason: "needed", seen: true },
  "pin-seat": { may: ["director", "floor"], reason: "needed" },
  "remove-player": { may: ["director", "floor"], maker: true, reason: "needed", seen: true },
  "start-event": { may: ["director"], maker: true, reason: "needed" },
  "appoint-start": { may: ["director"], reason: "needed", seen: true },
  "set-clock": { may: ["director"], reason: "needed", seen: true, shown: true },
  "move-clock": { may: ["director"], reason: "needed", seen: true, shown: true },
  "previous-level": { may: ["director"], reason: "needed", seen: true, shown: true },
  "start-break": { may: ["director"], reason: "needed", seen: true, shown: true },
  "end-break": { may: ["director"], reason: "needed", seen: true, shown: true },
  "plan-break": { may: ["director"], reason: "needed" },
  "ask-for-deal": {},
  "answer-deal": {},
  "offer-deal": { may: ["director"], reason: "needed" },
  "show-deal": { may: ["director"] },
  "answer-deal-for": { may: ["director"], reason: "needed" },
  "withdraw-deal": { may: ["director"], reason: "needed", seen: true },
  "end-day": { may: ["director"], reason: "needed" },
  "sign-bag": {},
  "sign-bags": { may: ["director", "floor"] },
  "draw-day": { may: ["director"], reason: "needed" },
  "start-day": { may: ["director"], reason: "needed" },
  "color-up": { may: ["director"], reason: "needed", seen: true },
  "correct-chips": { may: ["director"], reason: "needed", seen: true },
  "join": {},
  "buy-chips": {},
  "pass-rebuy": {},
  "buy-chips-for": { may: ["director", "floor"], reason: "needed", seen: true },
  "cash-ticket": {},
  "enter-players": { may: ["director"], room: true, reason: "needed" },
  "re-enter-player": { may: ["director"], reason: "needed" },
  "penalise": { may: ["director", "floor"], reason: "needed", seen: true },
  "lift-penalty": { may: ["director", "floor"], reason: "needed", seen: true },
  "take-back": { may: ["director"], maker: true, reason: "needed" },
  "redo": { may: ["director"], maker: true },
  "break-table": { may: ["director"], reason: "needed" },
  "keep-table": { may: ["director"], reason: "needed" },
  "switch-table": { may: ["director"], reason: "needed" },
  "unfreeze": { may: ["director"], maker: true, reason: "needed" },
  "retire-hand": { may: ["director"], maker: true, reason: "needed" },
  "make-home-game": {},
  "come-in": {},
  "invite": { may: ["director"], maker: true },
  "make-link": { may: ["director"] },
  "revoke-link": { may: ["director"] },
  "make-player-links": { may: ["director", "floor"] },
  "renew-player-link": { may: ["director"] },
  "put-on-list": { may: ["director", "floor"] },
  "call-up": { may: ["director", "floor"] },
  "seat-from-list": { may: ["director", "floor"] },
  "take-off-list": { may: ["director", "floor"] },
  "add-dealer": { may: ["director", "floor"] },
  "drop-dealer": { may: ["director", "floor"] },
  "place-dealer": { may: ["director", "floor"], reason: "taken", seen: true },
  "set-pushes": { may: ["director", "floor"] },
  "push-dealers": { may: ["director", "floor"], reason: "taken", seen: true },
  "change-deck": { may: ["director", "floor", "dealer"], seen: true },
  "take-back-at-desk": { may: ["director", "floor", "dealer"], reason: "needed" },
  "make-token": { may: ["director"] },
  "revoke-token": { may: ["director"] },
  "add-hook": { may: ["director"] },
  "remove-hook": { may: ["director"] },
  "try-hook": { may: ["director"] },
  "make-screen": { may: ["director"] },
  "change-screen": { may: ["director"] },
  "revoke-screen": { may: ["director"] },
  "create-event": { may: ["director"] },
  "open-live-table": { may: ["director", "floor"] },
  "seat-live": { may: ["director", "floor"] },
  "leave-live": { may: ["director", "floor"] },
  "set-live-level": { may: ["director", "floor"] },
  "set-live-chips": { may: ["director", "floor", "dealer"] },
  "start-live-hand": { may: ["director", "floor", "dealer"] },
  "take-back-live-hand": { may: ["director", "floor", "dealer"], reason: "taken" },
  "finish-live-hand": { may: ["director", "floor", "dealer"] },
  "tell-live-hand": { may: ["director", "floor", "dealer"] },
  "count-live-stacks": { may: ["director", "floor"], reason: "needed" },
  "enter-live": { may: ["director", "floor", "dealer"] },
  "call-floor": { may: ["director", "floor", "dealer"] },
  "answer-call": { may: ["director", "floor"] },
  "announce-live": { may: ["director", "floor"] },
  "close-live-table": { may: ["director", "floor"] },
  "forget-player": { may: ["director"] },
  "set-league": { may: ["director"] },
  "drop-league": { may: ["director"] },
  "pay-prize": { may: ["director", "cashier"] },
  "take-prize-back": { may: ["director", "cashier"], reason: "needed" },
} as const;

export type Command = Watch | SetName | KeepPlayer | SitDown | WaitForSeat | StopWaiting | TakeSeat | AddOn | SitOut | HoldDeal | AskForChips | Leave | Act | ChooseGame | NextHand | ImBack | EndGame | Pause | Resume | NextLevel | HandForHand | EndHandForHand | DealOut | WaiveHalt | Announce | MovePlayer | SwapSeats | RedrawSeats | PinSeat | RemovePlayer | StartEvent | AppointStart | SetClock | MoveClock | PreviousLevel | StartBreak | EndBreak | PlanBreak | AskForDeal | AnswerDeal | OfferDeal | ShowDeal | AnswerDealFor | WithdrawDeal | EndDay | SignBag | SignBags | DrawDay | StartDay | ColorUp | CorrectChips | Join | BuyChips | PassRebuy | BuyChipsFor | CashTicket | EnterPlayers | ReEnterPlayer | Penalise | LiftPenalty | TakeBack | Redo | BreakTable | KeepTable | SwitchTable | Unfreeze | RetireHand | MakeHomeGame | ComeIn | Invite | MakeLink | RevokeLink | MakePlayerLinks | RenewPlayerLink | PutOnList | CallUp | SeatFromList | TakeOffList | AddDealer | DropDealer | PlaceDealer | SetPushes | PushDealers | ChangeDeck | TakeBackAtDesk | MakeToken | RevokeToken | AddHook | RemoveHook | TryHook | MakeScreen | ChangeScreen | RevokeScreen | CreateEvent | OpenLiveTable | SeatLive | LeaveLive | SetLiveLevel | SetLiveChips | StartLiveHand | TakeBackLiveHand | FinishLiveHand | TellLiveHand | CountLiveStacks | EnterLive | CallFloor | AnswerCall | AnnounceLive | CloseLiveTable | ForgetPlayer | SetLeague | DropLeague | PayPrize | TakePrizeBack;

/**
 * Say which topics this page shows; the full list each time. A topic is `lobby`, `event/<event>`,
 * `table/<event>/<table>`, `director/<event>`, `links`, `tokens`, `hooks`, each of these three also
 * as `links/<event>` for what is given out for one event, `live/<table>`, `live-board/<table>`,
 * `floor`, `matters`, `players` or `situations`. Each topic answers at once with its view, and
 * again at each change.
 */
export interface Watch {
  type: "watch";
  topics: string[];
}

/**
 * Choose the name others see.
 */
export interface SetName {
  type: "set-name";
  name: string;
}

/**
 * Director: keep a player, or change what is kept: his name, and fields of the house's own such as
 * `email`, all of them each time. Without a `player` he is new. Whose name is somebody else's here
 * is kept as a `namesake` alone: a number behind the name tells the two apart.
 */
export interface KeepPlayer {
  type: "keep-player";
  name: string;
  details?: Record<string, string>;
  player?: string | null;
  namesake?: boolean;
}

/**
 * Sit down at a table of another game, one of the lobby's `offers`: an event of its own is opened
 * and starts at once; the answer's `event` and `table` are where to go.
 */
export interface SitDown {
  type: "sit-down";
  template: string;
}

/**
 * Wait for a seat: at the cash table of `event`, or without one at any table of these stakes. When
 * one comes free it is kept for whoever waits longest, who takes it by `take-seat`; after a while
 * it goes to the next. One place on each list.
 */
export interface WaitForSeat {
  type: "wait-for-seat";
  stakes: string;
  event?: string | null;
}

/**
 * Leave that list; a seat that was kept goes to the next.
 */
export interface StopWaiting {
  type: "stop-waiting";
  stakes: string;
  event?: string | null;
}

/**
 * Sit down at a cash table with `buy_in` cents: at the one of `event`, else at one of these stakes
 * that has a seat, else at a new one. Without a `seat` it is the first open one. `wait` says that
 * one waits for the big blind rather than post at once. Where the lobby's offer lets one choose,
 * `house` is how many house players are to keep a single person company; without it as many as the
 * house has for these stakes. The answer's `event` and `table` are where to go.
 */
export interface TakeSeat {
  type: "take-seat";
  stakes: string;
  buy_in: number;
  event?: string | null;
  seat?: number | null;
  wait?: boolean;
  house?: number | null;
}

/**
 * Put so many more cents on a cash table, between hands: in a hand it is kept until the hand is
 * over. 0 takes that back.
 */
export interface AddOn {
  type: "add-on";
  event: string;
  cents: number;
}

/**
 * Be dealt no further hand at a cash table, and keep the seat; `back` ends it.
 */
export interface SitOut {
  type: "sit-out";
  event: string;
}

/**
 * Hold the next hand at a cash table of 13-card poker, as the only person who plays there, until
 * one asks for it (`next-hand`). The view's `pause` tells how long one may; then one sits out.
 */
export interface HoldDeal {
  type: "hold-deal";
  event: string;
  table: number;
  hand: number;
}

/**
 * Be given play money again, by one who has not enough left for any cash table.
 */
export interface AskForChips {
  type: "ask-for-chips";
}

/**
 * Withdraw an entry before the start, and have back what it cost; afterwards: leave the seat.
 * Nobody waits for its player any longer: hands are folded in turn, those of 13-card poker
 * surrendered, or set by the software where the edition says so. At a cash table the chips go into
 * the wallet when the hand is over; cards of 13-card poker that are not set the software sets at
 * once, and they are paid.
 */
export interface Leave {
  type: "leave";
  event: string;
}

/**
 * Act in the hand. `hand` and `turn` are those of the view that the player acted on: when the hand
 * has moved on, the command is refused as stale and nothing happens. In 13-card poker, where
 * everybody is asked once and at the same time, `turn` is 0.
 */
export interface Act {
  type: "act";
  event: string;
  table: number;
  hand: number;
  turn: number;
  action: Arrange | Action;
}

/**
 * Choose the game of the table's next turn (dealer's choice), one of those of the view's `choice`,
 * whose `turn` this is: when the table has moved on, the command is refused as stale.
 */
export interface ChooseGame {
  type: "choose-game";
  event: string;
  table: number;
  turn: number;
  game: string;
}

/**
 * Say that one has seen the end of a hand of 13-card poker: once all who are there have said so,
 * the next one is dealt at once. Nothing is kept of it; when the next hand has come already, the
 * command is refused as stale.
 */
export interface NextHand {
  type: "next-hand";
  event: string;
  table: number;
  hand: number;
}

/**
 * Take part again after being marked away, or after sitting out at a cash table; there `wait` says
 * that one waits for the big blind rather than post what was missed. It takes a `leave` back too,
 * until the software has set one's cards.
 */
export interface ImBack {
  type: "back";
  event: string;
  wait?: boolean;
}

/**
 * The maker of a home game, the director of any event: call it off before the start, and what was
 * paid goes back; later end it when the hands in play are over, everybody placed by his chips.
 */
export interface EndGame {
  type: "end-game";
  event: string;
  reason: string;
  seen?: number | null;
}

/**
 * Floor: stop the clock; hands in play are finished, no new one is dealt.
 */
export interface Pause {
  type: "pause";
  event: string;
  reason: string;
}

/**
 * Floor: let the clock and the dealing go on.
 */
export interface Resume {
  type: "resume";
  event: string;
  reason: string;
}

/**
 * Director: end this level now; the next one counts from the next hand on.
 */
export interface NextLevel {
  type: "next-level";
  event: string;
  reason: string;
  seen?: number | null;
  shown?: LevelShown | null;
}

/**
 * Floor: the hands in play are finished, and then all tables play one hand at a time until all who
 * are left are paid.
 */
export interface HandForHand {
  type: "hand-for-hand";
  event: string;
  reason: string;
}

/**
 * Floor: all tables play at their own pace again.
 */
export interface EndHandForHand {
  type: "end-hand-for-hand";
  event: string;
  reason: string;
}

/**
 * Floor: the all-in hand of a table that waits hand for hand is turned up and dealt out now, before
 * all other tables have finished theirs.
 */
export interface DealOut {
  type: "deal-out";
  event: string;
  table: number;
}

/**
 * Director: a table that is halted for want of players deals on short, where the edition lets him
 * (balancing.halt_waivable).
 */
export interface WaiveHalt {
  type: "waive-halt";
  event: string;
  table: number;
  reason: string;
}

/**
 * Floor: say something to everyone in the event.
 */
export interface Announce {
  type: "announce";
  event: string;
  text: string;
}

/**
 * Floor: move a player to an open seat once his hand is over. Where he sat in a seat that is not
 * his, `why` says so.
 */
export interface MovePlayer {
  type: "move-player";
  event: string;
  player: string;
  table: number;
  seat: number;
  reason: string;
  why?: Ordered;
  seen?: number | null;
}

/**
 * Floor: two players sit in each other's seats. Both go to their own, each with the chips that he
 * has then, once neither is in a hand; until then no hand begins at their tables.
 */
export interface SwapSeats {
  type: "swap-seats";
  event: string;
  player: string;
  other: string;
  reason: string;
  seen?: number | null;
}

/**
 * Director: all who are left draw new seats at the tables that stand, and the buttons are drawn
 * anew, once the hands in play are over. Who is pinned to a seat keeps its number.
 */
export interface RedrawSeats {
  type: "redraw-seats";
  event: string;
  reason: string;
  seen?: number | null;
}

/**
 * Floor: a player with special needs keeps his seat where possible, or no longer. Before seats are
 * drawn a `seat` may be named; without it he keeps the number that he draws.
 */
export interface PinSeat {
  type: "pin-seat";
  event: string;
  player: string;
  pinned: boolean;
  reason: string;
  seat?: number | null;
}

/**
 * Floor: take a player out of the event once his hand is over; his chips leave play. Who has not
 * played yet is taken off the list, and gets back what he paid.
 */
export interface RemovePlayer {
  type: "remove-player";
  event: string;
  player: string;
  reason: string;
  seen?: number | null;
}

/**
 * Director: start an event now, or in the night its next flight; seats nobody took go to house
 * players. Where it `waits` the seats are drawn, and it is paused before its first hand: clock and
 * dealing begin with Resume.
 */
export interface StartEvent {
  type: "start-event";
  event: string;
  reason: string;
  waits?: boolean;
}

/**
 * Director: an event that waits for its start, or in the night its next flight or the day that is
 * drawn, starts by itself at this time of the wall (milliseconds since 1970); None takes an
 * appointed time back.
 */
export interface AppointStart {
  type: "appoint-start";
  event: string;
  reason: string;
  at_ms?: number | null;
  seen?: number | null;
}

/**
 * Director: so many seconds are left of the level or the break.
 */
export interface SetClock {
  type: "set-clock";
  event: string;
  seconds: number;
  reason: string;
  seen?: number | null;
  shown?: LevelShown | null;
}

/**
 * Director: add so many seconds to what is left of the level or the break, or take them away with a
 * minus.
 */
export interface MoveClock {
  type: "move-clock";
  event: string;
  seconds: number;
  reason: string;
  seen?: number | null;
  shown?: LevelShown | null;
}

/**
 * Director: back to the level before, in the break after a level to that level, from the next hand
 * on. It has what was left of it when it was ended before its time, else its whole length.
 */
export interface PreviousLevel {
  type: "previous-level";
  event: string;
  reason: string;
  seen?: number | null;
  shown?: LevelShown | null;
}

/**
 * Director: a break of so many minutes now; hands in play are finished, and the level goes on after
 * it with what it has left.
 */
export interface StartBreak {
  type: "start-break";
  event: string;
  minutes: number;
  reason: string;
  seen?: number | null;
  shown?: LevelShown | null;
}

/**
 * Director: the break ends now.
 */
export interface EndBreak {
  type: "end-break";
  event: string;
  reason: string;
  seen?: number | null;
  shown?: LevelShown | null;
}

/**
 * Director: a break of so many minutes after a level that is still to end, in the place of one that
 * was to come there; with 0 there is none.
 */
export interface PlanBreak {
  type: "plan-break";
  event: string;
  after_level: number;
  minutes: number;
  reason: string;
}

/**
 * Ask for a deal, as one of those who are left: `left` stays to play for, `amounts` name each
 * player's share where the kind is `custom`. All see everybody's figures, and then answer.
 */
export interface AskForDeal {
  type: "ask-for-deal";
  event: string;
  kind: DealKind;
  left?: number;
  amounts?: Record<string, number>;
}

/**
 * Consent to the deal of this number that is on offer, or refuse it.
 */
export interface AnswerDeal {
  type: "answer-deal";
  event: string;
  number: number;
  consents: boolean;
}

/**
 * Director: propose a deal to those who are left, as `ask-for-deal` does.
 */
export interface OfferDeal {
  type: "offer-deal";
  event: string;
  kind: DealKind;
  reason: string;
  left?: number;
  amounts?: Record<string, number>;
}

/**
 * Director: at a table with real cards the figures of the deal of this number have been shown to
 * everybody who is left, on a screen or on paper. From then on they may answer by word.
 */
export interface ShowDeal {
  type: "show-deal";
  event: string;
  number: number;
  how: ShownOn;
}

/**
 * Director: at a table with real cards a player has said that he consents to the deal of this
 * number, or that he does not. It stands on record as his word, entered by the director; not before
 * the figures were shown.
 */
export interface AnswerDealFor {
  type: "answer-deal-for";
  event: string;
  player: string;
  number: number;
  consents: boolean;
  reason: string;
}

/**
 * Director: take back a deal that is not made yet.
 */
export interface WithdrawDeal {
  type: "withdraw-deal";
  event: string;
  reason: string;
  seen?: number | null;
}

/**
 * Director: the clock stops, hands in play are finished, and every table deals so many `hands`
 * more; where none are told as many as the event draws by lot. Then all chips are bagged.
 */
export interface EndDay {
  type: "end-day";
  event: string;
  reason: string;
  hands?: number | null;
}

/**
 * Sign for the number on one's own bag, once the day is over.
 */
export interface SignBag {
  type: "sign-bag";
  event: string;
}

/**
 * Floor: the bags of these `players` have been counted, all of them where none are named. Where a
 * bag holds another number `correct-chips` puts it right first.
 */
export interface SignBags {
  type: "sign-bags";
  event: string;
  players?: string[];
}

/**
 * Director: draw the seats of the next day, once the floor has signed all bags. A flight that is
 * left, and that nobody has entered, is not played any more.
 */
export interface DrawDay {
  type: "draw-day";
  event: string;
  reason: string;
}

/**
 * Director: the day that is drawn begins, where the clock stopped.
 */
export interface StartDay {
  type: "start-day";
  event: string;
  reason: string;
}

/**
 * Director: the smallest chips leave play for chips of `into`, one of those of the director's view.
 * Each table exchanges its own, and races off the odd ones, when its hand is over.
 */
export interface ColorUp {
  type: "color-up";
  event: string;
  into: number;
  reason: string;
  seen?: number | null;
}

/**
 * Director: a player has so many chips more, below 0 fewer, because this happened to them. Not in a
 * hand that he plays.
 */
export interface CorrectChips {
  type: "correct-chips";
  event: string;
  player: string;
  correction: Correction;
  chips: number;
  reason: string;
  seen?: number | null;
}

/**
 * Enter an event, or again one in which one is out, as long as it takes entries. What it costs is
 * taken from the wallet where the event is `charged`. A `sit-down` event starts with it; the
 * answer's `table` is where to go.
 */
export interface Join {
  type: "join";
  event: string;
}

/**
 * Buy chips in an event, one of the `offers` of its views, before the next hand of one's table
 * begins. It is made with the word, and cannot be taken back.
 */
export interface BuyChips {
  type: "buy-chips";
  event: string;
  what: Bought;
}

/**
 * Say that one who is out will not buy chips again: the table no longer waits for it.
 */
export interface PassRebuy {
  type: "pass-rebuy";
  event: string;
}

/**
 * Floor: a player has said at the table that he buys chips; he pays as if he had asked for them
 * himself.
 */
export interface BuyChipsFor {
  type: "buy-chips-for";
  event: string;
  player: string;
  what: Bought;
  reason: string;
  seen?: number | null;
}

/**
 * Take what a ticket into an event is worth in the place of the entry, where the event lets one
 * (`tickets` is `cash-out`): it goes into the wallet.
 */
export interface CashTicket {
  type: "cash-ticket";
  event: string;
}

/**
 * Director: enter these players of the room into an event, each as if he had entered it himself; he
 * pays from his own wallet. Who is in it already, or was, is passed over, so that a list may be
 * sent again: the answer's `passed` has who, and how they stand. All the others are entered, or
 * nobody where one of them may not be; where nobody is left it is refused.
 */
export interface EnterPlayers {
  type: "enter-players";
  event: string;
  players: string[];
  reason: string;
}

/**
 * Director: enter a player again who is out of the event, as he has asked at the desk. It is an
 * entry as if he had joined again himself: so often and so long as the event lets him, with a seat
 * drawn for him, and he pays from his own wallet.
 */
export interface ReEnterPlayer {
  type: "re-enter-player";
  event: string;
  player: string;
  reason: string;
}

/**
 * Floor: a player is given a penalty of the edition's scale, `count` hands or rounds of it, for an
 * `offence` that the book names or another `reason`. It begins with the next hand, and goes with
 * him to any table and through a night; who is disqualified is out once his hand is over, at night
 * at once, and his chips leave play. Or `count` chips for an offence that the edition has pay them:
 * he pays, as far as he has them, once his hand is over, at night as soon as he plays again.
 */
export interface Penalise {
  type: "penalise";
  event: string;
  player: string;
  penalty: PenaltyCode;
  reason: string;
  count?: number;
  offence?: OffenceCode | null;
  seen?: number | null;
}

/**
 * Floor: what a player has still to miss is let off.
 */
export interface LiftPenalty {
  type: "lift-penalty";
  event: string;
  player: string;
  reason: string;
  seen?: number | null;
}

/**
 * Director: what the act of this number did is put right, as long as nothing has been built on it.
 * The record keeps both. Of a list of entries all that still stand are taken back, or none where
 * one of them has to stay; with a `player` his alone.
 */
export interface TakeBack {
  type: "take-back";
  event: string;
  act: number;
  reason: string;
  player?: string | null;
}

/**
 * Director: the order of this act, which was taken back, is given once more, with the same terms
 * and the same reason. It is refused where that order would be refused now.
 */
export interface Redo {
  type: "redo";
  event: string;
  act: number;
}

/**
 * Director: a table breaks before its turn, behind those that were named before it: once its hand
 * is over, as soon as the others have seats for its players, who draw them. Where it is not to
 * `wait` for seats it is refused while the others have too few.
 */
export interface BreakTable {
  type: "break-table";
  event: string;
  table: number;
  reason: string;
  wait?: boolean;
}

/**
 * Director: a table that was to break before its turn stays, as long as it has not broken.
 */
export interface KeepTable {
  type: "keep-table";
  event: string;
  table: number;
  reason: string;
}

/**
 * Director: from its next hand on a table of an event is `dealt` to by the room, or `live`, played
 * with real cards. Not while a hand is on it; no house player sits at real cards.
 */
export interface SwitchTable {
  type: "switch-table";
  event: string;
  table: number;
  to: TableKind;
  reason: string;
}

/**
 * Director: let a table that stands still, or the whole event where no table is named, go on from
 * what the journal has of it.
 */
export interface Unfreeze {
  type: "unfreeze";
  event: string;
  reason: string;
  table?: number | null;
}

/**
 * Director: end the hand of a table that stands still. Nobody has won it: everyone has the chips
 * with which it began, and the next hand is dealt.
 */
export interface RetireHand {
  type: "retire-hand";
  event: string;
  table: number;
  reason: string;
}

/**
 * Make a private table for friends, who come by its invitation, and enter it. The answer's `event`
 * is its page, where the maker finds the invitation. `small_blind` may be any share of the big one,
 * or 0 for a single blind. `reopening` is which way short all-ins reopen the betting (holdem-allin-
 * short-a, -b, -c), `showing` who may ask to see a hand (holdem-show-variants). So many
 * `house_players` take free seats at the start.
 */
export interface MakeHomeGame {
  type: "make-home-game";
  name: string;
  seats: number;
  stack: number;
  small_blind: number;
  big_blind: number;
  reopening?: Reopening;
  showing?: Showing;
  house_players?: number;
}

/**
 * Come to a home game by the secret of its invitation.
 */
export interface ComeIn {
  type: "come-in";
  event: string;
  token: string;
}

/**
 * The maker of a home game: another invitation in the place of the former, or none at all. Who came
 * by the former one and has no seat is out.
 */
export interface Invite {
  type: "invite";
  event: string;
  open?: boolean;
}

/**
 * Director: a new link that gives whoever opens it a role (a dealer's is bound to a table). The
 * floor may make that of a live table's dealer. It opens any number of browsers, or `once` one
 * alone, and for so many `minutes`, or until it is revoked; who came by it meanwhile keeps the
 * role.
 */
export interface MakeLink {
  type: "make-link";
  role: RoleName;
  event?: string | null;
  table?: number | null;
  once?: boolean;
  minutes?: number | null;
}

/**
 * Director: a link, and every session that came by it, loses its role at once. The last link of a
 * director of the whole room is not revoked: another has to be made first.
 */
export interface RevokeLink {
  type: "revoke-link";
  link: string;
}

/**
 * Floor: the links by which these `players` of an event find their own page of it on a phone, to be
 * printed on what is handed to them. The answer's `player_links` have their paths. Who has one that
 * was made since the room was opened has the same again; an earlier one opens still.
 */
export interface MakePlayerLinks {
  type: "make-player-links";
  event: string;
  players: string[];
}

/**
 * Director: all links of this player to his own page end at once, on every phone, and another takes
 * their place, or with `open` false none.
 */
export interface RenewPlayerLink {
  type: "renew-player-link";
  event: string;
  player: string;
  open?: boolean;
}

/**
 * Floor: somebody waits for a seat at the live table of `event`, or without one at any of them. The
 * answer's `number` is his.
 */
export interface PutOnList {
  type: "put-on-list";
  name: string;
  event?: string | null;
}

/**
 * Floor: call who has this number on the list; again, if he did not come.
 */
export interface CallUp {
  type: "call-up";
  number: number;
}

/**
 * Floor: who has this number takes a seat at a live table, and his name leaves the list.
 */
export interface SeatFromList {
  type: "seat-from-list";
  number: number;
  event: string;
  seat: number;
  stack: number;
}

/**
 * Floor: who has this number waits no longer.
 */
export interface TakeOffList {
  type: "take-off-list";
  number: number;
}

/**
 * Floor: a dealer of this name is on duty; the next push brings him to a table.
 */
export interface AddDealer {
  type: "add-dealer";
  name: string;
  event?: string | null;
}

/**
 * Floor: a dealer (`d1`, ...) goes off duty.
 */
export interface DropDealer {
  type: "drop-dealer";
  dealer: string;
  event?: string | null;
}

/**
 * Floor: a dealer goes to a table (the number of an event's, the name of a live one), and who dealt
 * there on a break; without a table he goes on a break himself. Where he deals already, or somebody
 * else there, that is a push of one: while the rules hold the dealers it takes a `reason`. `seen`
 * is the newest act of the rota that the page had shown, 0 for none: where the dealers were pushed
 * since, or the same one or somebody at this table was placed, it is refused.
 */
export interface PlaceDealer {
  type: "place-dealer";
  dealer: string;
  table?: string | null;
  event?: string | null;
  reason?: string;
  seen?: number | null;
}

/**
 * Floor: dealers are pushed every so many minutes.
 */
export interface SetPushes {
  type: "set-pushes";
  minutes: number;
  event?: string | null;
}

/**
 * Floor: every dealer goes where the view says that he goes next. Shortly before a break or a new
 * level the rules hold the dealers where they are: it then takes a `reason`. With `decks` the live
 * tables at which no hand is played change their decks too. `seen` is the newest act of the rota
 * that the page had shown, 0 for none: where dealers were pushed since, it is refused.
 */
export interface PushDealers {
  type: "push-dealers";
  event?: string | null;
  decks?: boolean;
  reason?: string;
  seen?: number | null;
}

/**
 * Dealer: another deck comes to a live table, between hands, at this moment or at whose wish this
 * is; that the house wishes it the floor alone says. `seen` is the newest act with this deck that
 * the page had shown, 0 for none: where the deck was changed since, it is refused.
 */
export interface ChangeDeck {
  type: "change-deck";
  event: string;
  moment: Moment;
  seen?: number | null;
}

/**
 * Floor, of a deck that the house did not wish its dealer too: what the act of this number did at
 * the desk is put right, as long as nothing stands on it. `event` is the event of the rota or the
 * table of the deck, None for the list and the room's rota. The record keeps both.
 */
export interface TakeBackAtDesk {
  type: "take-back-at-desk";
  act: number;
  reason: string;
  event?: string | null;
}

/**
 * Director: a token by which a program asks under a name and a role of its own, in all events or in
 * one (a dealer's is bound to a table). It ends after so many `days`, without them when it is
 * revoked. The answer's `token` has its secret, this once.
 */
export interface MakeToken {
  type: "make-token";
  name: string;
  role: RoleName;
  event?: string | null;
  table?: number | null;
  days?: number | null;
}

/**
 * Director: a token is worth nothing any more, at once. Who directs one event may revoke those that
 * are bound to it.
 */
export interface RevokeToken {
  type: "revoke-token";
  token: string;
}

/**
 * Director: tell a program at this address what happens, of these kinds, in all events or in one.
 * The answer's `hook` has the secret that signs what is sent, this once.
 */
export interface AddHook {
  type: "add-hook";
  url: string;
  kinds: Kind[];
  event?: string | null;
}

/**
 * Director: nothing more is sent to a hook, nor what still waits. Who directs one event may remove
 * those that are told of it alone.
 */
export interface RemoveHook {
  type: "remove-hook";
  hook: string;
}

/**
 * Director: send a hook something of the kind `test`.
 */
export interface TryHook {
  type: "try-hook";
  hook: string;
}

/**
 * Director: a big screen of an event under a name of its own, opened by its own link (the answer's
 * `screen`, at `/screen/<screen>`) until it is taken down.
 */
export interface MakeScreen {
  type: "make-screen";
  event: string;
  name: string;
  layout: Layout;
}

/**
 * Director: another name or layout for a screen; whoever has it open sees it at once.
 */
export interface ChangeScreen {
  type: "change-screen";
  event: string;
  screen: string;
  name: string;
  layout: Layout;
}

/**
 * Director: a screen is taken down, at once; its link says so.
 */
export interface RevokeScreen {
  type: "revoke-screen";
  event: string;
  screen: string;
}

/**
 * Director: announce a new event from one of the room's templates (`turbo-27`, ...), or by a
 * `sheet` of one's own, whose template is `own-sheet`, with its entries or others, and a
 * `shot_clock` where decisions have another time than the room's. With `days` it is played on
 * several of them; where none are told on those of the sheet, unless it is played `in_one_go`.
 * Where an event is named in `into` its prizes are seats of that one, and `rest` says who has what
 * is left of the pool. With `ties` players who go out in one hand are placed by that, whatever the
 * edition says. `tables` are dealt by the room, or live: played with real cards, each beside a live
 * table of the same seats. With `play` it goes by another edition, at tables of another size, and
 * so on.
 */
export interface CreateEvent {
  type: "create-event";
  template: string;
  name: string;
  terms?: EntryTerms | null;
  shot_clock?: ShotClock | null;
  days?: Days | null;
  into?: string | null;
  rest?: Rest;
  ties?: TiePolicy | null;
  tables?: TableKind;
  sheet?: SheetDocument | null;
  play?: PlayTerms | null;
  in_one_go?: boolean;
}

/**
 * Floor: open a live table, at which a dealer deals real cards and tells what happens. `chips` are
 * the denominations in play. Without an `edition` it is played under the room's. The answer's
 * `event` and `table` are what its dealer's link is bound to.
 */
export interface OpenLiveTable {
  type: "open-live-table";
  title: string;
  game: string;
  level: LiveLevel;
  chips: number[];
  seats?: LiveSeat[];
  edition?: string | null;
}

/**
 * Floor: a player comes to a live table, and plays from the next hand on.
 */
export interface SeatLive {
  type: "seat-live";
  event: string;
  seat: number;
  name: string;
  stack: number;
}

/**
 * Floor: the player in a seat leaves a live table; who is in the hand on it, when the next one
 * begins.
 */
export interface LeaveLive {
  type: "leave-live";
  event: string;
  seat: number;
}

/**
 * Floor: the next hand at a live table is played for this.
 */
export interface SetLiveLevel {
  type: "set-live-level";
  event: string;
  level: LiveLevel;
}

/**
 * Dealer: between hands, the table plays with chips of these denominations from now on, such as
 * after a color-up. Stacks that the race has changed the floor puts right. At a table of an event
 * the floor alone may say so: those that the event has stay otherwise, and the smallest one is
 * always the event's.
 */
export interface SetLiveChips {
  type: "set-live-chips";
  event: string;
  chips: number[];
}

/**
 * Dealer: the next hand begins, and the last one is closed. `hand` is the number of that, 0 before
 * the first: where it is another, the command is stale. The button is where it is told to be, else
 * where the edition moves it. At a table of an event the event says who plays it, for what, with
 * the button where; where it may not begin yet the last one is closed alone.
 */
export interface StartLiveHand {
  type: "start-live-hand";
  event: string;
  hand: number;
  button?: number | null;
}

/**
 * Dealer: the hand of this number was begun wrongly, such as with the button before another player.
 * It is taken back as long as nothing stands on its record; the one before it, which its start has
 * closed, is open again. At a table of an event `hand` is the event's number of the table's last
 * one (`beside`), and one that was told or finished is taken back too, as long as nothing was built
 * on it: chips, places, bounties and button are as before it. There it needs a reason.
 */
export interface TakeBackLiveHand {
  type: "take-back-live-hand";
  event: string;
  hand: number;
  reason?: string;
}

/**
 * Dealer: the hand of this number is over and right. No line of it is taken back any more; at a
 * table of an event its chips are those of the event from now on, and who has none is out: there
 * the whole hand is taken back (`take-back-live-hand`), as long as nothing was built on it.
 */
export interface FinishLiveHand {
  type: "finish-live-hand";
  event: string;
  hand: number;
}

/**
 * Dealer: a hand was played at a table of an event, and this came of it; nobody has followed it.
 * `hand` is the event's number of the table's last one (`beside`), 0 before the first. `out` went
 * out in it; the others have what is on record until they are counted. Where `stacks` are told they
 * are those of all its seats after it. Floor: a hand that is followed ends so too.
 */
export interface TellLiveHand {
  type: "tell-live-hand";
  event: string;
  hand: number;
  out?: WonBy[];
  stacks?: SeatChips[];
}

/**
 * Floor: the chips of these seats of a table of an event were counted between two hands. They have
 * won from each other what was not told, so in sum they have what is on record; `off` says by how
 * many chips the floor has found that otherwise.
 */
export interface CountLiveStacks {
  type: "count-live-stacks";
  event: string;
  stacks: SeatChips[];
  reason: string;
  off?: number;
}

/**
 * Dealer: tell what happened in the hand, with so many lines of its record seen: where there are
 * more, or it is another hand, the command is stale and nothing happens. What the floor chooses,
 * overrules or does is for the floor alone.
 */
export interface EnterLive {
  type: "enter-live";
  event: string;
  hand: number;
  lines: number;
  entry: LiveEntry;
}

/**
 * Dealer: the table wants the floor, and says what for.
 */
export interface CallFloor {
  type: "call-floor";
  event: string;
  about: string;
}

/**
 * Floor: it has come to the table.
 */
export interface AnswerCall {
  type: "answer-call";
  event: string;
}

/**
 * Floor: say something to everybody at a live table, or without one at all of them: texts by
 * language, in one or more of those that the room knows.
 */
export interface AnnounceLive {
  type: "announce-live";
  event?: string | null;
  texts?: Record<string, string>;
}

/**
 * Floor: nothing more happens at a live table; not while a hand is on it.
 */
export interface CloseLiveTable {
  type: "close-live-table";
  event: string;
}

/**
 * Director: erase a person's name, all that is kept of him, and his sessions. In the journal he
 * stands by his id alone, and stays. One who plays in an event, or is to, is erased only
 * `though_playing`: his seat and his chips stay there without him.
 */
export interface ForgetPlayer {
  type: "forget-player";
  player: string;
  though_playing?: boolean;
}

/**
 * Director: make a league, or where there is one of this name, change it.
 */
export interface SetLeague {
  type: "set-league";
  league: League;
}

/**
 * Director: take a league away. The results that it counted stay.
 */
export interface DropLeague {
  type: "drop-league";
  name: string;
}

/**
 * Cashier: a player of an event that is over and not `charged` has been handed his prize, bounties
 * included; `amount` is what was told of it. A prize is paid once.
 */
export interface PayPrize {
  type: "pay-prize";
  event: string;
  player: string;
  amount: number;
}

/**
 * Cashier: a prize was not paid after all. Both stay on record, and it may be paid again.
 */
export interface TakePrizeBack {
  type: "take-prize-back";
  event: string;
  player: string;
  reason: string;
}
