import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { updateSitemapParts } from '../sitemap-parts.ts';
import { foldSearchAndAgain, foldSearchJob } from './fold-search.ts';
import { keepSearchBits } from './keep-search-bits.ts';
import { sweepSearchChanges } from './sweep-search-changes.ts';

export const searchJobs = [
  scheduledJob({ task: 'sweep-search-changes', at: '17 * * * *' }, sweepSearchChanges),
  scheduledJob({ task: 'divide-sitemap', at: '41 * * * *' }, updateSitemapParts),
  defineJob(foldSearchJob, (context) => foldSearchAndAgain(context), { schedule: { at: '* * * * *' } }),
  scheduledJob({ task: 'keep-search-bits', at: '* * * * *' }, keepSearchBits),
];
