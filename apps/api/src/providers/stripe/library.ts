import type Stripe from 'stripe';
import type { StripeSettings } from './settings.ts';

/** What a call may take in all; see also `ask`. */
export const TIMEOUT_MS = 3_000;

/**
 * The SDK takes 130 ms and 18 MB to load, so it is loaded when money first moves.
 * Jobs try again what failed, so it does not; a connection that was closed under it, it tries once more by itself.
 */
export function lazyClient({ keys, api_url }: StripeSettings): () => Promise<Stripe> {
  const { hostname, port, protocol } = new URL(api_url);
  let client: Promise<Stripe> | undefined;
  const open = async () => {
    const { default: StripeClient } = await import('stripe');
    return new StripeClient(keys().secret_key, {
      host: hostname,
      port: port === '' ? (protocol === 'http:' ? 80 : 443) : Number(port),
      protocol: protocol === 'http:' ? 'http' : 'https',
      timeout: TIMEOUT_MS,
      maxNetworkRetries: 0,
      telemetry: false,
    });
  };
  return () => (client ??= open());
}
