import {
  endsAfterStart,
  LIMITS,
  VALIDATION_MESSAGES,
  type Education,
  type EducationInput,
  type PatchEducation,
} from '@abroad/contract';
import type { z } from 'zod';
import { AppError } from '../../core/app-error.ts';
import { refuseStale } from '../../core/refuse-stale.ts';
import type { Database } from '../../db/connection.ts';
import { writeAs } from '../../db/write-as.ts';
import { getReference, type Reference } from '../reference/index.ts';
import { checkEntry } from './check-reference.ts';
import { educationRows } from './history-rows.ts';
import {
  educationTable,
  findOwnProfile,
  findProfile,
  refuseMore,
  type HistoryOwner,
  type Needs,
} from './history-owner.ts';

type Changes = Partial<z.output<typeof PatchEducation>>;

const COLUMNS = [
  'id',
  'school',
  'university_id',
  'country_code',
  'degree_id',
  'field_of_study',
  'start_date',
  'end_date',
  'location',
  'is_study_abroad',
  'updated_at',
] as const;

const selectOf = (trx: Database, owner: HistoryOwner, profileId: string) =>
  trx.selectFrom(educationTable(owner)).select(COLUMNS).where('profile_id', '=', profileId);

/**
 * Adds an education to the profile of a person.
 * @throws AppError PROFILE_NOT_FOUND, VALIDATION_FAILED
 */
export async function addEducation(
  context: Needs,
  owner: HistoryOwner,
  userId: string,
  entry: z.output<typeof EducationInput>,
): Promise<Education> {
  const reference = await getReference(context);
  checkEntry(reference, entry);
  return writeAs(context.db, userId, async (trx) => {
    const profileId = await findOwnProfile(trx, owner, userId);
    refuseMore('educations', (await selectOf(trx, owner, profileId).execute()).length, LIMITS.educations_max);
    const added = await trx
      .insertInto(educationTable(owner))
      .values(educationRows(reference, profileId, [entry]))
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
    await owner.changed(trx, userId, reference);
    return added;
  });
}

/** An own entry; somebody else's is not found, and neither is one of the other kind of profile. */
async function findOwn(trx: Database, owner: HistoryOwner, userId: string, id: string) {
  const profileId = await findProfile(trx, owner, userId);
  const entry = profileId && (await selectOf(trx, owner, profileId).where('id', '=', id).executeTakeFirst());
  if (!entry) {
    throw new AppError('NOT_FOUND');
  }
  return { profileId, entry };
}

/** What follows from a change: the country is the university's. */
const withCountry = (reference: Reference, changes: Omit<Changes, 'updated_at'>) =>
  changes.university_id === undefined
    ? changes
    : { ...changes, country_code: reference.universityById(changes.university_id)?.country_code ?? null };

/**
 * Changes an own education; what is not named stays, and null clears.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED also when its dates don't fit what stays, CHANGED_MEANWHILE
 */
export async function changeEducation(
  context: Needs,
  owner: HistoryOwner,
  userId: string,
  id: string,
  { updated_at: seen, ...changes }: Changes,
): Promise<Education> {
  const reference = await getReference(context);
  checkEntry(reference, changes);
  return writeAs(context.db, userId, async (trx) => {
    const { profileId, entry } = await findOwn(trx, owner, userId, id);
    refuseStale(entry.updated_at, seen);
    if (!endsAfterStart({ ...entry, ...changes })) {
      throw new AppError('VALIDATION_FAILED', {
        errors: [{ path: 'end_date', message: VALIDATION_MESSAGES.end_date_after_start }],
      });
    }
    const changed = await trx
      .updateTable(educationTable(owner))
      .set({ ...withCountry(reference, changes), updated_at: new Date() })
      .where('profile_id', '=', profileId)
      .where('id', '=', id)
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
    await owner.changed(trx, userId, reference);
    return changed;
  });
}

/**
 * Deletes an own education; a mentor keeps one at least.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED
 */
export async function deleteEducation(
  context: Needs,
  owner: HistoryOwner,
  userId: string,
  id: string,
): Promise<undefined> {
  const reference = await getReference(context);
  await writeAs(context.db, userId, async (trx) => {
    const { profileId } = await findOwn(trx, owner, userId, id);
    const { length } = await selectOf(trx, owner, profileId).execute();
    if (owner.kind === 'mentor' && length === 1) {
      throw new AppError('VALIDATION_FAILED', {
        errors: [{ path: 'educations', message: VALIDATION_MESSAGES.education_required }],
      });
    }
    await trx.deleteFrom(educationTable(owner)).where('profile_id', '=', profileId).where('id', '=', id).execute();
    await owner.changed(trx, userId, reference);
  });
}
