import { StartError } from '../start-error.ts';
import { type Lock, takeLock } from './lock.ts';

/** Waits for an instance that is being stopped. */
const PATIENCE_MS = 2000;

/** Takes the data directory for this process. @throws StartError if another instance uses it. */
export async function takeDataDirectory(dataDir: string): Promise<Lock> {
  const lock = await takeLock(dataDir, PATIENCE_MS);
  if (typeof lock !== 'number') return lock;
  throw new StartError(
    `Abroad Mentors already runs on the data directory ${dataDir} (process ${lock}): stop it, or set DATA_DIR and PORT for another instance.`,
  );
}
