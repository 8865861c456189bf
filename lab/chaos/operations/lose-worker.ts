import { setTimeout as later } from 'node:timers/promises';
import { Readiness } from '@abroad/contract';
import { startBalancer } from '../lib/balancer.ts';
import { waitUntilIdle } from '../lib/idle.ts';
import { seconds, type Figure, type Row } from '../lib/row.ts';
import { startVisits } from '../lib/visits.ts';
import type { World } from '../lib/world.ts';

const LOOK_MS = 100;
/** A killed worker is reported as missing after a minute. */
const MISSED_WITHIN_MS = 75_000;
const BACK_WITHIN_MS = 60_000;
/** How long users continue without a worker. */
const WHILE_MS = 3000;

type State = { is_ready: boolean; is_warned: boolean };

const stateOf = async (base_url: string): Promise<State> => {
  const answer = await fetch(`${base_url}/api/health/ready`);
  const { warnings } = Readiness.parse(await answer.json());
  return { is_ready: answer.ok, is_warned: warnings.includes('no_worker') };
};

/** Polls the readiness of every process, as a proxy does. */
function watchReadiness({ apis }: Pick<World, 'apis'>) {
  const ending = new AbortController();
  let looks = 0;
  let refusals = 0;
  let warned = 0;
  const over = (async () => {
    while (!ending.signal.aborted) {
      const states = await Promise.all(apis.map(({ base_url }) => stateOf(base_url)));
      looks += states.length;
      refusals += states.filter(({ is_ready }) => !is_ready).length;
      warned = states.filter(({ is_warned }) => is_warned).length;
      await later(LOOK_MS);
    }
  })();
  return {
    counts: () => ({ looks, refusals }),
    async untilWarned(wanted: boolean): Promise<number> {
      const began = performance.now();
      while (warned !== (wanted ? apis.length : 0) && performance.now() - began < MISSED_WITHIN_MS)
        await later(LOOK_MS);
      return warned === (wanted ? apis.length : 0) ? performance.now() - began : Number.POSITIVE_INFINITY;
    },
    async end() {
      ending.abort();
      await over;
    },
  };
}

/** The only worker is stopped, and later killed, while users browse and book: users get answers, and waiting jobs run later. */
export const loseWorker: Row = async (world, { kills_workers, seed }) => {
  const balancer = await startBalancer(world.apis.map(({ base_url }) => base_url));
  const visits = await startVisits(world, balancer.base_url, seed);
  const watch = watchReadiness(world);
  const figures: Figure[] = [];
  const ways = kills_workers ? (['stop', 'kill'] as const) : (['stop'] as const);
  for (const way of ways) {
    await Promise.all(world.workers.map((worker) => worker[way]()));
    const missed_ms = await watch.untilWarned(true);
    await later(WHILE_MS);
    await Promise.all(world.workers.map((worker) => worker.start()));
    const found_ms = await watch.untilWarned(false);
    figures.push({
      what: `every process warns that no worker lives after a ${way === 'kill' ? 'kill -9' : 'stop'}, until one does`,
      goal: `warned within ${seconds(MISSED_WITHIN_MS)}`,
      found: `after ${seconds(missed_ms)}, until ${seconds(found_ms)} after the start`,
      holds: Number.isFinite(missed_ms) && Number.isFinite(found_ms),
    });
  }
  await visits.end();
  await watch.end();
  await balancer.close();
  const quiet_ms = await waitUntilIdle(world);
  const { looks, refusals } = watch.counts();
  return [
    ...figures,
    {
      what: `the only worker lost ${ways.length} times beneath ${visits.took.length} requests through the balancer`,
      goal: '0 failed',
      found: `${visits.failures.length} failed`,
      holds: visits.failures.length === 0,
    },
    {
      what: `processes that said that they are not ready, of ${looks} looks`,
      goal: '0',
      found: String(refusals),
      holds: refusals === 0,
    },
    {
      what: 'all that waited is done',
      goal: `within ${seconds(BACK_WITHIN_MS)}`,
      found: seconds(quiet_ms),
      is_speed: true,
      holds: quiet_ms <= BACK_WITHIN_MS,
    },
  ];
};
