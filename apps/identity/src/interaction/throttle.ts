const WINDOW_MS = 15 * 60 * 1000;
const MAX_FAILURES = 10;
/** So many accounts and addresses at most are remembered; the oldest are forgotten first. */
const MAX_KEYS = 10_000;
const DELAY_STEP_MS = 100;
const MAX_DELAY_MS = 1_000;

type Admission = { ok: true; delayMs: number } | { ok: false; retryAfterMs: number };

/**
 * Slows down and then stops guessing of passwords: ten failures for one account from one address in 15 minutes.
 * An attempt counts from its beginning, so that many at once are not all let through.
 */
export class Throttle {
  readonly #attempts = new Map<string, number[]>();

  /**
   * Takes note of an attempt.
   * @param now milliseconds since the epoch
   * @returns how long to hold back the answer should the attempt fail, or in how many milliseconds to try again
   */
  admit(key: string, now: number): Admission {
    const recent = (this.#attempts.get(key) ?? []).filter((instant) => instant > now - WINDOW_MS);
    const [oldest] = recent;
    if (oldest !== undefined && recent.length >= MAX_FAILURES) {
      return { ok: false, retryAfterMs: oldest + WINDOW_MS - now };
    }
    recent.push(now);
    this.#remember(key, recent);
    return { ok: true, delayMs: Math.min(recent.length * DELAY_STEP_MS, MAX_DELAY_MS) };
  }

  /** A success wipes the slate clean. */
  forget(key: string): void {
    this.#attempts.delete(key);
  }

  #remember(key: string, instants: number[]): void {
    this.#attempts.delete(key);
    this.#attempts.set(key, instants);
    if (this.#attempts.size > MAX_KEYS) {
      const [oldestKey] = this.#attempts.keys();
      this.#attempts.delete(oldestKey ?? '');
    }
  }
}
