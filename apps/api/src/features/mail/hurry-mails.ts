import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { bookingMailJobs, type BookingMailKind } from './kinds.ts';

/** The mails that tell where to meet for the first time. */
const TELL_WHERE: readonly BookingMailKind[] = ['booked', 'accepted'];
/** So long they wait for a link that the calendar makes; then they go without. */
export const LINK_PATIENCE_MS = 2 * 60_000;

export const tellsWhere = (kind: BookingMailKind | null): boolean => kind !== null && TELL_WHERE.includes(kind);

/** Sends the mails at once that wait for the link of a booking; those that were sent stay as they are. */
export async function hurryMails(
  trx: Database,
  { id, ical_sequence }: { id: string; ical_sequence: number },
): Promise<void> {
  const keys = TELL_WHERE.flatMap((kind) => bookingMailJobs(kind, id, ical_sequence).map(({ key }) => key));
  await sql`
    select graphile_worker.reschedule_jobs(array_agg(job.id), run_at => now())
    from graphile_worker.jobs job where job.key = any(${keys}::text[])
    having count(*) > 0`.execute(trx);
}
