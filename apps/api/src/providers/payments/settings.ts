import type { StripeKeys } from '../stripe/settings.ts';

/** The payment provider, and the platform's fee. */
export type PaymentSettings = {
  /** Hundredths of a percent of the price: 1250 is 12.5 %. */
  fee_basis_points: number;
  /** The amount added to it, in minor units by currency (ISO 4217). */
  fee_fixed_minor: Readonly<Record<string, number>>;
} & (
  | { provider: 'none' }
  | { provider: 'stripe'; keys: StripeKeys; api_url: string }
  | {
      provider: 'sandbox';
      /** Null: made from the secret of the file. */
      keys: StripeKeys | null;
      key_file: string;
      api_url: string;
      /** Whether it comes up with this instance. */
      embedded: boolean;
    }
);
