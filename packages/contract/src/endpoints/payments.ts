import { defineEndpoints } from '../endpoint.ts';
import { CreatePaymentIntent, PaymentIntent } from '../payments.ts';

export const paymentEndpoints = defineEndpoints({
  createPaymentIntent: {
    method: 'POST',
    path: '/api/v1/payments/create-payment-intent',
    tag: 'payments',
    summary: 'Begin or go on with the payment of a booking',
    description:
      'The price is the one frozen in the booking. Asked again for the same booking, the same intent is answered. What the provider says to the browser settles nothing; the booking tells how it stands.',
    access: 'user',
    idempotent: true,
    body: CreatePaymentIntent,
    responses: { 200: PaymentIntent },
    errors: [
      'VALIDATION_FAILED',
      'NOT_FOUND',
      'FORBIDDEN',
      'PAYMENT_NOT_DUE',
      'PAYMENTS_UNAVAILABLE',
      'PAYMENT_UNREACHABLE',
    ],
  },
});
