import type { Feature } from '../../feature.ts';
import type { Context } from '../../context.ts';
import { Replied, type Handlers } from '../../http/handlers.ts';
import { rateLimiter } from '../../http/rate-limit.ts';
import { scheduledJob } from '../../jobs/define-job.ts';
import { rotateFeedToken, resealFeedTokens, feedOf } from './feed-token.ts';
import { readFeed, tokenIn } from './read-feed.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'config' | 'sealer'>;

/** Calendar programs read every few minutes, and many from one address, so reads are counted per feed. */
const READS_PER_MINUTE = 30;

/** The caller's sessions as a calendar feed. */
function sessionFeedHandlers(context: Deps) {
  const take = rateLimiter({ per_minute: READS_PER_MINUTE, now: () => context.clock.now() });
  return {
    getCalendarFeed: ({ actor }) => feedOf(context, actor.user_id),
    rotateCalendarFeed: async ({ actor }) => {
      await rotateFeedToken(context, actor.user_id);
      return feedOf(context, actor.user_id);
    },
    readCalendarFeed: async ({ params }) => {
      const token = tokenIn(params.file);
      take(token, 1);
      return new Replied(200, await readFeed(context, token), { 'cache-control': 'private, max-age=300' });
    },
  } satisfies Partial<Handlers>;
}

const sessionFeedJobs = [scheduledJob({ task: 'reseal-feed-tokens', at: '19 * * * *' }, resealFeedTokens)];

export const sessionFeedFeature = {
  name: 'session-feed',
  handlers: sessionFeedHandlers,
  jobs: sessionFeedJobs,
} satisfies Feature;
