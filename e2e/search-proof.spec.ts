/// <reference lib="dom" />

import { auditAtBothSizes, auditPage, auditPart } from './support/audit.ts';
import { countMentors } from './support/count-mentors.ts';
import { atOneSize, expect, test, type Locator } from './support/test.ts';
import { visit } from './support/visit.ts';

const KINDS = ['Any proof', 'Degree seen', 'Named by the university'] as const;

/** The number beside each kind of proof. */
async function notesOf(fields: Locator): Promise<number[]> {
  const notes = KINDS.map((name) =>
    fields
      .locator('label')
      .filter({ has: fields.page().getByRole('checkbox', { name }) })
      .locator('.checkbox-note')
      .textContent(),
  );
  return (await Promise.all(notes)).map((note) => Number.parseInt(note ?? '', 10));
}

test('[T-58] [T-80] the filter by proof says how many mentors have one, and all cards then show it', async ({
  page,
  isMobile,
}) => {
  await visit(page, '/search');
  const all = await countMentors(page);
  if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click();
  const fields = isMobile
    ? page.getByRole('dialog', { name: 'Filters' })
    : page.getByRole('complementary', { name: 'Filters' });
  const [any = 0, degree = 0, named = 0] = await notesOf(fields);
  expect(any).toBeGreaterThan(degree + named - 1);
  expect(any).toBeLessThan(all);
  expect(Math.min(degree, named)).toBeGreaterThan(0);
  await fields.getByRole('checkbox', { name: 'Degree seen' }).check();
  if (isMobile) {
    await auditPart(page);
    await fields.getByRole('button', { name: `Show ${degree} mentors` }).click();
  }
  await expect(page).toHaveURL(/proof=graduation/);
  await expect.poll(() => countMentors(page)).toBe(degree);
  const cards = page.getByRole('article');
  await expect(cards.filter({ hasText: /Degree .*seen · \w{3} 20\d\d/ })).toHaveCount(await cards.count());
  await auditPage(page);
  await page.getByRole('link', { name: 'Remove filter: Degree seen' }).click();
  // Other tests add mentors meanwhile.
  await expect.poll(() => countMentors(page)).toBeGreaterThan(degree);
});

test.describe('at a desk', () => {
  atOneSize();

  test('[T-81] a profile says what was checked and when, and what it means; one without proof says nothing', async ({
    page,
    context,
  }) => {
    await visit(page, '/linh-tran/mentor-profile');
    const proofs = page.getByRole('list', { name: 'Proof of this study' });
    await expect(proofs).toHaveCount(1);
    await expect(proofs.getByText(/^Had an @tudelft\.nl address · checked \w{3} 20\d\d$/)).toBeVisible();
    await proofs.getByText(/^Degree seen · \w{3} 20\d\d$/).click();
    await expect(proofs.getByText('Our staff saw a document of this degree')).toBeVisible();
    await auditAtBothSizes(page);
    await context.addCookies([{ name: 'am_lang', value: 'ar', url: new URL('/', page.url()).href }]);
    await visit(page, '/linh-tran/mentor-profile');
    await expect(page.getByText('\u2068@tudelft.nl\u2069')).toBeVisible();
    await auditPage(page);
    await visit(page, '/mateus-almeida/mentor-profile');
    await expect(page.locator('.study-proofs')).toHaveCount(0);
  });

  test('[T-59] a search by proof is saved with its filter', async ({ page }) => {
    await visit(page, '/search?proof=vouched');
    await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Named by the university');
    await expect(page.getByRole('checkbox', { name: 'Named by the university' })).toBeChecked();
  });
});
