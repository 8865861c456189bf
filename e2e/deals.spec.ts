import { auditAtBothSizes, auditColours, auditPage, auditPartAtBothSizes } from './support/audit.ts';
import { chooseTime, clock } from './support/booking.ts';
import { chooseInMenu, openHistory } from './support/menu.ts';
import { bookSession } from './support/past-session.ts';
import { newMentor, newProspect } from './support/profiles.ts';
import { sampleBooking, serveBooking } from './support/sample-booking.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

const zone = 'Asia/Ho_Chi_Minh';
const day = 24 * 60 * 60_000;

test('[R-20] [E-17] a student finds a session, moves it on both clocks, also of a service that is no longer offered, and reads the story', async ({
  page,
  anotherBrowser,
}) => {
  const mentor = await newMentor(await anotherBrowser(), 'Hoa', 'Vo');
  const student = await newProspect(page, 'Ifeoma', 'Eze');
  const booked = await bookSession(student, mentor);
  await visit(page, '/bookings');
  const search = page.getByRole('searchbox', { name: 'Search by name or service' });
  await search.fill('unknown name');
  await expect(page.getByRole('heading', { name: 'No matching bookings' })).toBeVisible();
  await expect(page).toHaveURL(/[?&]q=unknown/);
  await search.fill('intro');
  await expect(page.getByText('1 booking', { exact: true })).toBeAttached();
  await auditAtBothSizes(page);

  // It can't be booked any more; existing bookings can still be rescheduled.
  await mentor.client.patchEventType({ params: { id: booked.event_type.id }, body: { is_active: false } });
  await chooseInMenu(page, 'Reschedule');
  await expect(page.getByRole('heading', { level: 1, name: /^Reschedule your session with Hoa/ })).toBeVisible();
  await page.getByRole('link', { name: /^None of these work\?/ }).click();
  await chooseTime(page, 8, 1);
  await page.getByRole('button', { name: 'Add this time' }).first().click();
  await page.getByRole('link', { name: 'Reschedule without asking first' }).click();
  const start = await chooseTime(page, 8, 2);
  await auditAtBothSizes(page);
  await page.getByRole('button', { name: /^Reschedule to / }).click();
  const dialog = page.getByRole('dialog', { name: /^Reschedule your session with Hoa/ });
  for (const instant of [booked.start, start]) {
    await expect(dialog).toContainText(`${clock(instant, zone)}–`);
    await expect(dialog).toContainText(`${clock(instant, 'Europe/Amsterdam')}–`);
  }
  await expect(dialog).toContainText('The times you chose to propose won’t be sent.');
  await auditPartAtBothSizes(page);
  await dialog.getByRole('button', { name: 'Reschedule session' }).click();
  await openHistory(page);
  await expect(page.getByText('You rescheduled the session')).toBeVisible();
  await expect(page.getByRole('figure', { name: 'Booking' })).toContainText(clock(start, zone));
  await auditAtBothSizes(page);
});

test('a mentor proposes times, the student chooses one, and a later answer is refused', async ({
  page,
  anotherBrowser,
  watch,
}) => {
  watch.expectProblem(/409.*proposals/);
  const mentor = await newMentor(page, 'Dung', 'Cao');
  const other = await anotherBrowser({ timezoneId: 'Africa/Lagos', locale: 'en-GB' });
  const student = await newProspect(other, 'Zainab', 'Bello');
  const { id } = await bookSession(student, mentor);

  await visit(page, `/bookings/${id}/move`);
  await page.getByRole('button', { name: /^Propose/ }).click();
  await expect(page.getByText('Add at least one time')).toBeVisible();
  const first = await chooseTime(page, 8, 2);
  await page.getByRole('button', { name: 'Add this time' }).first().click();
  await page.getByText('Enter another time').click();
  const typed = new Date(Date.now() + 9 * day).toISOString().slice(0, 10);
  await page.getByLabel('Date', { exact: true }).fill(typed);
  await page.getByLabel('Time', { exact: true }).fill('23:45');
  await page.getByRole('button', { name: 'Add this time' }).last().click();
  await page.getByLabel('Message (optional)').fill('My train comes later.');
  await page.reload();
  await expect(page.getByLabel('Message (optional)')).toHaveValue('My train comes later.');
  await auditPage(page);
  await page.getByRole('button', { name: 'Propose these 2 times' }).click();
  await expect(page.getByRole('heading', { name: /^Waiting for Zainab.* to choose/ })).toBeVisible();
  await openHistory(page);
  await expect(page.getByText('You proposed other times')).toBeVisible();

  await visit(other, '/bookings');
  await other.getByRole('link', { name: /^Choose a time for the session with Dung/ }).click();
  await expect(other.getByText('My train comes later.').first()).toBeVisible();
  await auditPage(other);
  const choice = other.getByRole('radio', { name: new RegExp(`${clock(first, 'Africa/Lagos')}–`) });
  await choice.check();
  await other.getByRole('button', { name: 'Reschedule to this time' }).click();
  await openHistory(other);
  await expect(other.getByText(/^You accepted .+, \d\d:\d\d$/)).toBeVisible();
  await expect(other.getByRole('figure', { name: 'Booking' })).toContainText(clock(first, 'Africa/Lagos'));

  const again = await mentor.client.createProposal({
    params: { id },
    body: { starts: [new Date(Date.now() + 12 * day).toISOString()] },
    idempotency_key: crypto.randomUUID(),
  });
  await other.reload();
  const accept = other.getByRole('button', { name: 'Reschedule to this time' });
  await expect(accept).toBeVisible();
  const params = { id, proposal_id: again.proposal?.id ?? '' };
  await mentor.client.declineProposal({ params, body: {} });
  await accept.click();
  await expect(other.getByText(/^These times are no longer open\./).first()).toBeVisible();
  await expect(accept).toHaveCount(0);
  await openHistory(other);
  await expect(other.getByText(/withdrew the proposed times$/)).toBeVisible();
});

test(
  '[B-12] what stays at the foot of a page can be read in light and dark',
  { tag: '@full' },
  async ({ page, watch }) => {
    watch.expectProblem(/\b500\b/);
    await newProspect(page, 'Ada', 'Obi');
    const booking = sampleBooking();
    await serveBooking(page, booking);
    await page.route('**/invite.ics', (route) => route.fulfill({ status: 500 }));
    await visit(page, `/bookings/${booking.id}`);
    await chooseInMenu(page, 'Add to calendar');
    await page.getByRole('dialog').getByRole('button', { name: 'Add to calendar' }).click();
    await auditColours(page, '.toasts');
  },
);
