import type { Booking } from '@abroad/contract';
import { sql } from 'kysely';
import { toInstant } from '../../core/clock.ts';

/** What a booking is read with of its proposals: the open one, and how often each side has made one. */
export interface ProposalsOfBooking {
  open_proposal: {
    id: string;
    proposed_by: 'mentor' | 'prospect';
    /** As PostgreSQL writes them in JSON. */
    starts: string[];
    message: string | null;
    created_at: string;
  } | null;
  proposals_made: { mentor: number; prospect: number };
}

export const PROPOSAL_COLUMNS = sql`
  (select json_build_object('id', id, 'proposed_by', proposed_by, 'starts', starts, 'message', message,
     'created_at', created_at)
   from booking_proposal where booking_id = booking.id and status = 'open') as open_proposal,
  (select json_build_object('mentor', count(*) filter (where proposed_by = 'mentor'),
     'prospect', count(*) filter (where proposed_by = 'prospect'))
   from booking_proposal where booking_id = booking.id) as proposals_made`;

/**
 * The times that wait for an answer, the earliest first; null where there are none, and once the session or all of them
 * have begun.
 * @param now epoch milliseconds.
 */
export function presentProposal(
  { open_proposal, start_at }: Pick<ProposalsOfBooking, 'open_proposal'> & { start_at: string },
  now: number,
): Booking['proposal'] {
  if (open_proposal === null || now >= Date.parse(start_at)) {
    return null;
  }
  const ahead = open_proposal.starts.map((start) => Date.parse(start)).filter((start) => start > now);
  if (ahead.length === 0) {
    return null;
  }
  const starts = ahead.toSorted((one, other) => one - other).map(toInstant);
  return { ...open_proposal, starts, status: 'open', created_at: toInstant(open_proposal.created_at) };
}
