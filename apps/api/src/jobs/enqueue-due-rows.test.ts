import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { newId } from '../core/ids.ts';
import { startTestApi, type TestApi } from '../testing/api.ts';
import { settableClock } from '../testing/settable-clock.ts';
import { jobKind, type DueRows } from './define-job.ts';
import { enqueueDueRows, selectDue } from './enqueue-due-rows.ts';
import { listDueRows } from './register.ts';

const clock = settableClock();
let api: TestApi;
const db = () => api.context.db;
beforeAll(async () => {
  api = await startTestApi({ clock });
  await sql`create table appointment (id uuid primary key, at timestamptz, is_on boolean not null)`.execute(db());
});
beforeEach(async () => {
  clock.set('2055-01-07T10:00:00Z');
  await sql`delete from due_work`.execute(db());
  await sql`delete from appointment`.execute(db());
  await sql`delete from graphile_worker._private_jobs`.execute(db());
});
afterAll(() => api.close());

const nudgeJob = jobKind({
  task: 'nudge',
  payload: z.object({ id: z.uuid() }),
  key: ({ id }) => `nudge:${id}`,
});
/** An hour before each appointment. */
const NUDGES: DueRows = {
  name: 'appointment_nudge',
  table: 'appointment',
  at: 'at',
  after_ms: -60 * 60_000,
  where: sql`is_on`,
  columns: ['id'],
  job: ({ id = '' }, options) => nudgeJob({ id }, options),
};
const appoint = (at: string, count = 1, is_on = true) =>
  sql`insert into appointment select gen_random_uuid(), ${at}::timestamptz, ${is_on} from generate_series(1, ${count})`.execute(
    db(),
  );
/** How many jobs are due at each moment, and the most often that one of them was enqueued. */
async function queued() {
  const { rows } = await sql<{ run_at: string; jobs: number; times: number }>`
    select run_at, count(*)::int as jobs, max(revision)::int + 1 as times from graphile_worker.jobs
    where key like 'nudge:%' group by 1 order by 1`.execute(db());
  return rows.map(({ run_at, jobs, times }) => [run_at, jobs, times]);
}
const sweep = () => enqueueDueRows(api.context, [NUDGES]);

test('[T-396] what is due within half an hour is enqueued for its moment, and what comes later isn’t', async () => {
  await appoint('2055-01-07T11:30:00Z');
  await appoint('2055-01-07T11:30:00.000001Z');
  await appoint('2055-01-07T11:10:00Z', 1, false);
  await sweep();
  expect(await queued()).toEqual([['2055-01-07T10:30:00Z', 1, 1]]);
  clock.set('2055-01-07T10:01:00Z');
  await sweep();
  expect(await queued()).toEqual([['2055-01-07T10:30:00Z', 2, 1]]);
});

test('[T-396] of thousands at one moment each is enqueued once, also by two sweeps at once and by those that follow', async () => {
  await appoint('2055-01-07T11:15:00Z', 2500);
  await Promise.all([sweep(), sweep()]);
  await sweep();
  clock.set('2055-01-07T10:05:00Z');
  await sweep();
  expect(await queued()).toEqual([['2055-01-07T10:15:00Z', 2500, 1]]);
});

test('[T-396] after hours without a sweep nothing is left out, and a clock that goes back repeats nothing', async () => {
  await sweep();
  await appoint('2055-01-07T13:00:00Z', 3);
  clock.set('2055-01-07T18:00:00Z');
  await sweep();
  expect(await queued()).toEqual([['2055-01-07T12:00:00Z', 3, 1]]);
  clock.set('2055-01-07T11:00:00Z');
  await sweep();
  expect(await queued()).toEqual([['2055-01-07T12:00:00Z', 3, 1]]);
});

test('[T-396] rows whose jobs can’t be enqueued hold up no others, and are tried again', async () => {
  await appoint('2055-01-07T11:15:00Z');
  let isBroken = true;
  const broken: DueRows = {
    ...NUDGES,
    name: 'appointment_broken',
    job: (row, options) => {
      if (isBroken) throw new Error('no job');
      return { ...nudgeJob({ id: newId() }, options), key: `nudge:again:${row['id'] ?? ''}` };
    },
  };
  await expect(enqueueDueRows(api.context, [broken, NUDGES])).rejects.toThrow('1 of 2 failed');
  expect(await queued()).toEqual([['2055-01-07T10:15:00Z', 1, 1]]);
  isBroken = false;
  await enqueueDueRows(api.context, [broken, NUDGES]);
  expect(await queued()).toEqual([['2055-01-07T10:15:00Z', 2, 1]]);
});

test('[T-398] each kind of rows is found by an index that begins with its moment', async () => {
  const all = listDueRows();
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  const mark = { due_at: '2055-01-07T10:00:00Z', key: newId() };
  await db()
    .transaction()
    .execute(async (trx) => {
      // Empty tables cost nothing to sort or to look through.
      await sql`set local enable_seqscan = off; set local enable_bitmapscan = off; set local enable_sort = off`.execute(
        trx,
      );
      for (const rows of all) {
        const { rows: plan } = await sql<{
          'QUERY PLAN': string;
        }>`explain ${selectDue(rows, mark, mark.due_at)}`.execute(trx);
        const text = plan.map((line) => line['QUERY PLAN']).join('\n');
        expect(text, rows.name).toMatch(new RegExp(`Index Cond: .*\\b${rows.at} <= `));
      }
    });
});
