import { auditAtBothSizes } from './support/audit.ts';
import { newMentor, newProspect } from './support/profiles.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

test('[T-385] the settings list whom one blocked and why, and unblock them', async ({ page, anotherBrowser }) => {
  const mentor = await newMentor(await anotherBrowser(), 'Linh', 'Vu');
  const prospect = await newProspect(page, 'Amara', 'Obi');
  await visit(page, '/settings#blocked');
  const section = page.locator('#blocked');
  await expect(section.getByText('You haven’t blocked anyone.')).toBeVisible();
  await prospect.client.blockPerson({ body: { slug: mentor.slug, reason: 'paying_outside' } });
  await page.reload();
  const row = section.getByRole('listitem').filter({ hasText: `${mentor.person.first_name} Vu` });
  await expect(row.getByText('Asks to pay outside')).toBeVisible();
  await auditAtBothSizes(page);
  await row.getByRole('button', { name: /^Unblock Linh\w* Vu$/ }).click();
  await expect(page.getByText(/^You unblocked Linh\w* Vu\.$/)).toBeVisible();
  await expect(section.getByText('You haven’t blocked anyone.')).toBeVisible();
  await expect.poll(async () => (await prospect.client.listBlocked({ query: {} })).total).toBe(0);
});
