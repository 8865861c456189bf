import type { AsksOf, Cell } from '../ask.ts';
import type { Scene } from '../scene.ts';

/** No server has such a name (RFC 6761). */
const body = { url: 'https://nowhere.invalid/hook', events: ['booking.confirmed' as const] };

/** The webhook of the mentor, or a new one for callers who may end it. */
async function webhook({ people: { mentor } }: Scene) {
  const { items } = await mentor.client.listWebhooks();
  const [one] = items;
  return { id: (one ?? (await mentor.client.createWebhook({ body }))).id };
}

async function delivery(scene: Scene, cell: Cell) {
  const { client } = scene.people.mentor;
  const params = await webhook(scene);
  if (cell.allowed) {
    await client.testWebhook({ params });
  }
  const { items } = await client.listWebhookDeliveries({ params });
  return { id: (items[0] ?? (await client.testWebhook({ params }))).id };
}

export const webhookAsks: AsksOf<
  | 'listWebhooks'
  | 'createWebhook'
  | 'patchWebhook'
  | 'deleteWebhook'
  | 'rotateWebhookSecret'
  | 'testWebhook'
  | 'listWebhookDeliveries'
  | 'replayWebhookDelivery'
> = {
  listWebhooks: () => ({}),
  createWebhook: () => ({ body }),
  patchWebhook: async (scene) => ({ params: await webhook(scene), body: { events: ['booking.created' as const] } }),
  deleteWebhook: async (scene) => ({ params: await webhook(scene) }),
  rotateWebhookSecret: async (scene) => ({ params: await webhook(scene) }),
  testWebhook: async (scene) => ({ params: await webhook(scene) }),
  listWebhookDeliveries: async (scene) => ({ params: await webhook(scene) }),
  replayWebhookDelivery: async (scene, cell) => ({ params: await delivery(scene, cell) }),
};
