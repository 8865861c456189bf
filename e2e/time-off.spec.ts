import { auditAtBothSizes, auditPart } from './support/audit.ts';
import { newMentor, newProspect } from './support/profiles.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

const dayAfter = (date: string) => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);

async function cancelInDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /^Cancel the session/ });
  await dialog.getByRole('button', { name: 'Cancel session' }).click();
  // Until it is closed, the page behind it has no roles.
  await expect(dialog).toBeHidden();
}

test('[N-23] a mentor takes a day off, sees the session that stands on it, and cancels it there', async ({
  page,
  anotherBrowser,
  watch,
}) => {
  watch.expectProblem(/\b400\b/);
  const mentor = await newMentor(page, 'Hoa', 'Lam');
  const prospect = await newProspect(await anotherBrowser(), 'Ife', 'Bello');
  const times = await prospect.client.getAvailabilityBySlug({ params: { slug: mentor.slug } });
  const start = times.available_slots[0]?.start ?? 'no time is offered';
  await prospect.client.createBooking({
    body: { mentor_slug: mentor.slug, event_type_slug: 'intro-call', start, time_zone: 'Africa/Lagos' },
    idempotency_key: crypto.randomUUID(),
  });
  await visit(page, `/${mentor.slug}/availability-settings`);
  await expect(page.getByText('No time off yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add time off' }).click();
  const day = new Date(start).toLocaleDateString('en-CA', { timeZone: 'Europe/Amsterdam' });
  await page.getByLabel('Last day').fill('2020-01-01');
  await page.getByLabel('Note').fill('Family visit');
  await page.getByRole('button', { name: 'Save time off' }).click();
  await expect(page.getByText('The last day can’t be before the first')).toBeVisible();
  await expect(page.getByLabel('Note')).toHaveValue('Family visit');
  await auditPart(page, '.settings-time-off');
  await page.getByLabel('First day').fill(day);
  await page.getByLabel('Last day').fill(day);
  await page.getByRole('button', { name: 'Save time off' }).click();

  const off = page.getByRole('list', { name: 'Time off' });
  await expect(off).toContainText('Family visit');
  await expect(off.getByText(/^1 session is on these days\./)).toBeVisible();
  await expect(off.getByRole('link', { name: /^Reschedule/ })).toBeVisible();
  await auditAtBothSizes(page);
  await off.getByRole('button', { name: /^Cancel the session/ }).click();
  await cancelInDialog(page);
  await expect(off.getByText(/session is on these days/)).toHaveCount(0);
  const { available_slots } = await prospect.client.getAvailabilityBySlug({ params: { slug: mentor.slug } });
  expect(available_slots.map((slot) => slot.start)).not.toContain(start);

  const leaf = page.getByRole('grid').locator(`[data-day="${day}"]`);
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/Amsterdam' });
  if (day.slice(0, 7) !== today.slice(0, 7)) {
    await page.getByRole('button', { name: 'Next month' }).click();
  }
  await expect(leaf).toContainText('time off');
  const later = dayAfter(day);
  await off.getByRole('button', { name: /^Edit time off/ }).click();
  await expect(page.getByLabel('Note')).toHaveValue('Family visit');
  await page.getByLabel('First day').fill(later);
  await page.getByLabel('Note').fill('');
  await auditPart(page, '.settings-time-off');
  await page.getByRole('button', { name: 'Save time off' }).click();
  await expect(off).not.toContainText('Family visit');
  await expect(leaf).not.toContainText('time off');
  const { items } = await mentor.client.listTimeOff();
  expect(items).toMatchObject([{ first_date: later, last_date: later, note: null }]);

  await off.getByRole('button', { name: /^Delete time off/ }).click();
  await expect(page.getByText('No time off yet.')).toBeVisible();
});
