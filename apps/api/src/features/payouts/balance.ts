import { nextRun, shortOfMinimum } from '@abroad/booking-rules';
import type { OwedToLeaver, PayoutBalance, PayoutBalances } from '@abroad/contract';
import { fromMinor } from '@abroad/reference-data';
import { sql } from 'kysely';
import { instantOrNull, toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { beingReversed } from '../payments/index.ts';
import { payoutAccountOf, type PayoutAccount } from '../payout-accounts/index.ts';
import type { PayoutDeps } from './deps.ts';
import { refuseNonMentor } from './refuse-non-mentor.ts';
import { routeOf } from './route.ts';

/** Minor units of `currency`. */
interface Sums {
  currency: string;
  pending: number;
  earned: number;
  payable: number;
  sending: number;
  paid: number;
  debt: number;
  held: number;
  failed: number;
  payable_from: string | null;
}

async function findSums(db: Database, user_id: string): Promise<Sums[]> {
  const of = (...accounts: string[]) =>
    sql`coalesce(-sum(amount_minor) filter (where account = any(${accounts}::text[])), 0)::bigint`;
  const inPayouts = (status: string) => sql`
    coalesce((select sum(amount_minor) from payout where user_id = ${user_id} and payout.currency = sums.currency
      and status = ${status}), 0)::bigint`;
  const { rows } = await sql<Sums>`
    select sums.*, ${inPayouts('held')} as held, ${inPayouts('failed')} as failed,
      (select min(payable_at) from payment join booking on booking.id = booking_id
        where mentor_user_id = ${user_id} and payment.currency = sums.currency) as payable_from
    from (
      select currency, ${of('mentor_pending', 'no_show_pending')} as pending, ${of('mentor_earned')} as earned,
        ${of('mentor_payable')} as payable, ${of('payout_in_transit')} as sending, ${of('paid_out')} as paid,
        -${of('mentor_debt')} as debt
      from ledger_entry where owner_user_id = ${user_id} group by currency) sums
    order by currency`.execute(db);
  return rows;
}

async function present(
  db: Database,
  sums: Sums,
  {
    account,
    platform_country,
    user_id,
    now,
  }: { account: PayoutAccount | undefined; platform_country: string; user_id: string; now: number },
): Promise<PayoutBalance> {
  const { currency, failed, held } = sums;
  const major = (minor: number) => fromMinor(minor, currency) ?? 0;
  const payable = sums.payable - failed;
  const open = await beingReversed(db, { user_id, currency });
  const route = account?.country ? await routeOf(db, platform_country, account, currency) : undefined;
  const isReady = account?.state === 'active' && (route?.is_on ?? true);
  const next = isReady ? nextRun(account.schedule, now) : null;
  const minimum = route?.minimum_minor ?? 0;
  const next_minor = payable - Math.max(0, sums.debt - open);
  return {
    currency,
    pending: major(sums.pending),
    earned: major(sums.earned),
    payable: major(payable),
    held: major(held),
    in_transit: major(sums.sending - held),
    failed: major(failed),
    paid: major(sums.paid),
    debt: major(sums.debt),
    next_payout: major(Math.max(0, next_minor)),
    payable_from: instantOrNull(sums.payable_from),
    next_payout_at: next === null ? null : toInstant(next),
    short_of_minimum: major(shortOfMinimum(next_minor, minimum)),
    minimum: major(minimum),
  };
}

/** Where a mentor's money is, by currency. @throws AppError PROFILE_NOT_FOUND if the user isn't a mentor. */
export async function readBalances(
  { db, clock, config }: Pick<PayoutDeps, 'db' | 'clock' | 'config'>,
  user_id: string,
): Promise<PayoutBalances> {
  await refuseNonMentor(db, user_id);
  const [sums, account] = await Promise.all([findSums(db, user_id), payoutAccountOf(db, user_id)]);
  const about = { account, platform_country: config.platform_country, user_id, now: clock.now() };
  return { items: await Promise.all(sums.map((one) => present(db, one, about))) };
}

/** What a mentor has earned and isn't paid yet, and whether it is sent by itself should they leave now. */
export async function owedTo(db: Database, user_id: string): Promise<OwedToLeaver[]> {
  const [sums, account] = await Promise.all([findSums(db, user_id), payoutAccountOf(db, user_id)]);
  // The bank details for payouts by hand are erased with the account.
  const is_sent = account?.state === 'active' && account.provider !== 'manual';
  return sums.flatMap(({ currency, earned, payable, sending, debt }) => {
    const amount = fromMinor(earned + payable + sending - debt, currency) ?? 0;
    return amount > 0 ? [{ currency, amount, is_sent }] : [];
  });
}
