import { createHmac } from 'node:crypto';

/**
 * The header `Stripe-Signature`: https://docs.stripe.com/webhooks#verify-manually
 * @param at Unix seconds
 */
export function signEvent(body: string, secret: string, at: number): string {
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return `t=${at},v1=${signature}`;
}
