import { LIMITS, type AuthenticatedUser, type PatchAuthenticatedUser } from '@abroad/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';
import { writeAs } from '../../db/write-as.ts';
import { clearBounce } from './bounces.ts';
import { changeEmailPreferences } from './email-preferences.ts';
import { refuseReservedName } from './look-alikes.ts';
import { findUserById } from './queries.ts';
import { refuseReservedSlug } from './slugs.ts';

type Deps = Pick<Context, 'db'>;
type Changes = Partial<z.output<typeof PatchAuthenticatedUser>>;
/** Called in the transaction that changes a name, to update values that are derived from names. */
export type OnRenamed = (trx: Database, userId: string) => Promise<void>;

/** The record of a signed-in user. */
export async function getUser({ db }: Deps, userId: string): Promise<AuthenticatedUser> {
  const user = await findUserById(db, userId);
  if (!user) {
    throw new AppError('USER_NOT_FOUND');
  }
  return user;
}

/**
 * Stores the former slug, so that it still leads to its owner, and deletes former slugs beyond the limit.
 * @throws AppError SLUG_CHANGED_OFTEN after as many changes as are allowed in the period.
 */
async function keepFormerSlug(trx: Database, userId: string, slug: string): Promise<void> {
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

/** Returning to one's own former slug, or changing its case, is always allowed. */
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
    await keepFormerSlug(trx, userId, present);
  }
}

/**
 * Changes names, slug, time zone, language or email preferences, or clears a bounce. Fields that are left out keep
 * their value.
 * @throws AppError SLUG_TAKEN, SLUG_CHANGED_OFTEN, VALIDATION_FAILED for a name that speaks for the product
 */
export async function changeUser(
  { db }: Deps,
  userId: string,
  { slug, email_preferences, email_bounced_at, ...changes }: Changes,
  onRenamed: OnRenamed,
): Promise<AuthenticatedUser> {
  await writeAs(db, userId, async (trx) => {
    if (slug !== undefined) {
      await changeSlug(trx, userId, slug);
    }
    if (email_preferences !== undefined) {
      await changeEmailPreferences(trx, userId, email_preferences);
    }
    if (email_bounced_at !== undefined) {
      await clearBounce(trx, userId);
    }
    await changeNames(trx, userId, changes);
    if (changes.first_name !== undefined || changes.last_name !== undefined) {
      await onRenamed(trx, userId);
    }
  });
  return getUser({ db }, userId);
}

/**
 * Writes the given fields of a record. A name that differs from the current one counts as chosen by the user.
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
  // The full name is checked, because either part may be new.
  if (first_name !== null || last_name !== null) {
    refuseReservedName({ first_name: first, last_name: last });
  }
}

/** Sets the account's time zone from a profile's, if the account has none. Runs in the caller's transaction. */
export async function adoptTimeZone(
  trx: Database,
  userId: string,
  time_zone: string | null | undefined,
): Promise<void> {
  if (time_zone !== null && time_zone !== undefined) {
    await trx
      .updateTable('authenticated_user')
      .set({ time_zone, updated_at: new Date() })
      .where('id', '=', userId)
      .where('time_zone', 'is', null)
      .execute();
  }
}
