import type { AsksOf } from '../ask.ts';
import type { Scene } from '../scene.ts';

const body = { name: 'Nightly copy', scopes: ['bookings:read' as const], expires_in_days: 30 as const };

/** A key of the mentor, or a new one for callers who may end it. */
async function key({ people: { mentor } }: Scene) {
  const { items } = await mentor.client.listApiKeys();
  return { id: (items[0] ?? (await mentor.client.createApiKey({ body }))).id };
}

export const apiKeyAsks: AsksOf<'listApiKeys' | 'createApiKey' | 'revokeApiKey'> = {
  listApiKeys: () => ({}),
  createApiKey: () => ({ body }),
  revokeApiKey: async (scene) => ({ params: await key(scene) }),
};
