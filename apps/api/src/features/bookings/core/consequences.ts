import type { BookingEvent, BookingStatus } from '@abroad/booking-rules';
import { LATE_CANCELLATION_H, type BookingEventKind } from '@abroad/contract';
import type { Selectable } from 'kysely';
import { toInstant } from '../../../core/clock.ts';
import type { Database } from '../../../db/connection.ts';
import type { BookingEventDetail, BookingTable } from '../../../db/tables.ts';
import type { Job } from '../../../jobs/define-job.ts';
import { enqueue, nearJobs } from '../../../jobs/enqueue.ts';
import {
  askForReviewJob,
  fanOutWebhooksJob,
  lateCancellationJob,
  nextAvailableJob,
  sendBookingFilesJob,
  settleReviewsJob,
  writeSessionEventJob,
} from '../../../jobs/known-jobs.ts';
import { awaitsMeetLink } from '../../calendars/session-target.ts';
import type { MoneyEvent } from '../../payments/money-event.ts';
import {
  bookingMailJob,
  firstSaysPlace,
  LINK_WAIT_MS,
  mailsAbout,
  type BookingMail,
  type BookingMailKind,
  type Reader,
} from '../mails/kinds.ts';
import { notifyOfBooking } from '../mails/notify-of-booking.ts';
import { writeHistory, type EventActor } from './history.ts';
import { timerJobs } from './timers.ts';

/** Events that don't change a booking's state: payments, and proposals of other times. */
export type News =
  | MoneyEvent['kind']
  | 'refund_promised_too_late'
  | 'proposed'
  | 'proposal_declined'
  | 'proposal_withdrawn'
  | 'no_show_accepted'
  | 'no_show_contested'
  | 'review_published'
  | 'review_replied';

/** All events of a booking. */
export type EventName = 'create' | BookingEvent | News;

interface States {
  from: BookingStatus | null;
  to: BookingStatus;
  /** It was booked so far ahead that its payment opened later: both people know of it before it is paid. */
  is_paid_later: boolean;
}

/** The consequences of an event, besides its row in the history and its webhooks. Those that are left out don't apply. */
interface Consequences {
  /** Its name in the history. */
  kind: BookingEventKind;
  /** Its email, which may depend on the states before and after; `mails/kinds.ts` has the readers. */
  mail?: BookingMailKind | ((states: States) => BookingMailKind | null);
  /** The email is about this refund or proposal, not about the booking's state. */
  about?: 'refund' | 'proposal';
  /** A higher SEQUENCE replaces or withdraws an invitation that was sent (RFC 5545, 3.8.7.4). */
  raises_sequence?: true | 'if_paid_later';
  /** The event in the mentor's calendar is written again. */
  calendar?: true;
  /** The mentors whose next available time is computed again. */
  available_times?: 'both' | 'mentor';
  /** Reminders and deadlines that are near are enqueued. Earlier ones find that they aren't due. */
  timers?: true;
  /** Reviews of the session are published, or no longer count. */
  reviews?: true;
  /** Both people are asked for reviews, as after a session without a report. */
  asks_for_review?: true;
  /** The effect on the payment: `money.ts`. */
  money?: 'returned_by_policy' | 'waits_for_no_show' | 'decided_by_no_show' | 'earned';
}

const TIME = { calendar: true, available_times: 'both' } as const;
const TIME_AND_TIMERS = { ...TIME, timers: true } as const;
const ENDED = { ...TIME_AND_TIMERS, money: 'returned_by_policy' } as const;
/** The timer itself, or a sweep in its place, ends the wait. */
const TIMED_OUT = { ...TIME, money: 'returned_by_policy' } as const;
const NO_SHOW = { ...TIME_AND_TIMERS, reviews: true, money: 'waits_for_no_show' } as const;
const NO_SHOW_ENDS = { kind: 'no_show_ended', calendar: true, reviews: true, money: 'decided_by_no_show' } as const;

function firstMail({ to, is_paid_later }: States): BookingMailKind | null {
  if (to === 'pending_payment') {
    return is_paid_later ? 'paid_later' : null;
  }
  return to === 'confirmed' ? 'booked' : to === 'requested' ? 'requested' : null;
}

/** For its mentor a rescheduled request is one to answer. */
const mailOfNewTime = ({ to }: States) => (to === 'requested' ? 'requested' : 'rescheduled');

/** The mentor never heard of a hold that expires before its payment, unless it is paid later. */
function mailOfCancellation({ from, is_paid_later }: States): BookingMailKind | null {
  if (from === 'confirmed' || (from === 'pending_payment' && is_paid_later)) {
    return 'cancelled';
  }
  return from === 'requested' ? 'withdrawn' : null;
}

const mailOfDeparture = ({ is_paid_later }: States) => (is_paid_later ? 'cancelled' : 'declined');
const mailOfEndedHold = ({ is_paid_later }: States) => (is_paid_later ? 'unpaid' : 'hold_expired');

function mailOfEndedPayment({ from, is_paid_later }: States): BookingMailKind | null {
  if (from === 'requested') {
    return 'expired';
  }
  return is_paid_later ? 'unpaid' : null;
}

