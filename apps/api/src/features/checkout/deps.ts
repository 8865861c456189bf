import type { Context } from '../../context.ts';

/** What the functions of checkout need of the context. */
export type CheckoutDeps = Pick<Context, 'db' | 'clock' | 'payments' | 'logger' | 'tallies' | 'sealer'>;
