import type { Config } from '@abroad/api/config/config';
import { keysOfSandbox } from '@abroad/api/providers/payments/sandbox-keys';
import path from 'node:path';
import { runProgram } from './process-part.ts';
import type { Part } from './supervisor.ts';

const APPS = path.resolve(import.meta.dirname, '../../../apps');

interface Options {
  config: Config;
  databaseUrl: string;
  signal: AbortSignal;
}

/** A program that replaces an outside service in development. */
interface StandIn {
  purpose: string;
  port: number;
  run: (options: Options) => Promise<Part>;
}

function identity({ port }: Config): StandIn {
  const own = port + 1;
  return {
    purpose: 'identity provider',
    port: own,
    run: ({ config, databaseUrl, signal }) =>
      runProgram({
        name: 'The identity provider',
        file: path.join(APPS, 'identity/src/main.ts'),
        env: {
          IDENTITY_PORT: String(own),
          BRAND_NAME: config.brand_name,
          IDENTITY_ISSUER: config.oidc.issuer,
          WEB_ORIGIN: config.public_url,
          DATABASE_URL: databaseUrl,
        },
        signal,
      }),
  };
}

/** The URL of this instance on its own machine. */
const ownAddress = ({ host, port }: Config) =>
  `http://${['0.0.0.0', '::'].includes(host) ? 'localhost' : host}:${port}`;

function paymentsSandbox({ port }: Config, payments: Extract<Config['payments'], { provider: 'sandbox' }>): StandIn {
  const own = port + 2;
  return {
    purpose: 'payments sandbox',
    port: own,
    run: ({ config, databaseUrl, signal }) => {
      const { secret_key, publishable_key, webhook_secrets } = keysOfSandbox(payments);
      const payouts = keysOfSandbox(payments, 'payouts webhook secret');
      return runProgram({
        name: 'The payments sandbox',
        file: path.join(APPS, 'payments-sandbox/src/main.ts'),
        env: {
          SANDBOX_PORT: String(own),
          BRAND_NAME: config.brand_name,
          SANDBOX_ORIGIN: payments.api_url,
          WEB_ORIGIN: config.public_url,
          DATABASE_URL: databaseUrl,
          SANDBOX_SECRET_KEY: secret_key,
          SANDBOX_PUBLISHABLE_KEY: publishable_key,
          SANDBOX_WEBHOOK_SECRET: webhook_secrets[0] ?? '',
          SANDBOX_WEBHOOK_URL: `${ownAddress(config)}/api/webhooks/stripe`,
          SANDBOX_PAYOUTS_WEBHOOK_SECRET: payouts.webhook_secrets[0] ?? '',
          SANDBOX_PAYOUTS_WEBHOOK_URL: `${ownAddress(config)}/api/v1/payouts/webhooks/sandbox`,
        },
        signal,
      });
    },
  };
}

/** The stand-ins that the configuration requires. */
export function standInsOf(config: Config): StandIn[] {
  const { oidc, payments } = config;
  return [
    ...(oidc.embedded ? [identity(config)] : []),
    ...(payments.provider === 'sandbox' && payments.embedded ? [paymentsSandbox(config, payments)] : []),
  ];
}
