import { auditPage, auditPart } from './support/audit.ts';
import { accountMenu } from './support/people.ts';
import { pick } from './support/pick.ts';
import { clientOf, newMentor, newProspect, universityId } from './support/profiles.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import { visit } from './support/visit.ts';

const edit = (page: Page) => page.getByRole('button', { name: 'Edit', exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const profile = (slug: string) => `/${slug}/mentor-profile`;

/** Opens the own profile and begins to change it. */
async function beginEditing(page: Page, slug: string): Promise<void> {
  await visit(page, profile(slug));
  await edit(page).click();
  await expect(page.getByRole('button', { name: 'Add education' })).toBeVisible();
}

atOneSize();

test('[C-20] [C-21] [C-22] [V-05] [V-06] [V-07] [V-08] [V-11] [P-03] [S-10] a mentor adds, changes and deletes studies, and others can’t', async ({
  page,
  anotherBrowser,
}) => {
  const visitor = await anotherBrowser();
  const [{ slug }] = await Promise.all([newMentor(page, 'Thao', 'Ly'), newProspect(visitor, 'Obi', 'Eze')]);
  await beginEditing(page, slug);

  await test.step('mistakes stand under their fields from the first change on', async () => {
    await page.getByRole('button', { name: 'Add education' }).click();
    const university = page.getByRole('combobox', { name: 'University' });
    await expect(university).toBeFocused();
    await save(page).click();
    await expect(university).toHaveAccessibleDescription(/University is required/);
    await expect(university).toBeFocused();
    await pick(university, 'Hanoi University of Sc', /^Hanoi University of Science and Technology/);
    const school = page.getByLabel('School name');
    await school.fill('');
    await expect(school).toHaveAccessibleDescription(/School name is required/);
    await school.fill('Bách Khoa');
    await page.getByLabel('Start month').fill('2014-09');
    await page.getByLabel('End month').fill('2013-01');
    await expect(page.getByLabel('End month')).toHaveAccessibleDescription(/End date must be after start date/);
    await page.getByLabel('End month').fill('2018-06');
    await expect(page.locator('.field-error')).toHaveCount(0);
  });

  await test.step('a newer entry is listed before it once saved, without a reload', async () => {
    await save(page).click();
    const schools = page.locator('.profile-path h3');
    await expect(schools).toHaveText(['Delft University of Technology', 'Bách Khoa']);
    await page.getByRole('button', { name: 'Edit Bách Khoa' }).click();
    await page.getByLabel('Field of study').fill('Hydrology');
    await page.getByLabel('Start month').fill('2021-09');
    await page.getByLabel('End month').fill('');
    await save(page).click();
    await expect(schools).toHaveText(['Bách Khoa', 'Delft University of Technology']);
    await expect(page.getByText('since Sep 2021')).toBeVisible();
  });

  await test.step('others see it, and no way to change it', async () => {
    await visit(visitor, profile(slug));
    await expect(visitor.getByText('Hydrology')).toBeVisible();
    // The reader is known by then.
    await expect(accountMenu(visitor)).toBeVisible();
    await expect(edit(visitor)).toHaveCount(0);
  });

  await test.step('an entry is deleted; the last one stays', async () => {
    await page.getByRole('button', { name: 'Delete Bách Khoa' }).click();
    await expect(page.getByRole('heading', { name: 'Bách Khoa' })).toBeHidden();
    await page.getByRole('button', { name: 'Delete Delft University of Technology' }).click();
    await expect(page.getByText('At least one education entry is required')).toBeVisible();
    // Leaving is the end of the time for Undo.
    await visit(page, '/search');
    await expect
      .poll(async () => (await (await clientOf(page)).getMyMentorProfile()).educations.map(({ school }) => school))
      .toEqual(['Delft University of Technology']);
  });
});

test('[C-28] [C-29] [C-30] [C-32] [C-34] [C-35] [R-12] [R-15] a prospect decides who sees the profile, and others see what they may', async ({
  page,
  anotherBrowser,
  watch,
}) => {
  watch.expectProblem(/404/);
  const other = await anotherBrowser();
  const [{ slug, person }] = await Promise.all([newProspect(page, 'Ada', 'Bello'), newMentor(other, 'Ola', 'Nilsen')]);
  const name = `${person.first_name} Bello`;
  const address = `/${slug}/prospect-profile`;
  await visit(other, address);
  await expect(other.getByRole('heading', { level: 1, name: 'Profile not found' })).toBeVisible();

  await test.step('adds a study and a job to the own page', async () => {
    await visit(page, '/my-prospect-profile');
    await page.getByRole('button', { name: 'Add education' }).click();
    await pick(page.getByRole('combobox', { name: 'University' }), 'TU Delft', /^Delft University of Technology/);
    await save(page).click();
    await expect(page.getByRole('heading', { level: 3, name: 'Delft University of Technology' })).toBeVisible();
    await page.getByRole('button', { name: 'Add experience' }).click();
    await page.getByLabel('Organization').fill('Lagos Grid');
    await save(page).click();
    await expect(page.getByRole('heading', { level: 3, name: 'Lagos Grid' })).toBeVisible();
    await page.getByRole('button', { name: 'Delete Delft University of Technology' }).click();
    await expect(page.getByText('At least one education entry is required')).toBeVisible();
  });

  const show = async (who: string) => {
    await visit(page, '/my-prospect-profile?edit=1');
    await page.getByRole('radio', { name: new RegExp(`^${who}`) }).check();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText(`Visible to: ${who}`)).toBeVisible();
  };
  await test.step('visitors see it', async () => {
    await show('Everyone');
    await visit(other, address);
    await expect(other.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(other.getByText('Lagos Grid')).toBeVisible();
    await expect(other.getByRole('button', { name: 'Add education' })).toBeHidden();
  });
  await test.step('visitors no longer see it', async () => {
    await show('Only you');
    await visit(other, address);
    await expect(other.getByRole('heading', { level: 1, name: 'Profile not found' })).toBeVisible();
    await visit(page, address);
    await expect(page.getByText('This is your profile.')).toBeVisible();
  });
});

test(
  '[R-14] [R-15] a former slug leads to the present one on every page, with its query',
  { tag: '@full' },
  async ({ page, request }) => {
    const { slug, client } = await newMentor(page, 'Nomi', 'Roy');
    await client.createProspectProfile({ body: { first_name: 'Nomi', last_name: 'Roy', visibility: 'public' } });
    const present = `${slug.slice(0, 40)}-new`;
    await client.patchAuthenticatedUser({ body: { slug: present } });
    for (const place of ['mentor-profile', 'availability', 'availability-settings', 'prospect-profile']) {
      for (const formerSlug of [slug, present.toUpperCase()]) {
        const answer = await request.get(`/${formerSlug}/${place}?from=2026-12-01&x=a%20b`, { maxRedirects: 0 });
        expect(answer.status(), `/${formerSlug}/${place}`).toBe(308);
        expect(answer.headers()['location']).toBe(`/${present}/${place}?from=2026-12-01&x=a%20b`);
      }
      expect((await request.get(`/${present}/${place}`, { maxRedirects: 0 })).status()).toBe(200);
    }
    await client.patchMyProspectProfile({ body: { visibility: 'private' } });
    const hidden = await request.get(`/${slug}/prospect-profile`, { maxRedirects: 0 });
    expect([hidden.status(), hidden.headers()['location']]).toEqual([404, undefined]);
    await visit(page, `/${slug}/prospect-profile?x=1`);
    await expect(page).toHaveURL(`/${present}/prospect-profile?x=1`);
  },
);

test('axe finds nothing in the forms of a profile, nor in the offer to undo', { tag: '@full' }, async ({ page }) => {
  const { slug, client } = await newMentor(page, 'Axa', 'Moe');
  const school = 'University of Edinburgh';
  await client.addMentorEducation({ body: { school, university_id: await universityId(client, school) } });
  await beginEditing(page, slug);
  await page.getByRole('button', { name: 'Edit: Languages and places' }).click();
  await page.getByRole('button', { name: 'Edit University of Edinburgh' }).click();
  await page.getByLabel('School name').fill('');
  await page.getByRole('button', { name: 'Add experience' }).click();
  await expect(page.getByLabel('Organization')).toBeVisible();
  await auditPage(page);
  await page.getByRole('button', { name: 'Delete Delft University of Technology' }).click();
  // It stays while the pointer is over it.
  await page.getByRole('button', { name: 'Undo' }).hover();
  await auditPart(page, '.toasts');
});
