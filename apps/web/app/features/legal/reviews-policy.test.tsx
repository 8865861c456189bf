import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { ReviewsPolicy } from './reviews-policy.tsx';

test('[T-84] the page on reviews says who writes them, what is checked, how the average is made, and who can hide one', () => {
  const html = renderPage(<ReviewsPolicy />);
  for (const words of [
    'Only a student who had a session with the mentor',
    'for 14 days',
    'We don’t check whether a review is right',
    'until both people have written one, or until 14 days after the session',
    'All published reviews, good and bad',
    'counts each student once, by their latest review. We show it from 3 students on',
    'The mentor can reply once, within 30 days',
    'a review of a free session with a new account',
    'with the mentor’s payment card, browser or network',
    'many free first sessions with the mentor on one day',
    'Phone numbers, email addresses, usernames and links in a review are hidden',
    'No one can change a published review: not the student, not the mentor, not us',
    'We tell its author why, and they can appeal',
    'The stars stay, so the average doesn’t change',
  ]) {
    expect(html).toContain(words);
  }
});
