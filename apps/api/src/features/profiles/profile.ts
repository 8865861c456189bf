import type { CreateProspectProfile, MentorOnboarding } from '@abroad/contract';
import type { Insertable, Updateable } from 'kysely';
import { AppError } from '../../core/app-error.ts';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import type { MentorProfileTable, ProspectProfileTable } from '../../db/tables.ts';
import { adoptTimeZone, changeNames } from '../identity/change-account.ts';
import type { Universities } from '../reference/reference.ts';
import { EDUCATION, EXPERIENCE } from './entry-kinds.ts';
import { insertEntries } from './entries.ts';

/** The columns of each kind of profile. */
interface ProfileTables {
  mentor: MentorProfileTable;
  prospect: ProspectProfileTable;
}
type ProfileKind = keyof ProfileTables;

/** The fields that the forms of both kinds have. */
type ProfileForm = Pick<
  MentorOnboarding & CreateProspectProfile,
  keyof MentorOnboarding & keyof CreateProspectProfile & keyof ProspectProfileTable
>;
type NewProfile = Omit<ProfileForm, 'educations'> &
  Pick<CreateProspectProfile, 'first_name' | 'last_name' | 'educations' | 'experiences'>;

/** Both tables are written alike: the types of one stand for both. */
const profileTable = (kind: ProfileKind) => `${kind}_profile` as 'prospect_profile';

/** @throws AppError PROFILE_NOT_FOUND for none. */
export function orNotFound<Profile>(profile: Profile | undefined): Profile {
  if (!profile) {
    throw new AppError('PROFILE_NOT_FOUND');
  }
  return profile;
}

/** The columns that profiles of both kinds have, but for their time zone. */
export const sharedColumns = (form: ProfileForm) => ({
  about: form.about ?? null,
  why_study_abroad: form.why_study_abroad ?? null,
  career_aspirations: form.career_aspirations ?? null,
  topics_can_discuss: form.topics_can_discuss ?? null,
  current_country_code: form.current_country_code ?? null,
  origin_country_code: form.origin_country_code ?? null,
  languages: form.languages ?? [],
});

/**
 * Creates a profile with its owner's names, educations and experiences, in the caller's transaction. The time zone is that of the
 * form, otherwise the account's, otherwise UTC.
 * @param universities those that the form names.
 * @param form checked against the reference lists.
 * @param own the columns of its kind.
 * @returns the profile's time zone, and the account's language.
 * @throws AppError VALIDATION_FAILED for a name that speaks for the product; by the unique constraint, if there is one already.
 */
export async function insertProfile<Kind extends ProfileKind>(
  trx: Database,
  universities: Universities,
  { kind, user_id }: { kind: Kind; user_id: string },
  form: NewProfile,
  own: Partial<Insertable<ProfileTables[Kind]>>,
): Promise<{ time_zone: string; language: string }> {
  await changeNames(trx, user_id, { first_name: form.first_name, last_name: form.last_name });
  await adoptTimeZone(trx, user_id, form.time_zone);
  const account = await trx
    .selectFrom('authenticated_user')
    .select(['time_zone', 'language'])
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow();
  const time_zone = form.time_zone ?? account.time_zone ?? 'UTC';
  const profile_id = newId();
  const row = { id: profile_id, auth_user_id: user_id, ...sharedColumns(form), time_zone, ...own };
  await trx.insertInto(profileTable(kind)).values(row).execute();
  const profile = { owner: { kind }, profile_id, universities };
  await insertEntries(trx, EDUCATION, profile, form.educations ?? []);
  await insertEntries(trx, EXPERIENCE, profile, form.experiences ?? []);
  return { time_zone, language: account.language };
}

/** Writes fields of a profile. Under its owner's lock; the search is updated afterwards. */
export async function updateProfile<Kind extends ProfileKind>(
  trx: Database,
  kind: Kind,
  id: string,
  changes: Partial<Updateable<ProfileTables[Kind]>>,
): Promise<void> {
  const set: Updateable<ProspectProfileTable> = { ...changes, updated_at: new Date() };
  await trx.updateTable(profileTable(kind)).set(set).where('id', '=', id).execute();
}