/** The one list of consequences. No other code enqueues for a booking. */
export const CONSEQUENCES: Readonly<Record<EventName, Consequences>> = {
  create: { kind: 'created', mail: firstMail, ...TIME_AND_TIMERS },
  payment_captured: { kind: 'paid', mail: 'booked', raises_sequence: 'if_paid_later', ...TIME_AND_TIMERS },
  payment_authorized: { kind: 'authorized', mail: 'requested', ...TIME_AND_TIMERS },
  payment_ended: { kind: 'expired', mail: mailOfEndedPayment, ...TIME_AND_TIMERS },
  capture_failed: { kind: 'expired', mail: 'payment_lost', ...TIME_AND_TIMERS },
  hold_ended: { kind: 'expired', mail: mailOfEndedHold, ...TIMED_OUT },
  request_ended: { kind: 'expired', mail: 'expired', ...TIMED_OUT },
  accept: { kind: 'accepted', mail: 'accepted', ...TIME_AND_TIMERS },
  decline: { kind: 'declined', mail: 'declined', ...ENDED },
  cancel: { kind: 'cancelled', mail: mailOfCancellation, raises_sequence: true, ...ENDED },
  // A session that was held may have reviews.
  withdraw: { kind: 'withdrawn', mail: 'contract_withdrawn', raises_sequence: true, reviews: true, ...ENDED },
  mentor_left: { kind: 'cancelled', mail: mailOfDeparture, raises_sequence: true, ...ENDED },
  reschedule: { kind: 'rescheduled', mail: mailOfNewTime, raises_sequence: true, ...TIME_AND_TIMERS },
  agree_on_time: { kind: 'rescheduled', mail: mailOfNewTime, raises_sequence: true, ...TIME_AND_TIMERS },
  set_place: { kind: 'placed', mail: 'placed', raises_sequence: true, ...TIME },
  report_mentor_absent: { kind: 'reported_no_show', mail: 'no_show_mentor', ...NO_SHOW },
  report_prospect_absent: { kind: 'reported_no_show', mail: 'no_show_prospect', ...NO_SHOW },
  settle_mentor_absent: NO_SHOW_ENDS,
  settle_prospect_absent: NO_SHOW_ENDS,
  settle_both_came: { ...NO_SHOW_ENDS, asks_for_review: true },
  settle_technical: NO_SHOW_ENDS,
  complete: { kind: 'completed', available_times: 'mentor', reviews: true, money: 'earned' },

  proposed: { kind: 'proposed', mail: 'proposed', about: 'proposal' },
  proposal_declined: { kind: 'proposal_declined', mail: 'proposal_declined', about: 'proposal' },
  proposal_withdrawn: { kind: 'proposal_withdrawn' },
  paid: { kind: 'paid' },
  authorized: { kind: 'authorized' },
  payment_failed: { kind: 'payment_failed' },
  refund_promised: { kind: 'refund_promised' },
  refund_promised_too_late: { kind: 'refund_promised', mail: 'paid_too_late', about: 'refund' },
  refunded: { kind: 'refunded', mail: 'refunded', about: 'refund' },
  refund_failed: { kind: 'refund_failed', mail: 'refund_failed', about: 'refund' },
  disputed: { kind: 'disputed' },
  dispute_won: { kind: 'dispute_won' },
  dispute_lost: { kind: 'dispute_lost' },
  no_show_accepted: { kind: 'no_show_accepted' },
  no_show_contested: { kind: 'no_show_contested' },
  review_published: { kind: 'review_published' },
  review_replied: { kind: 'review_replied' },
};

/** Whether an invitation that was sent before, or an event in a calendar, is replaced. One that is paid later was tentative. */
export function raisesSequence(event: EventName, { payment_opens_at }: Pick<Row, 'payment_opens_at'>): boolean {
  const { raises_sequence: raises } = CONSEQUENCES[event];
  return raises === 'if_paid_later' ? payment_opens_at !== null : raises === true;
}

/** One event of a booking. */
export interface Happened {
  event: EventName;
  by: EventActor;
  detail?: BookingEventDetail;
  /** Its name in the history, where it differs from `CONSEQUENCES`. */
  kind?: BookingEventKind;
  /** The only person who gets an email, because the other one's account ends. */
  only_to?: Reader;
}

type Row = Selectable<BookingTable>;

const HOUR_MS = 60 * 60_000;

/** The emails of an event, by the states before and after. */
function mailsOf(
  { event, by, detail = {}, only_to }: Happened,
  booking: Pick<Row, 'id' | 'ical_sequence'>,
  states: States,
): BookingMail[] {
  const { mail = null, about } = CONSEQUENCES[event];
  const kind = typeof mail === 'function' ? mail(states) : mail;
  const refund_id = about === 'refund' && 'refund_id' in detail ? detail.refund_id : undefined;
  const proposal_id = about === 'proposal' && 'proposal_id' in detail ? detail.proposal_id : undefined;
  if (kind === null || (about === 'refund' && refund_id === undefined)) {
    return [];
  }
  const mails = mailsAbout(kind, booking, { refund_id, proposal_id });
  const only = about === 'proposal' ? (by.role === 'mentor' ? 'prospect' : 'mentor') : only_to;
  return mails.filter(({ reader }) => only === undefined || reader === only);
}

