import type { ErrorCode } from '@abroad/contract';
import { isOffered, type BusyInterval } from '@abroad/slots';
import { busyOf, loadMentorTime, type MentorTime } from '../../availability/index.ts';
import { refreshBusyCalendars, type CalendarDeps } from '../../calendars/index.ts';
import type { Service } from '../../event-types/index.ts';

interface Start {
  mentor_user_id: string;
  prospect_user_id: string;
  /** Epoch milliseconds. */
  start: number;
  now: number;
}

const MINUTE_MS = 60_000;

/**
 * Why a start can't be booked, or null when it can: exactly what the availability shows.
 * What the mentor would offer if nobody had booked is SLOT_TAKEN, or PROSPECT_BUSY where the prospect is elsewhere then.
 */
export function refusalOf(time: MentorTime, asked: Start): ErrorCode | null {
  const { schedule, policy, withheld } = time;
  if (schedule === null) {
    return 'SLOT_NOT_OFFERED';
  }
  if (withheld) {
    return 'MENTOR_CALENDAR_UNKNOWN';
  }
  const { start, now, mentor_user_id, prospect_user_id } = asked;
  const offeredAgainst = (busy: readonly BusyInterval[]) => isOffered(schedule, { policy, busy, now }, start);
  if (offeredAgainst(busyOf(time, mentor_user_id))) {
    return null;
  }
  if (!offeredAgainst(time.appointments)) {
    return 'SLOT_NOT_OFFERED';
  }
  const end = start + policy.duration_min * MINUTE_MS;
  const elsewhere = time.held.some(
    (held) =>
      (held.mentor_user_id === prospect_user_id || held.prospect_user_id === prospect_user_id) &&
      held.start < end &&
      held.end > start,
  );
  return elsewhere ? 'PROSPECT_BUSY' : 'SLOT_TAKEN';
}

/** What the mentor's calendars say now, where there are any: the last look before a time is promised. */
export async function askCalendars(
  context: CalendarDeps,
  time: MentorTime,
  service: Service,
  question: Parameters<typeof loadMentorTime>[2],
): Promise<MentorTime> {
  if (time.calendars === 0) {
    return time;
  }
  await refreshBusyCalendars(context, service.auth_user_id);
  return loadMentorTime(context, service, question);
}
