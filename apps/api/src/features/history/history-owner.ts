import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';
import type { Reference } from '../reference/index.ts';

export type Needs = Pick<Context, 'db' | 'clock' | 'logger'>;

/** Whose history it is: that of a mentor or of a prospect. Both have the same tables under different names. */
export interface HistoryOwner {
  kind: 'mentor' | 'prospect';
  /** Told in the transaction that changed the history of somebody, so that what is made of it changes with it. */
  changed: (trx: Database, userId: string, reference: Reference) => Promise<void>;
}

/** The table of a kind. The other kind's has the same columns, so that one type stands for both. */
export const profileTable = ({ kind }: Pick<HistoryOwner, 'kind'>) => `${kind}_profile` as 'mentor_profile';
export const educationTable = ({ kind }: Pick<HistoryOwner, 'kind'>) => `${kind}_education` as 'mentor_education';
export const experienceTable = ({ kind }: Pick<HistoryOwner, 'kind'>) => `${kind}_experience` as 'mentor_experience';

/** The id of a person's profile, or null for somebody who has none. */
export async function findProfile(trx: Database, owner: HistoryOwner, userId: string): Promise<string | null> {
  const profile = await trx
    .selectFrom(profileTable(owner))
    .select('id')
    .where('auth_user_id', '=', userId)
    .executeTakeFirst();
  return profile?.id ?? null;
}

/** As `findProfile`. @throws AppError PROFILE_NOT_FOUND */
export async function findOwnProfile(trx: Database, owner: HistoryOwner, userId: string): Promise<string> {
  const id = await findProfile(trx, owner, userId);
  if (id === null) {
    throw new AppError('PROFILE_NOT_FOUND');
  }
  return id;
}

/** @throws AppError VALIDATION_FAILED when a list is as long as it may be. */
export function refuseMore(list: 'educations' | 'experiences', present: number, max: number): void {
  if (present >= max) {
    throw new AppError('VALIDATION_FAILED', { errors: [{ path: list, message: `No more than ${max}` }] });
  }
}
