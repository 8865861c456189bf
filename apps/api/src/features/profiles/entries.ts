import { endsAfterStart, VALIDATION_MESSAGES, type Education } from '@abroad/contract';
import type { Insertable, Updateable } from 'kysely';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { newId } from '../../core/ids.ts';
import { refuseStale } from '../../core/refuse-stale.ts';
import type { Database } from '../../db/connection.ts';
import type { EducationTable } from '../../db/tables.ts';
import { writeAs } from '../../db/write-as.ts';
import type { Universities } from '../reference/reference.ts';
import { checkEntry } from './check-reference.ts';
import { findProfileId } from './own-profile.ts';
import { EDUCATION, EXPERIENCE, type ChangesOfEntry, type EntryKind, type KnownEntry } from './entry-kinds.ts';

/** The owner of a history: a mentor or a prospect. */
export interface HistoryOwner {
  kind: 'mentor' | 'prospect';
  /** Called in the transaction that changed a user's history, so that everything derived from it changes too. */
  onChanged: (trx: Database, userId: string) => Promise<void>;
  /** Called before that, with an education's old and new fields; null where it is about to be deleted. */
  onEducation?: (trx: Database, change: EducationChange) => Promise<void>;
}

export interface EducationChange {
  user_id: string;
  before: Education;
  after: Education | null;
}

type Owned = Pick<HistoryOwner, 'kind'>;

/** The four tables are read and written alike: the types of one stand for all, and `columns` names the columns of a kind. */
export const historyTable = ({ kind }: Owned, { name }: { name: 'education' | 'experience' }) =>
  `${kind}_${name}` as 'mentor_education';

const invalid = (path: string, message: string) => new AppError('VALIDATION_FAILED', { errors: [{ path, message }] });

/** Writes entries of a profile, in the caller's transaction. */
export async function insertEntries<Entry extends KnownEntry, Input>(
  trx: Database,
  kind: EntryKind<Entry, Input, never>,
  { owner, profile_id, universities }: { owner: Owned; profile_id: string; universities: Universities },
  entries: readonly Input[],
): Promise<Entry[]> {
  if (entries.length === 0) {
    return [];
  }
  const rows = entries.map((entry) => Object.assign(kind.rowOf(entry, universities), { id: newId(), profile_id }));
  const added = await trx
    .insertInto(historyTable(owner, kind))
    .values(rows as unknown as Insertable<EducationTable>[])
    .returning(kind.columns as 'id'[])
    .execute();
  return added as unknown as Entry[];
}

/** Returns the actions that a person can take on entries of one kind in their own profile. */
function entriesOf<Entry extends KnownEntry, Input extends object, Changes extends ChangesOfEntry>(
  { db }: Pick<Context, 'db'>,
  owner: HistoryOwner,
  kind: EntryKind<Entry, Input, Changes>,
) {
  const count = async (trx: Database, profile_id: string) =>
    (await trx.selectFrom(historyTable(owner, kind)).select('id').where('profile_id', '=', profile_id).execute())
      .length;

  /** An entry of the user. It does not find entries of others, nor those of the other kind of profile. */
  async function findOwn(trx: Database, userId: string, id: string) {
    const profile_id = await findProfileId(trx, owner.kind, userId);
    const found =
      profile_id &&
      (await trx
        .selectFrom(historyTable(owner, kind))
        .select(kind.columns as 'id'[])
        .where('profile_id', '=', profile_id)
        .where('id', '=', id)
        .executeTakeFirst());
    if (!found) {
      throw new AppError('NOT_FOUND');
    }
    return { profile_id, entry: found as unknown as Entry };
  }

  const tell = async (
    trx: Database,
    change: Pick<EducationChange, 'user_id'> & { before: Entry; after: Entry | null },
  ) => {
    if (kind.name === 'education') {
      await owner.onEducation?.(trx, change as unknown as EducationChange);
    }
  };

  return {
    /** @throws AppError PROFILE_NOT_FOUND, VALIDATION_FAILED also when there are as many as there may be */
    async add(userId: string, entry: Input): Promise<Entry> {
      const universities = await checkEntry(db, entry);
      return writeAs(db, userId, async (trx) => {
        const profile_id = await findProfileId(trx, owner.kind, userId);
        if (profile_id === undefined) {
          throw new AppError('PROFILE_NOT_FOUND');
        }
        if ((await count(trx, profile_id)) >= kind.most) {
          throw invalid(kind.list, `No more than ${kind.most}`);
        }
        const [added] = await insertEntries(trx, kind, { owner, profile_id, universities }, [entry]);
        await owner.onChanged(trx, userId);
        return added as Entry;
      });
    },

    /**
     * Changes an entry of the user. Fields that are not named stay, and null clears a field.
     * @throws AppError NOT_FOUND, VALIDATION_FAILED also when its dates don't fit what stays, CHANGED_MEANWHILE
     */
    async change(userId: string, id: string, { updated_at: seen, ...changes }: Changes): Promise<Entry> {
      const universities = await checkEntry(db, changes);
      return writeAs(db, userId, async (trx) => {
        const { profile_id, entry } = await findOwn(trx, userId, id);
        refuseStale(entry.updated_at, seen);
        if (!endsAfterStart({ ...entry, ...changes })) {
          throw invalid('end_date', VALIDATION_MESSAGES.end_date_after_start);
        }
        const set = { ...changes, ...kind.derivedFrom?.(changes, universities), updated_at: new Date() };
        const changed = await trx
          .updateTable(historyTable(owner, kind))
          .set(set as Updateable<EducationTable>)
          .where('profile_id', '=', profile_id)
          .where('id', '=', id)
          .returning(kind.columns as 'id'[])
          .executeTakeFirstOrThrow();
        await tell(trx, { user_id: userId, before: entry, after: changed as unknown as Entry });
        await owner.onChanged(trx, userId);
        return changed as unknown as Entry;
      });
    },

    /** @throws AppError NOT_FOUND, VALIDATION_FAILED for the last one that stays */
    async remove(userId: string, id: string): Promise<undefined> {
      await writeAs(db, userId, async (trx) => {
        const { profile_id, entry } = await findOwn(trx, userId, id);
        if (kind.last_stays !== undefined && (await count(trx, profile_id)) === 1) {
          throw invalid(kind.list, kind.last_stays);
        }
        await tell(trx, { user_id: userId, before: entry, after: null });
        await trx
          .deleteFrom(historyTable(owner, kind))
          .where('profile_id', '=', profile_id)
          .where('id', '=', id)
          .execute();
        await owner.onChanged(trx, userId);
      });
    },
  };
}

/** The entries of a mentor or prospect profile. */
export const historyOf = (context: Pick<Context, 'db'>, owner: HistoryOwner) => ({
  educations: entriesOf(context, owner, EDUCATION),
  experiences: entriesOf(context, owner, EXPERIENCE),
});
