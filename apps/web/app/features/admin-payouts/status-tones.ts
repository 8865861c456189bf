import type { PayoutStatus } from '@abroad/contract/payouts';

/** The tones of states that wait for a person, and of those that are over. */
export const STATUS_TONES: Partial<Record<PayoutStatus, 'sky' | 'pine' | 'danger'>> = {
  held: 'danger',
  failed: 'danger',
  pending: 'sky',
  in_transit: 'sky',
  paid: 'pine',
};
