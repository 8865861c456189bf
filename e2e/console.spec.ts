import { accountMenu, newPerson } from './support/people.ts';
import { enter } from './support/quick-session.ts';
import { enterAsStaff, openConsole } from './support/staff.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

/** Returns a page's HTML without its own address and the parts that are new each time. */
const withoutAddress = (html: string, address: string) =>
  html
    .replaceAll(address, '…')
    .replaceAll(encodeURIComponent(address), '…')
    .replaceAll(/nonce="[^"]*"|"?now"?[^,]*,|\d{13}/g, '');

test('[T-25] the console is an address that leads nowhere for everyone but staff, and no public page tells of it', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/status of 404|answer 404/);
  const html = async (address: string) => {
    const answer = await page.request.get(address);
    return {
      status: answer.status(),
      cache: answer.headers()['cache-control'],
      text: withoutAddress(await answer.text(), address),
    };
  };
  for (const address of ['/admin', '/admin/staff', '/admin/audit?page=2']) {
    expect(await html(address)).toEqual(await html(address.replace('admin', 'nimda')));
    expect((await html(address)).status).toBe(404);
  }
  for (const file of ['/robots.txt', '/sitemap.xml']) {
    expect(await (await page.request.get(file)).text()).not.toContain('admin');
  }
  const scripts: Promise<{ url: string; text: string }>[] = [];
  page.on('response', (response) => {
    const url = response.url();
    // The text of a page that was left may be gone.
    if (url.endsWith('.js'))
      scripts.push(
        response.text().then(
          (text) => ({ url, text }),
          () => ({ url, text: '' }),
        ),
      );
  });
  for (const address of ['/', '/search', '/linh-tran/mentor-profile', '/sign-in', '/admin']) {
    await visit(page, address);
  }
  await enter(page, newPerson('Ada', 'Byron'), { isNew: true });
  await visit(page, '/settings');
  await accountMenu(page).click();
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Staff console' })).toHaveCount(0);
  await visit(page, '/admin/staff');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page doesn’t exist');
  const read = (await Promise.all(scripts)).filter(({ text }) => text !== '');
  expect(new Set(read.map(({ url }) => url)).size).toBeGreaterThan(5);
  expect(read.filter(({ text }) => /\/admin\b/.test(text)).map(({ url }) => url)).toEqual([]);
});

/** Headers that differ from answer to answer. */
const NEW_EACH_TIME = new Set(['date', 'x-request-id', 'content-length', 'content-security-policy']);

/** Returns the server's answer about the routes of an address, without headers that are new each time. */
async function routesOf({ request }: Page, version: string, address: string, authorization?: string) {
  const answer = await request.get('/__manifest', {
    params: { paths: address, version },
    headers: authorization === undefined ? {} : { authorization },
  });
  const kept = Object.entries(answer.headers()).filter(([name]) => !NEW_EACH_TIME.has(name));
  return { status: answer.status(), headers: Object.fromEntries(kept), text: await answer.text() };
}

/** The release that an open page is of. */
const versionOf = (page: Page) => page.evaluate<string>('__reactRouterManifest.version');

/** Returns the header that the browser sends with each call to the API. */
async function authorizationOf(page: Page): Promise<string> {
  const call = page.waitForRequest('**/api/v1/**');
  await visit(page, '/settings');
  return (await (await call).headerValue('authorization')) ?? '';
}

test(
  '[T-105] the server tells only staff that the console has routes',
  { tag: '@full' },
  async ({ page, anotherBrowser }) => {
    await visit(page, '/');
    const version = await versionOf(page);
    const sameAsUnknown = async (authorization?: string, address = '/admin/staff') => {
      const unknown = await routesOf(page, version, address.replace(/(a|%61)dmin/i, 'nimda'), authorization);
      expect(unknown.status).toBe(200);
      expect({ address, ...(await routesOf(page, version, address, authorization)) }).toEqual({ address, ...unknown });
    };
    for (const address of ['/admin/staff', 'admin/staff', '/ADMIN/staff', '/%61dmin/staff', '/,/admin/staff']) {
      await sameAsUnknown(undefined, address);
    }
    await sameAsUnknown('Bearer made-up');
    await enter(page, newPerson('Ada', 'Byron'), { isNew: true });
    const user = await authorizationOf(page);
    expect(user).toMatch(/^Bearer /);
    await sameAsUnknown(user);
    const staff = await anotherBrowser();
    await enterAsStaff(staff, 'support');
    const { headers, text } = await routesOf(staff, version, '/admin/staff', await authorizationOf(staff));
    expect(text).toContain('features/admin/staff-page');
    expect(headers['cache-control']).toBe('private, no-store');
  },
);

test('[T-25] staff find the console in their menu, and each role its own sections', async ({ page, watch }) => {
  await enterAsStaff(page, 'support');
  await visit(page, '/settings');
  await accountMenu(page).click();
  await page.getByRole('link', { name: 'Staff console' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  const sections = page.getByRole('navigation', { name: 'Staff console' });
  await expect(sections.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
  await expect(sections.getByRole('link', { name: 'Audit' })).toHaveCount(0);
  await openConsole(page, watch, '/admin', 'Today');
  // It isn't for this role: the API answers that it doesn't exist.
  watch.expectProblem(/\/api\/v1\/admin\/audit/);
  await page.goto('/admin/audit');
  await expect(page.getByText('The requested resource was not found.')).toBeVisible();
});

for (const locale of ['en', 'ar']) {
  test(
    `[T-25] on a phone the row of sections shows the current one, in ${locale}`,
    { tag: '@full' },
    async ({ anotherBrowser, watch }) => {
      const page = await anotherBrowser({ locale, viewport: { width: 390, height: 844 } });
      await enterAsStaff(page, 'admin');
      await openConsole(page, watch, '/admin/audit', locale === 'ar' ? 'السجل' : 'Audit');
      const current = page.locator('.console-nav [aria-current]');
      await expect(current).toBeInViewport({ ratio: 0.95 });
      await page.locator('.console-nav a').first().click();
      await expect(current).toHaveAttribute('href', '/admin');
      await expect(current).toBeInViewport({ ratio: 0.95 });
    },
  );
}
