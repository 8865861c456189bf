import type { ErrorCode } from '@abroad/contract';
import { isOffered, type BusyInterval } from '@abroad/slots';
import { busyOf, type MentorTime } from '../availability/index.ts';

interface Wanted {
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
export function refusalOf(time: MentorTime, wanted: Wanted): ErrorCode | null {
  const { schedule, policy, withheld } = time;
  if (schedule === null) {
    return 'SLOT_NOT_OFFERED';
  }
  if (withheld) {
    return 'MENTOR_CALENDAR_UNKNOWN';
  }
  const { start, now, mentor_user_id, prospect_user_id } = wanted;
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
