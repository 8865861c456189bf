/** @module-tag full It starts several processes of the product, and kills them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DRAIN_SECONDS } from '../lib/balancer.ts';
import type { Scale } from '../lib/row.ts';
import { createWorld, type World } from '../lib/world.ts';
import { loseWorker } from '../operations/lose-worker.ts';
import { restartInTurn } from '../operations/restart-in-turn.ts';
import { BOOKINGS } from './rows.ts';

/** A small scale, for every run of the tests; `npm run lab -- chaos bookings` runs the full scale. */
const LITTLE: Scale = {
  slots: 2,
  racers: 20,
  approvals: 3,
  lost_answers: 6,
  webhooks: 24,
  kills: 5,
  lives: 2,
  kills_workers: false,
  requests: 300,
  payouts: 0,
  overload_s: 0,
  // The kills affect the database, two API processes and the payment provider of this environment.
  seed: 9,
};

const ALL = { ...BOOKINGS.rows, restarts: restartInTurn, workers: loseWorker };

let world: World;
beforeAll(async () => {
  world = await createWorld({ mentors: 6, prospects: 40, env: { DRAIN_SECONDS } });
});
afterAll(() => world.close());

/** The failed expectations of a test. Speed is left to the long run, on a dedicated machine. */
async function broken(name: keyof typeof ALL): Promise<string[]> {
  const figures = await ALL[name](world, LITTLE);
  return figures
    .filter(({ holds, is_speed }) => !holds && is_speed !== true)
    .map(({ what, goal, found }) => `${what}: ${found} instead of ${goal}`);
}

test('attack 1: of many who race for a slot at three processes one gets it, the others get SLOT_TAKEN', async () => {
  expect(await broken('races')).toEqual([]);
});

test('a request accepted twice at once is accepted once', async () => {
  expect(await broken('approvals')).toEqual([]);
});

test('[C-02] a lost answer is returned again', async () => {
  expect(await broken('answers')).toEqual([]);
});

test('[C-53] [E-21] after shuffled, repeated and forged messages the state is the payment provider’s', async () => {
  expect(await broken('webhooks')).toEqual([]);
});

test('no request fails while the processes are restarted one after another', async () => {
  expect(await broken('restarts')).toEqual([]);
});

test('[N-13] the load balancer keeps every process without a worker, and waiting jobs run afterwards', async () => {
  expect(await broken('workers')).toEqual([]);
});

test('[E-23] after kills during bookings and payments every acknowledged write is kept', async () => {
  expect(await broken('kills')).toEqual([]);
}, 240_000);
