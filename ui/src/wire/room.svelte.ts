import { untrack } from 'svelte';
import type {
  Accepted,
  Answer,
  Ask,
  CheckRows,
  Command,
  Consult,
  ConsultNext,
  Consulted,
  FactAsked,
  DrawsFound,
  EntriesFound,
  FindDraws,
  FindEntries,
  FindPlayers,
  FindTables,
  Frame,
  JudgeLive,
  LiveJudged,
  PlayersFound,
  RaceChips,
  RaceSheet,
  Refusal,
  RowsStand,
  Suggest,
  Suggestions,
  TablesFound,
  View,
  Welcome,
  WhatWouldChange,
  WouldChange,
} from '../protocol';
import type { TOPICS, TopicKind } from '../topics';
import { refusalsOnTheirWay } from '../words/words.svelte';
import { clock } from './clock.svelte';
import { Heartbeat } from './heartbeat';

type Told = typeof TOPICS;
/** The view of a kind of topic. */
export type ViewOf<K extends TopicKind> = Extract<View, { type: Told[K]['view'] }>;
/** What the name of a topic says after its kind; null for the whole room, where there is such a topic. */
type PartsOf<K extends TopicKind> = Each<
  Told[K]['parts'],
  Told[K] extends { room: true } ? string | null : string | number
>;
type Each<Names extends readonly string[], Part> = { -readonly [At in keyof Names]: Part };

/** What the room last showed of one topic. A view is whole and replaces the one before. */
export class Topic<V extends View = View> {
  view = $state.raw<V | null>(null);
  /** Why the topic cannot be watched (any more). */
  gone = $state.raw<Refusal | null>(null);
  version = 0;

  /** `watch` asks for it until the function is called that it returns. */
  constructor(readonly watch: () => () => void) {}
}

type Link = 'connecting' | 'open' | 'lost';
type Waiting = { ask: Ask; settle: (result: Answer['result']) => void };

const RETRY_FIRST_MS = 250;
/** However long the room was away: a page is right again within five seconds of its return. */
const RETRY_MOST_MS = 3_000;
/** Pages that were sent away at the same moment come back within so long, not all at once. */
const APART_MS = 1_000;
/** A connection that says nothing of its death (sleep, a changed network) is tried by `online` and `visible`. */
const SILENT_MS = 45_000;
/** A new connection has so long to stand, and its visitor so long to get a session. */
const CONNECT_MOST_MS = 4_000;
/** How often a page looks whether it slept meanwhile, */
const LOOK_MS = 1_000;
/** which it did where nothing ran for so long, */
const ASLEEP_MS = 10_000;
/** or where its own clock stood for so long beside that of the wall. */
const CLOCK_STOOD_MS = 3_000;
/** A page that woke up waits so long for an answer before it connects anew. */
const PROBE_MS = 1_500;
/** Without a connection for so long there is something to be said of it. */
const AWAY_MS = 2_000;

/**
 * The connection to the room: topics in, commands out.
 *
 * It comes back by itself, each time a little later, and then watches again what was watched and asks again
 * what was not answered, under the same ids: the room gives the same answer twice and acts once.
 */
export class Room {
  link = $state<Link>('connecting');
  welcome = $state.raw<Welcome | null>(null);
  /** When the connection was lost, on the page's own clock; null while it stands. */
  lostAt = $state<number | null>(null);
  /** The number of times that this page was away and is back: without a connection for a while, or asleep. */
  returns = $state(0);
  /** When the connection was lost the last time, on the page's own clock. */
  goneAt = Number.MAX_SAFE_INTEGER;
  /** Counts on while this page is awake, hears the room and shows what it last said. */
  attends = $state(0);
  /** Why the room has sent this page away, and until when on the page's own clock; null where it has not. */
  away = $state.raw<{ code: string; until: number } | null>(null);

  #socket: WebSocket | null = null;
  #topics = new Map<string, Topic>();
  #watched = new Map<string, number>();
  #waiting = new Map<string, Waiting>();
  #tries = 0;
  /** Whether the room has welcomed this connection. */
  #greeted = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watchAsked = false;
  #lastFrame = 0;
  #heart = new Heartbeat();
  #looked = { wall: Date.now(), own: performance.now() };
  #connectedAt = 0;
  #series = newId();
  #count = 0;

  /** Connect, and stay connected. */
  open(): void {
    this.#connect();
    this.#looked = { wall: Date.now(), own: performance.now() };
    setInterval(() => this.#look(), LOOK_MS);
    addEventListener('online', () => this.#revive());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.#revive();
    });
  }

