import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';
import { writeAs } from '../../db/write-as.ts';

const profileOf = (db: Database, user_id: string) =>
  db.selectFrom('mentor_profile').select('id').where('auth_user_id', '=', user_id);

/** @throws AppError PROFILE_NOT_FOUND if the user isn't a mentor. */
export async function requireMentor(db: Database, user_id: string): Promise<void> {
  if (!(await profileOf(db, user_id).executeTakeFirst())) {
    throw new AppError('PROFILE_NOT_FOUND');
  }
}

/**
 * Runs a write of a mentor's settings.
 * @param otherwise the error for a user who isn't a mentor: NOT_FOUND for anything that has an id.
 */
export const writeAsMentor = <T>(
  db: Database,
  user_id: string,
  otherwise: 'PROFILE_NOT_FOUND' | 'NOT_FOUND',
  write: (trx: Database) => Promise<T>,
): Promise<T> =>
  writeAs(db, user_id, async (trx) => {
    if (!(await profileOf(trx, user_id).executeTakeFirst())) {
      throw new AppError(otherwise);
    }
    return write(trx);
  });
