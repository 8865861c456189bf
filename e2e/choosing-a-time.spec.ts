import { auditPage } from './support/audit.ts';
import { chooseTime, goOn } from './support/booking.ts';
import { enterAsDemo } from './support/people.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

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
    expect((await way.boundingBox())?.width).toBeGreaterThan(120);
    await auditPage(page);
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

test('[U-05] the button to book stays in sight for a signed-in user', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await enterAsDemo(page, 'prospect');
  await visit(page, '/linh-tran/availability?event_type_slug=intro-call');
  await chooseTime(page, 3);
  await expect(page.getByRole('link', { name: 'Continue', exact: true })).toBeInViewport({ ratio: 1 });
  await goOn(page);
  await expect(page.getByRole('button', { name: 'Book free session' })).toBeInViewport({ ratio: 1 });
});
