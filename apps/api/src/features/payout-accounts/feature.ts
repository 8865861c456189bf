import type { Feature } from '../../feature.ts';
import type { Handlers } from '../../http/handlers.ts';
import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import { choosePayoutAccount } from './choose.ts';
import type { PayoutAccountDeps } from './deps.ts';
import { createPayoutAccountLink } from './link.ts';
import { getPayoutAccount } from './present.ts';
import { listRoutes } from './payout-routes.ts';
import { changePayoutSettings } from './settings.ts';
import { resealBanks } from './bank-details.ts';
import { accountRestrictedJob, bankChangedJob } from './notice-jobs.ts';
import { notifyAccountRestricted, notifyBankChanged } from './notices.ts';
import { settlePayoutAccountJob, sweepPayoutEvents } from './receive-event.ts';
import { reconcilePayoutAccounts } from './reconcile.ts';
import { settlePayoutAccount } from './settle.ts';
import { whenItAnswers } from './when-it-answers.ts';

/** How mentors are paid: by country, and each of them. */
function payoutAccountHandlers(context: PayoutAccountDeps) {
  return {
    listPayoutRoutes: ({ query }) => listRoutes(context, query.country),
    getPayoutAccount: ({ actor }) => getPayoutAccount(context, actor.user_id),
    choosePayoutAccount: ({ actor, body }) => choosePayoutAccount(context, actor, body),
    createPayoutAccountLink: ({ actor }) => createPayoutAccountLink(context, actor),
    patchPayoutSettings: ({ actor, body }) => changePayoutSettings(context, actor.user_id, body.schedule),
  } satisfies Partial<Handlers>;
}

const payoutAccountJobs = [
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

export const payoutAccountsFeature = {
  name: 'payout-accounts',
  front: ['account.ts', 'bank-details.ts', 'personal-data.ts', 'present.ts', 'receive-event.ts', 'when-it-answers.ts'],
  handlers: payoutAccountHandlers,
  jobs: payoutAccountJobs,
} satisfies Feature;
