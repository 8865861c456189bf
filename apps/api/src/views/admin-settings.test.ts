import { SETTING_GROUPS } from '@abroad/contract';
import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { Environment } from '../config/environment.ts';
import { bookingScene } from '../testing/booking-scene.ts';
import { make } from '../testing/make.ts';
import { grantRole } from '../testing/grant-role.ts';
import { refusalCode } from '../testing/refusal.ts';
import { instanceSettings } from './admin-settings.ts';

const scene = bookingScene();
const SECRETS = {
  STRIPE_SECRET_KEY: 'sk_live_secret1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_secret2',
  STRIPE_WEBHOOK_SECRET: 'whsec_secret3',
  STRIPE_PAYOUTS_WEBHOOK_SECRET: 'whsec_secret4',
  MAIL_BOUNCE_SECRET: 'secret5'.padEnd(32, 'x'),
  MEDIA_SECRET: 'secret6'.padEnd(32, 'x'),
  METRICS_TOKEN: 'secret7'.padEnd(32, 'x'),
  SMTP_URL: 'smtps://user:secret8@mail.test',
  DATABASE_URL: 'postgres://user:secret9@db.test/mentors',
};

const settingsWith = async (environment: Record<string, string>) => {
  const config = { ...scene.api.context.config, ...readConfig({ NODE_ENV: 'test', ...environment }), database_url: '' };
  const { items } = await instanceSettings({ db: scene.api.context.db, config });
  return { items, byKey: Object.fromEntries(items.map(({ key, ...rest }) => [key, rest])) };
};

test('[T-190] the settings say what the instance runs with, and where each is set', async () => {
  const { items, byKey } = await settingsWith({
    ...SECRETS,
    PLATFORM_FEE_PCT: '12.5',
    PLATFORM_FEE_FIXED: 'EUR:0.25',
    WITHDRAWAL: 'off',
    STAFF_ACR: 'mfa',
  });
  expect(items.map(({ key }) => key)).toEqual(Object.values(SETTING_GROUPS).flat());
  expect(byKey).toMatchObject({
    payments: { value: { choice: 'stripe' }, set_in: 'environment', name: 'PAYMENTS' },
    payouts: { value: { choice: 'stripe' }, name: 'PAYOUTS' },
    fee_share: { value: { percent: 12.5 }, name: 'PLATFORM_FEE_PCT' },
    fee_fixed: { value: { amounts: [{ currency: 'EUR', amount_minor: 25 }] } },
    withdrawal: { value: { choice: 'off' }, name: 'WITHDRAWAL' },
    second_factor: { value: { type: 'text', text: 'mfa' }, name: 'STAFF_ACR' },
    mail: { value: { choice: 'smtp' } },
    bounces: { value: { choice: 'on' } },
    payable_after: { value: { count: 72, unit: 'hour' }, set_in: 'code', name: null },
    two_people_above: { value: { number: 500 }, set_in: 'code' },
    payout_minimum_manual: { set_in: 'database', name: 'payout_route' },
    mails_kept: { value: { count: 30, unit: 'day' } },
  });
});

test('[T-190] the least that is paid out is told by who pays, with the countries where it differs', async () => {
  const { db, config } = scene.api.context;
  const route = {
    platform_country: config.platform_country,
    currency: 'XTS',
    fee_words: 'paid_by_us',
    days_min: 1,
    days_max: 2,
  };
  const add = (mentor_country: string, provider: 'stripe_connect' | 'manual', minimum_minor: number, is_on = true) =>
    db
      .insertInto('payout_route')
      .values({ ...route, mentor_country, provider, minimum_minor, is_on })
      .execute();
  await add('AA', 'manual', 4000);
  await add('AB', 'manual', 4000);
  await add('AC', 'manual', 0);
  await add('AA', 'stripe_connect', 1300);
  await add('AD', 'stripe_connect', 9900, false);
  const amountsOf = async (key: string) => {
    const { value } = (await settingsWith({})).byKey[key] ?? {};
    return value?.type === 'amounts' ? value.amounts.filter(({ currency }) => currency === 'XTS') : [];
  };
  expect(await amountsOf('payout_minimum_manual')).toEqual([
    { currency: 'XTS', amount_minor: 0, countries: ['AC'] },
    { currency: 'XTS', amount_minor: 4000, countries: ['AA', 'AB'] },
  ]);
  expect(await amountsOf('payout_minimum_stripe_connect')).toEqual([{ currency: 'XTS', amount_minor: 1300 }]);
});

