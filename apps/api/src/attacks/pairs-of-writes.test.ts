/** @module-tag full Some hundred groups of calls, each with a new scene. lock-first.test.ts has a pair for each table. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOneWriter, WRITES, type OneWriter } from '../testing/one-writer.ts';
import { ENOUGH_CONNECTIONS, everyPair, raceWrites } from './race-writes.ts';

let one: OneWriter;
beforeAll(async () => {
  one = await startOneWriter(ENOUGH_CONNECTIONS);
});
afterAll(() => one.scene.close());

// erasure-under-fire.test.ts tests account deletion against everything else.
const calls = WRITES.filter((name) => name !== 'deleteAccount');

test(
  '[N-02] any two writes of one person, at once: none waits in a circle, and none is turned away for it',
  { timeout: 1_500_000 },
  async () => {
    expect(await raceWrites(one, everyPair(calls))).toEqual({ failed: [], deadlocks: 0 });
  },
);
