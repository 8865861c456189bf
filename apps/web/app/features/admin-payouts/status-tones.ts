import type { PayoutStatus } from '@abroad/contract/payouts';

/** Marks the states that wait for someone, and those that are over. */
export const STATUS_TONES: Partial<Record<PayoutStatus, 'sky' | 'pine' | 'danger'>> = {
  held: 'danger',
  failed: 'danger',
  pending: 'sky',
  in_transit: 'sky',
  paid: 'pine',
};
