import { toInstant } from '../../core/clock.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { writeSessionEventJob } from '../../jobs/known-jobs.ts';
import type { Needs } from './needs.ts';

interface Changed {
  provider_calendar_id: string;
  /** Those that changed; null when nothing more is known. */
  event_keys: readonly string[] | null;
}

/** Has every session ahead looked at whose event stands in a calendar and may have been changed there. */
export async function compareSessionEvents(
  { db, clock }: Pick<Needs, 'db' | 'clock'>,
  { provider_calendar_id, event_keys }: Changed,
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
