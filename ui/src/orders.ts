// Written by tools/protocol.py from the structs of ruleone. Do not edit.

import type { Action, Arrange, BigBlindAt, Bought, Correction, Counted, Days, DealKind, EntryTerms, EventChanges, Grant, KeptTemplate, Kind, Layout, League, LevelShown, LiveEntry, LiveLevel, LiveSeat, Method, Moment, OffenceCode, Ordered, OutOf, OutsideResult, PenaltyCode, PlayTerms, Reopening, Request, Rest, RoleName, SeatChips, SheetDocument, ShotClock, Showing, ShownOn, TableKind, TiePolicy, WonBy } from './protocol';

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
  "name-asker": { may: ["director", "cashier"] },
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
  "pause": { may: ["director", "floor"], maker: true, reason: "taken" },
  "resume": { may: ["director", "floor"], maker: true, reason: "taken" },
  "next-level": { may: ["director"], reason: "taken", seen: true, shown: true },
  "hand-for-hand": { may: ["director", "floor"], reason: "taken" },
  "end-hand-for-hand": { may: ["director", "floor"], reason: "taken" },
  "deal-out": { may: ["director", "floor"] },
  "waive-halt": { may: ["director"], reason: "taken" },
  "announce": { may: ["director", "floor"], maker: true },
  "take-down": { may: ["director", "floor"], maker: true },
  "move-player": { may: ["director", "floor"], reason: "taken", seen: true },
  "swap-seats": { may: ["director", "floor"], reason: "taken", seen: true },
  "redraw-seats": { may: ["director"], reason: "taken", seen: true },
  "pin-seat": { may: ["director", "floor"], reason: "taken" },
  "remove-player": { may: ["director", "floor"], maker: true, reason: "taken", seen: true },
  "no-show": { may: ["director", "floor"], reason: "taken", seen: true },
  "start-event": { may: ["director"], maker: true, reason: "taken" },
  "appoint-start": { may: ["director"], reason: "taken", seen: true },
  "set-clock": { may: ["director"], reason: "taken", seen: true, shown: true },
  "move-clock": { may: ["director"], reason: "taken", seen: true, shown: true },
  "previous-level": { may: ["director"], reason: "taken", seen: true, shown: true },
  "start-break": { may: ["director"], reason: "taken", seen: true, shown: true },
  "end-break": { may: ["director"], reason: "taken", seen: true, shown: true },
  "plan-break": { may: ["director"], reason: "taken" },
  "ask-for-deal": {},
  "answer-deal": {},
  "offer-deal": { may: ["director"], reason: "taken" },
  "show-deal": { may: ["director"] },
  "answer-deal-for": { may: ["director"], reason: "taken" },
  "withdraw-deal": { may: ["director"], reason: "taken", seen: true },
  "end-day": { may: ["director"], reason: "taken" },
  "sign-bag": {},
  "sign-bags": { may: ["director", "floor"] },
  "draw-day": { may: ["director"], reason: "taken" },
  "start-day": { may: ["director"], reason: "taken" },
  "color-up": { may: ["director"], reason: "taken", seen: true },
  "correct-chips": { may: ["director"], reason: "taken", seen: true },
  "join": {},
  "buy-chips": {},
  "pass-rebuy": {},
  "buy-chips-for": { may: ["director", "floor"], reason: "taken", seen: true },
  "cash-ticket": {},
  "ask-desk": {},
  "withdraw-request": {},
  "decline-request": { may: ["director", "cashier"] },
  "enter-players": { may: ["director"], room: true, reason: "taken" },
  "re-enter-player": { may: ["director"], reason: "taken" },
  "accept-request": { may: ["director", "cashier"], reason: "taken" },
  "penalise": { may: ["director", "floor"], reason: "taken", seen: true },
  "lift-penalty": { may: ["director", "floor"], reason: "taken", seen: true },
  "take-back": { may: ["director"], maker: true, reason: "taken" },
  "keep-act": { may: ["director"], maker: true, reason: "taken" },
  "redo": { may: ["director"], maker: true },
  "give-reason": { may: ["director", "floor"], maker: true, reason: "needed" },
  "break-table": { may: ["director"], reason: "taken" },
  "keep-table": { may: ["director"], reason: "taken" },
  "switch-table": { may: ["director"], reason: "taken" },
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
  "take-back-at-desk": { may: ["director", "floor", "dealer"], reason: "taken" },
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
  "come-to-call": { may: ["director", "floor"] },
  "answer-call": { may: ["director", "floor"] },
  "announce-live": { may: ["director", "floor"] },
  "close-live-table": { may: ["director", "floor"] },
  "forget-player": { may: ["director"] },
  "set-league": { may: ["director"] },
  "drop-league": { may: ["director"] },
  "add-league-results": { may: ["director"] },
  "give-points": { may: ["director"], reason: "needed" },
  "undo-league-entry": { may: ["director"], reason: "needed" },
  "pay-prize": { may: ["director", "cashier"] },
  "take-prize-back": { may: ["director", "cashier"], reason: "needed" },
  "keep-template": { may: ["director"] },
  "drop-template": { may: ["director"] },
  "record-payment": { may: ["director", "cashier"] },
  "give-money-back": { may: ["director", "cashier"] },
  "void-receipt": { may: ["director", "cashier"], reason: "taken" },
  "open-till": { may: ["director", "cashier"] },
  "move-cash": { may: ["director", "cashier"] },
  "close-till": { may: ["director", "cashier"] },
  "reopen-till": { may: ["director", "cashier"] },
  "take-cash-in": { may: ["director", "cashier"] },
  "follow-table": { may: ["director", "floor"] },
  "let-go-table": { may: ["director", "floor"] },
  "report-out": { may: ["director", "floor"], seen: true },
  "undo-out": { may: ["director", "floor"] },
  "report-stacks": { may: ["director", "floor"] },
  "report-big-blind": { may: ["director", "floor"] },
  "report-hand-over": { may: ["director", "floor"] },
  "looked-at-table": { may: ["director", "floor"] },
  "take-proposal": { may: ["director", "floor"] },
  "put-off-proposal": { may: ["director", "floor"] },
  "switch-by-itself": { may: ["director"] },
  "change-event": { may: ["director"], reason: "taken", seen: true },
  "add-staff": { may: ["director"] },
  "change-staff": { may: ["director"] },
  "remove-staff": { may: ["director"] },
  "set-staff-lock": { may: ["director"] },
  "share-device": { may: ["director"] },
  "sign-in-as-staff": {},
  "lock": {},
  "change-own-pin": {},
} as const;

