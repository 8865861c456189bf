import type pg from 'pg';
import { countDuplicateBookings } from '../../chaos/lib/check-promises.ts';
import { countOverlaps } from '../../chaos/lib/overlaps.ts';
import { waitUntil } from '../../../tools/lib/processes.ts';

/** The conditions on the rows after the load. */
export interface Afterwards {
  /** Acknowledged bookings without a row. */
  lost: number;
  /** Pairs of bookings that hold the same time of the same person, and bookings that exist twice. */
  double: number;
  /** How long the worker still worked; Infinity if it didn't finish in time. */
  work_ms: number;
}

const WORK_WITHIN_MS = 60_000;
const DUE = `
  select count(*)::int as count from graphile_worker._private_jobs
  where attempts < max_attempts and (run_at <= now() or locked_at is not null)`;

export async function checkAfter(client: pg.Client, booked: ReadonlySet<string>): Promise<Afterwards> {
  const ask = async <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) =>
    (await client.query<Row>(text, [...values])).rows;
  const began = performance.now();
  const is_done = await waitUntil(async () => {
    const [row] = await ask<{ count: number }>(DUE);
    return row?.count === 0;
  }, WORK_WITHIN_MS);
  const work_ms = is_done ? performance.now() - began : Number.POSITIVE_INFINITY;
  const [found] = await ask<{ count: number }>(
    'select count(*)::int as count from booking where id = any($1::uuid[])',
    [[...booked]],
  );
  const double = (await countOverlaps({ ask })) + (await countDuplicateBookings({ ask }));
  return { lost: booked.size - (found?.count ?? 0), double, work_ms };
}
