import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';
import { writeAs } from '../../db/write-as.ts';

const profileOf = (db: Database, user_id: string) =>
  db.selectFrom('mentor_profile').select('id').where('auth_user_id', '=', user_id);

/** @throws AppError PROFILE_NOT_FOUND for somebody who is no mentor. */
export async function requireMentor(db: Database, user_id: string): Promise<void> {
  if (!(await profileOf(db, user_id).executeTakeFirst())) {
    throw new AppError('PROFILE_NOT_FOUND');
  }
}

/**
 * Every write of what a mentor sets.
 * @param otherwise what is thrown at somebody who is no mentor: of what has an id, they have none.
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
