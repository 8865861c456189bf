import { loadavg } from 'node:os';
import { fillTables } from '../../../tools/lib/start/prepare-database.ts';
import { startThrowAwayPostgres } from '../../../tools/lib/throw-away-postgres.ts';
import { seedMentors } from '../../../tools/seed/seed.ts';
import { takeTurns } from '../lib/rounds.ts';
import { table } from '../lib/table.ts';
import { askedInTurn, slugsOf } from '../lib/server/free-times.ts';
import { startLoad } from '../lib/server/load.ts';
import { startServer } from '../lib/server/start-server.ts';

const MENTORS = 300;
const CLIENTS = 8;
const ROUNDS = 15;
const TURN_MS = 700;
/** Until the server's code is compiled and its statements are planned. */
const WARM_UP_MS = 4000;

/**
 * Requests thirty days of slots and `SELECT 1` in turns, and prints responses a second.
 * @param flags of Node for the server.
 */
export async function benchAvailability(flags: string[]): Promise<void> {
  const postgres = await startThrowAwayPostgres('disk');
  try {
    const url = postgres.url();
    await fillTables(url);
    await seedMentors(url, { mentors: MENTORS, seed: 1, log: () => {} });
    const server = await startServer(url, { flags });
    const load = startLoad(server.base_url, CLIENTS);
    const availability = askedInTurn(await slugsOf(url));
    await load.run(availability, WARM_UP_MS);
    const perSecond = await takeTurns(
      {
        availability: () => load.run(availability, TURN_MS),
        'select 1': () => load.run(() => '/bench/select-1', TURN_MS),
      },
      ROUNDS,
    );
    const row = (name: 'availability' | 'select 1') => [
      name,
      perSecond.median(name).toFixed(0),
      `${(perSecond.ratio(name, 'select 1') * 100).toFixed(0)} %`,
    ];
    console.log(
      `\n${table([['endpoint', 'requests a second', 'of SELECT 1'], row('availability'), row('select 1')])}\n`,
    );
    console.log(`${CLIENTS} clients, Node ${process.version}, load average ${loadavg()[0]?.toFixed(1)}.`);
    await load.close();
    await server.stop();
  } finally {
    await postgres.stop();
  }
}
