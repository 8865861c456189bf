import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { openCase } from '../moderation/index.ts';

const REPORTS = 3;
const DAYS = 90;
const DAY_MS = 24 * 60 * 60_000;

interface Found {
  reports: number;
  profile_id: string | null;
}

/**
 * Opens a case about a student who reports their mentors again and again: the third report within 90 days, and each one after it,
 * finds or opens it. Call it with the student's lock held, after the report was kept.
 * @param report.now epoch milliseconds.
 */
export async function followManyReports(
  trx: Database,
  { booking_id, prospect_user_id, now }: { booking_id: string; prospect_user_id: string; now: number },
): Promise<void> {
  const { rows } = await sql<Found>`
    select count(*)::int as reports,
      (select id from prospect_profile where auth_user_id = ${prospect_user_id}) as profile_id
    from no_show_statement statement join booking on booking.id = statement.booking_id
    where booking.prospect_user_id = ${prospect_user_id} and statement.side = 'prospect' and statement.word = 'report'
      and statement.created_at > ${new Date(now - DAYS * DAY_MS)}`.execute(trx);
  const { reports = 0, profile_id = null } = rows[0] ?? {};
  if (reports >= REPORTS) {
    const owner_user_id = prospect_user_id;
    const target =
      profile_id === null
        ? ({ type: 'booking', id: booking_id, owner_user_id } as const)
        : ({ type: 'prospect_profile', id: profile_id, owner_user_id } as const);
    await openCase(trx, { target, reason: 'other', source: 'signal', now });
  }
}
