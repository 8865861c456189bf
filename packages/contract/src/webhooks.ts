import { z } from 'zod';
import { BookingStatus } from './booking-status.ts';
import { Booking } from './bookings.ts';
import { LIMITS } from './limits.ts';
import { Id, Instant, pageOf, pageQuery } from './primitives.ts';
import { PayoutStatus } from './payouts.ts';
import { PublicReview } from './reviews.ts';

/** Events of payouts, only for their mentor. */
export const PAYOUT_EVENT_TYPES = ['payout.paid', 'payout.failed'] as const;

/** The events of their own bookings and payouts that users can subscribe to. */
export const WebhookEventType = z.enum([
  'booking.created',
  'booking.requested',
  'booking.confirmed',
  'booking.declined',
  'booking.rescheduled',
  'booking.cancelled',
  'booking.expired',
  'booking.completed',
  'booking.no_show',
  'payment.paid',
  'payment.refunded',
  'review.published',
  'review.replied',
  ...PAYOUT_EVENT_TYPES,
]);
export type WebhookEventType = z.infer<typeof WebhookEventType>;
/** The event that a subscription's owner sends to test their own server. */
export const WEBHOOK_TEST = 'webhook.test';

const isWebAddress = (value: string) => {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname !== '' && url.username === '' && !url.password;
};
const ADDRESS = 'Enter a URL that starts with https://';
/** An address that accepts POST requests, without credentials, because those would be shown and logged. */
const WebhookUrl = z
  .string(ADDRESS)
  .trim()
  .min(1, ADDRESS)
  .max(LIMITS.webhook_url_max, 'Enter a shorter URL')
  .refine(isWebAddress, ADDRESS);
const EVENTS = 'Choose at least one event';
const Events = z
  .array(WebhookEventType, EVENTS)
  .min(1, EVENTS)
  .max(WebhookEventType.options.length)
  .transform((events) => [...new Set(events)]);

/** A user's own server that gets the events of their bookings. */
export const Webhook = z
  .object({
    id: Id,
    url: z.string(),
    events: z.array(WebhookEventType),
    is_active: z.boolean(),
    /** The reason for its automatic deactivation: it answered 410 Gone, or accepted nothing for days. */
    off_reason: z.enum(['gone', 'failing']).nullable(),
    /** The time since which no message was accepted; null after one was. */
    failing_since: Instant.nullable(),
    /** The end of the time in which the former secret signs too; null without one. */
    former_secret_until: Instant.nullable(),
    created_at: Instant,
    updated_at: Instant,
  })
  .meta({ id: 'Webhook' });
export type Webhook = z.infer<typeof Webhook>;
export const Webhooks = z.object({ items: z.array(Webhook), total: z.int() }).meta({ id: 'Webhooks' });
/** `secret` is shown once: `whsec_` and 32 bytes in base64 (Standard Webhooks). */
export const WebhookWithSecret = Webhook.extend({ secret: z.string() }).meta({ id: 'WebhookWithSecret' });
export type WebhookWithSecret = z.infer<typeof WebhookWithSecret>;

export const CreateWebhook = z.strictObject({ url: WebhookUrl, events: Events }).meta({ id: 'CreateWebhook' });
export type CreateWebhook = z.infer<typeof CreateWebhook>;
export const PatchWebhook = z
  .strictObject({ url: WebhookUrl.optional(), events: Events.optional(), is_active: z.boolean().optional() })
  .meta({ id: 'PatchWebhook' });
export type PatchWebhook = z.infer<typeof PatchWebhook>;
export const WebhookParams = z.object({ id: Id });

/** The reason for a failed try without an answer, or for ending the tries. */
export const WebhookProblem = z.enum(['forbidden_address', 'unreachable', 'switched_off']);
export type WebhookProblem = z.infer<typeof WebhookProblem>;

/** A message to a subscriber's server, and its delivery. */
export const WebhookDelivery = z
  .object({
    /** The same as in the header `webhook-id`: it is the same for all tries and replays. */
    id: Id,
    event: z.union([WebhookEventType, z.literal(WEBHOOK_TEST)]),
    booking_id: Id.nullable(),
    status: z.enum(['waiting', 'delivered', 'failed']),
    attempts: z.int(),
    /** The status of the last try; null where no answer came. */
    response_code: z.int().nullable(),
    /** The beginning of the last answer, 1 kB at most. */
    response_body: z.string().nullable(),
    problem: WebhookProblem.nullable(),
    last_try_at: Instant.nullable(),
    next_try_at: Instant.nullable(),
    created_at: Instant,
  })
  .meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;
export const WebhookDeliveriesQuery = z.object(pageQuery);
export const WebhookDeliveries = pageOf(WebhookDelivery).meta({ id: 'WebhookDeliveries' });
export type WebhookDeliveries = z.infer<typeof WebhookDeliveries>;

const side = Booking.shape.mentor.pick({ user_id: true, name: true, slug: true, time_zone: true });
/** The fields of a booking in a message; read the rest, with addresses and answers, by the API. */
const WebhookBooking = Booking.pick({
  id: true,
  status: true,
  event_type: true,
  viewer_role: true,
  start: true,
  end: true,
  platform: true,
  price: true,
  currency: true,
  cancelled_by: true,
  created_at: true,
  updated_at: true,
}).extend({ mentor: side, prospect: side });

/** The body of a message about a booking. */
export const WebhookMessage = z
  .object({
    type: WebhookEventType.exclude(PAYOUT_EVENT_TYPES),
    /** The time of the event. */
    timestamp: Instant,
    data: z.object({
      /** The number of this change of the booking, from 1: a late message with a smaller number is older. */
      sequence: z.int().min(1),
      from_status: BookingStatus.nullable(),
      to_status: BookingStatus,
      /** The sum that was paid or refunded, in major units of the booking's currency; null where no money moved. */
      amount: z.number().nullable(),
      /** The booking as the subscriber sees it when the message is sent. */
      booking: WebhookBooking,
      /** The review that it is about, as the public sees it now; null if it is about none, or the review is not public. */
      review: PublicReview.nullable(),
    }),
  })
  .meta({ id: 'WebhookMessage' });
export type WebhookMessage = z.infer<typeof WebhookMessage>;
/** The body of a message about a payout. */
export const WebhookPayoutMessage = z
  .object({
    type: z.enum(PAYOUT_EVENT_TYPES),
    /** The time of the event. */
    timestamp: Instant,
    data: z.object({
      payout: z.object({
        id: Id,
        status: PayoutStatus,
        currency: z.string(),
        /** The amount in major units. */
        amount: z.number(),
        failure: z.string().nullable(),
      }),
    }),
  })
  .meta({ id: 'WebhookPayoutMessage' });
/** The body of a test message. */
export const WebhookTestMessage = z
  .object({ type: z.literal(WEBHOOK_TEST), timestamp: Instant, data: z.object({ webhook_id: Id }) })
  .meta({ id: 'WebhookTestMessage' });
