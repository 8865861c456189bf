import { LIMITS } from '@abroad/contract';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Context } from '../context.ts';
import { toInstant } from '../core/clock.ts';
import type { Actor } from './actor.ts';

/** Users whose last sign-in is remembered, so that it isn't stored again: some 2 MB. */
const REMEMBERED = 6_500;

/** Stores the times of sign-ins, once for each. Without a time from the issuer it stores nothing. */
export function createSignInRecorder({ db, logger }: Pick<Context, 'db' | 'logger'>) {
  const noticed = new LRUCache<string, number>({ max: REMEMBERED });

  return async function notice({
    user_id,
    claims: { signed_in_at },
  }: Pick<Actor, 'user_id' | 'claims'>): Promise<void> {
    if (signed_in_at === null || noticed.get(user_id) === signed_in_at) {
      return;
    }
    noticed.set(user_id, signed_in_at);
    // No call fails because of it. The accounts of erased users get no new ones.
    await sql`
      insert into sign_in (auth_user_id, signed_in_at)
      select id, ${toInstant(signed_in_at)} from authenticated_user where id = ${user_id} and status <> 'deleted' for share
      on conflict do nothing`
      .execute(db)
      .catch((error: unknown) => {
        noticed.delete(user_id);
        logger.warn({ err: error }, 'a sign-in was not kept');
      });
  };
}

/** Deletes sign-ins after 90 days. */
export async function sweepSignIns({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('sign_in')
    .where(
      'signed_in_at',
      '<',
      sql<string>`${toInstant(clock.now())}::timestamptz - make_interval(days => ${LIMITS.sign_in_days})`,
    )
    .execute();
}
