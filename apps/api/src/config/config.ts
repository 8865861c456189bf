import path from 'node:path';
import { readFileSync } from 'node:fs';
import type { ExchangeRates } from '@abroad/reference-data/exchange-rates';
import type { LegalTexts } from '../core/legal-texts.ts';
import { mailAddress, parseMailAddress } from '../core/one-line.ts';
import type { PaymentSettings } from '../providers/payments/settings.ts';
import type { PayoutSettings } from '../providers/payouts/settings.ts';
import type { TracingSettings } from '../providers/tracing/settings.ts';
import { Environment, type Settings } from './environment.ts';
import { PACKAGE_VERSION } from './brand.ts';
import { readCalendarSettings, type CalendarSettings } from './calendars.ts';
import { readClerkSettings, type ClerkSettings } from './clerk.ts';
import { readExchangeRates } from './exchange-rates.ts';
import { readIdentitySettings, type OidcSettings, type SignInButton } from './identity.ts';
import { readInboundMailSettings, type InboundMailSettings } from './conversations.ts';
import { readLegalTexts } from './legal.ts';
import { readMediaSettings, type MediaSettings } from './media.ts';
import { readPaymentSettings } from './payments.ts';
import { readPayoutSettings } from './payouts.ts';
import { readLines } from './setting-types.ts';
import { readTracingSettings } from './tracing.ts';

type Given = Readonly<Record<string, string | undefined>>;

const SUFFIX = '_FILE';
const SETTINGS: ReadonlySet<string> = new Set(Object.keys(Environment.shape));

/**
 * Takes settings from files: `SMTP_URL_FILE=/run/secrets/smtp` sets `SMTP_URL` to the file's content, without the line
 * break at its end. Docker and Kubernetes hand secrets to containers like that, and systemd by credentials.
 * @returns the settings that are set and not empty, and one line for each file that can't be used.
 */
function readSettingFiles(environment: Given): { given: Record<string, string>; problems: string[] } {
  const set = Object.entries(environment).flatMap(([name, value]) => (value ? [[name, value] as const] : []));
  const given = Object.fromEntries(set);
  const problems = set.flatMap(([name, file]) => {
    const setting = name.endsWith(SUFFIX) ? name.slice(0, -SUFFIX.length) : '';
    if (!SETTINGS.has(setting)) return [];
    if (given[setting] !== undefined) return [`${name}: ${setting} is set, too; keep one of them`];
    try {
      const value = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
      if (value === '') return [`${name}: the file ${file} is empty`];
      given[setting] = value;
      return [];
    } catch (error) {
      return [`${name}: the file ${file} can't be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`];
    }
  });
  return { given, problems };
}

/** Far more writes than a person, or some dozens of people behind one address, make. */
const RATE_LIMIT_PER_MINUTE = 300;

/** Far more than any read takes without overload, and so little that the slowest read takes less than a second. */
const OVERLOAD_DELAY_MS = 300;

/** One listens, one enqueues scheduled jobs, the rest take and finish jobs. */
const CONNECTIONS_BESIDE_JOBS = 4;

