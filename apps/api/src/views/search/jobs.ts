import type { Context } from '../../context.ts';
import type { Task } from '../../jobs/task.ts';
import { divideSitemap } from '../sitemap-parts.ts';
import { FOLD_SEARCH, foldSearchAndAgain } from './fold-search.ts';
import { keepSearchBits } from './keep-search-bits.ts';
import { sweepSearchChanges } from './sweep-search-changes.ts';

/** The jobs of the search. */
export const searchTasks = (context: Pick<Context, 'db' | 'clock'>): Record<string, Task> => ({
  'sweep-search-changes': () => sweepSearchChanges(context),
  'divide-sitemap': () => divideSitemap(context),
  [FOLD_SEARCH]: () => foldSearchAndAgain(context),
  'keep-search-bits': () => keepSearchBits(context),
});

export const SEARCH_CRONTAB = [
  '17 * * * * sweep-search-changes ?max=1',
  '41 * * * * divide-sitemap ?max=1',
  '* * * * * fold-search ?max=1',
  '* * * * * keep-search-bits ?max=1',
];