  /**
   * Find out within seconds that nothing comes any more, until the returned function is called: for a screen that
   * nobody touches, and for a table, where time runs. A connection may die without a word.
   */
  beat(idle?: number): () => void {
    const timer = setInterval(() => this.#beat(idle), Heartbeat.every);
    return () => clearInterval(timer);
  }

  /** Tell the room that somebody uses this page: a shared device is locked when nobody does. */
  use(): void {
    this.#send({ id: `${this.#series}-${++this.#count}`, do: { type: 'in-use' } });
  }

  #beat(idle?: number): void {
    const now = performance.now();
    if (this.link === 'open') {
      const found = this.#heart.look(now, idle);
      if (found === 'ask') this.#askStill();
      else if (found === 'lost') this.#drop();
    } else if (this.#socket && now - this.#connectedAt > CONNECT_MOST_MS) this.#drop();
  }

  #askStill(): void {
    this.#send({ id: `${this.#series}-${++this.#count}`, do: { type: 'still-there' } });
  }

  /** Whether this page slept: then what it shows may be old, and its connection dead without a word. */
  #look(): void {
    const { wall, own } = this.#looked;
    const now = performance.now();
    this.#looked = { wall: Date.now(), own: now };
    const stood = Date.now() - wall - (now - own) > CLOCK_STOOD_MS;
    const asleep = stood || now - own > ASLEEP_MS;
    if (this.link !== 'open') return;
    if (!asleep) {
      // What it shows is from before until all of it has come again: a room that has just started takes its time.
      if (this.#isUpToDate()) this.attends += 1;
    } else {
      this.goneAt = wall;
      this.returns += 1;
      // A clock that stood is set again by the welcome of a new connection.
      if (stood) this.#renew();
      else this.#probe();
    }
  }

