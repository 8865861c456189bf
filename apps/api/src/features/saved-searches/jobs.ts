import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Task } from '../../jobs/task.ts';
import { matchChanges } from './match-changes.ts';
import { renewWords } from './renew-words.ts';
import { sweepMatches } from './sweep.ts';
import { SEND_SEARCH_NEWS, sendSearchNews, tellReaders } from './tell-readers.ts';

const Told = z.object({ user_id: z.uuid(), day: z.iso.date() });

export const savedSearchTasks = (context: Pick<Context, 'db' | 'clock' | 'config' | 'mail'>): Record<string, Task> => ({
  'match-saved-searches': async () => {
    await renewWords(context);
    await matchChanges(context);
  },
  'tell-saved-searches': () => tellReaders(context),
  [SEND_SEARCH_NEWS]: (payload) => sendSearchNews(context, Told.parse(payload)),
  'sweep-saved-searches': () => sweepMatches(context),
});

/** Jobs that wait for the mail server. */
export const SAVED_SEARCH_WAITING = [SEND_SEARCH_NEWS];

export const SAVED_SEARCH_CRONTAB = [
  '* * * * * match-saved-searches ?max=1',
  '*/10 * * * * tell-saved-searches ?max=1',
  '47 3 * * * sweep-saved-searches ?max=1',
];
