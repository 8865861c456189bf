import type { DeleteAccount, RefundAhead } from '@abroad/contract';
import { fromMinor } from '@abroad/reference-data';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';
import { findAhead } from './ahead.ts';
import { refundFor } from './cancellation.ts';
import { lockPeople } from './locks.ts';

/**
 * What was paid for the sessions ahead of somebody, and what of it goes back when they leave now, by side and currency.
 * @param now epoch milliseconds.
 */
export async function refundsAhead(db: Database, user_id: string, now: number): Promise<RefundAhead[]> {
  // Of what is only requested or held, nothing is taken yet.
  const booked = (await findAhead(db, user_id, now)).filter(({ status }) => status === 'confirmed');
  const ids = booked.map(({ id }) => id);
  const payments =
    ids.length === 0 ? [] : await db.selectFrom('payment').selectAll().where('booking_id', 'in', ids).execute();
  const paid = payments.flatMap((payment) => {
    const booking = booked.find(({ id }) => id === payment.booking_id);
    return booking && payment.captured_minor > 0 ? [{ booking, payment }] : [];
  });
  const sums = paid.map(({ booking, payment }) => {
    const by = booking.mentor_user_id === user_id ? ('mentor' as const) : ('prospect' as const);
    const { refund_minor } = refundFor(booking, payment, { by, now });
    return { by, currency: booking.currency, paid_minor: payment.captured_minor, refund_minor };
  });
  const groups = Map.groupBy(sums, ({ by, currency }) => `${by} ${currency}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { by, currency } = first;
    const total = (key: 'paid_minor' | 'refund_minor') => {
      const sum = group.reduce((minor, part) => minor + part[key], 0);
      return fromMinor(sum, currency) ?? 0;
    };
    return [{ viewer_role: by, currency, paid: total('paid_minor'), refund: total('refund_minor') }];
  });
}

type Expected = NonNullable<DeleteAccount['expected_refunds']>;

/** In an order of its own, so that two can be compared. */
const asText = (refunds: Expected) =>
  refunds
    .map(({ viewer_role, currency, refund }) => `${viewer_role} ${currency} ${refund}`)
    .toSorted()
    .join();

/**
 * Looks once more, and holds whatever would change it until the transaction ends.
 * @throws AppError REFUND_CHANGED when something else would go back than was shown.
 */
export async function checkRefundsAhead(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  user_id: string,
  expected: Expected,
): Promise<void> {
  await lockPeople(db, user_id, user_id);
  if (asText(await refundsAhead(db, user_id, clock.now())) !== asText(expected)) {
    throw new AppError('REFUND_CHANGED');
  }
}
