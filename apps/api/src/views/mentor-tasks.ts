import { replySpan } from '@abroad/booking-rules';
import type { MentorTasks } from '@abroad/contract';
import { fromMinor } from '@abroad/reference-data/money';
import type { Context } from '../context.ts';
import { toInstant } from '../core/clock.ts';
import { listConnections } from '../features/calendars/connections.ts';
import { payoutAccountOf } from '../features/payout-accounts/account.ts';
import { findSums } from '../features/payouts/balance.ts';
import { requireMentor } from '../features/profiles/own-profile.ts';
import { findUnanswered } from '../features/reviews/queries.ts';

/**
 * The tasks that wait for a mentor besides bookings and messages.
 * @throws AppError PROFILE_NOT_FOUND if the user isn't a mentor.
 */
export async function mentorTasks({ db, clock }: Pick<Context, 'db' | 'clock'>, userId: string): Promise<MentorTasks> {
  await requireMentor(db, userId);
  const now = clock.now();
  const [account, sums, connections, reviews] = await Promise.all([
    payoutAccountOf(db, userId),
    findSums(db, userId, now),
    listConnections(db, userId),
    findUnanswered(db, userId, now),
  ]);
  const waiting = sums
    .map(({ currency, earned, payable }) => ({ currency, amount: fromMinor(earned + payable, currency) ?? 0 }))
    .find(({ amount }) => amount > 0);
  const state = account?.state ?? 'none';
  return {
    payout: waiting === undefined || state === 'active' ? null : { state, ...waiting },
    calendars: connections.filter(({ problem }) => problem !== null),
    reviews: reviews.map(({ published_at, ...review }) => ({
      ...review,
      reply_until: toInstant(replySpan({ published_at: Date.parse(published_at), replied_at: null }).end),
    })),
  };
}
