import { auditAtBothSizes, auditPage, auditPartAtBothSizes } from './support/audit.ts';
import { chooseInMenu } from './support/menu.ts';
import { holdTime, offerPaid, waitForStatus } from './support/paid-service.ts';
import { newMentor, newProspect, type WithProfile } from './support/profiles.ts';
import { payWithoutPage } from './support/sandbox.ts';
import { enterAsStaff, openConsole } from './support/staff.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

/** A student who paid 20 euros for a session with a mentor. */
async function paidSession() {
  const mentor = await newMentor(null, 'Hoa', 'Bui');
  const student = await newProspect(null, 'Ada', 'Quast');
  const service = await offerPaid(mentor, { price: 20, currency: 'EUR' });
  const booking = await holdTime(student, mentor, service);
  await payWithoutPage(student.client, booking.id);
  await waitForStatus(student, booking.id, 'confirmed');
  return { mentor, student, id: booking.id };
}

const nameOf = ({ person }: WithProfile) => `${person.first_name} ${person.last_name}`;

/** Searches from the keyboard: `/` leads to the field. */
async function find(page: Page, q: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  await page.locator('main').click({ position: { x: 1, y: 1 } });
  await page.keyboard.press('/');
  const field = page.getByRole('searchbox');
  await expect(field).toBeFocused();
  await field.fill(q);
  await page.keyboard.press('Enter');
}

