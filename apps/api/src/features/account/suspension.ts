import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import { lockPeople } from '../../db/write-as.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { endWaitingOf } from '../bookings/index.ts';
import { setSuspension } from '../identity/index.ts';
import { endUploads } from '../media/index.ts';
import { refreshSearchOnRename } from '../mentors/index.ts';
import { accountNoticeJob } from './account-notices.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'logger' | 'config'>;

interface Suspension {
  email: string;
  /** Shown to the user; null lifts the suspension. */
  reason: string | null;
  /** Whether confirmed sessions that have not begun are cancelled, too. */
  end_sessions: boolean;
}

/** Runs under the user's lock, so that no booking with them is made meanwhile. */
async function changeSuspension(context: Deps, user_id: string, suspension: Suspension): Promise<boolean> {
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
  await refreshSearchOnRename(context)(trx, user_id);
  return true;
}

/**
 * Suspends an account, or lifts its suspension. A suspended mentor can't be found. Their pending requests and payments
 * end, and the other person is notified; confirmed sessions take place unless they are cancelled too. The user gets an
 * email: docs/decisions/0090.
 * @param reason shown to the user; null lifts the suspension.
 * @param options.end_sessions whether confirmed sessions that have not begun are cancelled too.
 * @returns how many accounts with this address were changed; one person may have signed up in several ways.
 */
export async function suspend(
  context: Deps,
  email: string,
  reason: string | null,
  { end_sessions = false }: { end_sessions?: boolean } = {},
): Promise<number> {
  const accounts = await context.db.selectFrom('authenticated_user').select('id').where('email', '=', email).execute();
  let changed = 0;
  for (const { id } of accounts) {
    const isChanged = await context.db.transaction().execute(async (trx) => {
      await lockPeople(trx, [id]);
      return changeSuspension({ ...context, db: trx }, id, { email, reason, end_sessions });
    });
    changed += isChanged ? 1 : 0;
  }
  return changed;
}
