import { z } from 'zod';
import { Id, Instant } from './primitives.ts';
import { Trader } from './traders.ts';

/** A prospect's payment for a session, with its refunds. Amounts in major units of `currency`. */
export const Receipt = z
  .object({
    /** `AM-2026-000123`: the numbers of a year are consecutive. */
    number: z.string(),
    issued_at: Instant,
    /** The issuer, line by line. */
    issuer: z.array(z.string()),
    payer_name: z.string(),
    payment_id: Id,
    booking_id: Id,
    session: z.object({
      title: z.string(),
      mentor_name: z.string(),
      /** The seller's details where the mentor is a trader; null for others, and once they have left. */
      trader: Trader.nullable(),
      start: Instant,
      end: Instant,
      /** The payer's time zone at the booking. */
      time_zone: z.string(),
    }),
    currency: z.string(),
    amount: z.number(),
    paid_at: Instant,
    card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
    /** The refunds, the oldest first, without failed ones. */
    refunds: z.array(z.object({ amount: z.number(), status: z.enum(['pending', 'succeeded']), made_at: Instant })),
    /** The refunded sum. */
    refunded: z.number(),
    /** The sum of refunds on their way. */
    refund_pending: z.number(),
    /** The rest of the amount. */
    total: z.number(),
  })
  .meta({ id: 'Receipt' });
export type Receipt = z.infer<typeof Receipt>;
export const ReceiptParams = z.object({ payment_id: Id });
