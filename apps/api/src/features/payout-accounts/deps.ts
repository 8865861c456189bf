import type { Context } from '../../context.ts';

/** What the functions of payout accounts need of the context. */
export type PayoutAccountDeps = Pick<Context, 'db' | 'clock' | 'config' | 'logger' | 'payouts' | 'sealer'>;
