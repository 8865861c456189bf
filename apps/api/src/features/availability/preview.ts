import { policyInForce } from '@abroad/booking-rules';
import type { AvailabilityPreview, PreviewAvailability } from '@abroad/contract';
import { compileSchedule, findSlots, listSlots, type ScheduleRule } from '@abroad/slots';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { appointmentsOfOne } from '../calendars/busy-times.ts';
import { mentorPolicy, refuseBadPolicy } from '../event-types/policies.ts';
import { requireMentor } from '../profiles/own-profile.ts';
import { findHeldTimes } from './busy-queries.ts';
import { checkSpan } from './check-span.ts';
import { busyOf, slotPolicyOf } from './mentor-time.ts';
import { busyFromDaysOff, findDaysOff } from './time-off.ts';

type PreviewInput = z.output<typeof PreviewAvailability>;
type Rules = PreviewInput['schedule']['rules'];

const toScheduleRule = ({ weekday, date, start_time, end_time }: Rules[number]): ScheduleRule => ({
  weekday: weekday ?? null,
  date: date ?? null,
  start_time: start_time ?? null,
  end_time: end_time ?? null,
});

function compile({ time_zone, rules }: PreviewInput['schedule']) {
  const result = compileSchedule({ time_zone, rules: rules.map(toScheduleRule) });
  if (!result.ok) {
    const path = 'rule_index' in result.error ? `schedule.rules.${result.error.rule_index}` : 'schedule.time_zone';
    throw new AppError('VALIDATION_FAILED', { errors: [{ path, message: 'Check these hours' }] });
  }
  return result.schedule;
}

/** @throws AppError VALIDATION_FAILED (`to`), RANGE_TOO_LONG */
function spanOf({ from, to }: PreviewInput) {
  return checkSpan({ start: Date.parse(from), end: Date.parse(to) }, 'to');
}

/**
 * The slots that settings would give if they were saved, with the mentor's real sessions, appointments and time off.
 * The engine is the same as for visitors; nothing is written or cached.
 * @throws AppError PROFILE_NOT_FOUND, VALIDATION_FAILED, RANGE_TOO_LONG
 */
export async function previewSettings(
  context: Pick<Context, 'db' | 'clock'>,
  user_id: string,
  input: PreviewInput,
): Promise<AvailabilityPreview> {
  const span = spanOf(input);
  refuseBadPolicy(input.policy, 'policy.');
  const schedule = compile(input.schedule);
  await requireMentor(context.db, user_id);
  const now = context.clock.now();
  const [held, calendars, off, mentorsPolicy] = await Promise.all([
    findHeldTimes(context.db, [user_id], span, now),
    appointmentsOfOne(context.db, user_id, span, now),
    findDaysOff(context.db, [user_id], span),
    mentorPolicy(context.db, user_id),
  ]);
  const { intervals, stale, withheld } = calendars;
  const { duration_min } = input;
  const policy = slotPolicyOf({ duration_min, policy: policyInForce(mentorsPolicy, input.policy) });
  const busy = busyOf({ held, appointments: [...intervals, ...busyFromDaysOff(off, policy)] }, user_id);
  const starts = withheld ? [] : findSlots(schedule, { policy, busy, now, from: span.start, to: span.end });
  return { available_slots: listSlots(starts, duration_min), time_zone: input.schedule.time_zone, stale, withheld };
}
