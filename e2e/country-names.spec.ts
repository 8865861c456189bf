import { newProspect } from './support/profiles.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

const list = '**/api/v1/reference/countries?limit=250';

/** Gives every country of the full list a name that stands nowhere else. @returns how often the list was asked for */
async function renameCountries(page: Page): Promise<() => number> {
  let asked = 0;
  await page.route(list, async (route) => {
    asked += 1;
    const answer = await route.fetch();
    const countries = (await answer.json()) as { name: string }[];
    await route.fulfill({
      response: answer,
      json: countries.map((one) => ({ ...one, name: `${one.name} of the list` })),
    });
  });
  return () => asked;
}

test('[K-03] search, saved searches, profiles and pickers name countries by the full list, which comes once', async ({
  page,
}) => {
  const { client } = await newProspect(page, 'Ngozi', 'Balogun');
  await client.patchMyProspectProfile({ body: { target_country_codes: ['NL'], current_country_code: 'GH' } });
  const asked = await renameCountries(page);

  await visit(page, '/search?destination_country_codes=NL&sort_by=name');
  await expect(page.getByRole('link', { name: 'Remove filter: To the Netherlands', exact: true })).toBeVisible();
  expect(asked()).toBe(0);
  await page.getByRole('button', { name: 'Save this search' }).click();
  await page.getByLabel('Sort by').selectOption({ index: 0 });
  await expect(
    page.getByRole('link', { name: 'Remove filter: To the Netherlands of the list', exact: true }),
  ).toBeVisible();

  await page.getByRole('link', { name: 'Saved', exact: true }).click();
  await expect(
    page.getByRole('list', { name: 'Saved searches' }).getByText('To the Netherlands of the list'),
  ).toBeVisible();

  await page.getByRole('banner').locator('.drop-account summary').click();
  await page.getByRole('link', { name: 'Student profile' }).click();
  await expect(page.getByText('Ghana of the list', { exact: true })).toBeVisible();
  await expect(page.getByText('Nigeria of the list')).toHaveCount(1);
  expect(asked()).toBe(1);
});

test('[K-03] without the list countries are named all the same', async ({ page, watch }) => {
  watch.expectProblem(/reference\/countries|ERR_/);
  await page.route(list, (route) => route.abort('connectionfailed'));
  await visit(page, '/search?destination_country_codes=NL&sort_by=name');
  await page.getByLabel('Sort by').selectOption({ index: 0 });
  await expect(page).not.toHaveURL(/sort_by=name/);
  await expect(page.getByRole('link', { name: 'Remove filter: To the Netherlands', exact: true })).toBeVisible();
});
