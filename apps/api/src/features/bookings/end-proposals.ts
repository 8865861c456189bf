import { sql } from 'kysely';
import type { Context } from '../../context.ts';

/** Ends proposals whose session, or whose every time, has begun. What ends a session ends its proposals by itself. */
export async function endProposals({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = new Date(clock.now());
  await sql`
    update booking_proposal proposal set status = 'expired', answered_at = ${now}
    from booking
    where booking.id = proposal.booking_id and proposal.status = 'open'
      and (booking.start_at <= ${now} or ${now} >= all(proposal.starts))`.execute(db);
}
