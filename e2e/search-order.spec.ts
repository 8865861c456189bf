import { countMentors } from './support/count-mentors.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { addressOf, visit } from './support/visit.ts';

atOneSize();

test('[B-10] a filter change goes to page 1 and keeps the sorting, which can be turned around', async ({ page }) => {
  await visit(page, '/search?sort_by=name&page=3&page_size=5');
  const all = await countMentors(page);
  await page.getByRole('checkbox', { name: /^Motivation letter/ }).check();
  await expect(page).toHaveURL(/topics=motivation-letter/);
  expect(addressOf(page)).toContain('sort_by=name');
  expect(addressOf(page)).not.toContain('page=3');
  const sort = page.getByLabel('Sort by');
  await expect(sort).toHaveValue('name');
  const first = page.getByRole('article').first().getByRole('heading');
  await expect.poll(() => countMentors(page)).toBeLessThan(all);
  const fromTheFront = await first.innerText();
  const around = page.getByRole('link', { name: 'Reverse order' });
  await around.click();
  await expect(page).toHaveURL(/sort_by=name&sort_order=desc/);
  await expect(sort.getByRole('option', { name: 'Name, Z to A' })).toBeAttached();
  await expect(first).not.toHaveText(fromTheFront);
  await around.click();
  await expect(first).toHaveText(fromTheFront);
  expect(addressOf(page)).not.toContain('sort_order');
  await sort.selectOption({ label: 'Recommended' });
  await expect(around).toBeHidden();
});
