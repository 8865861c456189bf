import { compileSchedule, findSlots, writeStarts } from '@abroad/slots';
import type { CompiledSchedule, SlotPolicy } from '@abroad/slots';
import type { Contender } from '../contender.ts';
import { CLOSES, OPENS, TIME_ZONE, WEEKDAYS } from '../workload.ts';

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** Office hours in New York, compiled once as in the product. */
export function officeHours(timeZone = TIME_ZONE, opens = OPENS, closes = CLOSES): CompiledSchedule {
  const rules = WEEKDAYS.map((weekday) => ({
    weekday,
    date: null,
    start_time: clock(opens),
    end_time: clock(closes),
  }));
  const compiled = compileSchedule({ time_zone: timeZone, rules });
  if (!compiled.ok) throw new Error(compiled.error.code);
  return compiled.schedule;
}

export const OPEN_POLICY: SlotPolicy = {
  duration_min: 30,
  slot_step_min: null,
  buffer_before_min: 0,
  buffer_after_min: 0,
  min_notice_min: 0,
  window_days: 366,
  max_per_day: null,
  max_per_week: null,
};

export const ours: Contender = ({ duration_min, step_min, busy, from, to }) => {
  const schedule = officeHours();
  const policy = { ...OPEN_POLICY, duration_min, slot_step_min: step_min };
  const compute = () => findSlots(schedule, { policy, busy, now: from, from, to });
  return { compute, json: () => writeStarts(compute()) };
};