  /** Whether the room has shown all that is watched since it was connected to. */
  #isUpToDate(): boolean {
    return [...this.#watched.keys()].every((name) => {
      const topic = this.#topics.get(name);
      return topic === undefined || topic.version !== 0 || topic.gone !== null;
    });
  }

  /** Ask whether the room is there; where no answer comes soon, connect anew. */
  #probe(): void {
    const before = this.#lastFrame;
    const socket = this.#socket;
    this.#askStill();
    setTimeout(() => {
      if (this.#socket === socket && this.link === 'open' && this.#lastFrame === before) this.#renew();
    }, PROBE_MS);
  }

  /** Connect anew at once, whatever the socket says of itself. */
  #renew(): void {
    if (this.#waits() > 0) return;
    const socket = this.#socket;
    if (this.link === 'open') this.lostAt = Date.now();
    this.link = 'lost';
    this.#tries = 0;
    this.#connect();
    socket?.close();
  }

  /** Take the connection for lost, whatever its socket says: as of what came last. */
  #drop(): void {
    const socket = this.#socket;
    if (this.link === 'open') this.lostAt = Date.now() - Math.round(performance.now() - this.#lastFrame);
    this.#lose();
    socket?.close();
  }

  /** The roles of who looks, as the room says them: `floor`, `director/e1`, `dealer/e1/2`. */
  get roles(): readonly string[] {
    return this.welcome?.roles ?? [];
  }

  /** What is known of a topic; does not watch it. */
  topic<K extends TopicKind>(kind: K, ...parts: PartsOf<K>): Topic<ViewOf<K>> {
    const name = [kind, ...parts.filter((part: string | number | null) => part !== null)].join('/');
    // What a topic shows is of its kind: the room says so in the table of topics.
    return this.#known(name) as unknown as Topic<ViewOf<K>>;
  }

  #known(name: string): Topic {
    let topic = this.#topics.get(name);
    // Who asks for it first may be deriving something: what a derivation makes itself it does not follow.
    if (!topic) this.#topics.set(name, (topic = untrack(() => new Topic(() => this.#watch(name)))));
    return topic;
  }

  #watch(name: string): () => void {
    this.#watched.set(name, (this.#watched.get(name) ?? 0) + 1);
    this.#askWatch();
    return () => {
      const left = (this.#watched.get(name) ?? 1) - 1;
      if (left > 0) this.#watched.set(name, left);
      else this.#watched.delete(name);
      this.#askWatch();
    };
  }

  /** Ask the room for something; settles when it has answered, however long that takes. */
  ask(command: Command): Promise<Accepted | Refusal>;
  /** Look at one's own cards: nothing happens. */
  ask(look: CheckRows): Promise<RowsStand | Refusal>;
  ask(look: Suggest): Promise<Suggestions | Refusal>;
  /** Look at what an entry at a live table would come to: nothing happens. */
  ask(look: JudgeLive): Promise<LiveJudged | Refusal>;
  /** Look for players or tables of a large event: nothing happens. */
  ask(look: FindPlayers): Promise<PlayersFound | Refusal>;
  ask(look: FindEntries): Promise<EntriesFound | Refusal>;
  ask(look: FindTables): Promise<TablesFound | Refusal>;
  ask(look: FindDraws): Promise<DrawsFound | Refusal>;
  /** Look at what a change of an event would do: nothing happens. */
  ask(look: WhatWouldChange): Promise<WouldChange | Refusal>;
  /** Look at what a race for odd chips would come to: nothing happens. */
  ask(look: RaceChips): Promise<RaceSheet | Refusal>;
  /** Ask the ruling assistant: nothing happens. */
  ask(consult: Consult): Promise<Consulted | Refusal>;
  ask(consult: ConsultNext): Promise<FactAsked | Consulted | Refusal>;
  ask(what: Ask['do']): Promise<Answer['result']> {
    const ask: Ask = { id: `${this.#series}-${++this.#count}`, do: what };
    return new Promise((settle) => {
      this.#waiting.set(ask.id, { ask, settle });
      this.#send(ask);
    });
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
    this.#socket = socket;
    this.#connectedAt = performance.now();
    this.#greeted = false;
    socket.onmessage = (message) => {
      if (this.#socket === socket) this.#hear(JSON.parse(String(message.data)) as Frame);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lose();
    };
  }

  #lose(): void {
    this.#socket = null;
    this.link = 'lost';
    this.lostAt ??= Date.now();
    const wait = Math.min(RETRY_MOST_MS, RETRY_FIRST_MS * 2 ** this.#tries++);
    clearTimeout(this.#retry);
    const again = this.#greeted ? () => this.#connect() : () => void this.#comeAnew();
    this.#retry = setTimeout(again, Math.max(wait * (0.75 + Math.random() / 2), this.#waits()));
  }

  /** How long this page has still to wait, as the room has told it; pages that were sent away together come back apart. */
  #waits(): number {
    const left = (this.away?.until ?? 0) - Date.now();
    return left > 0 ? left + Math.random() * Math.max(APART_MS, left / 4) : 0;
  }

  /** The room may have turned away a visitor without a session: its front page gives one. */
  async #comeAnew(): Promise<void> {
    const late = new Promise((resolve) => setTimeout(resolve, CONNECT_MOST_MS));
    await Promise.race([fetch('/', { cache: 'no-store' }).catch(() => null), late]);
    if (!this.#socket) this.#connect();
  }

  #revive(): void {
    const silent = performance.now() - this.#lastFrame > SILENT_MS;
    if (this.link === 'open' && this.#socket?.readyState === WebSocket.OPEN && !silent) this.#probe();
    else this.#renew();
  }

  #hear(frame: Frame): void {
    this.#lastFrame = performance.now();
    this.#heart.hear(this.#lastFrame);
    if (frame.type === 'welcome') this.#greet(frame);
    else if (frame.type === 'answer') this.#settle(frame.id, frame.result);
    else if (frame.type === 'view') this.#show(frame.topic, frame.version, frame.view);
    else if (frame.type === 'gone') this.#known(frame.topic).gone = frame.refusal;
    else {
      const socket = this.#socket;
      // Whoever is known no longer needs another session before another connection.
      if (frame.code === 'signed-out' || frame.code === 'erased') this.#greeted = false;
      this.away = { code: frame.code, until: Date.now() + frame.retry_ms };
      this.#lose();
      socket?.close();
    }
  }

  #greet(welcome: Welcome): void {
    clock.restart(welcome.now_ms);
    this.#greeted = true;
    this.welcome = welcome;
    this.#tries = 0;
    this.link = 'open';
    if (this.lostAt !== null && Date.now() - this.lostAt >= AWAY_MS) {
      this.goneAt = this.lostAt;
      this.returns += 1;
    }
    this.lostAt = null;
    this.away = null;
    for (const topic of this.#topics.values()) topic.version = 0;
    this.#watchAsked = false;
    this.#askWatch();
    for (const { ask } of this.#waiting.values()) this.#send(ask);
  }

  #settle(id: string, result: Answer['result']): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    const words = result.type === 'refusal' ? refusalsOnTheirWay() : null;
    if (words) void words.then(() => waiting?.settle(result));
    else waiting?.settle(result);
  }

  #show(name: string, version: number, view: View): void {
    if ('now_ms' in view) clock.hear(view.now_ms);
    const topic = this.#topics.get(name);
    if (!topic || !this.#watched.has(name)) return;
    const gap = topic.version !== 0 && version !== topic.version + 1;
    topic.version = version;
    topic.gone = null;
    topic.view = view;
    if (gap) this.#askWatch();
  }

  /** Tell the room all watched topics, once for however many changes a moment brings. */
  #askWatch(): void {
    if (this.#watchAsked) return;
    this.#watchAsked = true;
    queueMicrotask(() => {
      this.#watchAsked = false;
      this.#forgetUnwatched();
      if (this.link !== 'open') return;
      const topics = [...this.#watched.keys()];
      this.#send({ id: `${this.#series}-${++this.#count}`, do: { type: 'watch', topics } });
    });
  }

  /** What nobody watches grows stale: its next watcher begins anew. The topic itself stays, pages may hold it. */
  #forgetUnwatched(): void {
    for (const [name, topic] of this.#topics) {
      if (this.#watched.has(name)) continue;
      topic.view = topic.gone = null;
      topic.version = 0;
    }
  }

  #send(ask: Ask): void {
    if (this.#socket?.readyState === WebSocket.OPEN && this.link === 'open')
      this.#socket.send(JSON.stringify(ask));
  }
}

/** The start of this page's command ids: unlike those of any other page. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) =>
    byte.toString(36).padStart(2, '0'),
  ).join('');
}

export const room = new Room();
