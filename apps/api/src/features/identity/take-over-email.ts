import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { emailChangedJob } from '../../jobs/known-jobs.ts';

/** An address that the identity provider vouches for. */
export interface VouchedEmail {
  email: string;
  /** When the provider said so, in epoch milliseconds. */
  as_of: number;
}

/** A suspension is of the person: an address that belongs to one is nobody else's. */
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
 * The provider is the source of the address: one that it has verified replaces ours, and the former one is told. What an
 * older token says changes nothing; neither does the address of somebody suspended, who keeps their own as well.
 * @param trx of `writeAbout`: of many sign-ins at once each sees what those before it have done.
 */
export async function takeOverEmail(trx: Database, user_id: string, { email, as_of }: VouchedEmail): Promise<void> {
  const before = await trx
    .selectFrom('authenticated_user')
    .select((select) => ['email', 'email_as_of', select('email', 'is not distinct from', email).as('is_same')])
    .where('id', '=', user_id)
    .where('status', '=', 'active')
    .executeTakeFirst();
  const isOld = before?.email_as_of != null && Date.parse(before.email_as_of) > as_of;
  if (!before || before.is_same || isOld || (await isSuspendedAddress(trx, email))) {
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
    await enqueue(trx, [emailChangedJob({ changed_email_id: id })]);
  }
}

/** Forgets a replaced address once its owner was told. */
export async function forgetFormerEmail(db: Database, changed_email_id: string): Promise<void> {
  await db.deleteFrom('changed_email').where('id', '=', changed_email_id).execute();
}
