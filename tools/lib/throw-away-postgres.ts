import { type EmbeddedPostgres, startPostgres } from './embedded-postgres.ts';
import { makeThrowAwayFolder, type Place } from './throw-away-folder.ts';

/** Its data don't have to survive, so it doesn't wait for the disk. */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '300',
};

/** @property place the folder of its files */
export type ThrowAwayPostgres = EmbeddedPostgres & { place: Place };

/**
 * A PostgreSQL for one test run, fast rather than safe; `stop` removes all of it.
 * @param wanted where its files should be; files that don't fit in memory are put on disk
 */
export async function startThrowAwayPostgres(
  wanted: Place,
  settings: Record<string, string> = {},
): Promise<ThrowAwayPostgres> {
  const { folder, place, remove } = makeThrowAwayFolder(wanted);
  try {
    const postgres = await startPostgres({ dataDir: folder, settings: { ...FAST, ...settings } });
    const stop = async () => {
      await postgres.stop();
      remove();
    };
    return { ...postgres, place, stop };
  } catch (error) {
    remove();
    throw error;
  }
}
