import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import type { PaymentStatus } from '../../db/tables.ts';
import type { IntentSnapshot } from '../../providers/payments/port.ts';
import type { MoneyEvent } from './money-event.ts';
import { postCapture, postDispute, postDisputeLost, postDisputeWon } from './ledger.ts';
import { netCapturedOf, type Payment } from './payment.ts';
import { applyRefunds } from './apply-refunds.ts';

/**
 * The first difference between the provider's intent and our payment. An intent that differs is not applied.
 * @returns the difference in words for the log, or null.
 */
export function mismatchOf(payment: Payment, intent: IntentSnapshot): string | null {
  const pairs = [
    ['intent', payment.intent_id, intent.id],
    ['payment', payment.id, intent.payment_id],
    ['booking', payment.booking_id, intent.booking_id],
    ['currency', payment.currency, intent.currency],
    ['amount', payment.amount_minor, intent.amount_minor],
    ['livemode', payment.livemode ?? intent.livemode, intent.livemode],
    // A booking is paid in full or not at all.
    ['captured', intent.captured_minor === 0 ? 0 : payment.amount_minor, intent.captured_minor],
  ] as const;
  const wrong = pairs.find(([, ours, theirs]) => ours !== theirs);
  return wrong ? `${wrong[0]}: ${String(wrong[2])} instead of ${String(wrong[1])}` : null;
}

type Sums = Pick<Payment, 'captured_minor' | 'refunded_minor' | 'dispute'>;

function statusOf({ captured_minor, refunded_minor, dispute }: Sums, intent: IntentSnapshot): PaymentStatus {
  if (captured_minor > 0) {
    if (dispute === 'open' || dispute === 'lost') {
      return 'disputed';
    }
    return refunded_minor === 0 ? 'paid' : refunded_minor < captured_minor ? 'partially_refunded' : 'refunded';
  }
  if (intent.status === 'canceled' || intent.status === 'authorized') {
    return intent.status === 'canceled' ? 'voided' : 'authorized';
  }
  return intent.failure === null ? 'requires_payment' : 'failed';
}

/** A dispute only moves forward: open, then won or lost. */
const disputeOf = (before: Payment['dispute'], reported: Payment['dispute']): Payment['dispute'] =>
  before === null || before === 'open' ? (reported ?? before) : before;

/** @param at RFC 3339. */
async function applyDispute(
  trx: Database,
  payment: Payment,
  { dispute, at }: { dispute: Payment['dispute']; at: string },
): Promise<MoneyEvent[]> {
  if (dispute === null || dispute === payment.dispute) {
    return [];
  }
  const about = { amount_minor: netCapturedOf(payment), payment_id: payment.id };
  // A dispute that was decided before we heard of it was opened first.
  const opened: MoneyEvent[] = payment.dispute === null ? [{ kind: 'disputed', ...about }] : [];
  await postDispute(trx, payment);
  if (dispute === 'open') {
    return opened;
  }
  await (dispute === 'won' ? postDisputeWon(trx, payment) : postDisputeLost(trx, payment, at));
  return [...opened, { kind: `dispute_${dispute}`, ...about }];
}

/** The history events of the payment itself. */
function paymentEvents(before: Payment, after: Payment): MoneyEvent[] {
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
 * Writes the provider's intent into the payment's row and the ledger. The same intent again changes nothing. Runs under
 * the lock of the row, and only for an intent without a `mismatchOf`.
 * @param now epoch milliseconds.
 */
export async function applySnapshot(
  trx: Database,
  before: Payment,
  intent: IntentSnapshot,
  now: number,
): Promise<{ payment: Payment; events: MoneyEvent[] }> {
  const captured_minor = Math.max(before.captured_minor, intent.captured_minor);
  const captured = { ...before, captured_minor };
  if (captured_minor > before.captured_minor) {
    await postCapture(trx, captured);
  }
  const { events, ...sums } = await applyRefunds(trx, captured, intent.refunds, now);
  const dispute = disputeOf(before.dispute, intent.dispute);
  const disputed = await applyDispute(trx, { ...captured, ...sums }, { dispute, at: toInstant(now) });
  const payment = await trx
    .updateTable('payment')
    .set({
      ...sums,
      captured_minor,
      dispute,
      status: statusOf({ ...sums, captured_minor, dispute }, intent),
      livemode: intent.livemode,
      authorisation_ends_at: intent.authorisation_ends_at === null ? null : toInstant(intent.authorisation_ends_at),
      card_brand: intent.card?.brand ?? before.card_brand,
      card_last4: intent.card?.last4 ?? before.card_last4,
      failure: captured_minor > 0 ? null : intent.failure,
      mismatch: null,
      paid_at: captured_minor > 0 ? (before.paid_at ?? toInstant(now)) : null,
      checked_at: toInstant(now),
      version: before.version + 1,
      updated_at: toInstant(now),
    })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { payment, events: [...paymentEvents(before, payment), ...events, ...disputed] };
}
