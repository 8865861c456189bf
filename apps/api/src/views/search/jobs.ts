import { scheduledJob } from '../../jobs/define-job.ts';
import { updateSitemapParts } from '../sitemap-parts.ts';
import { sweepSearchChanges } from './sweep-search-changes.ts';

export const searchJobs = [
  scheduledJob({ task: 'sweep-search-changes', at: '17 * * * *' }, sweepSearchChanges),
  scheduledJob({ task: 'divide-sitemap', at: '41 * * * *' }, updateSitemapParts),
];
