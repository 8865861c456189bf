import { accuracyOf, type WeighedReport } from '@abroad/contract';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';

/** Whether a decision found that a rule was broken, and was not undone. An SQL condition on `decision`. */
const FOUND_A_BREACH = sql<boolean>`(
  not decision.automated and decision.overturns_decision_id is null
  and not exists (select 1 from moderation_decision undone where undone.overturns_decision_id = decision.id)
  and exists (select 1 from jsonb_array_elements(decision.actions) action
    where action->>'type' not in ('no_action', 'restore', 'note')))`;

export interface StoredReport extends WeighedReport {
  id: string;
}

interface ReportRow extends Omit<StoredReport, 'accuracy' | 'at'> {
  at: string;
  decided: number;
  right: number;
}

/** Reads the reports of a case with the facts about their reporters, the earliest first. */
export async function readReports(db: Database, case_id: string): Promise<StoredReport[]> {
  const { rows } = await sql<ReportRow>`
    select report.id, report.reason, encode(report.reporter_address, 'hex') as address, report.reporter_user_id as user_id,
      (extract(epoch from report.created_at - reporter.created_at) / 86400)::float8 as account_days,
      report.created_at as at, earlier.decided, earlier."right"
    from report
    left join authenticated_user reporter on reporter.id = report.reporter_user_id
    cross join lateral (
      select count(*)::int as decided, (count(*) filter (where exists (
        select 1 from moderation_decision decision where decision.case_id = other.case_id and ${FOUND_A_BREACH})))::int as "right"
      from report other join moderation_case decided on decided.id = other.case_id and decided.closed_at is not null
      where other.reporter_user_id = report.reporter_user_id) earlier
    where report.case_id = ${case_id} order by report.created_at, report.id`.execute(db);
  return rows.map(({ at, decided, right, ...report }) => ({
    ...report,
    accuracy: accuracyOf({ decided, right }),
    at: Date.parse(at),
  }));
}
