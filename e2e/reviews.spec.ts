import { auditAtBothSizes, auditPage, auditPartAtBothSizes } from './support/audit.ts';
import { pastSession } from './support/past-session.ts';
import { newMentor, newProspect } from './support/profiles.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import { visit } from './support/visit.ts';

atOneSize();

const stars = (page: Page, group: string | RegExp, count: number) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name: `${count} star`, exact: false });
const answer = (page: Page, question: RegExp, words: 'Yes' | 'No') =>
  page.getByRole('group', { name: question }).getByRole('radio', { name: words });

/** A session of two people that is over, with the student's page at hand. */
async function twoPeople(page: Page, student: Page) {
  const mentor = await newMentor(page, 'Linh', 'Vu');
  return { mentor, prospect: await newProspect(student, 'Amara', 'Obi') };
}

test('[T-01] [T-03] [T-06] [T-18] [T-103] both sides review a session, it is published once both wrote, and the mentor replies', async ({
  page,
  anotherBrowser,
}) => {
  const other = await anotherBrowser();
  const { mentor, prospect } = await twoPeople(page, other);
  const { id } = await pastSession(prospect, mentor, { days_ago: 3 });

  await visit(other, '/bookings?when=past');
  await other.getByRole('link', { name: /^Write a review/ }).click();
  await expect(other.getByRole('heading', { level: 1, name: /^How was it with Linh/ })).toBeVisible();
  await other.getByRole('button', { name: 'Send review' }).click();
  await expect(other.getByText('Choose 1 to 5 stars')).toBeVisible();
  await expect(other.getByText('Answer yes or no')).toBeVisible();
  await expect(stars(other, 'How was the session?', 1)).toBeFocused();
  await auditAtBothSizes(other);

  await stars(other, 'How was the session?', 4).check();
  await expect(other.getByText('Good', { exact: true })).toBeVisible();
  await answer(other, /^Would you book/, 'Yes').check();
  const text = other.getByLabel(/^What should others know/);
  await text.fill('She told me what my letter lacked.');
  await other.reload();
  await expect(text).toHaveValue('She told me what my letter lacked.');
  await expect(stars(other, 'How was the session?', 4)).toBeChecked();
  await expect(answer(other, /^Would you book/, 'Yes')).toBeChecked();
  await other.getByText('Rate more (optional)').click();
  await stars(other, 'Knew the way', 5).check();
  await other.reload();
  await expect(stars(other, 'Knew the way', 5)).toBeChecked();
  await auditPage(other);
  await other.getByRole('button', { name: 'Send review' }).click();
  await expect(other.getByRole('heading', { level: 2, name: 'Your review', exact: true })).toBeVisible();
  await expect(other.getByText(/can’t see your review until you’ve both written one/)).toBeVisible();
  await auditPage(other);

  await visit(page, `/bookings/${id}`);
  await page.getByRole('link', { name: /^Write a review/ }).click();
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(answer(page, /on time/, 'Yes')).toBeFocused();
  await expect(page.getByText('She told me what my letter lacked.')).toHaveCount(0);
  for (const question of [/on time/, /prepared/, /meet .* again/]) await answer(page, question, 'Yes').check();
  await page.getByLabel(/^A private note/).fill('Good luck with the letter.');
  await auditPage(page);
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByText('She told me what my letter lacked.')).toBeVisible();

  await page.getByRole('button', { name: 'Publish reply' }).click();
  await expect(page.getByText('Write a reply')).toBeVisible();
  const reply = page.getByLabel('Your public reply');
  await expect(reply).toBeFocused();
  await reply.fill('Write to me when you have the answer.');
  await page.reload();
  await expect(reply).toHaveValue('Write to me when you have the answer.');
  await auditPage(page);
  await page.getByRole('button', { name: 'Publish reply' }).click();
  await expect(page.getByRole('heading', { name: /^Linh.* replied$/ })).toBeVisible();

  await visit(other, `/bookings/${id}/review`);
  await expect(other.getByText('Good luck with the letter.')).toBeVisible();
  await expect(other.getByText('Write to me when you have the answer.')).toBeVisible();
  await visit(other, `/${mentor.slug}/mentor-profile`);
  const section = other.getByRole('region', { name: '1 review' });
  await expect(section).toContainText('She told me what my letter lacked.');
  await expect(section).toContainText('Write to me when you have the answer.');
  await expect(section).not.toContainText('Good luck with the letter.');
  await auditPartAtBothSizes(other, '.profile-reviews');
  // People can't report their own reviews.
  const report = { name: /^Report this review/ };
  await expect(section.getByRole('button', report)).toHaveCount(0);
  // The mentor is led to their reply instead, as long as it can be changed.
  await visit(page, `/${mentor.slug}/mentor-profile`);
  await expect(page.getByRole('link', { name: 'Change reply' })).toBeVisible();
  await expect(page.getByRole('button', report)).toHaveCount(0);
  const reader = await anotherBrowser();
  await visit(reader, `/${mentor.slug}/mentor-profile`);
  await expect(reader.getByRole('button', report)).toBeVisible();
});

test(
  '[T-01] the review form and what was written hold in Arabic, in light and dark',
  { tag: '@full' },
  async ({ page, anotherBrowser }) => {
    const other = await anotherBrowser();
    const { mentor, prospect } = await twoPeople(page, other);
    const { id } = await pastSession(prospect, mentor, { days_ago: 3 });
    await other.context().addCookies([{ name: 'am_lang', value: 'ar', url: new URL('/', other.url()).href }]);
    await visit(other, `/bookings/${id}/review`);
    await expect(other.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(other.locator('.review-form')).toBeVisible();
    await auditAtBothSizes(other);
    await prospect.client.putReview({
      params: { id },
      body: { stars: 5, would_book_again: true, text: 'linh@gmail.com', aspects: { prepared: 4 } },
    });
    await visit(other, `/bookings/${id}/review`);
    await expect(other.locator('.card.review')).toBeVisible();
    await auditAtBothSizes(other);
  },
);
