import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../../db/connection.ts';
import { jobKind } from '../../../jobs/define-job.ts';
import type { CalendarMethod } from '../../calendar-files/index.ts';
import type { MoneyTold } from '../../payments/index.ts';

/** The mails about a booking. */
export const BOOKING_MAIL_KINDS = [
  'booked',
  'requested',
  'accepted',
  'declined',
  'cancelled',
  'rescheduled',
  'placed',
  'place_missing',
  'withdrawn',
  'expired',
  'hold_expired',
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

/** What a mail holds besides its words and its session. Left out is: nothing. */
interface Parts {
  /** Who reads it; both where it isn't said. */
  readers?: readonly Reader[];
  /** Where to meet, for those whose session stands. */
  place?: true;
  money?: MoneyTold;
  /** Whose words go with it: the prospect's message, the reason of an end, or what was written with a proposal. */
  quote?: 'message' | 'reason' | 'proposal';
  /** It tells of an end before the session was held, and leads the prospect to other times. */
  ends?: true;
  /**
   * What its calendar file does in the reader's calendar. A reminder only shows what stands there already: with the same
   * UID and SEQUENCE, and inviting nobody, it is no update (RFC 5546, 2.1.5 and 3.2.1).
   */
  file?: CalendarMethod;
  /** The same for the mentor, where it differs; null for no file. */
  file_of_mentor?: CalendarMethod | null;
}

const STANDS = { place: true, quote: 'message' } as const;
const ENDED = { ends: true, money: 'settled', quote: 'reason', file: 'CANCEL' } as const;
/**
 * A request stands in its prospect's calendar as tentative. To its mentor it is only shown: who declines it gets no mail,
 * and so nothing would take it out of a calendar again.
 */
const ENDED_UNANSWERED = { ...ENDED, file_of_mentor: null } as const;
const REMINDER = { ...STANDS, file: 'PUBLISH' } as const;
const NO_SHOW = { money: 'settled' } as const;

/**
 * The mails and what they hold. Mentors who decline or say where they meet know that they did, and alone can say it; of a
 * hold they never heard; who reports a no-show knows; and a card is the prospect's alone.
 */
export const PARTS: Readonly<Record<BookingMailKind, Parts>> = {
  booked: { ...STANDS, money: 'price', file: 'REQUEST' },
  requested: { quote: 'message', money: 'price', file: 'REQUEST', file_of_mentor: 'PUBLISH' },
  accepted: { ...STANDS, money: 'price', file: 'REQUEST' },
  declined: { ...ENDED, readers: ['prospect'] },
  cancelled: ENDED,
  rescheduled: { ...STANDS, file: 'REQUEST' },
  placed: { ...STANDS, readers: ['prospect'], file: 'REQUEST' },
  place_missing: { ...STANDS, readers: ['mentor'] },
  withdrawn: ENDED_UNANSWERED,
  expired: ENDED_UNANSWERED,
  hold_expired: { ends: true, readers: ['prospect'], quote: 'reason' },
  reminder_24h: REMINDER,
  reminder_1h: REMINDER,
  refunded: { money: 'refund', file: 'PUBLISH' },
  refund_failed: { readers: ['prospect'], money: 'refund' },
  payment_lost: { ends: true, money: 'settled', file: 'CANCEL', file_of_mentor: null },
  paid_too_late: { ends: true, readers: ['prospect'], money: 'refund' },
  proposed: { place: true, quote: 'proposal' },
  proposal_declined: { place: true, quote: 'proposal' },
  no_show_mentor: { ...NO_SHOW, readers: ['mentor'] },
  no_show_prospect: { ...NO_SHOW, readers: ['prospect'] },
};

export const isReminder = (kind: BookingMailKind): boolean => kind === 'reminder_24h' || kind === 'reminder_1h';
export const readersOf = (kind: BookingMailKind): readonly Reader[] => PARTS[kind].readers ?? ['prospect', 'mentor'];

/** One mail to one reader about one state of a booking. */
export interface BookingMail {
  kind: BookingMailKind;
  booking_id: string;
  /** The booking's iCalendar SEQUENCE at the time. */
  sequence: number;
  reader: Reader;
  /** The refund that it tells of. */
  refund_id?: string | undefined;
  /** The proposal that it tells of. */
  proposal_id?: string | undefined;
}

interface Moment {
  id: string;
  ical_sequence: number;
}

/** The mails of a kind about a booking as it stands, or about its refund or proposal: one to each of its readers. */
export const mailsAbout = (
  kind: BookingMailKind,
  { id: booking_id, ical_sequence: sequence }: Moment,
  about: Pick<BookingMail, 'refund_id' | 'proposal_id'> = {},
): BookingMail[] => readersOf(kind).map((reader) => ({ kind, booking_id, sequence, reader, ...about }));

/** A mail as its job names it. */
const BookingMailPayload = z.object({
  kind: z.enum(BOOKING_MAIL_KINDS),
  booking_id: z.uuid(),
  sequence: z.int().min(0),
  reader: z.enum(['mentor', 'prospect']),
  refund_id: z.uuid().optional(),
  proposal_id: z.uuid().optional(),
});

/** What keeps a mail from being sent twice: one for each state, refund or proposal that it is about. */
export const deduplicationOf = ({ kind, booking_id, sequence, reader, refund_id, proposal_id }: BookingMail): string =>
  `${kind}:${booking_id}:${refund_id ?? proposal_id ?? sequence}:${reader}`;

/** The job that sends one mail. */
export const bookingMailJob = jobKind({
  task: 'send-mail',
  payload: BookingMailPayload,
  lane: 'mail',
  key: (mail) => `mail:${deduplicationOf(mail)}`,
});

/** The mails that say how to join for the first time. */
const FIRST_WITH_PLACE: readonly BookingMailKind[] = ['booked', 'accepted'];
/** So long they wait for a link that the calendar makes; then they go without. */
export const LINK_WAIT_MS = 2 * 60_000;

export const firstSaysPlace = (kind: BookingMailKind): boolean => FIRST_WITH_PLACE.includes(kind);

/** The jobs of those mails, also of those that wait from before the session was rescheduled. */
function keysOf({ id, ical_sequence: now }: Moment): string[] {
  const moments = Array.from({ length: now + 1 }, (_, ical_sequence) => ({ id, ical_sequence }));
  const mails = FIRST_WITH_PLACE.flatMap((kind) => moments.flatMap((moment) => mailsAbout(kind, moment)));
  return mails.map((mail) => bookingMailJob(mail).key ?? '');
}

/** Whether nobody was told yet how to join: the mails that say it still wait. */
export async function isPlaceUntold(db: Database, booking: Moment): Promise<boolean> {
  const { rows } = await sql`
    select 1 from graphile_worker.jobs job where job.key = any(${keysOf(booking)}::text[]) limit 1`.execute(db);
  return rows.length > 0;
}

/** Sends the mails at once that wait for the link of a booking; those that were sent stay as they are. */
export async function sendMailsWithLink(trx: Database, booking: Moment): Promise<void> {
  await sql`
    select graphile_worker.reschedule_jobs(array_agg(job.id), run_at => now())
    from graphile_worker.jobs job where job.key = any(${keysOf(booking)}::text[])
    having count(*) > 0`.execute(trx);
}
