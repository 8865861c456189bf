import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../context.ts';
import { toInstant } from '../core/clock.ts';
import { automaticPayouts } from '../providers/payouts/port.ts';
import type { SignedCall } from '../core/tallies.ts';
import { failed, ok, skipped, warning, type Outcome } from './finding.ts';

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

/** The setting that has to equal the sender's signing secret. */
const SECRETS = {
  clerk: 'CLERK_WEBHOOK_SECRET',
  'inbound-mail': 'INBOUND_MAIL_SECRET',
  'mail-bounces': 'MAIL_BOUNCE_SECRET',
  stripe: 'STRIPE_WEBHOOK_SECRET',
  stripe_connect: 'STRIPE_PAYOUTS_WEBHOOK_SECRET',
} as const satisfies Record<SignedCall, string>;

interface Call {
  webhook: SignedCall;
  accepted_at: string | null;
  refused_at: string | null;
}

/** Whether the last call of each webhook had a right signature. Strangers can send wrong ones too, so wrong ones besides right ones aren't a failure. */
export async function checkSignatures({ db }: Pick<Context, 'db'>): Promise<Outcome> {
  const { rows: calls } = await sql<Call>`
    select webhook, accepted_at, refused_at from webhook_call where webhook = any(${Object.keys(SECRETS)})
    order by webhook`.execute(db);
  const refused = calls.filter(
    ({ refused_at, accepted_at }) =>
      refused_at !== null && (accepted_at === null || Date.parse(accepted_at) < Date.parse(refused_at)),
  );
  if (calls.length === 0) return skipped('No signed call came yet.');
  if (refused.length === 0) return ok('The last call of each webhook had a right signature.');
  const says = refused.map(
    ({ webhook, refused_at, accepted_at }) =>
      `${webhook}: a call with a wrong signature was refused at ${toInstant(refused_at ?? '')}, and ` +
      `${accepted_at === null ? 'none was ever accepted' : `the last was accepted at ${toInstant(accepted_at)}`}.`,
  );
  const secrets = refused.map(({ webhook }) => SECRETS[webhook]).join(', ');
  const isNew = refused.some(({ accepted_at }) => accepted_at === null);
  return (isNew ? failed : warning)(says.join(' '), `Compare ${secrets} with what the sender signs with.`);
}
