import type { Context } from '../../context.ts';

/** What taking payments needs of the outside world. */
export type Needs = Pick<Context, 'db' | 'clock' | 'payments' | 'logger' | 'tallies'>;
