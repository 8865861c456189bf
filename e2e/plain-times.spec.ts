import { clock, freeDays, times } from './support/booking.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { addressOf } from './support/visit.ts';

atOneSize();

test.use({ javaScriptEnabled: false });
test.beforeEach(({ watch }) => watch.expectProblem(/no answer \(csp\).*\.js$/));

test('[R-16] without scripts weeks, day, zone, service and time are links and a form', async ({ page }) => {
  await page.goto('/linh-tran/availability');
  await page.getByRole('link', { name: 'Later weeks' }).click();
  await expect(page).toHaveURL(/[?&]from=/);
  await page.getByRole('link', { name: 'Earlier weeks' }).click();

  await test.step('the zone is chosen from a list, and stays', async () => {
    await page.getByRole('link', { name: 'Change time zone' }).click();
    await page.getByRole('combobox', { name: 'Your time zone' }).selectOption('Africa/Lagos');
    await page.getByRole('button', { name: 'Show times in this time zone' }).click();
    await expect(page).toHaveURL(/[?&]time_zone=Africa%2FLagos/);
    await expect(page.getByText(/^Nigeria time, .* now$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show times in this time zone' })).toBeHidden();
  });

  await test.step('another service keeps it', async () => {
    await page.locator('summary', { hasText: 'Change service' }).click();
    await page
      .getByRole('listitem')
      .getByRole('link', { name: /Intro call/ })
      .click();
    await expect(page).toHaveURL(/event_type_slug=/);
    await expect(page.getByText(/^Nigeria time, .* now$/)).toBeVisible();
  });

  const day = freeDays(page).nth(2);
  const date = await day.getAttribute('data-day');
  await day.click();
  await expect(page).toHaveURL(new RegExp(`[?&]date=${date}`));
  await expect(page.getByRole('gridcell', { selected: true }).locator(`[data-day="${date}"]`)).toBeVisible();
  const time = times(page).nth(1);
  const words = await time.locator('span').first().textContent();
  await time.click();
  await expect(page).toHaveURL(/[?&]start=/);
  const start = new URL(page.url()).searchParams.get('start') ?? '';
  expect(clock(start, 'Africa/Lagos')).toBe(words);
  await expect(page.getByText(`${words}–`).first()).toContainText('your time');
  await expect(page.getByText(/^Booking needs JavaScript\./)).toBeVisible();
  expect(addressOf(page)).toContain('time_zone=Africa%2FLagos');
});

test('[R-16] without scripts nothing shows that does nothing', async ({ page }) => {
  await page.goto('/linh-tran/availability?zones=1&time_zone=Nowhere/Else');
  await expect(page.getByRole('button', { name: '12h' })).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Your time zone' })).toHaveValue('UTC');
});
