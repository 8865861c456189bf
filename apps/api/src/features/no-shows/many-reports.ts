import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { noteFraud } from '../fraud/signals.ts';
import { openCase } from '../moderation/open-case.ts';
import { studentTarget } from '../moderation/open-case-on-signal.ts';

const REPORTS = 3;
const DAYS = 90;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Opens a case about a student who reports their mentors again and again: the third report within 90 days, and each one after it,
 * finds or opens it. Call it with the student's lock held, after the report was kept.
 * @param report.now epoch milliseconds.
 */
export async function followManyReports(
  trx: Database,
  { booking_id, prospect_user_id, now }: { booking_id: string; prospect_user_id: string; now: number },
): Promise<void> {
  const { rows } = await sql<{ reports: number }>`
    select count(*)::int as reports
    from no_show_statement statement join booking on booking.id = statement.booking_id
    where booking.prospect_user_id = ${prospect_user_id} and statement.side = 'prospect' and statement.word = 'report'
      and statement.created_at > ${new Date(now - DAYS * DAY_MS)}`.execute(trx);
  const reports = rows[0]?.reports ?? 0;
  if (reports >= REPORTS) {
    await noteFraud(trx, {
      kind: 'many_no_shows',
      user_id: prospect_user_id,
      booking_id,
      detail: { count: reports },
      now,
    });
    const target = await studentTarget(trx, { prospect_user_id, booking_id });
    await openCase(trx, { target, reason: 'other', source: 'signal', now });
  }
}
