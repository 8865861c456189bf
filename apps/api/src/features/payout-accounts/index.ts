export { lockPayoutAccount, payoutAccountOf, type PayoutAccount } from './account.ts';
export { exportPayoutAccount, forgetPayoutAccount } from './personal-data.ts';
