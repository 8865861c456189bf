import type { AvatarType } from '@abroad/contract';
import { sql, type Insertable } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { AvatarTable } from '../../db/tables.ts';

/** How long a request may process an upload before another one may take it over. */
const LEASE_S = 60;
const leaseEnded = sql<boolean>`avatar.claimed_at < now() - make_interval(secs => ${LEASE_S})`;

export interface Asset {
  id: string;
  auth_user_id: string;
  status: AvatarTable['status'];
  content_type: AvatarType;
  size_bytes: number;
  content_hash: string | null;
}
const COLUMNS = ['id', 'auth_user_id', 'status', 'content_type', 'size_bytes', 'content_hash'] as const;

export async function insertAsset(db: Database, asset: Insertable<AvatarTable>): Promise<void> {
  await db.insertInto('avatar').values(asset).execute();
}

export const findAsset = (db: Database, id: string): Promise<Asset | undefined> =>
  db.selectFrom('avatar').select(COLUMNS).where('id', '=', id).executeTakeFirst();

/** The status of an upload and of its owner. */
export const findUpload = (db: Database, id: string) =>
  db
    .selectFrom('avatar')
    .innerJoin('authenticated_user as owner', 'owner.id', 'avatar.auth_user_id')
    .select(['avatar.status', 'owner.status as owner_status'])
    .where('avatar.id', '=', id)
    .executeTakeFirst();

/** Counts the unfinished uploads of a user since an instant. */
export async function countUnfinished(db: Database, userId: string, since: string): Promise<number> {
  const { count } = await db
    .selectFrom('avatar')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('auth_user_id', '=', userId)
    .where('status', '<>', 'current')
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** The asset of a user that is being processed. */
export const findProcessing = (db: Database, userId: string): Promise<{ id: string } | undefined> =>
  db
    .selectFrom('avatar')
    .select('id')
    .where('auth_user_id', '=', userId)
    .where('status', '=', 'processing')
    .where(sql<boolean>`not ${leaseEnded}`)
    .orderBy('id', 'desc')
    .executeTakeFirst();

/** Claims an expected upload; one of several concurrent calls succeeds. */
export const claim = (db: Database, id: string): Promise<Asset | undefined> =>
  db
    .updateTable('avatar')
    .set({ status: 'processing', claimed_at: sql<string>`now()` })
    .where('id', '=', id)
    .where((where) =>
      where.or([where('status', '=', 'expected'), where.and([where('status', '=', 'processing'), leaseEnded])]),
    )
    .returning(COLUMNS)
    .executeTakeFirst();

/** Releases a claimed upload, so that it can be confirmed again. */
export async function releaseClaim(db: Database, id: string): Promise<void> {
  await db
    .updateTable('avatar')
    .set({ status: 'expected', claimed_at: null })
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .execute();
}

/**
 * Records which files are about to be written.
 * @returns false if the asset was removed meanwhile.
 */
export async function storeHash(
  db: Database,
  id: string,
  files: { content_hash: string; look: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('avatar')
    .set(files)
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Makes the asset its owner's photo. @returns false if it was removed meanwhile. */
export async function setCurrent(trx: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('avatar')
    .set({ status: 'current', claimed_at: null })
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes rows; the caller must delete the files. */
export const deleteAssets = (db: Database) => db.deleteFrom('avatar').returning(COLUMNS);

/** Removes the portrait of a demonstration profile once its owner has a photo. */
export async function dropPortraits(trx: Database, userId: string): Promise<void> {
  for (const table of ['mentor_profile', 'prospect_profile'] as const) {
    await trx
      .updateTable(table)
      .set({ profile_image_url: null })
      .where('auth_user_id', '=', userId)
      .where('profile_image_url', 'is not', null)
      .execute();
  }
}
