import { Earnings, EarningsPeriod, EarningsQuery } from '../earnings.ts';
import { defineEndpoints } from '../endpoint.ts';
import { CreatePaymentIntent, PaymentIntent } from '../payments.ts';
import { Receipt, ReceiptParams } from '../receipts.ts';

export const paymentEndpoints = defineEndpoints({
  createPaymentIntent: {
    method: 'POST',
    path: '/api/v1/payments/create-payment-intent',
    tag: 'payments',
    summary: 'Begin or go on with the payment of a booking',
    description:
      'The price is the one frozen in the booking. Asked again for the same booking, the same intent is answered. What the provider says to the browser settles nothing; the booking tells how it stands.',
    access: 'user',
    callers: 'its_prospect',
    idempotent: true,
    secret_answer: true,
    body: CreatePaymentIntent,
    responses: { 200: PaymentIntent },
    errors: [
      'VALIDATION_FAILED',
      'NOT_FOUND',
      'FORBIDDEN',
      'PAYMENT_NOT_DUE',
      'PAYING_PAUSED',
      'WORK_NEEDED',
      'PAYMENTS_UNAVAILABLE',
      'PAYMENT_UNREACHABLE',
    ],
  },
  getReceipt: {
    method: 'GET',
    path: '/api/v1/payments/:payment_id/receipt',
    tag: 'payments',
    summary: 'Get the receipt of one’s own payment',
    description: 'There is one as soon as the money was taken; what goes back later stands on it too.',
    access: 'user',
    callers: 'owner',
    while_suspended: true,
    params: ReceiptParams,
    responses: { 200: Receipt },
    errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
  },
  getEarnings: {
    method: 'GET',
    path: '/api/v1/payments/earnings',
    tag: 'payments',
    summary: 'Tell a mentor what was paid for their sessions of a period',
    description: 'A session belongs to the date on which it starts in the mentor’s zone.',
    access: 'user',
    callers: 'mentors',
    query: EarningsQuery,
    responses: { 200: Earnings },
    errors: ['VALIDATION_FAILED', 'PROFILE_NOT_FOUND', 'PAGE_TOO_DEEP'],
  },
  getEarningsFile: {
    method: 'GET',
    path: '/api/v1/payments/earnings.csv',
    tag: 'payments',
    summary: 'Download what was paid for a mentor’s sessions of a period, all of them',
    description: 'CSV as RFC 4180 has it, in UTF-8 with a byte order mark, the oldest session first.',
    access: 'user',
    callers: 'mentors',
    query: EarningsPeriod,
    responses: { 200: 'text/csv' },
    errors: ['VALIDATION_FAILED', 'PROFILE_NOT_FOUND'],
  },
});
