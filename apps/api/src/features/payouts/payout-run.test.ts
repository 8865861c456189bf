import { expect, test } from 'vitest';
import { payoutScene, RUN } from '../../testing/payout-scene.ts';

const scene = payoutScene();
const NEXT_RUN = '2055-02-08T06:00:00Z';

/** Three mentors with something payable, in the order of the run. */
async function threePayees() {
  const made = [await scene.payee(), await scene.payee(), await scene.payee()];
  const payees = made.toSorted((one, other) => (one.user_id < other.user_id ? -1 : 1));
  for (const payee of payees) await scene.earned(payee);
  scene.clock.set(RUN);
  await scene.job('make-payable');
  const counts = async () => Promise.all(payees.map(async (payee) => (await scene.payoutsOf(payee)).length));
  return { payees, counts };
}
const db = () => scene.api.context.db;
/** Stores the progress that a run stores after a batch of mentors. */
const cutOffAfter = (after_user_id: string) =>
  db()
    .insertInto('payout_run')
    .values({ schedule: 'weekly', scheduled_for: RUN, after_user_id, finished_at: null })
    .execute();

test('[T-296] a run that was cut off between its pieces goes on with the next mentor, and ends once', async () => {
  const { payees, counts } = await threePayees();
  await cutOffAfter(payees[0]?.user_id ?? '');
  await scene.job('run-payouts');
  expect(await counts()).toEqual([0, 1, 1]);
  const run = db().selectFrom('payout_run').select('finished_at').where('schedule', '=', 'weekly');
  expect((await run.executeTakeFirstOrThrow()).finished_at).not.toBeNull();
  await scene.job('run-payouts');
  expect(await counts()).toEqual([0, 1, 1]);
  await scene.run(NEXT_RUN);
  expect(await counts()).toEqual([1, 1, 1]);
});

test('[T-296] a run that was killed before its progress was stored begins its piece again, and pays no one twice', async () => {
  const { payees, counts } = await threePayees();
  await scene.job('run-payouts');
  await db().deleteFrom('payout_run').execute();
  // Two processes go on with it.
  await Promise.all([scene.job('run-payouts'), scene.job('run-payouts')]);
  expect(await counts()).toEqual([1, 1, 1]);
  for (const payee of payees) await scene.release(payee);
  for (const { account_id } of payees) expect(scene.double.balanceOf(account_id, 'EUR')).toBe(0);
});

test('[T-440] what a mentor who left owes is taken off their claim, and where they owe as much there is none', async () => {
  const finance = await scene.finance();
  for (const [price_minor, owed] of [
    [5000, []],
    [8000, [27]],
  ] as const) {
    const { mentor, session } = await scene.paidOut();
    for (const dispute of ['open', 'lost'] as const) await session.tell({ dispute });
    await scene.runPayoutJobs();
    await scene.earned(mentor, { price_minor });
    await mentor.client.deleteAccount({ body: { confirm: mentor.slug } });
    const { items } = await finance.client.listPayoutClaims();
    expect(items.filter(({ user_id }) => user_id === mentor.user_id).map(({ amount }) => amount)).toEqual(owed);
  }
});
