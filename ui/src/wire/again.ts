const PAUSE_MS = 800;

/** Do it, and once more a little later if it fails: a network that was away for a moment. */
export async function again<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return act();
  }
}
