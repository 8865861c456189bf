import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../context.ts';
import { toInstant } from '../core/clock.ts';
import { automaticPayouts } from '../providers/payouts/port.ts';
import { failed, ok, skipped, type Outcome } from './finding.ts';

interface Seen {
  /** Whether anything was asked of the provider that it tells of by an event. */
  asked: boolean;
  last: string | null;
}

async function outcomeOf(db: Context['db'], query: RawBuilder<Seen>, todo: string): Promise<Outcome> {
  const { rows } = await query.execute(db);
  const { asked, last } = rows[0] ?? { asked: false, last: null };
  if (last !== null) return ok(`The last signed event came at ${toInstant(last)}.`);
  return asked
    ? failed('No signed event ever came, though there was something to tell of.', todo)
    : skipped('Nothing happened yet that would be told of.', todo);
}

/** Whether the provider's events arrive with a signature that the secret fits. */
export const checkPaymentEvents = ({
  db,
  config,
  payments,
}: Pick<Context, 'db' | 'config' | 'payments'>): Promise<Outcome> =>
  payments.takes_payments
    ? outcomeOf(
        db,
        sql<Seen>`select exists (select from payment where provider = ${payments.name}) as asked,
          (select max(received_at) from payment_provider_event where provider = ${payments.name}) as last`,
        `Let Stripe send events to ${config.public_url}/api/webhooks/stripe, and set STRIPE_WEBHOOK_SECRET to that endpoint's secret.`,
      )
    : Promise.resolve(skipped('No payments are taken.'));

export function checkPayoutEvents({
  db,
  config,
  payouts,
}: Pick<Context, 'db' | 'config' | 'payouts'>): Promise<Outcome> {
  const { name, moves_money } = automaticPayouts({ payouts });
  return moves_money
    ? outcomeOf(
        db,
        sql<Seen>`select exists (select from payout_account where provider = ${name}) as asked,
          (select max(received_at) from payout_provider_event where provider = ${name}) as last`,
        `Let Stripe's two event destinations lead to ${config.public_url}/api/v1/payouts/webhooks/stripe_connect, and set STRIPE_PAYOUTS_WEBHOOK_SECRET to both secrets.`,
      )
    : Promise.resolve(skipped('Mentors are paid by hand.'));
}
