import type { Context } from '../../context.ts';

export type Needs = Pick<Context, 'db' | 'clock' | 'calendars' | 'sealer' | 'logger' | 'config'>;
