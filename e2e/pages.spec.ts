import { auditAtBothSizes, auditPage } from './support/audit.ts';
import { chooseTime } from './support/booking.ts';
import { layoutShift } from './support/layout-shift.ts';
import { acceptTerms } from './support/mentors.ts';
import { accountMenu, signInAsDemo, signUp, newPerson } from './support/people.ts';
import { foundBy } from './support/pick.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import { visit } from './support/visit.ts';

test('[B-17] the filters with the list of universities, which a phone keeps in a drawer, and the list of zones', async ({
  page,
  isMobile,
}) => {
  await visit(page, '/search?destination_country_codes=NL');
  if (isMobile) {
    await page.getByRole('button', { name: /^Filters/ }).click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  }
  await page
    .getByRole('combobox', { name: 'University', exact: true })
    .filter({ visible: true })
    .pressSequentially('delf');
  await expect(foundBy(page)).toBeVisible();
  await auditPage(page);
  await visit(page, '/linh-tran/availability');
  await page.getByRole('button', { name: /^Your time zone/ }).click();
  await expect(foundBy(page).getByRole('option').first()).toBeVisible();
  await auditPage(page);
});

test.describe('at one size', () => {
  atOneSize();

  test('[S-11] an invalid slug and an unused slug have different pages', async ({ page, watch }) => {
    watch.expectProblem(/\b40[04]\b/);
    await page.goto('/a!/mentor-profile');
    await expect(page.getByText('Invalid user slug')).toBeVisible();
    await page.goto('/no-one-of-that-name/mentor-profile');
    await expect(page.getByText('Profile not found')).toBeVisible();
  });

  test('[S-11] [N-05] an address without a slug says so, and no other address begins with two slashes', async ({
    page,
    watch,
    baseURL,
  }) => {
    watch.expectProblem(/\b404\b/);
    const open = async (path: string) => (await page.goto(`${String(baseURL)}${path}`))?.status();
    for (const name of ['mentor-profile', 'prospect-profile', 'availability', 'availability-settings']) {
      expect(await open(`//${name}`)).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invalid user slug');
    }
    for (const path of ['//', '///', '//evil.example/search', '//search', '/100%']) {
      expect(await open(path), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page doesn’t exist');
    }
    await page.getByRole('link', { name: 'Find a mentor' }).last().click();
    await expect(page).toHaveURL(`${String(baseURL)}/search`);
  });

  test('[N-05] no page, file or redirect takes its host from the request', async ({ request, baseURL }) => {
    const { host } = new URL(String(baseURL));
    const pages = ['/', '/search', '/linh-tran/mentor-profile', '/linh-tran/availability', '/routes'];
    const files = [
      '/robots.txt',
      '/sitemap.xml',
      '/_root.data',
      '/api/openapi.json',
      '/api/docs',
      '/Linh-Tran/mentor-profile',
    ];
    for (const path of [...pages, ...files, '/routes/vietnam-to-netherlands', '/terms', '/nothing/here']) {
      const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
      const answer = await request.get(`${String(baseURL)}${path}`, { headers, maxRedirects: 0 });
      expect(`${JSON.stringify(answer.headers())}${await answer.text()}`, path).not.toContain('evil.example');
      if (pages.includes(path))
        expect(await answer.text(), path).toMatch(new RegExp(`rel="canonical" href="https?://${host}`));
    }
  });

  test('pages carry the security headers, and scripts run by nonce alone', async ({ request }) => {
    const nonces = new Set<string>();
    for (const path of ['/', '/search', '/linh-tran/mentor-profile', '/nothing/here']) {
      const answer = await request.get(path);
      const headers = answer.headers();
      const policy = headers['content-security-policy'] ?? '';
      const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
      const directive = (name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';
      expect(nonce).toMatch(/^[\w+/=-]{22,}$/);
      nonces.add(nonce);
      expect(directive('script-src')).not.toMatch(/unsafe|https?:|\*/);
      expect(directive('style-src')).not.toMatch(/unsafe/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).toContain("object-src 'none'");
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': expect.stringMatching(/origin/),
        'permissions-policy': expect.stringContaining('camera=()'),
        'cross-origin-opener-policy': expect.stringContaining('same-origin'),
      });
      // What describes the page to search engines is no script.
      const scripts = (await answer.text()).match(/<script\b(?! type="application\/ld\+json")[^>]*>/g) ?? [];
      expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([]);
    }
    expect(nonces.size).toBe(4);
  });

  test('[E-14] [K-08] the client id lives in local storage and in a cookie for a year', async ({ page, context }) => {
    await visit(page, '/');
    await page.getByLabel('I’m from', { exact: true }).click();
    await page.getByRole('combobox', { name: 'I’m from', exact: true }).pressSequentially('Viet');
    await expect(foundBy(page).getByRole('option').first()).toBeVisible();
    const kept = await page.evaluate(() => localStorage.getItem('am_cid'));
    const cookie = (await context.cookies()).find(({ name }) => name === 'am_cid');
    expect(kept).toBeTruthy();
    expect(cookie?.value).toBe(kept);
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(364);
    expect(days).toBeLessThanOrEqual(366);
  });

  test('the colours follow the switch, and stay over a reload', async ({ page }) => {
    await visit(page, '/terms');
    await page.getByRole('button', { name: 'Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('each page once, looked at in both sizes', () => {
  atOneSize();
  test.describe.configure({ timeout: 90_000 });

  test('[R-01] [R-02] the home page and the search open without signing in, and pass the checks', async ({ page }) => {
    await openAndAudit(page, '/', 'Ask someone who’s already been.');
    await openAndAudit(page, '/search', /^\d+ mentors$/);
    await openAndAudit(page, '/search?keyword=qqqqqqqq', 'No mentors found');
  });

  test('[R-03] [R-04] [R-05] [R-08] the pages to sign in and sign up open without signing in, and pass the checks', async ({
    page,
  }) => {
    await openAndAudit(page, '/sign-in', 'Welcome back');
    await openAndAudit(page, '/sign-up', 'Create your account');
    await openAndAudit(page, '/mentor/signup', 'Become a mentor');
    await openAndAudit(page, '/prospect/signup', 'Find your mentor');
  });

  test('[R-14] [R-16] a mentor and their available times open without signing in, and pass the checks', async ({
    page,
  }) => {
    await openAndAudit(page, '/linh-tran/mentor-profile', 'Linh Trần');
    await openAndAudit(page, '/linh-tran/availability', 'Choose a time');
    await chooseTime(page, 3);
    await expect(page.getByRole('link', { name: 'Sign in to book' })).toBeVisible();
    await auditAtBothSizes(page);
  });

  test('[R-21] [R-22] the terms, the policy and the mailbox open without signing in, and pass the checks', async ({
    page,
  }) => {
    await openAndAudit(page, '/terms', 'Terms of Service');
    await openAndAudit(page, '/privacy', 'Privacy Policy');
    await openAndAudit(page, '/dev/mailbox', 'Mailbox');
  });

  test('[T-83] [T-84] how ranking and reviews work is told without signing in, also in Arabic, and the search links to it', async ({
    page,
    context,
  }) => {
    await visit(page, '/search');
    await page.getByRole('main').getByRole('link', { name: 'How ranking works' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'How ranking works' })).toBeVisible();
    await expect(page.getByText('No one can pay to be higher')).toBeVisible();
    await auditAtBothSizes(page);
    await openAndAudit(page, '/reviews-policy', 'How reviews work');
    await context.addCookies([{ name: 'am_lang', value: 'ar', url: new URL('/', page.url()).href }]);
    await openAndAudit(page, '/how-ranking-works', 'كيف يعمل الترتيب');
    await openAndAudit(page, '/reviews-policy', 'كيف تعمل التقييمات');
  });

  test('[R-20] [R-12] [R-15] the pages of a student', async ({ page }) => {
    await signInAsDemo(page, 'prospect');
    await visit(page, '/bookings');
    await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
    await expect(
      page
        .getByRole('status')
        .or(page.getByRole('heading', { level: 2 }))
        .first(),
    ).toBeVisible();
    await auditAtBothSizes(page);
    await visit(page, '/my-prospect-profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Amara Okafor' })).toBeVisible();
    await auditAtBothSizes(page);
    await page.getByRole('main').getByRole('link', { name: 'Edit' }).click();
    await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
    await auditAtBothSizes(page);
    await visit(page, '/amara-okafor/prospect-profile');
    await expect(page.getByText('This is your profile.')).toBeVisible();
    await auditAtBothSizes(page);
  });

  test('[R-09] [B-16] the first steps of a student, and the list of countries', async ({ page }) => {
    await signUp(page, 'prospect', newPerson('Sana', 'Iqbal'));
    await expect(page.getByRole('heading', { level: 1, name: 'Where do you want to go?' })).toBeVisible();
    await auditAtBothSizes(page);
    await page.getByRole('button', { name: /^Save and/ }).click();
    await expect(page.getByText('You must accept the terms and conditions to continue')).toBeVisible();
    await page.getByRole('combobox', { name: 'Home country', exact: true }).pressSequentially('unite');
    await expect(foundBy(page)).toBeVisible();
    await auditAtBothSizes(page);
  });

  test('[R-06] the first steps of a mentor', async ({ page }) => {
    await signUp(page, 'mentor', newPerson('Jonas', 'Berg'));
    await expect(page.getByRole('heading', { level: 2, name: 'Your name and terms' })).toBeVisible();
    await auditAtBothSizes(page);
    await acceptTerms(page);
    for (const step of ['studies', 'work', 'help', 'about', 'review']) {
      await visit(page, `/mentor/onboarding?step=${step}`);
      await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeVisible();
      await auditAtBothSizes(page);
    }
  });

  test('the account menu, the settings and their dialogs', async ({ page }) => {
    await signInAsDemo(page, 'both');
    await accountMenu(page).click();
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await auditAtBothSizes(page);
    await visit(page, '/settings');
    await expect(page.getByRole('heading', { name: 'Name and link' })).toBeVisible();
    await auditAtBothSizes(page);
    await page.getByRole('button', { name: /^Delete account/ }).click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
    await auditAtBothSizes(page);
  });

  test('[R-11] [R-13] [R-17] the pages of a mentor, as they are and while they are changed', async ({ page }) => {
    await signInAsDemo(page, 'mentor');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/my-profile');
    await expect(page).toHaveURL('/linh-tran/mentor-profile');
    const edit = page.getByRole('button', { name: 'Edit', exact: true });
    await expect(edit).toBeVisible();
    const { value, moved } = await layoutShift(page);
    expect(value, moved.join('\n')).toBeLessThan(0.02);
    await auditAtBothSizes(page);
    await edit.click();
    await expect(page.getByRole('button', { name: 'Done', exact: true })).toBeVisible();
    await auditAtBothSizes(page);
    await page.goto('/my-profile/availability-settings');
    await expect(page).toHaveURL('/linh-tran/availability-settings');
    await expect(page.getByRole('heading', { name: 'Availability' })).toBeVisible();
    await auditAtBothSizes(page);
  });

  test('an address that leads nowhere says so, and leads on', async ({ page, watch }) => {
    watch.expectProblem(/\b404\b/);
    for (const [path, title] of [
      ['/nothing/here', 'This page doesn’t exist'],
      ['/no-one-of-that-name/mentor-profile', 'Profile not found'],
    ] as const) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'Find a mentor' })).toBeVisible();
      await auditAtBothSizes(page);
    }
  });
});

async function openAndAudit(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await visit(page, path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page).toHaveTitle(/Abroad Mentors/);
  await auditAtBothSizes(page);
}
