import type { BookingPayment } from '@abroad/contract';
import { fromMinor } from '@abroad/reference-data/money';
import { instantOrNull } from '../../core/clock.ts';
import type { Payment } from './payment.ts';

/** A payment as each side of the booking sees it; only the student sees the card and the reason of a failure. */
export function presentPayment(payment: Payment, viewer: 'mentor' | 'prospect'): BookingPayment {
  const { id, provider, status, currency, card_brand, card_last4 } = payment;
  const major = (minor: number) => fromMinor(minor, currency) ?? 0;
  const isTheirs = viewer === 'prospect';
  return {
    id,
    provider,
    status,
    currency,
    amount: major(payment.amount_minor),
    captured: major(payment.captured_minor),
    refunded: major(payment.refunded_minor),
    refund_pending: major(payment.refund_pending_minor),
    is_capturing: isCapturing(payment),
    card: isTheirs && card_brand !== null && card_last4 !== null ? { brand: card_brand, last4: card_last4 } : null,
    failure: isTheirs ? payment.failure : null,
    paused_until: isTheirs && status === 'voided' ? instantOrNull(payment.paused_until) : null,
    paid_at: instantOrNull(payment.paid_at),
  };
}

/** Says whether the request is accepted and its capture is pending: no other action is open until the provider has answered. */
export const isCapturing = ({ capture_asked_at, status }: Pick<Payment, 'capture_asked_at' | 'status'>): boolean =>
  capture_asked_at !== null && status === 'authorized';
