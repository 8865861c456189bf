import { scheduledJob } from '../../jobs/define-job.ts';
import { renewSearchWords } from './renew-search-words.ts';

export const mentorJobs = [scheduledJob({ task: 'renew-search-words', at: '* * * * *' }, renewSearchWords)];
