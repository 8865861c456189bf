import { createClient } from '@abroad/contract/client';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { keepSignals, signalOf, sweepSignals, type SignalKind } from '../../http/account-signals.ts';
import { DAY_MS, exportedText, reviewScene } from '../../testing/review-scene.ts';
import { ANSWERS, STARS } from '../../testing/insert-reviews.ts';

const { scene, at, complete, met } = reviewScene();
type Session = Awaited<ReturnType<typeof met>>;

async function publish({ write, answer, profile }: Session) {
  at(3 * DAY_MS);
  await complete();
  await write();
  await answer();
  return (await profile()).items;
}

const keep = (who: { user_id: string }, kind: SignalKind, plain: string) =>
  keepSignals(scene.api.context.db, who.user_id, [signalOf(scene.api.context, kind, plain)]);
const signalsOf = ({ user_id }: { user_id: string }) =>
  scene.api.context.db.selectFrom('account_signal').selectAll().where('auth_user_id', '=', user_id).execute();

test.each([
  ['card', 'same_card'],
  ['device', 'same_device'],
  ['address', 'same_address'],
] as const)(
  '[T-13] a review by an account with the mentor’s %s is listed, says %s, and is not in the mean',
  async (kind, reason) => {
    const session = await met();
    await keep(session.mentor, kind, 'AOB934RVNwzk6xtn');
    await keep(session.prospect, kind, 'AOB934RVNwzk6xtn');
    expect(await publish(session)).toMatchObject([{ stars: 5, counts: false, uncounted_because: reason }]);
    expect((await session.profile()).summary).toMatchObject({ review_count: 1, would_book_again_pct: null });
  },
);

test('[T-13] a review of a free session by an account of less than seven days is listed, says so, and is not in the mean', async () => {
  const since = async (days: number) => {
    scene.clock.set('2055-01-07T10:00:00Z');
    const session = await met();
    at(3 * DAY_MS);
    await sql`update authenticated_user set created_at = ${new Date(scene.clock.now() - days * DAY_MS)}
      where id = ${session.prospect.user_id}`.execute(scene.api.context.db);
    const [review] = await publish(session);
    return [review?.counts, review?.uncounted_because];
  };
  expect(await since(6.9)).toEqual([false, 'new_account']);
  expect(await since(7.1)).toEqual([true, null]);
});

test('[T-13] the same text as another kind of signal, or another card, is no match', async () => {
  const session = await met();
  await keep(session.mentor, 'card', 'AOB934RVNwzk6xtn');
  await keep(session.mentor, 'device', 'browser-of-mentor');
  await keep(session.prospect, 'device', 'AOB934RVNwzk6xtn');
  await keep(session.prospect, 'card', 'AuoSJ18zsVWV9SPc');
  expect(await publish(session)).toMatchObject([{ counts: true, uncounted_because: null }]);
});

test('[T-13] [T-08] a second account of the mentor books a free session from their browser and gives five stars', async () => {
  const session = await met();
  const { api } = scene;
  const inBrowser = (who: Session['mentor'] | Session['prospect'], id: string) =>
    createClient({ base_url: api.base_url, token: () => api.issuer.token(who.person), client_id: () => id });
  at(3 * DAY_MS);
  await complete();
  const params = { id: session.id };
  await inBrowser(session.mentor, 'a-browser-of-one').putReview({ params, body: ANSWERS });
  await inBrowser(session.prospect, 'a-browser-of-one').putReview({ params, body: STARS });
  expect((await session.profile()).items).toMatchObject([{ counts: false, uncounted_because: 'same_device' }]);
});

test('[T-13] the network of a call is kept as a keyed hash, and private addresses are not', async () => {
  const { id, prospect } = await met();
  const call = async (remoteAddress: string) =>
    scene.api.app.inject({
      method: 'POST',
      url: `/api/v1/calendar/bookings/${id}/review/check`,
      headers: { authorization: `Bearer ${await scene.api.issuer.token(prospect.person)}` },
      payload: { text: 'Hello' },
      remoteAddress,
    });
  for (const address of ['127.0.0.1', '10.0.0.7', '::1', 'fe80::1']) {
    expect((await call(address)).statusCode).toBe(200);
  }
  expect(await signalsOf(prospect)).toEqual([]);
  for (const address of ['93.184.216.34', '93.184.216.34', '2a02:908:1:2::9', '2a02:908:1:2::a']) {
    await call(address);
  }
  const kept = await signalsOf(prospect);
  expect(kept.map(({ kind, key }) => [kind, key.length])).toEqual([
    ['address', 32],
    ['address', 32],
  ]);
  const all = await sql<{ row: string }>`select account_signal::text as row from account_signal`.execute(
    scene.api.context.db,
  );
  expect(JSON.stringify(all.rows)).not.toContain('93.184');
});

test('[T-13] signals are in the export without their hashes, gone after 90 days, and gone with the account', async () => {
  const { mentor, prospect } = await met();
  const { db } = scene.api.context;
  await keep(prospect, 'device', 'browser-of-prospect');
  const exported = await exportedText(prospect);
  expect(exported).toContain('"kind": "device"');
  expect(exported).not.toContain('"key"');
  await keep(mentor, 'address', '93.184.216.34');
  await sql`update account_signal set last_seen_at = now() - interval '89 days' where kind = 'address'`.execute(db);
  await sweepSignals({ db });
  expect(await signalsOf(mentor)).toHaveLength(1);
  await sql`update account_signal set last_seen_at = now() - interval '91 days' where kind = 'address'`.execute(db);
  await sweepSignals({ db });
  expect(await signalsOf(mentor)).toEqual([]);
  await prospect.client.deleteAccount({ body: { confirm: prospect.slug } });
  await keep(prospect, 'device', 'browser-of-prospect');
  expect(await signalsOf(prospect)).toEqual([]);
});