export type Command = Watch | SetName | KeepPlayer | NameAsker | SitDown | WaitForSeat | StopWaiting | TakeSeat | AddOn | SitOut | HoldDeal | AskForChips | Leave | Act | ChooseGame | NextHand | ImBack | EndGame | Pause | Resume | NextLevel | HandForHand | EndHandForHand | DealOut | WaiveHalt | Announce | TakeDown | MovePlayer | SwapSeats | RedrawSeats | PinSeat | RemovePlayer | NoShow | StartEvent | AppointStart | SetClock | MoveClock | PreviousLevel | StartBreak | EndBreak | PlanBreak | AskForDeal | AnswerDeal | OfferDeal | ShowDeal | AnswerDealFor | WithdrawDeal | EndDay | SignBag | SignBags | DrawDay | StartDay | ColorUp | CorrectChips | Join | BuyChips | PassRebuy | BuyChipsFor | CashTicket | AskDesk | WithdrawRequest | DeclineRequest | EnterPlayers | ReEnterPlayer | AcceptRequest | Penalise | LiftPenalty | TakeBack | KeepAct | Redo | GiveReason | BreakTable | KeepTable | SwitchTable | Unfreeze | RetireHand | MakeHomeGame | ComeIn | Invite | MakeLink | RevokeLink | MakePlayerLinks | RenewPlayerLink | PutOnList | CallUp | SeatFromList | TakeOffList | AddDealer | DropDealer | PlaceDealer | SetPushes | PushDealers | ChangeDeck | TakeBackAtDesk | MakeToken | RevokeToken | AddHook | RemoveHook | TryHook | MakeScreen | ChangeScreen | RevokeScreen | CreateEvent | OpenLiveTable | SeatLive | LeaveLive | SetLiveLevel | SetLiveChips | StartLiveHand | TakeBackLiveHand | FinishLiveHand | TellLiveHand | CountLiveStacks | EnterLive | CallFloor | ComeToCall | AnswerCall | AnnounceLive | CloseLiveTable | ForgetPlayer | SetLeague | DropLeague | AddLeagueResults | GivePoints | UndoLeagueEntry | PayPrize | TakePrizeBack | KeepTemplate | DropTemplate | RecordPayment | GiveMoneyBack | VoidReceipt | OpenTill | MoveCash | CloseTill | ReopenTill | TakeCashIn | FollowTable | LetGoTable | ReportOut | UndoOut | ReportStacks | ReportBigBlind | ReportHandOver | LookedAtTable | TakeProposal | PutOffProposal | SwitchByItself | ChangeEvent | AddStaff | ChangeStaff | RemoveStaff | SetStaffLock | ShareDevice | SignInAsStaff | Lock | ChangeOwnPin;

/**
 * Choose the topics that this page shows; each call has the full list. A topic is `lobby`,
 * `event/<event>`, `table/<event>/<table>`, `director/<event>`, `links`, `payments/<event>`,
 * `tokens`, `hooks`, `live/<table>`, `live-board/<table>`, `floor`, `matters`, `players`, `staff`
 * or `situations`. The form `links/<event>`, and the same of `tokens` and `hooks`, shows what is
 * given out for one event. Each topic answers at once with its view, and again at each change.
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
 * Director: keep a player, or change what is kept: the name, and fields such as `email`. All fields
 * are given each time. Without a `player` it is a new one. A name that somebody else has here is
 * kept as a `namesake` alone: a number behind the name tells the two apart.
 */
export interface KeepPlayer {
  type: "keep-player";
  name: string;
  details?: Record<string, string>;
  player?: string | null;
  namesake?: boolean;
}

/**
 * Cashier: give the person whose phone asks the desk the name that was said there. It is the
 * person's name from then on, in every event, as if it had been chosen on the phone. A name that
 * somebody else has here is refused.
 */
export interface NameAsker {
  type: "name-asker";
  event: string;
  player: string;
  name: string;
}

/**
 * Sit down at a table of another game, one of the lobby's `offers`. An event of its own is opened
 * and starts at once; the answer's `event` and `table` are where to go.
 */
export interface SitDown {
  type: "sit-down";
  template: string;
}

/**
 * Wait for a seat: at the cash table of `event`, or without one at any table of these stakes. When
 * a seat comes free it is kept for the person who has waited longest, who takes it by `take-seat`;
 * after a while it goes to the next. A person has one place on each list.
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
 * Sit down at a cash table with `buy_in` cents. It is the table of `event`, else one of these
 * stakes that has a seat, else a new one. Without a `seat` it is the first open one. With `wait`
 * you wait for the big blind rather than post at once. Where the lobby offers the choice, `house`
 * is the number of computer players for a single person; without it the number that the stakes
 * state. The answer's `event` and `table` are where to go.
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
 * Add this many cents to your stack at a cash table, between hands. During a hand the add-on waits
 * until the hand is over; 0 withdraws it.
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
 * Hold the next hand at a cash table of 13-card poker, as the only person who plays there. It waits
 * until you ask for it (`next-hand`). The view's `pause` shows how long you may hold it; after that
 * you sit out.
 */
export interface HoldDeal {
  type: "hold-deal";
  event: string;
  table: number;
  hand: number;
}

