import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { endHiding, endHidingJob, refreshSearch, refreshSearchJob } from './hide-profile.ts';
import { renewSearchWords } from './renew-search-words.ts';

export const mentorJobs = [
  scheduledJob({ task: 'renew-search-words', at: '* * * * *' }, renewSearchWords),
  defineJob(endHidingJob, endHiding),
  defineJob(refreshSearchJob, refreshSearch),
];
