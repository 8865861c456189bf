import type { Client } from '@abroad/contract/client';
import { auditPage } from './support/audit.ts';
import { chooseTime, timeAt, times } from './support/booking.ts';
import { takeClock } from './support/clock.ts';
import { FailingApi } from './support/failing-api.ts';
import { holdTime, offerPaid } from './support/paid-service.ts';
import { newMentor, newProspect } from './support/profiles.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { addressOf, visit } from './support/visit.ts';

const changes = '**/availability/by-slug/*/changes';

const book = (client: Client, mentor_slug: string, start: string) =>
  client.createBooking({
    body: { mentor_slug, event_type_slug: 'intro-call', start, time_zone: 'Africa/Lagos', platform: 'google_meet' },
    idempotency_key: crypto.randomUUID(),
  });

test.describe('at one size', () => {
  atOneSize();

  test('[R-16] a user who returns to a time that they booked or hold reads that it is theirs', async ({
    page,
    anotherBrowser,
  }) => {
    const other = await anotherBrowser();
    const mentor = await newMentor(other, 'Hoa', 'Le');
    const paid = await offerPaid(mentor, { price: 40, currency: 'EUR' });
    const prospect = await newProspect(page, 'Ngozi', 'Eze');
    await visit(page, `/${mentor.slug}/availability`);
    await chooseTime(page, 1);
    await page.getByRole('button', { name: 'Book free session' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your session is confirmed' })).toBeVisible();
    await page.goBack();
    await expect(page.getByText(/: you’ve already booked this time\.$/)).toBeInViewport();
    await auditPage(page);
    await page.getByRole('link', { name: 'See booking' }).click();
    await expect(page).toHaveURL(/\/bookings\/[^/]+$/);

    const held = await holdTime(prospect, mentor, paid, 4);
    await visit(page, `/${mentor.slug}/availability?event_type_slug=${paid}&start=${encodeURIComponent(held.start)}`);
    await expect(page.getByText(/ is held for you\. Pay to confirm\.$/)).toBeInViewport();
    await page.getByRole('link', { name: 'Continue to payment, €40' }).click();
    await expect(page).toHaveURL(`/bookings/${held.id}/pay`);

    const elsewhere = `/linh-tran/availability?start=${encodeURIComponent(held.start)}`;
    await visit(page, elsewhere);
    await expect(page.getByText(/: you have a session with Hoa\w* Le then\. /)).toBeInViewport();
    await visit(other, elsewhere);
    await expect(other.getByText(/: you have a session with Ngozi\w* Eze then\. /)).toBeInViewport();
  });

  test('[R-16] a chosen time that another user takes disappears from the open page, and returns when it is available', async ({
    page,
    anotherBrowser,
  }) => {
    const mentor = await newMentor(await anotherBrowser(), 'Thao', 'Vu');
    await newProspect(page, 'Efe', 'Obi');
    const rival = await newProspect(await anotherBrowser(), 'Kemi', 'Sow');
    const listening = page.waitForResponse(changes);
    await visit(page, `/${mentor.slug}/availability`);
    await listening;
    const start = await chooseTime(page, 1);
    const message = page.getByLabel(/^Message to Thao/);
    await message.fill('How did you find a room?');
    await timeAt(page, start).focus();

    const taken = await book(rival.client, mentor.slug, start);
    await expect(page.getByText(/ is no longer available\. Choose another time\.$/)).toBeInViewport();
    await expect(timeAt(page, start)).toHaveCount(0);
    await expect(page.getByRole('radiogroup').locator('.slot-leaving')).toHaveCount(0);
    await expect(times(page).first(), 'the focus is not lost').toBeFocused();
    await expect(message).toHaveValue('How did you find a room?');
    await expect(page.getByRole('button', { name: 'Book free session' })).toBeHidden();
    await auditPage(page);

    const visitor = await anotherBrowser();
    await visit(visitor, `/${mentor.slug}/availability?start=${encodeURIComponent(start)}`);
    await expect(visitor.getByText(/ is no longer available\. Choose another time\.$/)).toBeInViewport();

    await rival.client.cancelBooking({ params: { id: taken.id }, body: {}, idempotency_key: crypto.randomUUID() });
    await expect(timeAt(page, start)).toBeChecked();
    await page.getByRole('button', { name: 'Book free session' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your session is confirmed' })).toBeVisible();
    await expect(page.getByText('How did you find a room?')).toBeVisible();
  });

  test('[R-16] a student about to book sees changes of the service, and that it is no longer offered', async ({
    page,
    anotherBrowser,
    watch,
  }) => {
    watch.expectProblem(/404.*by-slug|Failed to load resource/);
    const mentor = await newMentor(await anotherBrowser(), 'Nhi', 'Do');
    const slug = await offerPaid(mentor, { price: 40, currency: 'EUR' });
    await newProspect(page, 'Efe', 'Obi');
    await visit(page, `/${mentor.slug}/availability?event_type_slug=${slug}`);
    await chooseTime(page, 1);
    await expect(page.getByRole('button', { name: 'Continue to payment, €40' })).toBeVisible();
    const { items } = await mentor.client.listEventTypes({});
    const params = { id: items.find((service) => service.slug === slug)?.id ?? '' };
    const questions = [{ id: crypto.randomUUID(), label: 'Which school?', kind: 'text' as const, is_required: true }];
    await mentor.client.patchEventType({ params, body: { price: 50, questions } });
    await expect(page.getByRole('button', { name: 'Continue to payment, €50' })).toBeVisible();
    await expect(page.getByLabel('Which school?')).toBeVisible();
    await mentor.client.patchEventType({ params, body: { is_active: false } });
    await expect(page.getByText('The service you chose is no longer available.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Intro call' })).toBeVisible();
    await expect(page.getByText('Choose a day, then a time.')).toBeVisible();
  });

  test('[R-16] a page without live updates polls, and reconnects', async ({ page, anotherBrowser, watch }) => {
    watch.expectProblem(/\/changes|404.*by-slug/);
    const mentor = await newMentor(await anotherBrowser(), 'Uyen', 'Ly');
    const rival = await newProspect(await anotherBrowser(), 'Kemi', 'Sow');
    let refused = 0;
    await page.route(changes, (route) => {
      refused += 1;
      return route.fulfill({ status: 503 });
    });
    await takeClock(page);
    await visit(page, `/${mentor.slug}/availability`);
    const start = await chooseTime(page, 1);
    await book(rival.client, mentor.slug, start);
    await page.clock.fastForward(61_000);
    await expect(timeAt(page, start)).toHaveCount(0);
    await page.clock.fastForward(60_000);
    await expect.poll(() => refused).toBe(2);

    // The mentor's profile is paused.
    const api = await new FailingApi().intercept(page, '**/availability/by-slug/*?**');
    api.answer = { status: 404, code: 'PROFILE_NOT_FOUND' };
    // An answer that is still on its way puts the next question off by another minute.
    await expect(async () => {
      await page.clock.fastForward(61_000);
      await expect(page.getByText(/^Uyen.* isn’t taking bookings right now$/)).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(times(page)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: 'Find another mentor' })).toBeVisible();
  });

  test('[R-16] a hidden page closes its live updates, and fetches when it is visible again', async ({
    page,
    anotherBrowser,
  }) => {
    const mentor = await newMentor(await anotherBrowser(), 'Yen', 'Ho');
    const rival = await newProspect(await anotherBrowser(), 'Kemi', 'Sow');
    const listening = page.waitForRequest(changes);
    await visit(page, `/${mentor.slug}/availability`);
    const ended = page.waitForEvent('requestfailed', (request) => request === opened);
    const opened = await listening;
    const start = await chooseTime(page, 1);
    const show = (state: 'visible' | 'hidden') =>
      page.evaluate((now) => {
        Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await show('hidden');
    await ended;
    await book(rival.client, mentor.slug, start);
    await show('visible');
    await expect(timeAt(page, start)).toHaveCount(0);
    expect(addressOf(page)).toContain('start=');
  });
});
