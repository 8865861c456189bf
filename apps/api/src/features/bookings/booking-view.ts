import { LIMITS } from '@abroad/contract';
import { sql, type Selectable } from 'kysely';
import { pictureUrl } from '../../db/picture-url.ts';
import type { BookingTable } from '../../db/tables.ts';
import type { Payment } from '../payments/index.ts';
import { PROPOSAL_COLUMNS, type ProposalsOfBooking } from './proposal-view.ts';

/** One side of a booking. */
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
  is_deleted: boolean;
  is_suspended: boolean;
}

/** A booking with its service's slug and both sides. */
export interface BookingView extends Selectable<BookingTable>, ProposalsOfBooking {
  /** How often one side alone has moved it. */
  reschedule_count: number;
  event_type_slug: string;
  /** Instants in it are as PostgreSQL writes them in JSON. */
  payment: Payment | null;
  mentor: Participant;
  prospect: Participant;
}

/** The keys and values of somebody's picture in its three sizes. */
function picturesOf(side: 'mentor' | 'prospect') {
  const at = (pixels: number) => pictureUrl(pixels, { picture: `${side}_picture`, profile: `${side}_profile` });
  return sql`'profile_image_url', ${at(LIMITS.avatar_side_px)}, 'avatar_medium_url', ${at(LIMITS.avatar_medium_px)},
    'avatar_thumbnail_url', ${at(LIMITS.avatar_thumbnail_px)}`;
}

export const BOOKING_COLUMNS = sql`
  booking.*,
  service.slug as event_type_slug,
  (select count(*)::int from booking_event moved
    where moved.booking_id = booking.id and moved.kind = 'rescheduled' and not moved.detail ? 'proposal_id')
    as reschedule_count,
  ${PROPOSAL_COLUMNS},
  (select to_json(payment) from payment where payment.booking_id = booking.id) as payment,
  json_build_object('user_id', mentor.id, 'slug', mentor.slug, 'first_name', mentor.first_name,
    'last_name', mentor.last_name, 'language', mentor.language, 'email', mentor.email, ${picturesOf('mentor')},
    'has_profile', coalesce(mentor_profile.status = 'active', false),
    'is_deleted', mentor.status = 'deleted', 'is_suspended', mentor.status = 'suspended') as mentor,
  json_build_object('user_id', prospect.id, 'slug', prospect.slug, 'first_name', prospect.first_name,
    'last_name', prospect.last_name, 'language', prospect.language, 'email', prospect.email, ${picturesOf('prospect')},
    'has_profile', coalesce(prospect_profile.visibility = 'public' or prospect_profile.visibility = 'booked_mentors'
      and booking.status in ('confirmed', 'completed', 'no_show_mentor', 'no_show_prospect'), false),
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
