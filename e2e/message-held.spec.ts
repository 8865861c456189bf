/** @module-tag full Several people and a moderator, on one page after the other */

import { auditAtBothSizes } from './support/audit.ts';
import { newMentor, newProspect, type WithProfile } from './support/profiles.ts';
import { enterAsStaff, openConsole } from './support/staff.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

const log = (of: Page) => of.getByRole('region', { name: 'Messages in this conversation' });
const SAME = 'Hello dear mentor, please tell me everything about your university and how I get in';

const write = ({ client }: WithProfile, mentor_slug: string, text: string) =>
  client.startThread({ body: { mentor_slug, text, client_message_id: crypto.randomUUID() } });

test('[T-382] the same text to a fourth person waits, shown as such to its author alone, until a moderator lets it through', async ({
  page,
  anotherBrowser,
  watch,
}) => {
  const [office, first] = [await anotherBrowser(), await anotherBrowser()];
  const mentors = [];
  for (const name of ['Linh', 'Mai', 'Huong']) {
    mentors.push(await newMentor(null, name, 'Vu'));
  }
  const fourth = await newMentor(first, 'Thao', 'Vu');
  const prospect = await newProspect(page, 'Amara', 'Obi');
  for (const mentor of mentors) {
    await write(prospect, mentor.slug, SAME);
  }
  await visit(page, `/messages/new?mentor=${fourth.slug}`);
  await page.getByRole('textbox', { name: /^Message / }).fill(`${SAME}!`);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(log(page)).toContainText(SAME);
  await expect(log(page).getByText('Waiting for a check by our team')).toBeVisible();
  await auditAtBothSizes(page);
  await visit(first, '/messages');
  await expect(first.getByRole('heading', { name: 'No messages yet' })).toBeVisible();

  const staff = await enterAsStaff(office, 'moderator');
  const caseOf = async () => {
    const { items } = await staff.client.listCases({ query: { type: 'message', page_size: 100 } });
    return items.find(({ owner }) => owner?.slug === prospect.slug)?.id;
  };
  await expect.poll(caseOf).toBeDefined();
  await openConsole(office, watch, `/admin/cases/${await caseOf()}`, /^Message: /);
  await office.getByRole('button', { name: 'Show messages' }).click();
  await expect(office.getByText(`${SAME}!`)).toBeVisible();
  await auditAtBothSizes(office);
  await office.getByRole('checkbox', { name: /^No action/ }).check();
  await office.getByLabel('What you found').fill('A student asks several mentors the same.');
  await office.getByRole('button', { name: 'Show statement' }).click();
  await office.getByRole('dialog', { name: 'Show statement' }).getByRole('button', { name: 'Send decision' }).click();
  await expect(office.getByText('Decision sent')).toBeVisible();

  await expect(log(page).getByText('Waiting for a check by our team')).toHaveCount(0);
  await first.getByRole('link', { name: /Amara/ }).click();
  await expect(log(first)).toContainText(SAME);
});

test('[T-382] the fifth hidden part in a week opens a case, of which its author sees nothing but what is hidden', async ({
  page,
  anotherBrowser,
  watch,
}) => {
  const office = await anotherBrowser();
  const mentor = await newMentor(null, 'Linh', 'Vu');
  const prospect = await newProspect(page, 'Amara', 'Obi');
  const { thread_id } = await write(prospect, mentor.slug, 'Write to a1@mail.example.com, a2@mail.example.com');
  await visit(page, `/messages/${thread_id}`);
  const text = 'Or to a3@mail.example.com, a4@mail.example.com or a5@mail.example.com';
  await page.getByRole('textbox', { name: /^Message / }).fill(text);
  await expect(page.getByText(/^Linh\w* won’t see this until/)).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(log(page).getByText(/sees this without the hidden part/)).toHaveCount(2);
  await expect(page.getByRole('textbox', { name: /^Message / })).toBeVisible();

  const staff = await enterAsStaff(office, 'moderator');
  const caseOf = async () => {
    const { items } = await staff.client.listCases({ query: { type: 'message', page_size: 100 } });
    return items.find(({ owner }) => owner?.slug === prospect.slug)?.id;
  };
  await expect.poll(caseOf).toBeDefined();
  await openConsole(office, watch, `/admin/cases/${await caseOf()}`, /^Message: /);
  await office.getByRole('button', { name: 'Show messages' }).click();
  await expect(office.getByText('a5@mail.example.com')).toBeVisible();
});
