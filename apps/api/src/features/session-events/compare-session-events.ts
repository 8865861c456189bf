import { toInstant } from '../../core/clock.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { writeSessionEventJob } from '../../jobs/known-jobs.ts';
import type { SessionEventDeps } from './deps.ts';

interface CalendarChange {
  provider_calendar_id: string;
  /** Keys of changed events; null if unknown. */
  event_keys: readonly string[] | null;
}

/** Enqueues a comparison for every session ahead whose event in a calendar may have changed. */
export async function compareSessionEvents(
  { db, clock }: Pick<SessionEventDeps, 'db' | 'clock'>,
  { provider_calendar_id, event_keys }: CalendarChange,
): Promise<void> {
  const ahead = db
    .selectFrom('session_event as event')
    .innerJoin('booking', 'booking.id', 'event.booking_id')
    .select('event.booking_id')
    .where('event.provider_calendar_id', '=', provider_calendar_id)
    .where('event.written_at', 'is not', null)
    .where('booking.status', '=', 'confirmed')
    .where('booking.end_at', '>', toInstant(clock.now()));
  const changed = event_keys === null ? ahead : ahead.where('event.event_key', 'in', [...event_keys, '']);
  const rows = await changed.execute();
  await enqueue(
    db,
    rows.map(({ booking_id }) => writeSessionEventJob({ booking_id })),
  );
}
