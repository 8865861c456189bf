import { auditAtBothSizes, auditPage, auditPart, auditPartAtBothSizes } from './support/audit.ts';
import { bookSession, pastSession } from './support/past-session.ts';
import { newMentor, newProspect, type WithProfile } from './support/profiles.ts';
import { atOneSize, expect, test, type Page } from './support/test.ts';
import { visit } from './support/visit.ts';

const ANSWERS = { on_time: true, prepared: true, would_meet_again: true } as const;

const stars = (page: Page, group: string | RegExp, count: number) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name: `${count} star`, exact: false });
const answer = (page: Page, question: RegExp, words: 'Yes' | 'No') =>
  page.getByRole('group', { name: question }).getByRole('radio', { name: words });

/** A session of two people that is over, with the student's page at hand. */
async function twoPeople(page: Page, student: Page) {
  const mentor = await newMentor(page, 'Linh', 'Vu');
  return { mentor, prospect: await newProspect(student, 'Amara', 'Obi') };
}

/** A published review by a new student. */
async function reviewOf(
  mentor: WithProfile,
  page: Page,
  given: { stars: number; text?: string },
  days_ago = 3,
): Promise<void> {
  const student = await newProspect(page, 'Chidi', 'Eze');
  const { id } = await pastSession(student, mentor, { days_ago });
  await student.client.putReview({ params: { id }, body: { would_book_again: true, ...given } });
  await mentor.client.putReview({ params: { id }, body: ANSWERS });
}

test('[T-01] [T-03] [T-06] [T-18] [T-103] both sides review a session, it is published once both wrote, and the mentor replies', async ({
  page,
  anotherBrowser,
  viewport,
}) => {
  const other = await anotherBrowser({ viewport });
  const { mentor, prospect } = await twoPeople(page, other);
  const { id } = await pastSession(prospect, mentor, { days_ago: 3 });

  await visit(other, '/bookings?when=past');
  await other.getByRole('link', { name: /^Write a review/ }).click();
  await expect(other.getByRole('heading', { level: 1, name: /^How was it with Linh/ })).toBeVisible();
  await other.getByRole('button', { name: 'Send review' }).click();
  await expect(other.getByText('Choose 1 to 5 stars')).toBeVisible();
  await expect(other.getByText('Answer yes or no')).toBeVisible();
  await expect(stars(other, 'How was the session?', 1)).toBeFocused();
  await auditPage(other);

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
  // No one reports their own.
  const report = { name: /^Report this review/ };
  await expect(section.getByRole('button', report)).toHaveCount(0);
  await visit(page, `/${mentor.slug}/mentor-profile`);
  await expect(page.getByRole('button', report)).toBeVisible();
});

