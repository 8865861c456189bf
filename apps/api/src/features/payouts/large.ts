import { LIMITS } from '@abroad/contract';
import { fromMinor } from '@abroad/reference-data/money';
import type { Payout } from './payout.ts';

/** Says whether a payout needs two staff members. */
export const isLarge = ({ amount_minor, currency }: Pick<Payout, 'amount_minor' | 'currency'>): boolean =>
  (fromMinor(amount_minor, currency) ?? 0) > LIMITS.payout_alone_max;
