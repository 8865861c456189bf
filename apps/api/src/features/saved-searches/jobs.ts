import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { matchChanges } from './match-changes.ts';
import { renewWords } from './renew-words.ts';
import { sweepMatches } from './sweep.ts';
import { searchNewsJob, sendSearchNews, enqueueSearchNews } from './send-search-news.ts';

export const savedSearchJobs = [
  scheduledJob({ task: 'match-saved-searches', at: '* * * * *' }, async (context) => {
    await renewWords(context);
    await matchChanges(context);
  }),
  scheduledJob({ task: 'tell-saved-searches', at: '*/10 * * * *' }, enqueueSearchNews),
  defineJob(searchNewsJob, sendSearchNews),
  scheduledJob({ task: 'sweep-saved-searches', at: '47 3 * * *' }, sweepMatches),
];
