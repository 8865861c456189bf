import { z } from 'zod';
import { type Db, findRow } from './database/queries.ts';
import { type Call, type Reply, readParams } from './http/call.ts';

interface Held {
  currency: string;
  available: number;
  pending: number;
}

/** All that went in and out of an account. A payout that failed or was cancelled has left nothing. */
const OF_ACCOUNT = `
  select currency,
    sum(amount) filter (where is_available)::float8 as available,
    sum(amount) filter (where not is_available)::float8 as pending
  from (
    select currency, amount - amount_reversed as amount, available_at <= clock_timestamp() as is_available
      from payments_sandbox.transfer where account_id = $1
    union all
    select currency, -amount, true from payments_sandbox.payout
      where account_id = $1 and status not in ('failed', 'canceled')) every_move
  group by currency order by currency`;

/** Payments less what went back or is disputed, and less what was transferred. Lost disputes stay with the cardholder. */
const OF_PLATFORM = `
  select currency, sum(amount)::float8 as available, 0::float8 as pending from (
    select currency, amount_captured - amount_refunded as amount from payments_sandbox.charge where captured
    union all
    select currency, -amount from payments_sandbox.dispute where status <> 'won'
    union all
    select currency, amount_reversed - amount from payments_sandbox.transfer) every_move
  group by currency order by currency`;

/** Returns an account's balances by currency, in the provider's units. @param account null: the platform */
export async function heldBy(db: Db, account: string | null): Promise<Held[]> {
  const { rows } = account === null ? await db.query<Held>(OF_PLATFORM) : await db.query<Held>(OF_ACCOUNT, [account]);
  return rows.map(({ currency, available, pending }) => ({
    currency,
    available: available ?? 0,
    pending: pending ?? 0,
  }));
}

/** Returns the amount that an account can pay out or give back now. */
export async function availableTo(db: Db, account: string | null, currency: string): Promise<number> {
  const held = await heldBy(db, account);
  return held.find((one) => one.currency === currency)?.available ?? 0;
}

const sum = (currency: string, amount: number) => ({ amount, currency, source_types: { card: amount } });

/** `GET /v1/balance`, of the platform or of the account in `Stripe-Account`: https://docs.stripe.com/api/balance */
export async function readBalance({ db, account, params }: Call): Promise<Reply> {
  readParams(z.strictObject({}), params);
  if (account !== null) {
    await findRow(db, 'account', account);
  }
  const held = await heldBy(db, account);
  return {
    status: 200,
    body: {
      object: 'balance',
      available: held.map(({ currency, available }) => sum(currency, available)),
      livemode: false,
      pending: held.map(({ currency, pending }) => sum(currency, pending)),
    },
  };
}
