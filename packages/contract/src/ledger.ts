import { z } from 'zod';

/** Whose money a line of the ledger is. */
export const LedgerAccount = z.enum([
  'provider',
  'mentor_pending',
  'mentor_earned',
  'no_show_pending',
  'mentor_payable',
  'payout_in_transit',
  'paid_out',
  'mentor_debt',
  'provider_fee',
  'written_off',
  'platform_fee',
  'dispute',
]);
export type LedgerAccount = z.infer<typeof LedgerAccount>;
