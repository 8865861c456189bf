import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Task } from '../../jobs/task.ts';
import { divideSitemap } from '../sitemap-parts.ts';
import { keepSearchBits } from './keep-search-bits.ts';
import { sweepSearchChanges } from './sweep-search-changes.ts';

/** The jobs of the search. */
export const searchTasks = (context: Pick<Context, 'db'>): Record<string, Task> => ({
  'sweep-search-changes': () => sweepSearchChanges(context),
  'divide-sitemap': () => divideSitemap(context),
  'fold-search': async () => void (await sql`select search_fold()`.execute(context.db)),
  'keep-search-bits': () => keepSearchBits(context),
});

export const SEARCH_CRONTAB = [
  '17 * * * * sweep-search-changes ?max=1',
  '41 * * * * divide-sitemap ?max=1',
  '* * * * * fold-search ?max=1',
  '* * * * * keep-search-bits ?max=1',
];
