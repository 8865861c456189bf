import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bookingScene } from '../testing/booking-scene.ts';
import { insertDecision } from '../testing/insert-decision.ts';

const scene = bookingScene();
const read = async () => (await scene.api.as(null).getTransparency()).years;
const HOUR_MS = 60 * 60_000;

test('[T-78] a year without reports says so, in numbers', async () => {
  expect(await read()).toEqual([
    {
      year: 2055,
      is_current: true,
      reports: 0,
      by_reason: [],
      decisions: 0,
      automated: 0,
      taken_back: 0,
      actions: [],
      median_hours: null,
      appeals: { received: 0, decided: 0, overturned: 0 },
    },
  ]);
});

test('[T-78] each report, decision and appeal counts in its year; the typical time is named from five decisions on', async () => {
  const { db } = scene.api.context;
  const target = async () => ({ type: 'mentor_profile', id: (await scene.mentor()).profile_id }) as const;
  const report = async (reason: 'spam' | 'sexual') => {
    const prospect = await scene.prospect();
    await prospect.client.createReport({ body: { target: await target(), reason, good_faith: true } });
  };
  scene.clock.set('2054-12-31T23:59:59Z');
  await report('sexual');
  scene.clock.set('2055-01-01T00:00:00Z');
  for (const reason of ['spam', 'sexual', 'spam'] as const) await report(reason);
  const decided = [1, 2, 3, 40].map(async (hours) => {
    const mentor = await scene.mentor();
    const now = scene.clock.now();
    const { case_id } = await insertDecision(db, { ...mentor, now, actions: ['no_action'], statement: null });
    return { mentor, case_id, hours };
  });
  for (const { mentor, case_id, hours } of await Promise.all(decided)) {
    const now = scene.clock.now() + hours * HOUR_MS;
    await insertDecision(db, { ...mentor, now, case_id, actions: ['warn', 'remove'] });
  }
  const [year, before] = await read();
  expect(before).toMatchObject({
    year: 2054,
    is_current: false,
    reports: 1,
    by_reason: [{ reason: 'sexual', count: 1 }],
  });
  expect(year).toMatchObject({
    reports: 3,
    by_reason: [
      { reason: 'spam', count: 2 },
      { reason: 'sexual', count: 1 },
    ],
    decisions: 8,
    actions: [
      { type: 'no_action', count: 4 },
      { type: 'remove', count: 4 },
      { type: 'warn', count: 4 },
    ],
    median_hours: null,
  });
  const mentor = await scene.mentor();
  const hidden = await insertDecision(db, { ...mentor, now: scene.clock.now(), actions: ['hide_profile'] });
  await sql`alter table moderation_decision disable trigger moderation_decision_append_only`.execute(db);
  await db
    .updateTable('moderation_decision')
    .set({ automated: true, decided_by: null })
    .where('id', '=', hidden.id)
    .execute();
  await sql`alter table moderation_decision enable trigger moderation_decision_append_only`.execute(db);
  expect((await read())[0]).toMatchObject({ automated: 1, taken_back: 0 });
  await insertDecision(db, { ...mentor, now: scene.clock.now(), actions: ['restore'], overturns: hidden.id });
  expect((await read())[0]).toMatchObject({ automated: 1, taken_back: 1 });
  const { id } = await insertDecision(db, { ...mentor, now: scene.clock.now(), actions: ['warn'] });
  await mentor.client.createAppeal({ params: { id }, body: { text: 'It is mine.' } });
  const [counted] = await read();
  expect(counted).toMatchObject({ median_hours: 1, appeals: { received: 1, decided: 0, overturned: 0 } });
});
