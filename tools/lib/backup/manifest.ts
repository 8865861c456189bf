import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { StartError } from '../start-error.ts';

/** A table as it is in a backup. */
const Table = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int(),
  /** The checksum of the rows in any order: the sum of each row's hash. */
  checksum: z.string(),
});
export type Table = z.infer<typeof Table>;

const Manifest = z.object({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  /** The migrations that the database had, by name. */
  migrations: z.array(z.string()),
  tables: z.array(Table),
  /** The last value of each sequence; null if it has none. */
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), last: z.string().nullable() })),
  /** Files beside the database, by their path in the data directory. */
  files: z.array(z.string()),
});
export type Manifest = z.infer<typeof Manifest>;

const fileOf = (folder: string) => path.join(folder, 'manifest.json');

/** The file with the rows of a table, as PostgreSQL's `COPY` writes them, in gzip (RFC 1952). */
export const rowsFile = (folder: string, { schema, name }: Pick<Table, 'schema' | 'name'>): string =>
  path.join(folder, 'tables', `${schema}.${name}.copy.gz`);

/** Written last: without it there is no backup. */
export const writeManifest = (folder: string, manifest: Manifest): void =>
  writeFileSync(fileOf(folder), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });

/** @throws StartError if the folder has no backup, or one of an unknown format. */
export function readManifest(folder: string): Manifest {
  let text: string;
  try {
    text = readFileSync(fileOf(folder), 'utf8');
  } catch {
    throw new StartError(`${folder} holds no backup: there is no manifest.json in it.`);
  }
  try {
    return Manifest.parse(JSON.parse(text));
  } catch {
    throw new StartError(`${fileOf(folder)} can't be read: it is damaged, or was made by a newer version.`);
  }
}
