/** @module-tag full It needs a mentor and a student in two browsers, and a session that begins within minutes. */
import { auditAtBothSizes } from './support/audit.ts';
import { openMail } from './support/mailbox.ts';
import { chooseInMenu } from './support/menu.ts';
import { newMentor, newProspect } from './support/profiles.ts';
import { suspend } from './support/suspend.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

const MINUTE = 60_000;
const place = 'https://us02web.zoom.us/j/84100000000';

test('[N-26] a suspended mentor joins a session and cancels another, and the student sees both', async ({
  page,
  anotherBrowser,
}) => {
  const mentor = await newMentor(page, 'Minh', 'Dao');
  const student = await anotherBrowser();
  const prospect = await newProspect(student, 'Temi', 'Ade');
  const { schedules, booking_policy } = await mentor.client.getAvailabilitySettings();
  // Open round the clock, so that a session begins within the minutes in which it can be joined.
  const rules = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start_time: '00:00', end_time: '24:00' }));
  await mentor.client.patchAvailabilitySchedule({ params: { id: schedules[0]?.id ?? '' }, body: { rules } });
  await mentor.client.patchBookingPolicy({
    params: { id: booking_policy.id },
    body: { min_notice_min: 0, slot_step_min: 5 },
  });
  await mentor.client.createEventType({
    body: {
      title: 'Quick talk',
      slug: 'quick-talk',
      duration_min: 30,
      currency: 'EUR',
      default_platform: 'zoom',
      meeting_location: place,
    },
    idempotency_key: crypto.randomUUID(),
  });
  const { available_slots } = await prospect.client.getAvailabilityBySlug({
    params: { slug: mentor.slug },
    query: { event_type_slug: 'quick-talk' },
  });
  const starts = available_slots.map(({ start }) => start);
  const soon = starts.find((start) => Date.parse(start) > Date.now() + MINUTE) ?? 'no time is offered';
  const later = starts.find((start) => Date.parse(start) > Date.now() + 48 * 60 * MINUTE) ?? 'no time is offered';
  const book = (start: string) =>
    prospect.client.createBooking({
      body: { mentor_slug: mentor.slug, event_type_slug: 'quick-talk', start, time_zone: 'Africa/Lagos' },
      idempotency_key: crypto.randomUUID(),
    });
  const [first, second] = [await book(soon), await book(later)];
  await suspend(mentor.person.email, 'Sessions were not held.');

  await test.step('the settings say why, and lead to the sessions', async () => {
    await visit(page, '/settings');
    await expect(page.getByRole('heading', { level: 1, name: 'Your account is suspended' })).toBeVisible();
    await expect(page.getByText('Sessions were not held.')).toBeVisible();
    await auditAtBothSizes(page);
    await page.getByRole('link', { name: 'See your sessions' }).click();
    await expect(page).toHaveURL('/bookings');
  });

  await test.step('the mentor sees both sessions with nothing but Join and Cancel', async () => {
    await expect(page.getByText(/^You can see, join and cancel your sessions\./)).toBeVisible();
    const join = page.getByRole('link', { name: /^Join/ });
    await expect(join).toHaveCount(1);
    await expect(join).toHaveAttribute('href', place);
    const more = page.getByRole('button', { name: /^More for/ });
    await expect(more).toHaveCount(2);
    await auditAtBothSizes(page);
    for (const button of await more.all()) {
      await button.click();
      await expect(page.getByRole('menuitem', { name: 'Cancel session' })).toBeVisible();
      await expect(page.getByRole('menuitem', { name: /^(Reschedule|Propose)/ })).toHaveCount(0);
      await page.keyboard.press('Escape');
    }
    await visit(page, `/bookings/${first.id}`);
    await expect(page.getByRole('main').getByRole('link', { name: /^Join/ })).toHaveAttribute('href', place);
  });

  await test.step('the student joins the same meeting, and can’t reschedule because the mentor can’t answer', async () => {
    await visit(student, `/bookings/${first.id}`);
    await expect(student.getByRole('main').getByRole('link', { name: /^Join/ })).toHaveAttribute('href', place);
    await expect(student.getByRole('main')).not.toContainText(/suspend/i);
    await visit(student, `/bookings/${second.id}`);
    await student.getByRole('button', { name: /^More for/ }).click();
    await expect(student.getByRole('menuitem', { name: 'Cancel session' })).toBeVisible();
    await expect(student.getByRole('menuitem', { name: /^(Reschedule|Propose)/ })).toHaveCount(0);
  });

  await test.step('the mentor cancels without a message, and the student sees it', async () => {
    await visit(page, `/bookings/${second.id}`);
    await chooseInMenu(page, 'Cancel session');
    const dialog = page.getByRole('dialog');
    // A suspended user's message is not delivered.
    await expect(dialog.getByRole('textbox')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Cancel session' }).click();
    await expect(page.getByRole('main').getByText('Cancelled', { exact: true }).first()).toBeVisible();
    await student.reload();
    await expect(student.getByRole('main').getByText('Cancelled', { exact: true }).first()).toBeVisible();
    await auditAtBothSizes(student);
    await openMail(student, prospect.person.email, /cancelled/i);
  });
});
