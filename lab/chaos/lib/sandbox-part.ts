import { sandboxBrowser } from '@abroad/api/testing/payments-sandbox-browser';
import { freePort } from '../../../tools/lib/ports.ts';
import { forkedPart, type Part } from './part.ts';

const MODULE = new URL('../../../apps/payments-sandbox/src/main.ts', import.meta.url);
/** The API's paths for the sandbox's events, by subject. */
export const WEBHOOK_PATHS = { payments: '/api/webhooks/stripe', payouts: '/api/v1/payouts/webhooks/sandbox' } as const;

export interface SandboxPart extends Part {
  base_url: string;
  /** The URL for browsers. */
  browser: ReturnType<typeof sandboxBrowser>;
  /** The settings of an API that uses it. */
  settings: Record<string, string>;
}

/** The payment provider in its own process. It delivers its events to `tell_url`, and the delivered events are recorded. */
export async function sandboxPart({
  database_url,
  tell_url,
}: {
  database_url: string;
  tell_url: string;
}): Promise<SandboxPart> {
  const port = await freePort();
  const base_url = `http://localhost:${port}`;
  const keys = {
    secret_key: 'sk_test_sandboxOfChaos',
    publishable_key: 'pk_test_sandboxOfChaos',
    webhook_secret: 'whsec_Y2hhb3MgYW5kIGl0cyBzYW5kYm94',
  };
  const part = forkedPart({
    name: 'payments',
    module: MODULE,
    env: {
      NODE_ENV: 'test',
      SANDBOX_PORT: String(port),
      SANDBOX_ORIGIN: base_url,
      WEB_ORIGIN: tell_url,
      DATABASE_URL: database_url,
      SANDBOX_SECRET_KEY: keys.secret_key,
      SANDBOX_PUBLISHABLE_KEY: keys.publishable_key,
      SANDBOX_WEBHOOK_SECRET: keys.webhook_secret,
      SANDBOX_WEBHOOK_URL: `${tell_url}${WEBHOOK_PATHS.payments}`,
      SANDBOX_PAYOUTS_WEBHOOK_URL: `${tell_url}${WEBHOOK_PATHS.payouts}`,
    },
  });
  const config = {
    port,
    origin: base_url,
    web_origin: tell_url,
    database_url,
    ...keys,
    webhook_url: null,
    payouts_webhook_secret: keys.webhook_secret,
    payouts_webhook_url: null,
    later_ms: 0,
    authorisation_ms: 0,
  };
  return {
    ...part,
    base_url,
    browser: sandboxBrowser(config),
    settings: {
      PAYMENTS: 'sandbox',
      STRIPE_SECRET_KEY: keys.secret_key,
      STRIPE_PUBLISHABLE_KEY: keys.publishable_key,
      STRIPE_WEBHOOK_SECRET: keys.webhook_secret,
      STRIPE_API_URL: base_url,
    },
  };
}
