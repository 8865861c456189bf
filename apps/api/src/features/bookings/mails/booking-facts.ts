import type { BookingPolicy, EmailPreferences, Trader } from '@abroad/contract';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection.ts';
import type { CalendarPerson, CalendarSession } from '../../calendar-files/calendar-file.ts';
import { mainStudyFirst } from '../../profiles/queries.ts';
import { traderOfBooking } from '../../mentors/trader.ts';
import type { MailedPayment, MailedRefund } from '../../payments/money-lines.ts';
import type { BookingMail } from './kinds.ts';

/** A person who reads an email or is named in it. */
export interface MailPerson extends CalendarPerson {
  /** Their time zone: of the account, otherwise of the profile, otherwise of the booking. */
  time_zone: string;
  email_preferences: EmailPreferences;
  /** Emails to the address bounce. */
  bounces: boolean;
}

/** A booking's data for emails and calendar files. */
export interface BookingFacts extends CalendarSession {
  message: string | null;
  cancelled_by: 'mentor' | 'prospect' | 'system' | null;
  cancel_reason: string | null;
  /** When its payment opens, if it was booked further ahead than it can be paid. */
  payment_opens_at: string | null;
  hold_expires_at: string | null;
  policy: Pick<BookingPolicy, 'requires_approval' | 'free_cancel_min' | 'late_refund_pct'>;
  /** The end of a free cancellation that a reschedule kept. */
  free_cancel_until: string | null;
  withdraw_until: string | null;
  withdraw_after_start: boolean;
  /** The service's, as it is now; null where the staff took it down. */
  instruction: string | null;
  /** Until when a reported no-show can be answered; null where none was reported. */
  no_show_until: string | null;
  /** Minor units of `currency`; 0 is free. */
  price_minor: number;
  currency: string;
  /** The seller, where they sold as a trader. */
  trader: Trader | null;
  /** The side that rescheduled it last, and the previous start; null where it was not rescheduled. */
  moved_by: 'mentor' | 'prospect' | null;
  moved_from: string | null;
  /** Whether the other person had proposed that time, and `moved_by` accepted it. */
  was_proposed: boolean;
  mentor: MailPerson;
  prospect: MailPerson;
  /** Slugs of the mentor and the service for booking again; null where they can't be booked. */
  times_of: { mentor: string | null; service: string | null };
  /** The mentor's route, as ISO 3166-1 alpha-2 codes. */
  origin_country_code: string | null;
  destination_country_code: string | null;
}

const FACTS = sql`
    select booking.*, ${traderOfBooking} as trader, moved.by as moved_by, moved.from as moved_from,
      coalesce(moved.was_proposed, false) as was_proposed,
      (select instruction from event_type where id = booking.event_type_id and taken_down_at is null) as instruction,
      (select answer_until from no_show_case where booking_id = booking.id) as no_show_until,
      json_build_object('user_id', mentor.id, 'first_name', mentor.first_name, 'last_name', mentor.last_name,
        'email', mentor.email, 'language', mentor.language,
        'email_preferences', mentor.email_preferences,
        'bounces', coalesce(mentor.bounced_email = mentor.email, false), 'is_deleted', mentor.status = 'deleted',
        'time_zone', coalesce(mentor.time_zone, mentor_profile.time_zone, booking.mentor_time_zone)) as mentor,
      json_build_object('user_id', prospect.id, 'first_name', prospect.first_name, 'last_name', prospect.last_name,
        'email', prospect.email, 'language', prospect.language,
        'email_preferences', prospect.email_preferences,
        'bounces', coalesce(prospect.bounced_email = prospect.email, false), 'is_deleted', prospect.status = 'deleted',
        'time_zone', coalesce(prospect.time_zone, prospect_profile.time_zone, booking.time_zone)) as prospect,
      json_build_object(
        'mentor', case when mentor.status = 'active' and mentor_profile.status = 'active' then mentor.slug end,
        'service', (select slug from event_type where id = booking.event_type_id and is_active)) as times_of,
      mentor_profile.origin_country_code,
      (select country_code from mentor_education entry
       where profile_id = mentor_profile.id and is_study_abroad and country_code is not null
       order by ${mainStudyFirst(sql`mentor_profile.main_education_id`)} limit 1) as destination_country_code
    from booking
    join authenticated_user mentor on mentor.id = booking.mentor_user_id
    join authenticated_user prospect on prospect.id = booking.prospect_user_id
    left join mentor_profile on mentor_profile.auth_user_id = mentor.id
    left join prospect_profile on prospect_profile.auth_user_id = prospect.id
    left join lateral (
      select actor_role as by, detail ->> 'from' as from, detail ? 'proposal_id' as was_proposed from booking_event
      where booking_id = booking.id and kind = 'rescheduled' order by created_at desc limit 1) moved on true`;

