import { refusalWords } from '../pieces/refusal';
import type { EntriesReady, EntriesRefused, SheetRefused } from '../protocol';
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
 * Enters a list of players into an event, some at a time. The room has checked all of it before and passes over who is
 * in, so whoever closes the page midway chooses the same list again, and it goes on where it was.
 */
export class EntryList {
  /** What the check came to, where that is no list that can be entered. */
  said = $state.raw<EntriesRefused | SheetRefused | Trouble | 'checking' | null>(null);
  course = $state.raw<Course | null>(null);

  constructor(readonly event: string) {}

  get busy(): boolean {
    return this.said === 'checking' || this.course?.state === 'entering';
  }

  stop(): void {
    if (this.course?.state === 'entering') this.course = { ...this.course, state: 'stopped' };
  }

  /** Check a file, or with null all whom the house keeps, and enter them. */
  async take(file: File | null): Promise<void> {
    const form = file === null ? 'house' : file.name.toLowerCase().endsWith('.json') ? 'json' : 'csv';
    this.course = null;
    this.said = 'checking';
    const found = await fetched<EntriesReady | EntriesRefused | SheetRefused>(
      `/api/entries/${encodeURIComponent(this.event)}?form=${form}`,
      { method: 'POST', body: file, headers: { 'content-type': 'application/octet-stream' } },
    );
    if (found.type !== 'entries-ready') {
      this.said = found;
      return;
    }
    this.said = null;
    const name = file?.name.slice(0, 100) ?? say('entry-list-house');
    await this.#enter(found, say('entry-list-reason', { name }));
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
