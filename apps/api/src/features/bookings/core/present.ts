import { instantOrNull, toInstant } from '../../../core/clock.ts';
import { DELETED_USER } from '../../../core/deleted-user.ts';
import { fullName } from '@abroad/contract/full-name';
import {
  allowedActions,
  DEFAULT_POLICY,
  mayWithdrawUntil,
  policyInForce,
  type ActionQuestion,
  type NoShowCase,
} from '@abroad/booking-rules';
import type { Booking } from '@abroad/contract';
import { fromMinor } from '@abroad/reference-data/money';
import { isCapturing, presentPayment } from '../../payments/present-payment.ts';
import { presentCancellation } from './money.ts';
import type { BookingView, Participant, ProposalsOfBooking } from './queries.ts';

export type Side = 'mentor' | 'prospect';

/** The place is shown for confirmed sessions. */
const SHOWS_PLACE: ReadonlySet<string> = new Set(['confirmed', 'completed']);
/** Email addresses and instructions stay known after a session: people who met may write to each other outside the conversation too. */
const MET: ReadonlySet<string> = new Set(['confirmed', 'completed', 'no_show_mentor', 'no_show_prospect']);
const MINUTE_MS = 60_000;

export const sideOf = ({ mentor_user_id }: Pick<BookingView, 'mentor_user_id'>, user_id: string): Side =>
  mentor_user_id === user_id ? 'mentor' : 'prospect';

/** The sender and the recipient when this side writes. */
export const fromTo = ({ mentor_user_id, prospect_user_id }: BookingView, user_id: string) =>
  mentor_user_id === user_id
    ? { from: mentor_user_id, to: prospect_user_id }
    : { from: prospect_user_id, to: mentor_user_id };

function suspendedOf(booking: BookingView, viewer: Side): ActionQuestion['suspended'] {
  if (booking[viewer].is_suspended) {
    return 'viewer';
  }
  return booking.mentor.is_suspended || booking.prospect.is_suspended ? 'other' : undefined;
}

/** The case of a no-show as the rules look at it. */
export const noShowOf = ({ no_show }: Pick<BookingView, 'no_show'>): NoShowCase | null =>
  no_show && { ...no_show, answer_until: Date.parse(no_show.answer_until) };

/** The case of a no-show as its two people see it beside the booking. */
function presentNoShow({ no_show }: BookingView): Booking['no_show'] {
  if (no_show === null) {
    return null;
  }
  const { state, reported_by, outcome, answer_until, due_at } = no_show;
  return { state, reported_by, outcome, answer_until: toInstant(answer_until), due_at: instantOrNull(due_at) };
}

const epochOrNull = (instant: string | null) => (instant === null ? null : Date.parse(instant));

/** The right to withdraw from the contract, as both people see it. */
function presentWithdrawal(booking: BookingView): Booking['withdrawal'] {
  const { start_at, withdraw_until, withdraw_after_start, withdrawn_at } = booking;
  const start = Date.parse(start_at);
  const until = mayWithdrawUntil({ start, withdraw_until: epochOrNull(withdraw_until), withdraw_after_start });
  return until === null ? null : { until: toInstant(until), withdrawn_at: instantOrNull(withdrawn_at) };
}

/** The question for booking-rules. */
export function questionOf(booking: BookingView, viewer: Side, now: number): ActionQuestion {
  return {
    booking: {
      status: booking.status,
      created_at: Date.parse(booking.created_at),
      start: Date.parse(booking.start_at),
      end: Date.parse(booking.end_at),
      policy: booking.policy,
      reschedule_count: booking.reschedule_count,
      proposals_made: booking.proposals_made[viewer],
      payment_opens_at: epochOrNull(booking.payment_opens_at),
      expires_at: epochOrNull(booking.hold_expires_at),
      is_capturing: booking.payment !== null && isCapturing(booking.payment),
      no_show: noShowOf(booking),
      withdraw_until: epochOrNull(booking.withdraw_until),
      withdraw_after_start: booking.withdraw_after_start,
      is_reviewed: booking.reviews?.[viewer]?.was_published ?? false,
      has_reviewed: (booking.reviews?.[viewer]?.status ?? 'withdrawn') !== 'withdrawn',
      joined: booking.joined ?? {},
    },
    viewer,
    suspended: suspendedOf(booking, viewer),
    now,
  };
}

