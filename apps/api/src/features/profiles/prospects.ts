import type { CreateProspectProfile, PatchProspectProfile, ProspectProfile } from '@abroad/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { refuseStale } from '../../core/refuse-stale.ts';
import type { Database } from '../../db/connection.ts';
import { writeAs } from '../../db/write-as.ts';
import { resolveSlug } from '../identity/slugs.ts';
import { checkReference } from './check-reference.ts';
import { insertProfile, orNotFound, updateProfile } from './profile.ts';
import { isVisibleTo, PROFILE_COLUMNS, profileFields } from './queries.ts';

type Deps = Pick<Context, 'db'>;
type Changes = Partial<z.output<typeof PatchProspectProfile>>;

const selectProspects = (db: Database, viewerId: string | null) =>
  db
    .selectFrom('prospect_profile as profile')
    .innerJoin('authenticated_user as person', 'person.id', 'profile.auth_user_id')
    .leftJoin('avatar as picture', (join) =>
      join.onRef('picture.auth_user_id', '=', 'person.id').on('picture.status', '=', 'current'),
    )
    .select(PROFILE_COLUMNS)
    .select(profileFields('prospect', viewerId))
    .select([
      'profile.target_country_codes',
      'profile.target_university_ids',
      'profile.target_degree_ids',
      'profile.target_fields',
      'profile.intake_year',
      'profile.intake_term',
      'profile.application_stage',
      'profile.visibility',
    ]);

/** A user's profile as its owner sees it. */
const findOwnProspect = (db: Database, userId: string): Promise<ProspectProfile | undefined> =>
  selectProspects(db, userId).where('person.id', '=', userId).executeTakeFirst();

/**
 * Whether `viewerId` mentors or mentored the user called `person`: one of their bookings was confirmed at some time, or
 * is a request that waits for an answer.
 */
const hasMentored = (viewerId: string | null) => sql<boolean>`exists (
  select 1 from booking
  where booking.prospect_user_id = person.id and booking.mentor_user_id = ${viewerId}::uuid
    and (booking.status in ('requested', 'confirmed', 'completed', 'no_show_mentor', 'no_show_prospect')
      or exists (select 1 from booking_event event where event.booking_id = booking.id and event.to_status = 'confirmed')))`;

/** Whether a viewer may see the student's `profile` of `person`: an SQL expression. */
export const isProspectVisibleTo = (viewerId: string | null) =>
  isVisibleTo(
    viewerId,
    sql`(profile.visibility = 'public' or profile.visibility = 'booked_mentors' and ${hasMentored(viewerId)})`,
  );

/** A user's profile, if its visibility lets `viewerId` see it. */
export const findVisibleProspect = (
  db: Database,
  userId: string,
  viewerId: string | null,
): Promise<ProspectProfile | undefined> =>
  selectProspects(db, viewerId).where('person.id', '=', userId).where(isProspectVisibleTo(viewerId)).executeTakeFirst();

/** @throws AppError PROFILE_NOT_FOUND if the user isn't a prospect. */
export const getOwnProspect = async ({ db }: Pick<Context, 'db'>, userId: string): Promise<ProspectProfile> =>
  orNotFound(await findOwnProspect(db, userId));

/**
 * The profile with a slug, if its visibility lets the viewer see it; a hidden one is not found.
 * @throws AppError INVALID_SLUG, PROFILE_NOT_FOUND
 */
export async function getProspectBySlug(
  { db }: Pick<Context, 'db'>,
  slug: string,
  viewerId: string | null,
): Promise<ProspectProfile> {
  const owner = await resolveSlug(db, slug);
  return orNotFound(owner ? await findVisibleProspect(db, owner.user_id, viewerId) : undefined);
}

/** The columns that only prospects have. */
export const prospectColumns = (form: CreateProspectProfile) => ({
  target_country_codes: form.target_country_codes ?? [],
  target_university_ids: form.target_university_ids ?? [],
  target_degree_ids: form.target_degree_ids ?? [],
  target_fields: form.target_fields ?? [],
  intake_year: form.intake_year ?? null,
  intake_term: form.intake_term ?? null,
  application_stage: form.application_stage ?? 'exploring',
  visibility: form.visibility ?? 'booked_mentors',
});

/**
 * Creates a prospect profile with names and history, all or nothing.
 * @param onRenamed called once the names are written, so that a mentor profile is found by them too.
 * @throws AppError VALIDATION_FAILED with the fields' paths, ALREADY_EXISTS
 */
export async function createProspect(
  context: Deps,
  user_id: string,
  form: CreateProspectProfile,
  onRenamed: (trx: Database, userId: string) => Promise<void>,
): Promise<ProspectProfile> {
  const universities = await checkReference(context.db, form);
  await writeAs(context.db, user_id, async (trx) => {
    await insertProfile(trx, universities, { kind: 'prospect', user_id }, form, prospectColumns(form));
    await onRenamed(trx, user_id);
  });
  return getOwnProspect(context, user_id);
}

/**
 * Changes a prospect's profile. Fields that are left out keep their value; null clears.
 * @throws AppError VALIDATION_FAILED, PROFILE_NOT_FOUND, CHANGED_MEANWHILE
 */
export async function changeOwnProspect(
  context: Deps,
  userId: string,
  { updated_at: seen, ...changes }: Changes,
): Promise<ProspectProfile> {
  await checkReference(context.db, changes);
  await writeAs(context.db, userId, async (trx) => {
    const profile = orNotFound(
      await trx
        .selectFrom('prospect_profile')
        .select(['id', 'updated_at'])
        .where('auth_user_id', '=', userId)
        .executeTakeFirst(),
    );
    refuseStale(profile.updated_at, seen);
    await updateProfile(trx, 'prospect', profile.id, changes);
  });
  return getOwnProspect(context, userId);
}
