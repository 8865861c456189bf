import type { Feature } from '../../feature.ts';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { getEarnings, getEarningsFile } from './service.ts';

/** Handles the requests for mentors' earnings, from the ledger. */
function earningsHandlers(context: Pick<Context, 'db'>) {
  return {
    getEarnings: ({ actor, query }) => getEarnings(context, actor, query),
    getEarningsFile: ({ actor, query }) => getEarningsFile(context, actor, query),
  } satisfies Partial<Handlers>;
}

export const earningsFeature = { name: 'earnings', handlers: earningsHandlers } satisfies Feature;
