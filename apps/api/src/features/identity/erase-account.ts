import type { Context } from '../../context.ts';
import { enqueue } from '../../jobs/enqueue.ts';

export const ERASE_ACCOUNT = 'erase-account';

/**
 * Has somebody's account erased, by a job that is enqueued in the caller's own transaction (`{ db: trx }`): what an
 * erasure takes along reaches up to bookings, and a webhook must answer at once. Unknown and erased accounts are none.
 * People who delete their account themselves wait for it: `DELETE /auth/authenticated-users/me`.
 */
export async function eraseAccount({ db }: Pick<Context, 'db'>, user_id: string): Promise<void> {
  await enqueue(db, ERASE_ACCOUNT, { user_id }, { key: `${ERASE_ACCOUNT}:${user_id}` });
}
