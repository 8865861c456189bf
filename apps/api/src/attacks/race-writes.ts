import type { EndpointName } from '@abroad/contract';
import { sql } from 'kysely';
import type { OneWriter } from '../testing/one-writer.ts';

/** The number of simultaneous calls, which is the number of connections. A larger number makes fewer groups. */
const AT_ONCE = 20;
const ROUNDS = 2;

/** Settings with which none of a writer's calls waits for a connection. */
export const ENOUGH_CONNECTIONS = { DATABASE_POOL_SIZE: String(AT_ONCE) };

/** Which calls are to meet: each with its others, and each of those with it. */
type Pairs = Map<EndpointName, Set<EndpointName>>;

/** Each call with each other one. */
export const everyPair = (names: readonly EndpointName[]): Pairs =>
  new Map(names.map((name) => [name, new Set(names.filter((other) => other !== name))]));

/** Each call with others, so that it meets another writer of each table that it writes, if there is one. */
export function pairsByTable(written: ReadonlyMap<EndpointName, ReadonlySet<string>>): Pairs {
  const pairs: Pairs = new Map([...written.keys()].map((name) => [name, new Set()]));
  for (const [name, tables] of written) {
    let alone = [...tables].filter(
      (table) => ![...(pairs.get(name) ?? [])].some((other) => written.get(other)?.has(table)),
    );
    while (alone.length > 0) {
      const [best] = [...written]
        .filter(([other]) => other !== name)
        .map(([other, its]) => ({ other, shared: alone.filter((table) => its.has(table)) }))
        .toSorted((a, b) => b.shared.length - a.shared.length);
      if (best === undefined || best.shared.length === 0) break;
      pairs.get(name)?.add(best.other);
      pairs.get(best.other)?.add(name);
      alone = alone.filter((table) => !best.shared.includes(table));
    }
  }
  return pairs;
}

/** Groups of calls such that every pair is together in one. */
function groupsOf(pairs: Pairs): EndpointName[][] {
  const left: Pairs = new Map([...pairs].map(([name, others]) => [name, new Set(others)]));
  const hasLeft = (name: EndpointName) => (left.get(name)?.size ?? 0) > 0;
  const found: EndpointName[][] = [];
  while ([...left.keys()].some(hasLeft)) {
    const group: EndpointName[] = [];
    const gain = (name: EndpointName) => group.filter((other) => left.get(name)?.has(other)).length;
    while (group.length < AT_ONCE) {
      // Where none meets one of the group, one begins who has others left to meet.
      const [best] = [...left.keys()]
        .filter((name) => hasLeft(name) && !group.includes(name))
        .map((name) => ({ name, gained: gain(name) }))
        .toSorted((a, b) => b.gained - a.gained);
      if (best === undefined) break;
      group.push(best.name);
    }
    group.forEach((a) => group.forEach((b) => left.get(a)?.delete(b)));
    found.push(group);
  }
  return found;
}

/** Connections say how often they met a deadlock only now and then, unless they are told to. */
async function countDeadlocks({ scene }: OneWriter): Promise<number> {
  const { db } = scene.api.context;
  const tell = sql`select pg_stat_force_next_flush(), pg_sleep(0.1)`;
  await Promise.all(Array.from({ length: AT_ONCE }, () => tell.execute(db)));
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks::int from pg_stat_database where datname = current_database()`.execute(db);
  return rows[0]?.deadlocks ?? Number.NaN;
}

/** Makes each pair of calls at once, among others. @returns which failed, and how many deadlocks the database ever met */
export async function raceWrites(one: OneWriter, pairs: Pairs): Promise<{ failed: string[]; deadlocks: number }> {
  const failed: string[] = [];
  for (const group of groupsOf(pairs)) {
    await one.tidy();
    const prepared = [];
    for (const name of group) {
      prepared.push(await one.prepare(name));
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = await Promise.all(prepared.map(({ send }) => send()));
      answers.forEach(({ status, text }, at) => {
        // A calendar that was connected in the same moment may not be read yet, which is another matter.
        if (status >= 500 && !text.includes('MENTOR_CALENDAR_UNKNOWN')) {
          failed.push(`${group[at]} ${status}: ${group.join()}`);
        }
      });
    }
  }
  return { failed, deadlocks: await countDeadlocks(one) };
}
