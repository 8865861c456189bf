import { LIMITS } from '@abroad/contract';
import { halfHoursOf, KNOWN_AHEAD_MS, type HalfHours } from '@abroad/search-index';
import { findSlots, localDay, localMidnight, nextSlot, type CompiledSchedule } from '@abroad/slots';
import { daytimeStarts } from '../../db/available-times.ts';
import type { Database } from '../../db/connection.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { nextAvailableJob } from '../../jobs/known-jobs.ts';
import { appointmentsOf, noAppointments, type Appointments } from '../calendars/busy-times.ts';
import { findActiveServices } from '../event-types/queries.ts';
import type { Service } from '../event-types/service-row.ts';
import { findHeldTimes, type HeldTime } from './busy-queries.ts';
import { busyOf, slotPolicyOf, windowEnd } from './mentor-time.ts';
import { loadSchedules } from './schedules.ts';
import { busyFromDaysOff, findDaysOff, type DaysOff } from './time-off.ts';

const MINUTE_MS = 60_000;
/** A mentor without an available time is checked again after this long, because the window moves on. */
const RECHECK_MS = 6 * 60 * MINUTE_MS;
/** How far ahead searches ask for availability; this much must always be known. */
const SEARCH_WINDOW_MS = LIMITS.available_days * 24 * 60 * MINUTE_MS;
/** After a first time beyond what is stored by half hour, the daytime of every clock is looked for this long. */
const FAR_DAYS_MS = 2 * 24 * 60 * MINUTE_MS;
/** The time between a sweep and the end of the next one. An earlier start is never shown, whatever the notice. */
const SWEEP_MARGIN_MS = 2 * MINUTE_MS;

/** Enqueues the computation of a mentor's next available time in the caller's transaction. */
export const enqueueNextAvailable = (trx: Database, user_id: string): Promise<void> =>
  enqueue(trx, [nextAvailableJob({ user_id })]);

/** The shortest service of each mentor, which has the most slots. */
export function shortestOf(services: readonly Service[]): Map<string, Service> {
  const shortest = new Map<string, Service>();
  for (const service of services) {
    const known = shortest.get(service.auth_user_id);
    if (service.schedule !== null && (known === undefined || service.duration_min < known.duration_min)) {
      shortest.set(service.auth_user_id, service);
    }
  }
  return shortest;
}

/** The inputs to a mentor's next available time, besides the service. */
export interface NextTimeInput {
  schedule: CompiledSchedule;
  held: HeldTime[];
  appointments: Appointments;
  off: DaysOff[];
  /** Epoch milliseconds. */
  now: number;
}

type ServiceRules = Pick<Service, 'auth_user_id' | 'duration_min' | 'policy'>;

/** A mentor's next available times in epoch milliseconds. */
interface UpcomingTimes {
  /** All times in the days that are stored by half hour. */
  soon: readonly number[];
  /** The first one after these. */
  later: number | null;
  /** Where there are none in these days, those of the two days from the first one. */
  far: readonly number[];
}

function upcomingTimesOf(
  service: ServiceRules,
  { schedule, held, appointments, off, now }: NextTimeInput,
): UpcomingTimes {
  const policy = slotPolicyOf(service);
  const to = windowEnd(schedule, service.policy.window_days, now);
  const kept = [...appointments.intervals, ...busyFromDaysOff(off, policy)];
  const busy = busyOf({ held, appointments: kept }, service.auth_user_id);
  const from = now + SWEEP_MARGIN_MS;
  if (appointments.withheld) {
    return { soon: [], later: null, far: [] };
  }
  const soon = findSlots(schedule, { policy, busy, now, from, to: Math.min(to, now + KNOWN_AHEAD_MS) });
  const later = nextSlot(schedule, { policy, busy, now, from: now + KNOWN_AHEAD_MS, to });
  const isFar = soon.length === 0 && later !== null;
  const far = isFar
    ? findSlots(schedule, { policy, busy, now, from: later, to: Math.min(to, later + FAR_DAYS_MS) })
    : [];
  return { soon, later, far };
}

/**
 * When the period that searches ask for reaches beyond the stored days: at a time after them or, if there is none, when
 * the window opens its next day.
 */
const endOfKnownTimes = ({ later }: UpcomingTimes, { zone }: CompiledSchedule, now: number): number =>
  later === null ? localMidnight(zone, localDay(zone, now) + 1) : later - SEARCH_WINDOW_MS;

/** A mentor's next available time, and the half hours in which they can be booked; instants in epoch milliseconds. */
export interface NextAvailableTime {
  next: number | null;
  half_hours: HalfHours;
  /** Minutes since 1970: for every clock the first start in the daytime. */
  daytime_starts: readonly number[];
  /** When to check again: the time is too near, may no longer be available, or a new one may be. */
  check_at: number;
}

const noAvailableTime = (now: number): NextAvailableTime => ({
  next: null,
  half_hours: halfHoursOf([]),
  daytime_starts: [],
  check_at: now + RECHECK_MS,
});

/** The next available time of a service. */
export function nextAvailableTime(service: ServiceRules, known: NextTimeInput): NextAvailableTime {
  const { schedule, appointments, now } = known;
  const times = upcomingTimesOf(service, known);
  const next = times.soon[0] ?? times.later;
  if (next === null) {
    return noAvailableTime(now);
  }
  const too_near = next - Math.max(service.policy.min_notice_min * MINUTE_MS, SWEEP_MARGIN_MS);
  const unknown = appointments.stale ? appointments.known_until : Infinity;
  const due = Math.min(too_near, unknown, endOfKnownTimes(times, schedule, now));
  return {
    next,
    half_hours: halfHoursOf(times.soon),
    daytime_starts: daytimeStarts(times.soon.length > 0 ? times.soon : times.far, LIMITS),
    check_at: Math.max(due, now + MINUTE_MS),
  };
}

/** Computes the next available times of mentors: five queries for all of them. */
export async function computeNextAvailable(
  db: Database,
  user_ids: readonly string[],
  now: number,
): Promise<Map<string, NextAvailableTime>> {
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
  const answers = user_ids.map((user_id): [string, NextAvailableTime] => {
    const service = shortest.get(user_id);
    const schedule = schedules.get(service?.schedule?.id ?? '');
    if (!service || !schedule) {
      return [user_id, noAvailableTime(now)];
    }
    const busy = {
      held: byPerson.get(user_id) ?? [],
      appointments: appointments.get(user_id) ?? noAppointments(),
      off: offOf.get(user_id) ?? [],
    };
    return [user_id, nextAvailableTime(service, { schedule, ...busy, now })];
  });
  return new Map(answers);
}
