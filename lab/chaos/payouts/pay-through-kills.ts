import { setTimeout as later } from 'node:timers/promises';
import { createRandom, mix } from '../../../tools/seed/random.ts';
import { waitUntilIdle } from '../lib/idle.ts';
import { GOES_ON_MS, killsOf } from '../lib/kills.ts';
import { seconds, type Row } from '../lib/row.ts';
import type { World } from '../lib/world.ts';
import { askByHand } from './ask-by-hand.ts';
import { checkPayouts } from './check-payouts.ts';
import { disturb } from './disturb.ts';
import { makePayees } from './payees.ts';
import { addPayableSessions, SHARE_MINOR } from './sessions.ts';

const SESSIONS_EACH = 40;
const LOOK_MS = 50;
const MOST_WAIT_MS = 400;
/** Nothing lasts longer: the test ends by itself. */
const LONGEST_MS = 60 * 60_000;
const STALLED_MS = 3 * 60_000;
/** The share of the work in which kills happen, so that there is work after each. */
const KILLED_PART = 0.95;

/** The progress of payouts: a step for each session begun and transferred, and two for each payout. */
const STEPS = `
  select (select count(*) + count(transfer_id) from payout_line)::int
    + (select coalesce(sum(case status when 'in_transit' then 1 when 'paid' then 2 else 0 end), 0) from payout
       where exists (select from payout_line where payout_id = payout.id))::int as count`;

/** @returns NaN while the database is down. */
async function stepsOf({ ask }: Pick<World, 'ask'>): Promise<number> {
  const rows = await ask<{ count: number }>(STEPS).catch(() => []);
  return rows[0]?.count ?? Number.NaN;
}

/** Lists the payouts of the test and the jobs that were tried, as JSON. */
async function whereItStands({ ask }: Pick<World, 'ask'>): Promise<string> {
  const rows = await ask(`
    select status as what, held_for::text as why, failure as last, count(*)::int from payout
    where exists (select from payout_line where payout_id = payout.id) group by 1, 2, 3
    union all select 'job ' || identifier, attempts::text, left(last_error, 300), count(*)::int
    from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = task_id
    where attempts > 0 group by 1, 2, 3`).catch((error: unknown) => [String(error)]);
  return JSON.stringify(rows);
}

/** Prints the progress, in a line, each minute. */
function printSteps(world: World, all: number, began: number): { end(): void } {
  const tell = async () => {
    const steps = await stepsOf(world);
    console.log(`  ${seconds(performance.now() - began)}: step ${steps} of ${all}; ${await whereItStands(world)}`);
  };
  const timer = setInterval(() => void tell(), 60_000);
  return { end: () => clearInterval(timer) };
}

/** @returns the duration in ms. @throws Error if the time of the test is over, or there was no progress for long */
async function waitForSteps(world: World, count: number, until: number): Promise<number> {
  const began = performance.now();
  let [most, since] = [0, began];
  for (;;) {
    const steps = await stepsOf(world);
    const now = performance.now();
    if (steps >= count) return now - began;
    if (steps > most) [most, since] = [steps, now];
    if (now > until || now > since + STALLED_MS) {
      throw new Error(`payouts stopped at step ${most}, before ${count}: ${await whereItStands(world)}`);
    }
    await later(LOOK_MS);
  }
}

/**
 * Pays mentors for many sessions, at a provider with all kinds of trouble whose events come twice and in any order, while
 * processes are killed at random steps of the work.
 */
export const payThroughKills: Row = async (world, { payouts: count, kills, seed }) => {
  const until = performance.now() + LONGEST_MS;
  const random = createRandom(seed);
  const payees = await makePayees(world, Math.ceil(count / SESSIONS_EACH), SESSIONS_EACH * SHARE_MINOR);
  await Promise.all(world.workers.map((worker) => worker.stop()));
  await addPayableSessions(world, payees.all, count);
  // Makes this week's run begin now.
  await world.ask('delete from payout_run');
  console.log(`  ${count} sessions of ${payees.all.length} mentors are payable`);
  await Promise.all(world.workers.map((worker) => worker.start()));

  const began = performance.now();
  const all = 2 * count + 2 * payees.all.length;
  const moments = Array.from({ length: kills }, () => Math.ceil(random.next() * KILLED_PART * all)).toSorted(
    (a, b) => a - b,
  );
  const telling = printSteps(world, all, began);
  const disturbed = disturb(world, seed);
  const asking = askByHand(world, payees.by_hand, mix(seed, 3));
  asking.catch(() => undefined);
  const killing = killsOf([world.database, world.sandbox, ...world.apis, ...world.workers], random);
  let slowest = 0;
  for (const [done, moment] of moments.entries()) {
    await waitForSteps(world, moment, until);
    await later(random.below(MOST_WAIT_MS));
    const steps = Math.max(moment, (await stepsOf(world)) || 0);
    const killed = performance.now();
    const name = await killing.next();
    if (steps < all) await waitForSteps(world, steps + 1, until);
    const pause = performance.now() - killed;
    slowest = Math.max(slowest, pause);
    console.log(
      `  ${done + 1}: ${name} at step ${steps} of ${all}, ${seconds(killed - began)}; went on after ${seconds(pause)}`,
    );
  }
  const told = await disturbed.end();
  const different = await asking;
  const rest = await waitForSteps(world, all, until);
  const took = performance.now() - began;
  const idle = await waitUntilIdle(world);
  telling.end();
  return [
    {
      what: `kill -9 at ${kills} steps (${killing.words()}): longest until work went on`,
      goal: 'within 60 s',
      found: seconds(slowest),
      is_speed: true,
      holds: slowest <= GOES_ON_MS,
    },
    {
      what: 'mentors who asked twice under one key and didn’t get one payout',
      goal: '0',
      found: String(different),
      holds: different === 0,
    },
    {
      what: 'events told again; all paid, and that after the last kill',
      goal: 'all paid',
      found: `${told}; ${seconds(took)}, ${seconds(rest)}`,
      holds: Number.isFinite(rest),
    },
    {
      what: 'until no job and no event was left',
      goal: 'within 180 s',
      found: seconds(idle),
      holds: Number.isFinite(idle),
    },
    ...(await checkPayouts(world, count)),
  ];
};
