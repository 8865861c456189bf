import { expect, test } from 'vitest';
import { make } from '../../testing/make.ts';
import { bookingScene, NOW } from '../../testing/booking-scene.ts';

const scene = bookingScene();
const MINUTE = 60_000;

/** A free session of this student, half an hour after the one before, that they report. */
async function reported(
  who: { mentor: Awaited<ReturnType<typeof scene.mentor>>; prospect: Awaited<ReturnType<typeof scene.prospect>> },
  place: number,
) {
  const { mentor, prospect } = who;
  const start = Date.parse('2055-01-11T08:00:00Z') + place * 30 * MINUTE;
  const booked = { start: new Date(start).toISOString(), booked_at: NOW };
  const { id, params } = await make(scene.api).session({ mentor, prospect, ...booked });
  scene.clock.set(new Date(start + 15 * MINUTE).toISOString());
  await prospect.client.reportNoShow({ params, body: {} });
  return id;
}

test('[T-46] a student who reports every session, three in 90 days, has a case, once', async () => {
  const prospect = await scene.prospect();
  const cases = () =>
    scene.api.context.db
      .selectFrom('moderation_case')
      .select(['source', 'state'])
      .where('owner_user_id', '=', prospect.user_id)
      .execute();
  for (const place of [0, 1]) {
    await reported({ mentor: await scene.mentor(), prospect }, place);
  }
  expect(await cases()).toEqual([]);
  for (const place of [2, 3]) {
    await reported({ mentor: await scene.mentor(), prospect }, place);
    expect(await cases()).toEqual([{ source: 'signal', state: 'open' }]);
  }
});

test('[T-186] refund abuse: more than three no-show reports in 90 days are shown, with their number, in the case', async () => {
  const prospect = await scene.prospect();
  for (const place of [0, 1, 2, 3]) {
    await reported({ mentor: await scene.mentor(), prospect }, place);
  }
  const moderator = await make(scene.api).staff('moderator');
  const { items } = await moderator.client.listCases({ query: { page_size: 100 } });
  const found = items.find(({ owner }) => owner?.user_id === prospect.user_id);
  const { signals } = await moderator.client.getCase({ params: { id: found?.id ?? '' } });
  expect(signals.map(({ kind, count }) => [kind, count])).toEqual([
    ['many_no_shows', 4],
    ['many_no_shows', 3],
  ]);
});

test('[T-46] a mentor’s no-show that stands is a strike, once; one that is open or turns out otherwise is none', async () => {
  const strikes = ({ user_id }: { user_id: string }) =>
    scene.api.context.db.selectFrom('strike').select(['kind', 'booking_id']).where('user_id', '=', user_id).execute();
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const id = await reported({ mentor, prospect }, 0);
  expect(await strikes(mentor)).toEqual([]);
  await mentor.client.answerNoShow({ params: { id }, body: { position: 'agree' } });
  expect(await strikes(mentor)).toEqual([{ kind: 'no_show', booking_id: id }]);

  const [other, student] = [await scene.mentor(), await scene.prospect()];
  const met = await reported({ mentor: other, prospect: student }, 0);
  await other.client.answerNoShow({ params: { id: met }, body: { position: 'contest' } });
  await student.client.answerNoShow({ params: { id: met }, body: { position: 'agree' } });
  expect(await strikes(other)).toEqual([]);
});
