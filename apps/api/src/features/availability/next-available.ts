import { LIMITS } from '@abroad/contract';
import { halfHoursOf, KNOWN_AHEAD_MS, type HalfHours } from '@abroad/search-index';
import { findSlots, localDay, localMidnight, nextSlot, type CompiledSchedule } from '@abroad/slots';
import type { Database } from '../../db/connection.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { nextAvailableJob } from '../../jobs/known-jobs.ts';
import { appointmentsOf, noAppointments, type Appointments } from '../calendars/index.ts';
import { findActiveServices, type Service } from '../event-types/index.ts';
import { findHeldTimes, type HeldTime } from './busy-queries.ts';
import { busyOf, slotPolicyOf, windowEnd } from './mentor-time.ts';
import { loadSchedules } from './schedules.ts';
import { closedBy, findDaysOff, type DaysOff } from './time-off.ts';

const MINUTE_MS = 60_000;
/** A mentor without a free time is looked at again so often: the window moves on by itself. */
const LOOK_AGAIN_MS = 6 * 60 * MINUTE_MS;
/** For so long searches ask when somebody is available, so that what lies so far ahead is always known. */
const ASKED_AHEAD_MS = LIMITS.available_days * 24 * 60 * MINUTE_MS;
/** Between a sweep and the end of the next one; a time that begins sooner is none to show, whatever the notice. */
const SWEEP_MARGIN_MS = 2 * MINUTE_MS;

/** Has a mentor's next free time worked out anew once the caller's transaction commits. */
export const enqueueNextAvailable = (trx: Database, user_id: string): Promise<void> =>
  enqueue(trx, [nextAvailableJob({ user_id })]);

/** The shortest service fits where none else does. */
function shortestOf(services: readonly Service[]): Map<string, Service> {
  const shortest = new Map<string, Service>();
  for (const service of services) {
    const known = shortest.get(service.auth_user_id);
    if (service.schedule !== null && (known === undefined || service.duration_min < known.duration_min)) {
      shortest.set(service.auth_user_id, service);
    }
  }
  return shortest;
}

/** What a mentor's next free time follows from, beside the service. */
export interface KnownOfMentor {
  schedule: CompiledSchedule;
  held: HeldTime[];
  appointments: Appointments;
  off: DaysOff[];
  /** Epoch milliseconds. */
  now: number;
}

type OfService = Pick<Service, 'auth_user_id' | 'duration_min' | 'policy'>;

/** When a mentor can be booked: the next times in epoch milliseconds. */
interface Times {
  /** All of the days that are known half hour by half hour. */
  soon: readonly number[];
  /** The first one after these. */
  later: number | null;
}

function timesOf(service: OfService, { schedule, held, appointments, off, now }: KnownOfMentor): Times {
  const policy = slotPolicyOf(service);
  const to = windowEnd(schedule, service.policy.window_days, now);
  const kept = [...appointments.intervals, ...closedBy(off, policy)];
  const busy = busyOf({ held, appointments: kept }, service.auth_user_id);
  const from = now + SWEEP_MARGIN_MS;
  if (appointments.withheld) {
    return { soon: [], later: null };
  }
  const soon = findSlots(schedule, { policy, busy, now, from, to: Math.min(to, now + KNOWN_AHEAD_MS) });
  return { soon, later: nextSlot(schedule, { policy, busy, now, from: now + KNOWN_AHEAD_MS, to }) };
}

/**
 * When the days that searches ask for reach what isn't known yet: a time after the known ones or, where there is none, the
 * day that the window opens next.
 */
const endOfKnown = ({ later }: Times, { zone }: CompiledSchedule, now: number): number =>
  later === null ? localMidnight(zone, localDay(zone, now) + 1) : later - ASKED_AHEAD_MS;

/** A mentor's next free time, and in which half hours of the next days they can be booked; instants in epoch milliseconds. */
export interface NextFreeTime {
  next: number | null;
  half_hours: HalfHours;
  /** When it comes too near to be shown, is no longer known to be free, or has to be looked for again. */
  check_at: number;
}

const nothingFree = (now: number): NextFreeTime => ({
  next: null,
  half_hours: halfHoursOf([]),
  check_at: now + LOOK_AGAIN_MS,
});

/** The next free times of a service. */
export function nextFreeTime(service: OfService, known: KnownOfMentor): NextFreeTime {
  const { schedule, appointments, now } = known;
  const times = timesOf(service, known);
  const next = times.soon[0] ?? times.later;
  if (next === null) {
    return nothingFree(now);
  }
  const too_near = next - Math.max(service.policy.min_notice_min * MINUTE_MS, SWEEP_MARGIN_MS);
  const unknown = appointments.stale ? appointments.known_until : Infinity;
  const due = Math.min(too_near, unknown, endOfKnown(times, schedule, now));
  return { next, half_hours: halfHoursOf(times.soon), check_at: Math.max(due, now + MINUTE_MS) };
}

/** Works out when some mentors can be booked next: five queries, however many they are. */
export async function workOutNext(
  db: Database,
  user_ids: readonly string[],
  now: number,
): Promise<Map<string, NextFreeTime>> {
  const shortest = shortestOf(await findActiveServices(db, user_ids));
  const services = [...shortest.values()];
  const schedules = await loadSchedules(
    db,
    services.flatMap((service) => service.schedule ?? []),
  );
  const longest = Math.max(1, ...services.map((service) => service.policy.window_days)) + 2;
  const span = { start: now, end: now + longest * 24 * 60 * MINUTE_MS };
  const [held, appointments, off] = await Promise.all([
    findHeldTimes(db, user_ids, span, now),
    appointmentsOf(db, user_ids, span, now),
    findDaysOff(db, user_ids, span),
  ]);
  const offOf = Map.groupBy(off, (days) => days.user_id);
  const byPerson = new Map(user_ids.map((user_id) => [user_id, [] as HeldTime[]]));
  for (const time of held) {
    byPerson.get(time.mentor_user_id)?.push(time);
    byPerson.get(time.prospect_user_id)?.push(time);
  }
  const answers = user_ids.map((user_id): [string, NextFreeTime] => {
    const service = shortest.get(user_id);
    const schedule = schedules.get(service?.schedule?.id ?? '');
    if (!service || !schedule) {
      return [user_id, nothingFree(now)];
    }
    const busy = {
      held: byPerson.get(user_id) ?? [],
      appointments: appointments.get(user_id) ?? noAppointments(),
      off: offOf.get(user_id) ?? [],
    };
    return [user_id, nextFreeTime(service, { schedule, ...busy, now })];
  });
  return new Map(answers);
}
