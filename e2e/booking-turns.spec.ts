import { auditAtBothSizes, auditPage } from './support/audit.ts';
import { chooseTime, clock, freeDays, timeAt, times } from './support/booking.ts';
import { openMail } from './support/mailbox.ts';
import { foundBy } from './support/pick.ts';
import { newMentor, newProspect } from './support/profiles.ts';
import { sampleBooking, serveBooking } from './support/sample-booking.ts';
import { endSession } from './support/session.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { addressOf, visit } from './support/visit.ts';

atOneSize();

test('[R-20] a mentor accepts one request and declines another, and the students read it', async ({
  page,
  anotherBrowser,
}) => {
  const mentor = await newMentor(page, 'Trang', 'Ngo');
  const { booking_policy } = await mentor.client.getAvailabilitySettings();
  await mentor.client.patchBookingPolicy({ params: { id: booking_policy.id }, body: { requires_approval: true } });
  const student = await anotherBrowser();
  const prospect = await newProspect(student, 'Bola', 'Ade');
  for (const day of [1, 2]) {
    await visit(student, `/${mentor.slug}/availability`);
    await chooseTime(student, day);
    await student.getByRole('button', { name: 'Request free session' }).click();
    await expect(student.getByRole('heading', { level: 1, name: /^Request sent to Trang/ })).toBeVisible();
  }

  await visit(page, '/bookings?when=waiting');
  const accept = page.getByRole('button', { name: `Accept ${prospect.person.first_name} Ade’s request` });
  await expect(accept).toHaveCount(2);
  await auditPage(page);
  await accept.first().click();
  await expect(page.getByText(/^Request accepted\. We’ve emailed Bola.* the invitation\.$/).first()).toBeVisible();
  await expect(accept).toHaveCount(1);

  await page.getByRole('button', { name: `Decline ${prospect.person.first_name} Ade’s request` }).click();
  const dialog = page.getByRole('dialog', { name: /^Decline Bola/ });
  await auditPage(page);
  await dialog.getByLabel('Reason (optional)').fill('I am travelling that week.');
  await dialog.getByRole('button', { name: 'Decline request' }).click();
  await expect(page.getByText(/^Request declined\. We’ve let Bola.* know\.$/).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing pending' })).toBeVisible();

  await visit(student, '/bookings');
  await expect(student.getByRole('listitem').filter({ hasText: 'Confirmed' })).toHaveCount(1);
  await student.getByRole('link', { name: 'Cancelled', exact: true }).click();
  await student.getByRole('heading', { name: /^Trang/ }).click();
  await expect(student.getByText('I am travelling that week.')).toBeVisible();
  await auditPage(student);
  await openMail(student, prospect.person.email, /^Trang.* declined your request/);
});

test('[R-20] a mentor is asked about a session that stands otherwise in the own calendar', async ({ page }) => {
  await newMentor(page, 'Thu', 'Ly');
  const booking = sampleBooking({ viewer_role: 'mentor' });
  await serveBooking(page, booking);
  const start = new Date(Date.parse(booking.start) + 90 * 60_000).toISOString();
  const moved = { id: booking.id, booking_id: booking.id, kind: 'moved', start, end: start, created_at: start };
  let suggestions: object[] = [moved];
  await page.route('**/api/v1/calendar/suggestions', (route) =>
    route.fulfill({ json: { items: suggestions, total: suggestions.length } }),
  );
  await page.route('**/api/v1/calendar/suggestions/*/accept', (route) => {
    suggestions = [{ ...moved, kind: 'deleted', start: null, end: null }];
    return route.fulfill({ json: booking });
  });
  await page.route('**/api/v1/calendar/suggestions/*/dismiss', (route) => {
    suggestions = [];
    return route.fulfill({ status: 204 });
  });
  await visit(page, '/bookings');
  await expect(page.getByText(/^In your calendar, this session is now at /)).toBeVisible();
  await auditAtBothSizes(page);
  await page.getByRole('button', { name: 'Reschedule to that time' }).click();
  await expect(page.getByText('Session rescheduled. We’ve let the other person know.').first()).toBeVisible();
  const deleted = page.getByText(/^You deleted this session from your calendar\./);
  await expect(deleted).toBeVisible();
  await page.getByRole('button', { name: 'Cancel session' }).click();
  await expect(page.getByRole('dialog', { name: 'Cancel the session with Amara?' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep session' }).click();
  await page.getByRole('button', { name: 'Restore in your calendar' }).click();
  await expect(deleted).toHaveCount(0);
});

test('[X-13] [N-04] a slot taken meanwhile and a session that expired meanwhile are both explained, and the message is kept', async ({
  page,
  anotherBrowser,
  watch,
}) => {
  watch.expectProblem(/409|429|\/changes|\/token|40[01]/);
  // The live update would disable the button: see live-times.spec.ts.
  await page.route('**/availability/by-slug/*/changes', (route) => route.fulfill({ status: 503 }));
  const other = await anotherBrowser();
  const mentor = await newMentor(other, 'Oanh', 'Le');
  const prospect = await newProspect(page, 'Efe', 'Obi');
  await visit(page, `/${mentor.slug}/availability`);
  const start = await chooseTime(page, 1);
  await page.getByLabel(/^Message to Oanh/).fill('How did you find a room?');

  await expect(page.getByText('By booking, you agree to the Terms of Service and the Privacy Policy.')).toBeVisible();

  await page.route('**/api/v1/calendar/event', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'content-type': 'application/problem+json', 'retry-after': '16200' },
      json: {
        type: 'urn:abroad-mentors:problem:too-many-messages',
        code: 'TOO_MANY_MESSAGES',
        detail: 'Leave the message out.',
        status: 429,
        title: '',
        request_id: '1',
      },
    }),
  );
  await page.getByRole('button', { name: 'Book free session' }).click();
  await expect(page.getByText('Leave the message out. You can try again in 5 hours.')).toBeVisible();
  await expect(page.getByLabel(/^Message to Oanh/)).toHaveValue('How did you find a room?');
  await page.unroute('**/api/v1/calendar/event');

  const rival = await anotherBrowser();
  const { client } = await newProspect(rival, 'Kemi', 'Sow');
  await client.createBooking({
    body: {
      mentor_slug: mentor.slug,
      event_type_slug: new URL(page.url()).searchParams.get('event_type_slug') ?? 'intro-call',
      start,
      time_zone: 'Africa/Lagos',
      platform: 'google_meet',
    },
    idempotency_key: crypto.randomUUID(),
  });
  const answer = page.waitForResponse(/availability\/by-slug/);
  await page.getByRole('button', { name: 'Book free session' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
  await answer;
  await expect(timeAt(page, start)).toHaveCount(0);
  await expect(times(page).first()).toBeVisible();
  await expect(page.getByLabel(/^Message to Oanh/)).toHaveValue('How did you find a room?');
  await auditPage(page);
  await times(page).nth(2).click();
  await endSession(page);
  await page.getByRole('button', { name: 'Book free session' }).click();
  await expect(page.getByText('Your session has expired. Please sign in again.')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in to book' }).click();
  // The provider still knows the person, and leads back at once.
  await page.getByRole('button', { name: 'Continue with email' }).click();
  await expect(page.getByLabel(/^Message to Oanh/)).toHaveValue('How did you find a room?');
  await page.getByRole('button', { name: 'Book free session' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your session is confirmed' })).toBeVisible();
  await expect(page.getByText('How did you find a room?')).toBeVisible();
  const { platform_terms_version } = await prospect.client.getAuthenticatedUser();
  expect(platform_terms_version).not.toBeNull();
});

test('[U-07] a message that was typed for one service is not sent with another, and waits for its own', async ({
  page,
  anotherBrowser,
}) => {
  const mentor = await newMentor(await anotherBrowser(), 'Nhu', 'Dinh');
  await mentor.client.createEventType({
    body: { title: 'Essay review', duration_min: 60, currency: 'EUR', default_platform: 'google_meet' },
  });
  await newProspect(page, 'Ada', 'Nwosu');
  await visit(page, `/${mentor.slug}/availability?event_type_slug=intro-call`);
  await chooseTime(page, 2);
  const message = page.getByLabel(/^Message to Nhu/);
  await message.fill('How did you find a room?');
  const choose = async (service: RegExp) => {
    await page.locator('summary', { hasText: 'Change service' }).click();
    await page.getByRole('listitem').getByRole('link', { name: service }).click();
    await chooseTime(page, 2);
  };
  await choose(/Essay review/);
  await expect(message).toHaveValue('');
  await choose(/Intro call/);
  await expect(message).toHaveValue('How did you find a room?');
});

test('another zone changes the words of a time and never its instant, and 12 hours stay', async ({ page }) => {
  await visit(page, '/linh-tran/availability');
  const start = await chooseTime(page, 5);
  await expect(timeAt(page, start)).toContainText(clock(start, 'Asia/Ho_Chi_Minh'));
  const address = addressOf(page);
  await page.getByRole('button', { name: /^Your time zone/ }).click();
  await page.getByRole('combobox', { name: 'City, country or time zone' }).fill('Lagos');
  await foundBy(page).getByRole('option').first().click();
  await expect(timeAt(page, start)).toContainText(clock(start, 'Africa/Lagos'));
  await expect(timeAt(page, start)).toBeChecked();
  expect(new URL(page.url()).searchParams.get('start')).toBe(new URLSearchParams(address.split('?')[1]).get('start'));
  await expect(freeDays(page).first()).toBeVisible();

  await page.getByRole('button', { name: '12h' }).click();
  await expect(timeAt(page, start)).toHaveText(/\d [ap]m/i);
  await page.reload();
  await expect(timeAt(page, start)).toHaveText(/\d [ap]m/i);
  await expect(page.getByRole('button', { name: '12h', pressed: true })).toBeVisible();
  await expect(page.getByText('Nigeria time').first()).toBeVisible();
});
