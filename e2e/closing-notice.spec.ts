/** @module-tag full a notice of 30 days, over the console, mail, the mentor’s page and a visitor’s; tests of the API check each rule in every run */
import { auditAtBothSizes, auditPart } from './support/audit.ts';
import { openMail } from './support/mailbox.ts';
import { inDatabase } from './support/past-session.ts';
import { newMentor, newProspect } from './support/profiles.ts';
import { enterAsStaff, openConsole } from './support/staff.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

const DAY_MS = 24 * 60 * 60_000;

/** Lets the notice of a closing be over, as 30 days would. */
const letNoticePass = (user_id: string) =>
  inDatabase(async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `update moderation_measure set begins_at = now() where user_id = $1 and kind = 'close_account' returning id`,
      [user_id],
    );
    await client.query(`select graphile_worker.add_job('begin-measure', json_build_object('measure_id', $1::text))`, [
      rows[0]?.id,
    ]);
  });

test('[T-274] an admin closes a mentor’s account with 30 days’ notice: statement, email, page and appeal; the account is closed once the notice is over', async ({
  page,
  anotherBrowser,
  watch,
}) => {
  const at = await anotherBrowser();
  const mentor = await newMentor(at, 'Vera', 'Visa');
  const { id: profile_id } = await mentor.client.getMyMentorProfile();
  const { id: user_id } = await mentor.client.getAuthenticatedUser();
  const reporter = await newProspect(await anotherBrowser(), 'Amara', 'Obi');
  const target = { type: 'mentor_profile', id: profile_id } as const;
  await reporter.client.createReport({
    body: { target, reason: 'scam', text: 'Sells visas that are forged.', good_faith: true },
  });
  const { client } = await enterAsStaff(page, 'admin');
  const cases = await client.listCases({ query: { type: 'mentor_profile', page_size: 100 } });
  const found = cases.items.find(({ owner }) => owner?.slug === mentor.slug);
  const last = new Date(Date.now() + 30 * DAY_MS).getUTCFullYear();

  await openConsole(page, watch, `/admin/cases/${found?.id}`, /Visa$/);
  await page.getByRole('checkbox', { name: 'Close account' }).check();
  const when = page.getByLabel('When the account closes');
  await expect(when.locator('option:checked')).toHaveText('After 30 days’ notice');
  await page.getByLabel('Broken rule').selectOption('scam');
  await page.getByLabel('What you found').fill('You sold forged visas.');
  await auditAtBothSizes(page);
  await page.getByRole('button', { name: 'Show statement' }).click();
  const statement = page.getByRole('dialog', { name: 'Show statement' });
  await expect(statement).toContainText(new RegExp(`Your account closes on .* ${last}\\.`));
  await expect(statement).toContainText('You sold forged visas.');
  await auditPart(page);
  await statement.getByRole('button', { name: 'Send decision' }).click();
  await expect(page.getByText('Decision sent')).toBeVisible();

  await openMail(at, mentor.person.email, /We’ve made a decision about you/);
  await expect(at.frameLocator('iframe').getByText(/Your account closes on/)).toBeVisible();
  const { items } = await mentor.client.listMyDecisions({ query: {} });
  const decision = `/decisions/${items[0]?.id}`;
  await visit(at, decision);
  await expect(at.getByRole('main')).toContainText('You sold forged visas.');
  await expect(at.getByRole('listitem').filter({ hasText: 'Account closed' })).toContainText(/from/i);
  await auditAtBothSizes(at);
  await at.getByRole('button', { name: 'Send appeal' }).click();
  await at.getByLabel('Why is the decision wrong?').fill('I sold none: the documents were examples.');
  await at.getByRole('button', { name: 'Send appeal' }).click();
  await expect(at.getByRole('heading', { name: 'Your appeal' })).toBeFocused();
  // Until that day the profile is visible to everyone.
  const visitor = await anotherBrowser();
  await visit(visitor, `/${mentor.slug}/mentor-profile`);
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Vera');

  await letNoticePass(user_id);
  await expect(async () => {
    expect((await mentor.client.getAuthenticatedUser()).status).toBe('suspended');
  }).toPass();
  await openConsole(page, watch, `/admin/people/${user_id}`, /Vera/);
  await expect(page.getByText('You sold forged visas.').first()).toBeVisible();
  watch.expectProblem(/404/);
  await visit(visitor, `/${mentor.slug}/mentor-profile`);
  await expect(visitor.getByRole('heading', { level: 1 })).not.toContainText('Vera');
  // A closed account still reads why, and its appeal.
  await visit(at, decision);
  await expect(at.getByRole('main')).toContainText('You sold forged visas.');
  await expect(at.getByRole('heading', { name: 'Your appeal' })).toBeVisible();
});
