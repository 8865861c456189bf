import { compileSchedule, nextSlot, type CompiledSchedule } from '@abroad/slots';
import type { Mentor } from '../mentor.ts';
import { remember, rememberNumbered } from '../remember.ts';
import { WEEKS } from '../services/weeks.ts';
import type { City } from '../world/cities.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A mentor without a free time is looked at again so often, as the product's own sweep does. */
const LOOK_AGAIN_MS = 6 * 60 * MINUTE_MS;

/** When somebody can be booked next, and when that has to be worked out anew: milliseconds since 1970. */
export interface NextFreeTime {
  next_available_ms: number | null;
  next_available_check_ms: number;
}

function scheduleOf(timeZone: string, week: number): CompiledSchedule {
  const weekly = WEEKS[week]?.rules ?? [];
  const rules = weekly.map(({ weekday, start_time, end_time }) => ({ weekday, start_time, end_time, date: null }));
  const compiled = compileSchedule({ time_zone: timeZone, rules });
  if (!compiled.ok) throw new Error(`${timeZone}: ${compiled.error.code}`);
  return compiled.schedule;
}

/** The times of a schedule, by service and policy. */
interface Times {
  schedule: CompiledSchedule;
  known: Map<number, NextFreeTime>;
}

function workOut(schedule: CompiledSchedule, mentor: Mentor, duration_min: number, now: number): NextFreeTime {
  const { min_notice_min, window_days, buffer_before_min, buffer_after_min } = mentor;
  const caps = { slot_step_min: null, max_per_day: null, max_per_week: null };
  const policy = { duration_min, min_notice_min, window_days, buffer_before_min, buffer_after_min, ...caps };
  const next = nextSlot(schedule, { policy, busy: [], now, from: now, to: now + (window_days + 2) * DAY_MS });
  const check = next === null ? now + LOOK_AGAIN_MS : Math.max(next - min_notice_min * MINUTE_MS, now + MINUTE_MS);
  return { next_available_ms: next, next_available_check_ms: check };
}

/**
 * Works out next free times over the shortest service, as they are at `now` (epoch ms) for mentors without bookings.
 * Zones, weeks and policies come back again and again, so each combination is worked out once.
 */
export function createNextFreeTimes(now: number): (mentor: Mentor) => NextFreeTime {
  const timesOf = WEEKS.map((_, week) => {
    const ofZone = remember((zone: string): Times => ({ schedule: scheduleOf(zone, week), known: new Map() }));
    return rememberNumbered((city: City) => ofZone(city.time_zone));
  });
  return (mentor) => {
    const { schedule, known } = (timesOf[mentor.week] as (city: City) => Times)(mentor.city);
    let duration = Infinity;
    for (const { duration_min } of mentor.services) if (duration_min < duration) duration = duration_min;
    // Below 2^30: larger numbers are slower to find.
    const key = (duration * 2048 + mentor.min_notice_min) * 128 + mentor.window_days;
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = workOut(schedule, mentor, duration, now);
    known.set(key, made);
    return made;
  };
}
