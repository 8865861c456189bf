import type { PaymentIntent } from '@abroad/contract/payments';
import { readExpiry } from './card-expiry.ts';
import { digitsOf } from './card-number.ts';
import type { CardFields } from './card-rules.ts';
import { outcomeOfError, outcomeOfIntent, type ProviderAnswer } from './provider-outcome.ts';
import type { PayOutcome } from './pay-port.ts';

/** Milliseconds after which no answer is expected any more. */
const patience = 15_000;

interface Payment {
  intent: PaymentIntent;
  /** Origin of the sandbox. */
  host: string;
  card: CardFields;
  returnUrl: string;
}

/**
 * Confirms an intent with a card at the sandbox, as Stripe.js does at Stripe (API reference, `POST
 * /v1/payment_intents/:id/confirm`): the card goes straight there, by the publishable key and the intent's own secret.
 */
export async function confirmAtSandbox({ intent, host, card, returnUrl }: Payment): Promise<PayOutcome> {
  const { client_secret: secret, publishable_key: key } = intent;
  const expiry = readExpiry(card.expiry);
  const body = new URLSearchParams({
    key,
    client_secret: secret,
    return_url: returnUrl,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': digitsOf(card.number),
    'payment_method_data[card][exp_month]': String(expiry?.month),
    'payment_method_data[card][exp_year]': String(expiry?.year),
    'payment_method_data[card][cvc]': digitsOf(card.cvc),
  });
  try {
    const address = `${host}/v1/payment_intents/${encodeURIComponent(idIn(secret))}/confirm`;
    const response = await fetch(address, { method: 'POST', body, signal: AbortSignal.timeout(patience) });
    const answer = (await response.json()) as ProviderAnswer;
    return answer.error === undefined ? leadOn(outcomeOfIntent(answer), host) : outcomeOfError(answer.error);
  } catch {
    return { kind: 'unknown' };
  }
}

/** The id of an intent stands in its secret. */
const idIn = (secret: string): string => secret.split('_secret_')[0] ?? '';

/** A challenge stands at the sandbox, and nowhere else. */
function leadOn(outcome: PayOutcome, host: string): PayOutcome {
  const elsewhere = outcome.kind === 'challenge' && URL.parse(outcome.url)?.origin !== new URL(host).origin;
  return elsewhere ? { kind: 'unknown' } : outcome;
}
