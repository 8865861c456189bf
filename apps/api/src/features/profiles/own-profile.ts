import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';
import { writeAs } from '../../db/write-as.ts';

/** The id of a user's profile; undefined where there is none, as for deleted accounts. */
export async function findProfileId(
  db: Database,
  kind: 'mentor' | 'prospect',
  user_id: string,
): Promise<string | undefined> {
  const profiles = db.selectFrom(`${kind}_profile` as 'mentor_profile').select('id');
  return (await profiles.where('auth_user_id', '=', user_id).executeTakeFirst())?.id;
}

/** Whether someone has a mentor profile. Only a mentor profile can be hidden, and only mentors have payouts to hold. */
export const isMentor = async (db: Database, user_id: string): Promise<boolean> =>
  (await findProfileId(db, 'mentor', user_id)) !== undefined;

/** @throws AppError PROFILE_NOT_FOUND if the user isn't a mentor. */
export async function requireMentor(db: Database, user_id: string): Promise<void> {
  if (!(await isMentor(db, user_id))) {
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
    if (!(await isMentor(trx, user_id))) {
      throw new AppError(otherwise);
    }
    return write(trx);
  });
