import { auditAtBothSizes, auditPage } from './support/audit.ts';
import { takeClock } from './support/clock.ts';
import { afterRetries, errorCard, FailingApi, type Answer } from './support/failing-api.ts';
import { enterAsDemo, signUp, newPerson } from './support/people.ts';
import { sampleBooking, serveBooking } from './support/sample-booking.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { scriptsReady, visit } from './support/visit.ts';

const bookings = '**/api/v1/calendar/bookings?when=**';
const onPurpose = /calendar\/bookings/;
/** What browser and router say without a connection, the latter where it was learning of more pages. */
const offline = /ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/;

const catalogue: [Answer, string][] = [
  [{ status: 400 }, 'Invalid request. Please check your input and try again.'],
  [{ status: 401 }, 'Authentication required. Please sign in.'],
  [{ status: 403 }, "You don't have permission to perform this action."],
  [{ status: 404 }, 'The requested resource was not found.'],
  [{ status: 408 }, 'Request timed out. Please try again.'],
  [{ status: 429 }, 'Too many requests. Please wait a moment and try again.'],
  [{ status: 500 }, 'Server error. Please try again later.'],
  [{ status: 502 }, 'Service temporarily unavailable. Please try again later.'],
  [{ status: 503 }, 'Service temporarily unavailable. Please try again later.'],
  [{ status: 418 }, 'Network error occurred. Please try again.'],
  [{ status: 'no answer' }, 'Network connection issue. Please check your internet connection.'],
  [{ status: 200, body: 'no JSON at all' }, 'An unexpected error occurred.'],
];