test.describe('at one size', () => {
  atOneSize();

  test('[T-05] a review is changed while it is sealed, and once published only withdrawn, whole', async ({
    page,
    anotherBrowser,
  }) => {
    const other = await anotherBrowser();
    const { mentor, prospect } = await twoPeople(page, other);
    const { id } = await pastSession(prospect, mentor, { days_ago: 3 });
    await prospect.client.putReview({
      params: { id },
      body: { stars: 2, would_book_again: false, text: 'Too short.' },
    });

    await visit(other, `/bookings/${id}/review`);
    await other.getByRole('button', { name: 'Change' }).click();
    await expect(stars(other, 'How was the session?', 2)).toBeChecked();
    await stars(other, 'How was the session?', 3).check();
    await other.getByLabel(/^What should others know/).fill('Short, but to the point.');
    await other.getByRole('button', { name: 'Save changes' }).click();
    await expect(other.getByText('Short, but to the point.')).toBeVisible();
    await other.getByRole('button', { name: 'Withdraw review' }).click();
    await expect(other.getByRole('dialog', { name: 'Withdraw your review?' })).toContainText(
      'You can write another while there’s time.',
    );
    await other.getByRole('button', { name: 'Keep it' }).click();

    await mentor.client.putReview({ params: { id }, body: ANSWERS });
    await visit(other, `/bookings/${id}/review`);
    await expect(other.getByRole('button', { name: 'Change' })).toHaveCount(0);
    await other.getByRole('button', { name: 'Withdraw review' }).click();
    const dialog = other.getByRole('dialog', { name: 'Withdraw your review?' });
    await auditPartAtBothSizes(other);
    await dialog.getByRole('button', { name: 'Withdraw review' }).click();
    await expect(other.getByText('You withdrew your review of this session.')).toBeVisible();
    await visit(other, `/${mentor.slug}/mentor-profile`);
    await expect(other.getByText('Short, but to the point.')).toHaveCount(0);
    await expect(other.getByRole('heading', { name: /review/ })).toHaveCount(0);
  });

  test('[T-12] the writer reads what others will read before a review with a phone number is sent, and may change it', async ({
    page,
    anotherBrowser,
  }) => {
    const other = await anotherBrowser();
    const { mentor, prospect } = await twoPeople(page, other);
    const { id } = await pastSession(prospect, mentor, { days_ago: 3 });
    await visit(other, `/bookings/${id}/review`);
    await stars(other, 'How was the session?', 5).check();
    await answer(other, /^Would you book/, 'Yes').check();
    const text = other.getByLabel(/^What should others know/);
    await text.fill('Very clear. Call me on +84 912 345 678.');
    await other.getByRole('button', { name: 'Send review' }).click();
    const told = other.getByRole('status').filter({ hasText: 'Others will read your text like this.' });
    await expect(told).toContainText('Very clear. Call me on hidden.');
    await auditAtBothSizes(other);
    await told.getByRole('button', { name: 'Change text' }).click();
    await expect(text).toBeFocused();
    await text.fill('Very clear. Write to me at linh@gmail.com.');
    await expect(told).toHaveCount(0);
    await other.getByRole('button', { name: 'Send review' }).click();
    await expect(told).toContainText('Write to me at hidden.');
    await other.getByRole('button', { name: 'Send, hidden' }).click();
    await expect(other.getByText('Others read this:')).toBeVisible();
    await expect(other.getByText('Write to me at linh@gmail.com.')).toBeVisible();

    await mentor.client.putReview({ params: { id }, body: ANSWERS });
    await visit(page, `/bookings/${id}/review`);
    await expect(page.getByText('Write to me at hidden.')).toBeVisible();
    const reply = page.getByLabel('Your public reply');
    await reply.fill('Find me on https://calendly.com/linh');
    await page.getByRole('button', { name: 'Publish reply' }).click();
    await expect(page.getByText('Find me on hidden')).toBeVisible();
    await page.getByRole('button', { name: 'Send, hidden' }).click();
    await expect(page.getByRole('heading', { name: /^Linh.* replied$/ })).toBeVisible();
    await visit(other, `/${mentor.slug}/mentor-profile`);
    const section = other.getByRole('region', { name: '1 review' });
    await expect(section).toContainText('Write to me at hidden.');
    await expect(section).toContainText('Find me on hidden');
    await auditPartAtBothSizes(other, '.profile-reviews');
  });

  test('[T-01] the review form and what was written hold in Arabic, in light and dark', async ({
    page,
    anotherBrowser,
  }) => {
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
  });

  test('[T-01] the page says when a session can’t be reviewed yet, any longer, or at all', async ({
    page,
    anotherBrowser,
  }) => {
    const other = await anotherBrowser();
    const { mentor, prospect } = await twoPeople(page, other);
    const ahead = await bookSession(prospect, mentor);
    await visit(other, `/bookings/${ahead.id}/review`);
    await expect(other.getByText('You can review this session once it’s over.')).toBeVisible();
    await auditAtBothSizes(other);
    await prospect.client.cancelBooking({
      params: { id: ahead.id },
      body: {},
    });
    await visit(other, `/bookings/${ahead.id}/review`);
    await expect(other.getByText('Only sessions that took place can be reviewed.')).toBeVisible();
    const late = await pastSession(prospect, mentor, { days_ago: 15 });
    await visit(other, `/bookings/${late.id}/review`);
    await expect(other.getByText('The time for reviews of this session is over.')).toBeVisible();
    await visit(other, '/bookings?when=past');
    await expect(other.getByRole('link', { name: /^Book again/ })).toBeVisible();
    await expect(other.getByRole('link', { name: /^Write a review/ })).toHaveCount(0);
  });

  test('[T-05] what was typed survives a refusal, which stands at its field', async ({
    page,
    anotherBrowser,
    watch,
  }) => {
    watch.expectProblem(/400.*review/);
    watch.expectProblem(/status of 400/);
    const other = await anotherBrowser();
    const { mentor, prospect } = await twoPeople(page, other);
    const { id } = await pastSession(prospect, mentor, { days_ago: 3 });
    await visit(other, `/bookings/${id}/review`);
    await stars(other, 'How was the session?', 5).check();
    await answer(other, /^Would you book/, 'No').check();
    const tooLong = 'words '.repeat(340).trim();
    const text = other.getByLabel(/^What should others know/);
    await text.fill(tooLong);
    await other.getByRole('button', { name: 'Send review' }).click();
    await expect(text).toHaveAttribute('aria-invalid', 'true');
    await expect(text).toBeFocused();
    await expect(text).toHaveValue(tooLong);
    await expect(stars(other, 'How was the session?', 5)).toBeChecked();
    await auditPage(other);
  });

  test('[T-07] a profile shows its reviews with their stars, which choose among them, and more by a button', async ({
    page,
    anotherBrowser,
  }) => {
    const mentor = await newMentor(page, 'Linh', 'Vu');
    const visitor = await anotherBrowser();
    await visit(visitor, `/${mentor.slug}/mentor-profile`);
    await expect(visitor.getByRole('heading', { name: /review/ })).toHaveCount(0);
    const student = await anotherBrowser();
    for (const [index, given] of [5, 5, 4, 2, 5, 5, 5, 5, 5, 5, 5].entries()) {
      // Many first sessions of one day look like a ring.
      await reviewOf(mentor, student, { stars: given, text: `Review ${index + 1}.` }, 2 + index);
    }
    await visit(visitor, `/${mentor.slug}/mentor-profile`);
    const section = visitor.getByRole('region', { name: '11 reviews' });
    await expect(section.getByText('4.6', { exact: true })).toBeVisible();
    await expect(section.getByText('100% would book again')).toBeVisible();
    await expect(section.getByRole('article')).toHaveCount(10);
    await section.getByRole('button', { name: 'Show more reviews' }).click();
    await expect(section.getByRole('article')).toHaveCount(11);
    await section.getByRole('button', { name: '2 stars: 1 review' }).click();
    await expect(section.getByRole('article')).toHaveCount(1);
    await expect(section.getByText('Review 4.')).toBeVisible();
    await section.getByRole('button', { name: 'Show all reviews' }).click();
    await expect(section.getByRole('article')).toHaveCount(11);
    await expect(section.getByRole('button', { name: '3 stars: 0 reviews' })).toBeDisabled();
    await auditPartAtBothSizes(visitor, '.profile-reviews');

    await visitor.context().addCookies([{ name: 'am_lang', value: 'ar', url: new URL('/', visitor.url()).href }]);
    await visit(visitor, `/${mentor.slug}/mentor-profile`);
    await auditPart(visitor, '.profile-reviews');
  });
});
