import { setTimeout as later } from 'node:timers/promises';
import { createRandom } from '../../../tools/seed/random.ts';
import { checkResults } from '../lib/check-results.ts';
import { startSimulatedUsers } from '../lib/simulated-users.ts';
import { waitUntilIdle } from '../lib/idle.ts';
import { seconds, type Row } from '../lib/row.ts';
import { GOES_ON_MS, killsOf } from '../lib/kills.ts';
import type { Part } from '../lib/part.ts';

const MOST_UP_MS = 600;

/** Kills processes at random moments while users book, pay, accept and cancel, and restarts them. */
export const killAtRandom: Row = async (world, { kills, lives: at_once, kills_workers, seed }) => {
  const random = createRandom(seed);
  const lives = await startSimulatedUsers(world, { at_once, seed });
  const parts: Part[] = [world.database, world.sandbox, ...world.apis, ...(kills_workers ? world.workers : [])];
  const killing = killsOf(parts, random);
  for (let done = 0; done < kills; done += 1) {
    await later(random.below(MOST_UP_MS));
    await killing.next();
  }
  const goesOn = waitUntilIdle(world);
  await lives.end();
  const waited = await goesOn;
  await waitUntilIdle(world);
  return [
    ...(await checkResults(world, lives, `kill -9 at ${kills} moments (${killing.words()})`)),
    {
      what: 'all work done after the last kill',
      goal: 'within 60 s',
      found: seconds(waited),
      is_speed: true,
      holds: waited <= GOES_ON_MS,
    },
  ];
};
