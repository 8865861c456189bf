import type { AvailabilityToMoveQuery, OwnTimes } from '@abroad/contract';
import { findSlots, writeInstant } from '@abroad/slots';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { appointmentsOfOne } from '../calendars/busy-times.ts';
import { findActiveServices } from '../event-types/queries.ts';
import { requireMentor } from '../profiles/own-profile.ts';
import type { Span } from './busy-queries.ts';
import { busyOf, loadMentorTime, windowEnd } from './mentor-time.ts';
import { shortestOf } from './next-available.ts';
import { requestedSpan } from './service.ts';
import { findDaysOff, spanOfDaysOff } from './time-off.ts';

const MINUTE_MS = 60_000;

/** Spans in their order, of which those that touch or overlap are one. */
function merged(spans: readonly Span[]): Span[] {
  const whole: Span[] = [];
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    const last = whole.at(-1);
    if (last !== undefined && start <= last.end) {
      last.end = Math.max(last.end, end);
    } else {
      whole.push({ start, end });
    }
  }
  return whole;
}

/** The spans in which students can book the mentor's shortest service. */
async function availableTimes({ db }: Pick<Context, 'db'>, user_id: string, span: Span, now: number): Promise<Span[]> {
  const service = shortestOf(await findActiveServices(db, [user_id])).get(user_id);
  if (service === undefined) {
    return [];
  }
  const time = await loadMentorTime({ db }, service, { span, now, prospect_user_id: null });
  if (time.schedule === null || time.withheld) {
    return [];
  }
  const to = Math.min(span.end, windowEnd(time.schedule, service.policy.window_days, now));
  const busy = busyOf(time, user_id);
  const starts = findSlots(time.schedule, { policy: time.policy, busy, now, from: span.start, to });
  const { duration_min, slot_step_min } = time.policy;
  // Starts that follow each other by the step leave no time between them, also where the service is shorter.
  const reach_ms = Math.max(duration_min, slot_step_min ?? 0) * MINUTE_MS;
  return merged(starts.map((start) => ({ start, end: start + reach_ms }))).map(({ start, end }) => ({
    start,
    end: end - reach_ms + duration_min * MINUTE_MS,
  }));
}

/** When a mentor can be booked, is busy by their calendars, or has time off. @throws AppError PROFILE_NOT_FOUND, RANGE_TOO_LONG, VALIDATION_FAILED (`end`). */
export async function ownTimes(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  user_id: string,
  query: z.output<typeof AvailabilityToMoveQuery>,
): Promise<OwnTimes> {
  const now = clock.now();
  const span = requestedSpan(query, now);
  await requireMentor(db, user_id);
  const [available, { intervals }, off] = await Promise.all([
    availableTimes({ db }, user_id, span, now),
    appointmentsOfOne(db, user_id, span, now),
    findDaysOff(db, [user_id], span),
  ]);
  const within = (spans: readonly Span[]) =>
    merged(spans)
      .filter(({ start, end }) => start < span.end && end > span.start)
      .map(({ start, end }) => ({ start: writeInstant(start), end: writeInstant(end) }));
  return { available: within(available), busy: within(intervals), off: within(off.map(spanOfDaysOff)) };
}
