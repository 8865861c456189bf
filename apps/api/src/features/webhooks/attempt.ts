import { createHmac } from 'node:crypto';
import type { Context } from '../../context.ts';
import type { WebhookOutcome } from '../../providers/webhooks/port.ts';
import { secretsOf, type Signer, SECRET_PREFIX } from './secrets.ts';

interface Signed {
  id: string;
  /** Seconds since the epoch. */
  timestamp: number;
  /** The exact bytes that are sent. */
  body: string;
}

function signature(secret: string, { id, timestamp, body }: Signed): string {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
  const digest = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return `v1,${digest}`;
}

/**
 * The headers of a message: Standard Webhooks 1.0, "Webhook headers".
 * @param secrets each signs, so that a receiver may know the old or the new one.
 */
function signedHeaders(message: Signed, secrets: readonly string[]): Record<string, string> {
  return {
    'content-type': 'application/json',
    'webhook-id': message.id,
    'webhook-timestamp': String(message.timestamp),
    'webhook-signature': secrets.map((secret) => signature(secret, message)).join(' '),
  };
}

/** The outcome of an attempt, or that the webhook was switched off. */
export interface Outcome extends Omit<WebhookOutcome, 'problem'> {
  problem: WebhookOutcome['problem'] | 'switched_off';
}

export const isAccepted = ({ response_code }: Outcome): boolean =>
  response_code !== null && response_code >= 200 && response_code < 300;

/** Signs a message with the current secrets, and sends it once. */
export function attempt(
  context: Pick<Context, 'clock' | 'sealer' | 'webhooks'>,
  receiver: Signer & { url: string },
  { id, body }: { id: string; body: string },
): Promise<WebhookOutcome> {
  const now = context.clock.now();
  const secrets = secretsOf(context, receiver, now);
  const headers = signedHeaders({ id, body, timestamp: Math.floor(now / 1000) }, secrets);
  return context.webhooks.send({ url: receiver.url, headers, body });
}
