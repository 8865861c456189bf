import type { Feature } from '../../feature.ts';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { getBookingTerms } from './booking-terms.ts';
import { getWithdrawal } from './read-withdrawal.ts';
import { withdrawFromBooking } from './withdraw.ts';
import { sendReceipt, sendReceiptJob } from './send-receipt.ts';

/** The right of students to withdraw from a contract with a trader. */
function withdrawalHandlers(context: Pick<Context, 'db' | 'clock' | 'config'>) {
  return {
    getBookingTerms: ({ actor, query }) => getBookingTerms(context, query, actor?.user_id ?? null),
    withdrawFromBooking: ({ actor, params, body }) =>
      withdrawFromBooking(context, { id: params.id, user_id: actor.user_id, body }),
    getWithdrawal: ({ actor, params }) => getWithdrawal(context, params.id, actor.user_id),
  } satisfies Partial<Handlers>;
}

const withdrawalJobs = [defineJob(sendReceiptJob, sendReceipt)];

export const withdrawalsFeature = {
  name: 'withdrawals',
  front: ['keep-and-forget.ts'],
  handlers: withdrawalHandlers,
  jobs: withdrawalJobs,
} satisfies Feature;
