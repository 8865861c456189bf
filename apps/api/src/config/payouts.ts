import type { PaymentSettings } from '../providers/payments/settings.ts';
import type { PayoutSettings } from '../providers/payouts/settings.ts';

interface Given {
  PAYOUTS?: 'stripe' | 'sandbox' | 'none' | undefined;
  STRIPE_PAYOUTS_WEBHOOK_SECRET?: string | undefined;
}

type Read = { payouts: PayoutSettings; problems: string[] };

const SECRETS = /^whsec_[\w+/=]+(\s*,\s*whsec_[\w+/=]+)*$/;
const NONE: PayoutSettings = { provider: 'none' };

const refused = (problem: string): Read => ({ payouts: NONE, problems: [problem] });
const secretsOf = (given: string) => given.split(',').map((secret) => secret.trim());

/** Reads Stripe for payouts, once its events have a secret: without one, the operator hasn't set Connect up. */
function readStripe(
  { PAYOUTS, STRIPE_PAYOUTS_WEBHOOK_SECRET: secret }: Given,
  { keys, api_url }: Extract<PaymentSettings, { provider: 'stripe' }>,
): Read {
  if (secret === undefined) {
    const problem = 'STRIPE_PAYOUTS_WEBHOOK_SECRET: PAYOUTS=stripe needs it';
    return PAYOUTS === 'stripe' ? refused(problem) : { payouts: NONE, problems: [] };
  }
  return {
    payouts: { provider: 'stripe', keys: { ...keys, webhook_secrets: secretsOf(secret) }, api_url },
    problems: [],
  };
}

/**
 * Reads the payout provider: the one that takes the payments, since a transfer comes out of a payment at the same provider, or
 * none.
 * @returns the settings, and one line for each that can't be used.
 */
export function readPayoutSettings(given: Given, payments: PaymentSettings): Read {
  const { PAYOUTS, STRIPE_PAYOUTS_WEBHOOK_SECRET: secret } = given;
  if (secret !== undefined && !SECRETS.test(secret)) {
    return refused("STRIPE_PAYOUTS_WEBHOOK_SECRET: is no such key of Stripe's");
  }
  if (PAYOUTS === 'none') {
    return { payouts: NONE, problems: [] };
  }
  if (PAYOUTS !== undefined && PAYOUTS !== payments.provider) {
    return refused(
      `PAYOUTS: mentors are paid out of payments at the same provider, which is ${payments.provider}; set that, or none`,
    );
  }
  switch (payments.provider) {
    case 'none':
      return { payouts: NONE, problems: [] };
    case 'stripe':
      return readStripe(given, payments);
    case 'sandbox': {
      const { keys, key_file, api_url } = payments;
      const own = keys && secret !== undefined ? { ...keys, webhook_secrets: secretsOf(secret) } : keys;
      return { payouts: { provider: 'sandbox', keys: own, key_file, api_url }, problems: [] };
    }
  }
}
