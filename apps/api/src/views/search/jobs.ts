import type { Context } from '../../context.ts';
import type { Task } from '../../jobs/task.ts';
import { sweepSearchChanges } from './sweep-search-changes.ts';

/** The jobs of the search. */
export const searchTasks = (context: Pick<Context, 'db'>): Record<string, Task> => ({
  'sweep-search-changes': () => sweepSearchChanges(context),
});

export const SEARCH_CRONTAB = ['17 * * * * sweep-search-changes ?max=1'];
