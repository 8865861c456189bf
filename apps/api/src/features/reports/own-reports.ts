import type { MyReport, MyReports, ReportOutcome } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { pageBounds, toPage } from '../../core/paging.ts';
import type { Database } from '../../db/connection.ts';

interface Decided {
  action_types: readonly string[];
  overturns_decision_id: string | null;
}

const REMOVING = ['remove', 'mask'];
const HARMLESS = ['no_action', 'restore'];

/** Returns the outcome that a reporter learns of a decision, without hidden facts about the other person. */
export function outcomeOf({ action_types, overturns_decision_id }: Decided): ReportOutcome {
  if (overturns_decision_id !== null) {
    return 'reversed';
  }
  if (action_types.some((type) => REMOVING.includes(type))) {
    return 'removed';
  }
  return action_types.every((type) => HARMLESS.includes(type)) ? 'nothing' : 'acted';
}

/** The types of a decision’s actions, as an SQL expression. */
export const ACTION_TYPES = sql<string[]>`
  array(select action->>'type' from jsonb_array_elements(decision.actions) action)`;

/** The latest decision of a report's case that a person made. */
const LATEST_DECISION = sql`
  left join lateral (
    select decision.created_at as decided_at, decision.overturns_decision_id, ${ACTION_TYPES} as action_types
    from moderation_decision decision
    where decision.case_id = report.case_id and not decision.automated
    order by decision.created_at desc, decision.id desc limit 1) decided on true`;

type Row = Omit<MyReport, 'outcome' | 'target'> &
  Pick<Decided, 'overturns_decision_id'> & {
    target_type: MyReport['target']['type'];
    target_id: string;
    action_types: string[] | null;
  };

const present = ({ target_type, target_id, action_types, overturns_decision_id, ...report }: Row): MyReport => ({
  ...report,
  target: { type: target_type, id: target_id },
  outcome: action_types === null ? null : outcomeOf({ action_types, overturns_decision_id }),
});

/** A user's reports, the latest first. @throws AppError PAGE_TOO_DEEP */
export async function listMyReports(
  { db }: Pick<Context, 'db'>,
  user_id: string,
  query: { page: number; page_size: number },
): Promise<MyReports> {
  const { limit, offset } = pageBounds(query);
  const [{ rows }, total] = await Promise.all([
    sql<Row>`
      select report.id, report.code, report.target_type, report.target_id, report.reason, report.text, report.created_at,
        case when owner.status <> 'deleted' then jsonb_build_object('first_name', owner.first_name, 'last_name', owner.last_name)
          end as about,
        decided.decided_at, decided.overturns_decision_id, decided.action_types
      from report join moderation_case on moderation_case.id = report.case_id
      join authenticated_user owner on owner.id = moderation_case.owner_user_id
      ${LATEST_DECISION}
      where report.reporter_user_id = ${user_id}
      order by report.created_at desc, report.id desc limit ${limit} offset ${offset}`.execute(db),
    countReports(db, user_id),
  ]);
  return toPage(rows.map(present), total, query);
}

async function countReports(db: Database, user_id: string): Promise<number> {
  const { total } = await db
    .selectFrom('report')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('reporter_user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  return total;
}
