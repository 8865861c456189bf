import { writeBetween } from '../db/write-as.ts';
import type { IntentSnapshot } from '../providers/payments/port.ts';
import { applySnapshot, earnPayments, openPayment } from '../features/payments/index.ts';
import type { TestApi } from './api.ts';
import { insertBooking } from './insert-booking.ts';

type Wishes = Parameters<typeof insertBooking>[1] & {
  /** In per cent; left out: none. */
  fee_percent?: number;
  /** RFC 3339; left out: now. */
  paid_at?: string;
};

/** A booking whose money was taken, and what can become of it. */
export interface PaidBooking {
  booking_id: string;
  payment_id: string;
  /** The provider tells something else of it. @param at RFC 3339 */
  tell(changes: Partial<IntentSnapshot>, at?: string): Promise<void>;
  /** The session was held. */
  earn(): Promise<void>;
}

const DEFAULT_PRICE_MINOR = 5000;

/** Writes a booking into its table, and its payment and ledger by the provider's word, as settling does. */
export async function insertPaidBooking(api: TestApi, wishes: Wishes): Promise<PaidBooking> {
  const { db, clock } = api.context;
  const { price_minor = DEFAULT_PRICE_MINOR, currency = 'EUR', fee_percent = 0, paid_at, ...booking } = wishes;
  const booking_id = await insertBooking(api, { ...booking, price_minor, currency });
  const now = paid_at === undefined ? clock.now() : Date.parse(paid_at);
  const opening = { booking_id, price_minor, currency, fee_basis_points: fee_percent * 100, fee_fixed_minor: 0, now };
  const payment = await openPayment(db, { ...opening, provider: 'sandbox', capture_method: 'automatic' });
  let snapshot: IntentSnapshot = {
    id: `pi_${payment.id}`,
    status: 'captured',
    amount_minor: price_minor,
    currency,
    captured_minor: price_minor,
    refunded_minor: 0,
    livemode: false,
    booking_id,
    payment_id: payment.id,
    client_secret: null,
    card: { brand: 'visa', last4: '4242', fingerprint: 'AOB934RVNwzk6xtn' },
    failure: null,
    authorisation_ends_at: null,
    dispute: null,
    refunds: [],
  };
  const people = { mentor_user_id: wishes.mentor.user_id, prospect_user_id: wishes.prospect.user_id };
  const apply = (at: number) =>
    writeBetween(db, people, null, async (trx) => {
      const before = await trx
        .selectFrom('payment')
        .selectAll()
        .where('id', '=', payment.id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      await applySnapshot(trx, before, snapshot, at);
    });
  await apply(now);
  return {
    booking_id,
    payment_id: payment.id,
    async tell(changes, at) {
      snapshot = { ...snapshot, ...changes };
      await apply(at === undefined ? clock.now() : Date.parse(at));
    },
    earn: () => writeBetween(db, people, null, (trx) => earnPayments(trx, [booking_id])),
  };
}
