/** The time between reading and listening in which no change is missed, in milliseconds. */
const RECENT_MS = 60_000;

/** The keys that changed in the last minute: callers who read before they listened may not know of them. */
export function recentChanges() {
  const changedAt = new Map<string, number>();
  return {
    add(key: string): void {
      const now = Date.now();
      // A key that is set again moves to the end, so that the first key is the oldest.
      changedAt.delete(key);
      changedAt.set(key, now);
      for (const [oldest, at] of changedAt) {
        if (now - at < RECENT_MS) {
          return;
        }
        changedAt.delete(oldest);
      }
    },
    has: (key: string) => Date.now() - (changedAt.get(key) ?? -Infinity) < RECENT_MS,
  };
}
