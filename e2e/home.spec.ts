import { auditAtBothSizes } from './support/audit.ts';
import { newMentor, newProspect } from './support/profiles.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

/** The hours at which the mentors of the home page can be met, as the visitor reads them. */
const HOURS = /\b(\d{2}):\d{2}$/;

test.describe('mentors who are available', () => {
  for (const zone of ['America/Los_Angeles', 'Europe/Berlin', 'Asia/Tokyo', 'Pacific/Auckland']) {
    test(`[U-13] a visitor of ${zone} sees mentors by day of their own clock, also on the first visit, with prices`, async ({
      anotherBrowser,
    }) => {
      const visitor = await anotherBrowser({ timezoneId: zone });
      await visit(visitor, '/');
      const tiles = visitor.locator('.mentor-sheet .mentor-tile');
      await expect(tiles).toHaveCount(4);
      await expect(async () => {
        const times = await tiles.locator('p.strong').allInnerTexts();
        for (const time of times) {
          const hour = Number(HOURS.exec(time)?.[1]);
          expect(hour, time).toBeGreaterThanOrEqual(8);
          expect(hour, time).toBeLessThan(22);
        }
      }).toPass();
      for (const tile of await tiles.all()) await expect(tile).toContainText(/Free|\d+ min/);
    });
  }
});

test('[U-13] a signed-in user sees their next session first, or that there is none', async ({
  page,
  anotherBrowser,
}) => {
  const mentor = await newMentor(await anotherBrowser(), 'Mai', 'Pham');
  const { client } = await newProspect(page, 'Efua', 'Boateng');
  await visit(page, '/');
  const ahead = page.getByRole('main').getByRole('region', { name: 'Your next session' });
  await expect(ahead.getByText('You have no upcoming sessions.')).toBeVisible();
  await expect(ahead.getByRole('link', { name: 'See your bookings' })).toHaveAttribute('href', '/bookings');

  const { available_slots } = await client.getAvailabilityBySlug({
    params: { slug: mentor.slug },
  });
  const start = available_slots[0]?.start ?? 'no time is offered';
  const { id } = await client.createBooking({
    body: {
      mentor_slug: mentor.slug,
      event_type_slug: 'intro-call',
      start,
      time_zone: 'Asia/Ho_Chi_Minh',
    },
    idempotency_key: crypto.randomUUID(),
  });
  await visit(page, '/');
  const link = ahead.getByRole('link', {
    name: `Intro call with ${mentor.person.first_name} Pham`,
  });
  await expect(link).toHaveAttribute('href', `/bookings/${id}`);
  const [first, heading] = [await ahead.boundingBox(), await page.getByRole('heading', { level: 1 }).boundingBox()];
  expect(first?.y).toBeLessThan(heading?.y ?? 0);
  await auditAtBothSizes(page);
  await link.click();
  await expect(page).toHaveURL(`/bookings/${id}`);
});

test('[U-13] a visitor who is not signed in has no place for a session', async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByRole('region', { name: 'Your next session' })).toHaveCount(0);
});

test('[T-101][U-12] sorted by rating, the highest comes first, and what it says of reviews is what the profile lists', async ({
  page,
}) => {
  await visit(page, '/search');
  await page.getByLabel('Sort by').selectOption('Highest rating');
  await expect(page).toHaveURL('/search?sort_by=rating');
  const results = page.getByRole('article');
  const rated = results.filter({ has: page.locator('.result-rating') });
  await expect(results.first().locator('.result-rating')).toBeVisible();
  // The order before stays on the page until the new one is there.
  await expect(async () => {
    const ratings = (await rated.locator('.result-rating > span[aria-hidden]').allInnerTexts()).map(Number.parseFloat);
    expect(ratings.length).toBeGreaterThan(1);
    expect(ratings).toEqual(ratings.toSorted((one, other) => other - one));
  }).toPass();
  const first = rated.first();
  const shown = await first.locator('.result-rating > span[aria-hidden]').innerText();
  await first.getByRole('link').first().click();
  const listed = page.locator('#reviews .review-bar > span:last-child');
  await expect(listed).toHaveCount(5);
  const total = (await listed.allInnerTexts()).reduce((sum, text) => sum + Number(text), 0);
  expect(total).toBeGreaterThan(2);
  expect(shown).toMatch(new RegExp(`^[1-5](\\.\\d+)? \\(${total}\\)$`));
});
