import type { PushBrowsers, PushSubscription } from '@abroad/contract';
import { ECDH } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../core/app-error.ts';
import { newId } from '../../../core/ids.ts';
import type { Database } from '../../../db/connection.ts';
import { writeAs } from '../../../db/write-as.ts';

type Deps = Pick<Context, 'db' | 'webhooks'>;

/** Browsers of one person; an older one that isn't used any more gives way. */
const BROWSERS_MAX = 10;

const refuse = (path: string, message: string) => new AppError('VALIDATION_FAILED', { errors: [{ path, message }] });

function keysOf({ keys }: PushSubscription): { p256dh: Buffer; auth: Buffer } {
  const [p256dh, auth] = [Buffer.from(keys.p256dh, 'base64url'), Buffer.from(keys.auth, 'base64url')];
  try {
    // A point that is not on the curve would fail at every push.
    ECDH.convertKey(p256dh, 'prime256v1');
  } catch {
    throw refuse('keys.p256dh', 'This is no key of a browser');
  }
  if (p256dh.length !== 65 || auth.length !== 16) {
    throw refuse('keys', 'These are no keys of a browser');
  }
  return { p256dh, auth };
}

/** Removes all but the newest browsers of a person. */
const removeOldest = (trx: Database, user_id: string) =>
  sql`
  delete from push_subscription where id in (
    select id from push_subscription where auth_user_id = ${user_id}
    order by created_at desc, id desc offset ${sql.lit(BROWSERS_MAX)})`.execute(trx);

/**
 * Pushes a person's notifications to a browser. One that another account used moves to this one only with its own keys, which
 * no one else knows: a caller with only another person's endpoint gets nothing, and takes nothing away.
 * @throws AppError VALIDATION_FAILED
 */
export async function subscribe({ db, webhooks }: Deps, user_id: string, body: PushSubscription): Promise<void> {
  const { endpoint, browser = null } = body;
  if (!webhooks.mayReach(endpoint)) {
    throw refuse('endpoint', 'This address can’t be reached');
  }
  const keys = keysOf(body);
  await writeAs(db, user_id, async (trx) => {
    const { rows } = await sql<{ id: string }>`
      insert into push_subscription (id, auth_user_id, endpoint, p256dh, auth, browser)
      values (${newId()}, ${user_id}, ${endpoint}, ${keys.p256dh}, ${keys.auth}, ${browser})
      on conflict (endpoint) do update set auth_user_id = excluded.auth_user_id, p256dh = excluded.p256dh, auth = excluded.auth,
        browser = excluded.browser, created_at = now()
      where push_subscription.auth_user_id = excluded.auth_user_id
        or (push_subscription.p256dh = excluded.p256dh and push_subscription.auth = excluded.auth)
      returning id`.execute(trx);
    if (rows.length === 0) {
      throw refuse('endpoint', 'This browser is registered by another account');
    }
    await removeOldest(trx, user_id);
  });
}

/** The browsers of a person, the latest first. */
export async function listBrowsers({ db }: Pick<Context, 'db'>, user_id: string): Promise<PushBrowsers> {
  const items = await db
    .selectFrom('push_subscription')
    .select(['endpoint', 'browser', 'created_at'])
    .where('auth_user_id', '=', user_id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return { items };
}

/** Ends the pushes to one of a person's browsers. Another person's stay. */
export const unsubscribe = ({ db }: Pick<Context, 'db'>, user_id: string, endpoint: string): Promise<void> =>
  writeAs(
    db,
    user_id,
    async (trx) => {
      await trx
        .deleteFrom('push_subscription')
        .where('auth_user_id', '=', user_id)
        .where('endpoint', '=', endpoint)
        .execute();
    },
    { while_suspended: true },
  );
