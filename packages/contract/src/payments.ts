import { z } from 'zod';
import { Id, Instant } from './primitives.ts';

/**
 * The state of a booking's payment: product design, section 7. `failed` is about the last try, and another one may follow;
 * `voided` ended without any movement of money.
 */
export const PaymentStatus = z.enum([
  'requires_payment',
  'authorized',
  'paid',
  'voided',
  'failed',
  'partially_refunded',
  'refunded',
  'disputed',
]);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

export const PaymentProviderName = z.enum(['stripe', 'sandbox']);

export const CreatePaymentIntent = z
  .strictObject({
    booking_id: Id,
    /** A number for which the SHA-256 hash of `booking_id:work` begins with 16 zero bits; required after cards were refused. */
    work: z.int().min(0).optional(),
  })
  .meta({ id: 'CreatePaymentIntent' });
export type CreatePaymentIntent = z.infer<typeof CreatePaymentIntent>;

/** The data that a browser needs to pay: product design, section 7. The amount is the booking's, in major units of `currency`. */
export const PaymentIntent = z
  .object({
    payment_id: Id,
    provider: PaymentProviderName,
    client_secret: z.string(),
    publishable_key: z.string(),
    amount: z.number(),
    currency: z.string(),
    status: PaymentStatus,
    /** The end of the hold on its time; null where nothing is due any more. */
    expires_at: Instant.nullable(),
  })
  .meta({ id: 'PaymentIntent' });
export type PaymentIntent = z.infer<typeof PaymentIntent>;

/** The payment of a booking as its two sides see it. Amounts in major units of `currency`. */
export const BookingPayment = z
  .object({
    id: Id,
    provider: PaymentProviderName,
    status: PaymentStatus,
    amount: z.number(),
    currency: z.string(),
    captured: z.number(),
    /** The refunded sum. */
    refunded: z.number(),
    /** The sum of refunds on their way. */
    refund_pending: z.number(),
    /** The mentor has accepted, and the authorised sum is being taken. */
    is_capturing: z.boolean(),
    /** The card of the payment, only for the prospect. */
    card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
    /** The provider's code for the last failure, such as `card_declined`; only for the prospect. */
    failure: z.string().nullable(),
    /** The end of the pause in which the prospect can't pay, after too many declined cards; only for the prospect. */
    paused_until: Instant.nullable(),
    paid_at: Instant.nullable(),
  })
  .meta({ id: 'BookingPayment' });
export type BookingPayment = z.infer<typeof BookingPayment>;