/**
 * Receive play money again, with too little left for any cash table.
 */
export interface AskForChips {
  type: "ask-for-chips";
}

/**
 * Withdraw an entry before the start, and get back what it cost; later leave the seat. Nobody waits
 * for the player any longer: hands are folded in turn, those of 13-card poker surrendered, or set
 * by the software where the edition says so. At a cash table the chips go into the wallet when the
 * hand is over. 13 cards that are not set yet are set by the software at once, and the hand is
 * paid.
 */
export interface Leave {
  type: "leave";
  event: string;
}

/**
 * Act in the hand. `hand` and `turn` are those of the view that the player acted on. When the hand
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
 * Choose the game of the table's next turn (dealer's choice). It is one of those in the view's
 * `choice`, whose `turn` this is: when the table has moved on, the command is refused as stale.
 */
export interface ChooseGame {
  type: "choose-game";
  event: string;
  table: number;
  turn: number;
  game: string;
}

/**
 * Say that you have seen the end of a hand of 13-card poker. Once all who are there have said so,
 * the next hand is dealt at once. Nothing is kept of it; when the next hand has come already, the
 * command is refused as stale.
 */
export interface NextHand {
  type: "next-hand";
  event: string;
  table: number;
  hand: number;
}

/**
 * Take part again after being marked away, or after sitting out at a cash table. With `wait` a
 * player at a cash table waits for the big blind rather than post what was missed. It also
 * withdraws a `leave`, until the software has set the player's cards.
 */
export interface ImBack {
  type: "back";
  event: string;
  wait?: boolean;
}

/**
 * Host of a home game, director of any event: end the game. Before the start it is called off, and
 * what was paid is returned. Later it ends when the hands in play are over, and everybody is placed
 * by their chips.
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
  reason?: string;
}

/**
 * Floor: let the clock and the dealing go on.
 */
export interface Resume {
  type: "resume";
  event: string;
  reason?: string;
}

/**
 * Director: end this level now; the next one counts from the next hand on.
 */
export interface NextLevel {
  type: "next-level";
  event: string;
  reason?: string;
  seen?: number | null;
  shown?: LevelShown | null;
}

/**
 * Floor: let all tables play one hand at a time until everyone left is in the money. It begins
 * after the hands in play.
 */
export interface HandForHand {
  type: "hand-for-hand";
  event: string;
  reason?: string;
}

/**
 * Floor: all tables play at their own pace again.
 */
export interface EndHandForHand {
  type: "end-hand-for-hand";
  event: string;
  reason?: string;
}

/**
 * Floor: turn up and deal out the all-in hand of a table that waits hand for hand. It does not wait
 * for the other tables.
 */
export interface DealOut {
  type: "deal-out";
  event: string;
  table: number;
}

/**
 * Director: let a table that is halted for want of players deal short. Only where the edition
 * allows it (balancing.halt_waivable).
 */
export interface WaiveHalt {
  type: "waive-halt";
  event: string;
  table: number;
  reason?: string;
}

/**
 * Floor: say something to everyone in the event. It stands for these `minutes`, and ends by itself;
 * with None until it is taken down or another one comes. `texts` are the same in other languages of
 * the room, by language: a page shows its own, else the `text`.
 */
export interface Announce {
  type: "announce";
  event: string;
  text: string;
  minutes?: number | null;
  texts?: Record<string, string>;
}

/**
 * Floor: take the announcement down. Undone, it stands again.
 */
export interface TakeDown {
  type: "take-down";
  event: string;
}

/**
 * Floor: move a player to an open seat once the hand is over. `why` says that the player sat in a
 * wrong seat.
 */
export interface MovePlayer {
  type: "move-player";
  event: string;
  player: string;
  table: number;
  seat: number;
  reason?: string;
  why?: Ordered;
  seen?: number | null;
}

/**
 * Floor: swap two players who sit in each other's seats. Both go to their own, each with the
 * present chips, once neither is in a hand; until then no hand begins at their tables.
 */
export interface SwapSeats {
  type: "swap-seats";
  event: string;
  player: string;
  other: string;
  reason?: string;
  seen?: number | null;
}

/**
 * Director: redraw all seats and buttons at the present tables. It is done once the hands in play
 * are over. A player who is pinned to a seat keeps its number.
 */
export interface RedrawSeats {
  type: "redraw-seats";
  event: string;
  reason?: string;
  seen?: number | null;
}

/**
 * Floor: let a player with special needs keep the seat where possible, or no longer. Before seats
 * are drawn a `seat` may be named; without it the player keeps the number that is drawn.
 */
export interface PinSeat {
  type: "pin-seat";
  event: string;
  player: string;
  pinned: boolean;
  reason?: string;
  seat?: number | null;
}

/**
 * Floor: remove a player from the event once the hand is over; the chips are out of play. A player
 * who has not played yet is taken off the list, and gets the money back.
 */
export interface RemovePlayer {
  type: "remove-player";
  event: string;
  player: string;
  reason?: string;
  seen?: number | null;
}

/**
 * Floor: a player who entered never came; the event's rule says what becomes of the entry. It is
 * taken off, and the pool with it, or the chips are removed and the entry stays in the pool.
 * Undone, the player is back; a player who was taken off has another seat drawn.
 */
export interface NoShow {
  type: "no-show";
  event: string;
  player: string;
  reason?: string;
  seen?: number | null;
}

/**
 * Director: start an event now, or in the night its next flight. Computer players take the seats
 * that are free. Where it `waits` the seats are drawn, and it is paused before its first hand:
 * clock and dealing begin with Resume.
 */
export interface StartEvent {
  type: "start-event";
  event: string;
  reason?: string;
  waits?: boolean;
}

/**
 * Director: appoint a time of the wall at which the event starts by itself. In the night it is the
 * next flight or the day that is drawn. `at_ms` is in milliseconds since 1970; None withdraws an
 * appointed time. `change-event` sets it with other terms.
 */
