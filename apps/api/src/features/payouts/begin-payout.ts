import { holdsOf, payoutOf, shortOfMinimum, type HoldReason, type PayoutSums } from '@abroad/booking-rules';
import { payoutStep } from '@abroad/reference-data/payable-step';
import { sql } from 'kysely';
import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import { noticeOwnBookings } from '../fraud/own-booking.ts';
import { beingReversed, debtOf, type BalanceKey } from '../payments/debt.ts';
import { postPayoutBegun } from '../payments/payout-postings.ts';
import type { PayoutAccount } from '../payout-accounts/account.ts';
import { IS_BLOCKED } from './blocked.ts';
import { hasOpenCase, isDecided } from './held-now.ts';
import { isLarge, recordChange, type Payout, type PayoutActor } from './payout.ts';
import { routeOf } from './route.ts';

interface Share {
  booking_id: string;
  payment_id: string;
  amount_minor: number;
}

/** Which payments a provider can transfer out of; by hand, any. */
const PAYMENTS_OF = { stripe_connect: 'stripe', sandbox: 'sandbox', manual: null } as const;

/** Finds a mentor's payable shares by session, the oldest first; without sessions that have an open issue. */
export async function findShares(
  trx: Database,
  { user_id, currency }: BalanceKey,
  provider: keyof typeof PAYMENTS_OF | null,
): Promise<Share[]> {
  const paid_by = provider === null ? null : PAYMENTS_OF[provider];
  const { rows } = await sql<Share>`
    select entry.booking_id, payment.id as payment_id, -sum(entry.amount_minor)::bigint as amount_minor
    from ledger_entry entry join payment on payment.booking_id = entry.booking_id join booking on booking.id = entry.booking_id
    where owner_user_id = ${user_id} and entry.currency = ${currency} and account = 'mentor_payable'
      and (${paid_by}::text is null or payment.provider = ${paid_by} and payment.intent_id is not null)
      and not ${IS_BLOCKED}
      and not exists (select from payout_line line where line.booking_id = entry.booking_id and is_open)
    group by entry.booking_id, payment.id, booking.end_at
    having sum(entry.amount_minor) < 0 order by booking.end_at, entry.booking_id`.execute(trx);
  return rows;
}

/** Returns the part of a mentor's debt that later earnings pay now. */
export const debtToTake = async (trx: Database, balance: BalanceKey): Promise<number> =>
  Math.max(0, (await debtOf(trx, balance)) - (await beingReversed(trx, balance)));

interface Facts {
  usual_minor: number | null;
  account_since: string;
  has_own_booking: boolean;
  has_open_case: boolean;
  is_decided: boolean;
  is_suspended: boolean;
}

/** Finds the reasons to review a payout of this amount first. The caller holds the mentor's lock. */
export async function findHolds(
  trx: Database,
  { user_id, currency }: BalanceKey,
  payout: {
    amount_minor: number;
    provider: Payout['provider'];
    bank_changed_at: string | null;
    now: number;
    but?: string;
  },
): Promise<HoldReason[]> {
  const { amount_minor, provider, bank_changed_at, now, but = null } = payout;
  const { rows } = await sql<Facts>`
    select person.created_at as account_since, person.status = 'suspended' as is_suspended,
      (select avg(amount_minor)::float8 from (
        select amount_minor from payout where user_id = person.id and currency = ${currency} and status = 'paid'
          and id is distinct from ${but}::uuid
        order by created_at desc limit 10) paid) as usual_minor,
      exists (select from fraud_signal where auth_user_id = person.id and kind = 'own_booking' and cleared_at is null)
        as has_own_booking,
      ${hasOpenCase('person.id')} as has_open_case, ${isDecided('person.id', now)} as is_decided
    from authenticated_user person where id = ${user_id}`.execute(trx);
  const [facts] = rows;
  if (facts === undefined) {
    throw new Error(`there is no user ${user_id}`);
  }
  return holdsOf({
    ...facts,
    amount_minor,
    is_large_by_hand: provider === 'manual' && isLarge({ amount_minor, currency }),
    now,
    bank_changed_at: bank_changed_at === null ? null : Date.parse(bank_changed_at),
    account_since: Date.parse(facts.account_since),
  });
}

export interface PayoutWish {
  currency: string;
  /** The operator's country, from which routes lead. */
  platform_country: string;
  /** Epoch milliseconds: the run, or the moment of the request. */
  scheduled_for: number;
  /** The mentor, where they asked for it. */
  by?: PayoutActor;
  /** Whether less than the minimum is sent too, because there will be no more earnings. */
  is_last?: boolean;
  now: number;
}

