/** https://docs.stripe.com/api/payouts/object#payout_object-status */
export type PayoutStatus = 'pending' | 'in_transit' | 'paid' | 'failed' | 'canceled';

/** The fate of payouts to a bank account. */
export type BankBehaviour = 'pays' | 'no_account' | 'account_closed' | 'returned_late';

interface TestBank {
  number: string;
  behaviour: BankBehaviour;
  words: string;
}

/** The numbers that are taken. Most are those that Stripe documents: https://docs.stripe.com/connect/testing#account-numbers */
export const TEST_BANKS: readonly TestBank[] = [
  { number: '000123456789', behaviour: 'pays', words: 'Takes payouts' },
  { number: '000987654321', behaviour: 'pays', words: 'Takes payouts: another bank account' },
  { number: '000111111116', behaviour: 'no_account', words: 'Returned by the bank: no such account' },
  { number: '000111111113', behaviour: 'account_closed', words: 'Returned by the bank: account closed' },
  { number: '000111111112', behaviour: 'returned_late', words: 'Paid, then returned by the bank' },
];

/** The test bank account with a number, or undefined. Real ones are not accepted. */
export const testBankOf = (number: string): TestBank | undefined => TEST_BANKS.find((bank) => bank.number === number);

/** The states of a payout, in order. */
export const STEPS: Readonly<Record<BankBehaviour, PayoutStatus[]>> = {
  pays: ['in_transit', 'paid'],
  no_account: ['in_transit', 'failed'],
  account_closed: ['in_transit', 'failed'],
  returned_late: ['in_transit', 'paid', 'failed'],
};

/** Why the bank returns it: https://docs.stripe.com/api/payouts/failures */
export const FAILURE: Readonly<Record<BankBehaviour, string>> = {
  pays: 'could_not_process',
  no_account: 'no_account',
  account_closed: 'account_closed',
  returned_late: 'account_closed',
};
