import { auditPage } from './support/audit.ts';
import { chooseTime, goOn, timeAt, times } from './support/booking.ts';
import { openMail } from './support/mailbox.ts';
import { bookSession } from './support/past-session.ts';
import { newMentor, newProspect } from './support/profiles.ts';
import { endSession } from './support/session.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

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
  await bookSession(prospect, mentor);
  await visit(student, `/${mentor.slug}/availability`);
  await chooseTime(student, 1);
  await goOn(student);
  await student.getByRole('button', { name: 'Request free session' }).click();
  await expect(student.getByRole('heading', { level: 1, name: /^Request sent to Trang/ })).toBeVisible();

  await visit(page, '/bookings?when=waiting');
  const accept = page.getByRole('button', { name: `Accept ${prospect.person.first_name} Ade’s request` });
  await expect(accept).toHaveCount(2);
  await auditPage(page);
  await accept.first().click();
  await expect(page.getByText(/^Request accepted\. We’ve emailed Bola.* the invitation\.$/)).toBeVisible();
  await expect(accept).toHaveCount(1);

  await page.getByRole('button', { name: `Decline ${prospect.person.first_name} Ade’s request` }).click();
  const dialog = page.getByRole('dialog', { name: /^Decline Bola/ });
  await auditPage(page);
  await dialog.getByLabel('Reason (optional)').fill('I am travelling that week.');
  await dialog.getByRole('button', { name: 'Decline request' }).click();
  await expect(page.getByText(/^Request declined\. We’ve let Bola.* know\.$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing pending' })).toBeVisible();

  await visit(student, '/bookings');
  await expect(student.getByRole('figure', { name: 'Booking' })).toContainText('Confirmed');
  await visit(student, '/bookings?when=cancelled');
  await student.getByRole('link', { name: `${mentor.person.first_name} Ngo`, exact: true }).click();
  await expect(student.getByText('I am travelling that week.').first()).toBeVisible();
  await auditPage(student);
  await openMail(student, prospect.person.email, /^Trang.* declined your request/);
});

test(
  '[X-13] a slot taken meanwhile and a session that expired meanwhile are both explained, and the message is kept',
  { tag: '@full' },
  async ({ page, anotherBrowser, watch }) => {
    watch.expectProblem(/409|\/changes|\/token|40[01]/);
    // The live update would disable the button: see live-times.spec.ts.
    await page.route('**/availability/by-slug/*/changes', (route) => route.fulfill({ status: 503 }));
    const other = await anotherBrowser();
    const mentor = await newMentor(other, 'Oanh', 'Le');
    const prospect = await newProspect(page, 'Efe', 'Obi');
    await visit(page, `/${mentor.slug}/availability`);
    const start = await chooseTime(page, 1);
    await goOn(page);
    await page.getByLabel(/^Message to Oanh/).fill('How did you find a room?');

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
    await page.getByRole('button', { name: 'Book free session' }).click();
    await expect(page.getByText(/ is no longer available\. Choose another time\.$/)).toBeVisible();
    await expect(timeAt(page, start)).toHaveCount(0);
    await expect(times(page).first()).toBeVisible();
    await auditPage(page);
    await times(page).nth(2).click();
    await goOn(page);
    await expect(page.getByLabel(/^Message to Oanh/)).toHaveValue('How did you find a room?');
    await endSession(page);
    await page.getByRole('button', { name: 'Book free session' }).click();
    await expect(page.getByText('Your session has expired. Please sign in again.')).toBeVisible();
    await page.getByRole('link', { name: 'Sign in to book' }).click();
    // The provider still knows the person, and redirects back at once.
    await page.getByRole('button', { name: 'Continue with email' }).click();
    await expect(page.getByLabel(/^Message to Oanh/)).toHaveValue('How did you find a room?');
    await page.getByRole('button', { name: 'Book free session' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your session is confirmed' })).toBeVisible();
    await expect(page.getByText('How did you find a room?')).toBeVisible();
    const { platform_terms_version } = await prospect.client.getAuthenticatedUser();
    expect(platform_terms_version).not.toBeNull();
  },
);
