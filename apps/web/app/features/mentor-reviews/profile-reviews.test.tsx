import type { ListedReview, PublicReviews } from '@abroad/contract/reviews';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import ProfileReviews from './profile-reviews.tsx';

const REVIEW: ListedReview = {
  id: '0197d2a4-0000-7000-8000-000000000001',
  stars: 4,
  would_book_again: true,
  aspects: null,
  text: 'Very clear',
  lang: 'en',
  session_on: '2026-05-03',
  author_name: 'Amara',
  is_own: false,
  booking_id: null,
  counts: true,
  uncounted_because: null,
  payment_reversed: false,
  published_at: '2026-05-04T10:00:00Z',
  reply: null,
};

const pageOf = (review: Partial<ListedReview>) => {
  const first: PublicReviews = {
    items: [{ ...REVIEW, ...review }],
    total: 1,
    page: 1,
    page_size: 10,
    total_pages: 1,
    summary: {
      rating: null,
      review_count: 1,
      distribution: [0, 0, 0, 1, 0],
      would_book_again_pct: null,
      aspects: { knew_the_way: null, answered_me: null, prepared: null },
      frozen_until: null,
    },
  };
  return renderPage(<ProfileReviews slug="linh" name="Linh" first={first} />);
};

test('[T-347] HTML in a review, its reply and a name is read as text on the page', () => {
  const markup = '<img src=x onerror=alert(1)></script>';
  const html = pageOf({
    text: markup,
    author_name: markup,
    reply: { text: markup, created_at: '2026-05-05T10:00:00Z' },
  });
  expect(html).not.toContain('<img src=x');
  expect(html).not.toContain('</script>');
  expect(html.split('&lt;img src=x onerror=alert(1)&gt;').length - 1).toBeGreaterThanOrEqual(3);
});

test('[T-16] a review whose payment the bank took back stays on the page and says so', () => {
  expect(pageOf({ payment_reversed: true })).toContain('The payment was charged back afterwards.');
  expect(pageOf({})).not.toContain('charged back');
});

test('[T-08] a review that isn’t in the mean is listed and says why', () => {
  const html = pageOf({ counts: false, uncounted_because: 'same_device' });
  expect(html).toContain('Very clear');
  expect(html).toContain('Not in the average: from a device that the mentor uses too.');
});
