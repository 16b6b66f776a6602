const AGAIN_MS = 60_000;

/** The address of the house's logo, null where it has none; asked for again from time to time. */
class HouseLogo {
  address = $state<string | null>(null);

  /** Ask now; after a change at once. */
  async look(): Promise<void> {
    const answer = await fetch('/api/logo', { cache: 'no-cache' }).catch(() => null);
    // Where the room does not answer the logo stays as it is.
    if (!answer?.ok) return;
    const mark = answer.headers.get('etag')?.replaceAll('"', '');
    this.address = answer.status === 200 && mark ? `/api/logo?of=${mark}` : null;
  }

  /** Follow it as long as it is shown. */
  watch(): () => void {
    void this.look();
    const timer = setInterval(() => void this.look(), AGAIN_MS);
    return () => clearInterval(timer);
  }
}

export const logo = new HouseLogo();
