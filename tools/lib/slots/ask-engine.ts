import { compileSchedule, localMidnight, zoneTable } from '@abroad/slots';
import type { BusyInterval, CompiledSchedule, ScheduleRule, SlotQuestion } from '@abroad/slots';
import { dayNumber } from '@abroad/slots/time';
import type { Busy, SlotCase } from './case-schema.ts';

/** A case in the engine's terms. */
export interface EngineQuestion {
  rules: ScheduleRule[];
  schedule: CompiledSchedule;
  question: SlotQuestion;
}

/** The rules for a case's hours: a date without ranges is closed. */
function rulesOf({ weekly, overrides }: SlotCase): ScheduleRule[] {
  const everyWeek = weekly.flatMap(({ days, start, end }) =>
    days.map((weekday) => ({ weekday, date: null, start_time: start, end_time: end })),
  );
  const onDates = overrides.flatMap(({ date, ranges }) => {
    const hours = ranges.length > 0 ? ranges : [{ start: null, end: null }];
    return hours.map(({ start, end }) => ({ weekday: null, date, start_time: start, end_time: end }));
  });
  return [...everyWeek, ...onDates];
}

function midnightOf(timeZone: string, date: string, daysLater = 0): number {
  const zone = zoneTable(timeZone);
  const day = dayNumber(date);
  if (zone === null || day === null) throw new Error(`no such midnight: ${date} in ${timeZone}`);
  return localMidnight(zone, day + daysLater);
}

/** The dates from `startDate` to before `endDate`; one date if there is no end, or if it is the start. */
function spanOf(busy: Busy, scheduleZone: string): { start: number; end: number } {
  if ('start' in busy) return { start: busy.start, end: busy.end };
  const { startDate, endDate = startDate, zone = scheduleZone } = busy;
  return { start: midnightOf(zone, startDate), end: midnightOf(zone, endDate, endDate === startDate ? 1 : 0) };
}

function toInterval(busy: Busy, scheduleZone: string): BusyInterval {
  return {
    ...spanOf(busy, scheduleZone),
    buffer_before_min: busy.bufferBeforeMin,
    buffer_after_min: busy.bufferAfterMin,
    kind: busy.kind === 'booking' ? 'booking' : undefined,
  };
}

/** Converts a parsed case to the engine's terms. */
export function askEngine(asked: SlotCase): EngineQuestion {
  const { policy, now, from, to } = asked;
  const rules = rulesOf(asked);
  const compiled = compileSchedule({ time_zone: asked.zone, rules });
  if (!compiled.ok) throw new Error(`the hours can't be read: ${compiled.error.code}`);
  const question: SlotQuestion = {
    policy: {
      duration_min: policy.durationMin,
      slot_step_min: policy.stepMin,
      buffer_before_min: policy.bufferBeforeMin,
      buffer_after_min: policy.bufferAfterMin,
      min_notice_min: policy.minNoticeMin,
      window_days: policy.windowDays,
      max_per_day: policy.maxPerDay,
      max_per_week: policy.maxPerWeek,
    },
    busy: asked.busy.map((busy) => toInterval(busy, asked.zone)),
    now,
    from,
    to,
  };
  return { rules, schedule: compiled.schedule, question };
}
