import type { LiveLogView } from '../../protocol';

/** How long a line that nobody has seen stands first on the tablet. */
const FRESH_MS = 30 * 60_000;
const KEPT = 'ruleone-log-seen';

/** The lines of a table's log that were seen on this device: the number of the newest, kept by the browser. */
export class Seen {
  private last = $state(0);
  private readonly kept: string;

  constructor(table: string) {
    this.kept = `${KEPT} ${table}`;
    this.last = Number(localStorage.getItem(this.kept) ?? 0);
  }

  isNew({ n, at_ms }: LiveLogView, now_ms: number): boolean {
    return n > this.last && now_ms - at_ms < FRESH_MS;
  }

  see(lines: readonly LiveLogView[]): void {
    this.last = Math.max(this.last, ...lines.map(({ n }) => n));
    localStorage.setItem(this.kept, String(this.last));
  }
}
