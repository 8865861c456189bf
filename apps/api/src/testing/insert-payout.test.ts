import { expect, test } from 'vitest';
import { payoutScene, RUN } from './payout-scene.ts';
import { writtenRows } from './written-rows.ts';

const scene = payoutScene();

test('a payout that is inserted has the rows of one that was run, released, sent and has arrived', async () => {
  const written = async (pay: (people: Awaited<ReturnType<typeof earned>>) => Promise<unknown>) => {
    const people = await earned();
    scene.clock.set(RUN);
    return writtenRows(scene.api.context.db, () => pay(people), {
      // A payout run stores its progress and notifies the mentor.
      tables: ['payout_run', 'notification'],
      columns: ['id', 'account_id', 'provider_payout_id', 'transfer_id'],
    });
  };
  const ran = await written(async ({ mentor }) => {
    await scene.run();
    await scene.release(mentor);
    await scene.arrive(mentor);
  });
  const inserted = await written(({ mentor, sessions }) => scene.payOut(mentor, sessions));
  expect(inserted).toEqual(ran);
  expect(Object.keys(inserted)).toEqual(['ledger_entry', 'payment', 'payout', 'payout_event', 'payout_line']);
});

async function earned() {
  const mentor = await scene.payee();
  return { mentor, sessions: [await scene.earned(mentor), await scene.earned(mentor, { price_minor: 7700 })] };
}
