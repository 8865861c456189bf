import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';

/** How long the slugs of an erased account stay reserved. */
const SLUG_KEPT_DAYS = 365;

/** Reserves the current and former slugs as hashes, which don't reveal whose they were. */
async function reserveSlugs(trx: Database, user_id: string): Promise<void> {
  await sql`
    insert into erased_slug (slug_hash, free_after)
    select sha256(convert_to(lower(slug::text), 'UTF8')), now() + make_interval(days => ${SLUG_KEPT_DAYS})
    from (select slug from authenticated_user where id = ${user_id}
          union select slug from former_slug where auth_user_id = ${user_id}) theirs
    on conflict (slug_hash) do update set free_after = excluded.free_after`.execute(trx);
  await trx.deleteFrom('former_slug').where('auth_user_id', '=', user_id).execute();
}

/**
 * Anonymises a record that the bookings of others refer to. The identity at the provider becomes free, so that the same
 * person can sign up again as a new user.
 */
export async function anonymiseRecord(trx: Database, user_id: string): Promise<void> {
  await reserveSlugs(trx, user_id);
  await trx
    .updateTable('authenticated_user')
    .set({
      status: 'deleted',
      clerk_id: `deleted:${user_id}`,
      slug: `deleted-${user_id}`,
      first_name: 'Deleted',
      last_name: 'person',
      email: null,
      email_verified: false,
      email_as_of: null,
      names_chosen_at: null,
      terms_accepted_at: null,
      time_zone: null,
      language: 'en',
      role_in_use: null,
      suspension_reason: null,
      suspended_by_decision_id: null,
      bounced_email: null,
      bounced_at: null,
      updated_at: new Date(),
    })
    .where('id', '=', user_id)
    .execute();
}

/** Releases the slugs of accounts that were erased a year ago. */
export async function freeSlugs(db: Database): Promise<void> {
  await sql`delete from erased_slug where free_after < now()`.execute(db);
}
