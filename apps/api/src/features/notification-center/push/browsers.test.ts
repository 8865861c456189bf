import { createECDH, randomBytes } from 'node:crypto';
import { LIMITS } from '@abroad/contract';
import { expect, test } from 'vitest';
import { newId } from '../../../core/ids.ts';
import { bookingScene } from '../../../testing/booking-scene.ts';
import type { Made } from '../../../testing/make.ts';
import { runJob } from '../../../testing/run-due-jobs.ts';

const scene = bookingScene();

function newBrowser(browser?: string) {
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  const keys = { p256dh, auth: randomBytes(16).toString('base64url') };
  return { endpoint: `https://push.example.com/${newId()}`, keys, ...(browser !== undefined && { browser }) };
}
const listed = async ({ client }: Made) =>
  (await client.listPushSubscriptions()).items.map(({ endpoint, browser }) => ({ endpoint, browser }));

test('[T-321] a person sees their own browsers by name, the latest first, and removes any of them', async () => {
  const [owner, other] = [await scene.prospect(), await scene.prospect()];
  const [phone, computer, unnamed] = [newBrowser('Safari, iPhone'), newBrowser('Firefox, Windows'), newBrowser()];
  for (const body of [phone, computer]) await owner.client.createPushSubscription({ body });
  await other.client.createPushSubscription({ body: unnamed });
  expect(await listed(owner)).toEqual([
    { endpoint: computer.endpoint, browser: 'Firefox, Windows' },
    { endpoint: phone.endpoint, browser: 'Safari, iPhone' },
  ]);
  expect(await listed(other)).toEqual([{ endpoint: unnamed.endpoint, browser: null }]);
  await owner.client.deletePushSubscription({ body: { endpoint: computer.endpoint } });
  expect(await listed(owner)).toEqual([{ endpoint: phone.endpoint, browser: 'Safari, iPhone' }]);
});

test('[T-321] a browser’s name is short and of one line', async () => {
  const { client } = await scene.prospect();
  for (const browser of ['a'.repeat(LIMITS.browser_name_max + 1), 'Firefox\nWindows']) {
    await expect(client.createPushSubscription({ body: newBrowser(browser) })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  }
});

test('[T-320] who says no to pushes has said so in every browser, and everything else stays as it was', async () => {
  const reader = await scene.prospect();
  const { client } = reader;
  await client.patchNotificationPreferences({ body: { categories: { reviews: { push: false } } } });
  expect(await client.getNotificationPreferences()).toMatchObject({ declined_push: false });
  await client.patchNotificationPreferences({ body: { declined_push: true } });
  expect(await client.getNotificationPreferences()).toMatchObject({
    declined_push: true,
    hides_words: false,
    categories: { reviews: { push: false }, sessions: { push: true } },
  });
});

test('[T-228] an erased account leaves no browser behind', async () => {
  const reader = await scene.prospect();
  const body = newBrowser('Firefox, Windows');
  await reader.client.createPushSubscription({ body });
  await runJob(scene.api.context, 'erase-account', { user_id: reader.user_id });
  const rows = await scene.api.context.db
    .selectFrom('push_subscription')
    .select('id')
    .where('endpoint', '=', body.endpoint)
    .execute();
  expect(rows).toEqual([]);
});
