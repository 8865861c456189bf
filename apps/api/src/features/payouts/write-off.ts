import { DEBT_KEPT_MONTHS } from '@abroad/booking-rules';
import { sql } from 'kysely';
import { toInstant } from '../../core/clock.ts';
import { runEach } from '../../core/run-each.ts';
import type { Database } from '../../db/connection.ts';
import { postWrittenOff } from '../payments/payout-postings.ts';
import type { BalanceKey } from '../payments/debt.ts';
import { debtToTake } from './begin-payout.ts';
import { writeMoneyOf, type PayoutDeps } from './deps.ts';
import { findClaims } from './left-claims.ts';

const findDebtors = async (db: Database): Promise<BalanceKey[]> => {
  const { rows } = await sql<BalanceKey>`
    select owner_user_id as user_id, currency from ledger_entry where account = 'mentor_debt'
    group by owner_user_id, currency having sum(amount_minor) > 0`.execute(db);
  return rows;
};

/**
 * Finds the part of a debt that is older than twelve months. Later earnings pay the oldest part first. The payable share pays debt with the
 * next payout, so that part isn't written off.
 */
async function findOld(trx: Database, { user_id, currency }: BalanceKey, now: number): Promise<number> {
  const { rows } = await sql<{ old: number; payable: number }>`
    select coalesce(sum(amount_minor) filter (where account = 'mentor_debt' and (amount_minor < 0
        or created_at < ${new Date(now)}::timestamptz - make_interval(months => ${DEBT_KEPT_MONTHS}))), 0)::bigint as old,
      coalesce(-sum(amount_minor) filter (where account = 'mentor_payable'), 0)::bigint as payable
    from ledger_entry where owner_user_id = ${user_id} and currency = ${currency}`.execute(trx);
  const { old = 0, payable = 0 } = rows[0] ?? {};
  return Math.min(Math.max(0, old), Math.max(0, (await debtToTake(trx, { user_id, currency })) - payable));
}

/** Writes off the debts that no earnings have covered for twelve months. Repeated calls change nothing. */
export async function writeOffDebts({ db, clock, logger }: Pick<PayoutDeps, 'db' | 'clock' | 'logger'>): Promise<void> {
  await runEach(await findDebtors(db), (balance) =>
    writeMoneyOf(db, balance.user_id, async (trx) => {
      const now = clock.now();
      const amount_minor = await findOld(trx, balance, now);
      if (amount_minor > 0) {
        await postWrittenOff(trx, balance, { amount_minor, day: toInstant(now).slice(0, 10) });
        logger.warn({ part: 'payouts', ...balance, amount_minor }, 'a debt was written off');
      }
    }),
  );
}

/** Logs the expired claims of erased mentors: an operator decides about the money. */
export async function findLapsedClaims(context: Pick<PayoutDeps, 'db' | 'clock' | 'config' | 'logger'>): Promise<void> {
  for (const { state, user_id, currency, amount_minor: payable } of await findClaims(context)) {
    if (state === 'over') {
      context.logger.warn({ part: 'payouts', user_id, currency, payable }, 'the claim of an erased mentor is over');
    }
  }
}
