import { expect, test } from 'vitest';
import { payoutScene } from '../../testing/payout-scene.ts';

const scene = payoutScene();

test('[T-63] the timeline of a mentor has how each payout went, with its sum', async () => {
  const { mentor } = await scene.paidOut();
  const finance = await scene.finance();
  const { timeline } = await finance.client.getPerson({ params: { user_id: mentor.user_id } });
  const payouts = timeline.items.filter(({ kind }) => kind === 'payout');
  expect(payouts.map(({ detail }) => detail)).toEqual(expect.arrayContaining(['held', 'in_transit', 'paid']));
  expect(payouts[0]).toMatchObject({ detail: 'paid', amount_minor: 4500, currency: 'EUR', other: null });
});
