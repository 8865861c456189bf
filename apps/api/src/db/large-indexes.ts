import type pg from 'pg';

/** Indexes of tables that may be large and are written to all the time, which a migration would lock: they are built beside writers. */
const LARGE_INDEXES = {
  // Jobs that failed or run now are few among all that wait, and the queue has no way to find them.
  'graphile_worker.job_spent_idx': 'graphile_worker._private_jobs (id) where attempts >= max_attempts',
  'graphile_worker.job_retrying_idx':
    'graphile_worker._private_jobs (id) where last_error is not null and attempts < max_attempts',
  'graphile_worker.job_locked_idx': 'graphile_worker._private_jobs (locked_by) where locked_by is not null',
  // What is due by a booking's moments.
  'public.booking_start_idx': "booking (start_at, id) where status = 'confirmed'",
  'public.booking_end_idx': "booking (end_at, id) where status in ('confirmed', 'completed')",
  'public.booking_payment_opens_idx':
    "booking (payment_opens_at, id) where status = 'pending_payment' and payment_opens_at is not null",
};

/** Replaced by others. */
const FORMER_INDEXES = ['graphile_worker.job_given_up_idx'];

/** Builds those that are missing, however long it takes: outside of a transaction the limit of the role is lifted for the connection. */
export async function buildLargeIndexes(client: pg.Client): Promise<void> {
  await client.query('set statement_timeout = 0');
  try {
    await buildMissing(client);
  } finally {
    // A pooler may lend it to others afterwards.
    await client.query('reset statement_timeout');
  }
}

async function buildMissing(client: pg.Client): Promise<void> {
  for (const name of FORMER_INDEXES) await client.query(`drop index concurrently if exists ${name}`);
  for (const [name, rows] of Object.entries(LARGE_INDEXES)) {
    const { rows: found } = await client.query<{ is_valid: boolean }>(
      'select indisvalid as is_valid from pg_index where indexrelid = to_regclass($1)',
      [name],
    );
    if (found[0]?.is_valid !== true) {
      await client.query(`drop index if exists ${name}`);
      await client.query(`create index concurrently ${name.slice(name.indexOf('.') + 1)} on ${rows}`);
    }
  }
}
