import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Accepted, Ask, Frame } from '../src/protocol';
import { Room } from '../src/wire/room.svelte';

/** The room's end of a socket: what the page sent, and a way to answer. */
class Line {
  static readonly OPEN = 1;
  static lines: Line[] = [];
  readyState = 1;
  sent: Ask[] = [];
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    Line.lines.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Ask);
  }
  close(): void {
    this.onclose?.();
  }
  tell(frame: Frame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  get watched(): string[][] {
    return this.sent.flatMap((ask) => (ask.do.type === 'watch' ? [ask.do.topics] : []));
  }
}

const WELCOME: Frame = {
  type: 'welcome',
  person: 'p',
  name: 'Quiet Heron',
  roles: [],
  edition: 'modern',
  protocol: '1',
  now_ms: 1,
  reach: null,
  device: null,
};
const lobby = (version: number, online: number): Frame => ({
  type: 'view',
  topic: 'lobby',
  version,
  view: {
    type: 'lobby',
    now_ms: 1,
    events: [],
    play_now: null,
    online,
    offers: [],
    cash: null,
    gone: [],
    live: [],
  },
});
const moment = () => vi.advanceTimersByTimeAsync(1);
const line = () => Line.lines.at(-1)!;

const fetched = vi.fn(() => Promise.resolve(new Response()));
let room: Room;
beforeEach(() => {
  vi.stubGlobal('fetch', fetched.mockClear());
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('location', { protocol: 'http:', host: 'room' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { addEventListener: () => undefined });
  Line.lines = [];
  room = new Room();
  room.open();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a page that nobody touches', () => {
  it('asks whether the room is there, and says within five seconds that nothing comes', async () => {
    const rest = room.beat();
    line().tell(WELCOME);
    await vi.advanceTimersByTimeAsync(2_100);
    expect(line().sent.filter((ask) => ask.do.type === 'still-there')).not.toHaveLength(0);
    expect(room.link).toBe('open');
    line().tell({
      type: 'answer',
      id: 'x',
      result: {
        type: 'accepted',
        event: null,
        table: null,
        link: null,
        token: null,
        hook: null,
        screen: null,
        passed: [],
        player_links: [],
        rests: [],
      },
    });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(room.link).toBe('open');
    await vi.advanceTimersByTimeAsync(1_900);
    expect(room.link).toBe('lost');
    expect(room.lostAt).not.toBeNull();
    rest();
  });

  it('comes back where a new connection stands', async () => {
    const rest = room.beat();
    line().tell(WELCOME);
    await vi.advanceTimersByTimeAsync(6_000);
    line().tell(WELCOME);
    expect(room.link).toBe('open');
    expect(room.lostAt).toBeNull();
    rest();
  });

  it('does not ask for it where it was told to rest', async () => {
    room.beat()();
    line().tell(WELCOME);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(room.link).toBe('open');
    expect(line().sent.filter((ask) => ask.do.type === 'still-there')).toHaveLength(0);
  });
});

describe('topics', () => {
  it('reach a page that took hold of one before another page let go of it', async () => {
    line().tell(WELCOME);
    const letGo = room.topic('lobby').watch();
    const held = room.topic('lobby');
    letGo();
    room.topic('lobby').watch();
    await moment();
    line().tell(lobby(1, 7));
    expect(held.view).toMatchObject({ online: 7 });
  });

  it('are forgotten when nobody watches them, and told to the room as the full list', async () => {
    line().tell(WELCOME);
    const letGo = room.topic('lobby').watch();
    await moment();
    line().tell(lobby(1, 7));
    letGo();
    await moment();
    expect(room.topic('lobby').view).toBeNull();
    expect(line().watched).toEqual([['lobby'], []]);
  });

  it('are watched again after a gap, the newest view standing meanwhile', async () => {
    line().tell(WELCOME);
    room.topic('lobby').watch();
    await moment();
    line().tell(lobby(1, 1));
    line().tell(lobby(3, 3));
    await moment();
    expect(room.topic('lobby').view).toMatchObject({ online: 3 });
    expect(line().watched).toEqual([['lobby'], ['lobby']]);
  });
});

describe('a lost connection', () => {
  it('is taken up again, and what was not answered is asked under the same id', async () => {
    line().tell(WELCOME);
    room.topic('lobby').watch();
    const answer = room.ask({ type: 'join', event: 'e1' });
    await moment();
    const [first] = Line.lines;
    first!.close();
    expect(room.link).toBe('lost');
    await vi.advanceTimersByTimeAsync(1_000);
    line().tell(WELCOME);
    await moment();
    const asked = (each: Line) => each.sent.find((ask) => ask.do.type === 'join')?.id;
    expect(line()).not.toBe(first);
    expect(asked(line())).toBe(asked(first!));
    expect(line().watched).toEqual([['lobby']]);
    const accepted: Accepted = {
      type: 'accepted',
      event: 'e1',
      table: 1,
      link: null,
      token: null,
      hook: null,
      screen: null,
      passed: [],
      player_links: [],
      rests: [],
    };
    line().tell({ type: 'answer', id: asked(line())!, result: accepted });
    expect(await answer).toEqual(accepted);
  });

  it('is not mistaken for being turned away: whom the room has not welcomed fetches a session first', async () => {
    line().tell(WELCOME);
    line().close();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(fetched).not.toHaveBeenCalled();
    const before = Line.lines.length;
    line().close();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(fetched).toHaveBeenCalledExactlyOnceWith('/', { cache: 'no-store' });
    expect(Line.lines.length).toBe(before + 1);
  });

  it('waits for as long as the room says, though the page is shown again, and pages come back apart', async () => {
    const shown: (() => void)[] = [];
    vi.stubGlobal('document', {
      visibilityState: 'visible',
      addEventListener: (_: string, then: () => void) => shown.push(then),
    });
    const waits: number[] = [];
    for (let pages = 0; pages < 20; pages++) {
      const page = new Room();
      page.open();
      line().tell(WELCOME);
      line().tell({ type: 'closing', code: 'too-fast', retry_ms: 60_000 });
      expect(page.away?.code).toBe('too-fast');
      const before = Line.lines.length;
      shown.at(-1)!();
      let waited = 0;
      while (Line.lines.length === before) {
        await vi.advanceTimersByTimeAsync(500);
        waited += 500;
      }
      waits.push(waited);
      line().tell(WELCOME);
      expect(page.away).toBeNull();
    }
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(60_000);
    expect(Math.max(...waits)).toBeLessThanOrEqual(76_000);
    expect(new Set(waits).size).toBeGreaterThan(5);
  });

  it('is tried less and less often, and again within four seconds at most', async () => {
    for (let tries = 0; tries < 20; tries++) {
      line().close();
      await vi.advanceTimersByTimeAsync(10_000);
    }
    const before = Line.lines.length;
    line().close();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(Line.lines.length).toBe(before);
    await vi.advanceTimersByTimeAsync(1_900);
    expect(Line.lines.length).toBe(before + 1);
  });

  it('is given up and begun again where it does not come to stand', async () => {
    const rest = room.beat();
    line().tell(WELCOME);
    line().close();
    await vi.advanceTimersByTimeAsync(1_000);
    const before = Line.lines.length;
    await vi.advanceTimersByTimeAsync(7_000);
    expect(Line.lines.length).toBeGreaterThan(before);
    rest();
  });
});

describe('a page that was asleep', () => {
  /** Nothing runs for so long; then everything does again. */
  function sleep(ms: number): void {
    vi.setSystemTime(Date.now() + ms);
  }

  it('connects anew as soon as it wakes, for its own clock stood', async () => {
    line().tell(WELCOME);
    await vi.advanceTimersByTimeAsync(2_000);
    const before = Line.lines.length;
    sleep(240_000);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(Line.lines.length).toBe(before + 1);
    expect(room.link).toBe('lost');
    line().tell(WELCOME);
    expect(room.link).toBe('open');
    expect(room.returns).toBe(1);
  });

  it('notices within two seconds of being seen again that its connection is dead', async () => {
    const shown: (() => void)[] = [];
    vi.stubGlobal('document', {
      visibilityState: 'visible',
      addEventListener: (_: string, then: () => void) => shown.push(then),
    });
    const page = new Room();
    page.open();
    line().tell(WELCOME);
    await vi.advanceTimersByTimeAsync(9_000);
    const before = Line.lines.length;
    shown.at(-1)!();
    expect(line().sent.at(-1)?.do.type).toBe('still-there');
    await vi.advanceTimersByTimeAsync(1_600);
    expect(Line.lines.length).toBe(before + 1);
  });

  it('counts on while it is awake and hears the room, and only then', async () => {
    line().tell(WELCOME);
    await vi.advanceTimersByTimeAsync(3_000);
    const before = room.attends;
    expect(before).toBeGreaterThan(0);
    line().close();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(room.attends).toBe(before);
    line().tell(WELCOME);
    expect(room.returns).toBe(1);
  });

  it('does not count on before the room has shown again what is watched', async () => {
    room.topic('lobby').watch();
    line().tell(WELCOME);
    line().tell(lobby(1, 1));
    await vi.advanceTimersByTimeAsync(3_000);
    line().close();
    await vi.advanceTimersByTimeAsync(3_000);
    line().tell(WELCOME);
    const before = room.attends;
    await vi.advanceTimersByTimeAsync(8_000);
    expect(room.attends).toBe(before);
    line().tell(lobby(1, 2));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(room.attends).toBeGreaterThan(before);
  });
});
