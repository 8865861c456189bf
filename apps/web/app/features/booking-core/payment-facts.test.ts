import type { Booking } from '@abroad/contract/bookings';
import type { BookingPayment } from '@abroad/contract/payments';
import { expect, test } from 'vitest';
import { createFormat } from '../../lib/format.ts';
import { createTranslate } from '../../lib/i18n.tsx';
import { paymentFacts, paymentNews, stoppedWords } from './payment-facts.ts';
import { refusalWords } from '../bookings/refusal-words.ts';

const t = createTranslate('en');
const format = createFormat({ locale: 'en', zone: 'UTC', clock: '24', now: Date.parse('2026-11-22T12:00Z'), t });

const payment: BookingPayment = {
  id: '0199c0de-0000-7000-8000-000000000001',
  provider: 'sandbox',
  status: 'paid',
  amount: 25.5,
  currency: 'EUR',
  captured: 25.5,
  refunded: 0,
  refund_pending: 0,
  is_capturing: false,
  card: { brand: 'visa', last4: '4242' },
  failure: null,
  paused_until: null,
  paid_at: null,
};
const booking = (part: Partial<BookingPayment> | null, viewer_role: Booking['viewer_role'] = 'prospect') =>
  ({
    status: part === null ? 'pending_payment' : 'confirmed',
    price: 25.5,
    currency: 'EUR',
    viewer_role,
    payment: part && { ...payment, ...part },
  }) as Booking;
const lines = (of: Booking) => paymentFacts(of, t, format).map(({ name, value }) => `${t(name)}: ${value}`);

test('a payment says its price, that nothing comes on top, what was taken and from which card', () => {
  expect(lines(booking({}))).toEqual([
    'Price: €25.50',
    'Booking fee: None',
    'Paid: €25.50',
    'Card: Visa ending in 4242',
  ]);
  expect(lines(booking({ card: null }, 'mentor'))).toEqual(['Price: €25.50', 'Paid: €25.50']);
});

test('a pending refund and a completed refund have different words', () => {
  const both = booking({ status: 'partially_refunded', refunded: 10.2, refund_pending: 5.1 });
  expect(lines(both)).toContain('Refunded: €10.20');
  expect(lines(both)).toContain('Refund on its way: €5.10');
  expect(paymentNews(both)).toBe('paid.on_its_way_text');
});

test('an authorised payment is not called paid', () => {
  const reserved: Booking = { ...booking({ status: 'authorized', captured: 0 }), status: 'requested' };
  expect(lines(reserved)).toContain('Authorised: €25.50');
  expect(lines(reserved).join()).not.toContain('Paid:');
  expect(paymentNews(reserved)).toBe('paid.reserved_text');
  expect(paymentNews({ ...reserved, viewer_role: 'mentor' })).toBe('paid.reserved_text_mentor');
  expect(paymentNews(booking({ status: 'authorized', captured: 0, is_capturing: true }))).toBe('paid.capturing_text');
  expect(paymentNews({ ...reserved, status: 'declined' })).toBe('paid.let_go_text');
  // [U-02] No payment is pending any more.
  expect(lines({ ...reserved, status: 'cancelled' }).join()).not.toContain('Authorised');
});

test('a booking that waits for its payment says so, to each side', () => {
  expect(paymentNews(booking(null))).toBe('paid.due_text');
  expect(paymentNews(booking(null, 'mentor'))).toBe('paid.due_text_mentor');
  expect(paymentNews(booking({}))).toBeNull();
});

test('[T-360] a payment that was stopped says until when nothing can be paid, and afterwards that it can', () => {
  const stopped = booking({ status: 'voided', captured: 0, paused_until: '2026-11-22T12:40:00Z' });
  const at = (instant: string) => stoppedWords(stopped, Date.parse(instant), t, format);
  expect(at('2026-11-22T12:39:59Z')).toMatch(/stopped this payment.* You can pay again from today 12:40\.$/);
  expect(at('2026-11-22T12:40:00Z')).toMatch(/stopped this payment.* You can pay again now\.$/);
  expect(paymentNews(stopped), 'no amount was held on a card').toBeNull();
  expect(stoppedWords(booking({ status: 'voided', captured: 0 }), 0, t, format)).toBeNull();
  expect(stoppedWords(booking(null), 0, t, format)).toBeNull();
});

test('a declined card has helpful words, whatever its code', () => {
  expect(refusalWords('insufficient_funds', t)).toBe('This card doesn’t have enough funds. Use another card.');
  expect(refusalWords('fraudulent', t)).toBe('The payment was declined. Try another card.');
  expect(refusalWords(null, t)).toBe('The payment was declined. Try another card.');
});
