import { ACCOUNT_KNOWN_DAYS, PAYABLE_AFTER_END_H, REVIEW_DAYS, WITHDRAWAL_DAYS } from '@abroad/booking-rules';
import { LIMITS, SETTING_GROUPS, type InstanceSettings, type SettingKey, type SettingValue } from '@abroad/contract';
import { CURRENCIES } from '@abroad/reference-data/currencies';
import { sql } from 'kysely';
import type { Context } from '../context.ts';

type Deps = Pick<Context, 'db' | 'config'>;
type Amounts = Extract<SettingValue, { type: 'amounts' }>['amounts'];
type Choice = Extract<SettingValue, { type: 'choice' }>['choice'];
type Unit = Extract<SettingValue, { type: 'span' }>['unit'];
type Told = Omit<InstanceSettings['items'][number], 'key'>;

const choice = (value: Choice): SettingValue => ({ type: 'choice', choice: value });
const whether = (on: boolean) => choice(on ? 'on' : 'off');
const text = (value: string): SettingValue => ({ type: 'text', text: value });

/** Describes a value that an environment variable sets. */
const variable = (name: string, value: SettingValue): Told => ({ value, set_in: 'environment', name });
/** Describes a value that operators can't change. */
const fixed = (value: SettingValue): Told => ({ value, set_in: 'code', name: null });
const span = (count: number, unit: Unit) => fixed({ type: 'span', count, unit });

type Way = 'stripe_connect' | 'manual';
interface Minimum {
  provider: Way;
  currency: string;
  amount_minor: number;
  countries: string[];
  is_only: boolean;
}

/** The least that is paid out, by who pays and currency; with the countries where a currency has several. */
async function payoutMinimums({ db, config }: Deps): Promise<Record<Way, Amounts>> {
  const { rows } = await sql<Minimum>`
    select provider, currency, minimum_minor as amount_minor, array_agg(mentor_country order by mentor_country) as countries,
      count(*) over (partition by provider, currency) = 1 as is_only
    from payout_route where platform_country = ${config.platform_country} and is_on
    group by provider, currency, minimum_minor order by currency, minimum_minor`.execute(db);
  const of = (way: Way) =>
    rows
      .filter(({ provider, amount_minor, is_only }) => provider === way && (amount_minor > 0 || !is_only))
      .map(({ currency, amount_minor, countries, is_only }) => ({
        currency,
        amount_minor,
        ...(!is_only && { countries }),
      }));
  return { stripe_connect: of('stripe_connect'), manual: of('manual') };
}

const ofRoutes = (amounts: Amounts): Told => ({
  value: { type: 'amounts', amounts },
  set_in: 'database',
  name: 'payout_route',
});

const signInOf = ({ clerk, oidc }: Deps['config']): Told => {
  if (clerk !== null) {
    return variable('CLERK_PUBLISHABLE_KEY', choice('clerk'));
  }
  return variable('OIDC_ISSUER', choice(oidc.embedded ? 'embedded' : 'oidc'));
};

const spanOrOff = (count: number, unit: Unit): SettingValue =>
  count === 0 ? whether(false) : { type: 'span', count, unit };

const answersOf = ({ inbound_mail }: Deps['config']): SettingValue =>
  inbound_mail === null ? whether(false) : text(`${inbound_mail.address.local}@${inbound_mail.address.domain}`);

const product = ({ config }: Deps) => ({
  brand: variable('BRAND_NAME', text(config.brand_name)),
  mode: variable('NODE_ENV', choice(config.node_env)),
  legal_texts: variable('LEGAL_DIR', whether(Object.keys(config.legal).length > 0)),
  demo_data: variable('SEED_DEMO', whether(config.seed_demo)),
  version: variable('BUILD_VERSION', text(config.build_version)),
  public_address: variable('PUBLIC_URL', text(config.public_url)),
  contact_address: variable('SUPPORT_EMAIL', text(config.contact_email)),
  search_engine: variable('SEARCH_ENGINE', choice(config.search.engine)),
});

const money = ({ config: { payments, withdrawal, exchange_rates, platform_country, receipt_issuer } }: Deps) => ({
  payments: variable('PAYMENTS', choice(payments.provider)),
  fee_share: variable('PLATFORM_FEE_PCT', { type: 'percent', percent: payments.fee_basis_points / 100 }),
  fee_fixed: variable('PLATFORM_FEE_FIXED', {
    type: 'amounts',
    amounts: Object.entries(payments.fee_fixed_minor).map(([currency, amount_minor]) => ({ currency, amount_minor })),
  }),
  currencies: fixed({ type: 'list', items: CURRENCIES.map(({ code }) => code) }),
  exchange_rates: variable('EXCHANGE_RATES', text(`${exchange_rates.base} ${exchange_rates.as_of}`)),
  withdrawal: variable('WITHDRAWAL', choice(withdrawal)),
  withdrawal_days: span(WITHDRAWAL_DAYS, 'day'),
  platform_country: variable('PLATFORM_COUNTRY', { type: 'country', code: platform_country }),
  receipt_issuer: variable('RECEIPT_ISSUER', { type: 'list', items: receipt_issuer }),
});

