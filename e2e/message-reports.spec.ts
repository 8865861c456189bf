/** @module-tag full Several people and a moderator, on one page after the other */

import { auditAtBothSizes, auditPart } from './support/audit.ts';
import { newMentor, newProspect } from './support/profiles.ts';
import { enterAsStaff, openConsole } from './support/staff.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

const log = (of: Page) => of.getByRole('region', { name: 'Messages in this conversation' });
const write = (mentor_slug: string, text: string) => ({
  body: { mentor_slug, text, client_message_id: crypto.randomUUID() },
});

test('[T-262] a student reports a message: the conversation freezes, and a moderator reads it, removes it and stops its author', async ({
  page,
  anotherBrowser,
  watch,
}) => {
  const [student, office] = [await anotherBrowser(), await anotherBrowser()];
  const mentor = await newMentor(page, 'Linh', 'Vu');
  const prospect = await newProspect(student, 'Amara', 'Obi');
  const { thread_id: id } = await prospect.client.startThread(write(mentor.slug, 'How did you find a room?'));
  const body = { text: 'Come to my flat at night, alone.', client_message_id: crypto.randomUUID() };
  await mentor.client.sendMessage({ params: { id }, body });

  await visit(student, `/messages/${id}`);
  const line = log(student).getByRole('listitem').filter({ hasText: 'Come to my flat' });
  await line.hover();
  await auditAtBothSizes(student);
  await line.getByRole('button', { name: /^Report this message: Linh/ }).click();
  const dialog = student.getByRole('dialog', { name: /^Report this message: Linh/ });
  await dialog.getByLabel('What’s wrong?').selectOption('safety');
  await expect(dialog).toContainText('Until we’ve looked at it, neither of you can write in this conversation.');
  await dialog.getByLabel('What happened?').fill('He wants me to come alone.');
  await dialog.getByRole('checkbox').check();
  await auditPart(student);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await student.getByRole('button', { name: 'Done' }).click();
  const frozen = 'Our team is looking at this conversation. No one can write until then.';
  await expect(student.getByText(frozen)).toBeVisible();
  await auditAtBothSizes(student);
  await visit(page, `/messages/${id}`);
  await expect(page.getByText(frozen)).toBeVisible();

  const staff = await enterAsStaff(office, 'moderator');
  const cases = await staff.client.listCases({ query: { type: 'message', page_size: 100 } });
  const found = cases.items.find(({ owner }) => owner?.slug === mentor.slug);
  await openConsole(office, watch, `/admin/cases/${found?.id}`, /^Message: /);
  await expect(office.getByText('Come to my flat')).toHaveCount(0);
  await office.getByRole('button', { name: 'Show messages' }).click();
  await expect(office.getByText('Come to my flat at night, alone.')).toBeVisible();
  await expect(office.getByText('How did you find a room?')).toBeVisible();
  await expect(office.getByText('No one can write in this conversation until you decide.')).toBeVisible();
  await auditAtBothSizes(office);
  await office.getByRole('checkbox', { name: /^Remove/ }).check();
  await office.getByRole('checkbox', { name: 'Stop messages' }).check();
  await office.getByLabel('Days without messages').fill('14');
  await office.getByLabel('Broken rule').selectOption('safety');
  await office.getByLabel('What you found').fill('You asked a student to come alone.');
  await office.getByRole('button', { name: 'Show statement' }).click();
  const statement = office.getByRole('dialog', { name: 'Show statement' });
  await expect(statement).toContainText('Your message is removed.');
  await expect(statement).toContainText('You can’t send messages until');
  await statement.getByRole('button', { name: 'Send decision' }).click();
  await expect(office.getByText('Decision sent')).toBeVisible();

  await expect(log(student).getByText('This message was removed.')).toBeVisible();
  await expect(student.getByRole('textbox', { name: /^Message / })).toBeVisible();
  await visit(page, `/messages/${id}`);
  await expect(page.getByText('You can’t send messages for now.')).toBeVisible();
  await auditAtBothSizes(page);
});
