import { setTimeout as later } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createRandom } from '../../../tools/seed/random.ts';
import { arrive, type Reply } from './arrivals.ts';

const ANSWERED: Reply = { kind: 'look', verdict: 'answered' };
const length_ms = 1000;

test('[T-405] requests arrive at their rate while none is answered, and each is timed from when it was due', async () => {
  let sent = 0;
  let stalls_until = 0;
  const arrivals = await arrive(
    async () => {
      sent += 1;
      // Counted from the first one: before that, a busy machine may let time pass.
      stalls_until ||= performance.now() + length_ms;
      await later(Math.max(0, stalls_until - performance.now()));
      return ANSWERED;
    },
    { rate: 200, length_ms, random: createRandom(1) },
  );
  expect(sent).toBe(arrivals.length);
  expect(arrivals.length).toBeGreaterThan(140);
  expect(arrivals.length).toBeLessThan(260);
  // The server answers all of them at the end: the earlier one was due, the longer it took.
  for (const { due_ms, took_ms } of arrivals) expect(took_ms).toBeGreaterThanOrEqual(length_ms - due_ms - 20);
});

test('[T-405] what a busy sender sends late counts as waiting', async () => {
  let is_first = true;
  const arrivals = await arrive(
    async () => {
      const blocked_until = performance.now() + (is_first ? 300 : 0);
      is_first = false;
      while (performance.now() < blocked_until);
      return ANSWERED;
    },
    { rate: 100, length_ms, random: createRandom(2) },
  );
  const [, second] = arrivals;
  expect(second?.late_ms).toBeGreaterThan(200);
  expect(second?.took_ms).toBeGreaterThanOrEqual(second?.late_ms ?? 0);
});
