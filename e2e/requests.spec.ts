import { auditAtBothSizes } from './support/audit.ts';
import { chooseInMenu } from './support/menu.ts';
import { newMentor, newProspect } from './support/profiles.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

test('[U-16] a mentor answers a request knowing who asks, and asks for another time before accepting', async ({
  page,
  anotherBrowser,
}) => {
  const mentor = await newMentor(page, 'Hoa', 'Mai');
  const { booking_policy } = await mentor.client.getAvailabilitySettings();
  await mentor.client.patchBookingPolicy({ params: { id: booking_policy.id }, body: { requires_approval: true } });
  const student = await anotherBrowser();
  const { client, person } = await newProspect(student, 'Tayo', 'Bello');
  const name = person.first_name;
  await client.patchMyProspectProfile({
    body: { target_country_codes: ['NL'], why_study_abroad: 'Bridges that move.', application_stage: 'applying' },
  });
  const { available_slots: slots } = await client.getAvailabilityBySlug({
    params: { slug: mentor.slug },
    query: { event_type_slug: 'intro-call' },
  });
  const booking = await client.createBooking({
    body: {
      mentor_slug: mentor.slug,
      event_type_slug: 'intro-call',
      platform: 'google_meet',
      start: slots[2]?.start ?? '',
      time_zone: 'Africa/Lagos',
      message: 'I wonder how you found a room.',
    },
  });

  await visit(page, '/bookings?when=waiting');
  await expect(page.getByText('I wonder how you found a room.')).toBeVisible();
  await page.getByRole('link', { name: `See who’s asking: ${name} Bello` }).click();
  await expect(page.getByRole('heading', { name: `About ${name}` })).toBeVisible();
  await expect(page.getByText('No past sessions with mentors yet')).toBeVisible();
  await expect(page.getByText('Bridges that move.')).toBeVisible();
  await expect(page.getByRole('link', { name: `See full profile: ${name} Bello` })).toBeVisible();
  await auditAtBothSizes(page);
  await chooseInMenu(page, 'Propose other times');
  await expect(page.getByRole('heading', { level: 1, name: `Propose other times to ${name} Bello` })).toBeVisible();
  await page.getByRole('radio').first().click();
  await page.getByRole('button', { name: 'Add this time' }).click();
  await page.getByRole('button', { name: 'Propose this time' }).click();
  await expect(page.getByText(/the request keeps its current time/)).toBeVisible();
  await expect(page.getByRole('button', { name: `Accept ${name} Bello’s request` })).toBeVisible();

  await visit(student, `/bookings/${booking.id}`);
  await student.getByRole('button', { name: 'Reschedule to this time' }).click();
  await expect(student.getByText(/^Request rescheduled\./).first()).toBeVisible();
  await visit(page, `/bookings/${booking.id}`);
  await page.getByRole('button', { name: `Accept ${name} Bello’s request` }).click();
  await expect(page.getByText(/^Request accepted\./).first()).toBeVisible();

  await client.patchMyProspectProfile({ body: { visibility: 'private' } });
  await page.reload();
  await expect(page.getByText(`${name} hasn’t shared a profile with you.`)).toBeVisible();
});