/** @returns null for an unknown booking. */
export async function findBookingFacts(db: Database, booking_id: string): Promise<BookingFacts | null> {
  const { rows } = await sql<BookingFacts>`${FACTS} where booking.id = ${booking_id}`.execute(db);
  return rows[0] ?? null;
}

const DAY_MS = 24 * 60 * 60_000;
const FEED_BEHIND_MS = 90 * DAY_MS;
const FEED_CANCELLED_MS = 30 * DAY_MS;
const FEED_MAX = 1000;

/**
 * The sessions, those that are paid later, and requests of a user's calendar feed: upcoming ones, those of the last 90 days, and cancelled ones for
 * 30 days.
 * @param now epoch milliseconds.
 */
export async function findFeedFacts(db: Database, user_id: string, now: number): Promise<BookingFacts[]> {
  const { rows } = await sql<BookingFacts>`${FACTS}
    where ${user_id}::uuid in (booking.mentor_user_id, booking.prospect_user_id)
      and booking.end_at > ${new Date(now - FEED_BEHIND_MS)}
      and (booking.status in ('requested', 'confirmed', 'completed', 'no_show_mentor', 'no_show_prospect')
        or booking.status = 'pending_payment' and booking.payment_opens_at is not null
        or booking.status = 'cancelled' and booking.updated_at > ${new Date(now - FEED_CANCELLED_MS)})
    order by booking.start_at, booking.id limit ${FEED_MAX}`.execute(db);
  return rows;
}

/** The facts in emails about a booking's payment, refund and proposal. Amounts are minor units of its currency. */
export interface DealFacts {
  payment: MailedPayment | null;
  /** The refund that the email is about, with the staff's text about it. */
  refund: (MailedRefund & { note: string | null }) | null;
  /** The proposal that the email is about. */
  proposal: {
    proposed_by: 'mentor' | 'prospect';
    starts: string[];
    message: string | null;
    status: 'open' | 'accepted' | 'declined' | 'withdrawn' | 'expired';
    /** The other person's message when they declined. */
    reason: string | null;
  } | null;
}

/** A booking without money, refunds or proposals. */
export const NO_DEAL: DealFacts = { payment: null, refund: null, proposal: null };

type About = Pick<BookingMail, 'booking_id' | 'refund_id' | 'proposal_id'>;

/** The last payment of a booking, and the refund or proposal that an email is about. */
export async function findDealFacts(db: Database, about: About): Promise<DealFacts> {
  const { booking_id, refund_id = null, proposal_id = null } = about;
  const { rows } = await sql<DealFacts>`
    select
      (select json_build_object('status', status, 'amount_minor', amount_minor, 'captured_minor', captured_minor,
         'refunded_minor', refunded_minor + refund_pending_minor)
       from payment where booking_id = booking.id
       order by status = 'voided', created_at desc limit 1) as payment,
      (select json_build_object('amount_minor', refund.amount_minor, 'reason', refund.reason, 'status', refund.status,
         'note', (
           select detail ->> 'reason' from booking_event event
           where event.booking_id = booking.id and event.kind = 'refund_promised'
             and event.detail ->> 'refund_id' = refund.id::text limit 1))
       from refund join payment on payment.id = refund.payment_id
       where refund.id = ${refund_id} and payment.booking_id = booking.id) as refund,
      (select json_build_object('proposed_by', proposed_by, 'starts', to_json(starts), 'message', message,
         'status', status, 'reason', (
           select detail ->> 'reason' from booking_event event
           where event.booking_id = booking.id and event.kind = 'proposal_declined'
             and event.detail ->> 'proposal_id' = proposal.id::text limit 1))
       from booking_proposal proposal
       where proposal.id = ${proposal_id} and proposal.booking_id = booking.id) as proposal
    from booking where id = ${booking_id}`.execute(db);
  return rows[0] ?? NO_DEAL;
}
