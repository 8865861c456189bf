import { toMinor } from '@abroad/reference-data/money';
import path from 'node:path';

import type { PaymentSettings } from '../providers/payments/settings.ts';
import type { StripeKeys } from '../providers/stripe/settings.ts';

interface Given {
  NODE_ENV: string;
  PORT: number;
  DATA_DIR: string;
  PAYMENTS?: 'stripe' | 'sandbox' | 'none' | undefined;
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_PUBLISHABLE_KEY?: string | undefined;
  STRIPE_WEBHOOK_SECRET?: string | undefined;
  STRIPE_API_URL?: string | undefined;
  PLATFORM_FEE_PCT: number;
  PLATFORM_FEE_FIXED?: string | undefined;
}

const STRIPE_API = 'https://api.stripe.com';
const NAMES = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
const SHAPES = {
  STRIPE_SECRET_KEY: /^[sr]k_(test|live)_\w+$/,
  STRIPE_PUBLISHABLE_KEY: /^pk_(test|live)_\w+$/,
  STRIPE_WEBHOOK_SECRET: /^whsec_[\w+/=]+(\s*,\s*whsec_[\w+/=]+)*$/,
} as const;

const modeOf = (key: string) => key.split('_')[1];

function findKeyProblems(given: Given): string[] {
  const missing = NAMES.filter((name) => given[name] === undefined);
  if (missing.length > 0) {
    return missing.map((name) => `${name}: Stripe needs it beside its other keys`);
  }
  const misshapen = NAMES.filter((name) => !SHAPES[name].test(given[name] ?? ''));
  if (misshapen.length > 0) {
    return misshapen.map((name) => `${name}: is no such key of Stripe's`);
  }
  return modeOf(given.STRIPE_SECRET_KEY ?? '') === modeOf(given.STRIPE_PUBLISHABLE_KEY ?? '')
    ? []
    : ['STRIPE_PUBLISHABLE_KEY: belongs to another mode (test or live) than STRIPE_SECRET_KEY'];
}

const keysOf = (given: Given): StripeKeys => ({
  secret_key: given.STRIPE_SECRET_KEY ?? '',
  publishable_key: given.STRIPE_PUBLISHABLE_KEY ?? '',
  webhook_secrets: (given.STRIPE_WEBHOOK_SECRET ?? '').split(',').map((secret) => secret.trim()),
});

const FIXED_FEE = /^([A-Z]{3}):(\d{1,9}(?:\.\d{1,3})?)$/;

/** The fixed part of the fee by currency, in minor units, from `EUR:0.25, JPY:40`. */
function readFixedFees(text: string): { fee_fixed_minor: Record<string, number>; problems: string[] } {
  const fee_fixed_minor: Record<string, number> = {};
  const problems: string[] = [];
  for (const part of text.split(',').map((each) => each.trim())) {
    const [, currency = '', amount = ''] = FIXED_FEE.exec(part) ?? [];
    const minor = toMinor(Number(amount), currency);
    if (part !== '' && (currency === '' || minor === null || currency in fee_fixed_minor)) {
      problems.push(
        `PLATFORM_FEE_FIXED: "${part}" must be a currency and an amount, such as EUR:0.25, and each currency once`,
      );
    } else if (minor !== null && part !== '') {
      fee_fixed_minor[currency] = minor;
    }
  }
  return { fee_fixed_minor, problems };
}

function refusedInProduction(given: Given, provider: string, hasKeys: boolean): string[] {
  if (given.NODE_ENV !== 'production') {
    return [];
  }
  return [
    provider === 'sandbox' ? 'PAYMENTS: the sandbox is for development only; set the keys of Stripe, or none' : '',
    provider === 'stripe' && !hasKeys && given.PAYMENTS === undefined
      ? 'STRIPE_SECRET_KEY: the payments sandbox is for development only; set the keys of Stripe, or PAYMENTS=none'
      : '',
    provider === 'stripe' && given.STRIPE_API_URL?.startsWith('http:') ? 'STRIPE_API_URL: must be an https URL' : '',
  ].filter((line) => line !== '');
}

/**
 * Reads the payment provider: Stripe where its keys are set, otherwise the sandbox, which production refuses.
 * @returns the settings, and one line for each that can't be used.
 */
export function readPaymentSettings(given: Given): { payments: PaymentSettings; problems: string[] } {
  const hasKeys = NAMES.some((name) => given[name] !== undefined);
  const usual = hasKeys || given.NODE_ENV === 'production' ? 'stripe' : 'sandbox';
  const provider = given.PAYMENTS ?? usual;
  const refused = refusedInProduction(given, provider, hasKeys);
  const needsKeys = provider !== 'none' && (hasKeys || provider === 'stripe') && refused.length === 0;
  const { fee_fixed_minor, problems: feeProblems } = readFixedFees(given.PLATFORM_FEE_FIXED ?? '');
  const problems = [...refused, ...(needsKeys ? findKeyProblems(given) : []), ...feeProblems];
  const fee = { fee_basis_points: Math.round(given.PLATFORM_FEE_PCT * 100), fee_fixed_minor };
  const named = given.STRIPE_API_URL?.replace(/\/$/, '');
  if (problems.length > 0 || provider === 'none') {
    return { payments: { ...fee, provider: 'none' }, problems };
  }
  if (provider === 'stripe') {
    return { payments: { ...fee, provider, keys: keysOf(given), api_url: named ?? STRIPE_API }, problems };
  }
  const sandbox = {
    keys: hasKeys ? keysOf(given) : null,
    key_file: path.join(given.DATA_DIR, 'payments-sandbox-key'),
    api_url: named ?? `http://localhost:${given.PORT + 2}`,
    embedded: named === undefined,
  };
  return { payments: { ...fee, provider, ...sandbox }, problems };
}
