import type { ListedReview, PublicReviews } from '@abroad/contract/reviews';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { playProfile } from '../../testing/fake-profile.ts';
import { openPage } from '../../testing/open-page.tsx';
import type { Answers } from '../../testing/play-api.ts';
import { listed } from '../../testing/sample-lists.ts';
import { sampleMentor } from '../../testing/sample-mentor.ts';
import { sampleService, sampleTimes } from '../../testing/sample-service.ts';

const review = (number: number, stars: number): ListedReview => ({
  id: `0199c0de-0000-7000-8000-0000000000${10 + number}`,
  author_name: 'Chidi',
  stars,
  would_book_again: true,
  aspects: null,
  text: `Review ${number}.`,
  lang: 'en',
  session_on: '2026-11-03',
  published_at: '2026-11-04T10:00:00Z',
  reply: null,
  counts: true,
  uncounted_because: null,
  payment_reversed: false,
  is_own: false,
  booking_id: null,
});
/** Gives one answer, and from then on another. */
function inTurn<Answer>(first: Answer, later: Answer): () => Answer {
  let calls = 0;
  return () => (calls++ === 0 ? first : later);
}

const ALL = [5, 5, 4, 2, 5, 5, 5, 5, 5, 5, 5].map((stars, index) => review(index + 1, stars));

const PROFILE = {
  getMentorProfileBySlug: sampleMentor(),
  listEventTypesBySlug: listed([sampleService()]),
  getAvailabilityBySlug: sampleTimes([]),
} satisfies Answers;

function pageOf(items: ListedReview[], page: number): PublicReviews {
  return {
    items: items.slice((page - 1) * 10, page * 10),
    total: items.length,
    page,
    page_size: 10,
    total_pages: Math.ceil(items.length / 10),
    summary: {
      rating: 4.6,
      review_count: 11,
      distribution: [0, 1, 0, 1, 9],
      would_book_again_pct: 100,
      aspects: { knew_the_way: null, answered_me: null, prepared: null },
      frozen_until: null,
    },
  };
}

test('[T-07] a profile shows its reviews with their stars, which choose among them, and more by a button', async () => {
  const { user } = await openPage('/linh-tran/mentor-profile', {
    as: null,
    answers: {
      ...PROFILE,
      getMentorProfileBySlug: sampleMentor({ rating: 4.6, review_count: 11 }),
      listReviewsBySlug: ({ query: { stars, page = '1' } }) =>
        pageOf(stars === undefined ? ALL : ALL.filter((one) => one.stars === Number(stars)), Number(page)),
    },
  });
  const section = within(await screen.findByRole('region', { name: '11 reviews' }));
  const shown = () => section.getAllByRole('article');
  expect(section.getByText('4.6', { exact: true })).toBeTruthy();
  expect(section.getByText('100% would book again')).toBeTruthy();
  const showMore = () => user.click(section.getByRole('button', { name: 'Show more reviews' }));
  expect(shown()).toHaveLength(4);
  await showMore();
  expect(shown()).toHaveLength(10);
  await showMore();
  await waitFor(() => expect(shown()).toHaveLength(11));
  await user.click(section.getByRole('button', { name: '2 stars: 1 review' }));
  await waitFor(() => expect(shown()).toHaveLength(1));
  expect(section.getByText('Review 4.')).toBeTruthy();
  await user.click(section.getByRole('button', { name: 'Show all reviews' }));
  await waitFor(() => expect(shown()).toHaveLength(11));
  expect(section.getByRole('button', { name: '3 stars: 0 reviews' })).toHaveProperty('disabled', true);
});

test('[T-07] a profile without reviews says nothing of them', async () => {
  await openPage('/linh-tran/mentor-profile', { as: null, answers: PROFILE });
  await screen.findByRole('heading', { level: 1, name: /Linh/ });
  expect(screen.queryByRole('heading', { name: /review/ })).toBeNull();
});

test('[T-06] on their own profile a mentor is led to the reply, as long as one can be written, and reports others', async () => {
  const booking_id = '0199c0de-0000-7000-8000-000000000077';
  const [asked, late] = [review(1, 5), review(2, 4)];
  const reviews = (items: ListedReview[]) => pageOf(items, 1);
  await openPage('/amara-okafor/mentor-profile', {
    answers: {
      ...playProfile({ rating: 4.6, review_count: 2 }).answers,
      // The server's page is that of any reader; the mentor's own answer comes after it.
      listReviewsBySlug: inTurn(reviews([asked, late]), reviews([{ ...asked, booking_id }, late])),
    },
  });
  const reply = await screen.findByRole('link', { name: 'Reply to Chidi' });
  expect(reply.getAttribute('href')).toBe(`/bookings/${booking_id}/review`);
  expect(screen.getAllByRole('button', { name: /^Report this review/ })).toHaveLength(1);
});
