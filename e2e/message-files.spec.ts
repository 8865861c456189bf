import { readFile } from 'node:fs/promises';
import { auditAtBothSizes, auditPage } from './support/audit.ts';
import { bring } from './support/bring.ts';
import { bookSession } from './support/past-session.ts';
import { photo } from './support/photos.ts';
import { newMentor, newProspect } from './support/profiles.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import { visit } from './support/visit.ts';

interface GivenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const PDF = Buffer.from('%PDF-1.7\nThe plan of Amara');
const plan: GivenFile = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: PDF };

const attach = (page: Page) => page.getByRole('button', { name: 'Attach files' });
const field = (page: Page) => page.getByRole('textbox', { name: /^Message / });
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
const chosen = (page: Page) => page.getByRole('list', { name: 'Files for this message' });
const log = (page: Page) => page.getByRole('region', { name: 'Messages in this conversation' });
const choose = (page: Page, ...files: GivenFile[]) => page.locator('input[type=file]').setInputFiles(files);

atOneSize();

test('[T-332] files wait for a confirmed session; then a plan and a picture are seen and downloaded at the other side', async ({
  page,
  anotherBrowser,
}) => {
  const student = await anotherBrowser();
  const mentor = await newMentor(page, 'Linh', 'Vu');
  const prospect = await newProspect(student, 'Amara', 'Obi');
  const { thread_id } = await prospect.client.startThread({
    body: { mentor_slug: mentor.slug, text: 'Hello', client_message_id: crypto.randomUUID() },
  });
  await visit(student, `/messages/${thread_id}`);
  await visit(page, `/messages/${thread_id}`);
  await attach(student).click();
  await expect(student.getByText('You can send files once you have a confirmed session.')).toBeVisible();
  await auditAtBothSizes(student);

  await bookSession(prospect, mentor);
  // The open page hears of the session.
  await expect(student.getByText('PDF, PNG, JPEG, WebP or plain text: up to 5 files of 10 MB.')).toBeVisible();
  await choose(student, plan, await photo());
  await expect(chosen(student).getByText(/Ready, 1 kB/)).toHaveCount(2);
  await expect(field(student)).toBeFocused();
  await auditPage(student);
  await student.reload();
  await expect(chosen(student).getByRole('listitem')).toHaveCount(2);
  await field(student).fill('My plan, and my room');
  await send(student).click();
  await expect(chosen(student)).toHaveCount(0);

  for (const side of [page, student]) {
    await expect(log(side)).toContainText('My plan, and my room');
    await expect(log(side).getByRole('img', { name: 'me.webp' })).toBeVisible();
    await expect(log(side)).toContainText('Not checked for viruses');
  }
  await expect(
    page.locator('[aria-live="polite"]').filter({ hasText: /My plan, and my room With 2 files\.$/ }),
  ).toHaveCount(1);
  await auditPage(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download plan.pdf' }).click();
  expect((await readFile(await (await download).path())).equals(PDF)).toBe(true);
});

test(
  '[T-330] files are dropped and pasted, refused ones say why, and without a connection one waits for it',
  { tag: '@full' },
  async ({ page, context, watch }) => {
    const mentor = await newMentor(null, 'Linh', 'Vu');
    const prospect = await newProspect(page, 'Amara', 'Obi');
    const { id } = await bookSession(prospect, mentor);
    await visit(page, `/messages/new?booking=${id}`);
    // The page listens after the recipient is known.
    await expect(field(page)).toBeVisible();
    const { buffer } = await photo();
    await bring(page, 'paste', 'image/jpeg', buffer);
    await expect(chosen(page).getByText(/Ready/)).toBeVisible();
    await bring(page, 'drop', 'application/zip', Buffer.from('PK'));
    await expect(chosen(page).getByRole('alert')).toHaveText('Choose a PDF, PNG, JPEG, WebP or plain text file');
    watch.expectProblem(/400/);
    await bring(page, 'drop', 'application/pdf', Buffer.from('no PDF, but \0'));
    await expect(chosen(page).getByRole('alert')).toHaveCount(2);
    await field(page).fill('Hello');
    await send(page).click();
    await expect(page.getByText('Remove the file that couldn’t be sent, or try it again.')).toBeVisible();
    await auditPage(page);
    while ((await chosen(page).getByRole('alert').count()) > 0) {
      await chosen(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('alert') })
        .first()
        .getByRole('button')
        .click();
    }

    watch.expectProblem(/ERR_INTERNET_DISCONNECTED|dynamically imported module/);
    await context.setOffline(true);
    await bring(page, 'drop', 'application/pdf', PDF);
    await expect(chosen(page).getByText(/^.*Needs a connection/)).toBeVisible();
    await send(page).click();
    await expect(
      page.getByText('Your files are still on their way. Send the message once they’re ready.'),
    ).toBeVisible();
    await context.setOffline(false);
    await expect(chosen(page).getByText(/Ready/)).toHaveCount(2);
    await send(page).click();
    await expect(page).toHaveURL(/\/messages\/[0-9a-f-]{36}$/);
    await expect(log(page).getByRole('button', { name: /^Download/ })).toHaveCount(2);
  },
);
