import { auditAtBothSizes } from './support/audit.ts';
import { newMentor, newProspect } from './support/profiles.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

/** The hours at which the mentors of the home page can be met, as the visitor reads them. */
const HOURS = /\b(\d{2}):\d{2}$/;

test('[R-01] [U-13] a visitor sees mentors by day of their own clock, also on the first visit, and once signed in their next session first', async ({
  anotherBrowser,
}) => {
  const page = await anotherBrowser({ timezoneId: 'Pacific/Auckland' });
  await visit(page, '/');
  const tiles = page.locator('.mentor-sheet .mentor-tile');
  await expect(tiles).toHaveCount(4);
  await expect(async () => {
    for (const time of await tiles.locator('p.strong').allInnerTexts()) {
      const hour = Number(HOURS.exec(time)?.[1]);
      expect(hour, time).toBeGreaterThanOrEqual(8);
      expect(hour, time).toBeLessThan(22);
    }
  }).toPass();

  const mentor = await newMentor(await anotherBrowser(), 'Mai', 'Pham');
  const { client } = await newProspect(page, 'Efua', 'Boateng');
  const { available_slots } = await client.getAvailabilityBySlug({ params: { slug: mentor.slug } });
  const { id } = await client.createBooking({
    body: {
      mentor_slug: mentor.slug,
      event_type_slug: 'intro-call',
      start: available_slots[0]?.start ?? 'no time is offered',
      time_zone: 'Pacific/Auckland',
    },
    idempotency_key: crypto.randomUUID(),
  });
  await visit(page, '/');
  const ahead = page.getByRole('main').getByRole('region', { name: 'Your next session' });
  const link = ahead.getByRole('link', { name: `Intro call with ${mentor.person.first_name} Pham` });
  await expect(link).toBeVisible();
  const mentors = page.getByRole('heading', { level: 2, name: /^Mentors/ });
  const [first, after] = [await ahead.boundingBox(), await mentors.boundingBox()];
  expect(first?.y).toBeLessThan(after?.y ?? 0);
  await auditAtBothSizes(page);
  await link.click();
  await expect(page).toHaveURL(`/bookings/${id}`);
});
