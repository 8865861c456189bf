import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';

/** @throws AppError PROFILE_NOT_FOUND if the user isn't a mentor. */
export async function refuseNonMentor(db: Database, user_id: string): Promise<void> {
  const mentor = await db
    .selectFrom('mentor_profile')
    .select('id')
    .where('auth_user_id', '=', user_id)
    .executeTakeFirst();
  if (!mentor) {
    throw new AppError('PROFILE_NOT_FOUND');
  }
}
