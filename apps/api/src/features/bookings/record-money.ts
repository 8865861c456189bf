import type { Selectable } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { BookingTable } from '../../db/tables.ts';
import { enqueueAll, type Job } from '../../jobs/enqueue-all.ts';
import { refundMailJobs } from '../mail/index.ts';
import type { Happening } from '../payments/index.ts';
import { recordChanges } from './events.ts';

function mailsOf(booking_id: string, { kind, refund_id }: Happening): Job[] {
  const isTold = kind === 'refunded' || kind === 'refund_failed';
  return isTold && refund_id !== undefined ? refundMailJobs(kind, { booking_id, refund_id }) : [];
}

/** Adds what happened to a booking's money to its history, and writes to those whom it concerns. */
export async function recordMoney(
  trx: Database,
  { id, status }: Pick<Selectable<BookingTable>, 'id' | 'status'>,
  happened: readonly Happening[],
): Promise<void> {
  await recordChanges(
    trx,
    happened.map(({ kind, ...detail }) => ({
      booking_id: id,
      kind,
      from_status: status,
      to_status: status,
      actor_user_id: null,
      actor_role: 'system',
      detail,
    })),
  );
  await enqueueAll(
    trx,
    happened.flatMap((one) => mailsOf(id, one)),
  );
}
