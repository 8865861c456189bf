import type { Client } from '@abroad/contract/client';
import { auditAtBothSizes, auditPage, auditPart, auditPartAtBothSizes } from './support/audit.ts';
import { bookSession, letPass, pastSession } from './support/past-session.ts';
import { newMentor, newProspect } from './support/profiles.ts';
import { enterAsStaff, openConsole } from './support/staff.ts';
import { suspend } from './support/suspend.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

const PICTURE = {
  name: 'call.png',
  mimeType: 'image/png',
  // One pixel.
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
const AN_HOUR_AGO = { days_ago: 1 / 24, status: 'confirmed' } as const;

/** A session of two people that ended an hour ago, with the student's page at hand. */
async function session(page: Page, student: Page) {
  const mentor = await newMentor(page, 'Linh', 'Vu');
  const prospect = await newProspect(student, 'Amara', 'Obi');
  const { id } = await pastSession(prospect, mentor, AN_HOUR_AGO);
  return { mentor, prospect, id };
}

const report = (client: Client, id: string) =>
  client.reportNoShow({ params: { id }, body: { reason: 'I waited for half an hour.' } });
const contest = (client: Client, id: string) =>
  client.answerNoShow({ params: { id }, body: { position: 'contest', text: 'I was in the call.' } });

const inArabic = (page: Page, address: string) =>
  page.context().addCookies([{ name: 'am_lang', value: 'ar', url: new URL('/', address).href }]);

test('[T-40] [T-41] [T-44] [T-47] [T-49] a no-show is reported, contested by the other side with a document and decided in the console', async ({
  page,
  anotherBrowser,
  watch,
}) => {
  const student = await anotherBrowser();
  const { mentor, prospect, id } = await session(page, student);

  await visit(student, `/bookings/${id}`);
  await expect(student.getByRole('button', { name: /^Report no-show/ })).toBeVisible();
  await expect(student.getByRole('button', { name: 'Add to calendar' })).toHaveCount(0);
  await student.getByRole('button', { name: /^Report no-show/ }).click();
  const reporting = student.getByRole('dialog');
  await reporting.getByRole('textbox').fill('I waited for half an hour.');
  await auditPart(student);
  await reporting.getByRole('button', { name: 'Report no-show' }).click();
  await expect(student.getByRole('heading', { level: 2, name: /^You reported Linh\w* as a no-show$/ })).toBeVisible();
  // It doesn't say that a person was absent: a join by the link in a calendar isn't recorded.
  const unknown = 'No join recorded here. Links in calendars and older emails aren’t recorded.';
  await expect(student.getByText(unknown)).toBeVisible();
  await auditAtBothSizes(student);

  await visit(page, '/bookings?when=past');
  await page.getByRole('link', { name: /^Say what happened/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^Amara\w* says you weren’t there$/ })).toBeVisible();
  await expect(page.locator('.no-show-said')).toContainText('I waited for half an hour.');
  await auditAtBothSizes(page);
  await page.getByRole('button', { name: 'I was there' }).click();
  const answering = page.getByRole('dialog');
  await answering.getByRole('textbox').fill('I was in the call from nine.');
  await answering.getByLabel('Documents (optional)').setInputFiles(PICTURE);
  await expect(answering.getByText('call.webp')).toBeVisible();
  await auditPartAtBothSizes(page);
  await answering.getByRole('button', { name: 'I was there' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^You and Amara\w* disagree$/ })).toBeVisible();
  await expect(page.locator('.no-show-said')).toContainText('I was in the call from nine.');
  await expect(page.getByText('call.webp')).toBeVisible();
  await auditPage(page);

  const staff = await anotherBrowser();
  await enterAsStaff(staff, 'moderator');
  await openConsole(staff, watch, '/admin/no-shows?state=contested', 'No-shows');
  await auditPage(staff);
  await staff
    .getByRole('link', { name: new RegExp(`${mentor.person.first_name}.*${prospect.person.first_name}`) })
    .click();
  await expect(staff.getByRole('heading', { level: 1, name: /^No-show: Linh/ })).toBeVisible();
  const evidence = staff.getByRole('region', { name: 'Evidence' });
  await expect(evidence).toContainText('I waited for half an hour.');
  await expect(evidence).toContainText('I was in the call from nine.');
  await expect(evidence.getByText(unknown)).toHaveCount(2);
  await staff.getByRole('button', { name: 'Show: call.webp' }).click();
  await expect(staff.getByRole('img', { name: 'Document 1' })).toBeVisible();
  const form = staff.getByRole('form', { name: 'Decide this case' });
  await form.getByRole('button', { name: 'Show statement' }).click();
  await expect(form.getByText('Say what you found')).toBeVisible();
  await auditAtBothSizes(staff);
  await form.getByLabel('What happened').selectOption({ label: 'Both came: no refund' });
  await form.getByLabel('What we found').fill('Both of you waited in different calls.');
  await staff.reload();
  await expect(form.getByLabel('What we found')).toHaveValue('Both of you waited in different calls.');
  await form.getByRole('button', { name: 'Show statement' }).click();
  const look = staff.getByRole('dialog', { name: 'Decide this case' });
  await expect(look.getByText('Both of you waited in different calls.')).toHaveCount(2);
  await auditPartAtBothSizes(staff);
  await look.getByRole('button', { name: 'Decide case' }).click();
  await expect(form).toHaveCount(0);
  await expect(staff.getByText('Both came: no refund')).toBeVisible();
  await auditPage(staff);

  await visit(student, `/bookings/${id}`);
  await expect(student.getByRole('heading', { level: 2, name: 'You both came' })).toBeVisible();
  await expect(student.getByText('call.webp')).toHaveCount(0);
  await expect(student.getByText('Both of you waited in different calls.')).toBeVisible();
  await auditPage(student);
});