test('[T-190] only an admin reads the settings', async () => {
  const [admin, support] = [await make(scene.api).user(), await make(scene.api).user()];
  await grantRole(scene.api, admin, 'admin');
  await grantRole(scene.api, support, 'support');
  const { items } = await admin.client.getInstanceSettings();
  expect(items.find(({ key }) => key === 'mail')).toMatchObject({ value: { choice: 'mailbox' }, name: 'SMTP_URL' });
  expect(await refusalCode(support.client.getInstanceSettings())).toBe('NOT_FOUND');
});

test('[T-190] no secret of the environment is among the settings', async () => {
  const { items } = await settingsWith(SECRETS);
  expect(JSON.stringify(items)).not.toMatch(/secret\d/);
});

/** Settings that have no line of their own, by why. */
const NOT_SHOWN: Readonly<Record<string, readonly string[]>> = {
  'are secrets': [
    'CLERK_SECRET_KEY',
    'CLERK_JWT_KEY',
    'CLERK_WEBHOOK_SECRET',
    'MEDIA_SECRET',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
    'ENCRYPTION_KEYS',
    'GOOGLE_CALENDAR_CLIENT_SECRET',
    'INBOUND_MAIL_SECRET',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_PAYOUTS_WEBHOOK_SECRET',
    'OTEL_EXPORTER_OTLP_HEADERS',
  ],
  'say how a service that has a line is reached': [
    'OIDC_AUDIENCE',
    'OIDC_CLIENT_ID',
    'OIDC_SCOPE',
    'OIDC_AUDIENCE_PARAMETER',
    'OIDC_EMAIL_VERIFIED_CLAIM',
    'OIDC_UPSTREAM_PARAMETER',
    'S3_BUCKET',
    'S3_REGION',
    'S3_ENDPOINT',
    'S3_FORCE_PATH_STYLE',
    'GOOGLE_CALENDAR_AUTHORIZATION_URL',
    'GOOGLE_CALENDAR_TOKEN_URL',
    'GOOGLE_CALENDAR_REVOCATION_URL',
    'GOOGLE_CALENDAR_API_URL',
    'STRIPE_PUBLISHABLE_KEY',
    'STRIPE_API_URL',
    'OTEL_SERVICE_NAME',
    'OTEL_TRACES_SAMPLER_ARG',
  ],
  'differ from process to process': ['PORT', 'HOST', 'DATA_DIR', 'MEDIA_FOLDER', 'SEARCH_FOLDER'],
};

test('[T-280] every setting that the product reads has a line on the page, or a reason to have none', async () => {
  const clerk = {
    CLERK_PUBLISHABLE_KEY: 'pk_test_Y2xlcmsuZXhhbXBsZS50ZXN0JA',
    CLERK_SECRET_KEY: 'sk_test_secret',
    CLERK_WEBHOOK_SECRET: 'whsec_secret',
  };
  const pages = await Promise.all([settingsWith({}), settingsWith(clerk)]);
  const shown = pages.flatMap(({ items }) =>
    items.flatMap(({ set_in, name }) => (set_in === 'environment' ? [name] : [])),
  );
  const listed = [...new Set([...shown, ...Object.values(NOT_SHOWN).flat()])];
  expect(new Set(listed)).toEqual(new Set(Object.keys(Environment.shape)));
  expect(
    shown.filter((name) =>
      Object.values(NOT_SHOWN)
        .flat()
        .includes(name ?? ''),
    ),
  ).toEqual([]);
});
