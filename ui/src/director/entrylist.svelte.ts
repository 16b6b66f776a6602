import { refusalWords } from '../pieces/refusal';
import { ReadList } from '../pieces/readlist.svelte';
import type { EntriesReady, EntriesRefused, EntryFault, ListLine, SheetRefused } from '../protocol';
import type { Method } from '../payments/words';
import { fetched, type Trouble } from '../wire/fetched';
import { room } from '../wire/room.svelte';
import { say } from '../words/words.svelte';

/** So long between two portions: others have asks too, and the room lets each ask so often. */
const REST_MS = 60;
const TOO_FAST_MS = 1_000;

/** All of a portion came in some other way meanwhile. */
const PASSED: ReadonlySet<string> = new Set(['already-entered', 're-entry-by-order', 'entries-none-new']);

const after = (ms: number) => new Promise<void>((wake) => setTimeout(wake, ms));

/** How far a list is entered; `why` is there where the room took no more of it. */
export interface Course {
  done: number;
  total: number;
  here: number;
  state: 'entering' | 'stopped' | 'over' | 'refused';
  why: () => string;
}

/**
 * Enters a list of players into an event, some at a time. It is read first, so that the director sees the columns and
 * says who is meant where that is not clear. The room passes over who is in, so whoever closes the page midway brings
 * the same list again, and it goes on where it was.
 */
export class EntryList extends ReadList {
  /** What the check came to, where that is no list that can be entered. */
  said = $state.raw<EntriesRefused | SheetRefused | Trouble | 'checking' | null>(null);
  course = $state.raw<Course | null>(null);
  /** All whom the house keeps, before anybody of them is entered. */
  ready = $state.raw<EntriesReady | null>(null);
  /** Lines that were left out of what was entered. */
  left = $state.raw<readonly EntryFault[]>([]);

  /** How those were paid who have paid already by the list, null where that is recorded at the desk. */
  method = $state<Method | null>(null);

  /** What an entry costs; null where nobody pays at the desk. */
  constructor(
    readonly event: string,
    readonly price: () => number | null,
  ) {
    super(`/api/entries/${encodeURIComponent(event)}`);
  }

  get busy(): boolean {
    return this.said === 'checking' || this.unread === 'checking' || this.course?.state === 'entering';
  }

  /** Those who have paid already what an entry costs. */
  get paid(): ListLine[] {
    return this.coming.filter((one) => one.paid && !this.#differs(one));
  }

  /** Those who have paid another amount: nobody knows of what. */
  get partly(): ListLine[] {
    return this.coming.filter((one) => one.paid && this.#differs(one));
  }

  #differs({ amount }: ListLine): boolean {
    const price = this.price();
    return price !== null && !!amount && Number(amount) !== price;
  }

  stop(): void {
    if (this.course?.state === 'entering') this.course = { ...this.course, state: 'stopped' };
  }

  /** Read a list that was pasted or chosen; a file for programs (JSON) says already who is meant. */
  async look(data: Blob | string, name: string): Promise<void> {
    this.left = [];
    this.course = null;
    this.said = null;
    if (name.toLowerCase().endsWith('.json') && typeof data !== 'string') return this.take(data, name);
    await this.bring(data, name);
  }

  /** Enter the lines with who is meant; bad ones are left out and told. */
  async enter(): Promise<void> {
    const { read, source } = this;
    if (!read || !source || this.open > 0) return;
    const wrong = this.wrong.flatMap(({ line, name, why }) => (why ? [{ line, name, why }] : []));
    const name = source.name.slice(0, 100);
    const [paid, method] = [new Set(this.paid), this.method];
    const found = await this.#asked(
      '/chosen?bad=leave',
      this.chosen(this.coming, (one) => method !== null && paid.has(one)),
    );
    if (!found) return;
    this.left = [...wrong, ...found.faults];
    this.forget();
    await this.#enter(found, say('entry-list-reason', { name }), method);
  }

  /** Check a file for programs and enter its players. */
  async take(file: Blob, called: string): Promise<void> {
    this.forget();
    this.left = [];
    const found = await this.#asked('?form=json', file);
    if (found) await this.#enter(found, say('entry-list-reason', { name: called.slice(0, 100) }));
  }

  /** Check all whom the house keeps; nobody is entered before the director has seen who they are. */
  async lookAtHouse(): Promise<void> {
    this.forget();
    this.left = [];
    this.ready = await this.#asked('?form=house', null);
  }

  /** Enter those who were looked at. */
  async enterHouse(): Promise<void> {
    const ready = this.ready;
    if (!ready) return;
    this.ready = null;
    await this.#enter(ready, say('entry-list-reason', { name: say('entry-list-house') }));
  }

  async #asked(path: string, body: Blob | string | null): Promise<EntriesReady | null> {
    this.course = null;
    this.said = 'checking';
    const found = await fetched<EntriesReady | EntriesRefused | SheetRefused>(`${this.address}${path}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/octet-stream' },
    });
    this.said = found.type === 'entries-ready' ? null : found;
    return found.type === 'entries-ready' ? found : null;
  }

  /** Those who have paid come first, with the way of their payment. */
  async #enter(ready: EntriesReady, reason: string, method: Method | null = null): Promise<void> {
    const { portion, here } = ready;
    const have = new Set(method === null ? [] : ready.paid);
    const players = [
      ...ready.players.filter((one) => have.has(one)),
      ...ready.players.filter((one) => !have.has(one)),
    ];
    const total = players.length;
    let course: Course = { done: 0, total, here, state: 'entering', why: () => '' };
    this.course = course;
    while (course.done < total) {
      const upTo =
        course.done < have.size ? Math.min(have.size, course.done + portion) : course.done + portion;
      const some = players.slice(course.done, upTo);
      const paid = course.done < have.size ? method : null;
      const result = await room.ask({
        type: 'enter-players',
        event: this.event,
        players: some,
        reason,
        paid,
      });
      if (result.type === 'accepted' || PASSED.has(result.code)) {
        course = { ...course, done: course.done + some.length };
      } else if (result.code !== 'too-fast') {
        const who = result.parameters.player;
        const name = typeof who === 'string' ? `${who}: ` : '';
        this.course = { ...course, state: 'refused', why: () => name + refusalWords(result).title };
        return;
      }
      // Stopped meanwhile: what was on its way is counted all the same.
      if (this.course.state !== 'entering') {
        this.course = { ...course, state: 'stopped' };
        return;
      }
      this.course = course;
      await after(result.type === 'refusal' && result.code === 'too-fast' ? TOO_FAST_MS : REST_MS);
    }
    this.course = { ...course, state: 'over' };
  }
}
