import { z } from 'zod';

/** The configuration of the sandbox. */
export interface SandboxConfig {
  port: number;
  /** The origin at which browsers reach it, without a trailing slash. */
  origin: string;
  /** The product's name; undefined: the name in its texts. */
  brand_name?: string | undefined;
  /** The origin of the web application, to which alone people are sent back. */
  web_origin: string;
  database_url: string;
  secret_key: string;
  publishable_key: string;
  webhook_secret: string;
  /** The URL to which events are sent; without one they are stored and not sent. */
  webhook_url: string | null;
  /** The same for what concerns people who are paid. */
  payouts_webhook_secret: string;
  payouts_webhook_url: string | null;
  /** How long what happens later is put off, in milliseconds: disputes, refunds that are settled or fail, payouts. */
  later_ms: number;
  /** How long a card's bank keeps an authorised sum, in milliseconds. */
  authorisation_ms: number;
  /** How long after a payment what is transferred from it can be paid out, in milliseconds; undefined: at once. */
  settle_ms?: number;
}

/** A setting that the sandbox cannot start with. The message is one line for the person who started it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const LATER_MS = 5_000;
/** Seven days: https://docs.stripe.com/payments/place-a-hold-on-a-payment-method */
const AUTHORISATION_MS = 7 * 24 * 3_600_000;

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .refine((value) => URL.parse(value)?.origin === value, 'must be an origin such as http://localhost:3002');

const Environment = z.object({
  SANDBOX_PORT: z.coerce.number('must be a port number').int().min(1).max(65_535),
  BRAND_NAME: z.string().min(1).optional(),
  SANDBOX_ORIGIN: origin,
  WEB_ORIGIN: origin,
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
  SANDBOX_SECRET_KEY: z.string().startsWith('sk_test_'),
  SANDBOX_PUBLISHABLE_KEY: z.string().startsWith('pk_test_'),
  SANDBOX_WEBHOOK_SECRET: z.string().startsWith('whsec_'),
  SANDBOX_PAYOUTS_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
  SANDBOX_PAYOUTS_WEBHOOK_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  SANDBOX_WEBHOOK_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }),
});

/**
 * Reads the settings from an environment, by default the process's own.
 * @throws ConfigError with one line that names the setting; in production always, since no money moves here.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): SandboxConfig {
  if (environment['NODE_ENV'] === 'production') {
    throw new ConfigError('the payments sandbox is for development: set the keys of Stripe, or PAYMENTS=none');
  }
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; '));
  }
  const settings = parsed.data;
  return {
    port: settings.SANDBOX_PORT,
    origin: settings.SANDBOX_ORIGIN,
    brand_name: settings.BRAND_NAME,
    web_origin: settings.WEB_ORIGIN,
    database_url: settings.DATABASE_URL,
    secret_key: settings.SANDBOX_SECRET_KEY,
    publishable_key: settings.SANDBOX_PUBLISHABLE_KEY,
    webhook_secret: settings.SANDBOX_WEBHOOK_SECRET,
    webhook_url: settings.SANDBOX_WEBHOOK_URL,
    payouts_webhook_secret: settings.SANDBOX_PAYOUTS_WEBHOOK_SECRET ?? settings.SANDBOX_WEBHOOK_SECRET,
    payouts_webhook_url: settings.SANDBOX_PAYOUTS_WEBHOOK_URL ?? null,
    later_ms: LATER_MS,
    authorisation_ms: AUTHORISATION_MS,
  };
}