export interface AppointStart {
  type: "appoint-start";
  event: string;
  reason?: string;
  at_ms?: number | null;
  seen?: number | null;
}

/**
 * Director: set the time left of the level or the break, in seconds.
 */
export interface SetClock {
  type: "set-clock";
  event: string;
  seconds: number;
  reason?: string;
  seen?: number | null;
  shown?: LevelShown | null;
}

/**
 * Director: add this many seconds to the time left of the level or the break. A negative number
 * removes them.
 */
export interface MoveClock {
  type: "move-clock";
  event: string;
  seconds: number;
  reason?: string;
  seen?: number | null;
  shown?: LevelShown | null;
}

/**
 * Director: go back to the previous level from the next hand on. In the break after a level that is
 * the level itself. It has the time that was left when it was ended early, else its whole length.
 */
export interface PreviousLevel {
  type: "previous-level";
  event: string;
  reason?: string;
  seen?: number | null;
  shown?: LevelShown | null;
}

/**
 * Director: start a break of this many minutes now. Hands in play are finished, and the level
 * resumes after it with the time that it had left.
 */
export interface StartBreak {
  type: "start-break";
  event: string;
  minutes: number;
  reason?: string;
  seen?: number | null;
  shown?: LevelShown | null;
}

/**
 * Director: the break ends now.
 */
export interface EndBreak {
  type: "end-break";
  event: string;
  reason?: string;
  seen?: number | null;
  shown?: LevelShown | null;
}

/**
 * Director: plan a break of this many minutes after a level that is still to end. It replaces one
 * that was to come there; 0 removes it.
 */
export interface PlanBreak {
  type: "plan-break";
  event: string;
  after_level: number;
  minutes: number;
  reason?: string;
}

/**
 * Ask for a deal, as one of those who are left. `left` stays to play for, `amounts` name each
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
  reason?: string;
  left?: number;
  amounts?: Record<string, number>;
}

/**
 * Director: note that the figures of a deal were shown to everybody left, with real cards. They
 * were on a screen or on paper. From then on players may answer by word.
 */
export interface ShowDeal {
  type: "show-deal";
  event: string;
  number: number;
  how: ShownOn;
}

/**
 * Director: enter a player's spoken answer to a deal, at a table with real cards. It is on record
 * as the player's word, entered by the director, and not before the figures were shown.
 */
export interface AnswerDealFor {
  type: "answer-deal-for";
  event: string;
  player: string;
  number: number;
  consents: boolean;
  reason?: string;
}

/**
 * Director: withdraw a deal that is not made yet.
 */
export interface WithdrawDeal {
  type: "withdraw-deal";
  event: string;
  reason?: string;
  seen?: number | null;
}

/**
 * Director: stop the clock, finish hands in play, and deal `hands` more at every table. Without a
 * number the event draws it by lot. Then all chips are bagged.
 */
export interface EndDay {
  type: "end-day";
  event: string;
  reason?: string;
  hands?: number | null;
}

/**
 * Sign for the number on your bag, once the day is over.
 */
export interface SignBag {
  type: "sign-bag";
  event: string;
}

/**
 * Floor: sign that the bags of these `players` have been counted, without names all bags. Where a
 * bag holds another number, `correct-chips` corrects it first.
 */
export interface SignBags {
  type: "sign-bags";
  event: string;
  players?: string[];
}

/**
 * Director: draw the seats of the next day, once the floor has signed all bags. A flight that is
 * left, and that nobody has entered, is then not played.
 */
export interface DrawDay {
  type: "draw-day";
  event: string;
  reason?: string;
}

/**
 * Director: the day that is drawn begins, where the clock stopped.
 */
export interface StartDay {
  type: "start-day";
  event: string;
  reason?: string;
}

/**
 * Director: color up the smallest chips to chips of `into`, one of those in the view. Each table
 * exchanges its own, and races off the odd ones, when its hand is over.
 */
export interface ColorUp {
  type: "color-up";
  event: string;
  into: number;
  reason?: string;
  seen?: number | null;
}

/**
 * Director: correct a player's stack by `chips`, below 0 downwards, for this reason. Not during a
 * hand that the player plays. With `removed` these are the chips, below 0, that went with a player
 * who was removed uncounted.
 */
export interface CorrectChips {
  type: "correct-chips";
  event: string;
  player: string;
  correction: Correction;
  chips: number;
  reason?: string;
  seen?: number | null;
}

/**
 * Enter an event that takes entries, or re-enter after busting. Where the event is `charged` the
 * cost is taken from the wallet. A `sit-down` event starts with it; the answer's `table` is where
 * to go. Refused where entries are taken at the desk alone.
 */
export interface Join {
  type: "join";
  event: string;
}

/**
 * Buy chips in an event, one of the `offers` of its views, before your next hand begins. The word
 * counts, and cannot be withdrawn.
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
 * Floor: buy chips for a player who has asked for them at the table, and who pays as usual. In an
 * event at the desk `paid` records the payment with it, in this way; with None it is due.
 */
export interface BuyChipsFor {
  type: "buy-chips-for";
  event: string;
  player: string;
  what: Bought;
  reason?: string;
  seen?: number | null;
  paid?: Method | null;
}

/**
 * Take the worth of a ticket into an event into the wallet, instead of the entry. Possible where
 * the event's `tickets` is `cash-out`.
 */
export interface CashTicket {
  type: "cash-ticket";
  event: string;
}

/**
 * Ask the desk for an entry, or for chips in the event; it is given once you pay there.
 */
export interface AskDesk {
  type: "ask-desk";
  event: string;
  what: Request;
}

/**
 * Withdraw what you have asked the desk for.
 */
export interface WithdrawRequest {
  type: "withdraw-request";
  event: string;
}

/**
 * Cashier: decline what a player's phone has asked for; the player may ask again.
 */
