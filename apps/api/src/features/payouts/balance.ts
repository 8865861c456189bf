import { completesAt, nextRun, shortOfMinimum, type HoldReason } from '@abroad/booking-rules';
import type { PayoutBalance, PayoutBalances } from '@abroad/contract';
import { fromMinor } from '@abroad/reference-data/money';
import { sql } from 'kysely';
import { instantOrNull, toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { beingReversed } from '../payments/debt.ts';
import { payoutAccountOf, type PayoutAccount } from '../payout-accounts/account.ts';
import { findHolds } from './begin-payout.ts';
import type { PayoutDeps } from './deps.ts';
import { heldNow, inOrder } from './held-now.ts';
import { requireMentor } from '../profiles/own-profile.ts';
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
  held_for: HoldReason[];
  /** The end of the next session whose money hasn't cleared. */
  booked_end: string | null;
  payable_from: string | null;
  arrives_at: string | null;
  paid_at: string | null;
}

/** A mentor's money by currency. @param now epoch milliseconds */
export async function findSums(db: Database, user_id: string, now: number): Promise<Sums[]> {
  const of = (...accounts: string[]) =>
    sql`coalesce(-sum(amount_minor) filter (where account = any(${accounts}::text[])), 0)::bigint`;
  const inPayouts = (status: string, value = sql`coalesce(sum(amount_minor), 0)::bigint`) => sql`
    (select ${value} from payout where user_id = ${user_id} and payout.currency = sums.currency and status = ${status})`;
  const { rows } = await sql<Sums>`
    select sums.*, ${inPayouts('held')} as held, ${inPayouts('failed')} as failed,
      array(select distinct unnest(${heldNow(now)}) from payout
        where user_id = ${user_id} and payout.currency = sums.currency and status = 'held') as held_for,
      ${inPayouts('in_transit', sql`min(arrives_at)`)} as arrives_at, ${inPayouts('paid', sql`max(paid_at)`)} as paid_at,
      (select min(end_at) from (
        select booking_id from ledger_entry where owner_user_id = ${user_id} and account = 'mentor_pending'
          and ledger_entry.currency = sums.currency group by booking_id having sum(amount_minor) < 0) booked
        join booking on booking.id = booked.booking_id) as booked_end,
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
  const next_held_for =
    account?.provider && next_minor > 0
      ? await findHolds(
          db,
          { user_id, currency },
          { amount_minor: next_minor, provider: account.provider, bank_changed_at: account.bank_changed_at, now },
        )
      : [];
  return {
    currency,
    pending: major(sums.pending),
    clears_from: sums.booked_end === null ? null : toInstant(completesAt(Date.parse(sums.booked_end))),
    earned: major(sums.earned),
    payable: major(payable),
    held: major(held),
    held_for: inOrder(sums.held_for),
    in_transit: major(sums.sending - held),
    arrives_at: instantOrNull(sums.arrives_at),
    failed: major(failed),
    paid: major(sums.paid),
    paid_at: instantOrNull(sums.paid_at),
    debt: major(sums.debt),
    next_payout: major(Math.max(0, next_minor)),
    next_held_for,
    payable_from: instantOrNull(sums.payable_from),
    next_payout_at: next === null ? null : toInstant(next),
    short_of_minimum: major(shortOfMinimum(next_minor, minimum)),
    minimum: major(minimum),
  };
}

/** Reads the places of a mentor's money, by currency. @throws AppError PROFILE_NOT_FOUND if the user isn't a mentor. */
export async function readBalances(
  { db, clock, config }: Pick<PayoutDeps, 'db' | 'clock' | 'config'>,
  user_id: string,
): Promise<PayoutBalances> {
  await requireMentor(db, user_id);
  const now = clock.now();
  const [sums, account] = await Promise.all([findSums(db, user_id, now), payoutAccountOf(db, user_id)]);
  const about = { account, platform_country: config.platform_country, user_id, now };
  return { items: await Promise.all(sums.map((one) => present(db, one, about))) };
}
