import { beforeEach, expect, test } from 'vitest';
import { insertPaidBooking } from '../testing/insert-payment.ts';
import { resetMemory } from '../testing/memory-calendar.ts';
import { refusalCode } from '../testing/refusal.ts';
import { sessionScene } from '../testing/session-scene.ts';

const scene = sessionScene();
beforeEach(() => resetMemory(scene.account));

const NOTHING = { payout: null, calendars: [], reviews: [] };

test('[U-14] money waits for a payout account, until it is ready', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const tasks = () => mentor.client.getMentorTasks();
  expect(await tasks()).toEqual(NOTHING);
  const start = '2055-01-04T08:00:00Z';
  const { earn } = await insertPaidBooking(scene.api, {
    mentor,
    prospect,
    status: 'completed',
    start,
    fee_percent: 10,
  });
  await earn();
  const { payout } = await tasks();
  expect(payout).toEqual({ state: 'none', amount: expect.any(Number) as number, currency: 'EUR' });
  expect(payout?.amount).toBeGreaterThan(0);
  const account = { user_id: mentor.user_id, provider: 'sandbox' as const, account_id: 'acct_tasks', country: 'NL' };
  await scene.api.context.db
    .insertInto('payout_account')
    .values({ ...account, state: 'active', currency: 'EUR', schedule: 'weekly' })
    .execute();
  expect(await tasks()).toEqual(NOTHING);
});

test('[U-14] a calendar that can’t be read waits for its mentor', async () => {
  const mentor = await scene.mentor();
  const { id } = await scene.connect(mentor, 'caldav');
  expect(await mentor.client.getMentorTasks()).toEqual(NOTHING);
  scene.account.problem = 'signed_out';
  await mentor.client.refreshCalendarConnection({ params: { id } });
  const { calendars } = await mentor.client.getMentorTasks();
  expect(calendars).toMatchObject([{ id, provider: 'caldav', problem: 'signed_out' }]);
});

test('[U-14] a review waits for a reply, for 30 days', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect({ first_name: 'Mei' })];
  const words = { stars: 5, would_book_again: true, text: 'She found the hole in my letter.' };
  const { id } = await scene.session({ mentor, prospect, ended: true, reviewed: { prospect: words } });
  const { reviews } = await mentor.client.getMentorTasks();
  expect(reviews).toMatchObject([{ booking_id: id, author_name: 'Mei', stars: 5, text: words.text }]);
  scene.clock.set(reviews[0]?.reply_until ?? '');
  expect(await mentor.client.getMentorTasks()).toEqual(NOTHING);
});

test('[U-14] only a mentor has such tasks', async () => {
  const { client } = await scene.prospect();
  expect(await refusalCode(client.getMentorTasks())).toBe('PROFILE_NOT_FOUND');
});