export interface DeclineRequest {
  type: "decline-request";
  event: string;
  player: string;
}

/**
 * Director: enter these players of the room into an event, each paying from their own wallet.
 * Players who are in it already, or were, are passed over, so that a list may be sent again: the
 * answer's `passed` has them with their status. All others are entered, or nobody where one of them
 * may not be; where nobody is left it is refused. In an event at the desk `paid` records their
 * payments with it, in this way; with None they are due.
 */
export interface EnterPlayers {
  type: "enter-players";
  event: string;
  players: string[];
  reason?: string;
  paid?: Method | null;
}

/**
 * Director: re-enter a player who is out of the event and has asked at the desk. It counts as if
 * the player had re-entered: as often and as long as the event allows, with a seat drawn, and paid
 * from the player's own wallet. In an event at the desk `paid` records the payment with it, in this
 * way; with None it is due. Where the event allows it a player who is still in `gives_up` this
 * number of chips for it. It is all that the player has, and is taken out of play. Undone, the
 * chips are there again.
 */
export interface ReEnterPlayer {
  type: "re-enter-player";
  event: string;
  player: string;
  reason?: string;
  paid?: Method | null;
  gives_up?: number | null;
}

/**
 * Cashier: give a player what the phone has asked for, with the money taken in this way. On record
 * and to be undone it is the entry, the re-entry or the purchase that it is. With `paid` None it is
 * due.
 */
export interface AcceptRequest {
  type: "accept-request";
  event: string;
  player: string;
  reason?: string;
  paid?: Method | null;
}

/**
 * Floor: give a player a penalty of the edition's scale, `count` hands or rounds of it. It is for
 * an `offence` that the book names or another `reason`. It begins with the next hand, and goes with
 * the player to any table and through a night. A disqualified player is out once the hand is over,
 * at night at once, and the chips are out of play. For an offence that the edition has players pay
 * for in chips it is `count` chips. They are paid, as far as there are any, once the hand is over,
 * at night as soon as the player plays again.
 */
export interface Penalise {
  type: "penalise";
  event: string;
  player: string;
  penalty: PenaltyCode;
  reason?: string;
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
  reason?: string;
  seen?: number | null;
}

/**
 * Director: undo the act of this number, as long as nothing has been built on it. Both stay on
 * record. All entries of a list that still stand are undone, or none where one of them has to stay;
 * with a `player` that one alone. The answer has the acts that rested on what was undone: they stay
 * until they are undone themselves.
 */
export interface TakeBack {
  type: "take-back";
  event: string;
  act: number;
  reason?: string;
  player?: string | null;
}

/**
 * Director: keep the act of this number although a bust-out on which it rested was undone. Such
 * acts are `offered` on the director's page; one that is kept is offered no more.
 */
export interface KeepAct {
  type: "keep-act";
  event: string;
  act: number;
  reason?: string;
}

/**
 * Director: redo an act that was undone, with the same terms and the same reason. It is refused
 * where its order would be refused now.
 */
export interface Redo {
  type: "redo";
  event: string;
  act: number;
}

/**
 * Floor: say afterwards why the act of this number was done; the last reason counts. Its author may
 * say so, and a director of the event for anybody.
 */
export interface GiveReason {
  type: "give-reason";
  event: string;
  act: number;
  reason: string;
}

/**
 * Director: let a table break before its turn, behind those that were named before it. It breaks
 * once its hand is over, as soon as the others have seats for its players, who draw them. Without
 * `wait` it is refused while the others have too few.
 */
export interface BreakTable {
  type: "break-table";
  event: string;
  table: number;
  reason?: string;
  wait?: boolean;
}

/**
 * Director: a table that was to break before its turn stays, as long as it has not broken.
 */
export interface KeepTable {
  type: "keep-table";
  event: string;
  table: number;
  reason?: string;
}

/**
 * Director: switch a table of an event to cards `dealt` by the room, or `live`, real ones. It
 * counts from the next hand, and is refused during a hand. Computer players cannot sit at real
 * cards.
 */
export interface SwitchTable {
  type: "switch-table";
  event: string;
  table: number;
  to: TableKind;
  reason?: string;
}

/**
 * Director: unfreeze a table, or the whole event where no table is named. It resumes from what the
 * journal has of it.
 */
export interface Unfreeze {
  type: "unfreeze";
  event: string;
  reason: string;
  table?: number | null;
}

/**
 * Director: end the hand of a frozen table without a result. Nobody has won it: everyone has the
 * chips with which it began, and the next hand is dealt.
 */
export interface RetireHand {
  type: "retire-hand";
  event: string;
  table: number;
  reason: string;
}

/**
 * Make a private table for friends, who come by its invitation, and enter it. The answer's `event`
 * is its page, where the host finds the invitation. `small_blind` may be any share of the big one,
 * or 0 for a single blind. `reopening` is which way short all-ins reopen the betting (holdem-allin-
 * short-a, -b, -c), `showing` who may ask to see a hand (holdem-show-variants). `house_players` is
 * the maximum of computer players who take free seats at the start.
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
 * Host of a home game: replace the invitation by another, or with `open` false by none. Guests who
 * came by the former one and have no seat are out.
 */
export interface Invite {
  type: "invite";
  event: string;
  open?: boolean;
}

/**
 * Director: make a link that gives those who open it a role; a dealer's is bound to a table. The
 * floor may make the link of a live table's dealer. A link opens any number of browsers, or `once`
 * only one, for this many `minutes` or until it is revoked. Those who opened it before keep the
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
 * Director: revoke a link; every session that opened it loses the role at once. The last link of a
 * director of the whole room cannot be revoked: another has to be made first.
 */
export interface RevokeLink {
  type: "revoke-link";
  link: string;
}

/**
 * Floor: make the links by which these `players` of an event open their own page on a phone. They
 * are printed on what is handed to the players. The answer's `player_links` have their paths. A
 * link that was made since the room was opened is given again; an earlier one still opens.
 */
