import type { MentorOnboarding, MentorProfile, PatchMentorProfile } from '@abroad/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import { refuseStale } from '../../core/refuse-stale.ts';
import type { Database } from '../../db/connection.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { nextAvailableJob } from '../../jobs/known-jobs.ts';
import { writeAs } from '../../db/write-as.ts';
import { checkReference } from '../profiles/check-reference.ts';
import { insertProfile, orNotFound, updateProfile } from '../profiles/profile.ts';
import { requireMentorTerms } from '../identity/acceptance.ts';
import { resolveSlug } from '../identity/slugs.ts';
import type { Universities } from '../reference/reference.ts';
import { findOwnProfile, findVisibleProfile, isPaused } from './queries.ts';
import { refreshSearchRow } from './search-row.ts';
import { traderColumns } from './trader.ts';

type Deps = Pick<Context, 'db' | 'clock'>;
type Changes = Partial<z.output<typeof PatchMentorProfile>>;

/** @throws AppError PROFILE_NOT_FOUND if the user isn't a mentor. */
export const getOwnProfile = async ({ db }: Pick<Context, 'db'>, userId: string): Promise<MentorProfile> =>
  orNotFound(await findOwnProfile(db, userId));

/**
 * The profile with a slug, with the current slug in it.
 * @param viewerId null for a signed-out visitor, who is never the owner.
 * @throws AppError INVALID_SLUG, PROFILE_NOT_FOUND; PROFILE_PAUSED if its mentor takes no bookings now, without saying
 * more about it
 */
export async function getProfileBySlug(
  { db }: Pick<Context, 'db'>,
  slug: string,
  viewerId: string | null,
): Promise<MentorProfile> {
  const owner = await resolveSlug(db, slug);
  const profile = owner ? await findVisibleProfile(db, owner.user_id, viewerId) : undefined;
  if (owner && !profile && (await isPaused(db, owner.user_id))) {
    throw new AppError('PROFILE_PAUSED');
  }
  return orNotFound(profile);
}

/** Creates an active mentor profile, as `insertProfile` does. The caller refreshes the search row once everything else is written. */
export const insertMentor = (trx: Database, universities: Universities, user_id: string, form: MentorOnboarding) =>
  insertProfile(trx, universities, { kind: 'mentor', user_id }, form, {
    status: 'active',
    headline: form.headline ?? null,
    video_url: form.video_url ?? null,
    topics: [...new Set(form.topics)],
    ...traderColumns(form, new Date().toISOString()),
  });

/** @throws AppError VALIDATION_FAILED for a main study that is not one of the profile's. */
async function refuseForeignEducation(
  trx: Database,
  profile_id: string,
  education_id: string | null | undefined,
): Promise<void> {
  if (education_id === null || education_id === undefined) {
    return;
  }
  const study = await trx
    .selectFrom('mentor_education')
    .select('id')
    .where('id', '=', education_id)
    .where('profile_id', '=', profile_id)
    .executeTakeFirst();
  if (study === undefined) {
    const message = 'Choose one of your own studies';
    throw new AppError('VALIDATION_FAILED', { errors: [{ path: 'main_education_id', message }] });
  }
}

/**
 * @throws AppError FORBIDDEN if the platform, not the mentor, hid the profile; TERMS_NOT_ACCEPTED if it is resumed
 * after the mentor terms changed.
 */
async function writeChanges(
  trx: Database,
  userId: string,
  { profile_status, updated_at: seen, is_trader, trader, ...changes }: Changes,
): Promise<void> {
  const profile = orNotFound(
    await trx
      .selectFrom('mentor_profile')
      .select(['id', 'status', 'updated_at'])
      .where('auth_user_id', '=', userId)
      .executeTakeFirst(),
  );
  if (profile_status !== undefined && profile.status === 'suspended') {
    throw new AppError('FORBIDDEN');
  }
  refuseStale(profile.updated_at, seen);
  await refuseForeignEducation(trx, profile.id, changes.main_education_id);
  if (profile_status === 'active' && profile.status !== 'active') {
    await requireMentorTerms(trx, userId);
  }
  await updateProfile(trx, 'mentor', profile.id, {
    ...changes,
    ...traderColumns({ is_trader, trader }, new Date().toISOString()),
    ...(changes.topics ? { topics: [...new Set(changes.topics)] } : {}),
    ...(profile_status === undefined ? {} : { status: profile_status }),
  });
}

/**
 * Changes a mentor's profile and the search. Fields that are left out keep their value; null clears.
 * @throws AppError VALIDATION_FAILED, PROFILE_NOT_FOUND, FORBIDDEN, TERMS_NOT_ACCEPTED, CHANGED_MEANWHILE
 */
export async function changeOwnProfile(context: Deps, userId: string, changes: Changes): Promise<MentorProfile> {
  await checkReference(context.db, changes);
  await writeAs(context.db, userId, async (trx) => {
    await writeChanges(trx, userId, changes);
    await refreshSearchRow(trx, userId, context.clock);
    if (changes.time_zone !== undefined) {
      // Time off is in this time zone.
      await enqueue(trx, [nextAvailableJob({ user_id: userId })]);
    }
  });
  return getOwnProfile(context, userId);
}

/**
 * Records that a mentor shared the link of their profile; only the first time counts.
 * @throws AppError PROFILE_NOT_FOUND
 */
export async function shareOwnProfile(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: string,
): Promise<undefined> {
  await writeAs(db, userId, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('mentor_profile')
      .set({ link_shared_at: sql<string>`coalesce(link_shared_at, ${toInstant(clock.now())}::timestamptz)` })
      .where('auth_user_id', '=', userId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) {
      throw new AppError('PROFILE_NOT_FOUND');
    }
  });
}
