import { WebhookPayoutMessage } from '@abroad/contract';
import { expect, test } from 'vitest';
import { payoutScene } from '../../testing/payout-scene.ts';
import { writePayoutMessage } from '../webhooks/payout-messages.ts';

const scene = payoutScene();

test('[T-125] a subscribed mentor’s server is told once that a payout was paid, and no one else’s is', async () => {
  const mentor = await scene.payee();
  const other = await scene.payee();
  const { db } = scene.api.context;
  const subscription = (user_id: string) => ({
    id: crypto.randomUUID(),
    auth_user_id: user_id,
    url: 'https://hooks.example/',
    events: ['payout.paid'],
    secret: Buffer.alloc(1),
    secret_key_id: 'none',
    former_secret: null,
    former_secret_key_id: null,
    former_secret_until: null,
    off_reason: null,
    failing_since: null,
  });
  await db
    .insertInto('webhook_subscription')
    .values([mentor, other].map(({ user_id }) => subscription(user_id)))
    .execute();
  await scene.earned(mentor);
  await scene.run();
  await scene.release(mentor);
  await scene.arrive(mentor);
  const events = await db.selectFrom('payout_event').select(['id', 'kind']).where('kind', '=', 'paid').execute();
  const [{ id } = { id: '' }] = events;
  await scene.job('fan-out-payout', { payout_event_id: id });
  await scene.job('fan-out-payout', { payout_event_id: id });
  const deliveries = await db
    .selectFrom('webhook_delivery')
    .innerJoin('webhook_subscription', 'webhook_subscription.id', 'subscription_id')
    .select(['event', 'auth_user_id', 'payout_event_id'])
    .execute();
  expect(deliveries).toEqual([{ event: 'payout.paid', auth_user_id: mentor.user_id, payout_event_id: id }]);
  const message = WebhookPayoutMessage.strict().parse(JSON.parse(await writePayoutMessage({ db }, 'payout.paid', id)));
  expect(message).toMatchObject({
    type: 'payout.paid',
    data: { payout: { status: 'paid', amount: 45, currency: 'EUR' } },
  });
});
