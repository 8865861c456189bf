import { DAY_MINUTES, dayNumber } from './time.ts';
import { zoneTable } from './zone-table.ts';
import type { ZoneTable } from './zone-table.ts';

/** One rule of a schedule as the API and the tables have it: weekly (`weekday`) or for one day (`date`). */
export interface ScheduleRule {
  /** 1 Monday to 7 Sunday; null in a dated rule. */
  weekday: number | null;
  /** `YYYY-MM-DD`; null in a weekly rule. */
  date: string | null;
  /** `HH:MM`; null together with `end_time` closes the date. */
  start_time: string | null;
  /** `HH:MM` or `24:00`; at or before `start_time` it means the next day. */
  end_time: string | null;
}

export interface ScheduleSource {
  /** An IANA name. */
  time_zone: string;
  rules: readonly ScheduleRule[];
}

/** Minutes after local midnight, start and end alternate; an end above 1,440 is in the next day. */
export type MinutePairs = readonly number[];

/** A schedule compiled for questions. It has no clock and can be kept as long as the rules don't change. */
export interface CompiledSchedule {
  readonly zone: ZoneTable;
  /** By ISO weekday, 1 to 7; entry 0 is empty. */
  readonly weekly: readonly MinutePairs[];
  /** By day number (days since 1970-01-01); an empty entry is a closed day. */
  readonly dated: ReadonlyMap<number, MinutePairs>;
}

export type ScheduleError =
  | { code: 'UNKNOWN_TIME_ZONE' }
  | { code: 'RULE_NEEDS_WEEKDAY_OR_DATE' | 'BAD_WEEKDAY' | 'BAD_DATE' | 'BAD_TIME'; rule_index: number };

export type CompileResult = { ok: true; schedule: CompiledSchedule } | { ok: false; error: ScheduleError };

type ReadRule = { weekday: number; pair: MinutePairs } | { day: number; pair: MinutePairs };

const TIME_PATTERN = /^([01]\d|2[0-3]):([0-5]\d)$/;

/**
 * Compiles a schedule's rules. Rules for a date replace the weekday's; a rule with both times null closes its date,
 * whatever other rules that date has.
 * @returns the schedule, or the first rule (by index) that is invalid, with the reason.
 */
export function compileSchedule(source: ScheduleSource): CompileResult {
  const zone = zoneTable(source.time_zone);
  if (zone === null) return { ok: false, error: { code: 'UNKNOWN_TIME_ZONE' } };
  const weekly: number[][] = [[], [], [], [], [], [], [], []];
  const dated = new Map<number, number[]>();
  const closed: number[] = [];
  for (const [index, rule] of source.rules.entries()) {
    const read = readRule(rule);
    if ('problem' in read) return { ok: false, error: { code: read.problem, rule_index: index } };
    if ('weekday' in read) weekly[read.weekday]?.push(...read.pair);
    else {
      dated.set(read.day, [...(dated.get(read.day) ?? []), ...read.pair]);
      if (read.pair.length === 0) closed.push(read.day);
    }
  }
  for (const day of closed) dated.set(day, []);
  return { ok: true, schedule: { zone, weekly, dated } };
}

function readRule(rule: ScheduleRule): ReadRule | { problem: Exclude<ScheduleError['code'], 'UNKNOWN_TIME_ZONE'> } {
  if ((rule.weekday === null) === (rule.date === null)) return { problem: 'RULE_NEEDS_WEEKDAY_OR_DATE' };
  const isClosing = rule.date !== null && rule.start_time === null && rule.end_time === null;
  const pair = isClosing ? [] : minutePair(rule.start_time, rule.end_time);
  if (pair === null) return { problem: 'BAD_TIME' };
  if (rule.weekday !== null) {
    const isWeekday = Number.isInteger(rule.weekday) && rule.weekday >= 1 && rule.weekday <= 7;
    return isWeekday ? { weekday: rule.weekday, pair } : { problem: 'BAD_WEEKDAY' };
  }
  const day = dayNumber(rule.date ?? '');
  return day === null ? { problem: 'BAD_DATE' } : { day, pair };
}

function minutePair(startTime: string | null, endTime: string | null): MinutePairs | null {
  const start = minuteOf(startTime);
  const end = endTime === '24:00' ? DAY_MINUTES : minuteOf(endTime);
  if (start === null || end === null) return null;
  return [start, end > start ? end : end + DAY_MINUTES];
}

function minuteOf(time: string | null): number | null {
  const parts = time === null ? null : TIME_PATTERN.exec(time);
  return parts === null ? null : Number(parts[1]) * 60 + Number(parts[2]);
}
