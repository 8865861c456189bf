import type { EndpointName } from '@abroad/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOneWriter, WRITES, type OneWriter } from '../testing/one-writer.ts';

/** So many calls are made at once, which is as many as there are connections. The more, the fewer groups. */
const AT_ONCE = 20;
const ROUNDS = 2;

let one: OneWriter;
beforeAll(async () => {
  one = await startOneWriter({ DATABASE_POOL_SIZE: String(AT_ONCE) });
});
afterAll(() => one.scene.close());

// What deletes the writer is tried against everything else in erasure-under-fire.test.ts.
const calls = WRITES.filter((name) => name !== 'deleteAccount');

const pairOf = (a: string, b: string) => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** Groups of calls such that every two of them are together in one. */
function groups(names: readonly EndpointName[]): EndpointName[][] {
  const left = new Set(names.flatMap((a, at) => names.slice(at + 1).map((b) => pairOf(a, b))));
  const found: EndpointName[][] = [];
  while (left.size > 0) {
    const group: EndpointName[] = [];
    const gain = (name: EndpointName) => group.filter((other) => left.has(pairOf(name, other))).length;
    const [first = ''] = left;
    group.push(...(first.split(' ') as EndpointName[]));
    while (group.length < AT_ONCE) {
      const [best] = names
        .filter((name) => !group.includes(name))
        .map((name) => ({ name, gained: gain(name) }))
        .toSorted((a, b) => b.gained - a.gained);
      if (best === undefined || best.gained === 0) break;
      group.push(best.name);
    }
    group.forEach((a) => group.forEach((b) => left.delete(pairOf(a, b))));
    found.push(group);
  }
  return found;
}

/** Connections say how often they met a deadlock only now and then, and when they do nothing. */
async function countDeadlocks(): Promise<number> {
  const { db } = one.scene.api.context;
  await new Promise((resolve) => setTimeout(resolve, 1100));
  await Promise.all(Array.from({ length: AT_ONCE }, () => sql`select pg_sleep(0.1)`.execute(db)));
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks::int from pg_stat_database where datname = current_database()`.execute(db);
  return rows[0]?.deadlocks ?? Number.NaN;
}

test(
  '[N-02] any two writes of one person, at once: none waits in a circle, and none is turned away for it',
  // Some hundred groups, each with what its calls need made anew.
  { timeout: 1_500_000 },
  async () => {
    const failed: string[] = [];
    for (const group of groups(calls)) {
      await one.tidy();
      const prepared = [];
      for (const name of group) {
        prepared.push(await one.prepare(name));
      }
      for (let round = 0; round < ROUNDS; round += 1) {
        const answers = await Promise.all(prepared.map(async (call) => ({ name: call.name, ...(await call.send()) })));
        failed.push(
          ...answers
            // A calendar that was connected in the same moment may not be read yet, which is another matter.
            .filter(({ status, text }) => status >= 500 && !text.includes('MENTOR_CALENDAR_UNKNOWN'))
            .map(({ name, status }) => `${name} ${status}: ${group.join()}`),
        );
      }
    }
    expect(failed).toEqual([]);
    expect(await countDeadlocks()).toBe(0);
  },
);
