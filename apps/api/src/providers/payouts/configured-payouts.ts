import { keysOfSandbox } from '../payments/sandbox-keys.ts';
import type { StripeKeys } from '../stripe/settings.ts';
import { manualPayouts } from './manual.ts';
import { noPayouts } from './none.ts';
import type { PayoutProvider, PayoutProviders } from './port.ts';
import type { PayoutSettings } from './settings.ts';
import { stripeConnect } from './stripe/stripe-connect.ts';

type Automatic = Exclude<PayoutSettings, { provider: 'none' }>;

/** Stripe and the sandbox speak one language, and differ in name, keys and address. */
function automatic(settings: Automatic, now: () => number): PayoutProvider {
  let known: StripeKeys | undefined;
  const keys = () =>
    (known ??= settings.provider === 'stripe' ? settings.keys : keysOfSandbox(settings, 'payouts webhook secret'));
  const name = settings.provider === 'stripe' ? 'stripe_connect' : 'sandbox';
  return stripeConnect({ name, api_url: settings.api_url, now, keys });
}

/** Returns the payout providers of this instance, by name. Payouts by hand are always possible. */
export function configuredPayouts(settings: PayoutSettings, now: () => number): PayoutProviders {
  const none = { none: noPayouts, manual: manualPayouts, sandbox: noPayouts, stripe_connect: noPayouts };
  if (settings.provider === 'none') {
    return none;
  }
  const provider = automatic(settings, now);
  return { ...none, [provider.name]: provider };
}
