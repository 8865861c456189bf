import { availableParallelism } from 'node:os';
import pg from 'pg';
import { openLane, type Task } from './lane.ts';
import { type ByTable, KEPT_BY_TRIGGERS, type Table, TABLES } from './tables.ts';
import { whileAllBuild } from './while-all-build.ts';

/** Those that have most to do when they are filled come first, so that none of them is the last to end. */
const LONGEST: readonly Table[] = [
  'search_document',
  'event_type',
  'availability_rule',
  'mentor_search',
  'mentor_education',
];
const LONGEST_FIRST = [...new Set([...LONGEST, ...TABLES])];

/** Writes rows through several connections, each in a transaction of its own. */
export interface Writers {
  /** Hands over rows. Settles when they are written. */
  write: (rows: ByTable<Uint8Array>) => Promise<void>;
  /** Puts everything in order and commits, telling of each step. */
  finish: (tell: (name: string) => void) => Promise<void>;
  /** Leaves nothing behind that wasn't finished, and closes. */
  close: () => Promise<void>;
}

export async function connect(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'abroad-mentors-seed' });
  await client.connect();
  // Without a listener a lost connection would end the process; the query that waits on it says what happened.
  client.on('error', () => {});
  return client;
}

/** Opens the connections and begins their transactions. */
export async function openWriters(task: Task): Promise<Writers> {
  const { target } = task;
  const isFilled = (table: Table) => target.pastTriggers || !KEPT_BY_TRIGGERS.includes(table);
  const tables = LONGEST_FIRST.filter(isFilled);
  const tablesOfLanes = target.inLanes ? tables.map((table) => [table]) : [TABLES.filter(isFilled)];
  const clients: pg.Client[] = [];
  const close = async () => void (await Promise.allSettled(clients.map((client) => client.end())));
  const opening = tablesOfLanes.map(async (ofLane) => {
    const client = await connect(task.databaseUrl);
    clients.push(client);
    return openLane(client, task, ofLane);
  });
  // None is left half open where another fails.
  await Promise.allSettled(opening);
  const lanes = await Promise.all(opening).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    write: async (rows) => void (await Promise.all(lanes.map((lane) => lane.write(rows)))),
    async finish(tell) {
      await Promise.all(lanes.map((lane) => lane.end()));
      const waiting = lanes.values();
      // As many at once as there are processors, so that the longest isn't the last to end.
      const finishNext = async () => {
        for (const lane of waiting) {
          await whileAllBuild(lane.client);
          await lane.finish(tell);
        }
      };
      await Promise.all(Array.from({ length: availableParallelism() }, finishNext));
      await Promise.all(lanes.map(({ client }) => client.query('commit')));
    },
    close,
  };
}
