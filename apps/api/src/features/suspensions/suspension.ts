import type { SuspendPerson } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { notify } from '../notifications/notify.ts';
import { endWaitingOf } from '../bookings/change/end-bookings.ts';
import { sessionsAhead } from '../bookings/change/refunds-ahead.ts';
import { setSuspension } from '../identity/set-suspension.ts';
import { endUploads } from '../media/remove.ts';
import { refreshSearchRow } from '../mentors/search-row.ts';
import { recordStaffAct } from '../staff/record-act.ts';
import { holdsEndedJob } from '../../jobs/known-jobs.ts';
import { accountLiftedJob } from './account-lifted.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'logger' | 'config'>;

/** The confirmed sessions ahead that end with a suspension: all, or those whose refund was shown, in minor units. */
type Cancelled = 'none' | 'all' | SuspendPerson['cancel'];

export interface Suspension {
  user_id: string;
  /** Shown to the user; null lifts the suspension. */
  reason: string | null;
  cancel?: Cancelled;
  /** The decision that suspends. */
  decision_id?: string;
  /** Whether the user gets an email that it is over: not where a decision or the answer to an appeal says so. */
  tells?: boolean;
  /** Null for the command line and the clock. */
  by: string | null;
}

/**
 * The test for which sessions end.
 * @throws AppError REFUND_CHANGED when a session or its refund isn't as it was shown.
 */
async function chosenSessions(
  { db, clock }: Deps,
  user_id: string,
  cancel: Cancelled,
): Promise<(booking_id: string) => boolean> {
  if (cancel === 'none' || cancel === 'all') {
    return () => cancel === 'all';
  }
  const ahead = await sessionsAhead(db, user_id, clock.now());
  const refundOf = new Map(ahead.map(({ booking_id, refund_minor }) => [booking_id, refund_minor]));
  if (cancel.some(({ booking_id, refund_minor }) => refundOf.get(booking_id) !== refund_minor)) {
    throw new AppError('REFUND_CHANGED');
  }
  const chosen = new Set(cancel.map(({ booking_id }) => booking_id));
  return (booking_id) => chosen.has(booking_id);
}

/**
 * Suspends an account, or lifts its suspension, in a transaction (`{ ...context, db: trx }`) that has locked the user with
 * `lockPeople`, so that no booking with them is made meanwhile. A suspended mentor can't be found. Their pending requests and
 * payments end, and the other person is notified; confirmed sessions take place unless they are cancelled too. The decision
 * that suspends tells the user why.
 * @returns whether there was something to change.
 * @throws AppError REFUND_CHANGED.
 */
export async function setSuspended(context: Deps, suspension: Suspension): Promise<boolean> {
  const { db: trx, clock } = context;
  const { user_id, reason, cancel = 'none', tells = false, by } = suspension;
  const ends = reason === null ? null : await chosenSessions(context, user_id, cancel);
  if (!(await setSuspension(trx, user_id, suspension))) {
    return false;
  }
  if (ends !== null) {
    await endWaitingOf(context, user_id, ends);
    await endUploads(trx, user_id, clock.now());
  }
  const kind = reason === null ? 'lifted' : 'suspended';
  if (reason === null) {
    const at = toInstant(clock.now());
    await enqueue(trx, [holdsEndedJob({ user_id })]);
    if (tells) {
      await notify(trx, [
        { user_id, kind: 'account_lifted', group_key: 'account', key: `account_lifted:${user_id}:${at}` },
      ]);
      await enqueue(trx, [accountLiftedJob({ user_id, at })]);
    }
  }
  await refreshSearchRow(trx, user_id, context.clock);
  await recordStaffAct(trx, { kind, actor_id: by, about_user_id: user_id, reason });
  return true;
}
