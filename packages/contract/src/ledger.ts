import { z } from 'zod';

/** The account of a line in the ledger, by its owner. */
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
