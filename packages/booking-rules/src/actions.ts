import { BOOKING_ACTIONS, type BookingAction } from './booking-actions.ts';
import { isOpenCase, maySay, type NoShowCase, type NoShowWord } from './no-shows.ts';
import type { BookingPolicy } from './policy.ts';
import type { BookingStatus } from './statuses.ts';
import { MINUTE_MS } from './time.ts';
import { expiryOf, joinOpens, reportSpan, reviewSpan } from './times.ts';
import type { WaitingBooking } from './times.ts';
import { transition } from './transitions.ts';
import type { BookingEvent } from './transitions.ts';

/** The number of proposals of other times by one side for a booking: enough to agree, too few to annoy. */
export const MAX_PROPOSALS = 5;

/** The number of times that a mentor may set a session's place: each sends an email to the other side. */
export const MAX_PLACES = 10;

/** The side of a booking that views it; null is neither. */
export type Viewer = 'mentor' | 'prospect' | null;

/** The facts that decide about the actions. Instants in epoch ms. */
export interface ActionQuestion {
  booking: WaitingBooking & {
    status: BookingStatus;
    end: number;
    policy: Pick<
      BookingPolicy,
      'hold_min' | 'approval_ttl_h' | 'min_notice_min' | 'reschedule_min' | 'max_reschedules'
    >;
    /** The number of times that one person has rescheduled it alone; agreed times don't count. */
    reschedule_count: number;
    /** The number of the viewer's proposals of other times. */
    proposals_made: number;
    /** The stored expiry of a waiting booking; without it, the policy decides. */
    expires_at?: number | null | undefined;
    /** The end of the student's right to withdraw from the contract; null without that right. */
    withdraw_until?: number | null | undefined;
    /** Whether that right lasts beyond the session. */
    withdraw_after_start?: boolean | undefined;
    /** Whether the mentor has accepted and the payment is being captured: no other action is open until the result is known. */
    is_capturing?: boolean | undefined;
    /** Whether the viewer's review was published, so that it can't change any more. */
    is_reviewed?: boolean | undefined;
    /** Whether the viewer has written a review, published or not, and hasn't withdrawn it. */
    has_reviewed?: boolean | undefined;
    /** The time at which each side first joined by the link of the booking. */
    joined?: Readonly<Partial<Record<'mentor' | 'prospect', number>>> | undefined;
    /** The case of a reported no-show. */
    no_show?: NoShowCase | null | undefined;
  };
  viewer: Viewer;
  /** The side whose account is suspended, where one is: the viewer's before the other's. */
  suspended?: 'viewer' | 'other' | undefined;
  now: number;
}

const REFUSALS = {
  NOT_YOUR_BOOKING: 'This booking is not yours.',
  NOT_YOURS_TO_DO: 'Only the other side can do this.',
  SUSPENDED: 'Your account is suspended: you can join or cancel, answer a no-show, and nothing else.',
  OTHER_SUSPENDED: 'The other side can’t answer now. You can join or cancel.',
  NOT_IN_THIS_STATUS: 'This booking is no longer in a state that allows it.',
  PAYMENT_UNDER_WAY: 'The payment is being taken. Look again in a moment.',
  PAYMENT_NOT_OPEN: 'This session can be paid from 90 days before its start.',
  HOLD_ENDED: 'The time for paying is over.',
  REQUEST_ENDED: 'This request has expired.',
  ALREADY_STARTED: 'The session has already begun.',
  NO_RIGHT_TO_WITHDRAW: 'There is no right to withdraw from this contract.',
  TOO_LATE_TO_WITHDRAW: 'The time to withdraw from this contract is over.',
  TOO_LATE_TO_RESCHEDULE: 'It is too close to the start to move this booking.',
  TOO_MANY_RESCHEDULES: 'This booking was already moved as often as the mentor allows.',
  TOO_MANY_PROPOSALS: 'You have proposed other times as often as we allow. Write to the other side instead.',
  TOO_EARLY_TO_JOIN: 'The session opens 10 minutes before its start.',
  SESSION_OVER: 'The session is over.',
  TOO_EARLY_TO_REPORT: 'An absence can be reported from 10 minutes after the start.',
  TOO_LATE_TO_REPORT: 'An absence can be reported until 72 hours after the end.',
  REVIEWED: 'You have reviewed this session. Withdraw your review before you report a no-show.',
  BOTH_JOINED: 'Both of you joined this session in time.',
  NO_SHOW_ANSWERED: 'The time to answer this report is over, or you have answered it.',
  TOO_EARLY_TO_REVIEW: 'A session can be reviewed once it is over.',
  TOO_LATE_TO_REVIEW: 'A session can be reviewed until 14 days after its end.',
  ALREADY_REVIEWED: 'A review that was published can only be withdrawn.',
} as const;

