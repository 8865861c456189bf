import type { Context } from '../../context.ts';

export type SessionEventDeps = Pick<Context, 'db' | 'clock' | 'calendars' | 'sealer' | 'logger' | 'config'>;
