import type { MarkPayoutPaid, StaffPayoutDetail } from '@abroad/contract';
import { LOOKED_AT_ONCE, type HoldReason } from '@abroad/booking-rules';
import { sql } from 'kysely';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';
import { writeAboutPeople } from '../../db/write-as.ts';
import type { StaffActor } from '../../http/actor.ts';
import { payoutAccountOf } from '../payout-accounts/account.ts';
import { recordStaffAct, type StaffAct } from '../staff/record-act.ts';
import { refuseFormerRole } from '../staff/roles.ts';
import { refuseOwn } from '../staff/own-matters.ts';
import { findHolds } from './begin-payout.ts';
import { isElsewhere } from './changed-since.ts';
import { holdPayout as hold, payPayout } from './change-payout.ts';
import type { PayoutDeps } from './deps.ts';
import { findHeldNow } from './held-now.ts';
import { isLarge, findPayout, lockPayout, movePayout, recordChange, type Payout, type PayoutActor } from './payout.ts';
import { allowedActions, findStaffPayout } from './staff-payouts.ts';
import { takeBackTransfers } from './take-back.ts';

type Deps = Pick<PayoutDeps, 'db' | 'clock'>;
type Action = StaffPayoutDetail['allowed_actions'][number];
type Actor = Pick<StaffActor, 'user_id' | 'role'>;

interface Decision {
  trx: Database;
  payout: Payout;
  by: PayoutActor;
  now: number;
}

/**
 * Applies a staff member's decision to a payout: under the mentor's lock, as far as its status allows, recorded in the audit.
 * @throws AppError NOT_FOUND, STAFF_INVOLVED for one's own, ILLEGAL_MOVE; PAYOUT_DECIDED for a release against a decision
 */
async function decide(
  { db, clock }: Deps,
  actor: Actor,
  { id, action }: { id: string; action: Action },
  change: (decision: Decision) => Promise<Pick<StaffAct, 'kind' | 'reason'>>,
): Promise<StaffPayoutDetail> {
  const found = await findPayout(db, id);
  if (found === undefined) {
    throw new AppError('NOT_FOUND');
  }
  const { user_id: actor_id } = actor;
  const now = clock.now();
  await writeAboutPeople(db, { by: actor_id, about: [found.user_id] }, async (trx) => {
    await refuseFormerRole(trx, actor);
    const payout = await lockPayout(trx, id);
    if (payout === undefined) {
      throw new AppError('NOT_FOUND');
    }
    refuseOwn(actor_id, [payout.user_id]);
    const held_now = await findHeldNow(trx, id, now);
    if (!allowedActions({ ...payout, held_now }).includes(action)) {
      throw new AppError(action === 'release' && held_now.includes('decision') ? 'PAYOUT_DECIDED' : 'ILLEGAL_MOVE');
    }
    const act = await change({ trx, payout, by: { user_id: actor_id, role: 'staff' }, now });
    await recordStaffAct(trx, { ...act, actor_id, about_user_id: payout.user_id, subject: { type: 'payout', id } });
  });
  return findStaffPayout(db, id, now);
}

/** Whether another person has asked for the same since the payout last changed or was held for a new reason. */
async function isSecond({ trx, payout, by }: Decision, kind: 'release_asked' | 'mark_paid_asked', text: string | null) {
  const asked = await trx
    .selectFrom('payout_event')
    .select(['actor_user_id', 'text'])
    .where('payout_id', '=', payout.id)
    .where('kind', '=', kind)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('payout_event as later')
            .select('later.id')
            .whereRef('later.payout_id', '=', 'payout_event.payout_id')
            .where(sql<boolean>`(later.created_at, later.id) > (payout_event.created_at, payout_event.id)`)
            .where((later) =>
              later.or([
                later('later.kind', '=', 'held'),
                later('later.from_status', 'is distinct from', later.ref('later.to_status')),
              ]),
            ),
        ),
      ),
    )
    .execute();
  return asked.some((one) => one.actor_user_id !== by.user_id && (text === null || one.text === text));
}

/**
 * Records the request of the first of two people.
 * @param asked.same the values that both have to enter
 * @returns whether both have agreed
 */
async function isAgreed(
  decision: Decision,
  kind: 'release_asked' | 'mark_paid_asked',
  { same = null, text }: { same?: string | null; text: string | null },
): Promise<boolean> {
  const { trx, payout, by, now } = decision;
  if (!isLarge(payout) || (await isSecond(decision, kind, same))) {
    return true;
  }
  await recordChange(trx, payout, payout.status, { kind, by, text, now });
  return false;
}

