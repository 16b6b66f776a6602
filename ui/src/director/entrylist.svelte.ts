import { refusalWords } from '../pieces/refusal';
import type {
  EntriesReady,
  EntriesRefused,
  EntryFault,
  ListLine,
  ListRead,
  Refusal,
  ColumnRole,
  SheetRefused,
} from '../protocol';
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

/** A list as it was brought, and how it is to be read where the director has corrected that. */
export interface Source {
  data: Blob | string;
  name: string;
  columns: ColumnRole[] | null;
  sheet: string;
  encoding: ListRead['encoding'];
  header: 'guess' | 'yes' | 'no';
}

/** Why a line cannot be entered; a fault of the file says its line itself. */
export const whyOfLine = (line: number, name: string, why: Refusal): string => {
  const told = refusalWords(why).title;
  return why.code.startsWith('roster-') ? told : say('entry-list-fault', { line, name, why: told });
};

/**
 * Enters a list of players into an event, some at a time. It is read first, so that the director sees the columns and
 * says who is meant where that is not clear. The room passes over who is in, so whoever closes the page midway brings
 * the same list again, and it goes on where it was.
 */
export class EntryList {
  /** What the check came to, where that is no list that can be entered. */
  said = $state.raw<EntriesRefused | SheetRefused | Trouble | 'checking' | null>(null);
  course = $state.raw<Course | null>(null);
  read = $state.raw<ListRead | null>(null);
  /** What the director says of a line: `skip`, `new`, or the id of a person. */
  answers = $state<Record<number, string>>({});
  source = $state.raw<Source | null>(null);
  /** Lines that were left out of what was entered. */
  left = $state.raw<readonly EntryFault[]>([]);

  constructor(readonly event: string) {}

  get busy(): boolean {
    return this.said === 'checking' || this.course?.state === 'entering';
  }

  answer(line: ListLine): string {
    return this.answers[line.line] ?? line.usual;
  }

  get wrong(): ListLine[] {
    return this.read?.lines.filter((one) => one.why !== null) ?? [];
  }

  /** Lines of which only the director knows who is meant. */
  get doubles(): ListLine[] {
    return (this.read?.lines ?? []).filter(
      (one) =>
        one.why === null &&
        (one.same > 0 || one.usual === '' || one.matches.some((match) => match.status !== null)),
    );
  }

  /** Lines that mean the one person of this room who has the name. */
  get known(): ListLine[] {
    const asked = new Set(this.doubles);
    return (this.read?.lines ?? []).filter(
      (one) => one.why === null && one.matches.length > 0 && !asked.has(one),
    );
  }

  get open(): number {
    return this.doubles.filter((one) => this.answer(one) === '').length;
  }

  get coming(): ListLine[] {
    return (this.read?.lines ?? []).filter(
      (one) => one.why === null && !['', 'skip'].includes(this.answer(one)),
    );
  }

  stop(): void {
    if (this.course?.state === 'entering') this.course = { ...this.course, state: 'stopped' };
  }

  forget(): void {
    this.read = null;
    this.source = null;
  }

  /** Read a list that was pasted or chosen; a file for programs (JSON) says already who is meant. */
  async look(data: Blob | string, name: string): Promise<void> {
    this.left = [];
    this.course = null;
    if (name.toLowerCase().endsWith('.json') && typeof data !== 'string') return this.take(data, name);
    await this.#read({ data, name, columns: null, sheet: '', encoding: '', header: 'guess' });
  }

  /** Read it again, otherwise. */
  async correct(changed: Partial<Source>): Promise<void> {
    if (this.source) await this.#read({ ...this.source, ...changed });
  }

  async #read(source: Source): Promise<void> {
    const had = this.read;
    this.said = 'checking';
    const { columns, sheet, encoding, header } = source;
    const query = new URLSearchParams({ columns: columns?.join() ?? '', sheet, encoding, header });
    const found = await fetched<ListRead | SheetRefused>(
      `/api/entries/${encodeURIComponent(this.event)}/list?${query}`,
      { method: 'POST', body: source.data, headers: { 'content-type': 'application/octet-stream' } },
    );
    if (found.type !== 'list-read') {
      this.said = found;
      if (!had) this.forget();
      return;
    }
    this.said = null;
    this.source = source;
    this.answers = {};
    this.read = found;
  }

  /** Enter the lines with who is meant; bad ones are left out and told. */
  async enter(): Promise<void> {
    const { read, source } = this;
    if (!read || !source || this.open > 0) return;
    const lines = this.coming.map((one) => {
      const answer = this.answer(one);
      const { line, name, details } = one;
      return answer === 'new'
        ? { line, name, namesake: one.same > 0 || one.matches.length > 0, details }
        : { line, name, person: answer, details };
    });
    const wrong = this.wrong.flatMap(({ line, name, why }) => (why ? [{ line, name, why }] : []));
    const name = source.name.slice(0, 100);
    const found = await this.#asked('/chosen?bad=leave', JSON.stringify({ lines }));
    if (!found) return;
    this.left = [...wrong, ...found.faults];
    this.forget();
    await this.#enter(found, say('entry-list-reason', { name }));
  }

  /** Check a file for programs, or with null all whom the house keeps, and enter them. */
  async take(file: Blob | null, called = ''): Promise<void> {
    this.forget();
    this.left = [];
    const found = await this.#asked(`?form=${file === null ? 'house' : 'json'}`, file);
    const name = called.slice(0, 100) || say('entry-list-house');
    if (found) await this.#enter(found, say('entry-list-reason', { name }));
  }

  async #asked(path: string, body: Blob | string | null): Promise<EntriesReady | null> {
    this.course = null;
    this.said = 'checking';
    const found = await fetched<EntriesReady | EntriesRefused | SheetRefused>(
      `/api/entries/${encodeURIComponent(this.event)}${path}`,
      { method: 'POST', body, headers: { 'content-type': 'application/octet-stream' } },
    );
    this.said = found.type === 'entries-ready' ? null : found;
    return found.type === 'entries-ready' ? found : null;
  }

  async #enter({ players, portion, here }: EntriesReady, reason: string): Promise<void> {
    const total = players.length;
    let course: Course = { done: 0, total, here, state: 'entering', why: () => '' };
    this.course = course;
    while (course.done < total) {
      const some = players.slice(course.done, course.done + portion);
      const result = await room.ask({ type: 'enter-players', event: this.event, players: some, reason });
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
