import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { type EmbeddedPostgres, startPostgres } from './embedded-postgres.ts';
import { isAlive } from './processes.ts';

const PLACE = '/var/tmp';
const NAME = /^abroad-mentors-throw-away-(\d+)-/;

/** Nothing of it has to survive, so nothing waits for the disk. */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '300',
};

/** Removes what killed test runs of this user have left. */
function sweep(): void {
  for (const name of readdirSync(PLACE)) {
    const pid = NAME.exec(name)?.[1];
    if (!pid || isAlive(Number(pid))) continue;
    const folder = path.join(PLACE, name);
    if (statSync(folder).uid === process.getuid?.()) rmSync(folder, { recursive: true, force: true });
  }
}

/** A PostgreSQL for one run of tests, quick rather than safe; `stop` removes all of it. */
export async function startThrowAwayPostgres(): Promise<EmbeddedPostgres> {
  sweep();
  const dataDir = mkdtempSync(path.join(PLACE, `abroad-mentors-throw-away-${process.pid}-`));
  try {
    // The account that PostgreSQL runs as has to get through.
    chmodSync(dataDir, 0o755);
    const postgres = await startPostgres({ dataDir, settings: FAST });
    const stop = async () => {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    };
    return { ...postgres, stop };
  } catch (error) {
    rmSync(dataDir, { recursive: true, force: true });
    throw error;
  }
}
