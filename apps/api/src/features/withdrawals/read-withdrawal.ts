import { fullName } from '@abroad/contract/full-name';
import type { Trader, WithdrawalReceipt } from '@abroad/contract';
import { fromMinor } from '@abroad/reference-data/money';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import { DELETED_USER } from '../../core/deleted-user.ts';
import type { Database } from '../../db/connection.ts';
import { findTrader } from '../mentors/trader.ts';

interface Row {
  booking_id: string;
  prospect_user_id: string;
  mentor_user_id: string;
  name: string | null;
  email: string | null;
  withdrawn_at: string;
  service: string;
  start_at: string;
  price_minor: number;
  refund_minor: number;
  currency: string;
  first_name: string;
  last_name: string;
  is_deleted: boolean;
  /** BCP 47, of the student. */
  language: string;
}

export interface KeptWithdrawal extends Row {
  /** The mentor's name in the student's order. */
  mentor: string;
  trader: Trader | null;
}

/** A withdrawal with its contract; undefined where there is none. */
export async function findWithdrawal(db: Database, booking_id: string): Promise<KeptWithdrawal | undefined> {
  const { rows } = await sql<Row>`
    select withdrawal.*, booking.prospect_user_id, booking.mentor_user_id, booking.title as service, booking.start_at,
      booking.price_minor, booking.currency, mentor.first_name, mentor.last_name, mentor.status = 'deleted' as is_deleted,
      prospect.language,
      (select coalesce(sum(refund.amount_minor), 0)::int from refund join payment on payment.id = refund.payment_id
       where payment.booking_id = booking.id and refund.status <> 'failed') as refund_minor
    from withdrawal join booking on booking.id = withdrawal.booking_id
    join authenticated_user mentor on mentor.id = booking.mentor_user_id
    join authenticated_user prospect on prospect.id = booking.prospect_user_id
    where withdrawal.booking_id = ${booking_id}`.execute(db);
  const [row] = rows;
  return (
    row && {
      ...row,
      mentor: row.is_deleted ? DELETED_USER : fullName(row, row.language),
      trader: await findTrader(db, row.mentor_user_id),
    }
  );
}

/**
 * The receipt of a withdrawal.
 * @throws AppError NOT_FOUND where there is none, and for everyone but its student.
 */
export async function getWithdrawal(
  { db }: Pick<Context, 'db'>,
  booking_id: string,
  user_id: string,
): Promise<WithdrawalReceipt> {
  const kept = await findWithdrawal(db, booking_id);
  if (kept?.prospect_user_id !== user_id) {
    throw new AppError('NOT_FOUND');
  }
  const { name, email, service, mentor, trader, currency } = kept;
  return {
    booking_id,
    name,
    email,
    withdrawn_at: toInstant(kept.withdrawn_at),
    service,
    start: toInstant(kept.start_at),
    mentor,
    trader,
    price: fromMinor(kept.price_minor, currency) ?? 0,
    refund: fromMinor(kept.refund_minor, currency) ?? 0,
    currency,
  };
}
