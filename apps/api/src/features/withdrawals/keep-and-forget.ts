import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';

/** Removes an erased student's declarations; the withdrawal itself stays for the mentor's books. */
export async function forgetWithdrawals(trx: Database, user_id: string): Promise<void> {
  await sql`
    update withdrawal set name = null, email = null from booking
    where booking.id = withdrawal.booking_id and booking.prospect_user_id = ${user_id}`.execute(trx);
}

/** Reads a student's contracts with a right to withdraw, their consents and their declarations. The latest booking first. */
export async function exportWithdrawals(db: Database, user_id: string) {
  const { rows } = await sql`
    select booking.id as booking_id, booking.withdraw_until, booking.withdraw_after_start, booking.early_start_asked_at, booking.early_start_version,
      withdrawal.name, withdrawal.email, withdrawal.withdrawn_at
    from booking left join withdrawal on withdrawal.booking_id = booking.id
    where booking.prospect_user_id = ${user_id} and booking.withdraw_until is not null
    order by booking.created_at desc`.execute(db);
  return rows;
}