/** The reasons for no payout. */
export type NoPayout = 'nothing' | 'too_little' | 'not_ready' | 'route_off';

const PIECE = 1000;

async function storeLines(trx: Database, payout: Payout, { lines }: PayoutSums<Share>): Promise<void> {
  for (let at = 0; at < lines.length; at += PIECE) {
    const rows = lines.slice(at, at + PIECE).map((line) => ({
      ...line,
      payout_id: payout.id,
      transfer_asked_at: null,
      transfer_id: null,
      sent_minor: null,
    }));
    await trx.insertInto('payout_line').values(rows).execute();
  }
  for (const { booking_id, payment_id: id, amount_minor, debt_taken_minor } of lines) {
    const net_minor = amount_minor - debt_taken_minor;
    await postPayoutBegun(trx, payout, { id, booking_id, currency: payout.currency, net_minor, debt_taken_minor });
  }
}

/** The target of a payout, and its sender. */
type Way = Pick<Payout, 'user_id' | 'provider' | 'account_id'> & Pick<PayoutAccount, 'bank_changed_at'>;
type Begun = Pick<PayoutWish, 'currency' | 'scheduled_for' | 'now'> & { by?: PayoutActor; text?: string };

/** Stores a payout, on hold or as pending, with its lines and postings. Undefined where this run has made it already. */
async function storePayout(
  trx: Database,
  { user_id, provider, account_id, bank_changed_at }: Way,
  sums: PayoutSums<Share>,
  { currency, scheduled_for, by, text, now }: Begun,
): Promise<Payout | undefined> {
  const { amount_minor, debt_minor } = sums;
  // Mentors who changed their bank account or browser since a session was paid are compared again.
  const booking_ids = sums.lines.map(({ booking_id }) => booking_id);
  await noticeOwnBookings(trx, { mentor_user_id: user_id, booking_ids }, now);
  const balance = { user_id, currency };
  const held_for = await findHolds(trx, balance, { amount_minor, provider, bank_changed_at, now });
  const at = toInstant(now);
  const payout = await trx
    .insertInto('payout')
    .values({
      id: newId(),
      user_id,
      provider,
      account_id,
      currency,
      amount_minor,
      debt_minor,
      status: held_for.length > 0 ? 'held' : 'pending',
      held_for,
      is_by_hand: by?.role === 'mentor',
      scheduled_for: toInstant(scheduled_for),
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.constraint('payout_once_a_run').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (payout !== undefined) {
    await storeLines(trx, payout, sums);
    const kind = payout.status === 'held' ? 'held' : 'begun';
    await recordChange(trx, payout, null, { kind, ...(by && { by }), ...(text !== undefined && { text }), now });
  }
  return payout;
}

/**
 * Begins a payout by hand of everything that is payable to a mentor who left, whatever their account is. Runs under the
 * mentor's lock.
 */
export async function beginByHand(trx: Database, user_id: string, begun: Begun): Promise<Payout | undefined> {
  const balance = { user_id, currency: begun.currency };
  const shares = await findShares(trx, balance, 'manual');
  const sums = payoutOf(shares, await debtToTake(trx, balance), payoutStep(begun.currency));
  const way: Way = { user_id, provider: 'manual', account_id: null, bank_changed_at: null };
  return sums === null ? undefined : storePayout(trx, way, sums, begun);
}

/**
 * Begins the payout of everything that is payable to a mentor in a currency: rows and postings, and a job that sends it
 * unless it is held. Once for each run. Runs under the mentor's lock.
 */
export async function beginPayout(
  trx: Database,
  account: PayoutAccount | undefined,
  { currency, platform_country, scheduled_for, by, is_last = false, now }: PayoutWish,
): Promise<Payout | NoPayout> {
  if (account?.state !== 'active' || account.provider === null || account.mismatch !== null) {
    return 'not_ready';
  }
  const { user_id, provider, account_id, bank_changed_at } = account;
  const balance = { user_id, currency };
  const sums = payoutOf(await findShares(trx, balance, provider), await debtToTake(trx, balance), payoutStep(currency));
  if (sums === null) {
    return 'nothing';
  }
  const route = await routeOf(trx, platform_country, account, currency);
  if (!route.is_on) {
    return 'route_off';
  }
  if (!is_last && shortOfMinimum(sums.amount_minor, route.minimum_minor) > 0) {
    return 'too_little';
  }
  const way: Way = { user_id, provider, account_id, bank_changed_at };
  const payout = await storePayout(trx, way, sums, { currency, scheduled_for, ...(by && { by }), now });
  return payout ?? 'nothing';
}
