import { connect } from '@abroad/api/db/connection';
import { ledgerProblems } from '@abroad/api/features/payments/ledger-problems';
import type { Figure } from './row.ts';
import type { World } from './world.ts';

/** A query for captures and refunds of the provider that differ from our records. */
const DISAGREEMENTS = `
  select coalesce(payment.booking_id::text, intent.metadata ->> 'booking_id') as id, intent.status, payment.status as ours,
    intent.amount_received as took, payment.captured_minor as booked, coalesce(charge.amount_refunded, 0) as gave_back,
    payment.refunded_minor as booked_back
  from payments_sandbox.intent
  left join payments_sandbox.charge on charge.id = intent.charge_id
  left join payment on payment.intent_id = intent.id
  where payment.id is null and intent.amount_received > 0
     or payment.captured_minor <> intent.amount_received
     -- What was authorised and never taken is given back by letting go of it.
     or intent.amount_received > 0 and payment.refunded_minor <> coalesce(charge.amount_refunded, 0)`;

const CHARGED_TWICE = `
  select metadata ->> 'booking_id' as id from payments_sandbox.intent where amount_received > 0
  group by 1 having count(*) > 1`;

/** Runs all queries at once, on enough connections, because a query that waits three seconds for a connection fails. */
async function problemsOf(url: string): Promise<string[]> {
  const { db, close } = connect({ url, pool_size: 16, limits: {}, onError: () => undefined });
  try {
    return await ledgerProblems(db);
  } finally {
    await close();
  }
}

/** Errors in the payments of an idle environment, as text; empty if there are none. */
async function moneyTroubles({ ask, url }: Pick<World, 'ask' | 'url'>): Promise<string[]> {
  const problem = (words: string, rows: readonly object[]) => rows.map((row) => `${words}: ${JSON.stringify(row)}`);
  return [
    ...(await problemsOf(url)),
    ...problem('the provider disagrees', await ask(DISAGREEMENTS)),
    ...problem('charged twice', await ask(CHARGED_TWICE)),
  ];
}

/** Whether all payments are right; errors are printed. */
export async function moneyFigure(world: Pick<World, 'ask' | 'url'>): Promise<Figure> {
  const troubles = await moneyTroubles(world);
  for (const line of troubles.slice(0, 8)) console.log(`  ${line}`);
  return {
    what: 'ledger, bookings and provider agree',
    goal: '0 troubles',
    found: String(troubles.length),
    holds: troubles.length === 0,
  };
}
