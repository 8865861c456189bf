import path from 'node:path';
import pg from 'pg';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { loadDefaultRates } from '@abroad/reference-data/load-rates';
import { WORDS_VERSION } from '@abroad/search-index/words-version';
import { runMigrations } from 'graphile-worker';
import { applyMigration, type Migration } from './apply-migration.ts';
import { beginWithoutLimit } from './begin-without-limit.ts';
import { buildLargeIndexes } from './large-indexes.ts';

const FOLDER = path.join(import.meta.dirname, 'migrations');
/** One number for all processes, so that one migrates at a time. */
export const MIGRATION_LOCK = 727_274;

/** One of each set of files that the baseline has replaced (docs/decisions/0117). Nothing was released with them. */
export const BEFORE_THE_BASELINE = ['0001-people.sql', '0003-availability.sql'];

/** A problem that the operator can fix: it is printed without a stack. */
export class OldDatabaseError extends Error {
  override name = 'OldDatabaseError';
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(FOLDER, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function migrationsOf(names: readonly string[] | undefined): Promise<Migration[]> {
  const known = await readMigrations();
  const missing = names?.find((name) => !known.some((migration) => migration.name === name));
  if (missing !== undefined) throw new Error(`migration ${missing} is not known: it belongs to another version`);
  return known.filter(({ name }) => names?.includes(name) ?? true);
}

/** The names of this version's migrations, in order. */
export const listMigrations = async (): Promise<string[]> => (await readMigrations()).map(({ name }) => name);

/** Lists pending migrations among the known ones, without applying any. */
export async function pendingMigrations(
  query: (sql: string) => Promise<{ rows: { name: string }[] }>,
  known: readonly string[],
): Promise<string[]> {
  const applied = new Set((await query('select name from schema_migration')).rows.map((row) => row.name));
  return known.filter((name) => !applied.has(name));
}

/** Runs at each start, once all tables exist. */
async function settle(client: pg.Client): Promise<void> {
  // The server may be another one than the rows were written on.
  await client.query('select search_outbox_begin_where_ahead()');
  // Rows are written by these rates until a job knows the configured ones.
  await client.query('update search_words set exchange_rates = $1 where exchange_rates is null', [
    JSON.stringify(loadDefaultRates()),
  ]);
  // From now on rows are written with words of this version; a job rebuilds older ones.
  await client.query(
    'update search_words set version = $1 where version < $1 and not exists (select from mentor_search)',
    [WORDS_VERSION],
  );
}

/**
 * Runs work while no other process does. The lock belongs to a transaction, on a connection of its own: behind a pooler a
 * session lock stays with a server connection that another client gets next.
 */
async function alone<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  const holder = new pg.Client({ connectionString: databaseUrl });
  await holder.connect();
  // Without a listener, an error would end the process; the work reports it.
  holder.on('error', () => undefined);
  try {
    await beginWithoutLimit(holder);
    await holder.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    // Ends that query for the server, too, whose snapshot an index that is built beside writers would wait for.
    await holder.query('select 1');
    const result = await work();
    await holder.query('commit');
    return result;
  } finally {
    await holder.end();
  }
}

/**
 * Applies pending migrations in the order of their names, forward only, and those of the job queue.
 * @param names only these are applied, for rows written when there were no others; all by default.
 * @returns the names of those applied now.
 * @throws Error when one fails, was edited after it had been applied, is missing, or when the tables are older than the
 * baseline.
 */
export async function migrate(databaseUrl: string, names?: readonly string[]): Promise<string[]> {
  return alone(databaseUrl, () => applyWaiting(databaseUrl, names));
}

async function applyWaiting(databaseUrl: string, names: readonly string[] | undefined): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const done: string[] = [];
  try {
    await client.query(
      'create table if not exists schema_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migration',
    );
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    if (BEFORE_THE_BASELINE.some((name) => applied.has(name))) {
      throw new OldDatabaseError(
        'This database is older than the first release: delete its folder (DATA_DIR, .data unless set) and start again.',
      );
    }
    for (const migration of await migrationsOf(names)) {
      const checksum = applied.get(migration.name);
      if (checksum === undefined) {
        await applyMigration(client, migration);
        done.push(migration.name);
      } else if (checksum !== migration.checksum) {
        throw new OldDatabaseError(
          `This database was made by another ${migration.name}, before the first release: delete its folder (DATA_DIR, .data unless set) and start again.`,
        );
      }
    }
    if (names === undefined) await settle(client);
    const jobs = await client.query("select to_regclass('graphile_worker.migrations') is not null as there");
    if (done.length > 0 || !jobs.rows[0]?.there) {
      await runMigrations({ connectionString: databaseUrl });
    }
    if (names === undefined) await buildLargeIndexes(client);
  } finally {
    await client.end();
  }
  return done;
}
