import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';

/** For how long the addresses of somebody erased lead nowhere, instead of to somebody else. */
const SLUG_KEPT_DAYS = 365;

/** Keeps the present and former slugs from others, as hashes: what is kept doesn't say who it was. */
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
 * Leaves of a record what the bookings of others refer to: its id, and a name that the database asks for and nobody reads. The identity is free, so that
 * the same person may sign up anew as somebody new.
 */
export async function leaveTombstone(trx: Database, user_id: string): Promise<void> {
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
      bounced_email: null,
      bounced_at: null,
      updated_at: new Date(),
    })
    .where('id', '=', user_id)
    .execute();
}

/** Gives the addresses of people erased a year ago back to everybody. */
export async function freeSlugs(db: Database): Promise<void> {
  await sql`delete from erased_slug where free_after < now()`.execute(db);
}
