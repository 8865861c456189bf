import type { TestApi } from './api.ts';
import { insertBooking } from './insert-booking.ts';
import { insertPayment, type MadePayment } from './insert-payment.ts';

type Wishes = Parameters<typeof insertBooking>[1] & {
  /** In per cent; left out: none. */
  fee_percent?: number;
  /** RFC 3339; left out: now. */
  paid_at?: string;
};

/** A booking whose money was taken, and what can become of it. */
export interface PaidBooking extends MadePayment {
  booking_id: string;
}

const DEFAULT_PRICE_MINOR = 5000;

/** Writes a booking into its table, and its payment and ledger by the provider's word, as settling does. */
export async function insertPaidBooking(api: TestApi, wishes: Wishes): Promise<PaidBooking> {
  const { price_minor = DEFAULT_PRICE_MINOR, currency = 'EUR', fee_percent = 0, paid_at, ...booking } = wishes;
  const booking_id = await insertBooking(api, { ...booking, price_minor, currency });
  const payment = await insertPayment(api, {
    booking_id,
    mentor_user_id: wishes.mentor.user_id,
    prospect_user_id: wishes.prospect.user_id,
    price_minor,
    currency,
    fee_basis_points: fee_percent * 100,
    fee_fixed_minor: 0,
    paid_at: paid_at === undefined ? api.context.clock.now() : Date.parse(paid_at),
  });
  return { booking_id, ...payment };
}
