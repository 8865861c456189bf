import { toInstant } from '../core/clock.ts';
import { writeBetween } from '../db/write-as.ts';
import type { RefundReason } from '../db/tables.ts';
import { newId } from '../core/ids.ts';
import type { IntentSnapshot } from '../providers/payments/port.ts';
import { applySnapshot } from '../features/payments/apply-snapshot.ts';
import { earnPayments } from '../features/payments/ledger.ts';
import { openPayment } from '../features/payments/open-payment.ts';
import type { Payment } from '../features/payments/payment.ts';
import type { TestApi } from './api.ts';
import { insertBooking } from './insert-booking.ts';

interface Paid {
  booking_id: string;
  mentor_user_id: string;
  prospect_user_id: string;
  price_minor: number;
  currency: string;
  fee_basis_points: number;
  fee_fixed_minor: number;
  /** Epoch milliseconds. */
  paid_at: number;
  /** It is only authorised, for a request. */
  is_authorised?: boolean;
  /** Charges it at the provider; left out: the money was taken or authorised without a provider. */
  charge?: Charge;
}

/** Has a provider take the money of a payment, or authorise it. */
export type Charge = (payment: Payment) => Promise<IntentSnapshot>;

/** A payment whose money was taken, and what can become of it. */
export interface MadePayment {
  payment_id: string;
  /** The provider tells something else of it. @param at RFC 3339 */
  tell(changes: Partial<IntentSnapshot>, at?: string): Promise<void>;
  /** The session was held. */
  earn(): Promise<void>;
  /** Refunds it as promised, at that time (epoch milliseconds). @returns the id of the refund. */
  refund(reason: RefundReason, amount_minor: number, at: number): Promise<string>;
}

const AUTHORISED_MS = 7 * 24 * 60 * 60_000;

/** Returns a provider's answer without a call to it. */
const takenFrom: Charge = ({ id, booking_id, amount_minor, currency, capture_method, created_at }) =>
  Promise.resolve({
    id: `pi_${id}`,
    ...(capture_method === 'automatic'
      ? { status: 'captured', captured_minor: amount_minor, authorisation_ends_at: null }
      : { status: 'authorized', captured_minor: 0, authorisation_ends_at: Date.parse(created_at) + AUTHORISED_MS }),
    amount_minor,
    currency,
    refunded_minor: 0,
    livemode: false,
    booking_id,
    payment_id: id,
    client_secret: null,
    card: { brand: 'visa', last4: '4242', fingerprint: 'AOB934RVNwzk6xtn' },
    failure: null,
    dispute: null,
    refunds: [],
  });

/** Writes the payment of a booking and its ledger by the provider's word, as settling does. */
export async function insertPayment(api: TestApi, paid: Paid): Promise<MadePayment> {
  const { db, clock } = api.context;
  const { booking_id, paid_at, is_authorised = false, charge = takenFrom } = paid;
  const capture_method = is_authorised ? 'manual' : 'automatic';
  const payment = await openPayment(db, { ...paid, provider: 'sandbox', capture_method, now: paid_at });
  const { id } = payment;
  let snapshot = await charge(payment);
  await db.updateTable('payment').set({ intent_id: snapshot.id }).where('id', '=', id).execute();
  const write = <T>(run: Parameters<typeof writeBetween<T>>[3]) => writeBetween(db, paid, null, run);
  const apply = (now: number) =>
    write(async (trx) => {
      const of = trx.selectFrom('payment').selectAll().where('id', '=', id).forUpdate();
      await applySnapshot(trx, await of.executeTakeFirstOrThrow(), snapshot, now);
    });
  const tell = async (changes: Partial<IntentSnapshot>, at: number) => {
    snapshot = { ...snapshot, ...changes };
    await apply(at);
  };
  await apply(paid_at);
  return {
    payment_id: id,
    tell: (changes, at) => tell(changes, at === undefined ? clock.now() : Date.parse(at)),
    earn: () => write((trx) => earnPayments(trx, [booking_id])),
    async refund(reason, amount_minor, now) {
      const refund_id = newId();
      const at = toInstant(now);
      await db
        .insertInto('refund')
        .values({
          id: refund_id,
          payment_id: id,
          amount_minor,
          reason,
          created_at: at,
          updated_at: at,
        })
        .execute();
      const refund = { id: `re_${refund_id}`, refund_id, amount_minor, status: 'succeeded' as const, failure: null };
      await tell(
        { refunds: [...snapshot.refunds, refund], refunded_minor: snapshot.refunded_minor + amount_minor },
        now,
      );
      return refund_id;
    },
  };
}

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
