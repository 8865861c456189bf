import { auditAtBothSizes, auditPart } from './support/audit.ts';
import { newMentor, newProspect } from './support/profiles.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

const HOUR = 60 * 60_000;
const link = 'https://us02web.zoom.us/j/84100000000';

test('[U-06] the page promises the link only where there is one, and a session without one asks its mentor to add it', async ({
  page,
  anotherBrowser,
  watch,
}) => {
  watch.expectProblem(/\b400\b/);
  const mentor = await newMentor(page, 'Bao', 'Ngo');
  const student = await anotherBrowser();
  const prospect = await newProspect(student, 'Sade', 'Cole');
  const { schedules, booking_policy } = await mentor.client.getAvailabilitySettings();
  const rules = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start_time: '00:00', end_time: '24:00' }));
  await mentor.client.patchAvailabilitySchedule({ params: { id: schedules[0]?.id ?? '' }, body: { rules } });
  await mentor.client.patchBookingPolicy({ params: { id: booking_policy.id }, body: { min_notice_min: 0 } });
  const { available_slots } = await prospect.client.getAvailabilityBySlug({ params: { slug: mentor.slug } });
  const startAfter = (hours: number) =>
    available_slots.find(({ start }) => Date.parse(start) > Date.now() + hours * HOUR)?.start ?? 'no time is offered';
  const book = (start: string) =>
    prospect.client.createBooking({
      body: { mentor_slug: mentor.slug, event_type_slug: 'intro-call', start, time_zone: 'Africa/Lagos' },
      idempotency_key: crypto.randomUUID(),
    });
  await book(startAfter(2));
  await book(startAfter(30));

  await test.step('no link is promised that is not there', async () => {
    await visit(student, `/${mentor.slug}/availability?event_type_slug=intro-call`);
    await expect(student.getByText('Your mentor will send you the link before the session.')).toBeVisible();
    await expect(student.getByText('You’ll get the link when you book.')).toHaveCount(0);
  });

  await test.step('the session of the next day is marked, and not the later one', async () => {
    await visit(page, '/bookings');
    await expect(page.getByText('No link yet')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Add link' })).toHaveCount(1);
    await auditAtBothSizes(page);
    await page.getByRole('button', { name: 'Add link' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your meeting link').fill('meet.google.com/abc-defg-hij');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('No link yet')).toHaveCount(0);
  });

  await test.step('a service takes a link of its own platform alone, and the page promises it then', async () => {
    await visit(page, '/my-profile/services');
    await page.getByRole('button', { name: 'Edit Intro call' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit service' });
    await dialog.getByLabel('How you meet').selectOption('zoom');
    const field = dialog.getByLabel('Your meeting link');
    await field.fill('https://meet.google.com/abc-defg-hij');
    await dialog.getByRole('button', { name: 'Save service' }).click();
    await expect(field).toHaveAccessibleDescription(/Enter a Zoom link, such as/);
    await auditPart(page);
    await field.fill(link);
    await dialog.getByRole('button', { name: 'Save service' }).click();
    await expect(page.getByText('Intro call saved.')).toBeVisible();
    await student.reload();
    await expect(student.getByText('You’ll get the link when you book.')).toBeVisible();
  });

  expect((await book(startAfter(50))).join_url).toBe(link);
});