test('[T-63] [T-65] finance finds a payment, reads the ledger and refunds a part of it, and both people get an email', async ({
  page,
  watch,
}) => {
  const { mentor, student, id } = await paidSession();
  await enterAsStaff(page, 'finance', ['Fay', 'Finance']);
  await openConsole(page, watch, '/admin/people', 'People');
  await auditPage(page);
  await find(page, 'Xyzzy Nowhere');
  await expect(page.getByRole('heading', { name: 'No one found' })).toBeVisible();
  await find(page, id);
  await expect(page.getByRole('link', { name: nameOf(student) })).toBeVisible();
  await expect(page.getByRole('link', { name: nameOf(mentor) })).toBeVisible();
  await auditAtBothSizes(page);
  await page.getByRole('link', { name: 'Open the booking' }).click();

  const money = page.getByRole('region', { name: 'Payment' });
  await expect(money.getByRole('row', { name: /^Sum/ })).toContainText('€0.00');
  await expect(page.getByRole('heading', { name: 'Messages' })).toHaveCount(0);
  await auditAtBothSizes(page);
  await page.getByRole('button', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Amount in EUR')).toHaveValue('20');
  await dialog.getByLabel('Amount in EUR').fill('21');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(dialog.getByText('Enter more than 0, and 20 at most')).toBeVisible();
  await expect(dialog.getByText('Say why')).toBeVisible();
  await dialog.getByLabel('Amount in EUR').fill('7.50');
  await expect(dialog.getByText(`${nameOf(student)} is refunded €7.50`)).toBeVisible();
  await dialog.getByLabel('Reason').fill('The call broke off');
  await auditPartAtBothSizes(page);
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(dialog).toBeHidden();
  await expect(money.getByText('Refund on its way: €7.50')).toBeVisible();
  await expect.poll(async () => (await student.client.getBooking({ params: { id } })).payment?.refunded).toBe(7.5);
  const { items } = await mentor.client.listBookingEvents({ params: { id } });
  expect(items.find(({ kind }) => kind === 'refund_promised')).toMatchObject({ reason: 'The call broke off' });
});

test('[T-63] [T-66] a moderator reads a person’s timeline and suspends them, with one session cancelled and one kept', async ({
  page,
  watch,
}) => {
  const { mentor, student, id } = await paidSession();
  const kept = await holdTime(student, mentor, 'intro-call', 3);
  await enterAsStaff(page, 'moderator', ['Mo', 'Moderator']);
  await openConsole(page, watch, '/admin/people', 'People');
  await find(page, mentor.person.email);
  await page.getByRole('link', { name: nameOf(mentor) }).click();
  await expect(page.getByRole('heading', { level: 1, name: nameOf(mentor) })).toBeVisible();
  const timeline = page.getByRole('region', { name: 'What happened' });
  await expect(timeline.getByRole('link', { name: 'Paid' })).toBeVisible();
  await expect(timeline.getByText('Joined')).toBeVisible();
  await auditAtBothSizes(page);
  await page.getByRole('button', { name: 'Suspend' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Start with').selectOption({ index: 1 });
  await expect(dialog.getByLabel('Reason')).toHaveValue(/You missed sessions/);
  await dialog.getByRole('button', { name: 'Show statement' }).click();
  await expect(dialog.getByRole('alert').or(dialog.locator('.field-error'))).toContainText('Choose the rule');
  await dialog.getByLabel('Broken rule').selectOption('no_show');
  await dialog.getByLabel('Days').fill('7');
  await dialog.getByRole('checkbox', { name: /Essay review/ }).check();
  await expect(dialog.getByText('The student is refunded €20.00 of €20.00')).toBeVisible();
  await auditPartAtBothSizes(page);
  await dialog.getByRole('button', { name: 'Show statement' }).click();
  await expect(dialog.getByRole('paragraph').filter({ hasText: /You missed sessions/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Suspend', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('.status').getByText('Suspended', { exact: true })).toBeVisible();
  await expect(page.getByText('Reason for the suspension')).toBeVisible();
  await waitForStatus(student, id, 'cancelled');
  expect((await student.client.getBooking({ params: { id: kept.id } })).status).toBe('confirmed');
  await expect(timeline.getByRole('link', { name: 'Case decided' })).toBeVisible();
  await page.getByRole('button', { name: 'Lift suspension' }).click();
  const lifting = page.getByRole('dialog', { name: 'Lift suspension' });
  await expect(lifting.getByText(/active again/)).toBeVisible();
  await lifting.getByRole('button', { name: 'Lift suspension' }).click();
  await expect(page.getByRole('button', { name: 'Suspend' })).toBeVisible();
  const { items } = await mentor.client.listMyDecisions({ query: {} });
  expect(items.map(({ actions }) => actions[0]?.type)).toEqual(['restore', 'suspend']);
});

test(
  '[T-68] a moderator sees the product as a person does, can change nothing, and stops',
  { tag: '@full' },
  async ({ page, watch }) => {
    const { student, id } = await paidSession();
    const { id: user_id } = await student.client.getAuthenticatedUser();
    await enterAsStaff(page, 'moderator', ['Mo', 'Moderator']);
    await openConsole(page, watch, `/admin/people/${user_id}`, nameOf(student));
    await page.getByRole('button', { name: 'View as this person' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('The booking page looks broken');
    await auditPartAtBothSizes(page);
    await dialog.getByRole('button', { name: 'View as this person' }).click();
    await expect(page).toHaveURL(/\/$/);
    const banner = page.locator('.view-as');
    await expect(banner).toContainText(`as ${nameOf(student)} does`);
    await expect(banner).toContainText(/(29|30) minutes left/);
    await visit(page, `/bookings/${id}`);
    await expect(page.getByRole('heading', { name: /Essay review/ })).toBeVisible();
    await auditAtBothSizes(page);
    watch.expectProblem(/status of 403|answer 403/);
    await chooseInMenu(page, 'Cancel session');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel session' }).click();
    await expect(page.getByText('You’re seeing this as someone else, so you can only look.')).toBeVisible();
    await page.keyboard.press('Escape');
    expect((await student.client.getBooking({ params: { id } })).status).toBe('confirmed');
    watch.expectProblem(/status of 404.*\/admin|answer 404: GET .*\/admin/);
    await banner.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByRole('heading', { level: 1, name: nameOf(student) })).toBeVisible();
    await expect(banner).toHaveCount(0);
    await expect(page.getByText('The booking page looks broken')).toBeVisible();
  },
);

test('[T-63] people and bookings in the console in Arabic', { tag: '@full' }, async ({ anotherBrowser, watch }) => {
  const { mentor, id } = await paidSession();
  const page = await anotherBrowser({ locale: 'ar' });
  await enterAsStaff(page, 'admin');
  const { id: user_id } = await mentor.client.getAuthenticatedUser();
  await openConsole(page, watch, `/admin/people?q=${id}`, 'الأشخاص');
  await expect(page.locator('tbody tr')).toHaveCount(2);
  await auditAtBothSizes(page);
  await openConsole(page, watch, `/admin/people/${user_id}`, nameOf(mentor));
  await auditAtBothSizes(page);
  await page.goto(`/admin/bookings/${id}`);
  await expect(page.getByRole('heading', { name: 'دفتر الحسابات' }).or(page.locator('caption'))).toBeVisible();
  await auditAtBothSizes(page);
});
