import { Logger, type LogLevel } from 'graphile-worker';
import type { Context } from '../context.ts';

const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const satisfies Record<
  LogLevel,
  string
>;

/** The job queue's words in the product's own log: a job that ends well is worth no more than a debugging line. */
export const queueLogger = ({ logger }: Pick<Context, 'logger'>): Logger =>
  new Logger(() => (level, message) => logger[LEVELS[level]]({ part: 'jobs' }, message));
