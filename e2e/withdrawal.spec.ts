import { auditAtBothSizes, auditPartAtBothSizes } from './support/audit.ts';
import { chooseTime, goOn } from './support/booking.ts';
import { FailingApi } from './support/failing-api.ts';
import { offerPaid, waitForStatus } from './support/paid-service.ts';
import { newMentor, newProspect } from './support/profiles.ts';
import { payWithoutPage } from './support/sandbox.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

const TRADER = {
  name: 'Trần Study Advice',
  address: 'Oude Delft 1\n2611 Delft',
  email: 'desk@advice.test',
  phone: '+31 15 278 9111',
  register_number: null,
  vat_number: null,
};

test('[T-156] [T-303] [T-373] a student ticks that the session may be early, withdraws in two steps, and keeps the receipt', async ({
  page,
  anotherBrowser,
  watch,
}) => {
  watch.expectProblem(/\b503\b.*withdraw/);
  const mentor = await newMentor(await anotherBrowser(), 'Linh', 'Cao');
  await mentor.client.patchMyMentorProfile({ body: { is_trader: true, trader: TRADER } });
  const service = await offerPaid(mentor, {
    price: 25,
    currency: 'EUR',
    policy: { free_cancel_min: 43_200, late_refund_pct: 0 },
  });
  const prospect = await newProspect(page, 'Amara', 'Ude');
  await prospect.client.patchMyProspectProfile({ body: { current_country_code: 'NL' } });
  await visit(page, `/${mentor.slug}/availability?event_type_slug=${service}`);
  await chooseTime(page, 2);
  const right = 'Until the session starts you can withdraw from the contract and get a full refund.';
  await expect(page.locator('.booking-about')).toContainText(right);
  await goOn(page);
  const tick = page.getByRole('checkbox', { name: /^Hold the session before the 14 days are over/ });
  await expect(page.getByText(TRADER.name)).toBeVisible();
  await page.getByRole('button', { name: 'Continue to payment, €25' }).click();
  await expect(page.getByText('Tick this box to book a time in the next 14 days')).toBeVisible();
  await auditAtBothSizes(page);
  await tick.check();
  await page.getByRole('button', { name: 'Continue to payment, €25' }).click();
  await page.waitForURL(/\/bookings\/[^/]+\/pay$/);
  await expect(page.getByText(right)).toBeVisible();
  await expect(page.getByText(/^Your contract is with Linh\w* Cao\. Trader/)).toBeVisible();
  await expect(page.getByText(TRADER.name)).toBeVisible();
  await expect(page.getByText('2611 Delft')).toBeVisible();
  await auditAtBothSizes(page);
  const id = new URL(page.url()).pathname.split('/')[2] ?? '';
  // The page of the payment redirects by itself after the payment.
  await visit(page, '/search');
  await payWithoutPage(prospect.client, id);
  await waitForStatus(prospect, id, 'confirmed');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from contract' }).click();
  await page.waitForURL('/withdraw');
  await page
    .getByRole('main')
    .getByRole('link', { name: /with Linh\w* Cao$/ })
    .click();
  await expect(page).toHaveURL(`/bookings/${id}/withdraw`);
  const email = page.getByLabel('Email address for the receipt');
  await expect(email).toHaveValue(prospect.person.email);
  await email.fill('no address');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Enter an email address')).toBeVisible();
  await email.fill(prospect.person.email);
  await auditAtBothSizes(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm withdrawal?' })).toBeFocused();
  await auditPartAtBothSizes(page, 'main');
  expect((await prospect.client.getBooking({ params: { id } })).status).toBe('confirmed');
  const failing = await new FailingApi().intercept(page, `**/api/v1/calendar/bookings/${id}/withdraw`);
  failing.answer = { status: 503, code: 'UNAVAILABLE' };
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await auditAtBothSizes(page);
  failing.answer = null;
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You withdrew from the contract' })).toBeFocused();
  await expect(page.getByText('€25 is refunded.')).toBeVisible();
  await auditAtBothSizes(page);

  await page.getByRole('link', { name: 'Back to booking' }).first().click();
  await expect(page.getByRole('heading', { name: 'You withdrew from the contract' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See receipt' }).first()).toBeVisible();
  await visit(page, `/bookings/${id}/receipt`);
  const sheet = page.getByRole('article', { name: 'Receipt' });
  await expect(sheet.getByText('Sold by')).toBeVisible();
  await expect(sheet.getByText(TRADER.name)).toBeVisible();
  await auditAtBothSizes(page);
});
