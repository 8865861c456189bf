import type Stripe from 'stripe';
import type { StripeSettings } from './settings.ts';

/** The longest time of a whole call; see also `ask`. */
export const TIMEOUT_MS = 3_000;

/** A replacement for an answer without an error, as a proxy in between may give. */
const NO_ANSWER = { error: { type: 'api_error', message: 'an answer without a word of the provider' } };

/** Lets answers with the status of a failure be failures: the SDK takes those whose JSON has no `error` for what was asked for. */
function withFailures(client: Stripe.HttpClient): Stripe.HttpClient {
  const makeRequest: Stripe.HttpClient['makeRequest'] = async (...request) => {
    const response = await client.makeRequest(...request);
    const toJSON = response.toJSON.bind(response);
    response.toJSON = async () => {
      const body = (await toJSON()) as { error?: unknown } | null;
      return response.getStatusCode() >= 400 && !body?.error ? NO_ANSWER : body;
    };
    return response;
  };
  return { getClientName: () => client.getClientName(), makeRequest };
}

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
      httpClient: withFailures(StripeClient.createNodeHttpClient()),
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
