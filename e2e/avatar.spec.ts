/// <reference lib="dom" />

import type { Locator, Request } from '@playwright/test';
import { auditAtBothSizes, auditPage, auditPart, auditPartAtBothSizes } from './support/audit.ts';
import { bring } from './support/bring.ts';
import { FailingApi } from './support/failing-api.ts';
import { accountMenu } from './support/people.ts';
import { edgesOf, photo, shapeOf } from './support/photos.ts';
import { newMentor, newProspect } from './support/profiles.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

const dialogOf = (page: Page) => page.getByRole('dialog');
const cropArea = (page: Page) => page.getByRole('application', { name: 'Your photo in its frame' });
const picture = (page: Page) => page.getByRole('main').locator('.stamp img').first();
const uploads = '**/api/v1/media/avatars/uploads';

/** Opens the dialog and chooses a file. */
async function choose(page: Page, audit = auditPart): Promise<Locator> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Add|Change) photo$/ })
    .click();
  await audit(page);
  const choosing = page.waitForEvent('filechooser');
  await dialogOf(page).getByRole('button', { name: 'Choose file' }).click();
  await (await choosing).setFiles(await photo());
  await expect(cropArea(page)).toBeFocused();
  return dialogOf(page);
}

/** Returns the path of the picture that the browser has chosen for its screen. */
const shown = (image: Locator) =>
  image.evaluate((element: HTMLImageElement) => (element.naturalWidth > 0 ? element.currentSrc : ''));

const isForm = (request: Request) => request.headers()['content-type']?.startsWith('multipart/form-data') === true;

