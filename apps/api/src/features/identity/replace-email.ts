import { sql } from 'kysely';
import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { emailChangedJob } from '../../jobs/known-jobs.ts';
import { notify } from '../notifications/notify.ts';

/** An address that the identity provider has verified. */
export interface VerifiedEmail {
  email: string;
  /** When the provider said so, in epoch milliseconds. */
  as_of: number;
}

/** Whether a suspended account has this address. No one else may sign up with it. */
export async function isSuspendedAddress(db: Database, email: string): Promise<boolean> {
  const found = await db
    .selectFrom('authenticated_user')
    .select('id')
    .where('email', '=', email)
    .where('status', '=', 'suspended')
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Replaces the address by the one that the provider has verified, and enqueues a notice to the former address. An older
 * token changes nothing. A suspended user keeps their address, and no one else gets it.
 * @param trx of `writeAbout`, so that concurrent sign-ins run one after the other.
 */
export async function replaceEmail(trx: Database, user_id: string, { email, as_of }: VerifiedEmail): Promise<void> {
  const before = await trx
    .selectFrom('authenticated_user')
    .select((select) => ['email', 'email_as_of', select('email', 'is not distinct from', email).as('is_same')])
    .where('id', '=', user_id)
    .where('status', '=', 'active')
    .executeTakeFirst();
  const isOutdated = before?.email_as_of != null && Date.parse(before.email_as_of) > as_of;
  if (!before || before.is_same || isOutdated || (await isSuspendedAddress(trx, email))) {
    return;
  }
  await trx
    .updateTable('authenticated_user')
    .set({ email, email_verified: true, email_as_of: toInstant(as_of), updated_at: new Date() })
    .where('id', '=', user_id)
    .execute();
  if (before.email !== null) {
    const id = newId();
    await trx.insertInto('changed_email').values({ id, auth_user_id: user_id, former: before.email }).execute();
    await notify(trx, [{ user_id, kind: 'email_changed', group_key: 'account', key: `email_changed:${id}` }]);
    await enqueue(trx, [emailChangedJob({ changed_email_id: id })]);
  }
}

/** Remembers that a former address got its notice. */
export async function keepNotified(db: Database, changed_email_id: string): Promise<void> {
  await db.updateTable('changed_email').set({ told_at: new Date() }).where('id', '=', changed_email_id).execute();
}

/** Addresses that were replaced since an instant, in epoch milliseconds: what weighs much is told to them too. */
export const formerEmailsOf = (
  db: Database,
  user_id: string,
  since: number,
): Promise<{ id: string; former: string }[]> =>
  db
    .selectFrom('changed_email')
    .select(['id', 'former'])
    .where('auth_user_id', '=', user_id)
    .where('changed_at', '>=', toInstant(since))
    .execute();

/** How long a former address is kept: it may still be needed for a notice. */
const FORMER_KEPT_DAYS = 8;

/** Deletes former addresses that got their notice some days ago. */
export async function sweepFormerEmails({ db }: { db: Database }): Promise<void> {
  await db
    .deleteFrom('changed_email')
    .where('told_at', 'is not', null)
    .where('changed_at', '<', sql<string>`now() - make_interval(days => ${FORMER_KEPT_DAYS})`)
    .execute();
}
