import type { BookingStatus } from './statuses.ts';

/** The actors that change a booking: one of its two sides, or the system (the clock, the payment provider's signed word). */
export type Actor = 'mentor' | 'prospect' | 'system';

export type BookingEvent =
  | 'payment_captured'
  | 'payment_authorized'
  | 'payment_ended'
  | 'capture_failed'
  | 'hold_ended'
  | 'accept'
  | 'decline'
  | 'request_ended'
  | 'cancel'
  | 'withdraw'
  | 'mentor_left'
  | 'reschedule'
  | 'agree_on_time'
  | 'set_place'
  | 'report_mentor_absent'
  | 'report_prospect_absent'
  | 'settle_mentor_absent'
  | 'settle_prospect_absent'
  | 'settle_both_came'
  | 'settle_technical'
  | 'complete';

export interface Transition {
  from: BookingStatus;
  event: BookingEvent;
  to: BookingStatus;
  by: readonly Actor[];
}

/** Every transition of a booking. All others are refused; `actions.ts` says until when people may cause one. */
export const TRANSITIONS: readonly Transition[] = [
  { from: 'pending_payment', event: 'payment_captured', to: 'confirmed', by: ['system'] },
  { from: 'pending_payment', event: 'payment_authorized', to: 'requested', by: ['system'] },
  { from: 'pending_payment', event: 'hold_ended', to: 'expired', by: ['system'] },
  { from: 'requested', event: 'accept', to: 'confirmed', by: ['mentor'] },
  { from: 'requested', event: 'decline', to: 'declined', by: ['mentor'] },
  { from: 'requested', event: 'request_ended', to: 'expired', by: ['system'] },
  // The payment was released, or came too late for a request that the mentor could still answer.
  { from: 'pending_payment', event: 'payment_ended', to: 'expired', by: ['system'] },
  { from: 'requested', event: 'payment_ended', to: 'expired', by: ['system'] },
  // The mentor has accepted, and the authorised sum could not be captured.
  { from: 'requested', event: 'capture_failed', to: 'expired', by: ['system'] },
  // Paid after the hold had ended: the time is booked again where it is free; otherwise the money is refunded.
  { from: 'expired', event: 'payment_captured', to: 'confirmed', by: ['system'] },
  { from: 'expired', event: 'payment_authorized', to: 'requested', by: ['system'] },
  // The student may withdraw the request, or give up the hold; the mentor refuses a request with `decline`. A booking with a later payment
  // is in both calendars for months, and either side may cancel it.
  { from: 'pending_payment', event: 'cancel', to: 'cancelled', by: ['mentor', 'prospect'] },
  { from: 'requested', event: 'cancel', to: 'cancelled', by: ['prospect'] },
  // The platform ends a booking whose payment was refunded at the provider, or charged back.
  { from: 'confirmed', event: 'cancel', to: 'cancelled', by: ['mentor', 'prospect', 'system'] },
  // A student who books from a trader may withdraw from the contract by law.
  { from: 'confirmed', event: 'withdraw', to: 'cancelled', by: ['prospect'] },
  // Without a request for an early start, that right lasts beyond the session.
  { from: 'completed', event: 'withdraw', to: 'cancelled', by: ['prospect'] },
  { from: 'no_show_prospect', event: 'withdraw', to: 'cancelled', by: ['prospect'] },
  // The mentor has left and can't hold the session. A request is declined then, and a session cancelled.
  { from: 'pending_payment', event: 'mentor_left', to: 'cancelled', by: ['mentor'] },
  { from: 'confirmed', event: 'reschedule', to: 'confirmed', by: ['mentor', 'prospect'] },
  // Both sides agreed on a proposed time.
  { from: 'confirmed', event: 'agree_on_time', to: 'confirmed', by: ['mentor', 'prospect'] },
  { from: 'requested', event: 'agree_on_time', to: 'requested', by: ['mentor', 'prospect'] },
  { from: 'confirmed', event: 'set_place', to: 'confirmed', by: ['mentor'] },
  { from: 'confirmed', event: 'report_mentor_absent', to: 'no_show_mentor', by: ['prospect'] },
  { from: 'confirmed', event: 'report_prospect_absent', to: 'no_show_prospect', by: ['mentor'] },
  { from: 'confirmed', event: 'complete', to: 'completed', by: ['system'] },
  // A session counts as held after 48 hours, and an absence can be reported for 72.
  { from: 'completed', event: 'report_mentor_absent', to: 'no_show_mentor', by: ['prospect'] },
  { from: 'completed', event: 'report_prospect_absent', to: 'no_show_prospect', by: ['mentor'] },
  // The case of a no-show ends: with the report confirmed, or with another result.
  ...(['no_show_mentor', 'no_show_prospect'] as const).flatMap((from): Transition[] => [
    { from, event: 'settle_mentor_absent', to: 'no_show_mentor', by: ['system'] },
    { from, event: 'settle_prospect_absent', to: 'no_show_prospect', by: ['system'] },
    { from, event: 'settle_both_came', to: 'completed', by: ['system'] },
    { from, event: 'settle_technical', to: 'cancelled', by: ['system'] },
  ]),
];

export type TransitionResult =
  | { ok: true; status: BookingStatus }
  | { ok: false; code: 'NOT_IN_THIS_STATUS' | 'NOT_YOURS_TO_DO' };

/**
 * Finds the state of a booking after an event.
 * @returns the new state, or whether the state or the actor forbids the event.
 */
export function transition(from: BookingStatus, event: BookingEvent, actor: Actor): TransitionResult {
  const row = TRANSITIONS.find((one) => one.from === from && one.event === event);
  if (row === undefined) return { ok: false, code: 'NOT_IN_THIS_STATUS' };
  if (!row.by.includes(actor)) return { ok: false, code: 'NOT_YOURS_TO_DO' };
  return { ok: true, status: row.to };
}

/**
 * Returns the first state of a new booking.
 * @param booking.price_minor in the currency's minor units; null and 0 are free.
 */
export function initialStatus(booking: { price_minor: number | null; requires_approval: boolean }): BookingStatus {
  if ((booking.price_minor ?? 0) > 0) return 'pending_payment';
  return booking.requires_approval ? 'requested' : 'confirmed';
}
