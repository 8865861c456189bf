import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';

type DiskUse = 'data' | 'media' | 'search' | 'database';

/** The file system of a folder. */
export interface Disk {
  of: DiskUse;
  folder: string;
  free_bytes: number;
  size_bytes: number;
}

/** The errors for a folder that isn't made yet, or that this process can't see. */
const UNSEEN: ReadonlySet<string | undefined> = new Set(['ENOENT', 'EACCES', 'EPERM']);

/** Measures the space of a file system as `df` counts it, without root's reserve; null where the folder can't be seen. */
async function measure(of: DiskUse, folder: string): Promise<Disk | null> {
  try {
    const { blocks, bfree, bavail, bsize } = await statfs(folder);
    return { of, folder, free_bytes: bavail * bsize, size_bytes: (blocks - bfree + bavail) * bsize };
  } catch (error) {
    if (UNSEEN.has((error as NodeJS.ErrnoException).code)) return null;
    throw error;
  }
}

const seen = (disks: readonly (Disk | null)[]): Disk[] => disks.filter((disk) => disk !== null);

/** The folders that a process writes to, as configured. */
export function foldersOf({ data_dir, media, search }: Context['config']): [DiskUse, string][] {
  const folders: [DiskUse, string][] = [['data', data_dir]];
  if (media.storage === 'folder') folders.push(['media', media.folder]);
  if (search.engine === 'index') folders.push(['search', search.folder]);
  return folders.map(([of, folder]) => [of, path.resolve(folder)]);
}

/** The disks of those of them that are made. */
export const readDisks = async (config: Context['config']): Promise<Disk[]> =>
  seen(await Promise.all(foldersOf(config).map(([of, folder]) => measure(of, folder))));

/**
 * The database's disk, where the database runs on this machine and names its folder; otherwise null. Only roles that may read all settings
 * can see it.
 */
export async function readDatabaseDisk(db: Database): Promise<Disk | null> {
  const { rows } = await sql<{ folder: string }>`
    select setting as folder from pg_settings
    where name = 'data_directory' and (inet_server_addr() is null or inet_server_addr() = inet_client_addr())`.execute(
    db,
  );
  const [found] = rows;
  return found === undefined ? null : measure('database', found.folder);
}