export interface MakePlayerLinks {
  type: "make-player-links";
  event: string;
  players: string[];
}

/**
 * Director: end all links of this player to their own page, on every phone, and make another. With
 * `open` false none is made.
 */
export interface RenewPlayerLink {
  type: "renew-player-link";
  event: string;
  player: string;
  open?: boolean;
}

/**
 * Floor: put a name on the waiting list of the live table `event`, or without one of any table. The
 * answer's `number` is that of the name.
 */
export interface PutOnList {
  type: "put-on-list";
  name: string;
  event?: string | null;
}

/**
 * Floor: call the name with this number on the list, or call it again.
 */
export interface CallUp {
  type: "call-up";
  number: number;
}

/**
 * Floor: seat the name with this number at a live table, and remove it from the list.
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
 * Floor: note that a dealer of this name is on duty; the next push gives them a table.
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
 * Floor: send a dealer to a table, or without one on a break. A table is the number of an event's,
 * or the name of a live one; its dealer goes on a break. Where the dealer deals already, or the
 * table has one, this is a push of a single dealer: while the rules hold the dealers it takes a
 * `reason`. `seen` is the newest act of the rota that the page had shown, 0 for none. The order is
 * refused where dealers were pushed since, or where this dealer, or anybody at this table, was
 * placed.
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
 * Floor: set the interval between pushes of dealers, in minutes.
 */
export interface SetPushes {
  type: "set-pushes";
  minutes: number;
  event?: string | null;
}

/**
 * Floor: push the dealers to their next places, as the view shows them. Shortly before a break or a
 * new level the rules hold the dealers where they are: a push then takes a `reason`. With `decks`
 * the live tables at which no hand is played change their decks too. `seen` is the newest act of
 * the rota that the page had shown, 0 for none: where dealers were pushed since, the order is
 * refused.
 */
export interface PushDealers {
  type: "push-dealers";
  event?: string | null;
  decks?: boolean;
  reason?: string;
  seen?: number | null;
}

/**
 * Dealer: note that another deck came to a live table, between hands. `moment` is when it is
 * changed, or at whose wish; only the floor may enter a wish of the house. `seen` is the newest act
 * with this deck that the page had shown, 0 for none: where the deck was changed since, the order
 * is refused.
 */
export interface ChangeDeck {
  type: "change-deck";
  event: string;
  moment: Moment;
  seen?: number | null;
}

/**
 * Dealer: undo the act of this number at the desk, as long as nothing has been built on it. A
 * dealer may undo only a change of deck that the house did not wish, the floor any act. `event` is
 * the event of the rota or the table of the deck, None for the list and the room's rota.
 */
export interface TakeBackAtDesk {
  type: "take-back-at-desk";
  act: number;
  reason?: string;
  event?: string | null;
}

/**
 * Director: make a token by which a program asks under a name and a role of its own. It counts in
 * all events or in one; a dealer's is bound to a table. It ends after this many `days`, or without
 * them when it is revoked. The answer's `token` has its secret, this once.
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
 * Director: revoke a token at once. The director of one event may revoke those that are bound to
 * it.
 */
export interface RevokeToken {
  type: "revoke-token";
  token: string;
}

/**
 * Director: send news of these kinds to a program at this address, of all events or of one. The
 * answer's `hook` has the secret that signs what is sent, this once.
 */
export interface AddHook {
  type: "add-hook";
  url: string;
  kinds: Kind[];
  event?: string | null;
}

/**
 * Director: remove a hook; nothing more is sent to it, nor what still waits. The director of one
 * event may remove hooks of that event alone.
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
 * Director: put up a big screen of an event under a name of its own. It is opened by its own link
 * (the answer's `screen`, at `/screen/<screen>`) until it is taken down.
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
 * Director: announce a new event from a template of the room (`turbo-27`, ...) or a `sheet`. A
 * custom `sheet` has the template `own-sheet`, its entries or others. A `shot_clock` gives
 * decisions another time than the room's. With `days` it is played on several of them; without, on
 * those of the sheet, unless it is played `in_one_go`. With an event in `into` its prizes are seats
 * of that one, and `rest` says who gets the rest of the pool. With `ties` players who go out in one
 * hand are placed by that, whatever the edition says. `tables` are dealt by the room, or live:
 * played with real cards, each beside a live table of the same seats. There the hands are
 * `followed` from the start on, or nobody enters them; those of an event of several days, or with
 * levels by hands, always are. Moves, breaks and color-ups happen `by_itself`, or are proposed.
 * `play` has other terms of play, such as the edition or the table size. With `reasons_first` the
 * director gives a reason before an act, not after it.
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
  followed?: boolean;
  by_itself?: boolean;
  reasons_first?: boolean;
}

/**
 * Floor: open a live table, at which a dealer deals real cards and enters what happens. `chips` are
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
 * Floor: note that the player in a seat leaves a live table. A player who is in the hand on it
 * leaves when the next one begins.
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
 * Dealer: between hands, set the denominations that the table plays with, as after a color-up.
 * Stacks that the race has changed are corrected by the floor. At a table of an event only the
 * floor may set them. They stay in the place of the event's own; the smallest one is always the
 * event's.
 */
export interface SetLiveChips {
  type: "set-live-chips";
  event: string;
  chips: number[];
}

/**
 * Dealer: begin the next hand, and close the last one. `hand` is the number of the last one, 0
 * before the first: where it is another, the command is stale. The button is at this seat, or else
 * where the edition moves it. At a table of an event the event decides who plays the hand, its
 * level and the button. Where it may not begin yet, only the last one is closed.
 */
export interface StartLiveHand {
  type: "start-live-hand";
  event: string;
  hand: number;
  button?: number | null;
}

