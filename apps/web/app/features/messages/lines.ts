import type { Message, ThreadBooking } from '@abroad/contract/threads';

export type Line = { kind: 'message'; message: Message } | { kind: 'booking'; booking: ThreadBooking };

/** One day of a conversation. */
export interface Day {
  /** An instant of that day. */
  at: string;
  lines: Line[];
}

interface Told {
  /** The oldest first. */
  messages: readonly Message[];
  bookings: readonly ThreadBooking[];
  /** Whether there are older messages: earlier sessions are left out then, too. */
  hasMore: boolean;
}

/**
 * The lines of a conversation by day, sessions among messages at the time when they were booked.
 * @param dayOf names the day of an instant in the reader's zone
 */
export function daysOf({ messages, bookings, hasMore }: Told, dayOf: (instant: string) => string): Day[] {
  const first = messages[0]?.created_at;
  const shown = bookings.filter(
    ({ created_at }) => !hasMore || first === undefined || Date.parse(created_at) >= Date.parse(first),
  );
  const lines: (Line & { at: string })[] = [
    ...messages.map((message) => ({ kind: 'message' as const, message, at: message.created_at })),
    ...shown.map((booking) => ({ kind: 'booking' as const, booking, at: booking.created_at })),
  ];
  // The order of messages is the server's: `sort` keeps it for equal times.
  lines.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const days = Map.groupBy(lines, ({ at }) => dayOf(at));
  return [...days.values()].map((ofDay) => ({ at: ofDay[0]?.at ?? '', lines: ofDay }));
}
