import type { Context } from '../../context.ts';

/** The parts of the context that checkout needs. */
export type CheckoutDeps = Pick<Context, 'db' | 'clock' | 'payments' | 'logger' | 'tallies' | 'sealer'>;
