import { z } from 'zod';

/** The instance's settings in the console, in the order of its page. */
export const SETTING_GROUPS = {
  product: [
    'brand',
    'version',
    'mode',
    'public_address',
    'contact_address',
    'legal_texts',
    'search_engine',
    'demo_data',
  ],
  money: [
    'payments',
    'fee_share',
    'fee_fixed',
    'currencies',
    'exchange_rates',
    'withdrawal',
    'withdrawal_days',
    'platform_country',
    'receipt_issuer',
  ],
  payouts: [
    'payouts',
    'payable_after',
    'payout_minimum_stripe_connect',
    'payout_minimum_manual',
    'bank_changed_hold',
    'young_account_hold',
    'two_people_above',
  ],
  services: [
    'sign_in',
    'sign_in_buttons',
    'mail',
    'mail_sender',
    'bounces',
    'email_answers',
    'push',
    'service_worker',
    'files',
    'virus_scan',
    'google_calendar',
    'google_push',
    'private_networks',
    'calendar_private_networks',
  ],
  processes: [
    'database',
    'direct_database',
    'database_connections',
    'jobs_at_once',
    'mail_lanes',
    'job_connections',
    'rate_limit',
    'proxies',
    'overload',
    'drain',
    'log_level',
    'metrics',
    'tracing',
  ],
  staff: ['second_factor', 'staff_sign_in', 'staff_fresh_sign_in', 'view_as', 'second_admin', 'case_claim'],
  kept: ['mails_kept', 'documents_kept', 'documents_decided_kept', 'signals_kept', 'appeal_period', 'sealed_reviews'],
} as const;
export type SettingGroup = keyof typeof SETTING_GROUPS;
export type SettingKey = (typeof SETTING_GROUPS)[SettingGroup][number];
const SETTING_KEYS = Object.values(SETTING_GROUPS).flat() as [SettingKey, ...SettingKey[]];

/** Values that name a service, or say whether something is on. */
export const SETTING_CHOICES = [
  'on',
  'off',
  'stripe',
  'sandbox',
  'none',
  'eu',
  'oidc',
  'clerk',
  'embedded',
  'smtp',
  'mailbox',
  's3',
  'folder',
  'index',
  'postgres',
  'production',
  'development',
  'test',
] as const;

const Amount = z.object({
  currency: z.string(),
  amount_minor: z.int(),
  /** The countries that it applies to, where the amounts of a currency differ: ISO 3166-1 alpha-2 codes. */
  countries: z.array(z.string()).optional(),
});

/** A value to be written in the reader's words. */
export const SettingValue = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('choice'), choice: z.enum(SETTING_CHOICES) }),
  z.object({ type: z.literal('country'), code: z.string() }),
  z.object({ type: z.literal('percent'), percent: z.number() }),
  z.object({ type: z.literal('number'), number: z.number() }),
  z.object({ type: z.literal('amounts'), amounts: z.array(Amount) }),
  z.object({ type: z.literal('list'), items: z.array(z.string()) }),
  z.object({
    type: z.literal('span'),
    count: z.int(),
    unit: z.enum(['millisecond', 'second', 'minute', 'hour', 'day', 'month']),
  }),
]);
export type SettingValue = z.infer<typeof SettingValue>;

export const InstanceSetting = z
  .object({
    key: z.enum(SETTING_KEYS),
    value: SettingValue,
    set_in: z.enum(['environment', 'database', 'code']),
    /** The name of the environment variable or the table; null for settings in the code. */
    name: z.string().nullable(),
  })
  .meta({ id: 'InstanceSetting' });
export type InstanceSetting = z.infer<typeof InstanceSetting>;

/** The instance's settings, without secrets. */
export const InstanceSettings = z.object({ items: z.array(InstanceSetting) }).meta({ id: 'InstanceSettings' });
export type InstanceSettings = z.infer<typeof InstanceSettings>;
