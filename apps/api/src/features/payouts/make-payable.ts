import { sql } from 'kysely';
import { toInstant } from '../../core/clock.ts';
import { runEach } from '../../core/run-each.ts';
import type { Database } from '../../db/connection.ts';
import { postPayable, postponePayable } from '../payments/payout-postings.ts';
import { IS_BLOCKED } from './blocked.ts';
import { writeMoneyOf, type PayoutDeps } from './deps.ts';

const BATCH = 500;
/** The interval for checking a session with an open issue again. */
const AGAIN_MS = 60 * 60_000;

interface Due {
  id: string;
  mentor_user_id: string;
}

const findDue = async (db: Database, now: number): Promise<Due[]> => {
  const { rows } = await sql<Due>`
    select payment.id, mentor_user_id from payment join booking on booking.id = booking_id
    where payable_at <= ${new Date(now)} order by payable_at limit ${BATCH}`.execute(db);
  return rows;
};

interface Payable {
  id: string;
  booking_id: string;
  currency: string;
  is_blocked: boolean;
}

/** Makes due payments of one mentor payable; those with an open issue are checked again later. */
async function makePayable({ db, clock }: Pick<PayoutDeps, 'db' | 'clock'>, mentor: string, ids: readonly string[]) {
  await writeMoneyOf(db, mentor, async (trx) => {
    const now = clock.now();
    const { rows } = await sql<Payable>`
      select id, booking_id, currency, ${IS_BLOCKED} as is_blocked from payment
      where id = any(${ids}::uuid[]) and payable_at <= ${new Date(now)} order by id for update of payment`.execute(trx);
    for (const { is_blocked, ...payment } of rows) {
      await (is_blocked ? postponePayable(trx, payment.id, toInstant(now + AGAIN_MS)) : postPayable(trx, payment));
    }
  });
}

/** Makes mentors' earnings payable, 72 hours after the sessions, in batches by mentor. Repeated calls change nothing. */
export async function sweepPayable(context: Pick<PayoutDeps, 'db' | 'clock'>): Promise<void> {
  for (;;) {
    const due = await findDue(context.db, context.clock.now());
    const mentors = Map.groupBy(due, ({ mentor_user_id }) => mentor_user_id);
    await runEach([...mentors], ([mentor, payments]) =>
      makePayable(
        context,
        mentor,
        payments.map(({ id }) => id),
      ),
    );
    if (due.length < BATCH) {
      return;
    }
  }
}
