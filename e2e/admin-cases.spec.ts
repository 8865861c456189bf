/// <reference lib="dom" />

import { auditAtBothSizes, auditPart } from './support/audit.ts';
import { newMentor, newProspect, type WithProfile } from './support/profiles.ts';
import { enterAsStaff, openConsole } from './support/staff.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';

atOneSize();

/** A mentor whose services a student reports, one case each. */
async function queueOf(mentor: WithProfile, student: WithProfile, count: number): Promise<void> {
  for (let index = 1; index <= count; index += 1) {
    const { id } = await mentor.client.createEventType({
      body: {
        title: `Visa shop ${index} ${mentor.slug}`,
        description: 'Visas for everyone.',
        duration_min: 30,
        currency: 'EUR',
        default_platform: 'google_meet',
      },
    });
    const target = { type: 'service', id } as const;
    await student.client.createReport({
      body: { target, reason: 'scam', text: 'Sells visas that are forged.', good_faith: true },
    });
  }
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const rows = (page: Page) => page.getByRole('row').filter({ hasText: 'Scam or fraud' });

/** Goes down the queue by J to a case of a mentor: other tests report services, too. */
async function goDownTo(page: Page, first_name: string): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.closest('tr')?.textContent ?? '');
  for (let left = await rows(page).count(); left > 0 && !(await focused()).includes(first_name); left -= 1) {
    await page.keyboard.press('j');
  }
  expect(await focused()).toContain(first_name);
}

test('[T-39] a moderator works through a queue by keyboard alone', async ({ page, watch }) => {
  const mentor = await newMentor(null, 'Vera', 'Visa');
  const student = await newProspect(null, 'Amara', 'Obi');
  await queueOf(mentor, student, 3);
  await enterAsStaff(page, 'moderator');
  await openConsole(page, watch, '/admin/cases?type=service', 'Cases');
  const { first_name } = mentor.person;
  for (const left of [3, 2, 1]) {
    await expect(rows(page).filter({ hasText: first_name })).toHaveCount(left);
    const audit = async (look: (page: Page) => Promise<void>) => (left === 3 ? look(page) : undefined);
    await audit(auditAtBothSizes);
    await goDownTo(page, first_name);
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
    await audit(auditAtBothSizes);
    await page.keyboard.press('Control+Enter');
    const statement = page.getByRole('dialog', { name: 'Show statement' });
    await expect(statement).toContainText('no longer shown');
    await expect(statement).toContainText('What we found: You sold visas.');
    await audit(auditPart);
    await page.keyboard.press('Control+Enter');
    await expect(heading(page, 'Cases')).toBeVisible();
  }
  const { items } = await mentor.client.listMyDecisions({ query: { page_size: 20 } });
  expect(items).toHaveLength(3);
});

test(
  '[T-39] the queue and a case in Arabic, at both sizes and in the dark',
  { tag: '@full' },
  async ({ anotherBrowser, watch }) => {
    const mentor = await newMentor(null, 'Vera', 'Visa');
    const student = await newProspect(null, 'Amara', 'Obi');
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
  },
);
