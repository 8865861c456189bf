import type { DeleteAccount, RefundAhead } from '@abroad/contract';
import { fromMinor } from '@abroad/reference-data/money';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../core/app-error.ts';
import type { Database } from '../../../db/connection.ts';
import { findPaymentsOf } from '../../payments/payment.ts';
import { findUpcoming } from '../core/queries.ts';
import { refundFor } from '../core/money.ts';
import { sideOf } from '../core/present.ts';

interface Total extends Pick<RefundAhead, 'viewer_role' | 'currency'> {
  paid_minor: number;
  refund_minor: number;
}

/** A confirmed session that has not begun, and the student's refund if this user cancels it now; in minor units. */
interface Ahead {
  booking_id: string;
  title: string;
  start: string;
  role: 'mentor' | 'prospect';
  other_user_id: string;
  currency: string;
  paid_minor: number;
  refund_minor: number;
}

/**
 * A user's confirmed sessions ahead, the earliest first.
 * @param now epoch milliseconds.
 */
export async function sessionsAhead(db: Database, user_id: string, now: number): Promise<Ahead[]> {
  const ahead = (await findUpcoming(db, user_id, now)).filter(
    ({ status, start_at }) => status === 'confirmed' && Date.parse(start_at) > now,
  );
  const payments = await findPaymentsOf(
    db,
    ahead.map(({ id }) => id),
  );
  return ahead.map((booking) => {
    const payment = payments.get(booking.id);
    const role = sideOf(booking, user_id);
    return {
      booking_id: booking.id,
      title: booking.title,
      start: booking.start_at,
      role,
      other_user_id: role === 'mentor' ? booking.prospect_user_id : booking.mentor_user_id,
      currency: booking.currency,
      paid_minor: payment?.captured_minor ?? 0,
      refund_minor: refundFor(booking, payment, { by: role, now }).refund_minor,
    };
  });
}

/**
 * The amounts paid for a user's upcoming sessions, and the refunds if they leave now, by role and currency.
 * @param now epoch milliseconds.
 */
export async function refundsAhead(db: Database, user_id: string, now: number): Promise<RefundAhead[]> {
  // Nothing is captured yet for requests and holds.
  const booked = (await findUpcoming(db, user_id, now)).filter(({ status }) => status === 'confirmed');
  const payments = await findPaymentsOf(
    db,
    booked.map(({ id }) => id),
  );
  const totals = new Map<string, Total>();
  for (const booking of booked) {
    const payment = payments.get(booking.id);
    if (!payment || payment.captured_minor === 0) continue;
    const viewer_role = sideOf(booking, user_id);
    const { currency } = booking;
    const key = `${viewer_role} ${currency}`;
    const total = totals.get(key) ?? { viewer_role, currency, paid_minor: 0, refund_minor: 0 };
    total.paid_minor += payment.captured_minor;
    total.refund_minor += refundFor(booking, payment, { by: viewer_role, now }).refund_minor;
    totals.set(key, total);
  }
  return [...totals.values()].map(({ viewer_role, currency, paid_minor, refund_minor }) => ({
    viewer_role,
    currency,
    paid: fromMinor(paid_minor, currency) ?? 0,
    refund: fromMinor(refund_minor, currency) ?? 0,
  }));
}

type Expected = NonNullable<DeleteAccount['expected_refunds']>;

/** Sorted, so that two lists can be compared. */
const asText = (refunds: Expected) =>
  refunds
    .map(({ viewer_role, currency, refund }) => `${viewer_role} ${currency} ${refund}`)
    .toSorted()
    .join();

/**
 * Checks again, in a transaction that locks the rows that could change it.
 * @throws AppError REFUND_CHANGED when the refund differs from the one shown.
 */
export async function checkRefundsAhead(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  user_id: string,
  expected: Expected,
): Promise<void> {
  if (asText(await refundsAhead(db, user_id, clock.now())) !== asText(expected)) {
    throw new AppError('REFUND_CHANGED');
  }
}
