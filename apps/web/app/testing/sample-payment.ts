import type { BookingPayment, PaymentIntent } from '@abroad/contract/payments';
import { NOW, SAMPLE_ID } from './sample-answers.ts';

/** A payment of the sample booking: 28 euros, paid by card. */
export function samplePayment(changes: Partial<BookingPayment> = {}): BookingPayment {
  return {
    id: SAMPLE_ID,
    provider: 'sandbox',
    status: 'paid',
    amount: 28,
    currency: 'EUR',
    captured: 28,
    refunded: 0,
    refund_pending: 0,
    is_capturing: false,
    card: null,
    failure: null,
    paused_until: null,
    paid_at: NOW,
    ...changes,
  };
}

/** Returns the intent that a browser needs to pay the sample booking. */
export function sampleIntent(changes: Partial<PaymentIntent> = {}): PaymentIntent {
  return {
    payment_id: SAMPLE_ID,
    provider: 'sandbox',
    client_secret: 'pi_1_secret_2',
    publishable_key: 'pk_test_1',
    amount: 28,
    currency: 'EUR',
    status: 'requires_payment',
    expires_at: null,
    ...changes,
  };
}
