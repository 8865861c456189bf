import { setTimeout as later } from 'node:timers/promises';
import { createRandom } from '../../tools/seed/random.ts';
import { checkResults } from '../lib/check-results.ts';
import { startSimulatedUsers } from '../lib/simulated-users.ts';
import { waitUntilIdle } from '../lib/idle.ts';
import { seconds, type Row } from '../lib/row.ts';
import type { Part } from '../lib/part.ts';

const GOES_ON_MS = 60_000;
const MOST_DOWN_MS = 300;
const MOST_UP_MS = 600;

/** Kills processes at random moments while users book, pay, accept and cancel, and restarts them. */
export const killAtRandom: Row = async (world, { kills, lives: at_once, kills_workers, seed }) => {
  const random = createRandom(seed);
  const lives = await startSimulatedUsers(world, { at_once, seed });
  const parts: Part[] = [world.database, world.sandbox, ...world.apis, ...(kills_workers ? world.workers : [])];
  const tally = new Map<string, number>();
  for (let done = 0; done < kills; done += 1) {
    const part = random.pick(parts);
    tally.set(part.name, (tally.get(part.name) ?? 0) + 1);
    await later(random.below(MOST_UP_MS));
    await part.kill();
    await later(random.below(MOST_DOWN_MS));
    await part.start();
  }
  const goesOn = waitUntilIdle(world);
  await lives.end();
  const waited = await goesOn;
  await waitUntilIdle(world);
  const who = [...tally].map(([name, count]) => `${name} ${count}`).join(', ');
  return [
    ...(await checkResults(world, lives, `kill -9 at ${kills} moments (${who})`)),
    {
      what: 'all work done after the last kill',
      goal: 'within 60 s',
      found: seconds(waited),
      is_speed: true,
      holds: waited <= GOES_ON_MS,
    },
  ];
};
