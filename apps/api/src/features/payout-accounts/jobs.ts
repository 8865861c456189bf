import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { resealBanks } from './bank-details.ts';
import { accountRestrictedJob, bankChangedJob } from './notice-jobs.ts';
import { notifyAccountRestricted, notifyBankChanged } from './notices.ts';
import { settlePayoutAccountJob } from './receive-event.ts';
import { reconcilePayoutAccounts } from './reconcile.ts';
import { settlePayoutAccount } from './settle.ts';
import { whenItAnswers } from './when-it-answers.ts';

/** Providers repeat an event for days; after that its id isn't needed. */
const EVENTS_KEPT_DAYS = 30;

async function sweepPayoutEvents({ db }: Pick<Context, 'db'>): Promise<void> {
  await db
    .deleteFrom('payout_provider_event')
    .where('received_at', '<', sql<string>`now() - make_interval(days => ${EVENTS_KEPT_DAYS})`)
    .execute();
}

export const payoutAccountJobs = [
  defineJob(settlePayoutAccountJob, (context, payload) =>
    whenItAnswers(
      context,
      () => settlePayoutAccount(context, payload.user_id),
      (options) => settlePayoutAccountJob(payload, options),
    ),
  ),
  defineJob(bankChangedJob, (context, { event_id }) => notifyBankChanged(context, event_id)),
  defineJob(accountRestrictedJob, (context, { event_id }) => notifyAccountRestricted(context, event_id)),
  scheduledJob({ task: 'reconcile-payout-accounts', at: '*/5 * * * *', lane: 'payments' }, reconcilePayoutAccounts),
  scheduledJob({ task: 'sweep-payout-events', at: '23 3 * * *' }, sweepPayoutEvents),
  scheduledJob({ task: 'reseal-banks', at: '31 3 * * *' }, resealBanks),
];