test('[B-18] [S-12] [S-13] [E-08] a photograph is cropped by keyboard, seen by visitors, and removed', async ({
  page,
  anotherBrowser,
}) => {
  const { person, slug, client } = await newMentor(page, 'Ngoc', 'Lam');
  await visit(page, `/${slug}/mentor-profile`);
  await expect(picture(page)).toHaveCount(0);

  const dialog = await choose(page, auditPartAtBothSizes);
  await auditAtBothSizes(page);
  await page.keyboard.press('+');
  await page.keyboard.press('-');
  for (let leap = 0; leap < 4; leap += 1) {
    await page.keyboard.press('Shift+ArrowLeft');
  }
  await expect(dialog.getByText('Zoom 100%. The middle is 75% from the left and 50% from the top.')).toBeAttached();
  const posted = page.waitForRequest(isForm);
  await keepSentFile(page);
  await dialog.getByRole('button', { name: 'Use this photo' }).click();
  await posted;
  const sent = await sentFile(page);
  expect(await shapeOf(sent)).toEqual({ format: 'webp', width: 256, height: 256 });
  expect(await edgesOf(sent)).toEqual(['blue', 'blue']);

  await expect(page.getByText('Photo saved.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect.poll(() => shown(picture(page))).toMatch(/-(128|256)\.webp$/);
  await expect.poll(() => shown(accountMenu(page).locator('img'))).toMatch(/-64\.webp$/);

  // On a low-resolution screen, for which the large picture is too large in a list.
  const visitor = await anotherBrowser({
    deviceScaleFactor: 1,
    isMobile: false,
    viewport: { width: 1280, height: 800 },
  });
  // The search follows changes with a short delay.
  await expect(async () => {
    await visit(visitor, `/search?keyword=${person.first_name}`);
    await expect.poll(() => shown(picture(visitor)), { timeout: 2000 }).toMatch(/-128\.webp$/);
  }).toPass();
  await visit(visitor, `/${slug}/mentor-profile`);
  await expect.poll(() => shown(picture(visitor))).toMatch(/-256\.webp$/);
  const { url, medium_url, thumbnail_url } = await client.getAvatarBySlug({ params: { slug } });
  for (const [address, side] of [
    [url, 256],
    [medium_url, 128],
    [thumbnail_url, 64],
  ] as const) {
    const served = await (await visitor.request.get(address ?? '')).body();
    expect(await shapeOf(served)).toEqual({ format: 'webp', width: side, height: side });
    expect(await edgesOf(served)).toEqual(['blue', 'blue']);
  }

  await page.getByRole('button', { name: 'Change photo' }).click();
  await dialog.getByRole('button', { name: 'Remove photo' }).click();
  await expect(dialog.getByText('Your initials will be shown instead.')).toBeVisible();
  await auditPartAtBothSizes(page);
  await dialog.getByRole('button', { name: 'Remove photo' }).click();
  await expect(page.getByText('Photo removed.')).toBeVisible();
  await expect(picture(page)).toHaveCount(0);
  await expect(accountMenu(page).locator('img')).toHaveCount(0);
  expect((await client.getMyAvatar()).url).toBeNull();
});

test(
  '[S-14] [X-22] [X-24] [X-25] what fails says so and keeps the picture, and the second way takes it',
  {
    tag: '@full',
  },
  async ({ page, watch }) => {
    watch.expectProblem(/50[03]|403/);
    const { client } = await newProspect(page, 'Chidi', 'Eze');
    await visit(page, '/my-prospect-profile');
    const ways: string[] = [];
    page.on('request', (request) => {
      if (/media\/avatar.*(uploads|confirm)/.test(request.url())) {
        ways.push(`${request.method()} ${isForm(request) ? 'form' : (request.headers()['content-type'] ?? '')}`.trim());
      }
    });
    const dialog = await choose(page);
    const use = dialog.getByRole('button', { name: /^(Use this photo|Try Again)$/ });
    const announcing = await new FailingApi().intercept(page, uploads);
    announcing.answer = { status: 503 };
    await use.click();
    const failure = dialog.getByRole('alert');
    await expect(failure).toContainText('Upload init failed');
    await expect(failure).toContainText('Service temporarily unavailable. Please try again later.');
    await auditPage(page);

    await page.unroute(uploads);
    // After any refusal of the form, except a lost session, the second method is tried.
    await page.route(uploads, (route) => (isForm(route.request()) ? route.fulfill({ status: 403 }) : route.fallback()));
    const putting = await new FailingApi().intercept(page, '**/api/v1/media/avatar-uploads/*');
    putting.answer = { status: 503 };
    await use.click();
    await expect(failure).toContainText('S3 upload failed');

    putting.answer = null;
    const confirming = await new FailingApi().intercept(page, '**/confirm');
    confirming.answer = { status: 500 };
    await use.click();
    await expect(failure).toContainText('Failed to upload avatar');

    confirming.answer = null;
    ways.length = 0;
    await use.click();
    await expect(page.getByText('Photo saved.')).toBeVisible();
    expect(ways).toEqual(['POST form', 'POST application/json', 'PUT image/webp', 'POST']);
    await expect.poll(() => shown(picture(page))).toMatch(/-256\.webp$/);
    expect((await client.getMyAvatar()).url).not.toBeNull();
  },
);

test(
  '[V-18] [B-18] a picture is added by drop or paste, is dragged into place, and its upload can be cancelled',
  {
    tag: '@full',
  },
  async ({ page }) => {
    await newProspect(page, 'Wale', 'Ojo');
    await visit(page, '/settings');
    await page.getByRole('button', { name: 'Add photo' }).click();
    const dialog = dialogOf(page);
    await expect(dialog.getByRole('button', { name: 'Choose file' })).toBeVisible();
    await auditPage(page);
    await bring(page, 'drop', 'image/gif', Buffer.from('GIF89a'));
    await expect(dialog.getByText('Choose JPEG, PNG or WebP')).toBeVisible();
    await bring(page, 'drop', 'image/png', Buffer.from('<svg/>'));
    await expect(dialog.getByText('This image is damaged. Choose another')).toBeVisible();

    const { buffer } = await photo();
    await bring(page, 'paste', 'image/jpeg', buffer);
    await expect(cropArea(page)).toBeFocused();
    const state = (words: string) => expect(dialog.getByText(words)).toBeAttached();
    await cropArea(page).hover();
    await page.mouse.down();
    await page.mouse.move(0, 300, { steps: 4 });
    await page.mouse.up();
    await state('Zoom 100%. The middle is 75% from the left and 50% from the top.');
    // By the mouse itself: a click on the locator waits for frames, which are late on a busy machine.
    const area = await cropArea(page).boundingBox();
    await page.mouse.click((area?.x ?? 0) + 40, (area?.y ?? 0) + 120);
    await expect(dialog.getByText('The middle is 75%')).toHaveCount(0);
    await dialog.getByRole('slider', { name: 'Zoom' }).fill('2');
    await expect(dialog.getByText(/^Zoom 200%/)).toBeAttached();

    const waiting = Promise.withResolvers<void>();
    await page.route(uploads, async (route) => {
      await waiting.promise;
      await route.abort('aborted');
    });
    await dialog.getByRole('button', { name: 'Use this photo' }).click();
    await expect(dialog.getByText('Uploading…').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel upload' }).click();
    waiting.resolve();
    await expect(dialog.getByRole('button', { name: 'Use this photo' })).toBeEnabled();
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await expect(cropArea(page)).toBeVisible();
  },
);

/** The protocol of the browser's tools leaves files out of requests, so the page itself records the files that it sends. */
async function keepSentFile(page: Page): Promise<void> {
  await page.evaluate(() => {
    const send = window.fetch;
    window.fetch = (input, init) => {
      if (init?.body instanceof FormData) {
        Object.assign(window, { sentFile: init.body.get('file') });
      }
      return send(input, init);
    };
  });
}

async function sentFile(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const { sentFile: file } = window as unknown as { sentFile: File };
    return [...new Uint8Array(await file.arrayBuffer())];
  });
  return Buffer.from(bytes);
}
