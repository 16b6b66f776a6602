import type { AnnouncementView } from '../../protocol';

/** How long an unread announcement stands first on a player's board. */
export const FRESH_MS = 10 * 60_000;
const KEPT = 'ruleone-board-read';

/** What a player has read of the announcements at a table: the time of the newest, kept by the browser. */
export class Announced {
  private read_ms = $state(0);
  private readonly kept: string;

  constructor(table: string, kept = KEPT) {
    this.kept = `${kept} ${table}`;
    this.read_ms = Number(localStorage.getItem(this.kept) ?? 0);
  }

  isFresh({ at_ms }: Pick<AnnouncementView, 'at_ms'>, now_ms: number): boolean {
    return at_ms > this.read_ms && now_ms - at_ms < FRESH_MS;
  }

  read({ at_ms }: Pick<AnnouncementView, 'at_ms'>): void {
    this.read_ms = Math.max(this.read_ms, at_ms);
    localStorage.setItem(this.kept, String(this.read_ms));
  }
}
