import type { Generated } from 'kysely';
import type { Touched } from './column-types.ts';

export interface AvailabilityScheduleTable {
  id: string;
  auth_user_id: string;
  name: string;
  time_zone: string;
  is_default: Generated<boolean>;
  version: Generated<number>;
  created_at: Touched;
  updated_at: Touched;
}

export interface AvailabilityRuleTable {
  id: string;
  schedule_id: string;
  weekday: number | null;
  date: string | null;
  start_time: string | null;
  end_time: string | null;
}

export interface TimeOffTable {
  id: string;
  auth_user_id: string;
  first_date: string;
  last_date: string;
  note: string | null;
  created_at: Touched;
  updated_at: Touched;
}
