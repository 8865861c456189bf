import { createHmac, timingSafeEqual } from 'node:crypto';
import type { WebhookMessage } from '../../http/webhook.ts';

const TOLERANCE_S = 300;

/** The signature of our own webhooks (Standard Webhooks 1.0), over the bytes of the email: `v1,` and base64 of HMAC-SHA-256. */
export function bounceSignature(secret: string, id: string, timestamp: string, bytes: Buffer): string {
  const digest = createHmac('sha256', secret).update(`${id}.${timestamp}.`).update(bytes).digest('base64');
  return `v1,${digest}`;
}

/**
 * Whether a message was signed with the secret in the last five minutes.
 * @param now epoch milliseconds.
 */
export function isSigned({ headers, bytes }: WebhookMessage, secret: string, now: number): boolean {
  const id = headers.get('webhook-id') ?? '';
  const timestamp = headers.get('webhook-timestamp') ?? '';
  if (id === '' || !/^\d{1,12}$/.test(timestamp) || Math.abs(now / 1000 - Number(timestamp)) > TOLERANCE_S) {
    return false;
  }
  const right = Buffer.from(bounceSignature(secret, id, timestamp, bytes));
  return (headers.get('webhook-signature') ?? '').split(' ').some((given) => {
    const bytesGiven = Buffer.from(given);
    return bytesGiven.length === right.length && timingSafeEqual(bytesGiven, right);
  });
}
