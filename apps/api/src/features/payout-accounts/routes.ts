import type { HandlersOf } from '../../http/handlers.ts';
import { choosePayoutAccount } from './choose.ts';
import type { PayoutAccountDeps } from './deps.ts';
import { createPayoutAccountLink } from './link.ts';
import { getPayoutAccount } from './present.ts';
import { listRoutes } from './payout-routes.ts';
import { changePayoutSettings } from './settings.ts';

/** How mentors are paid: by country, and each of them. */
export function payoutAccountHandlers(
  context: PayoutAccountDeps,
): HandlersOf<
  'listPayoutRoutes' | 'getPayoutAccount' | 'choosePayoutAccount' | 'createPayoutAccountLink' | 'patchPayoutSettings'
> {
  return {
    listPayoutRoutes: ({ query }) => listRoutes(context, query.country),
    getPayoutAccount: ({ actor }) => getPayoutAccount(context, actor.user_id),
    choosePayoutAccount: ({ actor, body }) => choosePayoutAccount(context, actor, body),
    createPayoutAccountLink: ({ actor }) => createPayoutAccountLink(context, actor),
    patchPayoutSettings: ({ actor, body }) => changePayoutSettings(context, actor.user_id, body.schedule),
  };
}
