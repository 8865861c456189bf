import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { IS_GIVEN_UP, IS_OVERTAKEN, IS_PERIODIC } from '../../db/job-states.ts';
import { IS_UNSENT } from '../../db/unsent-mails.ts';

/**
 * The time at which a job was first due. With each failure the queue moves `run_at` on by e, e², … seconds; this subtracts them. A
 * running attempt has not moved it yet, and no job is due before it was created. Each period of a failing periodic job takes
 * the place of the previous one, so it has been due since its row was created.
 */
const FIRST_DUE = sql`case when job.is_periodic then job.created_at else greatest(job.created_at, job.run_at - make_interval(secs => (
  select coalesce(sum(exp(least(failure, 10))), 0)
  from generate_series(1, job.attempts - (job.locked_at is not null)::int) failure))) end`;

interface TaskStanding {
  task: string;
  due: number;
  retrying: number;
  failed: number;
  oldest_s: number;
}

/** The most jobs of each sort that are read: the longest overdue come first, and more of them add no information. */
const MOST = 10_000;
const JOB = sql`
  select id, task_id, attempts, max_attempts, ${IS_PERIODIC} as is_periodic, created_at, run_at, locked_at
  from graphile_worker._private_jobs`;

/**
 * The work of each kind of job: due jobs, failed ones among them that wait for a retry, jobs given up, and the age of the
 * oldest. Each sort is read by an index of its own (`db/large-indexes.ts`), so that jobs that wait for their time cost nothing.
 */
export async function jobStandings(db: Database): Promise<TaskStanding[]> {
  const { rows } = await sql<TaskStanding>`
    with seen as (
      (${JOB} where is_available = true and priority = 0 and run_at <= now() order by run_at limit ${MOST})
      union (${JOB} where last_error is not null and attempts < max_attempts limit ${MOST})
      union (${JOB} where locked_by is not null limit ${MOST})
      union (${JOB} where ${IS_GIVEN_UP} limit ${MOST})
      union (${JOB} where ${IS_OVERTAKEN} limit ${MOST})
    ), open_job as (
      select task_id, attempts >= max_attempts and locked_at is null and not is_periodic as is_over,
        attempts > 0 and locked_at is null as has_failed, ${FIRST_DUE} as due_at
      from seen job)
    select task.identifier as task,
      count(*) filter (where not is_over and due_at <= now())::int as due,
      count(*) filter (where not is_over and has_failed)::int as retrying,
      count(*) filter (where is_over)::int as failed,
      coalesce(extract(epoch from now() - min(due_at) filter (where not is_over and due_at <= now())), 0)::float8 as oldest_s
    from graphile_worker._private_tasks task
    left join open_job on open_job.task_id = task.id
    group by task.identifier`.execute(db);
  return rows;
}

interface WaitingMails {
  /** Up to `MOST`. */
  count: number;
  oldest_at: string | null;
  oldest_s: number;
}

/** Emails that were written and not accepted yet. The queue tries each for less than a day; it has given up older ones. */
export async function waitingMails(db: Database): Promise<WaitingMails> {
  const { rows } = await sql<WaitingMails>`
    select count(*)::int as count, min(created_at) as oldest_at,
      coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest_s
    from (
      select created_at from mail_message where created_at > now() - interval '1 day' and ${IS_UNSENT}
      order by created_at limit ${MOST}
    ) waiting`.execute(db);
  return rows[0] ?? { count: 0, oldest_at: null, oldest_s: 0 };
}

/** The last result of reading the calendars that make their owners busy or take sessions: `read`, or the problem. */
export async function calendarStates(db: Database): Promise<{ state: string; count: number }[]> {
  const { rows } = await sql<{ state: string; count: number }>`
    select coalesce(case when is_active then calendar.problem else 'signed_out' end, 'read') as state, count(*)::int as count
    from provider_calendar calendar join calendar_connection connection on connection.id = calendar.connection_id
    where calendar.check_conflicts or calendar.is_target
    group by 1`.execute(db);
  return rows;
}

/** Reads the age of the last backup by `npm run backup` in seconds; without one, the age of the database. */
export async function backupAge(db: Database): Promise<number> {
  const { rows } = await sql<{ age_s: number }>`
    select extract(epoch from now() - coalesce((select max(made_at) from backup_made),
      (select min(applied_at) from schema_migration), now()))::float8 as age_s`.execute(db);
  return rows[0]?.age_s ?? 0;
}

const PAYOUT_STATES = ['held', 'failed', 'unfunded', 'by_hand', 'in_transit'] as const;

/**
 * Payouts that aren't over, and for how long the oldest of each state has waited: `held` for staff or an account, `failed` at
 * the bank, `unfunded` for money at the provider, `by_hand` for a transfer by staff, `in_transit` at the bank.
 */
export async function payoutStates(db: Database): Promise<{ state: string; count: number; oldest_s: number }[]> {
  const { rows } = await sql<{ state: string; count: number; oldest_s: number }>`
    select state, count(payout.updated_at)::int as count, coalesce(extract(epoch from now() - min(updated_at)), 0)::float8 as oldest_s
    from unnest(${[...PAYOUT_STATES]}::text[]) as state left join (
      select updated_at, case when status <> 'pending' then status when failure = 'insufficient_funds' then 'unfunded'
        when provider = 'manual' then 'by_hand' end as state
      from payout where status in ('held', 'pending', 'in_transit', 'failed')) payout using (state)
    group by state`.execute(db);
  return rows;
}
