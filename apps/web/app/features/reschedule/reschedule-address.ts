import type { Booking } from '@abroad/contract/bookings';
import { paths } from '../../lib/paths.ts';
import { readAddress, type BookingAddress } from '../booking/address.ts';
import { localDay, toDate } from '../calendar/local-days.ts';

/** To reschedule a session at once, or to propose other times to the other side. */
export type Way = 'move' | 'propose';

/**
 * Reads the page's address. It begins with the day of the session. A way that isn't open for the booking is ignored.
 * @param zone the reader's (IANA).
 */
export function readRescheduleAddress(
  search: URLSearchParams,
  booking: Booking,
  zone: string,
): { way: Way; times: BookingAddress } {
  const asked = readAddress(search);
  const isOpened = asked.start === null && asked.date === null && asked.from === null;
  const times = isOpened ? { ...asked, date: localDay(booking.start, zone) } : asked;
  const ways = waysOf(booking);
  const requestedWay = ways.find((way) => way === search.get('way'));
  return { way: requestedWay ?? ways[0] ?? 'propose', times: { ...times, zone: null, zones: false, details: false } };
}

/** The ways that are open to the reader, the usual first: a mentor asks before rescheduling a session that a student has planned for. */
export function waysOf({ viewer_role: role, allowed_actions: actions }: Booking): Way[] {
  const usual: Way[] = role === 'mentor' ? ['propose', 'move'] : ['move', 'propose'];
  return usual.filter((way) => actions.includes(way === 'move' ? 'reschedule' : 'propose'));
}

export function rescheduleAddressOf(id: string, way: Way, { from, date, start }: Partial<BookingAddress>): string {
  return paths.rescheduleBooking(id, {
    way,
    from: from === null || from === undefined ? null : toDate(from),
    date: date === null || date === undefined ? null : toDate(date),
    start: start ?? null,
  });
}

/**
 * Explains why a future confirmed session can't be rescheduled at once; null if it can.
 * @param now epoch milliseconds.
 */
export function whyNotRescheduled(booking: Booking, now: number): 'too_late' | 'too_often' | null {
  if (booking.status === 'requested' || booking.allowed_actions.includes('reschedule')) {
    return null;
  }
  const last = Date.parse(booking.start) - booking.policy.reschedule_min * 60_000;
  return now > last ? 'too_late' : 'too_often';
}
