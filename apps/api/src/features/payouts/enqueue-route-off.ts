import { sql } from 'kysely';
import { toInstant } from '../../core/clock.ts';
import { runEach } from '../../core/run-each.ts';
import type { Database } from '../../db/connection.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { notify } from '../notifications/notify.ts';
import { writeMoneyOf, type PayoutDeps } from './deps.ts';
import { tellRouteOffJob } from './job-kinds.ts';
import { isRouteOff } from './route.ts';

const BATCH = 500;

interface Stopped {
  user_id: string;
  currency: string;
}

const monthOf = (now: number) => toInstant(now).slice(0, 7);

/** Tells a mentor that their country is not paid in a currency at present: once a month, by the run or the sweep. */
export async function enqueueRouteOff(trx: Database, { user_id, currency }: Stopped, now: number): Promise<void> {
  const month = monthOf(now);
  const key = `payout_route_off:${user_id}:${currency}:${month}`;
  await notify(trx, [{ user_id, kind: 'payout_route_off', key, group_key: 'payouts' }]);
  await enqueue(trx, [tellRouteOffJob({ user_id, currency, month })]);
}

/** Mentors with something payable whose route is switched off, and who don't know it yet. */
async function findStopped(db: Database, platform_country: string, now: number): Promise<Stopped[]> {
  const { rows } = await sql<Stopped>`
    select account.user_id, payable.currency
    from payout_account account
    cross join lateral (
      select currency from ledger_entry where owner_user_id = account.user_id and account = 'mentor_payable'
      group by currency having sum(amount_minor) < 0) payable
    where account.state = 'active' and ${isRouteOff(platform_country, sql.ref('payable.currency'))}
      and account.country in (select mentor_country from payout_route where platform_country = ${platform_country} and not is_on)
      and not exists (select from notification where auth_user_id = account.user_id
        and key = 'payout_route_off:' || account.user_id || ':' || payable.currency || ':' || ${monthOf(now)})
      and exists (select from authenticated_user where id = account.user_id and status <> 'deleted')
    order by account.user_id limit ${BATCH}`.execute(db);
  return rows;
}

/** Tells mentors soon after the operator has switched their route off, and not only when a run meets it. */
export async function sweepRoutesOff({
  db,
  clock,
  config,
}: Pick<PayoutDeps, 'db' | 'clock' | 'config'>): Promise<void> {
  const now = clock.now();
  const stopped = await findStopped(db, config.platform_country, now);
  await runEach(stopped, (one) => writeMoneyOf(db, one.user_id, (trx) => enqueueRouteOff(trx, one, now)));
}
