import { z } from 'zod';
import { jobKind } from '../../jobs/define-job.ts';

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
export const isReminder = (kind: BookingMailKind): boolean => kind === 'reminder_24h' || kind === 'reminder_1h';
export type Reader = 'mentor' | 'prospect';

/** Mentors who decline or say where they meet know that they did, and alone can say it; of a hold they never heard; who reports the other side too; and a card is the prospect's alone. */
const READERS: Readonly<Partial<Record<BookingMailKind, readonly Reader[]>>> = {
  declined: ['prospect'],
  hold_expired: ['prospect'],
  placed: ['prospect'],
  place_missing: ['mentor'],
  refund_failed: ['prospect'],
  paid_too_late: ['prospect'],
  no_show_mentor: ['mentor'],
  no_show_prospect: ['prospect'],
};

export const readersOf = (kind: BookingMailKind): readonly Reader[] => READERS[kind] ?? ['prospect', 'mentor'];

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
