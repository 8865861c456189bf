import type { BookingMailKind } from './kinds.ts';

/** The kinds that tell of a booking's end before it was held. */
export const OVER: ReadonlySet<BookingMailKind> = new Set([
  'declined',
  'expired',
  'hold_expired',
  'cancelled',
  'withdrawn',
  'payment_lost',
  'paid_too_late',
]);
