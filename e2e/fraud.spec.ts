/** @module-tag full a real browser works on a puzzle, compares photos and goes to sign in again; tests of the API check each rule in every run */
import sharp from 'sharp';
import { auditAtBothSizes, auditPartAtBothSizes } from './support/audit.ts';
import { freeDays } from './support/booking.ts';
import { FailingApi } from './support/failing-api.ts';
import { holdTime, offerPaid } from './support/paid-service.ts';
import { newMentor, newProspect, type WithProfile } from './support/profiles.ts';
import { payWithoutPage } from './support/sandbox.ts';
import { enterAsStaff, openConsole } from './support/staff.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

/** A card that no other test tries: four refusals of one card pause everyone who tried it. */
const EXPIRED = '4000000000000069';

const STOPPED = /^Several cards were declined, so we stopped this payment/;

/** A photo like no other, as far as photos are compared: waves of a unique size. */
function photo(side: number): Promise<Buffer> {
  // Of finer waves too little is left in a smaller copy to know it by.
  const seed = (Date.now() % 503) / 100;
  const pixels = Buffer.alloc(side * side);
  for (let at = 0; at < pixels.length; at += 1) {
    const [x, y] = [(at % side) / side, Math.floor(at / side) / side];
    const wave = 60 * Math.sin((3 + seed) * 4 * x + seed) + 60 * Math.cos((2 + seed) * 5 * y - seed * x * 9);
    pixels[at] = 128 + Math.round(wave);
  }
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

const show = ({ client }: WithProfile, bytes: Buffer) =>
  client.createAvatarUpload({ file: new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }) });

const inArabic = (page: Page) =>
  page.context().addCookies([{ name: 'am_lang', value: 'ar', url: new URL('/', page.url()).href }]);

test('[T-180] [T-181] [T-360] after two declined cards a browser works before paying; after four each page of the booking says that it stopped, and until when nothing can be paid', async ({
  page,
  anotherBrowser,
  watch,
}) => {
  watch.expectProblem(/\b402\b|\b(403|429)\b.*create-payment-intent/);
  const mentor = await newMentor(await anotherBrowser(), 'Linh', 'Dang');
  const service = await offerPaid(mentor, { price: 25.5, currency: 'EUR' });
  const prospect = await newProspect(page, 'Amara', 'Obi');
  const first = await holdTime(prospect, mentor, service);
  for (let left = 2; left > 0; left -= 1) {
    await expect(payWithoutPage(prospect.client, first.id, EXPIRED)).rejects.toThrow('expired_card');
  }

  // The work takes a browser about a second, without the person's action.
  const asked = page.waitForResponse((response) => response.url().endsWith('/create-payment-intent') && response.ok());
  await visit(page, `/bookings/${first.id}/pay`);
  const form = page.getByRole('form', { name: 'Your card' });
  await expect(form).toBeVisible();
  expect(((await asked).request().postDataJSON() as { work?: number }).work).toEqual(expect.any(Number));

  const decline = async () => {
    await page.getByLabel('Card number').fill('4000 0000 0000 0069');
    await page.getByLabel('Expiry date').fill('12/34');
    await page.getByLabel('Security code').fill('123');
    await form.getByRole('button', { name: 'Pay €25.50' }).click();
  };
  await decline();
  await expect(page.getByLabel('Security code')).toHaveValue('');
  await decline();
  await expect(page.getByText(STOPPED)).toContainText(/You can pay again from (today|tomorrow) \d/);
  await auditAtBothSizes(page);
  // The booking has it: each of its pages shows it whenever it is opened.
  for (const path of ['/pay', '']) {
    await visit(page, `/bookings/${first.id}${path}`);
    await expect(page.getByText(STOPPED)).toHaveCount(1);
  }
  await auditAtBothSizes(page);
  for (const way of ['success', 'fail']) {
    await visit(page, `/${way}?booking_id=${first.id}`);
    await expect(page.getByText(STOPPED)).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Choose another time' })).toBeVisible();
  }

  const second = await holdTime(prospect, mentor, service, 4);
  await visit(page, `/bookings/${second.id}/pay`);
  const paused = page.getByRole('alert').filter({ hasText: /^Several cards were declined, so you can’t pay until / });
  await expect(paused).toContainText('We don’t hold this time that long.');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await auditAtBothSizes(page);
  await inArabic(page);
  await page.reload();
  await expect(page.getByText('رُفضت عدة بطاقات')).toBeVisible();
  await auditAtBothSizes(page);
});

