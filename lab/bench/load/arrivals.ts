import { setImmediate as turn, setTimeout as later } from 'node:timers/promises';
import type { Random } from '../../../tools/seed/random.ts';

/** `shed`: refused with the seconds after which to retry. `failed`: no answer, or an unexpected one. */
export type Verdict = 'answered' | 'shed' | 'failed';

export interface Reply {
  kind: string;
  verdict: Verdict;
  /** Why it failed. */
  why?: string;
}

export interface Arrival extends Reply {
  /** The time from its due moment until its answer, in ms, including the wait before it is sent. */
  took_ms: number;
  /** From when it was due until it was sent, in ms. */
  late_ms: number;
  /** When it was due, in ms from the start. */
  due_ms: number;
}

interface Wishes {
  /** Arrivals a second. */
  rate: number;
  length_ms: number;
  random: Random;
  /** Ends it earlier. */
  signal?: AbortSignal;
}

/** The time after which a late sender still handles answers. */
const TURN_MS = 5;

/**
 * Sends requests as from independent people: at random times of a fixed rate, whether or not
 * earlier ones are answered. Each is timed from when it was due, so a slow server neither slows its own load nor hides waiting.
 * @param send must not reject.
 */
export async function arrive(
  send: () => Promise<Reply>,
  { rate, length_ms, random, signal }: Wishes,
): Promise<readonly Arrival[]> {
  const began = performance.now();
  const all: Promise<Arrival>[] = [];
  let let_in_at = began;
  const sendDue = async (due_ms: number): Promise<Arrival> => {
    const late_ms = performance.now() - began - due_ms;
    const reply = await send();
    return { ...reply, late_ms, due_ms, took_ms: performance.now() - began - due_ms };
  };
  for (let due_ms = 0; ;) {
    due_ms += (-Math.log(1 - random.next()) * 1000) / rate;
    if (due_ms >= length_ms || signal?.aborted === true) return Promise.all(all);
    const now = performance.now();
    const wait_ms = began + due_ms - now;
    if (wait_ms > 0 || now - let_in_at > TURN_MS) {
      await (wait_ms > 0 ? later(wait_ms) : turn());
      let_in_at = performance.now();
    }
    all.push(sendDue(due_ms));
  }
}
