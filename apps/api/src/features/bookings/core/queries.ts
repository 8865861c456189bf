import type { NoShowOutcome, NoShowState, NoShowWord } from '@abroad/booking-rules';
import { LIMITS, type Booking, type ReviewStatus } from '@abroad/contract';
import { sql, type Selectable } from 'kysely';
import type { Database } from '../../../db/connection.ts';
import { pictureUrl } from '../../../db/picture-url.ts';
import type { BookingTable } from '../../../db/tables.ts';
import type { Payment } from '../../payments/payment.ts';
import { mainStudyFirst } from '../../profiles/queries.ts';

/** One of the two people of a booking. */
export interface Participant {
  user_id: string;
  slug: string;
  first_name: string;
  last_name: string;
  /** BCP 47. */
  language: string;
  email: string | null;
  profile_image_url: string | null;
  avatar_medium_url: string | null;
  avatar_thumbnail_url: string | null;
  has_profile: boolean;
  route: Booking['mentor']['route'];
  is_deleted: boolean;
  is_suspended: boolean;
}

/** A booking's proposals: the open one, and how many each side has made. */
export interface ProposalsOfBooking {
  open_proposal: {
    id: string;
    proposed_by: 'mentor' | 'prospect';
    /** The start times, as PostgreSQL writes them in JSON. */
    starts: string[];
    message: string | null;
    created_at: string;
  } | null;
  proposals_made: { mentor: number; prospect: number };
}

interface NoShowOfBooking {
  state: NoShowState;
  reported_by: 'mentor' | 'prospect';
  reported_at: string;
  answer_until: string;
  due_at: string | null;
  outcome: NoShowOutcome | null;
  ended_at: string | null;
  said: Record<'mentor' | 'prospect', NoShowWord[]>;
}

/** A booking with its service's slug and both people. */
export interface BookingView extends Selectable<BookingTable>, ProposalsOfBooking {
  /** How often one side rescheduled it without the other's agreement. */
  reschedule_count: number;
  event_type_slug: string;
  event_type_instruction: string | null;
  /** When each side first joined by the booking's link, in epoch milliseconds. */
  joined: Partial<Record<'mentor' | 'prospect', number>> | null;
  /** The sides that have written a review. */
  reviews: Partial<Record<'mentor' | 'prospect', { status: ReviewStatus; was_published: boolean }>> | null;
  /** Instants in it are as PostgreSQL writes them in JSON. */
  payment: Payment | null;
  /** The case of a reported no-show. Instants as above. */
  no_show: NoShowOfBooking | null;
  /** When the student withdrew from the contract. */
  withdrawn_at: string | null;
  mentor: Participant;
  prospect: Participant;
}

/** The JSON keys and values of a user's photo in its three sizes. */
function picturesOf(side: 'mentor' | 'prospect') {
  const at = (pixels: number) => pictureUrl(pixels, { picture: `${side}_picture`, profile: `${side}_profile` });
  return sql`'profile_image_url', ${at(LIMITS.avatar_side_px)}, 'avatar_medium_url', ${at(LIMITS.avatar_medium_px)},
    'avatar_thumbnail_url', ${at(LIMITS.avatar_thumbnail_px)}`;
}

const PROSPECT_IS_SEEN = sql`coalesce(prospect_profile.visibility = 'public'
  or prospect_profile.visibility = 'booked_mentors'
  and booking.status in ('confirmed', 'completed', 'no_show_mentor', 'no_show_prospect'), false)`;

/** From the mentor's country to that of their main study, and from the student's to the first that they want to go to. */
const ROUTES = {
  mentor: sql`(select case when entry.is_study_abroad and mentor_profile.origin_country_code is not null
      and entry.country_code is not null then json_build_object(
      'origin_country_code', mentor_profile.origin_country_code, 'destination_country_code', entry.country_code) end
    from mentor_education entry where entry.profile_id = mentor_profile.id and mentor_profile.status = 'active'
    order by ${mainStudyFirst(sql`mentor_profile.main_education_id`)} limit 1)`,
  prospect: sql`case when prospect_profile.origin_country_code is not null
      and cardinality(prospect_profile.target_country_codes) > 0 and ${PROSPECT_IS_SEEN} then json_build_object(
      'origin_country_code', prospect_profile.origin_country_code,
      'destination_country_code', prospect_profile.target_country_codes[1]) end`,
};

const PROPOSAL_COLUMNS = sql`
  (select json_build_object('id', id, 'proposed_by', proposed_by, 'starts', starts, 'message', message,
     'created_at', created_at)
   from booking_proposal where booking_id = booking.id and status = 'open') as open_proposal,
  (select json_build_object('mentor', count(*) filter (where proposed_by = 'mentor'),
     'prospect', count(*) filter (where proposed_by = 'prospect'))
   from booking_proposal where booking_id = booking.id) as proposals_made`;

