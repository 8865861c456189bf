import type { Feature } from '../../feature.ts';
import type { IdentitySettings, PaymentSettings } from '@abroad/contract';
import { fromMinor } from '@abroad/reference-data/money';
import type { Context } from '../../context.ts';
import { listMigrations } from '../../db/migrate.ts';
import { type Handlers, Replied } from '../../http/handlers.ts';
import { retryAfter } from '../../http/problems.ts';
import { createReadinessCheck } from './readiness.ts';

function identitySettings({ oidc, clerk, sign_in_with: buttons }: Context['config']): IdentitySettings {
  if (clerk) {
    return { provider: 'clerk', publishable_key: clerk.publishable_key, frontend_api: clerk.frontend_api, buttons };
  }
  const { issuer, audience, client_id, scope, audience_parameter, upstream_parameter } = oidc;
  return { provider: 'oidc', issuer, audience, client_id, scope, audience_parameter, upstream_parameter, buttons };
}

function paymentSettings({ config, payments }: Context): PaymentSettings | null {
  const { publishable_key } = payments;
  if (payments.name === 'sandbox' && config.payments.provider === 'sandbox') {
    return { provider: 'sandbox', publishable_key, url: config.payments.api_url };
  }
  return payments.name === 'stripe' ? { provider: 'stripe', publishable_key } : null;
}

/** Health, readiness, and the settings that a client needs before sign-in. */
function systemHandlers(context: Context) {
  const { config, mail, payments, calendars } = context;
  // Read at the start, because a newer version may replace these files later.
  const migrations = listMigrations();
  const readReadiness = createReadinessCheck(context);
  return {
    getHealth: () => Promise.resolve({ status: 'ok', version: config.build_version }),
    getReadiness: async () => {
      const readiness = await readReadiness(await migrations);
      return readiness.status === 'ready'
        ? new Replied(200, readiness)
        : new Replied(503, readiness, { 'retry-after': String(retryAfter('UNAVAILABLE')) });
    },
    getConfig: () =>
      Promise.resolve({
        identity: identitySettings(config),
        payments: paymentSettings(context),
        platform_fee_pct: config.payments.fee_basis_points / 100,
        platform_fee_fixed: Object.fromEntries(
          Object.entries(config.payments.fee_fixed_minor).map(([code, minor]) => [code, fromMinor(minor, code) ?? 0]),
        ),
        contact_email: config.contact_email,
        features: {
          mailbox: mail.kind === 'mailbox',
          payments: payments.takes_payments,
          demo_accounts: config.oidc.embedded && config.seed_demo,
          google_calendar: calendars.google !== null,
          imprint: config.legal.imprint !== undefined,
          withdrawal: config.withdrawal === 'eu',
        },
      }),
  } satisfies Partial<Handlers>;
}

export const systemFeature = { name: 'system', handlers: systemHandlers } satisfies Feature;
