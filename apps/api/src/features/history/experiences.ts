import {
  endsAfterStart,
  LIMITS,
  VALIDATION_MESSAGES,
  type Experience,
  type ExperienceInput,
  type PatchExperience,
} from '@abroad/contract';
import type { z } from 'zod';
import { AppError } from '../../core/app-error.ts';
import { refuseStale } from '../../core/refuse-stale.ts';
import type { Database } from '../../db/connection.ts';
import { writeAs } from '../../db/write-as.ts';
import { getReference } from '../reference/index.ts';
import { checkEntry } from './check-reference.ts';
import { experienceRows } from './history-rows.ts';
import {
  experienceTable,
  findOwnProfile,
  findProfile,
  refuseMore,
  type HistoryOwner,
  type Needs,
} from './history-owner.ts';

type Changes = Partial<z.output<typeof PatchExperience>>;

const COLUMNS = [
  'id',
  'organisation',
  'title',
  'start_date',
  'end_date',
  'location',
  'country_code',
  'is_current',
  'updated_at',
] as const;

const selectOf = (trx: Database, owner: HistoryOwner, profileId: string) =>
  trx.selectFrom(experienceTable(owner)).select(COLUMNS).where('profile_id', '=', profileId);

/**
 * Adds an experience to the profile of a person.
 * @throws AppError PROFILE_NOT_FOUND, VALIDATION_FAILED
 */
export async function addExperience(
  context: Needs,
  owner: HistoryOwner,
  userId: string,
  entry: z.output<typeof ExperienceInput>,
): Promise<Experience> {
  const reference = await getReference(context);
  checkEntry(reference, entry);
  return writeAs(context.db, userId, async (trx) => {
    const profileId = await findOwnProfile(trx, owner, userId);
    refuseMore('experiences', (await selectOf(trx, owner, profileId).execute()).length, LIMITS.experiences_max);
    const added = await trx
      .insertInto(experienceTable(owner))
      .values(experienceRows(profileId, [entry]))
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

/**
 * Changes an own experience; what is not named stays, and null clears.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED also when its dates don't fit what stays, CHANGED_MEANWHILE
 */
export async function changeExperience(
  context: Needs,
  owner: HistoryOwner,
  userId: string,
  id: string,
  { updated_at: seen, ...changes }: Changes,
): Promise<Experience> {
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
      .updateTable(experienceTable(owner))
      .set({ ...changes, updated_at: new Date() })
      .where('profile_id', '=', profileId)
      .where('id', '=', id)
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
    await owner.changed(trx, userId, reference);
    return changed;
  });
}

/**
 * Deletes an own experience.
 * @throws AppError NOT_FOUND
 */
export async function deleteExperience(
  context: Needs,
  owner: HistoryOwner,
  userId: string,
  id: string,
): Promise<undefined> {
  const reference = await getReference(context);
  await writeAs(context.db, userId, async (trx) => {
    const { profileId } = await findOwn(trx, owner, userId, id);
    await trx.deleteFrom(experienceTable(owner)).where('profile_id', '=', profileId).where('id', '=', id).execute();
    await owner.changed(trx, userId, reference);
  });
}
