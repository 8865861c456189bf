import { LIMITS, type Transparency, type TransparencyYear } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { toInstant } from '../core/clock.ts';

type Counted = Omit<TransparencyYear, 'is_current' | 'median_hours'> & { median_hours: number; timed: number };

/**
 * The numbers of reports, decisions and appeals of each year, from the rows. Each counts in the year in which it was made,
 * in UTC. A case takes from its first report to the first decision that a person made.
 */
export async function readTransparency({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<Transparency> {
  const as_of = toInstant(clock.now());
  const { rows } = await sql<Counted>`
    with reported as (
      select extract(year from created_at at time zone 'utc')::int as year, reason from report),
    made as (
      select extract(year from created_at at time zone 'utc')::int as year, * from moderation_decision),
    timed as (
      select extract(year from decided.at at time zone 'utc')::int as year,
        extract(epoch from decided.at - moderation_case.created_at) / 3600 as hours
      from moderation_case join lateral (
        select min(created_at) as at from moderation_decision
        where case_id = moderation_case.id and not automated) decided on decided.at is not null),
    appealed as (
      select extract(year from created_at at time zone 'utc')::int as year, state from moderation_appeal),
    first as (
      select least((select min(year) from reported), (select min(year) from made)) as year)
    select years.year,
      (select count(*)::int from reported where reported.year = years.year) as reports,
      (select coalesce(jsonb_agg(jsonb_build_object('reason', reason, 'count', count) order by count desc, reason), '[]')
       from (select reason, count(*)::int as count from reported where reported.year = years.year group by reason) by_reason)
        as by_reason,
      (select count(*)::int from made where made.year = years.year) as decisions,
      (select count(*)::int from made where made.year = years.year and automated) as automated,
      (select count(*)::int from made where made.year = years.year and automated and exists (
        select from moderation_decision undone where undone.overturns_decision_id = made.id)) as taken_back,
      (select coalesce(jsonb_agg(jsonb_build_object('type', type, 'count', count) order by count desc, type), '[]')
       from (select action->>'type' as type, count(*)::int as count
         from made cross join lateral jsonb_array_elements(made.actions) action
         where made.year = years.year group by 1) by_type) as actions,
      (select percentile_cont(0.5) within group (order by hours)::float8 from timed where timed.year = years.year)
        as median_hours,
      (select count(*)::int from timed where timed.year = years.year) as timed,
      (select jsonb_build_object('received', count(*), 'decided', count(*) filter (where state <> 'open'),
         'overturned', count(*) filter (where state = 'overturned'))
       from appealed where appealed.year = years.year) as appeals
    from first, generate_series(coalesce(first.year, ${yearOf(as_of)}::int), ${yearOf(as_of)}::int) as years (year)
    order by years.year desc`.execute(db);
  return {
    as_of,
    years: rows.map(({ timed, median_hours, ...year }) => ({
      ...year,
      is_current: year.year === yearOf(as_of),
      median_hours: timed < LIMITS.median_from_decisions ? null : Math.max(1, Math.round(median_hours)),
    })),
  };
}

const yearOf = (instant: string): number => Number(instant.slice(0, 4));
