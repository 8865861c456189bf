// Whoever compiles this file, from any project, needs the declarations that the package lacks.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./pg-copy-streams.d.ts" />
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { COLUMNS, type Rows, type Table } from './rows.ts';

/** Tables of one connection; about as much work for each. */
const LANES: readonly (readonly Table[])[] = [
  ['authenticated_user', 'terms_acceptance', 'mentor_profile', 'booking_policy', 'availability_schedule'],
  ['mentor_education', 'mentor_experience', 'availability_rule', 'event_type'],
  ['mentor_search'],
];

/** Writes rows through several connections, each in a transaction of its own. */
export interface Writers {
  /** Hands over rows; settles when those handed over before are written, whose room may be used again from then on. */
  write: (rows: Rows) => Promise<void>;
  /** The connection that fills a table, for what has to be in the same transaction. */
  clientOf: (table: Table) => pg.Client;
  /** Settles when everything handed over is written. */
  drain: () => Promise<void>;
  commit: () => Promise<void>;
  /** Leaves nothing behind, and closes. */
  close: () => Promise<void>;
}

async function copy(client: pg.Client, table: Table, bytes: Uint8Array): Promise<void> {
  if (bytes.length === 0) return;
  const stream = client.query(copyFrom(`copy ${table} (${COLUMNS[table]}) from stdin`));
  await new Promise<void>((resolve, reject) => {
    stream.on('error', reject).on('finish', () => resolve());
    stream.end(bytes);
  });
}

/**
 * Rows of the several connections refer to each other before any is committed, so the keys between them can't be
 * checked while they are written. Whoever may not switch the checks off gets one connection, which needs no such thing.
 */
async function mayDeferToTheEnd(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ allowed: boolean }>(
    `select has_parameter_privilege('session_replication_role', 'SET') as allowed`,
  );
  return rows[0]?.allowed ?? false;
}

async function open(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'abroad-mentors-seed' });
  await client.connect();
  // Without a listener a lost connection would end the process; the query that waits on it says what happened.
  client.on('error', () => {});
  return client;
}

/** Opens the connections and begins their transactions. */
export async function openWriters(databaseUrl: string, { parallel }: { parallel: boolean }): Promise<Writers> {
  const first = await open(databaseUrl);
  const inLanes = parallel && (await mayDeferToTheEnd(first));
  const lanes = inLanes ? LANES : [LANES.flat()];
  const clients = [first, ...(await Promise.all(lanes.slice(1).map(() => open(databaseUrl))))];
  for (const client of clients) {
    await client.query('begin');
    await client.query(`set local synchronous_commit = off; set local statement_timeout = 0`);
    if (inLanes) await client.query('set local session_replication_role = replica');
  }
  const tails: Promise<void>[] = clients.map(() => Promise.resolve());
  return {
    async write(rows) {
      const before = Promise.all(tails);
      lanes.forEach((tables, lane) => {
        const client = clients[lane] as pg.Client;
        tails[lane] = (tails[lane] as Promise<void>).then(async () => {
          for (const table of tables) await copy(client, table, rows[table].bytes());
        });
        // The failure is told by `write` or `drain`; until then nobody listens.
        tails[lane].catch(() => {});
      });
      await before;
    },
    clientOf: (table) => clients[lanes.findIndex((tables) => tables.includes(table))] as pg.Client,
    drain: async () => void (await Promise.all(tails)),
    commit: async () => {
      for (const client of clients) await client.query('commit');
    },
    close: async () => {
      await Promise.allSettled(clients.map((client) => client.end()));
    },
  };
}
