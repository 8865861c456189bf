import type { Context } from '../../context.ts';
import type { Task } from '../../jobs/task.ts';
import { resealFeedTokens } from './feed-token.ts';

export const sessionFeedTasks = (context: Pick<Context, 'db' | 'sealer'>): Record<string, Task> => ({
  'reseal-feed-tokens': () => resealFeedTokens(context),
});

export const SESSION_FEED_CRONTAB = ['19 * * * * reseal-feed-tokens ?max=1'];
