import { HIDDEN_MARK } from '@abroad/contract/hidden-mark';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill } from '../../testing/fill.ts';
import { auditDom, openPage } from '../../testing/open-page.tsx';
import { refuse } from '../../testing/play-api.ts';
import { SAMPLE_ID } from '../../testing/sample-answers.ts';
import { sampleBooking } from '../../testing/sample-booking.ts';
import { MENTOR_ANSWERS } from '../../testing/sample-mentor.ts';
import { REVIEWED_SESSION, sampleReview, sampleReviews } from '../../testing/sample-review.ts';

const ADDRESS = `/bookings/${SAMPLE_ID}/review`;
const TEXT = /^What should others know/;
const stars = (count: number) =>
  within(screen.getByRole('group', { name: 'How was the session?' })).getByRole('radio', {
    name: count === 1 ? '1 star' : `${count} stars`,
  });
const again = (words: 'Yes' | 'No') =>
  within(screen.getByRole('group', { name: /^Would you book/ })).getByRole('radio', { name: words });
const toldBefore = async () =>
  (await screen.findByText(/^Others will read your text like this/)).closest('[role=status]') as HTMLElement;

test('[T-05] a review is changed while it is sealed', async () => {
  const mine = sampleReview();
  const { api, user } = await openPage(ADDRESS, {
    answers: { getBooking: REVIEWED_SESSION, getBookingReviews: sampleReviews({ mine }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  expect(stars(2)).toHaveProperty('checked', true);
  expect(again('No')).toHaveProperty('checked', true);
  await user.click(stars(3));
  await fill(user, screen.getByRole('textbox', { name: TEXT }), 'Short, but to the point.');
  const changed = { ...mine, stars: 3, text: 'Short, but to the point.' };
  api.answer({
    checkReviewText: { public_text: null },
    putReview: changed,
    getBookingReviews: sampleReviews({ mine: changed }),
  });
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByRole('heading', { level: 2, name: 'Your review' });
  await screen.findByText('Short, but to the point.');
  expect(api.calls('putReview').map(({ body }) => body)).toMatchObject([
    { stars: 3, would_book_again: false, text: 'Short, but to the point.', lang: 'en' },
  ]);

  await user.click(screen.getByRole('button', { name: 'Withdraw review' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw your review?' }));
  expect(dialog.getByText(/You can write another while there’s time\./)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.calls('deleteReview')).toEqual([]);
});

test('[T-05] once published, a review is only withdrawn, whole', async () => {
  const mine = sampleReview({ status: 'published', published_at: '2026-11-19T09:00:00Z' });
  const published = { ...REVIEWED_SESSION, allowed_actions: [] };
  const { api, user } = await openPage(ADDRESS, {
    answers: { getBooking: published, getBookingReviews: sampleReviews({ mine }) },
  });
  await screen.findByText(/^Your review is public, on Linh’s profile\./);
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Withdraw review' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw your review?' }));
  expect(dialog.getByText(/^It’s removed whole, with its stars\./)).toBeTruthy();
  await auditDom();
  api.answer({
    deleteReview: null,
    getBookingReviews: sampleReviews({ mine: { ...mine, status: 'withdrawn' } }),
  });
  await user.click(dialog.getByRole('button', { name: 'Withdraw review' }));
  await screen.findByText('You withdrew your review of this session.');
  expect(api.calls('deleteReview')).toHaveLength(1);
  expect(screen.queryByText('Too short.')).toBeNull();
});

test('[T-12] the writer reads what others will read before a review with a phone number is sent, and may change it', async () => {
  const { api, user } = await openPage(ADDRESS, {
    answers: {
      getBooking: REVIEWED_SESSION,
      getBookingReviews: sampleReviews(),
      checkReviewText: ({ body }) => ({
        public_text: body?.text.replace(/\+\d[\d ]+|\S+@[\w.]+\w/, HIDDEN_MARK) ?? null,
      }),
    },
  });
  await screen.findByRole('button', { name: 'Send review' });
  await user.click(stars(5));
  await user.click(again('Yes'));
  const text = screen.getByRole('textbox', { name: TEXT });
  await fill(user, text, 'Very clear. Call me on +84 912 345 678');
  await user.click(screen.getByRole('button', { name: 'Send review' }));
  let told = await toldBefore();
  expect(told.textContent).toContain('Very clear. Call me on hidden');
  await auditDom();
  await user.click(within(told).getByRole('button', { name: 'Change text' }));
  expect(document.activeElement).toBe(text);
  await fill(user, text, 'Write to me at linh@gmail.com.');
  // It was about the text before.
  expect(screen.queryByText(/^Others will read your text like this/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send review' }));
  told = await toldBefore();
  expect(told.textContent).toContain('Write to me at hidden.');
  expect(api.calls('putReview')).toEqual([]);

  const mine = sampleReview({ stars: 5, would_book_again: true, text: 'Write to me at linh@gmail.com.' });
  const sent = { ...mine, public_text: `Write to me at ${HIDDEN_MARK}.` };
  api.answer({ putReview: sent, getBookingReviews: sampleReviews({ mine: sent }) });
  await user.click(screen.getByRole('button', { name: 'Send, hidden' }));
  await screen.findByText('Others read this:');
  expect(screen.getByText('Write to me at linh@gmail.com.')).toBeTruthy();
  expect(screen.getByRole('main').textContent).toContain('Write to me at hidden.');
  expect(api.calls('putReview').map(({ body }) => body?.text)).toEqual(['Write to me at linh@gmail.com.']);
});

test('[T-12] a mentor reads what others will read before a reply with a link is published', async () => {
  const theirs = sampleReview({ status: 'published', published_at: '2026-11-19T09:00:00Z' });
  const reviews = sampleReviews({ theirs, reply_until: '2026-12-19T09:00:00Z' });
  const { api, user } = await openPage(ADDRESS, {
    answers: {
      ...MENTOR_ANSWERS,
      getBooking: { ...REVIEWED_SESSION, viewer_role: 'mentor', allowed_actions: [] },
      getBookingReviews: reviews,
      checkReviewText: { public_text: `Find me on ${HIDDEN_MARK}` },
    },
  });
  await fill(user, await screen.findByLabelText('Your public reply'), 'Find me on https://calendly.com/linh');
  await user.click(screen.getByRole('button', { name: 'Publish reply' }));
  expect((await toldBefore()).textContent).toContain('Find me on hidden');
  expect(api.calls('putReviewReply')).toEqual([]);
  const reply = {
    text: `Find me on ${HIDDEN_MARK}`,
    public_text: null,
    created_at: reviews.opens_at,
    updated_at: reviews.opens_at,
  };
  const replied = { ...theirs, reply };
  api.answer({ putReviewReply: replied, getBookingReviews: { ...reviews, theirs: replied } });
  await user.click(screen.getByRole('button', { name: 'Send, hidden' }));
  await screen.findByRole('heading', { name: 'Linh replied' });
  expect(api.calls('putReviewReply').map(({ body }) => body)).toEqual([
    { text: 'Find me on https://calendly.com/linh' },
  ]);
});

test.each([
  [{ status: 'confirmed', allowed_actions: [] }, 'You can review this session once it’s over.'],
  [{ status: 'cancelled', allowed_actions: [] }, 'Only sessions that took place can be reviewed.'],
  [
    { ...REVIEWED_SESSION, start: '2026-11-05T08:30:00Z', end: '2026-11-05T09:00:00Z', allowed_actions: [] },
    'The time for reviews of this session is over.',
  ],
] as const)(
  '[T-01] the page says when a session can’t be reviewed yet, any longer, or at all (%#)',
  async (changes, words) => {
    const booking = sampleBooking({ ...changes, allowed_actions: [] });
    await openPage(ADDRESS, { answers: { getBooking: booking, getBookingReviews: sampleReviews() } });
    await screen.findByText(words);
    expect(screen.queryByRole('button', { name: 'Send review' })).toBeNull();
    await auditDom();
  },
);

test('[T-05] what was typed survives a refusal, which stands at its field', async () => {
  const tooLong = { path: 'text', message: 'Enter 2000 characters or fewer' };
  const { api, user } = await openPage(ADDRESS, {
    answers: {
      getBooking: REVIEWED_SESSION,
      getBookingReviews: sampleReviews(),
      checkReviewText: refuse(400, 'VALIDATION_FAILED', { errors: [tooLong] }),
    },
  });
  await screen.findByRole('button', { name: 'Send review' });
  await user.click(stars(5));
  await user.click(again('No'));
  const text = screen.getByRole('textbox', { name: TEXT });
  await fill(user, text, 'Many words.');
  await user.click(screen.getByRole('button', { name: 'Send review' }));
  await screen.findByText(tooLong.message);
  expect(text.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(text));
  expect(text).toHaveProperty('value', 'Many words.');
  expect(stars(5)).toHaveProperty('checked', true);
  expect(api.calls('putReview')).toEqual([]);
  await auditDom();
});
