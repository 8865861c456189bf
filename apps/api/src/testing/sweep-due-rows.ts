import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { listDueRows } from '../jobs/register.ts';
import { runJob } from './run-due-jobs.ts';

/** Enqueues what rows have made due since ever, by the clock of a test, which may have gone back. */
export async function sweepDueRows(context: Context): Promise<void> {
  const names = listDueRows().map(({ name }) => name);
  await sql`
    insert into due_work (name, until, key)
    select name, '2001-01-01', '00000000-0000-0000-0000-000000000000' from unnest(${names}::text[]) as name
    on conflict (name) do update set until = excluded.until, key = excluded.key`.execute(context.db);
  await runJob(context, 'enqueue-due-rows');
}