/** Refuses a release where a new reason to hold the payout appeared: staff see it first. */
async function refuseNewHolds({ trx, payout, now }: Decision): Promise<void> {
  const { user_id, currency, amount_minor, id, provider } = payout;
  const account = await payoutAccountOf(trx, user_id);
  const found: HoldReason[] = await findHolds(
    trx,
    { user_id, currency },
    { amount_minor, provider, bank_changed_at: account?.bank_changed_at ?? null, now, but: id },
  );
  const isOther = await isElsewhere(trx, payout, account);
  const all: HoldReason[] = [...found, ...(isOther ? (['account_changed'] as const) : [])];
  if (all.some((reason) => !payout.held_for.includes(reason) && !LOOKED_AT_ONCE.has(reason))) {
    throw new NewReasons([...new Set([...payout.held_for, ...all])]);
  }
}

class NewReasons extends Error {
  readonly reasons: string[];
  constructor(reasons: string[]) {
    super('there are new reasons to hold the payout');
    this.reasons = reasons;
  }
}

/** Releases a held payout, so that it is sent. Large ones need two people. @throws AppError PAYOUT_CHANGED, and as `decide`. */
export async function releasePayout(
  context: Deps,
  actor: Actor,
  { id, reason = null }: { id: string; reason?: string | null | undefined },
): Promise<StaffPayoutDetail> {
  try {
    return await decide(context, actor, { id, action: 'release' }, async (decision) => {
      await refuseNewHolds(decision);
      const { trx, payout, by, now } = decision;
      if (!(await isAgreed(decision, 'release_asked', { text: reason }))) {
        return { kind: 'payout_asked', reason };
      }
      await movePayout(trx, payout, {
        kind: 'released',
        by,
        text: reason,
        now,
        // A payout in a file that was held afterwards wasn't paid: the next file has it again.
        set: {
          status: 'pending',
          failure: null,
          ...(payout.provider === 'manual' && { send_asked_at: null, batch_id: null }),
        },
      });
      return { kind: 'payout_released', reason };
    });
  } catch (error) {
    if (!(error instanceof NewReasons)) {
      throw error;
    }
    await decide(context, actor, { id, action: 'release' }, async ({ trx, payout, now }) => {
      await trx.updateTable('payout').set({ held_for: error.reasons }).where('id', '=', payout.id).execute();
      // The person who asked for its release before didn't know of them.
      await recordChange(trx, payout, payout.status, { kind: 'held', now });
      return { kind: 'payout_held', reason: null };
    });
    throw new AppError('PAYOUT_CHANGED');
  }
}

/** Holds a payout that isn't sent yet. @throws AppError as `decide`. */
export const holdPayout = (context: Deps, actor: Actor, { id, reason }: { id: string; reason: string }) =>
  decide(context, actor, { id, action: 'hold' }, async ({ trx, payout, by, now }) => {
    await hold(trx, payout, { reason: 'by_staff', text: reason, by, now });
    return { kind: 'payout_held', reason };
  });

/** Cancels a payout; its transfers are taken back first. @throws AppError as `decide`. */
export const cancelPayout = (context: Deps, actor: Actor, { id, reason }: { id: string; reason: string }) =>
  decide(context, actor, { id, action: 'cancel' }, async ({ trx, payout, by, now }) => {
    await takeBackTransfers(trx, payout, { by, text: reason, now });
    return { kind: 'payout_cancelled', reason };
  });

/**
 * Marks a payout by hand as paid. Large ones need two people, who enter the same values.
 * @throws AppError PAYOUT_CHANGED where its amount differs from the paid one, VALIDATION_FAILED, and as `decide`.
 */
export const markPaid = (context: Deps, actor: Actor, { id, ...paid }: MarkPayoutPaid & { id: string }) =>
  decide(context, actor, { id, action: 'mark_paid' }, async (decision) => {
    const { trx, payout, by, now } = decision;
    const { reference, amount_minor, fee_minor = 0 } = paid;
    if (amount_minor !== payout.amount_minor) {
      throw new AppError('PAYOUT_CHANGED');
    }
    if (fee_minor > amount_minor) {
      throw new AppError('VALIDATION_FAILED', {
        errors: [{ path: 'fee_minor', message: 'Enter less than the amount' }],
      });
    }
    const same = `${reference} · ${fee_minor}`;
    if (!(await isAgreed(decision, 'mark_paid_asked', { same, text: same }))) {
      return { kind: 'payout_asked', reason: reference };
    }
    await payPayout(trx, payout, { fee_minor, reference, by, now });
    return { kind: 'payout_marked_paid', reason: reference };
  });
