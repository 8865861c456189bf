import type { EarningsPeriod } from '@abroad/contract';
import { dayNumber, localMidnight, zoneTable } from '@abroad/slots';
import { sql, type RawBuilder } from 'kysely';

/** The sessions of a mentor that start in a period, in days of their time zone. */
export interface EarningsPeriodOf {
  mentor_user_id: string;
  time_zone: string;
  period: EarningsPeriod;
}

function midnight(date: string, days_later: number, time_zone: string): Date {
  const day = (dayNumber(date) ?? 0) + days_later;
  const zone = zoneTable(time_zone) ?? zoneTable('UTC');
  return new Date(zone === null ? 0 : localMidnight(zone, day));
}

/** The condition on `booking` for the sessions of a period. */
export function sessionsIn({ mentor_user_id, time_zone, period: { from, to } }: EarningsPeriodOf): RawBuilder<unknown> {
  const after = from === undefined ? sql`` : sql` and booking.start_at >= ${midnight(from, 0, time_zone)}`;
  const before = to === undefined ? sql`` : sql` and booking.start_at < ${midnight(to, 1, time_zone)}`;
  return sql`booking.mentor_user_id = ${mentor_user_id}${after}${before}`;
}
