import type { Clock } from '../core/clock.ts';

export interface SettableClock extends Clock {
  /** Stands still at an instant of RFC 3339 from now on. */
  set(instant: string): void;
  /** Goes with the real time again. */
  release(): void;
}

/** A clock that goes with the real time until a test sets it. */
export function settableClock(): SettableClock {
  let fixed: number | null = null;
  return {
    now: () => fixed ?? Date.now(),
    set: (instant) => {
      fixed = Date.parse(instant);
    },
    release: () => {
      fixed = null;
    },
  };
}
