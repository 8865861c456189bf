import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../../db/connection.ts';
import { jobKind } from '../../../jobs/define-job.ts';
import type { CalendarMethod } from '../../calendar-files/calendar-file.ts';
import type { MoneyOccasion } from '../../payments/money-lines.ts';

/** The emails about a booking. */
export const BOOKING_MAIL_KINDS = [
  'booked',
  'requested',
  'accepted',
  'declined',
  'cancelled',
  'contract_withdrawn',
  'rescheduled',
  'placed',
  'place_missing',
  'withdrawn',
  'expired',
  'hold_expired',
  'paid_later',
  'payment_opens',
  'payment_due_3d',
  'payment_due_1d',
  'unpaid',
  'reminder_24h',
  'reminder_1h',
  'refunded',
  'refund_failed',
  'payment_lost',
  'paid_too_late',
  'proposed',
  'proposal_declined',
  'no_show_mentor',
  'no_show_prospect',
] as const;
export type BookingMailKind = (typeof BOOKING_MAIL_KINDS)[number];
export type Reader = 'mentor' | 'prospect';

/** The parts of an email besides its words and its session. Parts that are left out are missing. */
interface Parts {
  /** Its reader; both people by default. */
  readers?: readonly Reader[];
  /** The place, for confirmed sessions. */
  place?: true;
  money?: MoneyOccasion;
  /** The message in it: the prospect's, the reason of an end, that of a proposal, or the staff's about a refund. */
  quote?: 'message' | 'reason' | 'proposal' | 'refund';
  /** It is the first of a confirmed session: it says what to prepare, and until when plans can change. */
  begins?: true;
  /** The reader can pay now, so there is a link to do so. */
  pays?: true;
  /** The booking ended before its session, so the prospect gets a link to other times. */
  ends?: true;
  /**
   * The effect of its calendar file on the reader's calendar. A reminder only shows the existing event: with the same UID and
   * SEQUENCE and without attendees it is no update (RFC 5546, 2.1.5 and 3.2.1).
   */
  file?: CalendarMethod;
  /** The same for the mentor, where it differs; null for no file. */
  file_of_mentor?: CalendarMethod | null;
}

const STANDS = { place: true, quote: 'message' } as const;
const ENDED = { ends: true, money: 'settled', quote: 'reason', file: 'CANCEL' } as const;
/**
 * A request is a tentative event in its prospect's calendar. To its mentor it is only shown: a mentor who declines gets
 * no email, so nothing would remove it from their calendar.
 */
const ENDED_UNANSWERED = { ...ENDED, file_of_mentor: null } as const;
const REMINDER = { ...STANDS, file: 'PUBLISH' } as const;
const PAYMENT_DUE = { readers: ['prospect'], money: 'price', pays: true } as const;
const NO_SHOW = { money: 'price' } as const;

/**
 * All emails with their parts. Mentors get no email when they decline or give a place, because only they can do it, and
 * none about holds, which they never see; they do see bookings with a later payment. Authors of no-show reports get none either. Only prospects get
 * mails about the card.
 */
export const PARTS: Readonly<Record<BookingMailKind, Parts>> = {
  booked: { ...STANDS, money: 'price', begins: true, file: 'REQUEST' },
  requested: { quote: 'message', money: 'price', file: 'REQUEST', file_of_mentor: 'PUBLISH' },
  accepted: { ...STANDS, money: 'price', begins: true, file: 'REQUEST' },
  declined: { ...ENDED, readers: ['prospect'] },
  cancelled: ENDED,
  // The student gets a receipt instead: features/withdrawals.
  contract_withdrawn: { readers: ['mentor'], money: 'settled', file: 'CANCEL' },
  rescheduled: { ...STANDS, file: 'REQUEST' },
  placed: { ...STANDS, readers: ['prospect'], file: 'REQUEST' },
  place_missing: { ...STANDS, readers: ['mentor'] },
  withdrawn: ENDED_UNANSWERED,
  expired: ENDED_UNANSWERED,
  hold_expired: { ends: true, readers: ['prospect'], quote: 'reason' },
  paid_later: { quote: 'message', money: 'price', file: 'REQUEST' },
  payment_opens: PAYMENT_DUE,
  payment_due_3d: PAYMENT_DUE,
  payment_due_1d: PAYMENT_DUE,
  unpaid: { ends: true, money: 'settled', file: 'CANCEL' },
  reminder_24h: REMINDER,
  reminder_1h: REMINDER,
  refunded: { money: 'refund', quote: 'refund', file: 'PUBLISH' },
  refund_failed: { readers: ['prospect'], money: 'refund' },
  payment_lost: { ends: true, money: 'settled', file: 'CANCEL', file_of_mentor: null },
  paid_too_late: { ends: true, readers: ['prospect'], money: 'refund' },
  proposed: { place: true, quote: 'proposal' },
  proposal_declined: { place: true, quote: 'proposal' },
  no_show_mentor: { ...NO_SHOW, readers: ['mentor'] },
  no_show_prospect: { ...NO_SHOW, readers: ['prospect'] },
};

