import { HOLD_REASONS } from '@abroad/booking-rules';
import { z } from 'zod';
import { LedgerAccount } from './ledger.ts';
import { LIMITS } from './limits.ts';
import { PayoutAccountStatus, PayoutNeed } from './payout-accounts.ts';
import { CurrencyCode, Id, Instant, line, optional, pageOf, pageQuery, requiredLine, single } from './primitives.ts';

/** The states of payouts. `held`: staff review it first, or it waits for the account. `failed`: the bank sent it back, and it can be sent again. */
export const PayoutStatus = z.enum(['held', 'pending', 'in_transit', 'paid', 'failed', 'cancelled']);
export type PayoutStatus = z.infer<typeof PayoutStatus>;
export const PayoutHold = z.enum(HOLD_REASONS);
export type PayoutHold = z.infer<typeof PayoutHold>;

/** A mentor's money in one currency, from the ledger; amounts in major units. */
export const PayoutBalance = z
  .object({
    currency: z.string(),
    /** The sum of sessions that are not yet completed. */
    pending: z.number(),
    /** When the next booked session’s money clears; null where none waits for that. */
    clears_from: Instant.nullable(),
    /** The sum of completed sessions that isn't payable yet. */
    earned: z.number(),
    /** The sum that goes into the next payout. */
    payable: z.number(),
    held: z.number(),
    /** Why payouts are on hold; empty where none is. */
    held_for: z.array(PayoutHold),
    in_transit: z.number(),
    /** When the bank has the next of those that were sent; null where none was, or it isn’t known. */
    arrives_at: Instant.nullable(),
    /** The sum that came back from the bank and waits to be sent again. */
    failed: z.number(),
    paid: z.number(),
    /** When the bank had the latest payout; null before the first. */
    paid_at: Instant.nullable(),
    /** The debt, which is taken from the next payouts. */
    debt: z.number(),
    /** The next payout: the payable sum less the debt, except debt that is being reversed already. */
    next_payout: z.number(),
    /** Why the next payout would be on hold if it began now; empty where it would be sent at once. */
    next_held_for: z.array(PayoutHold),
    /** When the next earned session becomes payable; null where none waits for it. */
    payable_from: Instant.nullable(),
    /** Null where payouts are asked for by hand, or nothing can be paid. */
    next_payout_at: Instant.nullable(),
    /** The sum missing to the minimum; 0 where none is. */
    short_of_minimum: z.number(),
    /** The smallest sum that is paid out. */
    minimum: z.number(),
  })
  .meta({ id: 'PayoutBalance' });
export type PayoutBalance = z.infer<typeof PayoutBalance>;
export const PayoutBalances = z.object({ items: z.array(PayoutBalance) }).meta({ id: 'PayoutBalances' });
export type PayoutBalances = z.infer<typeof PayoutBalances>;

/** A payout, for its mentor. Amounts in major units of its currency. */
export const Payout = z
  .object({
    id: Id,
    status: PayoutStatus,
    held_for: z.array(PayoutHold),
    currency: z.string(),
    /** The sum that is sent. */
    amount: z.number(),
    /** The part of the sessions' sum that paid a debt. */
    debt: z.number(),
    /** The fee of the bank or the provider. */
    fee: z.number(),
    sessions: z.int(),
    provider: z.enum(['stripe_connect', 'sandbox', 'manual']),
    is_by_hand: z.boolean(),
    reference: z.string().nullable(),
    /** The code of the provider or the bank; null where nothing failed. */
    failure: z.string().nullable(),
    created_at: Instant,
    sent_at: Instant.nullable(),
    arrives_at: Instant.nullable(),
    paid_at: Instant.nullable(),
    can_retry: z.boolean(),
  })
  .meta({ id: 'Payout' });
export type Payout = z.infer<typeof Payout>;
export const PayoutsQuery = z.object({ status: single(PayoutStatus), ...pageQuery });
export const Payouts = pageOf(Payout).meta({ id: 'Payouts' });
export type Payouts = z.infer<typeof Payouts>;

/**
 * A session in a payout, as it was when the payout began and was sent: `amount = paid - refunded - platform_fee` and
 * `net = amount - debt_taken - returned`.
 */
const PayoutLine = z.object({
  booking_id: Id,
  /** Null where the account is deleted. */
  prospect_name: z.string().nullable(),
  service: z.string(),
  start: Instant,
  paid: z.number(),
  refunded: z.number(),
  platform_fee: z.number(),
  /** The mentor's part when the payout began. */
  amount: z.number(),
  debt_taken: z.number(),
  /** The sum taken back before it was sent. */
  returned: z.number(),
  net: z.number(),
  /** The sum refunded to the student after the payout began. */
  refunded_later: z.number(),
  /** The part of `net` that was taken back after it was sent; the rest of `refunded_later` is debt. */
  returned_later: z.number(),
});
const PayoutEvent = z.object({
  kind: z.enum([
    'begun',
    'held',
    'released',
    'release_asked',
    'mark_paid_asked',
    'sent',
    'paid',
    'failed',
    'retried',
    'cancelled',
    'returned',
  ]),
  at: Instant,
  by: z.enum(['mentor', 'staff', 'system']),
  text: z.string().nullable(),
});
export const PayoutDetail = Payout.extend({ lines: z.array(PayoutLine), events: z.array(PayoutEvent) }).meta({
  id: 'PayoutDetail',
});
export type PayoutDetail = z.infer<typeof PayoutDetail>;

export const PayoutParams = z.object({ id: Id });
export const CreatePayout = z.strictObject({ currency: CurrencyCode }).meta({ id: 'CreatePayout' });
export type CreatePayout = z.infer<typeof CreatePayout>;
export const PayoutYearParams = z.object({ year: z.coerce.number().pipe(z.int().min(2000).max(LIMITS.year_max)) });

