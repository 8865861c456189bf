import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { WORDS_VERSION } from '@abroad/search-index/words-version';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { applyMigration, type Migration } from './apply-migration.ts';
import { beginAtLength } from './begin-at-length.ts';

const FOLDER = path.join(import.meta.dirname, 'migrations');
/** One number for everybody who migrates, so that only one does at a time. */
export const MIGRATION_LOCK = 727_274;

/** The first of the files that the baseline has replaced (docs/decisions/0117). Nothing was released with them. */
const BEFORE_THE_BASELINE = '0001-people.sql';

/** A problem that whoever starts the product can mend: its line is shown without a stack. */
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

/** The names of the migrations that this version brings, in their order. */
export const listMigrations = async (): Promise<string[]> => (await readMigrations()).map(({ name }) => name);

/** Says which migrations wait, of those that are known, without applying any. */
export async function pendingMigrations(
  query: (sql: string) => Promise<{ rows: { name: string }[] }>,
  known: readonly string[],
): Promise<string[]> {
  const applied = new Set((await query('select name from schema_migration')).rows.map((row) => row.name));
  return known.filter((name) => !applied.has(name));
}

/** What has to be seen to at each start, once all tables are there. */
async function settle(client: pg.Client): Promise<void> {
  // The server may be another one than that of the rows.
  await client.query('select search_outbox_begin_where_ahead()');
  // Whatever is written from now on has words of this version; rows from before are made anew by a job.
  await client.query(
    'update search_words set version = $1 where version < $1 and not exists (select from mentor_search)',
    [WORDS_VERSION],
  );
}

/**
 * Works while nobody else does. The lock is of a transaction, on a connection of its own: behind a pooler one of the session
 * stays with a connection of the server that is somebody else's next.
 */
async function alone<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  const holder = new pg.Client({ connectionString: databaseUrl });
  await holder.connect();
  // Without a listener it would end the process; who works hears of it.
  holder.on('error', () => undefined);
  try {
    await beginAtLength(holder);
    await holder.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    const result = await work();
    await holder.query('commit');
    return result;
  } finally {
    await holder.end();
  }
}

/**
 * Applies the migrations that wait, in the order of their names, forward only, and those of the job queue.
 * @param names only these are applied, for rows that were written when there were no others; all unless said.
 * @returns the names of those applied now.
 * @throws Error when one fails, was edited after it had been applied, or is wanted and not known, or when the tables are older than the baseline.
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
    if (applied.has(BEFORE_THE_BASELINE)) {
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
        throw new Error(`migration ${migration.name} was edited after it had been applied`);
      }
    }
    if (names === undefined) await settle(client);
    const jobs = await client.query("select to_regclass('graphile_worker.migrations') is not null as there");
    if (done.length > 0 || !jobs.rows[0]?.there) {
      await runMigrations({ connectionString: databaseUrl });
    }
  } finally {
    await client.end();
  }
  return done;
}
