import { feeOf, type FeeTerms } from '@abroad/booking-rules';
import { payoutStep } from '@abroad/reference-data/payable-step';
import { newId } from '../../core/ids.ts';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import type { PaymentTable } from '../../db/tables.ts';
import { lockPaymentOf, type Payment } from './payment.ts';

interface Opening extends FeeTerms {
  booking_id: string;
  price_minor: number;
  currency: string;
  provider: PaymentTable['provider'];
  capture_method: PaymentTable['capture_method'];
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Finds or creates the payment of a booking. Runs under the locks of both people. Price and fee are those of the
 * booking, not of the current settings.
 */
export async function openPayment(trx: Database, opening: Opening): Promise<Payment> {
  const { booking_id, price_minor, currency, provider, capture_method, now } = opening;
  const existing = await lockPaymentOf(trx, booking_id);
  if (existing) {
    return existing;
  }
  return trx
    .insertInto('payment')
    .values({
      id: newId(),
      booking_id,
      provider,
      capture_method,
      amount_minor: price_minor,
      currency,
      fee_minor: feeOf(price_minor, opening, payoutStep(currency)),
      created_at: toInstant(now),
      updated_at: toInstant(now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
