import { z } from 'zod';
import { BookingEventKind } from './booking-events.ts';
import { BookingStatus } from './booking-status.ts';
import { MeetingPlatform } from './calendar.ts';
import { CASE_RULES } from './case-actions.ts';
import { AccountStatus } from './identity.ts';
import { LedgerAccount } from './ledger.ts';
import { LIMITS } from './limits.ts';
import { PaymentProviderName, PaymentStatus } from './payments.ts';
import { Id, Instant, line, optional, pageOf, pageQuery, requiredLine, text } from './primitives.ts';
import { ProfileStatus, ProspectVisibility } from './profiles.ts';
import { ReviewStatus } from './reviews.ts';
import { StaffRole } from './staff.ts';

/** A user as the console names them, in the order of its reader; the account may be deleted. */
export const PersonNamed = z
  .object({ user_id: Id, first_name: z.string(), last_name: z.string(), slug: z.string(), is_deleted: z.boolean() })
  .meta({ id: 'PersonNamed' });
export type PersonNamed = z.infer<typeof PersonNamed>;

export const PeopleQuery = z.object({
  /** Part of a name, an email address, a link, or the id of a person, a booking, a payment or the provider’s payment. */
  q: line(LIMITS.line_max).refine((q) => q.length >= LIMITS.search_min_length, 'Enter at least 2 characters'),
  ...pageQuery,
});

export const FoundPerson = z
  .object({
    ...PersonNamed.shape,
    email: z.string().nullable(),
    status: AccountStatus,
    is_mentor: z.boolean(),
    is_prospect: z.boolean(),
    staff_role: StaffRole.nullable(),
    created_at: Instant,
  })
  .meta({ id: 'FoundPerson' });
export type FoundPerson = z.infer<typeof FoundPerson>;

/** `booking_id` where the words are the id of a booking, of its payment, or of that at the provider. */
export const FoundPeople = pageOf(FoundPerson).extend({ booking_id: Id.nullable() }).meta({ id: 'FoundPeople' });
export type FoundPeople = z.infer<typeof FoundPeople>;

/** A sum of money in minor units of its currency. */
const Sum = z.object({ currency: z.string(), amount_minor: z.int() });

/** A confirmed session that has not begun, and the student's refund if it is cancelled for this person. */
export const SessionAhead = z
  .object({
    booking_id: Id,
    title: z.string(),
    start: Instant,
    role: z.enum(['mentor', 'prospect']),
    other: PersonNamed,
    currency: z.string(),
    paid_minor: z.int(),
    refund_minor: z.int(),
  })
  .meta({ id: 'SessionAhead' });
export type SessionAhead = z.infer<typeof SessionAhead>;

const TIMELINE_KINDS = [
  'joined',
  'mentor_profile',
  'prospect_profile',
  'terms_accepted',
  'email_changed',
  'sign_in',
  'booking',
  'review',
  'strike',
  'payout',
  'staff',
] as const;

/** One event in a person's history. */
export const TimelineEntry = z
  .object({
    id: z.string(),
    kind: z.enum(TIMELINE_KINDS),
    /** The event: the kind of the booking’s or the staff’s event, the terms, the status of a review or a payout, or the kind of a strike; else null. */
    detail: z.string().nullable(),
    booking_id: Id.nullable(),
    /** The decided case, for staff who may read it. */
    case_id: Id.nullable(),
    /** The other side of the booking; the member of the staff. */
    other: PersonNamed.nullable(),
    /** The amount in minor units, for events that move money. */
    amount_minor: z.int().nullable(),
    currency: z.string().nullable(),
    /** The staff's text. */
    reason: z.string().nullable(),
    at: Instant,
  })
  .meta({ id: 'TimelineEntry' });
export type TimelineEntry = z.infer<typeof TimelineEntry>;

/** A person in the console, without their messages to others. */
export const Person = z
  .object({
    ...FoundPerson.shape,
    email_verified: z.boolean(),
    email_bounced_at: Instant.nullable(),
    former_slugs: z.array(z.string()),
    language: z.string(),
    time_zone: z.string().nullable(),
    suspension_reason: z.string().nullable(),
    /** When the account closes, after its notice. */
    closes_at: Instant.nullable(),
    mentor_profile: z
      .object({
        status: ProfileStatus,
        hidden_until: Instant.nullable(),
        hidden_reason: z.string().nullable(),
        rating: z.number().nullable(),
        review_count: z.int(),
        session_count: z.int(),
        reliability: z.object({ kept: z.int(), sessions: z.int() }).nullable(),
      })
      .nullable(),
    prospect_profile: z.object({ visibility: ProspectVisibility }).nullable(),
    /** Bookings by status, in each role. */
    bookings: z.array(z.object({ role: z.enum(['mentor', 'prospect']), status: BookingStatus, count: z.int() })),
    reviews_written: z.int(),
    /** The sums that they paid and that went back to them. */
    paid: z.array(Sum),
    refunded: z.array(Sum),
    sessions_ahead: z.array(SessionAhead),
    /** Standard reasons for a suspension in the person’s language. */
    suspension_presets: z.array(z.string()),
    /** Whether the reader may suspend them: never themselves, nor staff of the same or a higher role. */
    may_suspend: z.boolean(),
    may_view_as: z.boolean(),
    timeline: pageOf(TimelineEntry),
  })
  .meta({ id: 'Person' });