export type RefusalCode = keyof typeof REFUSALS;

export interface Refusal {
  code: RefusalCode;
  words: string;
}

/** The actions that are open to a viewer now, in the order in which a page shows them. */
export function allowedActions(question: ActionQuestion): BookingAction[] {
  return BOOKING_ACTIONS.filter((action) => whyNot(action, question) === null);
}

/**
 * Returns the reason why an action is closed to a viewer now.
 * @returns a stable code and words for the person, or null where the action is open.
 */
export function whyNot(action: BookingAction, question: ActionQuestion): Refusal | null {
  const code = refusalOf(action, question);
  return code === null ? null : { code, words: REFUSALS[code] };
}

function refusalOf(action: BookingAction, question: ActionQuestion): RefusalCode | null {
  const { booking, viewer } = question;
  if (viewer === null) return 'NOT_YOUR_BOOKING';
  if (question.suspended !== undefined && CLOSED[question.suspended].has(action)) {
    return question.suspended === 'viewer' ? 'SUSPENDED' : 'OTHER_SUSPENDED';
  }
  if (action === 'pay' && viewer !== 'prospect') return 'NOT_YOURS_TO_DO';
  if (action === 'cancel' && viewer === 'mentor' && isUnseenHold(booking)) return 'NOT_YOURS_TO_DO';
  // A case is open already: the booking's state is set, and the rules of the case decide who may answer.
  if (action === 'report_no_show' && booking.no_show) {
    return maySay(booking.no_show, viewer, 'report', question.now)
      ? TIMELINESS.report_no_show(booking, question.now)
      : 'NOT_IN_THIS_STATUS';
  }
  if (action === 'answer_no_show') return answerRefusal(question, viewer);
  const event = eventOf(action, viewer);
  if (event !== null) {
    const next = transition(booking.status, event, viewer);
    if (!next.ok) return next.code;
    if (booking.is_capturing === true) return 'PAYMENT_UNDER_WAY';
  } else if (!STANDS_FOR[viewer][action as WithoutEvent].includes(booking.status)) {
    return 'NOT_IN_THIS_STATUS';
  } else if (action === 'propose' && booking.is_capturing === true) {
    return 'PAYMENT_UNDER_WAY';
  }
  return TIMELINESS[action](booking, question.now);
}

function answerRefusal(
  { booking: { no_show }, now }: ActionQuestion,
  viewer: 'mentor' | 'prospect',
): RefusalCode | null {
  if (!no_show) return 'NOT_IN_THIS_STATUS';
  const words: readonly NoShowWord[] = ['agree', 'contest'];
  return words.some((word) => maySay(no_show, viewer, word, now)) ? null : 'NO_SHOW_ANSWERED';
}

type WithoutEvent = 'pay' | 'join' | 'propose' | 'review';

/** The states in which each side may take actions that don't change the state: a mentor can propose another time before accepting. */
const STANDS_FOR: Readonly<Record<'mentor' | 'prospect', Readonly<Record<WithoutEvent, readonly BookingStatus[]>>>> = {
  mentor: {
    pay: [],
    join: ['confirmed'],
    propose: ['requested', 'confirmed'],
    review: ['confirmed', 'completed'],
  },
  prospect: {
    pay: ['pending_payment'],
    join: ['confirmed'],
    propose: ['confirmed'],
    review: ['confirmed', 'completed'],
  },
};

/** Actions closed while one side is suspended: theirs, except joining, cancelling, withdrawing and answering a no-show; the other's that need their answer. */
const CLOSED: Readonly<Record<'viewer' | 'other', ReadonlySet<BookingAction>>> = {
  viewer: new Set(
    BOOKING_ACTIONS.filter((action) => !['join', 'cancel', 'withdraw', 'answer_no_show'].includes(action)),
  ),
  other: new Set<BookingAction>(['pay', 'accept', 'reschedule', 'propose']),
};

/** Says whether both sides can still agree on another time for a session or a request, without notice or count of reschedules. */
export function isOpenToAgreement({ booking, now }: Pick<ActionQuestion, 'booking' | 'now'>): boolean {
  const { status, start, is_capturing } = booking;
  return (status === 'confirmed' || isWaiting(booking, now)) && is_capturing !== true && now < start;
}

