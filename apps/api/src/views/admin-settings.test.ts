import { SETTING_GROUPS } from '@abroad/contract';
import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { bookingScene } from '../testing/booking-scene.ts';
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
    payout_minimum: { set_in: 'database', name: 'payout_route' },
    mails_kept: { value: { count: 30, unit: 'day' } },
  });
});

test('[T-190] only an admin reads the settings', async () => {
  const [admin, support] = [await scene.api.signUp(), await scene.api.signUp()];
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