export type Person = z.infer<typeof Person>;
export const PersonParams = z.object({ user_id: Id });
export const PersonQuery = z.object(pageQuery);

/** The words of a booking's two people; for moderators and admins. */
const BookingWords = z.object({
  message: z.string().nullable(),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  join_url: z.string().nullable(),
  location: z.string().nullable(),
  proposals: z.array(
    z.object({
      id: Id,
      proposed_by: z.enum(['mentor', 'prospect']),
      message: z.string().nullable(),
      created_at: Instant,
    }),
  ),
  /** Without those that are sealed. */
  reviews: z.array(
    z.object({
      id: Id,
      author_role: z.enum(['mentor', 'prospect']),
      status: ReviewStatus,
      stars: z.int().nullable(),
      text: z.string().nullable(),
      private_note: z.string().nullable(),
      reply: z.string().nullable(),
    }),
  ),
});

const LedgerLine = z.object({
  id: Id,
  posting_id: Id,
  /** Its occasion: `capture`, `refund`, `earned`, `dispute` or another. */
  occasion: z.string(),
  account: LedgerAccount,
  amount_minor: z.int(),
  created_at: Instant,
});

/** A booking as the staff see it. Amounts in minor units of its currency. */
export const StaffBooking = z
  .object({
    id: Id,
    status: BookingStatus,
    title: z.string(),
    start: Instant,
    end: Instant,
    platform: MeetingPlatform,
    mentor: PersonNamed,
    prospect: PersonNamed,
    price_minor: z.int(),
    currency: z.string(),
    cancelled_by: z.enum(['mentor', 'prospect', 'system']).nullable(),
    created_at: Instant,
    /** Null for roles that read no words. */
    words: BookingWords.nullable(),
    history: z.array(
      z.object({
        id: Id,
        kind: BookingEventKind,
        from_status: BookingStatus.nullable(),
        to_status: BookingStatus,
        actor_role: z.enum(['mentor', 'prospect', 'system']),
        /** The person's text with it; null for roles that read no words. */
        reason: z.string().nullable(),
        moved_from: Instant.nullable(),
        moved_to: Instant.nullable(),
        amount_minor: z.int().nullable(),
        created_at: Instant,
      }),
    ),
    payment: z
      .object({
        id: Id,
        status: PaymentStatus,
        amount_minor: z.int(),
        fee_minor: z.int(),
        captured_minor: z.int(),
        refunded_minor: z.int(),
        refund_pending_minor: z.int(),
        /** The amount that can be refunded now; 0 during a dispute. */
        refundable_minor: z.int(),
        paid_at: Instant.nullable(),
        /** For finance and admins. */
        provider: z
          .object({
            name: PaymentProviderName,
            intent_id: z.string().nullable(),
            card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
            failure: z.string().nullable(),
            dispute: z.enum(['open', 'won', 'lost']).nullable(),
            mismatch: z.string().nullable(),
          })
          .nullable(),
      })
      .nullable(),
    refunds: z.array(
      z.object({
        id: Id,
        amount_minor: z.int(),
        reason: z.string(),
        status: z.enum(['pending', 'succeeded', 'failed']),
        created_at: Instant,
      }),
    ),
    ledger: z.object({ lines: z.array(LedgerLine), sum_minor: z.int() }),
    /** Whether the reader may refund: their role may, and they aren't a party to it. */
    may_refund: z.boolean(),
  })
  .meta({ id: 'StaffBooking' });
export type StaffBooking = z.infer<typeof StaffBooking>;
export const StaffBookingParams = z.object({ id: Id });

const Minor = z.int().min(1, 'Enter an amount').max(LIMITS.sum_max);
/** `expected_refundable_minor` is the amount that the staff member saw: where it has changed, the call is refused. */
export const RefundBooking = z
  .strictObject({
    amount_minor: Minor,
    expected_refundable_minor: z.int().min(0).max(LIMITS.sum_max),
    reason: requiredLine('Say why', LIMITS.staff_reason_max),
  })
  .meta({ id: 'RefundBooking' });
export type RefundBooking = z.infer<typeof RefundBooking>;

/** Suspends an account by a decision about it, whose statement of reasons the person gets. `cancel` are the sessions ahead that end with it, with the refunds that were shown. */
export const SuspendPerson = z
  .strictObject({
    rule: z.enum(CASE_RULES, 'Choose the rule'),
    /** The findings, for the person, in their language. */
    reason: text(LIMITS.staff_reason_max).refine((reason) => reason.length > 0, 'Say why'),
    /** The days of the suspension; left out, until it is lifted. */
    days: optional(
      z
        .int('Enter a whole number')
        .min(1, 'Enter 1 or more')
        .max(LIMITS.measure_days_max, `Enter ${LIMITS.measure_days_max} or less`),
    ),
    cancel: z
      .array(z.strictObject({ booking_id: Id, refund_minor: z.int().min(0).max(LIMITS.sum_max) }))
      .max(LIMITS.expected_refunds_max),
  })
  .meta({ id: 'SuspendPerson' });
export type SuspendPerson = z.infer<typeof SuspendPerson>;

/** The reason why a staff member views the product as another person; that person’s export has it. */
export const StartViewAs = z
  .strictObject({ reason: requiredLine('Say why', LIMITS.staff_reason_max) })
  .meta({ id: 'StartViewAs' });
export const ViewAs = z.object({ person: PersonNamed, until: Instant }).meta({ id: 'ViewAs' });
export type ViewAs = z.infer<typeof ViewAs>;
