import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestApi, type TestApi } from '../testing/api.ts';
import { jobKind } from './define-job.ts';
import { enqueue } from './enqueue.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const job = jobKind({
  task: 'deliver-webhook',
  payload: z.object({ at: z.int() }),
  queue: () => 'in-order',
});

test('jobs of one queue that are enqueued together run in their order', async () => {
  const { db } = api.context;
  await enqueue(
    db,
    Array.from({ length: 50 }, (_, at) => job({ at })),
  );
  const { rows } = await sql<{ at: number }>`
    select (payload->>'at')::int as at from graphile_worker._private_jobs
    where payload::jsonb ? 'at' order by run_at, id desc`.execute(db);
  await sql`delete from graphile_worker._private_jobs where payload::jsonb ? 'at'`.execute(db);
  expect(rows.map(({ at }) => at)).toEqual(Array.from({ length: 50 }, (_, at) => at));
});