const Mentor = z.object({ user_id: Id, name: z.string(), slug: z.string() });
/** A payout in the console. */
export const StaffPayout = Payout.omit({ can_retry: true })
  .extend({
    mentor: Mentor.extend({ is_deleted: z.boolean() }),
    /** The country of the mentor's account. */
    country: z.string().nullable(),
    /** Whether it waits for staff for longer than two days. */
    is_overdue: z.boolean(),
    /** Whether its transfers are being taken back; it can't change meanwhile. */
    is_being_cancelled: z.boolean(),
    /** The first person's request for an action that takes two people; null without one. */
    asked_by: Mentor.nullable(),
    asked_for: z.enum(['release', 'mark_paid']).nullable(),
    allowed_actions: z.array(z.enum(['release', 'hold', 'cancel', 'mark_paid'])),
  })
  .meta({ id: 'StaffPayout' });
export type StaffPayout = z.infer<typeof StaffPayout>;
export const StaffPayouts = pageOf(StaffPayout).meta({ id: 'StaffPayouts' });
export type StaffPayouts = z.infer<typeof StaffPayouts>;
const StaffPayoutEvent = PayoutEvent.extend({ actor: Mentor.nullable() });
/** The sum posted for a payout on one occasion to one account, over all its sessions. */
const PayoutPosting = z.object({
  occasion: z.enum(['payout', 'payout_paid', 'payout_back', 'returned']),
  account: LedgerAccount,
  amount_minor: z.int(),
  created_at: Instant,
});
export const StaffPayoutDetail = StaffPayout.extend({
  lines: z.array(PayoutLine),
  events: z.array(StaffPayoutEvent),
  /** When the mentor's bank account last changed; null where it never did. */
  bank_changed_at: Instant.nullable(),
  account_since: Instant,
  /** The decisions that hold it, the latest first: it can be released once they have ended. */
  decided_by: z.array(z.object({ case_id: Id, at: Instant })),
  /** The mentor's account as it is now; null where there is none. */
  account: z
    .object({
      state: PayoutAccountStatus,
      needs: z.array(PayoutNeed),
      provider: Payout.shape.provider.nullable(),
      bank_last4: z.string().nullable(),
      /** Whether the payout goes to this account; otherwise the mentor has chosen another one since. */
      is_of_payout: z.boolean(),
    })
    .nullable(),
  /** In minor units of the payout's currency; the lines sum to zero. */
  ledger: z.object({ lines: z.array(PayoutPosting), sum_minor: z.int() }),
}).meta({ id: 'StaffPayoutDetail' });
export type StaffPayoutDetail = z.infer<typeof StaffPayoutDetail>;

/** A file of payouts that the staff make by hand. */
export const PayoutBatch = z
  .object({
    id: Id,
    created_at: Instant,
    /** The staff member who made it. */
    by: Mentor,
    /** The number of its unpaid payouts, which are in the file. */
    payouts: z.int(),
  })
  .meta({ id: 'PayoutBatch' });
export type PayoutBatch = z.infer<typeof PayoutBatch>;
export const PayoutBatches = z.object({ items: z.array(PayoutBatch) }).meta({ id: 'PayoutBatches' });
export type PayoutBatches = z.infer<typeof PayoutBatches>;

/**
 * The states of a claim. `next_run`: it is sent automatically. `by_hand`: the bank details are gone, so the mentor has to be asked. `account_not_ready`: the
 * provider has to open the account first. `route_off`: payouts to the country are switched off. `over`: the 24 months are over, and staff pay it all the same or end it.
 */
export const PayoutClaimState = z.enum(['next_run', 'by_hand', 'account_not_ready', 'route_off', 'over']);
export type PayoutClaimState = z.infer<typeof PayoutClaimState>;
/** The debt in one currency to a mentor who has left; `amount` in major units. */
export const PayoutClaim = z
  .object({
    user_id: Id,
    country: z.string().nullable(),
    currency: z.string(),
    amount: z.number(),
    left_at: Instant,
    ends_at: Instant,
    state: PayoutClaimState,
  })
  .meta({ id: 'PayoutClaim' });
export type PayoutClaim = z.infer<typeof PayoutClaim>;
export const PayoutClaims = z.object({ items: z.array(PayoutClaim) }).meta({ id: 'PayoutClaims' });
export type PayoutClaims = z.infer<typeof PayoutClaims>;

const reason = optional(line(LIMITS.staff_reason_max)).optional();
const ClaimDecision = z.strictObject({
  currency: CurrencyCode,
  reason: requiredLine('Say why', LIMITS.staff_reason_max),
});
export const PayPayoutClaim = ClaimDecision.meta({ id: 'PayPayoutClaim' });
export const EndPayoutClaim = ClaimDecision.meta({ id: 'EndPayoutClaim' });
export type ClaimDecision = z.infer<typeof ClaimDecision>;
export const ReleasePayout = z.strictObject({ reason }).meta({ id: 'ReleasePayout' });
export const HoldPayout = z
  .strictObject({ reason: requiredLine('Say why', LIMITS.staff_reason_max) })
  .meta({ id: 'HoldPayout' });
/** `amount` and `fee` in minor units of the payout's currency: the sum paid, and the bank's fee. */
export const MarkPayoutPaid = z
  .strictObject({
    reference: requiredLine('Enter the number of the transfer', LIMITS.line_max),
    amount_minor: z.int('Enter a whole number').min(1),
    fee_minor: z.int('Enter a whole number').min(0).optional(),
  })
  .meta({ id: 'MarkPayoutPaid' });
export type MarkPayoutPaid = z.infer<typeof MarkPayoutPaid>;
