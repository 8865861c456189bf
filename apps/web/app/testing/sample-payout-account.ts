import type { PayoutAccount, PayoutRoute } from '@abroad/contract/payout-accounts';

/** The payout route of the Netherlands: by the provider. */
export const sampleRoute = (changes: Partial<PayoutRoute> = {}): PayoutRoute => ({
  provider: 'stripe_connect',
  currency: 'EUR',
  minimum: 1,
  fee: 'paid_by_us',
  days_min: 2,
  days_max: 4,
  schedules: ['weekly', 'monthly', 'by_hand'],
  ...changes,
});

/** The payout account of a mentor who has chosen nothing yet. */
export const samplePayoutAccount = (changes: Partial<PayoutAccount> = {}): PayoutAccount => ({
  state: 'none',
  country: null,
  currency: null,
  provider: null,
  needs: [],
  bank_last4: null,
  bank_held_until: null,
  schedule: 'monthly',
  route: null,
  is_country_fixed: false,
  is_unchecked: false,
  suggested_country: null,
  ...changes,
});
