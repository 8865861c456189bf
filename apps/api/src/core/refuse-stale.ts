import { AppError } from './app-error.ts';

/**
 * Refuses a change of a row that was changed after the user read it. Compares milliseconds, the precision of the API.
 * @param present when it was last changed; read it under the lock that the change is made under.
 * @param seen the `updated_at` of the request; undefined where the last write wins.
 * @throws AppError CHANGED_MEANWHILE
 */
export function refuseStale(present: string, seen: string | undefined): void {
  if (seen !== undefined && Date.parse(seen) !== Date.parse(present)) {
    throw new AppError('CHANGED_MEANWHILE');
  }
}