interface Seen {
  time_zone: string;
  shows_email: boolean;
  /** BCP 47. */
  reader_language: string;
}

function presentSide(side: Participant, { time_zone, shows_email, reader_language }: Seen): Booking['mentor'] {
  // The other person doesn't see that an account is suspended.
  const { last_name: _last, email, language: _language, is_suspended: _suspended, ...rest } = side;
  const name = side.is_deleted ? DELETED_USER : fullName(side, reader_language);
  // The first word of "Deleted user" alone would look like a name.
  const first_name = side.is_deleted ? name : side.first_name;
  return { ...rest, first_name, name, email: shows_email ? email : null, time_zone };
}

function durationOf({ start_at, end_at }: BookingView): number {
  return (Date.parse(end_at) - Date.parse(start_at)) / MINUTE_MS;
}

/**
 * The proposed times that wait for an answer, earliest first; null where there are none, and once the session or all of
 * them have started.
 * @param now epoch milliseconds.
 */
export function presentProposal(
  { open_proposal, start_at }: Pick<ProposalsOfBooking, 'open_proposal'> & { start_at: string },
  now: number,
): Booking['proposal'] {
  if (open_proposal === null || now >= Date.parse(start_at)) {
    return null;
  }
  const ahead = open_proposal.starts.map((start) => Date.parse(start)).filter((start) => start > now);
  if (ahead.length === 0) {
    return null;
  }
  const starts = ahead.toSorted((one, other) => one - other).map(toInstant);
  return { ...open_proposal, starts, status: 'open', created_at: toInstant(open_proposal.created_at) };
}

/** A booking as one of its people can see it. */
export function presentBooking(booking: BookingView, user_id: string, now: number): Booking {
  const viewer = sideOf(booking, user_id);
  const reader_language = booking[viewer].language;
  const confirmed = booking.status === 'confirmed';
  const showsPlace = viewer === 'mentor' || SHOWS_PLACE.has(booking.status);
  const join_url = showsPlace ? booking.join_url : null;
  const actions = allowedActions(questionOf(booking, viewer, now)).filter(
    (action) => action !== 'join' || join_url !== null,
  );
  return {
    id: booking.id,
    status: booking.status,
    event_type: {
      id: booking.event_type_id,
      slug: booking.event_type_slug,
      title: booking.title,
      instruction: viewer === 'mentor' || MET.has(booking.status) ? booking.event_type_instruction : null,
      duration_min: durationOf(booking),
    },
    mentor: presentSide(booking.mentor, {
      time_zone: booking.mentor_time_zone,
      shows_email: viewer === 'mentor' || MET.has(booking.status),
      reader_language,
    }),
    prospect: presentSide(booking.prospect, {
      time_zone: booking.time_zone,
      shows_email: confirmed || viewer === 'prospect',
      reader_language,
    }),
    viewer_role: viewer,
    start: booking.start_at,
    end: booking.end_at,
    time_zone: booking.time_zone,
    platform: booking.platform,
    join_url,
    location: showsPlace ? booking.location : null,
    answers: booking.answers,
    message: booking.message,
    price: fromMinor(booking.price_minor, booking.currency),
    currency: booking.currency,
    payment: booking.payment === null ? null : presentPayment(booking.payment, viewer),
    cancellation: actions.includes('cancel')
      ? presentCancellation(booking, booking.payment, { by: viewer, now })
      : null,
    mentor_is_trader: booking.mentor_is_trader,
    withdrawal: presentWithdrawal(booking),
    proposal: presentProposal(booking, now),
    no_show: presentNoShow(booking),
    my_review: booking.reviews?.[viewer]?.status ?? null,
    // Copies from before lack fields that came later.
    policy: policyInForce(DEFAULT_POLICY, booking.policy),
    payment_opens_at: booking.payment_opens_at,
    hold_expires_at: booking.hold_expires_at,
    cancelled_by: booking.cancelled_by,
    cancel_reason: booking.cancel_reason,
    allowed_actions: actions,
    created_at: booking.created_at,
    updated_at: booking.updated_at,
  };
}
