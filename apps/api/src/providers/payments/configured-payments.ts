import { noPayments } from './none.ts';
import type { PaymentProvider } from './port.ts';
import type { PaymentSettings } from './settings.ts';
import { sandboxKeys } from './sandbox-keys.ts';
import type { StripeKeys } from './stripe/settings.ts';
import { stripePayments } from './stripe/stripe.ts';

type SandboxSettings = Extract<PaymentSettings, { provider: 'sandbox' }>;

const keysOfSandbox = ({ keys, key_file }: SandboxSettings): StripeKeys => keys ?? sandboxKeys(key_file);

/** Who takes payments here: Stripe and the sandbox speak one language, and differ in name, keys and address. */
export function configuredPayments(settings: PaymentSettings, now: () => number): PaymentProvider {
  if (settings.provider === 'none') {
    return noPayments;
  }
  let known: StripeKeys | undefined;
  const keys = () => (known ??= settings.provider === 'stripe' ? settings.keys : keysOfSandbox(settings));
  return stripePayments({ name: settings.provider, api_url: settings.api_url, now, keys });
}
