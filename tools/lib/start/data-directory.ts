import { StartError } from '../start-error.ts';
import { type Lock, takeLock } from './lock.ts';

/** An instance that has just been told to stop is waited for. */
const PATIENCE_MS = 2000;

/** Makes the data directory this process's own. @throws StartError when another instance uses it. */
export async function takeDataDirectory(dataDir: string): Promise<Lock> {
  const lock = await takeLock(dataDir, PATIENCE_MS);
  if (typeof lock !== 'number') return lock;
  throw new StartError(
    `Abroad Mentors already runs on the data directory ${dataDir} (process ${lock}): stop it, or set DATA_DIR and PORT for another instance.`,
  );
}
