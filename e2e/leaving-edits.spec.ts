/** @module-tag full It tests going back in a browser; page tests check the question before leaving. */
import { auditPart } from './support/audit.ts';
import { newMentor } from './support/profiles.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
const stay = (page: Page) => question(page).getByRole('button', { name: 'Keep editing' }).click();
const leave = (page: Page) => question(page).getByRole('button', { name: 'Leave without saving' }).click();
const toBookings = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Bookings' }).click();

test('[U-17] a mentor who is done, or leaves, with something unsaved is asked first', async ({ page }) => {
  const { slug } = await newMentor(page, 'Thao', 'Ly');
  await visit(page, `/${slug}/mentor-profile`);
  const edit = page.getByRole('button', { name: 'Edit', exact: true });
  const done = page.getByRole('button', { name: 'Done', exact: true });
  await edit.click();
  await done.click();
  await expect(question(page)).toBeHidden();

  await edit.click();
  await page.getByRole('button', { name: 'Edit: About' }).click();
  const headline = page.getByLabel('Headline');
  await headline.fill('Dikes and dunes');
  await done.click();
  await auditPart(page);
  await stay(page);
  await expect(headline).toHaveValue('Dikes and dunes');
  await toBookings(page);
  await stay(page);
  await expect(headline).toHaveValue('Dikes and dunes');
  await done.click();
  await leave(page);
  await expect(edit).toBeVisible();
  await expect(page.getByText('Dikes and dunes')).toBeHidden();

  await edit.click();
  await expect(headline).toBeHidden();
  await page.getByRole('button', { name: 'Add education' }).click();
  await page.getByLabel('School name').fill('Bách Khoa');
  await toBookings(page);
  await leave(page);
  await expect(page).toHaveURL('/bookings');
  await page.goBack();
  await expect(edit).toBeVisible();
});
