import { z } from 'zod';
import { BookingStatus } from './booking-status.ts';
import { PayoutStatus } from './payouts.ts';
import { Id, Instant, LocalDate, LocalDateInput, pageOf, pageQuery, single } from './primitives.ts';

/** The state of a session's payment: it is finally the mentor's once it is `earned`. */
export const EarningStatus = z.enum(['pending', 'earned', 'refunding', 'refunded', 'disputed', 'charged_back']);
export type EarningStatus = z.infer<typeof EarningStatus>;

/** Sums of money in major units of a currency, from the ledger: `paid - refunded - charged_back = fee + pending + earned`. */
const Sums = {
  /** The sum that prospects have paid. */
  paid: z.number(),
  /** The sum refunded to them. */
  refunded: z.number(),
  /** The sum that their banks took back for them. */
  charged_back: z.number(),
  /** The platform's part of the rest. */
  fee: z.number(),
};

/** The payment for one session. */
export const Earning = z
  .object({
    booking_id: Id,
    /** Null where the account is deleted. */
    prospect_name: z.string().nullable(),
    service: z.string(),
    start: Instant,
    end: Instant,
    booking_status: BookingStatus,
    status: EarningStatus,
    currency: z.string(),
    ...Sums,
    /** The mentor's sum, now or later. */
    net: z.number(),
    /** The payout that the mentor's sum is or was sent with; null where it is in none. */
    payout: z
      .object({ id: Id, status: PayoutStatus, arrives_at: Instant.nullable(), paid_at: Instant.nullable() })
      .nullable(),
  })
  .meta({ id: 'Earning' });
export type Earning = z.infer<typeof Earning>;

/** All sessions of the period that were paid in one currency. */
export const EarningsTotal = z
  .object({
    currency: z.string(),
    sessions: z.int(),
    ...Sums,
    /** The mentor's part for sessions that are not yet completed. */
    pending: z.number(),
    /** The sum that is finally the mentor's. */
    earned: z.number(),
    /** The part of the payments that a bank holds back until a dispute is decided. */
    disputed: z.number(),
  })
  .meta({ id: 'EarningsTotal' });
export type EarningsTotal = z.infer<typeof EarningsTotal>;

const period = {
  /** First and last date of the sessions' starts, in the mentor's zone; left out: from the first, to the last. */
  from: single(LocalDateInput),
  to: single(LocalDateInput),
};
const inOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  from === undefined || to === undefined || from <= to;
const outOfOrder = { message: 'Choose an end date on or after the start date', path: ['to'] };

export const EarningsPeriod = z.object(period).refine(inOrder, outOfOrder);
export const EarningsQuery = z.object({ ...period, ...pageQuery }).refine(inOrder, outOfOrder);
export type EarningsPeriod = z.output<typeof EarningsPeriod>;

/** The latest session first; totals are those of the whole period, by currency and never across currencies. */
export const Earnings = pageOf(Earning)
  .extend({
    from: LocalDate.nullable(),
    to: LocalDate.nullable(),
    time_zone: z.string(),
    totals: z.array(EarningsTotal),
  })
  .meta({ id: 'Earnings' });
export type Earnings = z.infer<typeof Earnings>;
