import { ACTION_PROBLEMS, type CaseAction, type SuspendPerson } from '@abroad/contract';
import { toInstant } from '../../core/clock.ts';
import { AppError } from '../../core/app-error.ts';
import { refundBooking } from '../bookings/change/refund-booking.ts';
import { takeDownService } from '../event-types/take-down.ts';
import { hideProfile } from '../mentors/hide-profile.ts';
import { refreshSearchRow } from '../mentors/search-row.ts';
import { removeMessage } from '../messages/guard.ts';
import { revokeProof } from '../proofs/revoke.ts';
import { hideReview } from '../reviews/hide-review.ts';
import { setSuspended } from '../suspensions/suspension.ts';
import { endOf } from './compose-statement.ts';
import { maskWords } from './mask-words.ts';
import { beginMeasure, type MeasureKind } from './measures.ts';
import type { Acting } from './acting.ts';
import { isMentor } from '../profiles/own-profile.ts';
import { restore } from './restore.ts';

type Act<T extends CaseAction['type']> = (acting: Acting, action: Extract<CaseAction, { type: T }>) => Promise<unknown>;

const nothing = () => Promise.resolve();

/** @param ends epoch milliseconds; null lasts until it is undone. */
const lasts = (
  { context, row, decision_id, now }: Acting,
  kind: MeasureKind,
  ends: number | null = null,
  begins: number | null = null,
) =>
  beginMeasure(context.db, {
    decision_id,
    user_id: row.owner_user_id,
    kind,
    target_type: row.target_type,
    target_id: row.target_id,
    ends,
    begins,
    now,
  });

async function remove(acting: Acting): Promise<void> {
  const { context, row, by: staff_id, decision_id, now } = acting;
  const { target_type: type, target_id: id } = row;
  if (type === 'review') await hideReview(context.db, { review_id: id, staff_id, decision_id });
  if (type === 'message') await removeMessage(context.db, { message_id: id, decision_id, now });
  if (type === 'service') await takeDownService(context.db, id, toInstant(now));
  await lasts(acting, 'remove');
}

async function suspend(
  acting: Acting,
  kind: 'suspend' | 'close_account',
  ends: number | null,
  cancel: 'all' | 'none' | SuspendPerson['cancel'],
) {
  const { context, row, by, facts, decision_id } = acting;
  await setSuspended(context, {
    user_id: row.owner_user_id,
    reason: facts,
    cancel,
    by,
    decision_id,
  });
  await lasts(acting, kind, ends);
}

const notOffered = () => new AppError('VALIDATION_FAILED', { errors: [ACTION_PROBLEMS.NOT_OFFERED] });

/** Holds a mentor's payouts until staff review them. @throws AppError VALIDATION_FAILED for others. */
async function holdPayouts(acting: Acting, days: number | null): Promise<void> {
  if (!(await isMentor(acting.context.db, acting.row.owner_user_id))) {
    throw notOffered();
  }
  await lasts(acting, 'hold_payouts', endOf(days, acting.now));
}

/** Revokes proofs of a mentor. @throws AppError VALIDATION_FAILED where there is none. */
async function revokeProofs(acting: Acting): Promise<void> {
  const { context, row, by: actor_id, facts: reason, decision_id, proof_ids, now } = acting;
  const { owner_user_id: user_id } = row;
  const revoked = await revokeProof(context.db, context, {
    user_id,
    actor_id,
    reason,
    is_notified: true,
    ...(proof_ids && { ids: proof_ids }),
  });
  // One that another decision has revoked before stays revoked when that one is undone.
  const held = proof_ids ?? revoked;
  if (held.length === 0) {
    throw notOffered();
  }
  for (const target_id of held) {
    const proof = { target_type: 'education_proof', target_id };
    await beginMeasure(context.db, { decision_id, user_id, kind: 'revoke_proof', ...proof, ends: null, now });
  }
}

/** The one list of the actions' effects. */
const ACTS: { [T in CaseAction['type']]: Act<T> } = {
  no_action: nothing,
  note: nothing,
  warn: nothing,
  remove,
  restore,
  async mask(acting, { fields }) {
    await maskWords(acting.context.db, acting.row, fields);
    await lasts(acting, 'mask');
  },
  async hide_profile(acting, { days }) {
    const ends = endOf(days, acting.now);
    const until = ends === null ? null : toInstant(ends);
    await hideProfile(acting.context.db, acting.row.owner_user_id, { until, reason: acting.facts, now: acting.now });
    await lasts(acting, 'hide_profile', ends);
  },
  limit_messages: (acting, { days }) => lasts(acting, 'limit_messages', endOf(days, acting.now)),
  // Not offered to staff: only the platform does it.
  freeze: nothing,
  suspend: (acting, { days, end_sessions }) =>
    suspend(acting, 'suspend', endOf(days, acting.now), acting.cancel ?? (end_sessions ? 'all' : 'none')),
  revoke_proof: revokeProofs,
  hold_payouts: (acting, { days }) => holdPayouts(acting, days),
  close_account: (acting) =>
    acting.closes == null
      ? suspend(acting, 'close_account', null, 'all')
      : lasts(acting, 'close_account', null, acting.closes),
  refund_booking: ({ context, row, by, now }) =>
    // Both people read a reason, and the facts are for one of them.
    refundBooking(context.db, { booking_id: row.target_id, amount_minor: null, reason: null, by, now }),
};

/** Takes a decision's actions in its transaction, and updates the search. */
export async function takeActions(acting: Acting, actions: readonly CaseAction[]): Promise<void> {
  // A suspension may cancel the booking, after which nothing is left to refund.
  const refundsFirst = actions.toSorted(
    (one, other) => Number(other.type === 'refund_booking') - Number(one.type === 'refund_booking'),
  );
  for (const action of refundsFirst) {
    await (ACTS[action.type] as Act<CaseAction['type']>)(acting, action);
  }
  await refreshSearchRow(acting.context.db, acting.row.owner_user_id, acting.context.clock);
}
