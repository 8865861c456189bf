import type { AsksOf } from '../ask.ts';

export const payoutAccountAsks: AsksOf<
  'listPayoutRoutes' | 'getPayoutAccount' | 'choosePayoutAccount' | 'createPayoutAccountLink' | 'patchPayoutSettings'
> = {
  listPayoutRoutes: () => ({ query: { country: 'VN' } }),
  getPayoutAccount: () => ({}),
  choosePayoutAccount: () => ({
    body: {
      country: 'VN',
      currency: 'VND',
      bank: { holder: 'Tran Linh', account_number: '0123456789', swift: 'VCBCVNVX' },
    },
  }),
  createPayoutAccountLink: () => ({}),
  patchPayoutSettings: () => ({ body: { schedule: 'monthly' } }),
};
