import { expect, test } from 'vitest';
import { payoutScene, RUN } from '../../testing/payout-scene.ts';

const scene = payoutScene();

test('[T-123] a session tells which payout its money is in, from the check to the bank', async () => {
  const mentor = await scene.payee();
  await scene.earned(mentor);
  const payout = async () => (await mentor.client.getEarnings()).items.map((session) => session.payout);
  expect(await payout()).toEqual([null]);
  scene.clock.set(RUN);
  await scene.run();
  const id = (await mentor.client.listPayouts()).items[0]?.id;
  expect(await payout()).toEqual([{ id, status: 'held', arrives_at: null, paid_at: null }]);
  await scene.release(mentor);
  expect(await payout()).toMatchObject([{ id, status: 'in_transit', paid_at: null }]);
  await scene.arrive(mentor);
  expect(await payout()).toMatchObject([{ id, status: 'paid', paid_at: RUN }]);
});
