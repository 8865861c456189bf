import type { Translate } from '../../lib/i18n.tsx';
import type { MessageKey } from '../../locales/index.ts';

/** Advice for each of a provider's codes for a refused card (Stripe's error and decline codes). */
const words: Readonly<Record<string, MessageKey>> = {
  insufficient_funds: 'paid.refused_funds',
  card_velocity_exceeded: 'paid.refused_limit',
  withdrawal_count_limit_exceeded: 'paid.refused_limit',
  expired_card: 'paid.refused_expired',
  incorrect_number: 'paid.refused_number',
  invalid_number: 'paid.refused_number',
  invalid_account: 'paid.refused_number',
  invalid_expiry_month: 'paid.refused_expiry',
  invalid_expiry_year: 'paid.refused_expiry',
  incorrect_cvc: 'paid.refused_cvc',
  invalid_cvc: 'paid.refused_cvc',
  authentication_required: 'paid.refused_challenge',
  payment_intent_authentication_failure: 'paid.refused_challenge',
  card_not_supported: 'paid.refused_unsupported',
  test_mode_live_card: 'paid.refused_unsupported',
  currency_not_supported: 'paid.refused_unsupported',
  invalid_amount: 'paid.refused_unsupported',
  processing_error: 'paid.refused_later',
  issuer_not_available: 'paid.refused_later',
  reenter_transaction: 'paid.refused_later',
  try_again_later: 'paid.refused_later',
  card_declined: 'paid.refused_declined',
  generic_decline: 'paid.refused_declined',
  do_not_honor: 'paid.refused_declined',
};

/** Explains why a card was refused, and the remedy; banks often don't give the reason. */
export function refusalWords(code: string | null, t: Translate): string {
  return t((code === null ? undefined : words[code]) ?? 'paid.refused_other');
}
