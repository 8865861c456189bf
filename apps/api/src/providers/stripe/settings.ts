export interface StripeKeys {
  secret_key: string;
  publishable_key: string;
  /** The secrets of webhooks; each is accepted, so that secrets can be rotated. */
  webhook_secrets: readonly string[];
}

/** A server with Stripe's interface: Stripe itself, or the embedded sandbox. */
export interface StripeSettings {
  /** Asked when the first call is made. */
  keys: () => StripeKeys;
  /** An origin. */
  api_url: string;
  /** Epoch milliseconds. */
  now: () => number;
}
