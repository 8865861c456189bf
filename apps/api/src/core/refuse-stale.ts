import { AppError } from './app-error.ts';

/**
 * Refuses the change of something that was changed since the person saw it; compared to the millisecond, the precision
 * of the wire.
 * @param present when it was last changed; read it under the lock that the change is made under.
 * @param seen the `updated_at` that the change names; undefined where the last writer is to win.
 * @throws AppError CHANGED_MEANWHILE
 */
export function refuseStale(present: string, seen: string | undefined): void {
  if (seen !== undefined && Date.parse(seen) !== Date.parse(present)) {
    throw new AppError('CHANGED_MEANWHILE');
  }
}
