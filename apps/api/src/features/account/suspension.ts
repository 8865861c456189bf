import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import { lockPeople } from '../../db/write-as.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { endWaitingOf } from '../bookings/index.ts';
import { setSuspension } from '../identity/index.ts';
import { endUploads } from '../media/index.ts';
import { findByNewName } from '../mentors/index.ts';
import { accountNoticeJob } from './account-notices.ts';

type Needs = Pick<Context, 'db' | 'clock' | 'logger' | 'config'>;

interface Suspension {
  email: string;
  /** Shown to the person; null lifts. */
  reason: string | null;
  /** Whether confirmed sessions that have not begun are cancelled, too. */
  end_sessions: boolean;
}

/** Under the person's lock, which holds back whoever would book with them meanwhile. */
async function change(context: Needs, user_id: string, suspension: Suspension): Promise<boolean> {
  const { db: trx, clock } = context;
  const { reason, end_sessions: sessions } = suspension;
  if (!(await setSuspension(trx, user_id, suspension))) {
    return false;
  }
  if (reason !== null) {
    await endWaitingOf(context, user_id, { sessions });
    await endUploads(trx, user_id, clock.now());
  }
  const kind = reason === null ? 'lifted' : 'suspended';
  await enqueue(trx, [accountNoticeJob({ user_id, kind, at: toInstant(clock.now()) })]);
  await findByNewName(context)(trx, user_id);
  return true;
}

/**
 * Suspends an account, or lifts its suspension: the mentor is not found while it lasts, and found again at once. What waits for
 * an answer or a payment of theirs ends, and the other side is told; confirmed sessions take place unless they are ended, too.
 * The person gets a mail: docs/decisions/0090.
 * @param reason shown to the person; null lifts.
 * @param options.end_sessions whether confirmed sessions that have not begun are cancelled, too.
 * @returns how many accounts of this address were changed; one address may have signed up in several ways.
 */
export async function suspend(
  context: Needs,
  email: string,
  reason: string | null,
  { end_sessions = false }: { end_sessions?: boolean } = {},
): Promise<number> {
  const of_address = await context.db
    .selectFrom('authenticated_user')
    .select('id')
    .where('email', '=', email)
    .execute();
  let changed = 0;
  for (const { id } of of_address) {
    const isChanged = await context.db.transaction().execute(async (trx) => {
      await lockPeople(trx, [id]);
      return change({ ...context, db: trx }, id, { email, reason, end_sessions });
    });
    changed += isChanged ? 1 : 0;
  }
  return changed;
}
