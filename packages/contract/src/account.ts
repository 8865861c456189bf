import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { STOPPABLE_CATEGORIES } from './notification-kinds.ts';
import { VALIDATION_MESSAGES as words } from './validation-messages.ts';
import { CurrencyCode, Instant, single } from './primitives.ts';

const Count = z.int().min(0);

/** The money of sessions ahead that are paid, seen from one side and in one currency; sums in its major units. */
export const RefundAhead = z
  .object({
    viewer_role: z.enum(['mentor', 'prospect']),
    currency: z.string(),
    /** The sum that the prospects paid. */
    paid: z.number().min(0),
    /** The sum that they would get back. */
    refund: z.number().min(0),
  })
  .meta({ id: 'RefundAhead' });
export type RefundAhead = z.infer<typeof RefundAhead>;

/** `is_sent`: it is also paid out after the account is deleted; otherwise the person has to claim it by email. */
export const OwedToLeaver = z
  .object({
    currency: CurrencyCode,
    /** The earned sum, less the debt. */
    amount: z.number().min(0),
    earned: z.number(),
    /** The sum of past sessions that haven’t cleared: it is paid too, unless one is reported or refunded. */
    pending: z.number(),
    debt: z.number(),
    is_sent: z.boolean(),
    /** The time of the last payout run for it, if nothing holds it; null where it isn’t sent. */
    sent_by: Instant.nullable(),
  })
  .meta({ id: 'OwedToLeaver' });
export type OwedToLeaver = z.infer<typeof OwedToLeaver>;

/** The effects of deleting the account, in numbers. */
export const AccountDeletion = z
  .object({
    /** Future sessions and requests that would be cancelled. */
    upcoming_bookings: Count,
    as_mentor: Count,
    as_prospect: Count,
    /** Sessions that are over: they stay with the other side, without the person. */
    past_bookings: Count,
    /** Past sessions of which the person can still report that the other one was absent. */
    reportable_sessions: Count,
    services: Count,
    has_mentor_profile: z.boolean(),
    has_prospect_profile: z.boolean(),
    refunds: z.array(RefundAhead),
    /** The mentor’s unpaid earnings, by currency. */
    owed: z.array(OwedToLeaver),
    /** The text to send as `confirm`. */
    slug: z.string(),
  })
  .meta({ id: 'AccountDeletion' });
export type AccountDeletion = z.infer<typeof AccountDeletion>;

const ExpectedRefund = z.strictObject({
  viewer_role: z.enum(['mentor', 'prospect']),
  currency: CurrencyCode,
  refund: z.number().min(0).max(LIMITS.sum_max),
});

/**
 * `confirm` is the user's own slug, which they type so that no account is deleted by mistake. `expected_refunds` are
 * the refunds that the user saw: if they have changed, the call is refused.
 */
export const DeleteAccount = z
  .strictObject({
    confirm: z.string(words.required).trim().min(1, words.required).max(50),
    expected_refunds: z.array(ExpectedRefund).max(LIMITS.expected_refunds_max).optional(),
  })
  .meta({ id: 'DeleteAccount' });
export type DeleteAccount = z.infer<typeof DeleteAccount>;

export const SlugCheck = z.object({ slug: z.string(), available: z.boolean() }).meta({ id: 'SlugCheck' });

export const UnsubscribeQuery = z.object({ token: z.string().regex(/^[0-9a-f]{32}$/) });
/** The category of mails that end; reminders, where none is named. */
export const MailUnsubscribeQuery = UnsubscribeQuery.extend({ category: single(z.enum(STOPPABLE_CATEGORIES)) });
export type MailUnsubscribeQuery = z.infer<typeof MailUnsubscribeQuery>;
