import { type EmbeddedPostgres, startPostgres } from './embedded-postgres.ts';
import { makeThrowAwayFolder } from './throw-away-folder.ts';

/** Nothing of it has to survive, so nothing waits for the disk. */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '300',
};

/** A PostgreSQL for one run of tests, quick rather than safe; `stop` removes all of it. */
export async function startThrowAwayPostgres(settings: Record<string, string> = {}): Promise<EmbeddedPostgres> {
  const { folder, remove } = makeThrowAwayFolder();
  try {
    const postgres = await startPostgres({ dataDir: folder, settings: { ...FAST, ...settings } });
    const stop = async () => {
      await postgres.stop();
      remove();
    };
    return { ...postgres, stop };
  } catch (error) {
    remove();
    throw error;
  }
}
