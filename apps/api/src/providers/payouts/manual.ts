import { noPayouts } from './none.ts';
import { PayoutError, type PayoutAccountSnapshot, type PayoutProvider } from './port.ts';

/** `manual_NL_…`: all that such an account is. Where the money goes is kept by the product, sealed. */
const ACCOUNT = /^manual_([A-Z]{2})_.+$/;

function accountOf(id: string): PayoutAccountSnapshot {
  const country = ACCOUNT.exec(id)?.[1];
  if (country === undefined) {
    throw new PayoutError('refused', `${id} is no account for payouts by hand`, { code: 'resource_missing' });
  }
  return {
    id,
    state: 'active',
    needs: [],
    bank_last4: null,
    bank_fingerprint: null,
    bank_holder: null,
    country,
    currency: null,
    livemode: false,
  };
}

const refuse = () => Promise.reject(new PayoutError('refused', 'staff pay by hand, and mark what they have paid'));

/** Staff pay by hand and mark what they have paid. It makes no request and moves no money. */
export const manualPayouts: PayoutProvider = {
  ...noPayouts,
  name: 'manual',
  createAccount: async ({ user_id, country }) => accountOf(`manual_${country}_${user_id}`),
  readAccount: async (id) => accountOf(id),
  createAccountLink: refuse,
  closeAccount: () => Promise.resolve(),
  transfer: refuse,
  findTransfers: () => Promise.resolve([]),
  reverse: refuse,
  sendPayout: refuse,
  readPayout: refuse,
  findPayouts: () => Promise.resolve([]),
  readBalance: () => Promise.resolve([]),
};
