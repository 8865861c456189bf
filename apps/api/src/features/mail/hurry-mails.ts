import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { bookingMailJob, readersOf, type BookingMailKind } from './kinds.ts';

/** The mails that tell where to meet for the first time. */
const TELL_WHERE: readonly BookingMailKind[] = ['booked', 'accepted'];
/** So long they wait for a link that the calendar makes; then they go without. */
export const LINK_PATIENCE_MS = 2 * 60_000;

export const tellsWhere = (kind: BookingMailKind | null): boolean => kind !== null && TELL_WHERE.includes(kind);

interface Moment {
  id: string;
  ical_sequence: number;
}

/** The jobs of those mails, also of those that wait from before the session was moved. */
function keysOf({ id, ical_sequence }: Moment): string[] {
  const sequences = Array.from({ length: ical_sequence + 1 }, (_, sequence) => sequence);
  return TELL_WHERE.flatMap((kind) =>
    sequences.flatMap((sequence) =>
      readersOf(kind).map((reader) => bookingMailJob({ kind, booking_id: id, sequence, reader }).key ?? ''),
    ),
  );
}

/** Whether nobody was told yet where they meet: the mails that tell it still wait. */
export async function isUntold(db: Database, booking: Moment): Promise<boolean> {
  const { rows } = await sql`
    select 1 from graphile_worker.jobs job where job.key = any(${keysOf(booking)}::text[]) limit 1`.execute(db);
  return rows.length > 0;
}

/** Sends the mails at once that wait for the link of a booking; those that were sent stay as they are. */
export async function hurryMails(trx: Database, booking: Moment): Promise<void> {
  await sql`
    select graphile_worker.reschedule_jobs(array_agg(job.id), run_at => now())
    from graphile_worker.jobs job where job.key = any(${keysOf(booking)}::text[])
    having count(*) > 0`.execute(trx);
}
