export interface StripeKeys {
  secret_key: string;
  publishable_key: string;
  /** Of webhooks; each is taken, so that one can be replaced by the next. */
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
