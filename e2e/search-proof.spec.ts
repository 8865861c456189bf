/** @module-tag full Colours and widths of the texts about proofs. */
import { auditAtBothSizes, auditPage } from './support/audit.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

test('[T-80] cards that say what is proven pass the checks', async ({ page }) => {
  await visit(page, '/search?proof=graduation');
  const cards = page.getByRole('article');
  await expect(cards.filter({ hasText: /Degree .*seen · \w{3} 20\d\d/ })).toHaveCount(await cards.count());
  await auditAtBothSizes(page);
});

test('[T-81] a profile that says what was checked and what it means passes the checks, also in Arabic', async ({
  page,
  context,
}) => {
  await visit(page, '/linh-tran/mentor-profile');
  const proofs = page.getByRole('list', { name: 'Proof of this study' });
  await proofs.getByText(/^Degree seen · \w{3} 20\d\d$/).click();
  await expect(proofs.getByText('Our staff saw a document of this degree')).toBeVisible();
  await auditAtBothSizes(page);
  await context.addCookies([{ name: 'am_lang', value: 'ar', url: new URL('/', page.url()).href }]);
  await visit(page, '/linh-tran/mentor-profile');
  await expect(page.getByText('\u2068@tudelft.nl\u2069')).toBeVisible();
  await auditPage(page);
});
