import { auditAtBothSizes } from './support/audit.ts';
import { bookSession } from './support/past-session.ts';
import { newMentor, newProspect } from './support/profiles.ts';
import { allowPush, deliverPush, followShown, shownBy, workersOf } from './support/push-browser.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();
test.use({ serviceWorkers: 'allow' });

const offer = (page: Page) => page.getByRole('heading', { name: 'Know right away' });
const browsers = (page: Page) => page.getByRole('list', { name: 'Browsers with notifications' });

test('[T-320] [T-321] pushes are offered after a first session, shown by a worker that does nothing else, and end with the session', async ({
  page,
  baseURL,
}) => {
  const mentor = await newMentor(null, 'Linh', 'Vu');
  const { endpoint } = await allowPush(page.context());
  const student = await newProspect(page, 'Amara', 'Obi');
  await visit(page, '/settings/notifications');
  await expect(page.getByText('You can turn this on after your first confirmed session.')).toBeVisible();
  await visit(page, '/notifications');
  await expect(page.getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
  await expect(offer(page)).toHaveCount(0);

  const booking = await bookSession(student, mentor);
  await visit(page, `/bookings/${booking.id}`);
  await expect(offer(page)).toBeVisible();
  // One shows the session without a network, too (e2e/offline.spec.ts).
  await expect.poll(() => workersOf(page)).toEqual(['/']);
  await auditAtBothSizes(page);
  await page.getByRole('button', { name: 'Turn on notifications' }).click();
  await expect(page.getByText('Notifications are on in this browser.')).toBeVisible();
  expect(await workersOf(page)).toEqual(['/']);
  const { items } = await student.client.listPushSubscriptions();
  expect(items).toMatchObject([{ endpoint, browser: expect.stringMatching(/^Chrome/) }]);

  await visit(page, '/settings/notifications');
  await expect(browsers(page).getByRole('listitem')).toHaveCount(1);
  await expect(browsers(page)).toContainText('This browser');
  await page.getByRole('checkbox', { name: 'On screen: Reviews' }).uncheck();
  await page.getByRole('checkbox', { name: 'Hide names and details on the screen' }).check();
  await expect
    .poll(async () => student.client.getNotificationPreferences())
    .toMatchObject({ hides_words: true, categories: { reviews: { push: false, mail: true } } });
  await auditAtBothSizes(page);

  // The mentor's action is pushed, and the worker shows it.
  await mentor.client.cancelBooking({ params: { id: booking.id }, body: { reason: 'Ill' } });
  const told = async () => (await student.client.listNotifications({ query: { state: 'unread' } })).items[0];
  await expect.poll(told).toMatchObject({ kind: 'cancelled' });
  const { id = '' } = (await told()) ?? {};
  const navigate = `${baseURL ?? ''}/bookings/${booking.id}?told=${id}`;
  const pushed = { title: 'Your session was cancelled', body: 'Intro call', lang: 'en', tag: 'booking', navigate };
  const worker = await deliverPush(page, { web_push: 8030, notification: pushed });
  await expect.poll(() => shownBy(worker)).toEqual([{ title: pushed.title, body: pushed.body, lang: 'en' }]);
  expect(await followShown(worker)).toBe(navigate);
  expect(await shownBy(worker)).toEqual([]);
  await visit(page, navigate);
  await expect(page).toHaveURL(`/bookings/${booking.id}`);
  await expect.poll(told).toBeUndefined();

  // Signing out removes all of it.
  await page.getByRole('banner').locator('summary').filter({ hasText: 'Account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => workersOf(page)).toEqual([]);
  await expect.poll(async () => (await student.client.listPushSubscriptions()).items).toEqual([]);
});

test(
  '[T-321] a window that shows the page already hears what was followed, and a browser is removed from any other',
  { tag: '@full' },
  async ({ page, anotherBrowser, baseURL }) => {
    const mentor = await newMentor(null, 'Linh', 'Vu');
    await allowPush(page.context());
    const student = await newProspect(page, 'Amara', 'Obi');
    const booking = await bookSession(student, mentor);
    await visit(page, '/settings/notifications');
    await page.getByRole('button', { name: 'Turn on in this browser' }).click();
    await expect(browsers(page).getByRole('listitem')).toHaveCount(1);

    // One that doesn’t answer, for instance while loading, counts as none: the worker opens another.
    const settings = `${baseURL ?? ''}/settings/notifications`;
    const followSettings = async () => {
      const worker = await deliverPush(page, {
        web_push: 8030,
        notification: { title: 'Settings', navigate: settings },
      });
      await expect.poll(() => shownBy(worker)).toHaveLength(1);
      return followShown(worker);
    };
    expect(await followSettings()).toBeNull();
    await page.evaluate(() => void (MessagePort.prototype.postMessage = () => undefined));
    expect(await followSettings()).toBe(settings);

    await mentor.client.cancelBooking({ params: { id: booking.id }, body: { reason: 'Ill' } });
    const told = async () => (await student.client.listNotifications({ query: { state: 'unread' } })).items[0];
    await expect.poll(told).toMatchObject({ kind: 'cancelled' });
    const { id = '' } = (await told()) ?? {};
    await visit(page, `/bookings/${booking.id}`);
    await expect(page.getByRole('banner').locator('summary').filter({ hasText: 'Notifications' })).toBeVisible();
    const navigate = `${baseURL ?? ''}/bookings/${booking.id}?told=${id}`;
    const worker = await deliverPush(page, { web_push: 8030, notification: { title: 'Cancelled', navigate } });
    await expect.poll(() => shownBy(worker)).toHaveLength(1);
    expect(await followShown(worker)).toBeNull();
    await expect.poll(told).toBeUndefined();

    const elsewhere = await anotherBrowser({ storageState: await page.context().storageState() });
    await visit(elsewhere, '/settings/notifications');
    await elsewhere.getByRole('button', { name: /^Remove: Chrome/ }).click();
    await expect(browsers(elsewhere)).toHaveCount(0);
    // Headless browsers refuse to show anything unless they are told otherwise.
    await expect(elsewhere.getByText(/^This browser blocks notifications from us/)).toBeVisible();
    await auditAtBothSizes(elsewhere);
    expect((await student.client.listPushSubscriptions()).items).toEqual([]);
    await visit(page, '/settings/notifications');
    await expect(page.getByRole('button', { name: 'Turn on in this browser' })).toBeVisible();
  },
);

test(
  '[T-322] the worker is asked for anew each time, reaches nothing but us, and the manifest names the product',
  { tag: '@full' },
  async ({ request }) => {
    const worker = await request.get('/push-worker.js');
    expect(worker.headers()).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
      'content-type': expect.stringMatching(/javascript/),
    });
    const manifest = await request.get('/manifest.webmanifest');
    expect(manifest.headers()['content-type']).toContain('application/manifest+json');
    expect(await manifest.json()).toMatchObject({ name: 'Abroad Mentors', display: 'standalone' });
  },
);
