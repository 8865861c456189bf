import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { WORDS_VERSION } from '@abroad/search-index/words-version';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';

const FOLDER = path.join(import.meta.dirname, 'migrations');
/** One number for everybody who migrates, so that only one does at a time. */
const ADVISORY_LOCK = 727_274;

interface Migration {
  name: string;
  sql: string;
  checksum: string;
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

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw new Error(`migration ${migration.name}: ${(cause as Error).message}`, { cause });
  }
}

/** Says which migrations wait, without applying any. */
export async function pendingMigrations(
  query: (sql: string) => Promise<{ rows: { name: string }[] }>,
): Promise<string[]> {
  const applied = new Set((await query('select name from schema_migration')).rows.map((row) => row.name));
  return (await readMigrations()).map((migration) => migration.name).filter((name) => !applied.has(name));
}

/**
 * Applies the migrations that wait, in the order of their names, forward only, and those of the job queue.
 * @returns the names of those applied now.
 * @throws Error when one fails, or was edited after it had been applied.
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const done: string[] = [];
  try {
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
    await client.query(
      'create table if not exists schema_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migration',
    );
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    for (const migration of await readMigrations()) {
      const checksum = applied.get(migration.name);
      if (checksum === undefined) {
        await apply(client, migration);
        done.push(migration.name);
      } else if (checksum !== migration.checksum) {
        throw new Error(`migration ${migration.name} was edited after it had been applied`);
      }
    }
    // The server may be another one than that of the rows.
    await client.query('select search_outbox_begin_where_ahead()');
    // Whatever is written from now on has words of this version; rows from before are made anew by a job.
    await client.query(
      'update search_words set version = $1 where version < $1 and not exists (select from mentor_search)',
      [WORDS_VERSION],
    );
    const jobs = await client.query("select to_regclass('graphile_worker.migrations') is not null as there");
    if (done.length > 0 || !jobs.rows[0]?.there) {
      await runMigrations({ connectionString: databaseUrl });
    }
  } finally {
    await client.end();
  }
  return done;
}