/**
 * Dealer: undo the start of the hand of this number, such as with the button at a wrong seat. It
 * can be undone as long as nothing is on its record; the hand before it, which its start closed, is
 * open again. At a table of an event `hand` is the event's number of the table's last one
 * (`beside`). There a hand that was reported or finished can be undone too, as long as nothing was
 * built on it. Chips, places, bounties and button are then as before it, and a reason is needed.
 */
export interface TakeBackLiveHand {
  type: "take-back-live-hand";
  event: string;
  hand: number;
  reason?: string;
}

/**
 * Dealer: finish the hand of this number as right. Its lines can no longer be undone. At a table of
 * an event its chips are then those of the event, and a player without any is out. There the whole
 * hand can be undone (`take-back-live-hand`), as long as nothing was built on it.
 */
export interface FinishLiveHand {
  type: "finish-live-hand";
  event: string;
  hand: number;
}

/**
 * Dealer: report the result of a hand at a table of an event that nobody has followed. `hand` is
 * the event's number of the table's last one (`beside`), 0 before the first. `out` went out in it;
 * the others have the chips on record until they are counted. `stacks`, where given, are those of
 * all its seats after it. Floor: end a followed hand in the same way.
 */
export interface TellLiveHand {
  type: "tell-live-hand";
  event: string;
  hand: number;
  out?: WonBy[];
  stacks?: SeatChips[];
}

/**
 * Floor: enter counted chips of these seats of a table of an event, between two hands. They have
 * won from each other in hands that were not reported. In sum they have the chips on record; `off`
 * is the difference in chips where the floor has found one.
 */
export interface CountLiveStacks {
  type: "count-live-stacks";
  event: string;
  stacks: SeatChips[];
  reason: string;
  off?: number;
}

/**
 * Dealer: enter what happened in the hand, having seen `lines` lines of its record. Where there are
 * more, or it is another hand, the command is stale and nothing happens. Only the floor may enter a
 * choice, an overruling or an act of the floor.
 */
export interface EnterLive {
  type: "enter-live";
  event: string;
  hand: number;
  lines: number;
  entry: LiveEntry;
}

/**
 * Dealer: the table wants the floor, and says what for. `about` is the dealer's own words, or one
 * of `ruling`, `dispute`, `cards`, `chips`, `conduct` and `other`, which everybody reads in their
 * own language.
 */
export interface CallFloor {
  type: "call-floor";
  event: string;
  about: string;
}

/**
 * Floor: it has seen the call, and somebody is coming to the table.
 */
export interface ComeToCall {
  type: "come-to-call";
  event: string;
}

/**
 * Floor: it has come to the table, and the call is over. `ruled` is what was ruled, in the floor's
 * own words, for the table's record.
 */
export interface AnswerCall {
  type: "answer-call";
  event: string;
  ruled?: string;
}

/**
 * Floor: announce something at a live table, or without one at all of them. The texts are by
 * language, in one or more of those that the room has.
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
 * Director: erase a person's name, all that is kept of them, and their sessions. In the journal the
 * person is an id alone, which stays. A person who plays in an event, or is to, is erased only with
 * `though_playing`: the seat and the chips stay there.
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
 * Director: bring results of elsewhere into a league, on a day (an ISO date).
 */
export interface AddLeagueResults {
  type: "add-league-results";
  league: string;
  title: string;
  day: string;
  results: OutsideResult[];
}

/**
 * Director: give points to a player of a league by hand, or take them with a minus.
 */
export interface GivePoints {
  type: "give-points";
  league: string;
  player: string;
  points: string;
  reason: string;
}

/**
 * Director: undo results of elsewhere, or points by hand. Both stay on record.
 */
export interface UndoLeagueEntry {
  type: "undo-league-entry";
  league: string;
  entry: string;
  reason: string;
}

/**
 * Cashier: note that a player has been handed the prize of an event that is over. The event is not
 * `charged`; bounties are included; `amount` is the amount shown. A prize is paid once, in this
 * way. Amounts that the desk handed out before the end count.
 */
