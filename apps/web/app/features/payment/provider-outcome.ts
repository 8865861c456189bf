import type { PayOutcome } from './pay-port.ts';

/** The part of a PaymentIntent (Stripe's API reference) that the browser goes by. */
export interface ProviderIntent {
  status?: string;
  next_action?: { redirect_to_url?: { url?: string | null } | null } | null;
  last_payment_error?: ProviderError | null;
}

/** The part of an error, with the intent's present state. */
export interface ProviderError {
  type?: string;
  code?: string;
  /** The bank's more exact reason for a refusal. */
  decline_code?: string;
  payment_intent?: ProviderIntent;
}

export type ProviderAnswer = ProviderIntent & { error?: ProviderError };

/** Returns the outcome that an intent shows after the card was sent. */
export function outcomeOfIntent({
  status,
  next_action: next,
  last_payment_error: failure,
}: ProviderIntent): PayOutcome {
  const url = next?.redirect_to_url?.url;
  switch (status) {
    case 'succeeded':
    case 'requires_capture':
    case 'processing':
      return { kind: 'sent' };
    case 'canceled':
      return { kind: 'closed' };
    case 'requires_action':
      return url ? { kind: 'challenge', url } : { kind: 'unknown' };
    case 'requires_payment_method':
      return { kind: 'refused', code: codeOf(failure ?? {}) };
    default:
      return { kind: 'unknown' };
  }
}

/** Returns the outcome that an error shows: an intent that was paid before, by a lost try or in another tab, is paid. */
export function outcomeOfError(error: ProviderError): PayOutcome {
  const { payment_intent: intent } = error;
  if (error.code === 'payment_intent_unexpected_state' && intent !== undefined) {
    return outcomeOfIntent(intent);
  }
  if (error.type === 'card_error') {
    return { kind: 'refused', code: codeOf(error) };
  }
  return error.type === 'validation_error' ? { kind: 'incomplete' } : { kind: 'unknown' };
}

const codeOf = ({ code, decline_code: decline }: ProviderError): string | null => decline ?? code ?? null;
