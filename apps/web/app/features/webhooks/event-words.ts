import type { WebhookDelivery, WebhookEventType } from '@abroad/contract/webhooks';
import type { MessageKey } from '../../locales/index.ts';

/** The events, in the order in which they happen. */
const words = {
  'booking.created': 'webhooks.event_created',
  'booking.requested': 'webhooks.event_requested',
  'booking.confirmed': 'webhooks.event_confirmed',
  'booking.declined': 'webhooks.event_declined',
  'booking.rescheduled': 'webhooks.event_rescheduled',
  'booking.cancelled': 'webhooks.event_cancelled',
  'booking.expired': 'webhooks.event_expired',
  'booking.completed': 'webhooks.event_completed',
  'booking.no_show': 'webhooks.event_no_show',
  'payment.paid': 'webhooks.event_paid',
  'payment.refunded': 'webhooks.event_refunded',
  'review.published': 'webhooks.event_review_published',
  'review.replied': 'webhooks.event_review_replied',
  'payout.paid': 'webhooks.event_payout_paid',
  'payout.failed': 'webhooks.event_payout_failed',
} as const satisfies Record<WebhookEventType, MessageKey>;

export const eventTypes = Object.keys(words) as WebhookEventType[];

export const eventWords = (event: WebhookDelivery['event']): MessageKey =>
  event === 'webhook.test' ? 'webhooks.event_test' : words[event];
