import type { BookingStatus, WebhookEventType } from '@abroad/contract';

const BY_STATUS: Readonly<Record<BookingStatus, WebhookEventType | null>> = {
  pending_payment: null,
  requested: 'booking.requested',
  confirmed: 'booking.confirmed',
  declined: 'booking.declined',
  cancelled: 'booking.cancelled',
  expired: 'booking.expired',
  completed: 'booking.completed',
  no_show_mentor: 'booking.no_show',
  no_show_prospect: 'booking.no_show',
};
const BY_KIND: Readonly<Record<string, WebhookEventType>> = {
  created: 'booking.created',
  rescheduled: 'booking.rescheduled',
  paid: 'payment.paid',
  refunded: 'payment.refunded',
  review_published: 'review.published',
  review_replied: 'review.replied',
};

/**
 * The webhook events for a row of a booking's history: first what was done, then the new status. A free session that
 * needs no approval is created and confirmed by one row.
 */
export function webhookEventTypes(event: {
  kind: string;
  from_status: BookingStatus | null;
  to_status: BookingStatus;
}): WebhookEventType[] {
  const became = event.from_status === event.to_status ? null : BY_STATUS[event.to_status];
  return [BY_KIND[event.kind] ?? null, became].filter((type) => type !== null);
}
