import { defineEndpoints } from '../endpoint.ts';
import {
  ChangePayoutSettings,
  ChoosePayoutAccount,
  PayoutAccount,
  PayoutAccountLink,
  PayoutRoutes,
  PayoutRoutesQuery,
} from '../payout-accounts.ts';

/** How mentors are paid: by country, and each of them. */
export const payoutAccountEndpoints = defineEndpoints({
  listPayoutRoutes: {
    method: 'GET',
    path: '/api/v1/payouts/routes',
    tag: 'payouts',
    summary: 'List how mentors in a country are paid',
    description: 'An empty list says that there is no way yet. The best way for a currency comes first.',
    access: 'public',
    cache_s: 300,
    query: PayoutRoutesQuery,
    responses: { 200: PayoutRoutes },
    errors: ['VALIDATION_FAILED'],
  },
  getPayoutAccount: {
    method: 'GET',
    path: '/api/v1/payouts/account',
    tag: 'payouts',
    summary: 'Get how you are paid',
    access: 'user',
    callers: 'mentors',
    responses: { 200: PayoutAccount },
    errors: ['PROFILE_NOT_FOUND'],
  },
  choosePayoutAccount: {
    method: 'POST',
    path: '/api/v1/payouts/account',
    tag: 'payouts',
    summary: 'Choose where you are paid',
    description:
      'Country and currency are those of a route. Where Stripe pays, its own page asks for the rest (`POST /api/v1/payouts/account/link`). Where payouts are made by hand, the bank account belongs to it; it is kept sealed, and only its last four characters are shown. Another bank account holds payouts for seven days, and needs a sign-in of the last 15 minutes. After the first payout the country stays.',
    access: 'user',
    callers: 'mentors',
    body: ChoosePayoutAccount,
    responses: { 200: PayoutAccount },
    errors: [
      'VALIDATION_FAILED',
      'PROFILE_NOT_FOUND',
      'SIGN_IN_AGAIN',
      'PAYOUT_COUNTRY_FIXED',
      'PAYOUT_REFUSED',
      'PAYOUT_UNREACHABLE',
    ],
  },
  createPayoutAccountLink: {
    method: 'POST',
    path: '/api/v1/payouts/account/link',
    tag: 'payouts',
    summary: 'Get the page of the provider that asks for what is missing',
    description:
      'It opens once, and leads back to `/earnings`. Where a bank account is known it needs a sign-in of the last 15 minutes.',
    access: 'user',
    responses: { 200: PayoutAccountLink },
    errors: ['PROFILE_NOT_FOUND', 'NOT_FOUND', 'SIGN_IN_AGAIN', 'PAYOUT_REFUSED', 'PAYOUT_UNREACHABLE'],
  },
  patchPayoutSettings: {
    method: 'PATCH',
    path: '/api/v1/payouts/settings',
    tag: 'payouts',
    summary: 'Choose when you are paid',
    access: 'user',
    callers: 'mentors',
    body: ChangePayoutSettings,
    responses: { 200: PayoutAccount },
    errors: ['VALIDATION_FAILED', 'PROFILE_NOT_FOUND'],
  },
});
