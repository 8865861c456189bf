/** Heartbeats are spread over so many turns, so that no turn has much to do. */
const TURNS = 22;

/**
 * Calls each member once in a period, by one timer for all of them, which stands still while there is none.
 * @param beat called with each member when its turn comes.
 */
export function heartbeats<T>(period_ms: number, beat: (member: T) => void) {
  const turns = Array.from({ length: TURNS }, () => new Set<T>());
  let turn = 0;
  let timer: NodeJS.Timeout | null = null;

  const next = () => {
    turn = (turn + 1) % TURNS;
    turns[turn]?.forEach(beat);
  };

  return {
    /** @returns how to leave. The first call comes after a whole period. */
    add(member: T): () => void {
      const place = turns[turn];
      place?.add(member);
      timer ??= setInterval(next, period_ms / TURNS).unref();
      return () => {
        place?.delete(member);
        if (timer !== null && turns.every((others) => others.size === 0)) {
          clearInterval(timer);
          timer = null;
        }
      };
    },
  };
}
