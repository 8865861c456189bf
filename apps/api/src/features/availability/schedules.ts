import { compileSchedule, type CompiledSchedule, type ScheduleRule } from '@abroad/slots';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/connection.ts';

/** Identifies one state of a schedule's rules; every change of a rule raises the version. */
export interface ScheduleVersion {
  id: string;
  version: number;
  time_zone: string;
}

/** The compiled schedules; the least recently used is dropped first. */
const compiled = new LRUCache<string, CompiledSchedule>({ max: 5000 });

const keyOf = ({ id, version, time_zone }: ScheduleVersion) => `${id}:${version}:${time_zone}`;

function compileAndCache(schedule: ScheduleVersion, rules: readonly ScheduleRule[]): CompiledSchedule {
  const result = compileSchedule({ time_zone: schedule.time_zone, rules });
  if (!result.ok) {
    throw new Error(`schedule ${schedule.id} can't be read: ${result.error.code}`);
  }
  compiled.set(keyOf(schedule), result.schedule);
  return result.schedule;
}

/** Compiled schedules by id. Only those that are not cached are read, in at most one query. */
export async function loadSchedules(
  db: Database,
  schedules: readonly ScheduleVersion[],
): Promise<Map<string, CompiledSchedule>> {
  const found = new Map<string, CompiledSchedule>();
  const unknown = new Map<string, ScheduleVersion>();
  for (const schedule of schedules) {
    const known = compiled.get(keyOf(schedule));
    if (known) {
      found.set(schedule.id, known);
    } else {
      unknown.set(schedule.id, schedule);
    }
  }
  if (unknown.size === 0) {
    return found;
  }
  const rules = await db
    .selectFrom('availability_rule')
    .select(['schedule_id', 'weekday', 'date', 'start_time', 'end_time'])
    .where('schedule_id', 'in', [...unknown.keys()])
    .execute();
  const bySchedule = Map.groupBy(rules, (rule) => rule.schedule_id);
  for (const schedule of unknown.values()) {
    found.set(schedule.id, compileAndCache(schedule, bySchedule.get(schedule.id) ?? []));
  }
  return found;
}
