import type { SandboxConfig } from '../config.ts';

/** What events are about: payments of the platform, or the people who are paid. */
export type Destination = 'payments' | 'payouts';

export interface Receiver {
  url: string;
  secret: string;
}

/** Where events go, each with a secret of its own: https://docs.stripe.com/event-destinations. Others are kept, and not sent. */
export function receiversOf(config: SandboxConfig): Partial<Record<Destination, Receiver>> {
  const { webhook_url, webhook_secret, payouts_webhook_url, payouts_webhook_secret } = config;
  return {
    ...(webhook_url !== null && { payments: { url: webhook_url, secret: webhook_secret } }),
    ...(payouts_webhook_url !== null && { payouts: { url: payouts_webhook_url, secret: payouts_webhook_secret } }),
  };
}
