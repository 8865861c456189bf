import type { StripeKeys } from '../stripe/settings.ts';

/** The provider that pays mentors automatically. Payouts by hand are possible with each of these. */
export type PayoutSettings =
  | { provider: 'none' }
  | { provider: 'stripe'; keys: StripeKeys; api_url: string }
  | {
      provider: 'sandbox';
      /** Null: made from the secret of the file. */
      keys: StripeKeys | null;
      key_file: string;
      api_url: string;
    };
