import arabic from '../apps/web/app/locales/ar.json' with { type: 'json' };
import { auditAtBothSizes, auditPage, auditPart, auditPartAtBothSizes } from './support/audit.ts';
import { openMail } from './support/mailbox.ts';
import { newMentor } from './support/profiles.ts';
import { enterAsStaff, openConsole } from './support/staff.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

const SCHOOL = 'Delft University of Technology';
/** A photo of a document as from a phone, in one colour. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** Opens the dialog to prove the education in the own profile. */
async function openProofs(page: Page, slug: string, button: RegExp) {
  await visit(page, `/${slug}/mentor-profile`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: button }).click();
  return page.getByRole('dialog', { name: `Prove your education at ${SCHOOL}` });
}

const unique = () => `${Date.now()}${Math.random().toString(36).slice(2, 6)}`;

test('[T-51] a mentor proves an education by a code to a university address, and the profile shows it', async ({
  page,
  anotherBrowser,
  watch,
}) => {
  watch.expectProblem(/\/proofs\/(mail|domains)/);
  const { slug } = await newMentor(page, 'Mei', 'Lin');
  const email = `mei.${unique()}@student.tudelft.nl`;
  const dialog = await openProofs(page, slug, /Prove it/);
  await expect(dialog.getByText('@tudelft.nl')).toBeVisible();
  await auditPartAtBothSizes(page);

  await test.step('an email address elsewhere leads to the document, and a domain can be proposed', async () => {
    await dialog.getByLabel('University email address').fill('mei@evil-tudelft.nl');
    await dialog.getByRole('button', { name: 'Send a code' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Send us a document instead');
    await dialog.getByRole('button', { name: /Is this your university’s domain/ }).click();
    await expect(dialog.getByRole('textbox', { name: 'Domain' })).toHaveValue('evil-tudelft.nl');
    await dialog.getByLabel('Page of the university').fill('not a link');
    await dialog.getByRole('button', { name: 'Tell us' }).click();
    await expect(dialog.getByLabel('Page of the university')).toHaveAccessibleDescription(/starts with https/);
    await auditPart(page);
  });

  await test.step('the code is entered after a reload', async () => {
    await dialog.getByLabel('University email address').fill(email);
    await dialog.getByRole('button', { name: 'Send a code' }).click();
    await expect(dialog.getByLabel('Code')).toHaveAttribute('autocomplete', 'one-time-code');
    const mailbox = await anotherBrowser();
    await openMail(mailbox, email, /^Your code: \d{6}/);
    const heading = await mailbox.getByRole('heading', { level: 1 }).textContent();
    const code = /\d{6}/.exec(heading ?? '')?.[0] ?? '';
    const again = await openProofs(page, slug, /Enter the code/);
    await expect(again.getByLabel('University email address')).toHaveValue(email);
    await again.getByLabel('Code').fill(code === '000000' ? '000001' : '000000');
    await again.getByRole('button', { name: 'Confirm' }).click();
    await expect(again.getByRole('alert')).toContainText('not the code we sent');
    await again.getByLabel('Code').fill(code);
    await again.getByRole('button', { name: 'Confirm' }).click();
    await expect(again.getByText(/Had an @tudelft\.nl address · checked/)).toBeVisible();
    await expect(again.getByText('You’ve proven this by email.')).toBeVisible();
    await auditPart(page);
  });

  await test.step('everyone sees what was checked, and a change of the dates takes it back', async () => {
    const visitor = await anotherBrowser();
    await visit(visitor, `/${slug}/mentor-profile`);
    await expect(visitor.getByText(/Had an @tudelft\.nl address · checked/).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: `Edit ${SCHOOL}` }).click();
    await page.getByLabel('Start month').fill('2001-09');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Out of date')).toBeVisible();
  });
});

test('[T-52] a mentor hands in documents, and a moderator reviews them in the console by keyboard', async ({
  page,
  anotherBrowser,
  watch,
}) => {
  watch.expectProblem(/\/sealed-files/);
  const { slug, person } = await newMentor(page, 'Ines', 'Costa');
  const dialog = await openProofs(page, slug, /Prove it/);
  await dialog.getByRole('button', { name: 'By document' }).click();
  await expect(dialog.getByText('Cover grades and numbers.')).toBeVisible();
  const files = dialog.getByLabel('Files');
  await files.setInputFiles({
    name: 'page.html',
    mimeType: 'application/pdf',
    buffer: Buffer.from('<script>1</script>'),
  });
  await expect(dialog.getByRole('alert')).toContainText('Choose a PDF, PNG, JPEG or WebP file');
  await files.setInputFiles([
    { name: 'diploma.png', mimeType: 'image/png', buffer: PHOTO },
    { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a letter') },
  ]);
  await expect(dialog.getByText('letter.pdf')).toBeVisible();
  await auditPartAtBothSizes(page);
  const again = await openProofs(page, slug, /Prove it/);
  await again.getByRole('button', { name: 'By document' }).click();
  await expect(again.getByText('diploma.webp')).toBeVisible();
  await again.getByRole('button', { name: 'Send for review' }).click();
  await expect(again.getByText(/A person is looking at your document/)).toBeVisible();

  const staff = await anotherBrowser();
  await enterAsStaff(staff, 'moderator');
  await test.step('the document is shown beside what the profile says', async () => {
    await openConsole(staff, watch, '/admin/proofs', 'Proofs');
    const row = staff.getByRole('row', { name: new RegExp(person.first_name) });
    await expect(row).toContainText(SCHOOL);
    await auditPage(staff);
    await row.getByRole('link').click();
    await expect(staff.getByRole('heading', { name: 'What the profile says' })).toBeVisible();
    await staff.getByRole('button', { name: 'Show: diploma.webp' }).click();
    await expect(staff.getByRole('img', { name: 'Document 1' })).toBeVisible();
    const download = staff.waitForEvent('download');
    await staff.getByRole('button', { name: 'Download: letter.pdf' }).click();
    expect((await download).suggestedFilename()).toBe('letter.pdf');
    await auditAtBothSizes(staff);
  });
  await test.step('a key chooses a reason, and another refuses', async () => {
    await staff.getByRole('heading', { level: 1 }).click();
    await staff.keyboard.press('1');
    await expect(staff.getByLabel('Reason')).toHaveValue('name_differs');
    await staff.keyboard.press('r');
    await expect(staff).toHaveURL('/admin/proofs');
    await expect(staff.getByText('Refused. The mentor gets an email.')).toBeVisible();
  });
  await visit(page, `/${slug}/mentor-profile`);
  const refused = await openProofs(page, slug, /Prove it/);
  await expect(refused.getByText('The name on it isn’t the name on your profile.')).toBeVisible();
  await auditPart(page);
});

test(
  '[T-95] while it loads what is proven of a study nothing stands there that would move under the finger',
  { tag: '@full' },
  async ({ page }) => {
    const { slug, client } = await newMentor(page, 'Ada', 'Park');
    const [study] = (await client.getMyMentorProfile()).educations;
    await client.startMailProof({ params: { id: study?.id ?? '' }, body: { email: `ada.${unique()}@tudelft.nl` } });
    const answer = Promise.withResolvers<void>();
    await page.route('**/educations/*/proofs', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await visit(page, `/${slug}/mentor-profile`);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const edit = page.getByRole('button', { name: `Edit ${SCHOOL}` });
    // A finger that presses now stays down until the answer has arrived.
    await edit.hover();
    await expect(
      page.getByRole('button', { name: new RegExp(`(Prove it|Enter the code|Show) ${SCHOOL}`) }),
    ).toHaveCount(0);
    await page.mouse.down();
    answer.resolve();
    await expect(page.getByText('Code sent')).toBeVisible();
    await page.mouse.up();
    await expect(page.getByRole('form', { name: 'Edit education' })).toBeVisible();
  },
);

test(
  'in Arabic the ways to prove an education run from right to left, and nothing is lost',
  { tag: '@full' },
  async ({ anotherBrowser }) => {
    const page = await anotherBrowser({ locale: 'ar-EG' });
    const { slug } = await newMentor(page, 'Mona', 'Aziz');
    await visit(page, `/${slug}/mentor-profile`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.getByRole('button', { name: arabic['owner.edit'], exact: true }).click();
    await page.getByRole('button', { name: new RegExp(`^${arabic['proofs.prove']}`) }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await auditPartAtBothSizes(page);
  },
);
