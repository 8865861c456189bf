import type { CreatePaymentIntent, PaymentIntent } from '@abroad/contract';
import { fromMinor } from '@abroad/reference-data/money';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import { PaymentError } from '../../providers/payments/port.ts';
import type { Database } from '../../db/connection.ts';
import { writeBetween } from '../../db/write-as.ts';
import { lockBooking, type BookingRow } from '../bookings/core/apply-event.ts';
import { hasWorked, payingState } from '../fraud/declines.ts';
import { lockPaymentOf, type Payment } from '../payments/payment.ts';
import { openPayment } from '../payments/open-payment.ts';
import { createIntent } from './create-intent.ts';
import type { CheckoutDeps } from './deps.ts';
import { settlePayment, type Settled } from './settle-payment.ts';

/** Statuses of bookings whose payment can be shown, besides those that wait for it. */
const PAID: ReadonlySet<string> = new Set(['requested', 'confirmed', 'completed']);

/** @throws AppError NOT_FOUND for another user's booking, FORBIDDEN for its mentor. */
async function bookingToPay({ db }: CheckoutDeps, id: string, user_id: string): Promise<BookingRow> {
  const booking = await db.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirst();
  if (!booking || ![booking.mentor_user_id, booking.prospect_user_id].includes(user_id)) {
    throw new AppError('NOT_FOUND');
  }
  if (booking.prospect_user_id !== user_id) {
    throw new AppError('FORBIDDEN');
  }
  return booking;
}

/** @throws AppError PAYMENT_NOT_DUE, with the instant from which a booking far ahead can be paid. */
function refuseUntilOpen({ status, payment_opens_at }: BookingRow, now: number): void {
  const wait_ms = payment_opens_at === null ? 0 : Date.parse(payment_opens_at) - now;
  if (status === 'pending_payment' && wait_ms > 0) {
    const message = `This session can be paid from ${payment_opens_at ?? ''}.`;
    const errors = [{ path: 'booking_id', message }];
    throw new AppError('PAYMENT_NOT_DUE', { errors, retry_after_s: Math.ceil(wait_ms / 1000) });
  }
}

/** @throws AppError PAYMENT_NOT_DUE while the mentor is suspended, because they can't hold the session. */
async function refuseForSuspended(trx: Database, { mentor_user_id }: BookingRow): Promise<void> {
  const mentor = await trx
    .selectFrom('authenticated_user')
    .select('status')
    .where('id', '=', mentor_user_id)
    .executeTakeFirst();
  if (mentor?.status !== 'active') {
    throw new AppError('PAYMENT_NOT_DUE');
  }
}

/** @throws AppError PAYING_PAUSED, with the time when the pause ends; WORK_NEEDED. */
async function refuseCardTester(
  { db, clock }: CheckoutDeps,
  user_id: string,
  { booking_id, work }: CreatePaymentIntent,
): Promise<void> {
  const now = clock.now();
  const { paused_until, wants_work } = await payingState(db, user_id, now);
  if (paused_until !== null) {
    const errors = [{ path: 'booking_id', message: `You can pay again from ${toInstant(paused_until)}.` }];
    throw new AppError('PAYING_PAUSED', { errors, retry_after_s: Math.ceil((paused_until - now) / 1000) });
  }
  if (wants_work && !hasWorked(booking_id, work)) {
    throw new AppError('WORK_NEEDED');
  }
}

/** Writes the row first, so that the booking has one payment even if the provider's answer is lost. */
async function openPaymentOf(context: CheckoutDeps, unlocked: BookingRow): Promise<Payment> {
  const { id } = unlocked;
  const { payments } = context;
  const now = context.clock.now();
  return writeBetween(context.db, unlocked, unlocked.prospect_user_id, async (trx) => {
    const booking = await lockBooking(trx, id);
    refuseUntilOpen(booking, now);
    const isHeld = booking.status === 'pending_payment' && Date.parse(booking.hold_expires_at ?? '') > now;
    const existing = PAID.has(booking.status) ? await lockPaymentOf(trx, id) : undefined;
    if (existing) {
      return existing;
    }
    if (!isHeld || booking.price_minor <= 0) {
      throw new AppError('PAYMENT_NOT_DUE');
    }
    await refuseForSuspended(trx, booking);
    if (payments.name === 'none') {
      throw new AppError('PAYMENTS_UNAVAILABLE');
    }
    return openPayment(trx, {
      booking_id: id,
      price_minor: booking.price_minor,
      currency: booking.currency,
      provider: payments.name,
      capture_method: booking.policy.requires_approval ? 'manual' : 'automatic',
      fee_basis_points: booking.fee_basis_points,
      fee_fixed_minor: booking.fee_fixed_minor,
      now,
    });
  });
}

async function getIntent(context: CheckoutDeps, booking: BookingRow, payment: Payment): Promise<Settled> {
  try {
    if (payment.intent_id === null) {
      await createIntent(context, booking, payment);
    }
    const settled = await settlePayment(context, payment.id);
    if (settled) {
      return settled;
    }
  } catch (error) {
    if (error instanceof PaymentError && error.reason === 'unreachable') {
      throw new AppError('PAYMENT_UNREACHABLE', { cause: error });
    }
    if (!(error instanceof PaymentError)) {
      throw error;
    }
    context.logger.error({ part: 'payments', booking_id: booking.id, err: error }, 'the provider takes no payment');
  }
  throw new AppError('PAYMENTS_UNAVAILABLE');
}

/**
 * Starts or resumes the payment of a booking: product design, section 7. Price and fee are those of the booking.
 * Concurrent and repeated calls get the same intent.
 * @throws AppError NOT_FOUND, FORBIDDEN, PAYMENT_NOT_DUE, PAYING_PAUSED, WORK_NEEDED, PAYMENTS_UNAVAILABLE, PAYMENT_UNREACHABLE.
 */
export async function createPaymentIntent(
  context: CheckoutDeps,
  user_id: string,
  body: CreatePaymentIntent,
): Promise<PaymentIntent> {
  const unpaid = await bookingToPay(context, body.booking_id, user_id);
  if (unpaid.status === 'pending_payment') {
    await refuseCardTester(context, user_id, body);
  }
  const opened = await openPaymentOf(context, unpaid);
  const { payment, booking, intent } = await getIntent(context, unpaid, opened);
  if (booking.status !== 'pending_payment' && !PAID.has(booking.status)) {
    throw new AppError('PAYMENT_NOT_DUE');
  }
  return {
    payment_id: payment.id,
    provider: payment.provider,
    client_secret: intent.client_secret ?? '',
    publishable_key: context.payments.publishable_key,
    amount: fromMinor(payment.amount_minor, payment.currency) ?? 0,
    currency: payment.currency,
    status: payment.status,
    expires_at:
      booking.hold_expires_at !== null && booking.status === 'pending_payment' ? booking.hold_expires_at : null,
  };
}
