import { auditPage, auditPart } from './support/audit.ts';
import { fillSignIn, newPerson } from './support/people.ts';
import { enter } from './support/quick-session.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

const ROUTE = '/search?origin_country_codes=VN&destination_country_codes=NL';
const NAME = 'Mentors from Vietnam in the Netherlands';

test('[B-10] [E-13] a search is saved on the way through signing in, renamed, opened, and deleted', async ({
  page,
  anotherBrowser,
}) => {
  const person = newPerson('Ada', 'Okafor');
  const api = await enter(await anotherBrowser(), person, { isNew: true, hasPassword: true });
  await visit(page, ROUTE);
  await page.getByRole('link', { name: 'Save this search' }).click();
  await fillSignIn(page, person);
  await expect(page).toHaveURL(ROUTE);
  await expect(page.getByText('Search saved. We’ll email you when a new mentor matches.')).toBeVisible();
  await page.getByRole('link', { name: 'Saved', exact: true }).click();
  await expect(page).toHaveURL('/saved-searches');
  const list = page.getByRole('list', { name: 'Saved searches' });
  await expect(list.getByText('To the Netherlands')).toBeVisible();
  await auditPage(page);

  await list.getByRole('button', { name: `Rename: ${NAME}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename this search' });
  await auditPart(page);
  await dialog.getByLabel('Name').fill('My route');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await list.getByRole('link', { name: 'Open: My route' }).click();
  await expect(page).toHaveURL(ROUTE);
  await page.goBack();
  await list.getByRole('button', { name: 'Delete: My route' }).click();
  await expect(page.getByRole('heading', { name: 'No saved searches yet' })).toBeVisible();
  // It is deleted for good once the page is left.
  await page.goto('about:blank');
  await expect.poll(async () => (await api.listSavedSearches()).total).toBe(0);
});
