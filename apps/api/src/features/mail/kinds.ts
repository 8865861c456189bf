import { z } from 'zod';
import type { Job } from '../../jobs/enqueue-all.ts';

/** The mails about a booking. */
export const BOOKING_MAIL_KINDS = [
  'booked',
  'requested',
  'accepted',
  'declined',
  'cancelled',
  'rescheduled',
  'withdrawn',
  'expired',
  'reminder_24h',
  'reminder_1h',
] as const;
export type BookingMailKind = (typeof BOOKING_MAIL_KINDS)[number];
export const isReminder = (kind: BookingMailKind): boolean => kind === 'reminder_24h' || kind === 'reminder_1h';
export type Reader = 'mentor' | 'prospect';

/** Mentors who decline know that they did. */
const READERS: Readonly<Partial<Record<BookingMailKind, readonly Reader[]>>> = { declined: ['prospect'] };

export const readersOf = (kind: BookingMailKind): readonly Reader[] => READERS[kind] ?? ['prospect', 'mentor'];

/** One mail to one reader about one state of a booking. */
export interface BookingMail {
  kind: BookingMailKind;
  booking_id: string;
  /** The booking's iCalendar SEQUENCE at the time. */
  sequence: number;
  reader: Reader;
}

/** A mail as its job names it. */
export const BookingMailPayload = z.object({
  kind: z.enum(BOOKING_MAIL_KINDS),
  booking_id: z.uuid(),
  sequence: z.int().min(0),
  reader: z.enum(['mentor', 'prospect']),
});

/** What keeps a mail from being sent twice. */
export const deduplicationOf = ({ kind, booking_id, sequence, reader }: BookingMail): string =>
  `${kind}:${booking_id}:${sequence}:${reader}`;

export const SEND_MAIL = 'send-mail';

/** The job that sends one mail. */
export const bookingMailJob = (mail: BookingMail): Job => ({
  task: SEND_MAIL,
  payload: { ...mail },
  key: `mail:${deduplicationOf(mail)}`,
});

/** The jobs that send a booking's mails of one kind, one a reader, for the transaction that makes them due. */
export const bookingMailJobs = (kind: BookingMailKind, booking_id: string, sequence: number): Job[] =>
  readersOf(kind).map((reader) => bookingMailJob({ kind, booking_id, sequence, reader }));
