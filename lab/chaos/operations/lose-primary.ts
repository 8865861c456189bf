import { setTimeout as later } from 'node:timers/promises';
import { checkResults } from '../lib/check-results.ts';
import { startSimulatedUsers } from '../lib/simulated-users.ts';
import { waitUntilIdle } from '../lib/idle.ts';
import { seconds, type Row } from '../lib/row.ts';

const BACK_WITHIN_MS = 10_000;
const LOOK_MS = 20;
const PATIENCE_MS = 60_000;
/** How long users are active before and after. */
const WHILE_MS = 8000;

/** The database is killed under load, and its synchronous standby is promoted. */
export const losePrimary: Row = async (world, { lives: at_once, seed }) => {
  const lives = await startSimulatedUsers(world, { at_once, seed });
  await later(WHILE_MS);
  const lost_at = performance.now();
  await world.database.kill();
  const before = lives.facts.size;
  await world.database.start();
  while (lives.facts.size === before && performance.now() - lost_at < PATIENCE_MS) await later(LOOK_MS);
  const away_ms = performance.now() - lost_at;
  await later(WHILE_MS);
  await lives.end();
  await waitUntilIdle(world);
  return [
    ...(await checkResults(world, lives, `the primary lost after ${before} promises`)),
    {
      what: 'a booking is acknowledged again',
      goal: 'within 10 s',
      found: seconds(away_ms),
      is_speed: true,
      holds: away_ms <= BACK_WITHIN_MS,
    },
  ];
};
