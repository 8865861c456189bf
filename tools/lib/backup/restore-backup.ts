import { createReadStream } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { beginWithoutLimit } from '@abroad/api/db/begin-without-limit';
import { migrate } from '@abroad/api/db/migrate';
import { type Client, escapeIdentifier, Pool } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { ensureSchema as makeIdentity } from '../../../apps/identity/src/database.ts';
import { ensureSchema as makeSandbox } from '../../../apps/payments-sandbox/src/database/schema.ts';
import { makeToolsSchema } from '../start/demo-data.ts';
import { StartError } from '../start-error.ts';
import { withClient } from '../with-client.ts';
import { copyFiles, type FilePlaces, placesIn } from './files.ts';
import { buildIndexes, type Index, listIndexes } from './table-indexes.ts';
import { readManifest, rowsFile, type Manifest, type Table } from './manifest.ts';
import { checkTable, listTables, nameOf } from './tables.ts';

interface Wishes {
  database_url: string;
  /** The folders for its files. */
  places: FilePlaces;
  folder: string;
  onTable?: (done: number, total: number) => void;
}

/** Schemas that development programs create for themselves. */
const MAKERS: Record<string, (pool: Pool) => Promise<unknown>> = {
  identity: makeIdentity,
  payments_sandbox: makeSandbox,
  tools: makeToolsSchema,
};

async function makeTables(database_url: string, { migrations, tables }: Manifest): Promise<void> {
  await migrate(database_url, migrations);
  const pool = new Pool({ connectionString: database_url, max: 1 });
  try {
    for (const [schema, make] of Object.entries(MAKERS)) {
      if (tables.some((table) => table.schema === schema)) await make(pool);
    }
  } finally {
    await pool.end();
  }
}

/** @throws StartError if there is an account in the database. */
async function requireNoAccounts(client: Client): Promise<void> {
  const { rows } = await client.query<{ people: string | null }>(`select to_regclass('authenticated_user') as people`);
  if (rows[0]?.people === null) return;
  const { rowCount } = await client.query('select from authenticated_user limit 1');
  if (rowCount === 0) return;
  throw new StartError('The database has people in it: a backup is restored into an empty one.');
}

async function requireTables(client: Client, tables: readonly Table[]): Promise<void> {
  const known = new Map((await listTables(client)).map((table) => [nameOf(table), new Set(table.columns)]));
  for (const table of tables) {
    const columns = known.get(nameOf(table));
    const unknown = columns ? table.columns.find((column) => !columns.has(column)) : 'at all';
    if (unknown === undefined) continue;
    throw new StartError(`There is no ${nameOf(table)} ${unknown} here: restore it with the version that made it.`);
  }
}

async function readRows(client: Client, folder: string, table: Table): Promise<void> {
  const columns = table.columns.map((column) => escapeIdentifier(column)).join(', ');
  await pipeline(
    createReadStream(rowsFile(folder, table)),
    createGunzip(),
    client.query(copyFrom(`copy ${nameOf(table)} (${columns}) from stdin`)),
  );
  const { rows, checksum } = await checkTable(client, table);
  if (rows === table.rows && checksum === table.checksum) return;
  throw new StartError(`${nameOf(table)} is not as it was: ${rows} of ${table.rows} rows. Nothing was restored.`);
}

/** Drops the indexes that are faster to build after the rows. The queue's own tables are small. */
async function takeIndexes(client: Client, tables: readonly Table[]): Promise<Index[]> {
  const indexes: Index[] = [];
  for (const table of tables.filter(({ schema }) => schema === 'public')) {
    indexes.push(...(await listIndexes(client, nameOf(table))));
  }
  for (const { remove } of indexes) await client.query(remove);
  return indexes;
}

/** Skips triggers and foreign keys, which the rows satisfied when they were written. */
const LEAVE_TRIGGERS_OUT = 'set local session_replication_role = replica';

/** Checks the privilege before any change. @throws StartError that says how to grant it */
async function requireRight(client: Client): Promise<void> {
  const { rows } = await client.query<{ may: boolean }>(
    `select has_parameter_privilege('session_replication_role', 'SET') as may`,
  );
  if (rows[0]?.may === true) return;
  throw new StartError(
    `The role ${client.user} may not set session_replication_role, without which rows can't be put back in any order. Have a ` +
      `superuser say: grant set on parameter session_replication_role to ${escapeIdentifier(client.user ?? '')}`,
  );
}

/** Loads all rows into tables that the migrations have created and partly filled; all of them, or none. */
async function writeAll(client: Client, manifest: Manifest, { folder, onTable }: Wishes): Promise<void> {
  await beginWithoutLimit(client);
  await client.query(LEAVE_TRIGGERS_OUT);
  await client.query(`truncate ${manifest.tables.map(nameOf).join(', ')}`);
  const indexes = await takeIndexes(client, manifest.tables);
  for (const [done, table] of manifest.tables.entries()) {
    await readRows(client, folder, table);
    onTable?.(done + 1, manifest.tables.length);
  }
  await buildIndexes(client, indexes, { helpers: availableParallelism() });
  for (const { schema, name, last } of manifest.sequences) {
    if (last !== null) await client.query('select setval($1::regclass, $2::bigint)', [nameOf({ schema, name }), last]);
  }
  // Their holders are gone.
  await client.query('update graphile_worker._private_jobs set locked_at = null, locked_by = null');
  await client.query('update graphile_worker._private_job_queues set locked_at = null, locked_by = null');
  await client.query('analyze');
  await client.query('commit');
}

/**
 * Restores a backup into a database without people, compares every table with its checksum, and then runs the migrations
 * that came after the backup.
 * @throws StartError if there is no backup, the database isn't empty, or a comparison fails: then nothing is restored.
 */
export async function restoreBackup(wishes: Wishes): Promise<Manifest> {
  const manifest = readManifest(wishes.folder);
  await withClient(wishes.database_url, async (client) => {
    await requireNoAccounts(client);
    await requireRight(client);
    await makeTables(wishes.database_url, manifest);
    await requireTables(client, manifest.tables);
    await writeAll(client, manifest, wishes);
  });
  copyFiles(placesIn(path.join(wishes.folder, 'files')), wishes.places, manifest.files);
  await migrate(wishes.database_url);
  return manifest;
}
