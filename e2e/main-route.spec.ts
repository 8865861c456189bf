/** @module-tag full It needs a mentor and a visitor in two browsers. */
import { auditPage } from './support/audit.ts';
import { newMentor, universityId } from './support/profiles.ts';
import { atOneSize, expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

test('[U-17] the newest degree abroad stands for a mentor, no exchange displaces it, and the mentor chooses another', async ({
  page,
  anotherBrowser,
}) => {
  const { slug, client } = await newMentor(page, 'Thao', 'Ly');
  const address = `/${slug}/mentor-profile`;
  const [{ degrees }, university] = await Promise.all([
    client.listDegrees({ query: { search: 'Exchange semester' } }),
    universityId(client, 'Sorbonne'),
  ]);
  await client.addMentorEducation({
    body: {
      school: 'Sorbonne Université',
      university_id: university,
      degree_id: degrees[0]?.id ?? null,
      start_date: '2023-09-01',
      is_study_abroad: true,
    },
  });
  const visitor = await anotherBrowser();
  const route = visitor.locator('.profile-head .route-line').first();
  await visit(visitor, address);
  await expect(route).toContainText('NLD');

  await visit(page, address);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByText('Main route', { exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Make main route: Sorbonne Université' }).click();
  await expect(page.getByText('Sorbonne Université is now your main route.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Make main route: Delft/ })).toBeVisible();
  await auditPage(page);
  await visit(visitor, address);
  await expect(route).toContainText('FRA');
});