export const BOOKING_COLUMNS = sql`
  booking.*,
  service.slug as event_type_slug,
  case when service.taken_down_at is null then service.instruction end as event_type_instruction,
  (select count(*)::int from booking_event moved
    where moved.booking_id = booking.id and moved.kind = 'rescheduled' and not moved.detail ? 'proposal_id')
    as reschedule_count,
  ${PROPOSAL_COLUMNS},
  (select json_object_agg(author_role, json_build_object('status', status, 'was_published', published_at is not null))
   from review where review.booking_id = booking.id) as reviews,
  (select json_object_agg(side, extract(epoch from first_at) * 1000) from session_join where booking_id = booking.id) as joined,
  (select to_json(payment) from payment where payment.booking_id = booking.id) as payment,
  (select withdrawn_at from withdrawal where withdrawal.booking_id = booking.id) as withdrawn_at,
  (select json_build_object('state', no_show.state, 'reported_by', no_show.reported_by, 'reported_at', no_show.reported_at,
     'answer_until', no_show.answer_until, 'due_at', no_show.due_at, 'outcome', no_show.outcome, 'ended_at', no_show.ended_at,
     'said', json_build_object('mentor', array(
         select word from no_show_statement where booking_id = booking.id and side = 'mentor'),
       'prospect', array(select word from no_show_statement where booking_id = booking.id and side = 'prospect')))
   from no_show_case no_show where no_show.booking_id = booking.id) as no_show,
  json_build_object('user_id', mentor.id, 'slug', mentor.slug, 'first_name', mentor.first_name,
    'last_name', mentor.last_name, 'language', mentor.language, 'email', mentor.email, ${picturesOf('mentor')},
    'has_profile', coalesce(mentor_profile.status = 'active', false), 'route', ${ROUTES.mentor},
    'is_deleted', mentor.status = 'deleted', 'is_suspended', mentor.status = 'suspended') as mentor,
  json_build_object('user_id', prospect.id, 'slug', prospect.slug, 'first_name', prospect.first_name,
    'last_name', prospect.last_name, 'language', prospect.language, 'email', prospect.email, ${picturesOf('prospect')},
    'has_profile', ${PROSPECT_IS_SEEN}, 'route', ${ROUTES.prospect},
    'is_deleted', prospect.status = 'deleted', 'is_suspended', prospect.status = 'suspended') as prospect`;

export const BOOKING_SOURCES = sql`
  booking
  join event_type service on service.id = booking.event_type_id
  join authenticated_user mentor on mentor.id = booking.mentor_user_id
  join authenticated_user prospect on prospect.id = booking.prospect_user_id
  left join mentor_profile on mentor_profile.auth_user_id = mentor.id
  left join prospect_profile on prospect_profile.auth_user_id = prospect.id
  left join avatar mentor_picture on mentor_picture.auth_user_id = mentor.id and mentor_picture.status = 'current'
  left join avatar prospect_picture on prospect_picture.auth_user_id = prospect.id and prospect_picture.status = 'current'`;

/** A user's booking; null for another user's, as if it didn't exist. */
export async function findBookingOf(db: Database, id: string, user_id: string): Promise<BookingView | null> {
  const { rows } = await sql<BookingView>`
    select ${BOOKING_COLUMNS} from ${BOOKING_SOURCES}
    where booking.id = ${id} and ${user_id}::uuid in (booking.mentor_user_id, booking.prospect_user_id)`.execute(db);
  return rows[0] ?? null;
}

/** A user's bookings that hold time after `now`. */
const isUpcoming = (user_id: string, now: number) => sql<boolean>`
  ${user_id}::uuid in (mentor_user_id, prospect_user_id)
  and status in ('pending_payment', 'requested', 'confirmed') and end_at > ${new Date(now)}`;

/** @param now epoch milliseconds. */
export const findUpcoming = (db: Database, user_id: string, now: number): Promise<Selectable<BookingTable>[]> =>
  db.selectFrom('booking').selectAll().where(isUpcoming(user_id, now)).orderBy('start_at').execute();

export interface BookingCounts {
  upcoming_bookings: number;
  as_mentor: number;
  as_prospect: number;
  past_bookings: number;
}

/** How many upcoming sessions a user has, in which role, and how many were held. */
export async function countBookings(db: Database, user_id: string, now: number): Promise<BookingCounts> {
  const upcoming = isUpcoming(user_id, now);
  const { rows } = await sql<BookingCounts>`
    select count(*) filter (where ${upcoming}) as upcoming_bookings,
      count(*) filter (where ${upcoming} and mentor_user_id = ${user_id}) as as_mentor,
      count(*) filter (where ${upcoming} and prospect_user_id = ${user_id}) as as_prospect,
      count(*) filter (where status in ('completed', 'no_show_mentor', 'no_show_prospect')
                         or status = 'confirmed' and end_at <= ${new Date(now)}) as past_bookings
    from booking where ${user_id}::uuid in (mentor_user_id, prospect_user_id)`.execute(db);
  return rows[0] ?? { upcoming_bookings: 0, as_mentor: 0, as_prospect: 0, past_bookings: 0 };
}
