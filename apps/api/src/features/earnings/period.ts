import type { EarningsPeriod } from '@abroad/contract';
import { dayNumber, localMidnight, zoneTable } from '@abroad/slots';
import { sql, type RawBuilder } from 'kysely';

/** Sessions of one mentor that start within some days of their zone. */
export interface Asked {
  mentor_user_id: string;
  time_zone: string;
  period: EarningsPeriod;
}

function midnight(date: string, days_later: number, time_zone: string): Date {
  const day = (dayNumber(date) ?? 0) + days_later;
  const zone = zoneTable(time_zone) ?? zoneTable('UTC');
  return new Date(zone === null ? 0 : localMidnight(zone, day));
}

/** The condition on `booking` that chooses the sessions asked for. */
export function chosen({ mentor_user_id, time_zone, period: { from, to } }: Asked): RawBuilder<unknown> {
  const after = from === undefined ? sql`` : sql` and booking.start_at >= ${midnight(from, 0, time_zone)}`;
  const before = to === undefined ? sql`` : sql` and booking.start_at < ${midnight(to, 1, time_zone)}`;
  return sql`booking.mentor_user_id = ${mentor_user_id}${after}${before}`;
}
