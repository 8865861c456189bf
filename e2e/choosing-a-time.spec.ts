import { chooseTime } from './support/booking.ts';
import { signInAsDemo } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const LAPTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

test('[U-05] the next step stays in sight at both sizes, and a visitor who wants to book sees the time and can create an account', async ({
  page,
}) => {
  for (const size of [LAPTOP, PHONE]) {
    await page.setViewportSize(size);
    await visit(page, '/linh-tran/availability');
    await chooseTime(page, 3);
    const way = page.getByRole('link', { name: 'Sign in to book' });
    await expect(way).toBeInViewport({ ratio: 1 });
    expect((await way.boundingBox())?.width).toBeGreaterThan(160);
    await way.click();
    await expect(page.getByText(/^Your time: \w{3} \d+ \w{3}, \d\d:\d\d$/)).toBeVisible();
    const first = page.getByRole('main').getByRole('link', { name: 'Create account' });
    const email = page.getByRole('button', { name: 'Continue with email' });
    expect((await first.boundingBox())?.y).toBeLessThan((await email.boundingBox())?.y ?? 0);
    await first.click();
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
    await expect(page.getByText(/^Your time: /)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Create account' })).toHaveCount(0);
  }
  await visit(page, '/sign-in');
  await expect(page.getByText(/^Your time: /)).toHaveCount(0);
});

test('[U-05] the button to book stays in sight for a signed-in user', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await signInAsDemo(page, 'prospect');
  await visit(page, '/linh-tran/availability?event_type_slug=intro-call');
  await chooseTime(page, 3);
  await expect(page.getByRole('button', { name: 'Book free session' })).toBeInViewport({ ratio: 1 });
});

test('[U-01] [U-04] a paid service says its price per hour, what it is, and what is refunded, wherever it is chosen', async ({
  page,
}) => {
  const paid = /per hour/;
  const rule = /^Free cancellation until .*\. After that, (\d+% is refunded|there’s no refund)\.$/;
  for (const size of [LAPTOP, PHONE]) {
    await page.setViewportSize(size);
    await visit(page, '/linh-tran/mentor-profile');
    const choice = page.getByRole('radio', { name: paid }).first();
    await choice.check();
    await expect(page.getByText(rule)).toBeVisible();
    await visit(page, '/linh-tran/availability');
    await page.locator('summary', { hasText: 'Change service' }).click();
    await page.getByRole('listitem').getByRole('link', { name: paid }).first().click();
    await expect(page.locator('.booking-facts').getByText(paid)).toBeVisible();
    await expect(page.locator('.booking-description')).toBeVisible();
    await expect(page.getByText(rule)).toBeVisible();
    await chooseTime(page, 5);
    await expect(page.getByText(rule)).toBeVisible();
  }
});