/** Whether a request can still be answered. */
const isWaiting = (booking: Booking, now: number) => booking.status === 'requested' && !isExpired(booking, now);

/** Whether a viewer may set how to join a session: only its mentor, if it is confirmed, until it ends. */
export function canSetPlace({ status, end }: Pick<Booking, 'status' | 'end'>, viewer: Viewer, now: number): boolean {
  return viewer === 'mentor' && status === 'confirmed' && now < end;
}

/** Returns the event of a viewer's action, or null for actions that don't change the state. */
export function eventOf(action: BookingAction, viewer: 'mentor' | 'prospect'): BookingEvent | null {
  if (action === 'pay' || action === 'join' || action === 'propose' || action === 'review') return null;
  if (action === 'answer_no_show') return null;
  if (action !== 'report_no_show') return action;
  return viewer === 'mentor' ? 'report_prospect_absent' : 'report_mentor_absent';
}

/** Says whether it is a short hold during payment, which its mentor doesn't see until it is paid. */
const isUnseenHold = ({ status, payment_opens_at }: Booking) =>
  status === 'pending_payment' && (payment_opens_at ?? null) === null;

type Booking = ActionQuestion['booking'];
type Timed = Exclude<BookingAction, 'answer_no_show'>;

/** Rules by which the time or the count of reschedules refuses an action that the state allows. */
const TIMELINESS: Readonly<Record<Timed, (booking: Booking, now: number) => RefusalCode | null>> = {
  pay(booking, now) {
    if (now < (booking.payment_opens_at ?? -Infinity)) return 'PAYMENT_NOT_OPEN';
    return isExpired(booking, now) ? 'HOLD_ENDED' : null;
  },
  accept: (booking, now) => (isExpired(booking, now) ? 'REQUEST_ENDED' : null),
  decline: (booking, now) => (isExpired(booking, now) ? 'REQUEST_ENDED' : null),
  cancel(booking, now) {
    if (isExpired(booking, now)) return booking.status === 'requested' ? 'REQUEST_ENDED' : 'HOLD_ENDED';
    return now < booking.start ? null : 'ALREADY_STARTED';
  },
  withdraw({ start, withdraw_until = null, withdraw_after_start = false, no_show }, now) {
    if (withdraw_until === null) return 'NO_RIGHT_TO_WITHDRAW';
    if (now >= start && !withdraw_after_start) return 'ALREADY_STARTED';
    // The end of an open case decides about the money first.
    if (no_show && isOpenCase(no_show)) return 'NOT_IN_THIS_STATUS';
    return now < withdraw_until ? null : 'TOO_LATE_TO_WITHDRAW';
  },
  reschedule(booking, now) {
    if (now >= booking.start) return 'ALREADY_STARTED';
    if (now > booking.start - booking.policy.reschedule_min * MINUTE_MS) return 'TOO_LATE_TO_RESCHEDULE';
    return booking.reschedule_count < booking.policy.max_reschedules ? null : 'TOO_MANY_RESCHEDULES';
  },
  // Both sides have to agree: that replaces the notice and the count of reschedules.
  propose(booking, now) {
    if (booking.status === 'requested' && isExpired(booking, now)) return 'REQUEST_ENDED';
    if (now >= booking.start) return 'ALREADY_STARTED';
    return booking.proposals_made < MAX_PROPOSALS ? null : 'TOO_MANY_PROPOSALS';
  },
  join(booking, now) {
    if (now < joinOpens(booking.start)) return 'TOO_EARLY_TO_JOIN';
    return now < booking.end ? null : 'SESSION_OVER';
  },
  report_no_show(booking, now) {
    const span = reportSpan(booking);
    if (now < span.start) return 'TOO_EARLY_TO_REPORT';
    if (now >= span.end) return 'TOO_LATE_TO_REPORT';
    if (booking.has_reviewed === true) return 'REVIEWED';
    const { mentor = Infinity, prospect = Infinity } = booking.joined ?? {};
    return Math.max(mentor, prospect) < span.start ? 'BOTH_JOINED' : null;
  },
  review(booking, now) {
    const span = reviewSpan(booking.end);
    if (now < span.start) return 'TOO_EARLY_TO_REVIEW';
    if (now >= span.end) return 'TOO_LATE_TO_REVIEW';
    return booking.is_reviewed === true ? 'ALREADY_REVIEWED' : null;
  },
};

function isExpired(booking: Booking, now: number): boolean {
  return now >= (booking.expires_at ?? expiryOf(booking) ?? Infinity);
}
