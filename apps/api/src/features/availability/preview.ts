import { policyInForce } from '@abroad/booking-rules';
import type { AvailabilityPreview, PreviewAvailability } from '@abroad/contract';
import { compileSchedule, findSlots, listSlots, type ScheduleRule } from '@abroad/slots';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { appointmentsOfOne } from '../calendars/index.ts';
import { mentorPolicy, refuseBadPolicy, requireMentor } from '../event-types/index.ts';
import { findHeldTimes } from './busy-queries.ts';
import { checkSpan } from './check-span.ts';
import { busyOf, slotPolicyOf } from './mentor-time.ts';
import { closedBy, findDaysOff } from './time-off.ts';

type Asked = z.output<typeof PreviewAvailability>;
type Rules = Asked['schedule']['rules'];

const toScheduleRule = ({ weekday, date, start_time, end_time }: Rules[number]): ScheduleRule => ({
  weekday: weekday ?? null,
  date: date ?? null,
  start_time: start_time ?? null,
  end_time: end_time ?? null,
});

function compile({ time_zone, rules }: Asked['schedule']) {
  const result = compileSchedule({ time_zone, rules: rules.map(toScheduleRule) });
  if (!result.ok) {
    const path = 'rule_index' in result.error ? `schedule.rules.${result.error.rule_index}` : 'schedule.time_zone';
    throw new AppError('VALIDATION_FAILED', { errors: [{ path, message: 'Check these hours' }] });
  }
  return result.schedule;
}

/** @throws AppError VALIDATION_FAILED (`to`), RANGE_TOO_LONG */
function spanOf({ from, to }: Asked) {
  return checkSpan({ start: Date.parse(from), end: Date.parse(to) }, 'to');
}

/**
 * The slots that settings would give if they were saved, beside the mentor's real sessions, appointments and time off. The same
 * engine as for everybody's eyes; nothing is written and nothing compiled is kept.
 * @throws AppError PROFILE_NOT_FOUND, VALIDATION_FAILED, RANGE_TOO_LONG
 */
export async function previewSettings(
  context: Pick<Context, 'db' | 'clock'>,
  user_id: string,
  asked: Asked,
): Promise<AvailabilityPreview> {
  const span = spanOf(asked);
  refuseBadPolicy(asked.policy, 'policy.');
  const schedule = compile(asked.schedule);
  await requireMentor(context.db, user_id);
  const now = context.clock.now();
  const [held, calendars, off, present] = await Promise.all([
    findHeldTimes(context.db, [user_id], span, now),
    appointmentsOfOne(context.db, user_id, span, now),
    findDaysOff(context.db, [user_id], span),
    mentorPolicy(context.db, user_id),
  ]);
  const { intervals, stale, withheld } = calendars;
  const { duration_min } = asked;
  const policy = slotPolicyOf({ duration_min, policy: policyInForce(present, asked.policy) });
  const busy = busyOf({ held, appointments: [...intervals, ...closedBy(off, policy)] }, user_id);
  const starts = withheld ? [] : findSlots(schedule, { policy, busy, now, from: span.start, to: span.end });
  return { available_slots: listSlots(starts, duration_min), time_zone: asked.schedule.time_zone, stale, withheld };
}