const payouts = ({ config }: Deps, minimums: Record<Way, Amounts>) => ({
  payouts: variable('PAYOUTS', choice(config.payouts.provider)),
  payable_after: span(PAYABLE_AFTER_END_H, 'hour'),
  payout_minimum_stripe_connect: ofRoutes(minimums.stripe_connect),
  payout_minimum_manual: ofRoutes(minimums.manual),
  bank_changed_hold: span(LIMITS.bank_changed_hold_days, 'day'),
  young_account_hold: span(ACCOUNT_KNOWN_DAYS, 'day'),
  two_people_above: fixed({ type: 'number', number: LIMITS.payout_alone_max }),
});

const services = ({ config }: Deps) => ({
  sign_in: signInOf(config),
  sign_in_buttons: variable('SIGN_IN_WITH', { type: 'list', items: config.sign_in_with.map(({ id }) => id) }),
  mail: variable('SMTP_URL', choice(config.smtp_url === undefined ? 'mailbox' : 'smtp')),
  mail_sender: variable('MAIL_FROM', text(config.mail_from)),
  bounces: variable('MAIL_BOUNCE_SECRET', whether(config.mail_bounce_secret !== undefined)),
  files: variable('MEDIA_STORAGE', choice(config.media.storage)),
  google_calendar: variable('GOOGLE_CALENDAR_CLIENT_ID', whether(config.calendars.google !== null)),
  google_push: variable('GOOGLE_CALENDAR_PUSH', whether(config.calendars.google?.push ?? false)),
  email_answers: variable('INBOUND_MAIL_ADDRESS', answersOf(config)),
  virus_scan: variable('CLAMD_URL', whether(config.clamd_url !== undefined)),
  // They are made by the product, once.
  push: { value: whether(true), set_in: 'database', name: 'made_secret' } as const,
  service_worker: variable('SERVICE_WORKER', whether(config.service_worker === 'on')),
  private_networks: variable('PRIVATE_NETWORKS', whether(config.webhooks.allow_private_networks)),
  calendar_private_networks: variable('CALENDAR_PRIVATE_NETWORKS', whether(config.calendars.allow_private_networks)),
});

const amount = (number: number): SettingValue => ({ type: 'number', number });

const processes = ({ config }: Deps) => ({
  database: variable('DATABASE_URL', choice(config.database_url === undefined ? 'embedded' : 'postgres')),
  direct_database: variable('DATABASE_DIRECT_URL', whether(config.database_direct_url !== undefined)),
  database_connections: variable('DATABASE_POOL_SIZE', amount(config.database_pool_size)),
  jobs_at_once: variable('JOB_CONCURRENCY', amount(config.jobs.concurrency)),
  mail_lanes: variable('MAIL_LANES', amount(config.jobs.mail_lanes)),
  job_connections: variable('JOB_POOL_SIZE', amount(config.jobs.pool_size)),
  rate_limit: variable(
    'RATE_LIMIT_PER_MINUTE',
    config.rate_limit_per_minute === 0 ? whether(false) : amount(config.rate_limit_per_minute),
  ),
  proxies: variable('TRUST_PROXY', amount(config.trust_proxy)),
  overload: variable('OVERLOAD_DELAY_MS', spanOrOff(config.overload_delay_ms, 'millisecond')),
  drain: variable('DRAIN_SECONDS', spanOrOff(config.drain_ms / 1000, 'second')),
  log_level: variable('LOG_LEVEL', text(config.log_level)),
  metrics: variable('METRICS_TOKEN', whether(config.metrics_token !== undefined)),
  tracing: variable('OTEL_EXPORTER_OTLP_ENDPOINT', whether(config.tracing !== null)),
});

const staff = ({ config: { staff_acr } }: Deps) => ({
  second_factor: variable('STAFF_ACR', staff_acr === undefined ? whether(false) : text(staff_acr)),
  staff_sign_in: span(LIMITS.staff_sign_in_max_h, 'hour'),
  staff_fresh_sign_in: span(LIMITS.staff_fresh_sign_in_max_m, 'minute'),
  view_as: span(LIMITS.view_as_min, 'minute'),
  second_admin: span(LIMITS.second_admin_days, 'day'),
  case_claim: span(LIMITS.case_claim_min, 'minute'),
});

const kept = () => ({
  mails_kept: span(LIMITS.mail_kept_days, 'day'),
  documents_kept: span(LIMITS.sealed_file_days, 'day'),
  documents_decided_kept: span(LIMITS.sealed_file_decided_days, 'day'),
  signals_kept: span(LIMITS.account_signal_days, 'day'),
  appeal_period: span(LIMITS.appeal_months, 'month'),
  sealed_reviews: span(REVIEW_DAYS, 'day'),
});

/** Lists the instance's settings and where each one is set, without secrets. */
export async function instanceSettings(context: Deps): Promise<InstanceSettings> {
  const told: Readonly<Record<SettingKey, Told>> = {
    ...product(context),
    ...money(context),
    ...payouts(context, await payoutMinimums(context)),
    ...services(context),
    ...processes(context),
    ...staff(context),
    ...kept(),
  };
  const keys: readonly SettingKey[] = Object.values(SETTING_GROUPS).flat();
  return { items: keys.map((key) => ({ key, ...told[key] })) };
}
