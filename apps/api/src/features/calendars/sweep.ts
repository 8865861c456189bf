import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import { jobKind } from '../../jobs/define-job.ts';
import { enqueue } from '../../jobs/enqueue.ts';

/** Reads a calendar. Enqueued twice, it runs once. */
export const readCalendarJob = jobKind({
  task: 'read-calendar',
  payload: z.object({ provider_calendar_id: z.uuid() }),
  lane: 'calendars',
  key: ({ provider_calendar_id }) => `read-calendar:${provider_calendar_id}`,
});

const MINUTE_MS = 60_000;
/** How long a worker may read a calendar before another one may. */
const CLAIM_MS = 5 * MINUTE_MS;
const BATCH = 2000;

/** Two queries, each with an index of its own: calendars that their owner chose, and those that only a service uses. */
const KINDS = [
  sql<boolean>`(check_conflicts or is_target)`,
  sql<boolean>`not (check_conflicts or is_target)
    and calendar.id in (select target_calendar_id from event_type where target_calendar_id is not null)`,
];

/** Enqueues a reading for every calendar that is due; one job each, so that a slow one delays no other. */
export async function sweepCalendars({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  for (const isOfKind of KINDS) {
    await db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ id: string }>`
        update provider_calendar set next_read_at = ${toInstant(now + CLAIM_MS)}
        where id in (
          select calendar.id
          from provider_calendar calendar join calendar_connection connection on connection.id = calendar.connection_id
          where ${isOfKind} and is_active and next_read_at <= ${toInstant(now)}
          order by next_read_at limit ${BATCH} for update of calendar skip locked)
        returning id`.execute(trx);
      await enqueue(
        trx,
        rows.map(({ id }) => readCalendarJob({ provider_calendar_id: id })),
      );
    });
  }
}