export const isReminder = (kind: BookingMailKind): boolean => kind === 'reminder_24h' || kind === 'reminder_1h';
export const isNoShow = (kind: BookingMailKind): boolean => kind === 'no_show_mentor' || kind === 'no_show_prospect';
export const readersOf = (kind: BookingMailKind): readonly Reader[] => PARTS[kind].readers ?? ['prospect', 'mentor'];

/** One email to one reader about one state of a booking. */
export interface BookingMail {
  kind: BookingMailKind;
  booking_id: string;
  /** The booking's iCalendar SEQUENCE at the time. */
  sequence: number;
  reader: Reader;
  /** The refund that it is about. */
  refund_id?: string | undefined;
  /** The proposal that it is about. */
  proposal_id?: string | undefined;
}

interface Moment {
  id: string;
  ical_sequence: number;
}

/** The emails of a kind about a booking's present state, or about its refund or proposal: one for each reader. */
export const mailsAbout = (
  kind: BookingMailKind,
  { id: booking_id, ical_sequence: sequence }: Moment,
  about: Pick<BookingMail, 'refund_id' | 'proposal_id'> = {},
): BookingMail[] => readersOf(kind).map((reader) => ({ kind, booking_id, sequence, reader, ...about }));

/** An email as its job identifies it. */
const BookingMailPayload = z.object({
  kind: z.enum(BOOKING_MAIL_KINDS),
  booking_id: z.uuid(),
  sequence: z.int().min(0),
  reader: z.enum(['mentor', 'prospect']),
  refund_id: z.uuid().optional(),
  proposal_id: z.uuid().optional(),
});

/** Prevents sending an email twice: one key for each state, refund or proposal. */
export const deduplicationOf = ({ kind, booking_id, sequence, reader, refund_id, proposal_id }: BookingMail): string =>
  `${kind}:${booking_id}:${refund_id ?? proposal_id ?? sequence}:${reader}`;

/** The job that sends one email. */
export const bookingMailJob = jobKind({
  task: 'send-mail',
  payload: BookingMailPayload,
  lane: 'mail',
  key: (mail) => `mail:${deduplicationOf(mail)}`,
});

/** The first emails that say how to join. */
const FIRST_WITH_PLACE: readonly BookingMailKind[] = ['booked', 'accepted'];
/** How long they wait for a link from the mentor's calendar; then they are sent without it. */
export const LINK_WAIT_MS = 2 * 60_000;

export const firstSaysPlace = (kind: BookingMailKind): boolean => FIRST_WITH_PLACE.includes(kind);

/** The jobs of those emails, also of those from before the session was rescheduled. */
function keysOf({ id, ical_sequence: now }: Moment): string[] {
  const moments = Array.from({ length: now + 1 }, (_, ical_sequence) => ({ id, ical_sequence }));
  const mails = FIRST_WITH_PLACE.flatMap((kind) => moments.flatMap((moment) => mailsAbout(kind, moment)));
  return mails.map((mail) => bookingMailJob(mail).key ?? '');
}

/** Whether the emails that first say how to join still wait. */
export async function isPlaceUntold(db: Database, booking: Moment): Promise<boolean> {
  const { rows } = await sql`
    select 1 from graphile_worker.jobs job where job.key = any(${keysOf(booking)}::text[]) limit 1`.execute(db);
  return rows.length > 0;
}

/** Sends the emails that wait for a booking's link right away; those already sent stay as they are. */
export async function sendMailsWithLink(trx: Database, booking: Moment): Promise<void> {
  await sql`
    select graphile_worker.reschedule_jobs(array_agg(job.id), run_at => now())
    from graphile_worker.jobs job where job.key = any(${keysOf(booking)}::text[])
    having count(*) > 0`.execute(trx);
}
