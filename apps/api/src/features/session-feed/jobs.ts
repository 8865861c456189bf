import { scheduledJob } from '../../jobs/define-job.ts';
import { resealFeedTokens } from './feed-token.ts';

export const sessionFeedJobs = [scheduledJob({ task: 'reseal-feed-tokens', at: '19 * * * *' }, resealFeedTokens)];
