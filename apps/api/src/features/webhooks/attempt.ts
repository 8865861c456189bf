import type { Context } from '../../context.ts';
import type { WebhookOutcome } from '../../providers/webhooks/port.ts';
import { secretsOf, type Signer } from './secrets.ts';
import { signedHeaders } from './sign.ts';

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
