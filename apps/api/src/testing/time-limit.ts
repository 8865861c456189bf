import { setTimeout as delay } from 'node:timers/promises';

/**
 * A limit to race against: it fails after a number of ms of this thread's timers, which a busy machine delays in the same
 * way as those of the code under test.
 */
export async function timeLimit(ms: number): Promise<never> {
  await delay(ms, undefined, { ref: false });
  throw new Error(`not done within ${ms} ms`);
}