const readerOf = ({ role }: EventActor): Reader | null => (role === 'mentor' || role === 'prospect' ? role : null);

const fanOutJobs = (heard: readonly string[]): Job[] =>
  heard.length === 0 ? [] : [fanOutWebhooksJob({ booking_event_ids: [...heard] })];

const rowOf = (
  { event, by, detail = {}, kind }: Happened,
  booking_id: string,
  { from, to }: Pick<States, 'from' | 'to'>,
) => ({
  booking_id,
  kind: kind ?? CONSEQUENCES[event].kind,
  from_status: from,
  to_status: to,
  actor_user_id: by.user_id,
  actor_role: by.role,
  detail,
});

/** The jobs of the emails; those with the place wait a little for a link from the mentor's calendar. */
async function mailJobs(trx: Database, mails: readonly BookingMail[], now: number): Promise<Job[]> {
  const [first] = mails;
  const waits = first !== undefined && firstSaysPlace(first.kind) && (await awaitsMeetLink(trx, first.booking_id));
  const run_at = waits ? toInstant(now + LINK_WAIT_MS) : undefined;
  return mails.map((mail) => bookingMailJob(mail, { run_at }));
}

/** Returns the jobs that depend on a changed booking's time: the mentor's calendar, next available times, reminders, deadlines and reviews. */
function timeJobs(event: EventName, booking: Row, now: number): Job[] {
  const { calendar, available_times, timers, reviews, asks_for_review } = CONSEQUENCES[event];
  const { id, mentor_user_id, prospect_user_id } = booking;
  return [
    ...(calendar ? [writeSessionEventJob({ booking_id: id })] : []),
    ...(available_times === undefined ? [] : [nextAvailableJob({ user_id: mentor_user_id })]),
    ...(available_times === 'both' ? [nextAvailableJob({ user_id: prospect_user_id })] : []),
    ...(timers ? nearJobs(timerJobs(booking, now), now) : []),
    ...(reviews ? [settleReviewsJob({ booking_id: id })] : []),
    ...(asks_for_review ? [askForReviewJob({ booking_id: id })] : []),
  ];
}

/** The files that the student sent with a booking reach the mentor with its confirmation. */
async function fileJobs(trx: Database, { id }: Row, { from, to }: States): Promise<Job[]> {
  if (to !== 'confirmed' || from === 'confirmed') {
    return [];
  }
  const file = await trx.selectFrom('attachment').select('id').where('booking_id', '=', id).limit(1).executeTakeFirst();
  return file === undefined ? [] : [sendBookingFilesJob({ booking_id: id })];
}

/** Whether a mentor cancelled a confirmed session so late that it counts against them. */
const isLate = ({ start_at }: Row, { event, by }: Happened, now: number): boolean =>
  event === 'cancel' && by.role === 'mentor' && Date.parse(start_at) - now < LATE_CANCELLATION_H * HOUR_MS;

/**
 * Writes an event that changed a booking into its history and enqueues its consequences, in the same transaction.
 * @param changed.from the state before; null for a new booking.
 * @param changed.now epoch milliseconds.
 * @returns the emails about it.
 */
export async function followChange(
  trx: Database,
  booking: Row,
  { from, now, ...happened }: Happened & { from: BookingStatus | null; now: number },
): Promise<BookingMail[]> {
  const { event } = happened;
  const states = { from, to: booking.status, is_paid_later: booking.payment_opens_at !== null };
  const heard = await writeHistory(trx, [rowOf(happened, booking.id, states)]);
  const mails = mailsOf(happened, booking, states);
  const late = isLate(booking, happened, now) ? [lateCancellationJob({ booking_id: booking.id })] : [];
  await notifyOfBooking(trx, mails, { by: readerOf(happened.by), sides: [booking] });
  await enqueue(trx, [
    ...(await mailJobs(trx, mails, now)),
    ...timeJobs(event, booking, now),
    ...fanOutJobs(heard),
    ...(await fileJobs(trx, booking, states)),
    ...late,
  ]);
  return mails;
}

/**
 * Writes an event that doesn't change a booking's state into its history, and notifies those concerned, in the same
 * transaction.
 */
export async function recordNews(
  trx: Database,
  { id, status }: Pick<Row, 'id' | 'status'>,
  news: readonly (Happened & { event: News })[],
): Promise<void> {
  const states = { from: status, to: status, is_paid_later: false };
  const heard = await writeHistory(
    trx,
    news.map((one) => rowOf(one, id, states)),
  );
  const mails = news.map((one) => ({ by: readerOf(one.by), mails: mailsOf(one, { id, ical_sequence: 0 }, states) }));
  for (const { by, mails: told } of mails) {
    await notifyOfBooking(trx, told, { by });
  }
  const jobs = mails.flatMap((one) => one.mails.map((mail) => bookingMailJob(mail)));
  await enqueue(trx, [...jobs, ...fanOutJobs(heard)]);
}
