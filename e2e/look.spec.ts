/// <reference lib="dom" />

import { chooseTime, times } from './support/booking.ts';
import { Keyboard } from './support/keyboard.ts';
import { holdTime } from './support/paid-service.ts';
import { newMentor, newProspect } from './support/profiles.ts';
import { atOneSize, expect, test, type Locator } from './support/test.ts';
import { visit } from './support/visit.ts';

test('[R-02] a card says who, from where to where, what, when next and for how much; the count is announced', async ({
  page,
}) => {
  await visit(page, '/search?keyword=Linh&destination_country_codes=NL');
  const card = page.getByRole('article').filter({ hasText: 'Linh Trần' });
  for (const words of [
    'MSc Sustainable Energy Technology',
    'Delft University of Technology, 2021–2023',
    'Grid planner',
    'Scholarships',
    'Free',
  ]) {
    await expect(card).toContainText(words);
  }
  await expect(card.getByRole('img', { name: 'From Vietnam to the Netherlands' })).toHaveText('VNMNLD');
  await expect(card.locator('.result-next')).toHaveText(/\d\d:\d\d$/);
  const heading = page.getByRole('heading', { level: 1, name: /^\d+ mentors?$/ });
  await expect(page.locator('[aria-live="polite"]').filter({ has: heading })).toHaveCount(1);
  const before = await heading.innerText();
  // The announced element stays the same.
  const kept = await heading.elementHandle();
  await page.getByRole('link', { name: 'Remove filter: “Linh”' }).click();
  await expect(heading).not.toHaveText(before);
  expect(await kept?.evaluate((element) => element.isConnected)).toBe(true);
});

test('[R-14] route, name and degree of a mentor are on the first screen', { tag: '@full' }, async ({ page }) => {
  await visit(page, '/linh-tran/mentor-profile');
  const main = page.getByRole('main');
  for (const words of ['VNM', 'Linh Trần', 'MSc Sustainable Energy Technology']) {
    await expectOnFirstScreen(main.getByText(words).first());
  }
});

test('[U-27] the ways on from a profile are on its first screen: the box of services or, on a phone, a bar until the box is in view', async ({
  page,
}) => {
  await visit(page, '/linh-tran/mentor-profile');
  const ways = (kind: 'link' | 'button', name: RegExp) => page.getByRole(kind, { name }).filter({ visible: true });
  const allTimes = ways('button', /^See all times$/).or(ways('link', /^See all times$/));
  await expectOnFirstScreen(ways('link', /^Ask Linh a question$/).last());
  await expectOnFirstScreen(allTimes.last());
  await page.locator('.booking-box-acts').scrollIntoViewIfNeeded();
  await expect(allTimes).toHaveCount(1);
  await expect(page.locator('.booking-bar')).toBeHidden();
});

