import { noPayments } from './none.ts';
import type { PaymentProvider } from './port.ts';
import type { PaymentSettings } from './settings.ts';
import { keysOfSandbox } from './sandbox-keys.ts';
import type { StripeKeys } from '../stripe/settings.ts';
import { stripePayments } from './stripe/stripe.ts';

/** Returns the payment provider of this instance: Stripe and the sandbox have one API, and differ in name, keys and address. */
export function configuredPayments(settings: PaymentSettings, now: () => number): PaymentProvider {
  if (settings.provider === 'none') {
    return noPayments;
  }
  let known: StripeKeys | undefined;
  const keys = () => (known ??= settings.provider === 'stripe' ? settings.keys : keysOfSandbox(settings));
  return stripePayments({ name: settings.provider, api_url: settings.api_url, now, keys });
}
