import type { EndpointName } from '@abroad/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALL, REFUSED, startOneWriter, WRITES, type OneWriter } from '../testing/one-writer.ts';
import { writtenWhile } from '../testing/watch-writes.ts';
import { ENOUGH_CONNECTIONS, pairsByTable, raceWrites } from './race-writes.ts';

let one: OneWriter;
beforeAll(async () => {
  one = await startOneWriter(ENOUGH_CONNECTIONS);
});
afterAll(() => one.scene.close());

/** Single statements that need no lock: each writes one row that exists already, or that belongs to no user yet. */
const ALONE: readonly RegExp[] = [
  // An upload is claimed, released and recorded by conditional updates of its own row.
  /^update "avatar"/,
  // The answer to an attempt that was claimed under the lock.
  /^(update|delete from) "idempotency_key"/,
  // Expired rows of all users.
  /^delete from "calendar_oauth_state" where "expires_at"/,
  // Credentials that a provider renewed.
  /^update "calendar_connection"/,
  // A key of the product, made once.
  /^insert into "sealed_secret"/,
];

/** So few calls reach no limit. */
const BETWEEN_TIDYING = 20;

/** The tables that each call has written. */
const written = new Map<EndpointName, Set<string>>();
let made = 0;

test.each(ALL.filter((name) => name !== 'deleteAccount'))(
  '[N-02] [N-03] %s locks the person before it writes, and fails no one who sends it twice at once',
  async (name) => {
    if (made % BETWEEN_TIDYING === 0) {
      await one.tidy();
    }
    made += 1;
    const call = await one.prepare(name);
    const times = WRITES.includes(name) ? 2 : 1;
    let statuses: number[] = [];
    const writes = await writtenWhile(async () => {
      const answers = await Promise.all(Array.from({ length: times }, () => call.send()));
      statuses = answers.map(({ status }) => status);
    });
    const unlocked = writes.filter(({ locked, text }) => !locked && !ALONE.some((allowed) => allowed.test(text)));
    expect(unlocked).toEqual([]);
    expect(Math.max(...statuses)).toBeLessThan(500);
    if (!WRITES.includes(name)) {
      expect(writes, `${name} writes, and is not in the list of calls that do`).toEqual([]);
      return;
    }
    written.set(name, new Set(writes.flatMap(({ tables }) => tables)));
    if (!REFUSED.includes(name)) {
      expect(Math.min(...statuses)).toBeLessThan(400);
    }
  },
);

test('[N-02] each write at once with another of each table that it writes: none waits in a circle, and none is turned away', async () => {
  const pairs = pairsByTable(written);
  expect([...pairs.values()].filter((others) => others.size > 0).length).toBeGreaterThan(100);
  expect(await raceWrites(one, pairs)).toEqual({ failed: [], deadlocks: 0 });
});
