import type { PayoutRow } from '../database/connect-rows.ts';
import { seconds } from '../ids.ts';

const WORDS: Readonly<Record<string, string>> = {
  no_account:
    'The bank account details on file are probably incorrect. No bank account could be located with those details.',
  account_closed: 'The bank account has been closed.',
};

/** https://docs.stripe.com/api/payouts/object */
export const presentPayout = (payout: PayoutRow) => ({
  id: payout.id,
  object: 'payout',
  amount: payout.amount,
  application_fee: null,
  application_fee_amount: null,
  arrival_date: seconds(payout.arrival_at),
  automatic: false,
  balance_transaction: null,
  created: seconds(payout.created_at),
  currency: payout.currency,
  description: null,
  destination: payout.bank_id,
  failure_balance_transaction: null,
  failure_code: payout.failure_code,
  failure_message: payout.failure_code === null ? null : (WORDS[payout.failure_code] ?? null),
  livemode: false,
  metadata: payout.metadata,
  method: 'standard',
  original_payout: null,
  payout_method: null,
  reconciliation_status: 'not_applicable',
  reversed_by: null,
  source_type: 'card',
  statement_descriptor: null,
  status: payout.status,
  trace_id: null,
  type: 'bank_account',
});
