import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { measureAnswerTimes } from './answer-time.ts';
import { DUE_PROFILES, endHiding, endHidingJob, refreshSearch, refreshSearchJob } from './hide-profile.ts';
import { renewSearchWords } from './renew-search-words.ts';

export const mentorJobs = [
  scheduledJob({ task: 'renew-search-words', at: '* * * * *' }, renewSearchWords),
  scheduledJob({ task: 'measure-answer-times', at: '37 3 * * *' }, measureAnswerTimes),
  defineJob(endHidingJob, endHiding, { due: [DUE_PROFILES] }),
  defineJob(refreshSearchJob, refreshSearch),
];
