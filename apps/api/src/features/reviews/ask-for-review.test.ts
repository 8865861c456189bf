import { expect, test } from 'vitest';
import { DAY_MS, reviewScene } from '../../testing/review-scene.ts';
import { runJob } from '../../testing/run-due-jobs.ts';

const { scene, at, met } = reviewScene();
type Person = Awaited<ReturnType<typeof scene.prospect>>;

const HOUR_MS = 60 * 60_000;

test('[T-09] those who have not reviewed a session are asked three times, and who has written is not', async () => {
  const { id, mentor, prospect, write } = await met();
  const ask = () => runJob(scene.api.context, 'ask-for-review', { booking_id: id });
  const asked = async (who: Person) =>
    (await scene.mailsTo(who)).filter(({ kind }) => kind === 'review_request').length;
  at(HOUR_MS);
  await ask();
  expect([await asked(prospect), await asked(mentor)]).toEqual([0, 0]);
  at(2 * HOUR_MS);
  await ask();
  expect([await asked(prospect), await asked(mentor)]).toEqual([1, 1]);
  await write();
  at(4 * DAY_MS);
  await ask();
  at(12 * DAY_MS);
  await ask();
  expect([await asked(prospect), await asked(mentor)]).toEqual([1, 3]);
});

test('[T-09] who switched reminders off is asked for a review without an email, and the other person by email as before', async () => {
  for (const [quiet, asked] of [
    ['mentor', 'prospect'],
    ['prospect', 'mentor'],
  ] as const) {
    const { id, ...people } = await met();
    await people[quiet].client.patchAuthenticatedUser({ body: { email_preferences: { reminders: false } } });
    at(2 * HOUR_MS);
    await runJob(scene.api.context, 'ask-for-review', { booking_id: id });
    for (const [who, mails] of [
      [people[quiet], []],
      [people[asked], ['review_request']],
    ] as const) {
      expect((await scene.mailsTo(who)).map(({ kind }) => kind)).toEqual(mails);
      const { items } = await who.client.listNotifications({ query: {} });
      expect(items.map(({ kind }) => kind)).toContain('review_request');
    }
  }
});

test('[T-09] no user is asked for a review of a cancelled session or a no-show', async () => {
  const { id, mentor, prospect } = await met();
  at(0);
  await prospect.client.reportNoShow({ params: { id }, body: {} });
  at(12 * DAY_MS);
  await runJob(scene.api.context, 'ask-for-review', { booking_id: id });
  for (const who of [mentor, prospect]) {
    expect((await scene.mailsTo(who)).map(({ kind }) => kind)).not.toContain('review_request');
  }
});
