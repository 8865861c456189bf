import { z } from 'zod';
import { PersonNamed } from './admin-people.ts';
import { BookingStatus } from './booking-status.ts';
import { LIMITS } from './limits.ts';
import { PaymentStatus } from './payments.ts';
import { Id, Instant, InstantInput, line, pageOf, pageQuery, single } from './primitives.ts';

/** The state of a booking's money: that of its payment, or a problem for the staff. */
export const MONEY_STATES = [...PaymentStatus.options, 'dispute_open', 'refund_failed'] as const;
export const MoneyState = z.enum(MONEY_STATES);
export type MoneyState = z.infer<typeof MoneyState>;

export const StaffBookingsQuery = z.object({
  ...pageQuery,
  /** As in `PeopleQuery`. */
  q: single(line(LIMITS.line_max)),
  status: single(BookingStatus),
  payment: single(MoneyState),
  /** Sessions that start at this instant or later, and before the other one. */
  starts_from: single(InstantInput),
  starts_before: single(InstantInput),
});
export type StaffBookingsQuery = z.infer<typeof StaffBookingsQuery>;

/** A booking in the list of the staff, without anyone's words. The price in minor units of its currency. */
export const StaffBookingRow = z
  .object({
    id: Id,
    status: BookingStatus,
    title: z.string(),
    start: Instant,
    mentor: PersonNamed,
    prospect: PersonNamed,
    price_minor: z.int(),
    currency: z.string(),
    /** Null for a free booking. */
    payment_status: PaymentStatus.nullable(),
    dispute_open: z.boolean(),
    /** A refund did not arrive, and none has followed it. */
    refund_failed: z.boolean(),
    created_at: Instant,
  })
  .meta({ id: 'StaffBookingRow' });
export type StaffBookingRow = z.infer<typeof StaffBookingRow>;
export const StaffBookings = pageOf(StaffBookingRow).meta({ id: 'StaffBookings' });
export type StaffBookings = z.infer<typeof StaffBookings>;
