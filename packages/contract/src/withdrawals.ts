import { z } from 'zod';
import { emailAddress, Slug, Id, Instant, InstantInput, line, requiredTitle, TimeZone } from './primitives.ts';
import { LIMITS } from './limits.ts';
import { Trader } from './traders.ts';
import { VALIDATION_MESSAGES as words } from './validation-messages.ts';

/**
 * The version of the text with which a student asks for a session before the withdrawal period ends: `booking.early_start` of the
 * catalogues. A new meaning needs a new version.
 */
export const EARLY_START_VERSION = '2026-11-26';

/** A booking's right to withdraw. */
export const BookingWithdrawal = z.object({
  /** The end of the right: after 14 days, or when the session starts, unless it was booked without asking for an early start. */
  until: Instant,
  withdrawn_at: Instant.nullable(),
});

export const BookingTermsQuery = z.object({
  mentor_slug: Slug,
  event_type_slug: line(100),
  start: InstantInput,
  time_zone: TimeZone,
});

/** The seller of a session, and the student's rights by law. */
export const BookingTerms = z
  .object({
    is_trader: z.boolean().nullable(),
    trader: Trader.nullable(),
    /** Null where the student could not withdraw. */
    withdrawal: z
      .object({
        until: Instant,
        /** Whether the session starts before that: without `early_start_version` in the booking the right lasts beyond it. */
        is_early: z.boolean(),
        early_start_version: z.string(),
      })
      .nullable(),
  })
  .meta({ id: 'BookingTerms' });
export type BookingTerms = z.infer<typeof BookingTerms>;

/** The second step: `email` gets the receipt. */
export const Withdraw = z
  .strictObject({
    name: requiredTitle(words.withdrawal_name, undefined, LIMITS.trader_name_max),
    email: emailAddress(LIMITS.address_max),
    confirm: z.literal(true),
  })
  .meta({ id: 'Withdraw' });
export type Withdraw = z.infer<typeof Withdraw>;

/** The declaration, its time and its contract. */
export const WithdrawalReceipt = z
  .object({
    booking_id: Id,
    /** Null once the student's account is deleted. */
    name: z.string().nullable(),
    email: z.string().nullable(),
    withdrawn_at: Instant,
    service: z.string(),
    start: Instant,
    mentor: z.string(),
    trader: Trader.nullable(),
    /** The price in major units of `currency`. */
    price: z.number(),
    refund: z.number(),
    currency: z.string(),
  })
  .meta({ id: 'WithdrawalReceipt' });
export type WithdrawalReceipt = z.infer<typeof WithdrawalReceipt>;
