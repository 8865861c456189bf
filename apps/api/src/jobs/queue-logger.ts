import { Logger, type LogLevel } from 'graphile-worker';
import type { Context } from '../context.ts';

const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const satisfies Record<
  LogLevel,
  string
>;

/** The job queue's messages in the product's log: successful jobs only at the debug level. */
export const queueLogger = ({ logger }: Pick<Context, 'logger'>): Logger =>
  new Logger(() => (level, message) => logger[LEVELS[level]]({ part: 'jobs' }, message));
