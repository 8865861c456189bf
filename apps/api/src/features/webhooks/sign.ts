import { createHmac } from 'node:crypto';
import { SECRET_PREFIX } from './secrets.ts';

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
export function signedHeaders(message: Signed, secrets: readonly string[]): Record<string, string> {
  return {
    'content-type': 'application/json',
    'webhook-id': message.id,
    'webhook-timestamp': String(message.timestamp),
    'webhook-signature': secrets.map((secret) => signature(secret, message)).join(' '),
  };
}