test(
  '[T-350] the link to join in an email leads to a page that records the join and goes on to the call; too early it says from when',
  { tag: '@full' },
  async ({ page, anotherBrowser }) => {
    const student = await anotherBrowser();
    const mentor = await newMentor(page, 'Linh', 'Vu');
    const prospect = await newProspect(student, 'Amara', 'Obi');
    const { id } = await bookSession(prospect, mentor);
    const call = 'https://meet.google.com/abc-defg-hij';
    await mentor.client.setMeetingPlace({ params: { id }, body: { place: call } });
    await student.route(`${call}**`, (route) => route.fulfill({ body: 'The call', contentType: 'text/plain' }));

    await visit(student, `/bookings/${id}/join`);
    await expect(student.getByText(/^You can join from /)).toBeVisible();
    await auditAtBothSizes(student);
    // Now: it ends in five minutes.
    await letPass(id, { days_ago: -1 / 288, status: 'confirmed' });
    await student.goto(`/bookings/${id}/join`);
    await expect(student).toHaveURL(call);
    await expect(student.getByText('The call', { exact: true })).toBeVisible();
    await prospect.client.reportNoShow({ params: { id }, body: {} });
    const { evidence } = await mentor.client.getNoShow({ params: { id } });
    expect(evidence.filter(({ kind }) => kind === 'joined')).toMatchObject([{ side: 'prospect', times: 1 }]);
  },
);

test(
  '[T-40] [T-44] a case holds in Arabic for its people and for the staff, in light and dark',
  { tag: '@full' },
  async ({ page, anotherBrowser, watch }) => {
    const student = await anotherBrowser();
    const { mentor, prospect, id } = await session(page, student);
    await report(prospect.client, id);
    await visit(page, `/bookings/${id}`);
    await inArabic(page, page.url());
    await visit(page, `/bookings/${id}`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('.no-show-known')).toBeVisible();
    await auditAtBothSizes(page);
    await contest(mentor.client, id);

    await enterAsStaff(student, 'moderator');
    await inArabic(student, page.url());
    watch.expectProblem(/status of 404.*\/admin|answer 404: GET .*\/admin/);
    for (const [address, part] of [
      ['/admin/no-shows', '.filter-row'],
      [`/admin/no-shows/${id}`, '.no-show-timeline'],
    ] as const) {
      await student.goto(address);
      await expect(student.locator(part)).toBeVisible();
      await auditAtBothSizes(student);
    }
  },
);

test(
  '[T-48] a suspended person is heard: they answer a report on the page of their session',
  { tag: '@full' },
  async ({ page, anotherBrowser }) => {
    const { mentor, prospect, id } = await session(page, await anotherBrowser());
    await report(prospect.client, id);
    await suspend(mentor.person.email, 'Sessions were not held.');
    await visit(page, '/bookings?when=past');
    await page.getByRole('link', { name: /^Say what happened/ }).click();
    await page.getByRole('button', { name: 'I was there' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('I was in the call.');
    await page.getByRole('dialog').getByRole('button', { name: 'I was there' }).click();
    await expect(page.getByRole('heading', { level: 2, name: /^You and Amara\w* disagree$/ })).toBeVisible();
    await expect(page.locator('.no-show-said')).toContainText('I was in the call.');
    await auditAtBothSizes(page);
  },
);
