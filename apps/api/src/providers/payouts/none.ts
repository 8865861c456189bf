import { PayoutError, type PayoutProvider } from './port.ts';

const refuse = () => Promise.reject(new PayoutError('refused', 'no payout provider is set up'));

/** No payout provider, or one that isn't set up here: nothing is asked of a mentor, and what they earned stays. */
export const noPayouts: PayoutProvider = {
  name: 'none',
  moves_money: false,
  createAccount: refuse,
  readAccount: refuse,
  createAccountLink: refuse,
  closeAccount: refuse,
  transfer: refuse,
  findTransfers: refuse,
  reverse: refuse,
  sendPayout: refuse,
  readPayout: refuse,
  findPayouts: refuse,
  readBalance: refuse,
  readEvent: () => Promise.resolve(null),
};
