import type { Feature } from '../../feature.ts';
import type { Context } from '../../context.ts';
import { Replied, type Handlers } from '../../http/handlers.ts';
import { createKey, listKeys, revokeKey } from './service.ts';

/** Keys with which programs call the API as their owner. */
function apiKeyHandlers(context: Pick<Context, 'db' | 'clock'>) {
  return {
    listApiKeys: async ({ actor }) => {
      const items = await listKeys(context, actor.user_id);
      return { items, total: items.length };
    },
    createApiKey: ({ actor, body }) => createKey(context, actor.user_id, body),
    revokeApiKey: async ({ actor, params }) => {
      await revokeKey(context, actor.user_id, params.id);
      return new Replied(204, undefined);
    },
  } satisfies Partial<Handlers>;
}

export const apiKeysFeature = { name: 'api-keys', front: ['service.ts'], handlers: apiKeyHandlers } satisfies Feature;
