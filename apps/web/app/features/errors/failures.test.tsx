import { expect, test } from 'vitest';
import { makeFailure } from '../../testing/failure.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { ErrorPage } from './error-page.tsx';
import { loadMessages } from '../../locales/index.ts';
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

test('[B-11] what the API refuses is said in the language of the page, and in its own words where there are none', async () => {
  const said = 'Somebody just took that time. Choose another one.';
  const refusal = (code: string) => <FailureMessage variant="inline" error={makeFailure(409, code, said)} />;
  for (const locale of ['es', 'fr', 'vi', 'hi', 'zh', 'ar'] as const) {
    await loadMessages(locale);
    expect(renderPage(refusal('SLOT_TAKEN'), '/', locale), locale).not.toContain(said);
    expect(renderPage(refusal('QUITE_NEW'), '/', locale), locale).toContain(said);
  }
  expect(renderPage(refusal('SLOT_TAKEN'), '/', 'fr')).toContain('Quelqu’un vient de prendre cet horaire.');
  expect(renderPage(refusal('SLOT_TAKEN'))).toContain(said);
});
