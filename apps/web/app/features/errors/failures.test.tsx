import { expect, test } from 'vitest';
import { makeFailure } from '../../testing/failure.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { ErrorPage } from './error-page.tsx';
import { FailureMessage } from './failure-message.tsx';

const failure = makeFailure(503);
const words = 'Service temporarily unavailable. Please try again later.';

test('[B-11] the error card says what happened and offers to try again, now or in a second', () => {
  const html = renderPage(<FailureMessage variant="card" error={failure} onRetry={() => {}} />);
  expect(html).toContain('Something went wrong</h2>');
  expect(html).toContain(words);
  expect(html).toMatch(/<button[^>]*>Try Again<\/button><button[^>]*>Retry in 1 second<\/button>/);
});

test('an error shows inline and as a banner', () => {
  expect(renderPage(<FailureMessage variant="inline" error={failure} />)).toMatch(
    /<p class="error-inline" role="alert">/,
  );
  expect(renderPage(<FailureMessage variant="banner" error={failure} />)).toMatch(/banner-problem" role="alert"/);
  expect(renderPage(<FailureMessage variant="inline" error={null} />)).not.toContain('error-inline');
});

test('a page that is not there leads on', () => {
  const html = renderPage(<ErrorPage error={makeFailure(404, 'PROFILE_NOT_FOUND', 'Profile not found')} />);
  expect(html).toContain('href="/search"');
});
