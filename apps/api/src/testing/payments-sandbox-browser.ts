import type { SandboxConfig } from '../../../payments-sandbox/src/config.ts';

/** The sandbox's answer to a browser. */
export interface BrowserReply {
  status: number;
  body: {
    status?: string;
    next_action?: { redirect_to_url: { url: string } } | null;
    error?: { code: string; decline_code?: string; message: string };
  };
}

export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  insufficient_funds: '4000000000009995',
  expired: '4000000000000069',
  challenge: '4000002500003155',
  disputed: '4000000000000259',
  refund_fails: '4000000000005126',
  refund_pends: '4000000000007726',
} as const;

/** Returns the actions of a browser at the sandbox. */
export function sandboxBrowser({ origin, web_origin, publishable_key }: SandboxConfig) {
  return {
    /** Gives a card for an intent, known by its secret. */
    async pay(client_secret: string, number: string = CARDS.good): Promise<BrowserReply> {
      const [id] = client_secret.split('_secret_');
      const form = {
        key: publishable_key,
        client_secret,
        return_url: `${web_origin}/success`,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': number,
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': '40',
        'payment_method_data[card][cvc]': '123',
      };
      const response = await fetch(`${origin}/v1/payment_intents/${id}/confirm`, {
        method: 'POST',
        headers: { origin: web_origin },
        body: new URLSearchParams(form),
      });
      return { status: response.status, body: (await response.json()) as BrowserReply['body'] };
    },
    /** Answers the bank's question of `next_action`. @returns where the browser is sent back to */
    async answerChallenge(reply: BrowserReply, outcome: 'complete' | 'fail'): Promise<string | null> {
      const response = await fetch(reply.body.next_action?.redirect_to_url.url ?? '', {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ outcome }),
      });
      return response.headers.get('location');
    },
  };
}
