import type { BookingPolicy } from '@abroad/booking-rules';
import type { Generated } from 'kysely';
import type { Json, Timestamp, Touched } from './column-types.ts';
import type { TableRules } from './table-rules.ts';

export type MeetingPlatform = 'google_meet' | 'zoom' | 'teams' | 'phone' | 'in_person';
export type BookingStatus =
  | 'pending_payment'
  | 'requested'
  | 'confirmed'
  | 'declined'
  | 'expired'
  | 'cancelled'
  | 'completed'
  | 'no_show_mentor'
  | 'no_show_prospect';
export type ActorRole = 'mentor' | 'prospect' | 'system';
export interface BookingTable {
  id: string;
  mentor_user_id: string;
  prospect_user_id: string;
  event_type_id: string;
  status: BookingStatus;
  title: string;
  start_at: Timestamp;
  end_at: Timestamp;
  busy_start_at: Timestamp;
  busy_end_at: Timestamp;
  time_zone: string;
  mentor_time_zone: string;
  platform: MeetingPlatform;
  join_url: string | null;
  location: string | null;
  answers: Json<{ question: string; answer: string }[]>;
  message: string | null;
  price_minor: number;
  currency: string;
  fee_basis_points: Generated<number>;
  fee_fixed_minor: Generated<number>;
  policy: Json<BookingPolicy>;
  /** Set for bookings made more than 90 days ahead. */
  payment_opens_at: Timestamp | null;
  hold_expires_at: Timestamp | null;
  /** Set where it passed before the prospect rescheduled; otherwise the start decides. */
  free_cancel_until: Timestamp | null;
  ical_uid: string;
  ical_sequence: Generated<number>;
  cancelled_by: ActorRole | null;
  cancel_reason: string | null;
  /** As the mentor had said it when the session was booked; null where they hadn't. */
  mentor_is_trader: boolean | null;
  /** The end of the right to withdraw; null without that right. */
  withdraw_until: Timestamp | null;
  /** The student hasn't asked for a session before that end: the right lasts beyond the session. */
  withdraw_after_start: Generated<boolean>;
  /** When the student asked for a session before that end, and the version of the words that they ticked. */
  early_start_asked_at: Timestamp | null;
  early_start_version: string | null;
  created_at: Touched;
  updated_at: Touched;
}
/** A student's declaration of withdrawal; an erasure removes name and address. */
export interface WithdrawalTable {
  booking_id: string;
  name: string | null;
  email: string | null;
  withdrawn_at: Timestamp;
}
/** The session was rescheduled: its start before and after, and the proposal that led to it. */
interface RescheduledDetail {
  from: string;
  to: string;
  proposal_id?: string;
}
/** Times were proposed, or a proposal was answered, with the message to the other person. */
interface ProposalDetail {
  proposal_id: string;
  starts?: readonly string[];
  reason?: string;
}
/** The amount that was or will be paid or refunded, in minor units of the booking's currency. */
interface MoneyDetail {
  amount_minor: number;
  payment_id: string;
  refund_id?: string;
  /** Why the staff refunded it. */
  reason?: string;
}
/** The message to the other person. */
interface ReasonDetail {
  reason?: string;
}
/** A review of the session was published, or the mentor replied to it. */
interface ReviewDetail {
  review_id: string;
}
/** Details of a history entry besides its kind. Both people can read them, so nothing private belongs here. */
export type BookingEventDetail = Readonly<
  RescheduledDetail | ProposalDetail | MoneyDetail | ReviewDetail | ReasonDetail
>;
export interface BookingEventTable {
  id: string;
  booking_id: string;
  kind: string;
  from_status: BookingStatus | null;
  to_status: BookingStatus;
  actor_user_id: string | null;
  actor_role: ActorRole;
  detail: Json<BookingEventDetail>;
  created_at: Touched;
}

export interface BookingTables {
  booking: BookingTable;
  booking_event: BookingEventTable;
  withdrawal: WithdrawalTable;
}

export const bookingTables = {
  booking: { owner: 'bookings', archive: 'composed', erasure: 'elsewhere' },
  // The archive has it within the booking.
  booking_event: { owner: 'bookings', archive: null, erasure: 'elsewhere' },
  withdrawal: { owner: 'withdrawals' },
} as const satisfies Record<keyof BookingTables, TableRules>;
