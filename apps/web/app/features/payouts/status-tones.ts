import type { PayoutStatus } from '@abroad/contract/payouts';
import type { StatusTone } from '../../ui/status.tsx';

/** The tones of states that wait for a person, and of those that are over. */
export const STATUS_TONES: Partial<Record<PayoutStatus, StatusTone>> = {
  held: 'watch',
  failed: 'bad',
  pending: 'waiting',
  in_transit: 'waiting',
  paid: 'good',
};
