import { auditAtBothSizes, auditPart, expectNoSidewaysScroll } from './support/audit.ts';
import { newMentor, newProspect, type WithProfile } from './support/profiles.ts';
import { enterAsStaff, openConsole } from './support/staff.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();
// They share one queue.
test.describe.configure({ mode: 'serial' });

const HOSTILE = '<img src=x onerror="document.title=1"><b>Buy visas</b>';

/** A mentor whose services a student reports, one case each. @returns their titles. */
async function queueOf(mentor: WithProfile, student: WithProfile, count: number): Promise<string[]> {
  const titles = Array.from({ length: count }, (_, index) => `Visa shop ${index + 1} ${mentor.slug}`);
  for (const title of titles) {
    const { id } = await mentor.client.createEventType({
      body: { title, description: HOSTILE, duration_min: 30, currency: 'EUR', default_platform: 'google_meet' },
    });
    const target = { type: 'service', id } as const;
    await student.client.createReport({
      body: { target, reason: 'scam', text: `Sells visas. ${HOSTILE}`, good_faith: true },
    });
  }
  return titles;
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const rows = (page: Page) => page.getByRole('row').filter({ hasText: 'Scam or fraud' });

test('[T-39] a moderator works through a queue of ten by keyboard alone', async ({ page, anotherBrowser, watch }) => {
  const mentor = await newMentor(await anotherBrowser(), 'Vera', 'Visa');
  const student = await newProspect(await anotherBrowser(), 'Amara', 'Obi');
  await queueOf(mentor, student, 10);
  await enterAsStaff(page, 'moderator');
  await openConsole(page, watch, '/admin/cases?type=service', 'Cases');
  await expect(rows(page).first()).toBeVisible();
  const mine = rows(page).filter({ hasText: new RegExp(mentor.slug.split('-')[0] ?? '', 'i') });
  for (let left = 10; left > 0; left -= 1) {
    await expect(mine).toHaveCount(left);
    // Other tests report services, too.
    await expect(async () => {
      await page.keyboard.press('j');
      await expect(mine.filter({ has: page.locator(':focus') })).toHaveCount(1, { timeout: 500 });
    }).toPass();
    await page.keyboard.press('Enter');
    await expect(heading(page, /Visa$/)).toBeVisible();
    await page.keyboard.press('e');
    await expect(page.getByRole('button', { name: 'Give back' })).toBeVisible();
    // Warn, and remove the service.
    await page.keyboard.press('3');
    await page.keyboard.press('4');
    await page.keyboard.press('f');
    await page.keyboard.type('You sold visas. ');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('Scam');
    await page.keyboard.press('Control+Enter');
    const statement = page.getByRole('dialog', { name: 'Show statement' });
    await expect(statement).toContainText('no longer shown');
    await expect(statement).toContainText('What we found: You sold visas.');
    await page.keyboard.press('Control+Enter');
    await expect(heading(page, 'Cases')).toBeVisible();
  }
  const { items } = await mentor.client.listMyDecisions({ query: { page_size: 20 } });
  expect(items).toHaveLength(10);
});

test('[T-32] [T-39] nothing typed is lost when another moderator was faster, offline or in a reload; words are shown as text', async ({
  page,
  anotherBrowser,
  watch,
}) => {
  const mentor = await newMentor(await anotherBrowser(), 'Vera', 'Visa');
  const student = await newProspect(await anotherBrowser(), 'Amara', 'Obi');
  const [title = ''] = await queueOf(mentor, student, 1);
  await enterAsStaff(page, 'moderator');
  await openConsole(page, watch, '/admin/cases?type=service', 'Cases');
  const other = await anotherBrowser();
  await enterAsStaff(other, 'moderator');
  await rows(page)
    .filter({ hasText: new RegExp(mentor.slug.split('-')[0] ?? '', 'i') })
    .getByRole('link')
    .click();
  await expect(page.getByText(title)).toBeVisible();
  await expect(page.getByText(`Sells visas. ${HOSTILE}`)).toBeVisible();
  await expect(page.locator('main img')).toHaveCount(0);
  await other.goto(page.url());
  await expect(heading(other, /Visa$/)).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await auditPart(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('3');
  await expect(page.getByRole('checkbox', { name: 'Warn' })).toBeChecked();
  const facts = page.getByRole('textbox', { name: 'What you found' });
  await facts.fill('You sold visas.');
  await page.getByRole('combobox', { name: 'Broken rule' }).selectOption('Scam or fraud');
  await auditAtBothSizes(page);
  await expectNoSidewaysScroll(page);

  await other.keyboard.press('e');
  await expect(other.getByRole('button', { name: 'Give back' })).toBeVisible();
  watch.expectProblem(/409|status of 404/);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog', { name: 'Show statement' })).toContainText('We’re warning you');
  await auditPart(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Someone has changed this case.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(facts).toHaveValue('You sold visas.');

  await page.context().setOffline(true);
  watch.expectProblem(/ERR_INTERNET_DISCONNECTED|Failed to fetch|net::/);
  await page.getByRole('button', { name: 'Show statement' }).click();
  await expect(facts).toHaveValue('You sold visas.');
  await page.context().setOffline(false);
  await page.reload();
  await expect(facts).toHaveValue('You sold visas.');
  await expect(page.getByRole('checkbox', { name: 'Warn' })).toBeChecked();
  await other.keyboard.press('e');
  await expect(other.getByRole('button', { name: 'Work on this' })).toBeVisible();
});

test('[T-32] two moderators decide at once: one decision is sent, and the other moderator reads why theirs wasn’t', async ({
  page,
  anotherBrowser,
  watch,
}) => {
  const mentor = await newMentor(await anotherBrowser(), 'Vera', 'Visa');
  const student = await newProspect(await anotherBrowser(), 'Amara', 'Obi');
  await queueOf(mentor, student, 1);
  const { client } = await enterAsStaff(page, 'moderator');
  const { items } = await client.listCases({ query: { type: 'service', page_size: 100 } });
  const found = items.find(({ owner }) => owner?.slug === mentor.slug);
  const other = await anotherBrowser();
  await enterAsStaff(other, 'moderator');
  const sides = [page, other];
  for (const [at, side] of sides.entries()) {
    await openConsole(side, watch, `/admin/cases/${found?.id}`, /Visa$/);
    await side.getByRole('checkbox', { name: 'Warn' }).check();
    await side.getByLabel('Broken rule').selectOption('scam');
    await side.getByLabel('What you found').fill(`Found by number ${at}.`);
    await side.getByRole('button', { name: 'Show statement' }).click();
    await expect(side.getByRole('dialog', { name: 'Show statement' })).toContainText(`Found by number ${at}.`);
  }
  watch.expectProblem(/409/);
  await Promise.all(sides.map((side) => side.keyboard.press('Control+Enter')));
  const second = (side: Page) => side.getByRole('alert').filter({ hasText: /^Someone else decided this case first/ });
  await expect
    .poll(async () =>
      Promise.all(sides.map(async (side) => (await heading(side, 'Cases').count()) + (await second(side).count()))),
    )
    .toEqual([1, 1]);
  const late = (await second(page).count()) === 1 ? page : other;
  await expect(second(late)).toContainText('Your decision wasn’t sent.');
  await expect(late.getByText(`Found by number ${sides.indexOf(late)}.`)).toBeVisible();
  await auditAtBothSizes(late);
  const decisions = await mentor.client.listMyDecisions({ query: {} });
  expect(decisions.items).toHaveLength(1);
});

test('[T-39] the queue and a case in Arabic, at both sizes and in the dark', async ({ anotherBrowser, watch }) => {
  const mentor = await newMentor(await anotherBrowser(), 'Vera', 'Visa');
  const student = await newProspect(await anotherBrowser(), 'Amara', 'Obi');
  await queueOf(mentor, student, 1);
  const page = await anotherBrowser({ locale: 'ar' });
  await enterAsStaff(page, 'moderator');
  await openConsole(page, watch, '/admin/cases', 'القضايا');
  // Other tests report, too.
  const first = page.getByRole('row').filter({ hasText: 'خداع أو احتيال' }).filter({ hasText: /Visa/ }).first();
  await expect(first).toBeVisible();
  await auditAtBothSizes(page);
  await first.getByRole('link').click();
  await expect(heading(page, /Visa/)).toBeVisible();
  await auditAtBothSizes(page);
});

test('[T-176] [T-179] a moderator holds a mentor’s payouts by a decision and withdraws it; the mentor reads both', async ({
  page,
  anotherBrowser,
  watch,
}) => {
  const at = await anotherBrowser();
  const mentor = await newMentor(at, 'Vera', 'Visa');
  const student = await newProspect(await anotherBrowser(), 'Amara', 'Obi');
  const { items } = await mentor.client.listEventTypes({});
  const target = { type: 'service', id: items[0]?.id ?? '' } as const;
  const body = { target, reason: 'paying_outside', text: 'Asks for bank transfers.', good_faith: true } as const;
  await student.client.createReport({ body });
  const { client } = await enterAsStaff(page, 'moderator');
  const cases = await client.listCases({ query: { type: 'service', page_size: 100 } });
  const found = cases.items.find(({ owner }) => owner?.slug === mentor.slug);
  await openConsole(page, watch, `/admin/cases/${found?.id}`, /Visa$/);
  await page.getByLabel('Broken rule').selectOption('paying_outside');
  await expect(page.getByText('By our rules, strike 1 of this kind leads to: Warn')).toBeVisible();
  await page.getByRole('button', { name: 'Choose this' }).click();
  await expect(page.getByRole('checkbox', { name: 'Warn' })).toBeChecked();
  await page.locator('main').click({ position: { x: 1, y: 1 } });
  await page.keyboard.press('0');
  await expect(page.getByRole('checkbox', { name: 'Hold payouts' })).toBeChecked();
  await page.getByLabel('Days payouts are held').fill('14');
  await page.getByLabel('What you found').fill('You asked for bank transfers.');
  await auditAtBothSizes(page);
  await page.getByRole('button', { name: 'Show statement' }).click();
  const statement = page.getByRole('dialog', { name: 'Show statement' });
  await expect(statement).toContainText('We won’t pay out what you’ve earned until');
  await statement.getByRole('button', { name: 'Send decision' }).click();
  await expect(page.getByText('Decision sent')).toBeVisible();
  const decisions = await mentor.client.listMyDecisions({ query: {} });
  const address = `/decisions/${decisions.items[0]?.id}`;
  await visit(at, address);
  await expect(at.getByText('Payouts held')).toBeVisible();

  await openConsole(page, watch, `/admin/cases/${found?.id}`, /Visa$/);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw this decision?' });
  await dialog.getByLabel('Why').fill('It was another person.');
  await auditPart(page);
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Decision withdrawn').first()).toBeVisible();
  await visit(at, address);
  await expect(at.getByText('We overturned this decision. It no longer counts.')).toBeVisible();
});
