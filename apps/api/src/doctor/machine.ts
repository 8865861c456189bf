import { statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from '../context.ts';
import { failed, ok, skipped, unusable, type Outcome } from './finding.ts';

const GIGABYTE = 1024 ** 3;
const LEAST_FREE = GIGABYTE;

/** The free bytes of the file system of a folder; null where it isn't made. */
async function freeBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

export async function checkDisk({ config }: Pick<Context, 'config'>): Promise<Outcome> {
  const { data_dir, media, search } = config;
  const folders = [
    data_dir,
    ...(media.storage === 'folder' ? [media.folder] : []),
    ...(search.engine === 'index' ? [search.folder] : []),
  ].map((folder) => path.resolve(folder));
  const looked = await Promise.all(
    [...new Set(folders)].map(async (folder) => ({ folder, bytes: await freeBytes(folder) })),
  );
  const free = looked.flatMap(({ folder, bytes }) => (bytes === null ? [] : [{ folder, bytes }]));
  if (free.length === 0) {
    return skipped(
      `There is no ${folders[0]}: no process has written there.`,
      'Processes have a DATA_DIR each: name the one whose disk is to be looked at.',
    );
  }
  const least = free.reduce((low, one) => (one.bytes < low.bytes ? one : low));
  const says = `${(least.bytes / GIGABYTE).toFixed(1)} GB are free at ${least.folder}.`;
  return least.bytes < LEAST_FREE
    ? failed(says, 'Free some space: a full disk stops photos, backups and the search index.')
    : ok(says);
}

/** A time zone database that is older than this has missed changes of clocks: there are some every year. */
const OLDEST_ZONES_YEARS = 2;

/** How old the time zone database of this process is: its versions are named by year and letter, such as 2026c. */
export function checkZones(now: number, version = process.versions['tz'] ?? ''): Outcome {
  const age = new Date(now).getUTCFullYear() - Number.parseInt(version, 10);
  const says = `Time zones are known as of version ${version} of their database.`;
  return age < OLDEST_ZONES_YEARS
    ? ok(says)
    : failed(says, 'Upgrade the product: clocks have been changed since, and sessions would be an hour off there.');
}

const ANSWER_MS = 5000;

/** Whether people reach this product, and no other, at its public address. */
export async function checkPublicUrl({ config }: Pick<Context, 'config'>): Promise<Outcome> {
  try {
    const response = await fetch(`${config.public_url}/api/health`, {
      signal: AbortSignal.timeout(ANSWER_MS),
      redirect: 'manual',
    });
    const is_ours = response.ok && ((await response.json()) as { status?: unknown }).status === 'ok';
    return is_ours
      ? ok(`${config.public_url} answers.`)
      : failed(
          `${config.public_url}/api/health answers ${response.status}.`,
          'Let the proxy pass all paths on, with PUBLIC_URL exactly as people see it.',
        );
  } catch (error) {
    return unusable(
      error,
      'Check PUBLIC_URL, DNS, the proxy and its certificate. From inside a network it may not be reachable by that name.',
    );
  }
}
