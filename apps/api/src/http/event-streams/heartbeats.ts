/** Heartbeats are spread over this many turns, so that each turn has little to do. */
const TURNS = 22;

/**
 * Calls each member once in a period, with one timer for all. The timer stops while there are no members.
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
    /** @returns a function that removes the member. The first call comes after a full period. */
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
