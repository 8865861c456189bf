import type { Context } from '../../context.ts';

/** The parts of the context that payout accounts need. */
export type PayoutAccountDeps = Pick<Context, 'db' | 'clock' | 'config' | 'logger' | 'payouts' | 'sealer'>;
