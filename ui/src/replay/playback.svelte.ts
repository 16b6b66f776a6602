import { partOf, type Step } from './parts';

/** So long a step stands while the hand plays by itself at its usual speed. */
export const STEP_MS = 1_100;

/** How many times as fast it may play: at the highest, too, what moved has come to rest before the next step. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Where each street, or other part of the hand, begins: the first of its steps. */
export function streetsOf(steps: readonly Step[]): number[] {
  const parts = steps.map(partOf);
  return parts.flatMap((part, at) => (part === parts[at - 1] ? [] : [at]));
}

/** The step at which the next street begins, or the last one. */
export function streetOn(streets: readonly number[], at: number, last: number): number {
  return streets.find((start) => start > at) ?? last;
}

/** The beginning of this street, or of the one before where this is it. */
export function streetBack(streets: readonly number[], at: number): number {
  return streets.findLast((start) => start < at) ?? 0;
}

/** The step in which a line of the log was told. */
export function stepOf(steps: readonly Step[], line: number): number {
  const at = steps.findIndex(({ lines }) => lines >= line);
  return at === -1 ? steps.length - 1 : at;
}

/** A hand that is stepped through: by action, by street, or by itself. */
export class Playback {
  at = $state(0);
  playing = $state(false);
  #speed = $state<Speed>(1);
  readonly steps: readonly Step[];
  readonly streets: readonly number[];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(steps: readonly Step[], at = 0, speed: Speed = 1) {
    this.steps = steps;
    this.streets = streetsOf(steps);
    this.at = Math.min(at, this.last);
    this.#speed = speed;
  }

  get speed(): Speed {
    return this.#speed;
  }

  /** Play so fast from now on: the step that stands is timed anew. */
  set speed(speed: Speed) {
    this.#speed = speed;
    if (!this.playing) return;
    clearTimeout(this.#timer);
    this.#wait();
  }

  /** The next higher speed, after the highest the lowest. */
  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.#speed) + 1) % SPEEDS.length]!;
  }

  get last(): number {
    return this.steps.length - 1;
  }

  /** Go to a step; who goes there himself has the hand no longer play by itself. */
  go(to: number): void {
    this.pause();
    this.at = Math.min(this.last, Math.max(0, to));
  }

  action(by: 1 | -1): void {
    this.go(this.at + by);
  }

  street(by: 1 | -1): void {
    this.go(by > 0 ? streetOn(this.streets, this.at, this.last) : streetBack(this.streets, this.at));
  }

  /** Play from here, from the start where the hand is at its end; or stand still. */
  toggle(): void {
    if (this.playing) this.pause();
    else {
      if (this.at === this.last) this.at = 0;
      this.playing = true;
      this.#wait();
    }
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  #wait(): void {
    this.#timer = setTimeout(() => {
      this.at += 1;
      if (this.at < this.last) this.#wait();
      else this.playing = false;
    }, STEP_MS / this.#speed);
  }
}
