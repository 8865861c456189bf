import type { PatchProspectProfile, ProspectProfile } from '@abroad/contract';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { refuseStale } from '../../core/refuse-stale.ts';
import { writeAs } from '../../db/write-as.ts';
import { checkReference } from '../history/check-reference.ts';
import { resolveSlug } from '../identity/slugs.ts';
import { findOwnProfile, findVisibleProfile } from './queries.ts';

type Changes = Partial<z.output<typeof PatchProspectProfile>>;

const orNotFound = (profile: ProspectProfile | undefined): ProspectProfile => {
  if (!profile) {
    throw new AppError('PROFILE_NOT_FOUND');
  }
  return profile;
};

/** @throws AppError PROFILE_NOT_FOUND if the user isn't a prospect. */
export const getOwnProfile = async ({ db }: Pick<Context, 'db'>, userId: string): Promise<ProspectProfile> =>
  orNotFound(await findOwnProfile(db, userId));

/**
 * The profile with a slug, if its visibility lets the viewer see it; a hidden one is not found.
 * @throws AppError INVALID_SLUG, PROFILE_NOT_FOUND
 */
export async function getProfileBySlug(
  { db }: Pick<Context, 'db'>,
  slug: string,
  viewerId: string | null,
): Promise<ProspectProfile> {
  const owner = await resolveSlug(db, slug);
  return orNotFound(owner ? await findVisibleProfile(db, owner.user_id, viewerId) : undefined);
}

/**
 * Changes a prospect's profile. Fields that are left out keep their value; null clears.
 * @throws AppError VALIDATION_FAILED, PROFILE_NOT_FOUND, CHANGED_MEANWHILE
 */
export async function changeOwnProfile(
  { db }: Pick<Context, 'db'>,
  userId: string,
  { updated_at: seen, ...changes }: Changes,
): Promise<ProspectProfile> {
  await checkReference(db, changes);
  await writeAs(db, userId, async (trx) => {
    const profile = await trx
      .selectFrom('prospect_profile')
      .select(['id', 'updated_at'])
      .where('auth_user_id', '=', userId)
      .executeTakeFirst();
    if (!profile) {
      throw new AppError('PROFILE_NOT_FOUND');
    }
    refuseStale(profile.updated_at, seen);
    await trx
      .updateTable('prospect_profile')
      .set({ ...changes, updated_at: new Date() })
      .where('id', '=', profile.id)
      .execute();
  });
  return getOwnProfile({ db }, userId);
}