export interface Config {
  node_env: 'development' | 'production' | 'test';
  port: number;
  host: string;
  /** The product's origin, which is only configured here. */
  public_url: string;
  /** The product's name. */
  brand_name: string;
  /** Terms, privacy policy and imprint of the operator. Where one is missing, ours is shown, or none. */
  legal: LegalTexts;
  data_dir: string;
  /** Undefined: the embedded PostgreSQL under `data_dir`. */
  database_url: string | undefined;
  /** The URL of the same database without a pooler, for LISTEN; undefined: `database_url`. */
  database_direct_url: string | undefined;
  database_pool_size: number;
  jobs: {
    /** The number of jobs of each lane that run at once. */
    concurrency: number;
    /** Connections of each lane. */
    pool_size: number;
    /** The number of lanes that send email; each other kind has one. */
    mail_lanes: number;
  };
  oidc: OidcSettings;
  /** The outside providers with a button of their own. */
  sign_in_with: SignInButton[];
  /** The value that `acr` or `amr` of the staff’s tokens must have, from a sign-in of the last hours; undefined: no requirement. */
  staff_acr: string | undefined;
  /** Clerk as the identity provider, instead of `oidc`; null without its keys. */
  clerk: ClerkSettings | null;
  smtp_url: string | undefined;
  mail_from: string;
  /** The address at which people reach the operator. */
  contact_email: string;
  /** The secret that signs reports of undelivered mail; undefined: none are accepted. */
  mail_bounce_secret: string | undefined;
  /** The settings for answers by email; null: people answer on the web only. */
  inbound_mail: InboundMailSettings | null;
  /** The clamd that scans files in conversations; undefined: none. */
  clamd_url: string | undefined;
  media: MediaSettings;
  calendars: CalendarSettings;
  /** The rates for comparing prices and for showing them in the reader's own currency. */
  exchange_rates: ExchangeRates;
  /** The seller on receipts, by lines: name, address, register. */
  receipt_issuer: string[];
  /** Whether webhooks may lead into private networks. */
  webhooks: { allow_private_networks: boolean };
  payments: PaymentSettings;
  /** The provider that pays mentors automatically. */
  payouts: PayoutSettings;
  /** The worker of pushes and of the page without a network; `off` ends it in every browser. */
  service_worker: 'on' | 'off';
  /** Whether students in the EU can withdraw from contracts with traders; `off` for new bookings. */
  withdrawal: 'eu' | 'off';
  /** The country of the operator's account at the payment provider, which decides whom it can pay: ISO 3166-1 alpha-2, upper case. */
  platform_country: string;
  log_level: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** The number of proxies in front, each of which adds to `X-Forwarded-For`. */
  trust_proxy: number;
  /** The writes of one address in a minute, in each process; 0: no limit. */
  rate_limit_per_minute: number;
  /** The version that runs here, as the release names it. */
  build_version: string;
  /** Clients with this token may read the metrics; undefined: no one may. */
  metrics_token: string | undefined;
  /** The time that reads may take before some are refused; 0: none is ever refused. */
  overload_delay_ms: number;
  /** How long a process reports that it isn't ready, and still answers, before it stops listening. */
  drain_ms: number;
  /** How long stopping may take in total, before running requests are dropped. */
  stop_ms: number;
  /** The collector of traces; null: none. */
  tracing: TracingSettings | null;
  seed_demo: boolean;
  search: {
    /** The search engine: an index in this process, while it is current, or PostgreSQL alone. */
    engine: 'index' | 'postgres';
    /** The folder of the index's snapshots. */
    folder: string;
  };
}

/** A setting that can't be used; each line of the message names one. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** In a terminal, running requests get a moment to end. Elsewhere they get as long as a request may take. */
const stopSettings = (drain_ms: number) => ({ drain_ms, stop_ms: drain_ms === 0 ? 2000 : drain_ms + 20_000 });

/** The stand-ins of outside services in development, by name. They are refused in production. */
function refusedInProduction(settings: Settings): string[] {
  return [
    settings.DATABASE_URL ? '' : 'DATABASE_URL: the embedded PostgreSQL is for development only; name a database',
    settings.OIDC_ISSUER || settings.CLERK_PUBLISHABLE_KEY
      ? ''
      : 'OIDC_ISSUER: the embedded identity provider is for development only; name an issuer',
    settings.SMTP_URL ? '' : 'SMTP_URL: the development mailbox is for development only; name a mail server',
    settings.MAIL_FROM ? '' : 'MAIL_FROM: the default sender is for development only; name one that gets answers',
    settings.PUBLIC_URL ? '' : 'PUBLIC_URL: the default address is for development only; name the public one',
    settings.SEED_DEMO ? 'SEED_DEMO: demonstration data is for development only' : '',
  ].filter((line) => line !== '');
}

