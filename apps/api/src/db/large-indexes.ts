import type pg from 'pg';

/** Indexes of tables that may be large and are written to all the time, which a migration would lock: they are built concurrently. */
const LARGE_INDEXES = {
  // Jobs that failed or run now are few among all that wait, and the queue has no way to find them.
  'graphile_worker.job_spent_idx': 'graphile_worker._private_jobs (id) where attempts >= max_attempts',
  'graphile_worker.job_retrying_idx':
    'graphile_worker._private_jobs (id) where last_error is not null and attempts < max_attempts',
  'graphile_worker.job_locked_idx': 'graphile_worker._private_jobs (locked_by) where locked_by is not null',
  // Indexes for work that is due at a booking's times.
  'public.booking_start_idx': "booking (start_at, id) where status = 'confirmed'",
  'public.booking_end_idx': "booking (end_at, id) where status in ('confirmed', 'completed')",
  'public.booking_payment_opens_idx':
    "booking (payment_opens_at, id) where status = 'pending_payment' and payment_opens_at is not null",
};

/** Builds missing indexes, however long it takes: the role's time limit is lifted for the connection, outside of a transaction. */
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
