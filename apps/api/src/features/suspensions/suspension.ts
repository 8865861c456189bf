import type { SuspendPerson } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import { lockPeople, refuseWriter } from '../../db/write-as.ts';
import type { StaffActor } from '../../http/actor.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { notify } from '../notifications/index.ts';
import { endWaitingOf, sessionsAhead } from '../bookings/index.ts';
import { setSuspension } from '../identity/index.ts';
import { endUploads } from '../media/index.ts';
import { refreshSearchOnRename } from '../mentors/index.ts';
import { recordStaffAct, refuseAboutStaff } from '../staff/index.ts';
import { accountNoticeJob } from './account-notices.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'logger' | 'config'>;

/** The confirmed sessions ahead that end with a suspension: all, or those whose refund was shown, in minor units. */
type Cancelled = 'none' | 'all' | SuspendPerson['cancel'];

export interface Suspension {
  user_id: string;
  /** Shown to the user; null lifts the suspension. */
  reason: string | null;
  cancel?: Cancelled;
  /** The decision that suspends; left out, the staff does, and only they lift it. */
  decision_id?: string;
  /** Whether the user learns of it otherwise: from a decision's statement, or the answer to their appeal. */
  is_notified?: boolean;
  /** Null for the command line. */
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
 * payments end, and the other person is notified; confirmed sessions take place unless they are cancelled too. The user gets
 * an email unless they are told otherwise: docs/decisions/0090.
 * @returns whether there was something to change.
 * @throws AppError REFUND_CHANGED.
 */
export async function setSuspended(context: Deps, suspension: Suspension & { email?: string }): Promise<boolean> {
  const { db: trx, clock } = context;
  const { user_id, reason, cancel = 'none', is_notified = false, by } = suspension;
  const ends = reason === null ? null : await chosenSessions(context, user_id, cancel);
  if (!(await setSuspension(trx, user_id, suspension))) {
    return false;
  }
  if (ends !== null) {
    await endWaitingOf(context, user_id, ends);
    await endUploads(trx, user_id, clock.now());
  }
  const kind = reason === null ? 'lifted' : 'suspended';
  if (!is_notified) {
    const at = toInstant(clock.now());
    const told = `account_${kind}` as const;
    await notify(trx, [{ user_id, kind: told, group_key: 'account', key: `${told}:${user_id}:${at}` }]);
    await enqueue(trx, [accountNoticeJob({ user_id, kind, at })]);
  }
  await refreshSearchOnRename(context)(trx, user_id);
  await recordStaffAct(trx, { kind, actor_id: by, about_user_id: user_id, reason });
  return true;
}

/**
 * The same for all accounts with an address, for the command line; one person may have signed up in several ways.
 * @param reason shown to the user; null lifts the suspension.
 * @param options.end_sessions whether confirmed sessions that have not begun are cancelled too.
 * @returns how many accounts were changed.
 */
export async function suspend(
  context: Deps,
  email: string,
  reason: string | null,
  { end_sessions = false }: { end_sessions?: boolean } = {},
): Promise<number> {
  const accounts = await context.db.selectFrom('authenticated_user').select('id').where('email', '=', email).execute();
  const cancel = end_sessions ? 'all' : 'none';
  let changed = 0;
  for (const { id: user_id } of accounts) {
    const isChanged = await context.db.transaction().execute(async (trx) => {
      await lockPeople(trx, [user_id]);
      return setSuspended({ ...context, db: trx }, { user_id, email, reason, cancel, by: null });
    });
    changed += isChanged ? 1 : 0;
  }
  return changed;
}

/**
 * The same by a member of the staff, from the console. Where there is nothing to lift, nothing happens.
 * @throws AppError NOT_FOUND for an unknown or erased user, STAFF_INVOLVED, STAFF_PROTECTED, REFUND_CHANGED.
 */
export const suspendByStaff = (context: Deps, actor: StaffActor, suspension: Omit<Suspension, 'by'>): Promise<void> =>
  context.db.transaction().execute(async (trx) => {
    const { user_id } = suspension;
    const statuses = await lockPeople(trx, [actor.user_id, user_id]);
    refuseWriter(statuses.get(actor.user_id));
    if ((statuses.get(user_id) ?? 'deleted') === 'deleted') {
      throw new AppError('NOT_FOUND');
    }
    await refuseAboutStaff(trx, actor, user_id);
    await setSuspended({ ...context, db: trx }, { ...suspension, by: actor.user_id });
  });
