import { turnOf, type Turn } from '@abroad/booking-rules/turns';
import type { Booking } from '@abroad/contract/bookings';
import type { MentorTasks } from '@abroad/contract/mentor-desk';
import type { Thread } from '@abroad/contract/threads';
import type { StatusTone } from '../../ui/status.tsx';

/** Something that waits for the mentor. */
export type Waiting = {
  id: string;
  /** The deadline in epoch milliseconds; null without one. */
  due: number | null;
} & (
  | { kind: 'booking'; turn: Turn; booking: Booking }
  | { kind: 'message'; thread: Thread }
  | { kind: 'payout'; payout: NonNullable<MentorTasks['payout']> }
  | { kind: 'calendar'; calendar: MentorTasks['calendars'][number] }
  | { kind: 'review'; review: MentorTasks['reviews'][number] }
);

interface Known {
  bookings: readonly Booking[];
  threads: readonly Thread[];
  tasks: MentorTasks | undefined;
}

const hour = 60 * 60_000;
/** Tasks without a deadline stand after those that end within this time, and before those that end later. */
const soon = 72 * hour;

const instant = (text: string | null | undefined): number | null => (text ? Date.parse(text) : null);

/** When the mentor's turn at a booking ends; proposed times wait until the last of them, a report until it counts as right. */
function dueOf({ no_show, hold_expires_at, proposal }: Booking, turn: Turn): number | null {
  return turn === 'answer_no_show'
    ? instant(no_show?.answer_until)
    : instant(hold_expires_at ?? proposal?.starts.at(-1));
}

/** Everything that waits for the mentor, the most urgent first. @param now epoch milliseconds. */
export function whatWaits({ bookings, threads, tasks }: Known, now: number): Waiting[] {
  const waiting: Waiting[] = [
    ...bookings.flatMap((booking): Waiting[] => {
      const turn = turnOf(booking);
      return turn === null ? [] : [{ id: booking.id, kind: 'booking', turn, booking, due: dueOf(booking, turn) }];
    }),
    ...(tasks?.payout ? [{ id: 'payout', kind: 'payout' as const, payout: tasks.payout, due: null }] : []),
    ...(tasks?.calendars ?? []).map((calendar) => ({
      id: calendar.id,
      kind: 'calendar' as const,
      calendar,
      due: null,
    })),
    ...threads
      .filter(({ unread }) => unread > 0)
      .map((thread) => ({ id: thread.id, kind: 'message' as const, thread, due: null })),
    ...(tasks?.reviews ?? []).map((review) => ({
      id: `review-${review.booking_id}`,
      kind: 'review' as const,
      review,
      due: instant(review.reply_until),
    })),
  ];
  const rank = ({ due }: Waiting) => due ?? now + soon;
  return waiting.toSorted((one, other) => rank(one) - rank(other));
}

/** How much a deadline presses: late or under 6 hours, under 12, or more. */
export function pressure(due: number, now: number): StatusTone {
  const left = due - now;
  return left < 6 * hour ? 'bad' : left < 12 * hour ? 'watch' : 'waiting';
}
