import { auditPage, auditPart } from './support/audit.ts';
import { takeClock } from './support/clock.ts';
import { afterRetries, FailingApi } from './support/failing-api.ts';
import { fillSignIn, newPerson } from './support/people.ts';
import { enter } from './support/quick-session.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

const ROUTE = '/search?origin_country_codes=VN&destination_country_codes=NL';
const NAME = 'Mentors from Vietnam in the Netherlands';

test('[B-10] [E-13] a search is saved on the way through signing in, renamed, opened, and deleted with a way back', async ({
  page,
  anotherBrowser,
}) => {
  const person = newPerson('Ada', 'Okafor');
  const api = await enter(await anotherBrowser(), person, { isNew: true, hasPassword: true });
  await visit(page, '/search');
  await expect(page.getByRole('link', { name: 'Save this search' })).toBeHidden();
  await visit(page, ROUTE);
  await page.getByRole('link', { name: 'Save this search' }).click();
  await fillSignIn(page, person);
  await expect(page).toHaveURL(ROUTE);
  await expect(page.getByText('Search saved. We’ll email you when a new mentor matches.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Saved', exact: true })).toBeVisible();

  await visit(page, `${ROUTE}&topics=scholarships`);
  await page.getByRole('button', { name: 'Save this search' }).click();
  await page.getByRole('link', { name: 'Saved', exact: true }).click();
  await expect(page).toHaveURL('/saved-searches');
  const list = page.getByRole('list', { name: 'Saved searches' });
  const first = list
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: NAME }) })
    .last();
  await expect(first.getByText('To the Netherlands')).toBeVisible();
  await auditPage(page);

  await first.getByRole('button', { name: `Rename: ${NAME}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename this search' });
  await dialog.getByLabel('Name').fill(' ');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(dialog.getByText('Enter a name')).toBeVisible();
  await auditPart(page);
  await dialog.getByLabel('Name').fill('My route');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(list.getByRole('heading', { name: 'My route' })).toBeVisible();
  const mine = list.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'My route' }) });
  await mine.getByLabel('Emails about new mentors').selectOption('At most once a week');
  const savedOf = async () => (await api.listSavedSearches()).items.find(({ name }) => name === 'My route');
  await expect.poll(async () => (await savedOf())?.mail_frequency).toBe('weekly');

  await mine.getByRole('button', { name: 'Delete: My route' }).click();
  await expect(mine).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await mine.getByRole('link', { name: 'Open: My route' }).click();
  await expect(page).toHaveURL(ROUTE);
  await page.goBack();
  await list
    .getByRole('button', { name: /^Delete/ })
    .first()
    .press('Enter');
  await expect(list.getByRole('link').first()).toBeFocused();
  await list
    .getByRole('button', { name: /^Delete/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('heading', { name: 'No saved searches yet' })).toBeVisible();
  await expect(page.locator('#main')).toBeFocused();
  await page.goto('about:blank');
  await expect.poll(async () => (await api.listSavedSearches()).total).toBe(0);
});

test('saved searches that can’t be read say so, and are asked for again', async ({ page, watch }) => {
  await enter(page, newPerson('Bea', 'Okafor'), { isNew: true });
  const failing = await new FailingApi().intercept(page, '**/api/v1/saved-searches');
  failing.answer = { status: 503 };
  watch.expectProblem(/503/);
  await takeClock(page);
  await visit(page, '/saved-searches');
  await afterRetries(page);
  failing.answer = null;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'No saved searches yet' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Find a mentor' }).click();
  await expect(page).toHaveURL('/search');
});
