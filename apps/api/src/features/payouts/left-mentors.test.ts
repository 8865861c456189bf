import { expect, test } from 'vitest';
import type { MadeMentor } from '../../testing/make.ts';
import { payoutScene } from '../../testing/payout-scene.ts';

const scene = payoutScene();
const NEXT_RUN = '2055-02-08T06:00:00Z';

const leave = ({ client, slug }: MadeMentor) => client.deleteAccount({ body: { confirm: slug } });
const isClosed = ({ account_id }: { account_id: string }) => scene.double.closed.has(account_id);
const closedAt = async ({ user_id }: MadeMentor) => {
  const { db } = scene.api.context;
  const account = db.selectFrom('payout_account').select('closed_at').where('user_id', '=', user_id);
  return (await account.executeTakeFirstOrThrow()).closed_at;
};
const sweep = async (at: string) => {
  scene.clock.set(at);
  await scene.job('close-left-accounts');
  await scene.runDueJobs();
};

test('[T-291] the account of a mentor who leaves is closed at the provider soon, where nothing is owed', async () => {
  const [mentor, other] = [await scene.payee(), await scene.payee()];
  await leave(mentor);
  await scene.runDueJobs();
  expect([isClosed(mentor), isClosed(other)]).toEqual([true, false]);
  expect(await closedAt(mentor)).not.toBeNull();
  await sweep(NEXT_RUN);
  expect(isClosed(other)).toBe(false);
});

test('[T-291] while money is owed to a mentor who left the account stays open, and until the bank can’t return it any more', async () => {
  const mentor = await scene.payee();
  await scene.earned(mentor);
  scene.clock.set('2055-01-20T06:00:00Z');
  await leave(mentor);
  await scene.runDueJobs();
  await sweep('2055-01-31T06:00:00Z');
  expect(isClosed(mentor)).toBe(false);
  await scene.run();
  await scene.release(mentor);
  await sweep('2055-02-02T06:00:00Z');
  expect(isClosed(mentor)).toBe(false);
  await scene.arrive(mentor);
  await sweep('2055-02-15T06:00:00Z');
  expect(isClosed(mentor)).toBe(false);
  await sweep('2055-02-17T06:00:00Z');
  expect(isClosed(mentor)).toBe(true);
});

test('[T-291] a provider that is away or refuses does not keep a mentor from leaving, and is asked again', async () => {
  const mentor = await scene.payee();
  scene.double.spoil({ calls: new RegExp(`closeAccount ${mentor.account_id}`), how: 'before', times: 1 });
  await leave(mentor);
  await scene.runDueJobs();
  expect([isClosed(mentor), await closedAt(mentor)]).toEqual([false, null]);
  scene.double.spoil({ calls: new RegExp(`closeAccount ${mentor.account_id}`), how: 'account_has_balance', times: 1 });
  await scene.job('close-payout-account', { user_id: mentor.user_id });
  expect(await closedAt(mentor)).toBeNull();
  await sweep(NEXT_RUN);
  expect(isClosed(mentor)).toBe(true);
});