test('[T-180] the way out of a pause: once it is over, the same page takes the payment', async ({
  page,
  anotherBrowser,
  watch,
}) => {
  watch.expectProblem(/\b429\b.*create-payment-intent/);
  const failing = await new FailingApi().intercept(page, '**/create-payment-intent');
  failing.answer = { status: 429, code: 'PAYING_PAUSED', retry_after_s: 8 };
  const mentor = await newMentor(await anotherBrowser(), 'Hoa', 'Bui');
  const service = await offerPaid(mentor, { price: 25.5, currency: 'EUR' });
  const prospect = await newProspect(page, 'Kofi', 'Mensah');
  const { id } = await holdTime(prospect, mentor, service);
  await visit(page, `/bookings/${id}/pay`);
  await expect(page.getByText(/^Several cards were declined, so you can’t pay until /)).toBeVisible();
  expect(failing.calls, 'asking again is of no use').toBe(1);
  failing.answer = null;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Succeeds' }).click();
  await page.getByRole('button', { name: 'Pay €25.50' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your session is confirmed' })).toBeVisible();
});

test('[T-185] a mentor with a photo of another account can’t be booked for money; a moderator compares the photos and finds it harmless, and the times are there', async ({
  page,
  anotherBrowser,
  watch,
}) => {
  const victim = await newMentor(await anotherBrowser(), 'Vera', 'Tran');
  const face = await photo(320);
  await show(victim, face);
  const mentor = await newMentor(page, 'Thu', 'Ho');
  const service = await offerPaid(mentor, { price: 30, currency: 'EUR' });
  const bank = { holder: 'Thu Ho', iban: 'NL91ABNA0417164300' };
  await mentor.client.choosePayoutAccount({ body: { country: 'IN', currency: 'USD', bank } });
  await show(mentor, await sharp(face).resize(200, 200).jpeg({ quality: 60 }).toBuffer());
  await expect.poll(async () => (await mentor.client.getPayoutAccount()).is_unchecked).toBe(true);
  await visit(page, '/earnings');
  await expect(page.getByText(/^Students can’t book paid sessions with you yet/)).toBeVisible();
  await auditPartAtBothSizes(page, '.payout-account');
  const student = await anotherBrowser();
  const times = `/${mentor.slug}/availability?event_type_slug=${service}`;
  await visit(student, times);
  await expect(student.getByText(/^We’re still checking this mentor’s profile/)).toBeVisible();
  await auditAtBothSizes(student);

  const desk = await anotherBrowser();
  await enterAsStaff(desk, 'moderator');
  await openConsole(desk, watch, '/admin/cases?type=mentor_profile', 'Cases');
  const row = desk.getByRole('row').filter({ hasText: mentor.person.first_name });
  await row.getByRole('link').first().click();
  const noticed = desk.getByText(/^The photo is also on 1 other account, the account is new/);
  await expect(noticed).toBeVisible();
  for (const { first_name } of [mentor.person, victim.person]) {
    await expect(desk.getByRole('img', { name: new RegExp(`^${first_name}.*photo$`) })).toBeVisible();
  }
  await auditAtBothSizes(desk);
  await inArabic(desk);
  await desk.reload();
  await expect(desk.getByText('ما لاحظناه')).toBeVisible();
  await auditAtBothSizes(desk);
  await desk.context().clearCookies({ name: 'am_lang' });
  await desk.reload();
  await desk.getByRole('checkbox', { name: /^No action/ }).check();
  await desk.getByRole('button', { name: 'Show statement' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Send decision' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Cases' })).toBeVisible();
  await expect(row).toHaveCount(0);

  await expect.poll(async () => (await mentor.client.getPayoutAccount()).is_unchecked).toBe(false);
  await visit(student, times);
  await expect(student.getByText(/^We’re still checking this mentor’s profile/)).toHaveCount(0);
  await expect(freeDays(student).first()).toBeVisible();
});

test('[T-187] another bank account takes a recent sign-in: the way there and back loses nothing that was typed', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/\b401\b.*payouts\/account|status of 401/);
  const mentor = await newMentor(page, 'Huy', 'Le');
  const bank = { holder: 'Le Huy', iban: 'NL91ABNA0417164300' };
  await mentor.client.choosePayoutAccount({ body: { country: 'IN', currency: 'USD', bank } });
  await visit(page, '/earnings');
  const panel = page.getByRole('region', { name: 'How you’re paid' });
  const holder = panel.getByLabel('Name on the bank account');
  const iban = panel.getByRole('textbox', { name: /^IBAN/ });
  await panel.getByRole('button', { name: 'Change bank account' }).click();
  await holder.fill('Le Quang Huy');
  await iban.fill('DE89 3704 0044 0532 0130 00');
  // As for a session that began more than a quarter of an hour ago.
  await page.route('**/api/v1/payouts/account', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 401,
          headers: {
            'content-type': 'application/problem+json',
            'www-authenticate': 'Bearer realm="api", error="insufficient_user_authentication", max_age="900"',
          },
          body: JSON.stringify({
            type: 'urn:abroad-mentors:problem:sign-in-again',
            code: 'SIGN_IN_AGAIN',
            status: 401,
            detail: '',
            request_id: 'played',
          }),
        })
      : route.fallback(),
  );
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in again' })).toBeVisible();
  await auditPartAtBothSizes(page, '.payout-account');
  await page.unroute('**/api/v1/payouts/account');
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await page.waitForURL((url) => url.pathname === '/earnings');
  await expect(page.getByRole('heading', { name: 'Sign in again' })).toHaveCount(0);
  await expect(holder).toHaveValue('Le Quang Huy');
  await expect(iban).toHaveValue('DE89 3704 0044 0532 0130 00');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText(/account ending in 3000/)).toBeVisible();
  await expect(panel.getByText(/we’ll check each payout until/)).toBeVisible();
});