/**
 * Reads the configuration; the only reader of the environment in the API.
 * @throws ConfigError with one line for each setting that can't be used.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const { given, problems: fileProblems } = readSettingFiles(environment);
  const parsed = Environment.safeParse(given);
  if (!parsed.success || fileProblems.length > 0) {
    const wrong = parsed.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? [];
    throw new ConfigError([...fileProblems, ...wrong].join('\n'));
  }
  const settings = parsed.data;
  const { clerk, problems } = readClerkSettings(settings);
  const { problems: identityProblems, ...identity } = readIdentitySettings(settings, clerk !== null);
  const { media, problems: mediaProblems } = readMediaSettings(settings);
  const { inbound_mail, problems: inboundProblems } = readInboundMailSettings(settings);
  const { calendars, problems: calendarProblems } = readCalendarSettings(settings);
  const { exchange_rates, problems: rateProblems } = readExchangeRates(settings.EXCHANGE_RATES);
  const { legal, problems: legalProblems } = readLegalTexts(settings.LEGAL_DIR);
  const { payments, problems: paymentProblems } = readPaymentSettings(settings);
  const { payouts, problems: payoutProblems } = readPayoutSettings(settings, payments);
  const { tracing, problems: tracingProblems } = readTracingSettings(settings);
  const refused = settings.NODE_ENV === 'production' ? refusedInProduction(settings) : [];
  const wrong = [
    ...problems,
    ...identityProblems,
    ...mediaProblems,
    ...inboundProblems,
    ...calendarProblems,
    ...rateProblems,
    ...paymentProblems,
    ...(paymentProblems.length === 0 ? payoutProblems : []),
    ...legalProblems,
    ...tracingProblems,
    ...(settings.DATABASE_DIRECT_URL && !settings.DATABASE_URL
      ? ['DATABASE_DIRECT_URL: leads past DATABASE_URL, which is not set']
      : []),
    ...refused,
  ];
  if (exchange_rates === null || wrong.length > 0) {
    throw new ConfigError(wrong.join('\n'));
  }
  const mail_from = settings.MAIL_FROM ?? mailAddress(settings.BRAND_NAME, 'hello@abroad-mentors.test');
  return {
    node_env: settings.NODE_ENV,
    port: settings.PORT,
    host: settings.HOST,
    public_url: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    brand_name: settings.BRAND_NAME,
    legal,
    data_dir: settings.DATA_DIR,
    database_url: settings.DATABASE_URL,
    database_direct_url: settings.DATABASE_DIRECT_URL,
    database_pool_size: settings.DATABASE_POOL_SIZE,
    jobs: {
      concurrency: settings.JOB_CONCURRENCY,
      pool_size: settings.JOB_POOL_SIZE ?? settings.JOB_CONCURRENCY + CONNECTIONS_BESIDE_JOBS,
      mail_lanes: settings.MAIL_LANES,
    },
    ...identity,
    clerk,
    smtp_url: settings.SMTP_URL,
    mail_from,
    contact_email: settings.SUPPORT_EMAIL ?? parseMailAddress(mail_from).address,
    mail_bounce_secret: settings.MAIL_BOUNCE_SECRET,
    inbound_mail,
    clamd_url: settings.CLAMD_URL,
    media,
    calendars,
    exchange_rates,
    receipt_issuer: readLines(settings.RECEIPT_ISSUER ?? settings.BRAND_NAME),
    webhooks: { allow_private_networks: settings.PRIVATE_NETWORKS ?? false },
    payments,
    payouts,
    service_worker: settings.SERVICE_WORKER,
    withdrawal: settings.WITHDRAWAL,
    platform_country: settings.PLATFORM_COUNTRY,
    log_level: settings.LOG_LEVEL,
    trust_proxy: settings.TRUST_PROXY,
    rate_limit_per_minute: settings.RATE_LIMIT_PER_MINUTE ?? (settings.NODE_ENV === 'test' ? 0 : RATE_LIMIT_PER_MINUTE),
    search: {
      engine: settings.SEARCH_ENGINE ?? (settings.NODE_ENV === 'test' ? 'postgres' : 'index'),
      folder: settings.SEARCH_FOLDER ?? path.join(settings.DATA_DIR, 'search'),
    },
    build_version: settings.BUILD_VERSION ?? PACKAGE_VERSION,
    metrics_token: settings.METRICS_TOKEN,
    overload_delay_ms: settings.OVERLOAD_DELAY_MS ?? (settings.NODE_ENV === 'test' ? 0 : OVERLOAD_DELAY_MS),
    tracing,
    ...stopSettings(settings.DRAIN_SECONDS * 1000),
    seed_demo: settings.SEED_DEMO ?? (settings.NODE_ENV === 'development' && settings.DATABASE_URL === undefined),
  };
}