export interface PayPrize {
  type: "pay-prize";
  event: string;
  player: string;
  amount: number;
  method?: Method;
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

/**
 * Director: keep all terms of an event under a name; one of this name is changed.
 */
export interface KeepTemplate {
  type: "keep-template";
  template: KeptTemplate;
}

/**
 * Director: drop a template of the house's own. Events that were announced by it stay.
 */
export interface DropTemplate {
  type: "drop-template";
  name: string;
}

/**
 * Cashier: record that somebody has paid what is due, or was handed a prize, in this way. `charge`
 * is its number, `amount` the amount shown.
 */
export interface RecordPayment {
  type: "record-payment";
  event: string;
  charge: number;
  amount: number;
  method: Method;
}

/**
 * Cashier: record that money was given back for an entry or chips that were withdrawn. `charge` is
 * its number, `amount` the amount shown.
 */
export interface GiveMoneyBack {
  type: "give-money-back";
  event: string;
  charge: number;
  amount: number;
  method: Method;
}

/**
 * Cashier: undo a payment or a giving back that was recorded by mistake. The receipt keeps its
 * number and says so; a reason may be given. The till it went through has to be open.
 */
export interface VoidReceipt {
  type: "void-receipt";
  event: string;
  receipt: number;
  reason?: string;
}

/**
 * Cashier: open a till of your own with this much cash in it; your cash goes through it.
 */
export interface OpenTill {
  type: "open-till";
  event: string;
  opening: number;
}

/**
 * Cashier: put cash into a till, or with a negative amount take it out to the safe. It is undone by
 * the same amount the other way.
 */
export interface MoveCash {
  type: "move-cash";
  event: string;
  till: number;
  amount: number;
}

/**
 * Cashier: close a till with what was counted; its difference to what should be there stays. It is
 * undone by `reopen-till`.
 */
export interface CloseTill {
  type: "close-till";
  event: string;
  till: number;
  counted: number;
}

/**
 * Cashier: let a till that was closed go on; its closing does not count.
 */
export interface ReopenTill {
  type: "reopen-till";
  event: string;
  till: number;
}

/**
 * Cashier: put cash of this event that you recorded without a till into your open till. `amount` is
 * the cash shown, less what you paid out. Cash that somebody else recorded stays outside: a till
 * counts the cash of one cashier.
 */
export interface TakeCashIn {
  type: "take-cash-in";
  event: string;
  amount: number;
}

/**
 * Floor: follow the hands of a live table from now on. `stacks` are those of all its players: with
 * the others they have all chips in play.
 */
export interface FollowTable {
  type: "follow-table";
  event: string;
  table: number;
  stacks: SeatChips[];
}

/**
 * Floor: follow the hands of a live table no longer; its stacks become counts of this moment. It is
 * refused during a hand, and at a table that the room deals.
 */
export interface LetGoTable {
  type: "let-go-table";
  event: string;
  table: number;
}

/**
 * Floor: report players who went out in one hand, at live tables that nobody follows. Those of
 * several hands are reported one after the other, in the order in which they went out. In one hand
 * they share the place, unless it is `ranked`: then the first named had most chips before it, where
 * the edition goes by that.
 */
export interface ReportOut {
  type: "report-out";
  event: string;
  outs: OutOf[];
  ranked?: boolean;
  seen?: number | null;
}

/**
 * Floor: undo the newest report that a player is out, whatever has followed. Places, prizes and
 * bounties are set right. The player gets this seat, or without one the old one if it is open, else
 * another. Moves and breaks since stay until they are undone themselves: the answer has those that
 * rested on the report.
 */
export interface UndoOut {
  type: "undo-out";
  event: string;
  player: string;
  table?: number | null;
  seat?: number | null;
}

/**
 * Floor: report counted stacks of players at live tables that nobody follows. Each is shown with
 * its time. Those who are not counted keep their last count.
 */
export interface ReportStacks {
  type: "report-stacks";
  event: string;
  counts: Counted[];
}

/**
 * Floor: report who is the next big blind at a live table that nobody follows.
 */
export interface ReportBigBlind {
  type: "report-big-blind";
  event: string;
  table: number;
  seat: number;
}

/**
 * Floor: report hand for hand that a table that nobody follows has finished its hand.
 */
export interface ReportHandOver {
  type: "report-hand-over";
  event: string;
  table: number;
}

/**
 * Floor: somebody looked at a live table of which nothing was reported: all are still there.
 * Nothing but that is on record, and the reminder of the table begins again.
 */
export interface LookedAtTable {
  type: "looked-at-table";
  event: string;
  table: number;
}

/**
 * Floor: take a proposal of the event, by its id. `told` has the next big blinds that it asks for.
 * It is refused once the tables have changed so that it is no longer proposed.
 */
export interface TakeProposal {
  type: "take-proposal";
  event: string;
  proposal: string;
  told?: BigBlindAt[];
}

/**
 * Floor: do not take a proposal now; it comes again once the tables have changed.
 */
export interface PutOffProposal {
  type: "put-off-proposal";
  event: string;
  proposal: string;
}

/**
 * Director: let moves, breaks and color-ups of an event with live tables happen by themselves. Off,
 * each is proposed and waits for somebody to take it. On, that still holds for moves for which the
 * book needs what nobody knows.
 */
export interface SwitchByItself {
  type: "switch-by-itself";
  event: string;
  on: boolean;
}

/**
 * Director: change an event that is announced or in play. It covers levels and breaks, prices,
 * periods of entries and purchases, the guarantee, prizes and bounties. It covers tables to come,
 * the start, and options that decide no hand in play, too. Everything that is over stays. `what-
 * would-change` lists before what it would do.
 */
export interface ChangeEvent {
  type: "change-event";
  event: string;
  changes: EventChanges;
  reason?: string;
  seen?: number | null;
}

/**
 * Director: add a person to the staff, with a name, a PIN of 6 digits or more, and roles. The
 * record names the person in all that they do while signed in.
 */
export interface AddStaff {
  type: "add-staff";
  name: string;
  pin: string;
  roles: Grant[];
}

/**
 * Director: give a person of the staff another name, PIN, or roles; None leaves what is. With a new
 * PIN the person is signed out everywhere.
 */
export interface ChangeStaff {
  type: "change-staff";
  staff: string;
  name?: string | null;
  pin?: string | null;
  roles?: Grant[] | null;
}

/**
 * Director: remove a person from the staff. They are signed out everywhere at once. Their acts stay
 * on record under their name.
 */
export interface RemoveStaff {
  type: "remove-staff";
  staff: string;
}

/**
 * Director: lock shared devices after this number of minutes in which nobody uses them.
 */
export interface SetStaffLock {
  type: "set-staff-lock";
  minutes: number;
}

/**
 * Director: make a browser a device that the staff shares, or with `shared` false no longer. It is
 * the browser that asks, or that of this `device`. A shared one asks who you are; links that it has
 * opened grant nothing until it is no longer shared.
 */
export interface ShareDevice {
  type: "share-device";
  shared?: boolean;
  device?: string | null;
}

/**
 * Sign in as a person of the staff at this browser: by the id `staff` or the name, and the PIN. The
 * browser is a shared device from then on, and is locked when nobody uses it; with `own` it is
 * yours alone, and stays signed in. Wrong PINs make the next try wait.
 */
export interface SignInAsStaff {
  type: "sign-in-as-staff";
  pin: string;
  staff?: string | null;
  name?: string | null;
  own?: boolean;
}

/**
 * Lock this browser: the staff signs in there by PIN again. A director locks any `device`.
 */
export interface Lock {
  type: "lock";
  device?: string | null;
}

/**
 * Choose another PIN for yourself, where you are signed in; the present one is asked for. You are
 * signed out on all other devices. Wrong PINs make the next try wait, as at the sign-in.
 */
export interface ChangeOwnPin {
  type: "change-own-pin";
  pin: string;
  new: string;
}
