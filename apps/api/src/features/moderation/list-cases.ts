import type { Cases, CasesQuery, CaseSummary } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import { pageBounds, toPage } from '../../core/paging.ts';
import type { Database } from '../../db/connection.ts';
import { dueCounts } from '../../db/due-counts.ts';
import { involves } from './move-case.ts';

/** A person by name, as one JSON value; null for no person and for an erased account. An SQL expression on `authenticated_user`. */
export const named = (alias: string) => sql`
  case when ${sql.ref(`${alias}.status`)} <> 'deleted' then jsonb_build_object('user_id', ${sql.ref(`${alias}.id`)},
    'first_name', ${sql.ref(`${alias}.first_name`)}, 'last_name', ${sql.ref(`${alias}.last_name`)},
    'slug', ${sql.ref(`${alias}.slug`)}) end`;

/** An instant in JSON as the API writes it. An SQL expression. */
export const instant = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A case's columns in the queue. An SQL list of columns on `moderation_case`, `owner` and `claimant`. */
export const summaryAt = (at: string) => sql`
  moderation_case.id, state, version, target_type, ${named('owner')} as owner, reason, priority, due_at,
  closed_at is null and due_at < ${at}::timestamptz as is_overdue,
  (select count(*)::int from report where case_id = moderation_case.id) as report_count,
  case when claimed_until > ${at}::timestamptz
    then jsonb_build_object('by', ${named('claimant')}, 'until', ${instant('claimed_until')}) end as claim,
  moderation_case.created_at`;
export const SUMMARY_SOURCES = sql`
  moderation_case join authenticated_user owner on owner.id = owner_user_id
  left join authenticated_user claimant on claimant.id = claimed_by`;

const DAY_MS = 24 * 60 * 60_000;
const WAITING = ['open', 'in_review', 'appealed'];

/**
 * A page of cases without those about the moderator: overdue ones first, then by priority; closed ones the latest first.
 * @throws AppError PAGE_TOO_DEEP.
 */
export async function listCases(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  actor_id: string,
  query: CasesQuery,
): Promise<Cases> {
  const { limit, offset } = pageBounds(query);
  const at = toInstant(clock.now());
  const { state, due, type } = query;
  const dueBefore = due === undefined ? null : due === 'overdue' ? at : toInstant(clock.now() + DAY_MS);
  const matching = sql`${SUMMARY_SOURCES}
    where state = any(${state.length === 0 ? WAITING : state}) and not ${involves(actor_id)}
      and (${type ?? null}::text is null or target_type = ${type ?? null})
      and (${dueBefore}::timestamptz is null or closed_at is null and due_at < ${dueBefore}::timestamptz)`;
  const [{ rows: items }, { rows: counted }] = await Promise.all([
    sql<CaseSummary>`
      select ${summaryAt(at)} from ${matching}
      order by closed_at desc nulls first, due_at < ${at}::timestamptz desc, priority desc, due_at, moderation_case.id
      limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ${matching}`.execute(db),
  ]);
  return toPage(items, counted[0]?.total ?? 0, query);
}

/** How many cases wait for a decision that a moderator sees, and how many of them are overdue. */
export async function countDueCases(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  actor_id: string,
): Promise<{ due: number; overdue: number }> {
  const at = toInstant(clock.now());
  return db
    .selectFrom('moderation_case')
    .select(dueCounts(at, 'due_at'))
    .where('closed_at', 'is', null)
    .where((is) => is.not(involves(actor_id)))
    .executeTakeFirstOrThrow();
}

export const readSummary = async (db: Database, id: string, at: string): Promise<CaseSummary> => {
  const { rows } = await sql<CaseSummary>`
    select ${summaryAt(at)} from ${SUMMARY_SOURCES} where moderation_case.id = ${id}`.execute(db);
  const [summary] = rows;
  if (summary === undefined) {
    throw new Error(`there is no case ${id}`);
  }
  return summary;
};
