import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';

const profileOf = (db: Database, user_id: string) =>
  db.selectFrom('mentor_profile').select('id').where('auth_user_id', '=', user_id);

/** @throws AppError PROFILE_NOT_FOUND for somebody who is no mentor. */
export async function requireMentor(db: Database, user_id: string): Promise<void> {
  if (!(await profileOf(db, user_id).executeTakeFirst())) {
    throw new AppError('PROFILE_NOT_FOUND');
  }
}

/**
 * Locks what a mentor sets, so that changes of it come one after the other. Whoever refreshes the row by which the
 * mentor is found takes the same lock.
 * @param otherwise what is thrown at somebody who is no mentor: of what has an id, they have none.
 */
export async function lockMentor(
  trx: Database,
  user_id: string,
  otherwise: 'PROFILE_NOT_FOUND' | 'NOT_FOUND',
): Promise<void> {
  if (!(await profileOf(trx, user_id).forUpdate().executeTakeFirst())) {
    throw new AppError(otherwise);
  }
}
