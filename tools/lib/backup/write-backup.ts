import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { beginWithoutLimit } from '@abroad/api/db/begin-without-limit';
import { type Client, escapeIdentifier } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { StartError } from '../start-error.ts';
import { withClient } from '../with-client.ts';
import { copyFiles, type FilePlaces, placesIn } from './files.ts';
import { rowsFile, writeManifest, type Manifest, type Table } from './manifest.ts';
import { checkTable, listMigrations, listSequences, listTables, nameOf } from './tables.ts';

interface Wishes {
  database_url: string;
  /** The folders of its files. */
  places: FilePlaces;
  /** The backup's folder, which must not exist yet. */
  folder: string;
  onTable?: (done: number, total: number) => void;
}

async function writeRows(client: Client, folder: string, table: Pick<Table, 'schema' | 'name' | 'columns'>) {
  const columns = table.columns.map((column) => escapeIdentifier(column)).join(', ');
  await pipeline(
    client.query(copyTo(`copy ${nameOf(table)} (${columns}) to stdout`)),
    createGzip({ level: 4 }),
    createWriteStream(rowsFile(folder, table), { mode: 0o600 }),
  );
}

/** Reads everything as of one moment, while others write. */
async function readAll(client: Client, { places, onTable }: Wishes, folder: string): Promise<Manifest> {
  await beginWithoutLimit(client, 'isolation level repeatable read read only');
  const listed = await listTables(client);
  const tables: Table[] = [];
  for (const table of listed) {
    await writeRows(client, folder, table);
    tables.push({ ...table, ...(await checkTable(client, table)) });
    onTable?.(tables.length, listed.length);
  }
  const manifest = {
    format: 1 as const,
    made_at: new Date().toISOString(),
    migrations: await listMigrations(client),
    tables,
    sequences: await listSequences(client),
    files: copyFiles(places, placesIn(path.join(folder, 'files'))),
  };
  await client.query('commit');
  return manifest;
}

/**
 * Writes all rows, and the files beside the database, into a folder that appears under its name only when it is complete.
 * It is readable for this user alone: it contains personal data and keys.
 * @throws StartError if the folder exists.
 */
export async function writeBackup(wishes: Wishes): Promise<Manifest> {
  const folder = path.resolve(wishes.folder);
  if (existsSync(folder)) throw new StartError(`${folder} is there already: name another folder.`);
  const making = `${folder}.making`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(path.join(making, 'tables'), { recursive: true, mode: 0o700 });
  try {
    const manifest = await withClient(wishes.database_url, (client) => readAll(client, wishes, making));
    writeManifest(making, manifest);
    renameSync(making, folder);
    return manifest;
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    throw error;
  }
}
