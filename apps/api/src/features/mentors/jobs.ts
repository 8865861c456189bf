import type { Context } from '../../context.ts';
import type { Task } from '../../jobs/task.ts';
import { renewSearchWords } from './renew-search-words.ts';

export const mentorTasks = (context: Pick<Context, 'db' | 'clock' | 'logger'>): Record<string, Task> => ({
  'renew-search-words': () => renewSearchWords(context),
});

export const MENTOR_CRONTAB = ['* * * * * renew-search-words ?max=1'];
