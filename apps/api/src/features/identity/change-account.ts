import { LIMITS, type AuthenticatedUser, type PatchAuthenticatedUser } from '@abroad/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';
import { writeAs } from '../../db/write-as.ts';
import { forgetBounce } from './bounces.ts';
import { changeEmailPreferences } from './email-preferences.ts';
import { refuseReservedName } from './look-alikes.ts';
import { findUserById } from './queries.ts';
import { refuseReservedSlug } from './slugs.ts';

type Needs = Pick<Context, 'db'>;
type Changes = Partial<z.output<typeof PatchAuthenticatedUser>>;
/** Told in the transaction that changes a name, so that what is made of names changes with it. */
export type Renamed = (trx: Database, userId: string) => Promise<void>;

/** The record of somebody signed in. */
export async function getUser({ db }: Needs, userId: string): Promise<AuthenticatedUser> {
  const user = await findUserById(db, userId);
  if (!user) {
    throw new AppError('USER_NOT_FOUND');
  }
  return user;
}

/**
 * Keeps the slug that is given up, so that it still leads to its owner, and as many before it as are kept.
 * @throws AppError SLUG_CHANGED_OFTEN when as many were given up lately.
 */
async function keepFormer(trx: Database, userId: string, slug: string): Promise<void> {
  await trx.insertInto('former_slug').values({ slug, auth_user_id: userId }).execute();
  const { rows } = await sql<{ slug: string; is_late: boolean }>`
    select slug, created_at > now() - make_interval(days => ${LIMITS.slug_changes_days}) as is_late
    from former_slug where auth_user_id = ${userId}
    order by created_at desc, slug = ${slug}::citext desc offset ${LIMITS.former_slugs_max}`.execute(trx);
  if (rows.some(({ is_late }) => is_late)) {
    throw new AppError('SLUG_CHANGED_OFTEN');
  }
  const spare = rows.map((former) => former.slug);
  if (spare.length > 0) {
    await trx.deleteFrom('former_slug').where('slug', 'in', spare).execute();
  }
}

/** Taking an own former one back, or changing its case, is always allowed. */
async function changeSlug(trx: Database, userId: string, slug: string): Promise<void> {
  const { slug: present } = await trx
    .selectFrom('authenticated_user')
    .select('slug')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (present === slug) {
    return;
  }
  refuseReservedSlug(slug);
  await trx.updateTable('authenticated_user').set({ slug, slug_look_shared: false }).where('id', '=', userId).execute();
  if (present.toLowerCase() !== slug.toLowerCase()) {
    await trx.deleteFrom('former_slug').where('slug', '=', slug).where('auth_user_id', '=', userId).execute();
    await keepFormer(trx, userId, present);
  }
}

/**
 * Changes names, slug, time zone, language or e-mail preferences, or has mail tried again; what is not named stays.
 * @throws AppError SLUG_TAKEN, SLUG_CHANGED_OFTEN, VALIDATION_FAILED for a name that speaks for the product
 */
export async function changeUser(
  { db }: Needs,
  userId: string,
  { slug, email_preferences, email_bounced_at, ...changes }: Changes,
  renamed: Renamed,
): Promise<AuthenticatedUser> {
  await writeAs(db, userId, async (trx) => {
    if (slug !== undefined) {
      await changeSlug(trx, userId, slug);
    }
    if (email_preferences !== undefined) {
      await changeEmailPreferences(trx, userId, email_preferences);
    }
    if (email_bounced_at !== undefined) {
      await forgetBounce(trx, userId);
    }
    await changeNames(trx, userId, changes);
    if (changes.first_name !== undefined || changes.last_name !== undefined) {
      await renamed(trx, userId);
    }
  });
  return getUser({ db }, userId);
}

/**
 * Writes the given fields of a record, and when it was last written. Another name than before is a chosen one.
 * @throws AppError VALIDATION_FAILED for a name that speaks for the product
 */
export async function changeNames(
  trx: Database,
  userId: string,
  changes: Omit<Changes, 'slug' | 'email_preferences' | 'email_bounced_at'>,
): Promise<void> {
  const { first_name = null, last_name = null } = changes;
  const { first_name: first, last_name: last } = await trx
    .updateTable('authenticated_user')
    .set({ ...changes, updated_at: new Date() })
    .set({
      names_chosen_at: sql<string | null>`case
        when first_name <> coalesce(${first_name}::text, first_name) or last_name <> coalesce(${last_name}::text, last_name)
        then now() else names_chosen_at end`,
    })
    .where('id', '=', userId)
    .returning(['first_name', 'last_name'])
    .executeTakeFirstOrThrow();
  // One name may have been given, and both together speak.
  if (first_name !== null || last_name !== null) {
    refuseReservedName({ first_name: first, last_name: last });
  }
}

/** Takes the zone of a profile over as the account's, where its owner chose none there. In the caller's transaction. */
export async function adoptZone(trx: Database, userId: string, time_zone: string | null | undefined): Promise<void> {
  if (time_zone !== null && time_zone !== undefined) {
    await trx
      .updateTable('authenticated_user')
      .set({ time_zone, updated_at: new Date() })
      .where('id', '=', userId)
      .where('time_zone', 'is', null)
      .execute();
  }
}