test.describe('at one size', () => {
  atOneSize();

  test(
    '[R-16] service, calendar and times are on one screen, and a day without times says so',
    { tag: '@full' },
    async ({ page }) => {
      await visit(page, '/linh-tran/availability');
      for (const part of [
        page.getByText('Intro call').first(),
        page.getByRole('grid'),
        page.getByRole('radio').first(),
        page.getByRole('button', { name: /^Your time zone/ }),
      ]) {
        await expectOnFirstScreen(part);
      }
      const past = page.getByRole('grid').getByRole('button').first();
      // On a Monday no day of the first weeks is past: the last day that can be booked is in the middle of later weeks.
      for (let pages = 0; pages < 12 && (await past.count()) === 0; pages += 1) {
        await visit(page, (await page.getByRole('link', { name: 'Later weeks' }).getAttribute('href')) ?? '');
      }
      await expect(past).toHaveAttribute('aria-disabled', 'true');
      await expect(past).toHaveAccessibleName(/no available times|past/i);
    },
  );

  test(
    'at 400 % a page is read and used in one column, and bars that stay leave the focus in sight',
    { tag: '@full' },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 256 });
      const keys = new Keyboard(page);
      for (const path of ['/linh-tran/mentor-profile', '/linh-tran/availability']) {
        await visit(page, path);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        for (let stop = 0; stop < 14; stop += 1) {
          await keys.press('Tab');
          await keys.expectSeen();
        }
      }
    },
  );

  test(
    'words that never end make no page wider than the screen, at 320 pixels too',
    { tag: '@full' },
    async ({ page, anotherBrowser }) => {
      const endless = 'Verantwortungsbewusstseinsberatung'.repeat(2);
      const mentor = await newMentor(await anotherBrowser(), 'Nguyen', endless.slice(0, 50));
      const { slug } = await mentor.client.createEventType({
        body: { title: endless, duration_min: 30, currency: 'EUR', default_platform: 'zoom' },
      });
      const prospect = await newProspect(page, 'Amara', endless.slice(0, 50));
      const { id } = await holdTime(prospect, mentor, slug);
      await page.setViewportSize({ width: 320, height: 700 });
      const pages = [`${mentor.slug}/mentor-profile`, `${mentor.slug}/availability?event_type_slug=${slug}`];
      for (const path of [...pages, `bookings/${id}`, `bookings/${id}/move`]) {
        await visit(page, `/${path}`);
        await expect(page.getByText(endless).first()).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
      }
      await visit(page, '/');
      await page
        .locator('.mentor-tile h3')
        .first()
        .evaluate((name, words) => (name.textContent = words), endless);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    },
  );

  test(
    'high contrast, which takes backgrounds away, still tells what is chosen',
    { tag: '@full' },
    async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await visit(page, '/linh-tran/availability');
      await chooseTime(page, 3);
      const back = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);
      const highlight = await page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.setProperty('background-color', 'Highlight');
        const { backgroundColor } = getComputedStyle(probe);
        probe.remove();
        return backgroundColor;
      });
      const chosen = [times(page).and(page.locator('[aria-checked=true]')), page.locator('.calendar-day-chosen')];
      for (const part of [...chosen, page.getByRole('button', { name: '24h' })]) {
        expect(await back(part)).toBe(highlight);
      }
      expect(await back(times(page).first())).not.toBe(highlight);
    },
  );

  test(
    'on paper words are dark, and cards are whole and without what could only be pressed',
    { tag: '@full' },
    async ({ page }) => {
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      /** The brightest of its red, green and blue, 255 for white. */
      const lightness = (part: Locator) =>
        part.evaluate((element) => {
          const context = document.createElement('canvas').getContext('2d');
          if (!context) return Number.NaN;
          context.fillStyle = getComputedStyle(element).color;
          context.fillRect(0, 0, 1, 1);
          return Math.max(...context.getImageData(0, 0, 1, 1).data.slice(0, 3));
        });
      await visit(page, '/linh-tran/mentor-profile');
      const name = page.getByRole('heading', { level: 1 });
      expect(await lightness(name)).toBeLessThan(128);
      expect(await lightness(name.locator('xpath=following-sibling::p').first())).toBeLessThan(128);
      await expect(page.locator('.profile-map')).toBeHidden();
      await visit(page, '/search');
      const card = page.getByRole('article').first();
      await expect(card).toHaveCSS('break-inside', 'avoid');
      await expect(card.getByText('See times')).toBeHidden();
      for (const role of ['banner', 'search', 'complementary', 'contentinfo'] as const) {
        await expect(page.getByRole(role)).toHaveCount(0);
      }
    },
  );

  test('arcs draw once, and not for people who want less motion', { tag: '@full' }, async ({ page }) => {
    const moving = () => page.evaluate(() => document.getAnimations().length);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    await expect.poll(moving).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await moving()).toBe(0);
  });
});

/** It is fully visible without scrolling. */
async function expectOnFirstScreen(part: Locator): Promise<void> {
  await expect(part).toBeVisible();
  const box = await part.boundingBox();
  const height = part.page().viewportSize()?.height ?? 0;
  expect((box?.y ?? Infinity) + (box?.height ?? 0), part.toString()).toBeLessThanOrEqual(height);
}