test.describe('at one size', () => {
  atOneSize();

  test('[S-18] a part that fails to load, as after a release, breaks nothing else', async ({ page, watch }) => {
    const lose = async (part: RegExp) => {
      watch.expectProblem(part);
      await page.route(part, (route) => route.fulfill({ status: 404 }));
    };
    watch.expectProblem(/status of 404|caught the following error during render/);
    await enterAsDemo(page, 'prospect');

    await lose(/zone-picker-[^/]*\.js/);
    await visit(page, '/linh-tran/availability');
    const zone = page.getByRole('button', { name: /^Your time zone/ });
    await zone.click();
    const notice = page.getByRole('alert').filter({ hasText: 'Part of this page didn’t load' });
    await expect(notice).toBeVisible();
    await expect(page.getByRole('grid')).toBeVisible();
    await auditAtBothSizes(page);
    await page.unrouteAll();
    const loaded = page.waitForEvent('load');
    await notice.getByRole('button', { name: 'Reload page' }).click();
    await loaded;
    await scriptsReady(page);
    await zone.click();
    await expect(page.getByRole('combobox', { name: /^Your time zone/ })).toBeVisible();

    // The script of toasts is as lost as the dialog's.
    await visit(page, '/settings');
    await page.getByLabel('First name').fill('Amara Grace');
    await lose(/(delete-dialog|toast-region)-[^/]*\.js/);
    const open = page.getByRole('button', { name: /^Delete account/ });
    await open.click();
    await expect(page.getByRole('status').getByText('What you typed is still here')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Amara Grace');
    await page.unrouteAll();
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload page' }).click();
    await reloaded;
    await scriptsReady(page);
    await open.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('[B-11] [K-05] the error card retries at once or in a second, and lists what went wrong', async ({
    page,
    watch,
    context,
  }) => {
    watch.expectProblem(onPurpose);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await enterAsDemo(page, 'prospect');
    const api = await new FailingApi().intercept(page, bookings);
    api.answer = { status: 403, code: 'FORBIDDEN' };
    await visit(page, '/bookings');
    const card = errorCard(page);
    await card.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(() => api.calls).toBe(2);

    await card.getByText('Details').click();
    const log = card.getByRole('region', { name: 'What went wrong' });
    await expect(log.getByRole('listitem')).toHaveCount(2);
    await expect(log.getByText('403 FORBIDDEN req-0199')).toHaveCount(2);
    await log.getByRole('button', { name: 'Copy for support' }).click();
    await expect(log.getByText('Copied.')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^\d{4}-\S+Z \/bookings status 403 FORBIDDEN request req-0199\n/);
    await auditPage(page);

    api.answer = null;
    const began = Date.now();
    await card.getByRole('button', { name: 'Retry in 1 second' }).click();
    await expect(card.getByRole('button', { name: 'Retry in 1 second', disabled: true })).toBeVisible();
    expect(api.calls).toBe(2);
    await expect.poll(() => api.calls).toBe(3);
    expect(Date.now() - began).toBeGreaterThanOrEqual(900);
    await expect(card).toBeHidden();
  });

  test('[X-10] a list opened offline says so, and loads once the connection is back', async ({
    page,
    context,
    watch,
  }) => {
    watch.expectProblem(offline);
    await enterAsDemo(page, 'prospect');
    await visit(page, '/bookings');
    await expect(page.getByText('Loading your bookings')).toBeHidden();
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Cancelled' }).click();
    await expect(
      errorCard(page).getByText('Network connection issue. Please check your internet connection.'),
    ).toBeVisible();
    await expect(page.getByText('Loading your bookings')).toBeHidden();
    await context.setOffline(false);
    await expect(errorCard(page)).toBeHidden();
    await expect(page.getByText('Loading your bookings')).toBeHidden();
  });

  test('[X-01] [X-02] [X-03] [X-04] [X-05] [X-06] [X-07] [X-08] [X-09] [X-10] [X-20] each status has its words', async ({
    page,
    watch,
  }) => {
    watch.expectProblem(onPurpose);
    await enterAsDemo(page, 'prospect');
    const api = await new FailingApi().intercept(page, bookings);
    await takeClock(page);
    api.answer = { status: 403 };
    await visit(page, '/bookings');
    for (const [answer, words] of catalogue) {
      await test.step(String(answer.status), async () => {
        await expect(errorCard(page)).toBeVisible();
        api.answer = answer;
        await errorCard(page).getByRole('button', { name: 'Try Again' }).click();
        await afterRetries(page);
        await expect(errorCard(page).getByText(words)).toBeVisible();
      });
    }
  });

  test('[K-04] [X-30] only temporary failures are retried, three attempts in all, and the page says so meanwhile', async ({
    page,
    watch,
  }) => {
    watch.expectProblem(onPurpose);
    await enterAsDemo(page, 'prospect');
    const api = await new FailingApi().intercept(page, bookings);
    await takeClock(page, { stands: true });
    api.answer = { status: 503 };
    await visit(page, '/bookings');
    await expect.poll(() => api.calls).toBe(1);
    const notice = page.getByText('Trying again…');
    for (const [attempt, delay] of [1000, 2000].entries()) {
      await expect(notice).toBeVisible();
      await page.clock.fastForward(delay - 600);
      expect(api.calls).toBe(attempt + 1);
      await page.clock.fastForward(600);
      await expect.poll(() => api.calls).toBe(attempt + 2);
    }
    await expect(errorCard(page)).toBeVisible();
    await expect(notice).toBeHidden();
    await page.clock.fastForward(8000);
    expect(api.calls).toBe(3);

    for (const [index, status] of ([404, 'no answer'] as const).entries()) {
      api.answer = { status };
      await errorCard(page).getByRole('button', { name: 'Try Again' }).click();
      await expect.poll(() => api.calls).toBe(4 + index);
      await page.clock.fastForward(8000);
      await expect(errorCard(page)).toBeVisible();
      expect(api.calls).toBe(4 + index);
    }
  });

  test('[K-01] [X-05] an answer that takes more than ten seconds is not waited for', async ({ page, watch }) => {
    watch.expectProblem(onPurpose);
    // What the router learns of other pages is cut short as well, and so may be the roles: they follow from the profiles then.
    watch.expectProblem(/Failed to fetch manifest patches|404.*profiles\/me/);
    await enterAsDemo(page, 'prospect');
    await page.addInitScript(() => {
      const real = AbortSignal.timeout.bind(AbortSignal);
      // Ten seconds pass in a tenth of one.
      AbortSignal.timeout = (milliseconds) => real(milliseconds === 10_000 ? 100 : milliseconds);
    });
    await takeClock(page);
    await page.route(bookings, () => undefined);
    await visit(page, '/bookings');
    await afterRetries(page);
    await expect(errorCard(page).getByText('Request timed out. Please try again.')).toBeVisible();
  });

  test('[S-18] [S-19] the card checks the connection, renews the session and leads to sign in', async ({
    page,
    watch,
  }) => {
    watch.expectProblem(onPurpose);
    watch.expectProblem(/api\/health/);
    await enterAsDemo(page, 'prospect');
    const api = await new FailingApi().intercept(page, bookings);
    const health = await new FailingApi().intercept(page, '**/api/health');
    await takeClock(page);

    api.answer = { status: 'no answer' };
    health.answer = { status: 'no answer' };
    await visit(page, '/bookings');
    await afterRetries(page);
    const check = errorCard(page).getByRole('button', { name: 'Check connection' });
    const asked = page.waitForRequest(/\/api\/health$/);
    await check.click();
    expect((await asked).method()).toBe('HEAD');
    await expect(page.getByText('You’re still offline.')).toBeVisible();
    health.answer = null;
    await check.click();
    await expect(page.getByText('You’re online. Try again.')).toBeVisible();

    api.answer = { status: 401, code: 'TOKEN_EXPIRED' };
    await errorCard(page).getByRole('button', { name: 'Try Again' }).click();
    await afterRetries(page);
    await expect(errorCard(page).getByText('Your session has expired. Please sign in again.')).toBeVisible();
    api.answer = null;
    const renewed = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/token'));
    await errorCard(page).getByRole('button', { name: 'Renew sign-in' }).click();
    await renewed;
    await expect(errorCard(page)).toBeHidden();

    api.answer = { status: 401 };
    await visit(page, '/bookings?when=past#list');
    await errorCard(page).getByRole('button', { name: 'Sign in again' }).click();
    await expect(page).toHaveURL(`/sign-in?redirect_url=${encodeURIComponent('/bookings?when=past#list')}`);
  });

  test('[B-12] [X-19] errors show inline, as a banner and as a toast', async ({ page, watch }) => {
    watch.expectProblem(onPurpose);
    await enterAsDemo(page, 'prospect');
    const booking = sampleBooking({ price: null });
    await serveBooking(page, booking);
    const list = await new FailingApi().intercept(page, bookings);
    const cancel = await new FailingApi().intercept(page, '**/calendar/bookings/*/cancel');
    const invite = await new FailingApi().intercept(page, '**/invite.ics');
    await takeClock(page);
    await visit(page, '/bookings');

    await page.getByRole('button', { name: 'Cancel the session with Linh Trần' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason (optional)').fill('My exam was moved.');
    const refused = [{ path: 'reason', message: 'Too long' }];
    cancel.answer = { status: 400, code: 'VALIDATION_FAILED', errors: refused };
    await dialog.getByRole('button', { name: 'Cancel session' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Please check the form and correct any errors.');
    cancel.answer = { status: 429, code: 'RATE_LIMITED' };
    await dialog.getByRole('button', { name: 'Cancel session' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Too many requests. Please wait a moment and try again.');
    await expect(dialog.getByLabel('Reason (optional)')).toHaveValue('My exam was moved.');
    await page.keyboard.press('Escape');

    list.answer = { status: 403 };
    await page.clock.fastForward(61_000);
    const banner = page.getByRole('alert').filter({ hasText: "You don't have permission to perform this action." });
    await expect(banner).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Linh Trần' })).toBeVisible();
    list.answer = null;
    await banner.getByRole('button', { name: 'Try Again' }).click();
    await expect(banner).toBeHidden();

    invite.answer = { status: 500, code: 'INTERNAL' };
    await page.getByRole('heading', { name: 'Linh Trần' }).click();
    await page.getByRole('button', { name: 'Add to calendar' }).click();
    const toast = page.locator('.toast');
    await expect(toast).toContainText('Server error. Please try again later.');
    await toast.getByText('Try Again', { exact: true }).click();
    await expect.poll(() => invite.calls).toBe(2);
  });
});

test.describe('at one size', () => {
  atOneSize();

  test('[X-12] [X-19] being offline is noticed and shown, and a form keeps its text', async ({
    page,
    watch,
    context,
  }) => {
    watch.expectProblem(/prospect-profile\/profiles|terms-accept/);
    watch.expectProblem(offline);
    await signUp(page, 'prospect', newPerson('Mina', 'Sato'));
    const why = page.getByLabel('Why do you want to study abroad?');
    await why.fill('To learn where the dikes are.');
    await page.getByRole('button', { name: /^Save and/ }).click();
    await expect(page.getByText('Please check the form and correct any errors.')).toBeVisible();
    await page.getByRole('checkbox', { name: /I agree to the/ }).check();
    await expect(page.getByText('Please check the form and correct any errors.')).toBeHidden();

    await context.setOffline(true);
    await expect(page.getByText(/^You’re offline\. We’ve kept what you typed/)).toBeVisible();
    await page.getByRole('button', { name: /^Save and/ }).click();
    await expect(page.getByText('Network connection issue. Please check your internet connection.')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Abroad Mentors' }).click();
    await expect(page.getByText(/^You’re offline\. That page will open/)).toBeVisible();
    await expect(why).toHaveValue('To learn where the dikes are.');

    await context.setOffline(false);
    await expect(page.getByText('You’re back online.')).toBeVisible();
    await expect(page.getByText('You’re back online.')).toBeHidden();

    const api = await new FailingApi().intercept(page, '**/prospect-profile/profiles');
    api.answer = { status: 500, code: 'INTERNAL' };
    await page.getByRole('button', { name: /^Save and/ }).click();
    await expect(page.getByText('There was an issue saving your information. Please try again.')).toBeVisible();
    await expect(why).toHaveValue('To learn where the dikes are.');
  });
});
