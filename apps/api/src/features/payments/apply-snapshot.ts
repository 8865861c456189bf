import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import type { PaymentStatus } from '../../db/tables.ts';
import type { IntentSnapshot } from '../../providers/payments/port.ts';
import type { Happening } from './happening.ts';
import { postCapture, postDispute, postDisputeLost, postDisputeWon } from './ledger.ts';
import { heldOf, type Payment } from './payment.ts';
import { takeOverRefunds } from './take-over-refunds.ts';

/**
 * What the provider's intent and our payment disagree about: then it is not this payment's word, and nothing follows
 * from it.
 * @returns the first disagreement in words for the log, or null.
 */
export function mismatchOf(payment: Payment, told: IntentSnapshot): string | null {
  const pairs = [
    ['intent', payment.intent_id, told.id],
    ['payment', payment.id, told.payment_id],
    ['booking', payment.booking_id, told.booking_id],
    ['currency', payment.currency, told.currency],
    ['amount', payment.amount_minor, told.amount_minor],
    ['livemode', payment.livemode ?? told.livemode, told.livemode],
    // A booking is paid in full or not at all.
    ['captured', told.captured_minor === 0 ? 0 : payment.amount_minor, told.captured_minor],
  ] as const;
  const wrong = pairs.find(([, ours, theirs]) => ours !== theirs);
  return wrong ? `${wrong[0]}: ${String(wrong[2])} instead of ${String(wrong[1])}` : null;
}

type Sums = Pick<Payment, 'captured_minor' | 'refunded_minor' | 'dispute'>;

function statusOf({ captured_minor, refunded_minor, dispute }: Sums, told: IntentSnapshot): PaymentStatus {
  if (captured_minor > 0) {
    if (dispute === 'open' || dispute === 'lost') {
      return 'disputed';
    }
    return refunded_minor === 0 ? 'paid' : refunded_minor < captured_minor ? 'partially_refunded' : 'refunded';
  }
  if (told.status === 'canceled' || told.status === 'authorized') {
    return told.status === 'canceled' ? 'voided' : 'authorized';
  }
  return told.failure === null ? 'requires_payment' : 'failed';
}

/** A dispute moves on only: open, then won or lost. */
const disputeOf = (before: Payment['dispute'], told: Payment['dispute']): Payment['dispute'] =>
  before === null || before === 'open' ? (told ?? before) : before;

async function takeOverDispute(trx: Database, payment: Payment, dispute: Payment['dispute']): Promise<Happening[]> {
  if (dispute === null || dispute === payment.dispute) {
    return [];
  }
  const about = { amount_minor: heldOf(payment), payment_id: payment.id };
  // One that was decided before anybody heard of it was opened first.
  const opened: Happening[] = payment.dispute === null ? [{ kind: 'disputed', ...about }] : [];
  await postDispute(trx, payment);
  if (dispute === 'open') {
    return opened;
  }
  await (dispute === 'won' ? postDisputeWon : postDisputeLost)(trx, payment);
  return [...opened, { kind: `dispute_${dispute}`, ...about }];
}

/** What the history tells of paying itself. */
function paying(before: Payment, after: Payment): Happening[] {
  const about = { amount_minor: after.amount_minor, payment_id: after.id };
  if (before.captured_minor === 0 && after.captured_minor > 0) {
    return [{ kind: 'paid', ...about }];
  }
  if (after.status === 'authorized' && before.status !== 'authorized') {
    return [{ kind: 'authorized', ...about }];
  }
  return after.failure !== null && after.failure !== before.failure ? [{ kind: 'payment_failed', ...about }] : [];
}

/**
 * Writes the provider's word about a payment into its row and the ledger. Told again, it changes nothing. Under the lock
 * of the row, and only for what agrees with it: see `mismatchOf`.
 * @param now epoch milliseconds.
 */
export async function applySnapshot(
  trx: Database,
  before: Payment,
  told: IntentSnapshot,
  now: number,
): Promise<{ payment: Payment; happened: Happening[] }> {
  const captured_minor = Math.max(before.captured_minor, told.captured_minor);
  const captured = { ...before, captured_minor };
  if (captured_minor > before.captured_minor) {
    await postCapture(trx, captured);
  }
  const { happened, ...sums } = await takeOverRefunds(trx, captured, told.refunds, now);
  const dispute = disputeOf(before.dispute, told.dispute);
  const disputed = await takeOverDispute(trx, { ...captured, ...sums }, dispute);
  const payment = await trx
    .updateTable('payment')
    .set({
      ...sums,
      captured_minor,
      dispute,
      status: statusOf({ ...sums, captured_minor, dispute }, told),
      livemode: told.livemode,
      authorisation_ends_at: told.authorisation_ends_at === null ? null : toInstant(told.authorisation_ends_at),
      card_brand: told.card?.brand ?? before.card_brand,
      card_last4: told.card?.last4 ?? before.card_last4,
      failure: captured_minor > 0 ? null : told.failure,
      mismatch: null,
      paid_at: captured_minor > 0 ? (before.paid_at ?? toInstant(now)) : null,
      checked_at: toInstant(now),
      version: before.version + 1,
      updated_at: toInstant(now),
    })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { payment, happened: [...paying(before, payment), ...happened, ...disputed] };
}
