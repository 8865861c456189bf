import { ApiFailure } from '@abroad/contract/api-failure';
import { expect, test } from 'vitest';
import { makeFailure } from '../../testing/failure.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { ErrorPage } from './error-page.tsx';
import { loadMessages } from '../../locales/index.ts';
import { FailureMessage } from './failure-message.tsx';
import { toRouteError } from './route-failure.ts';

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

const answer = (status: number, data: unknown) => ({ status, statusText: '', internal: false, data });
const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1];

test('[S-11] a page that is not there says so in the language of the page, and leads on', async () => {
  await loadMessages('fr');
  const page = <ErrorPage error={answer(404, { code: 'PROFILE_NOT_FOUND' })} />;
  expect(headingOf(renderPage(page))).toBe('Profile not found');
  expect(headingOf(renderPage(page, '/', 'fr'))).toBe('Profil introuvable');
  expect(headingOf(renderPage(<ErrorPage error={answer(400, { code: 'INVALID_SLUG' })} />))).toBe('Invalid user slug');
  expect(headingOf(renderPage(<ErrorPage error={answer(404, null)} />))).toBe('This page doesn’t exist');
  expect(renderPage(page)).toContain('href="/search"');
});

test('[X-01] [X-04] [S-11] what another server answers is never part of a page', () => {
  const theirs = '<h1>nginx</h1>';
  expect(headingOf(renderPage(<ErrorPage error={makeFailure(404)} />))).toBe('The requested resource was not found.');
  const ofProfile = <ErrorPage error={makeFailure(404)} missing="errors.profile_not_found" />;
  expect(headingOf(renderPage(ofProfile))).toBe('Profile not found');
  for (const [status, said] of [
    [400, 'Invalid request. Please check your input and try again.'],
    [502, words],
  ] as const) {
    const html = renderPage(<ErrorPage error={answer(status, theirs)} />);
    expect(html).toContain(said);
    expect(html).not.toContain('nginx');
  }
  expect(renderPage(<ErrorPage error={answer(404, theirs)} />)).not.toContain('nginx');
});

test('[T-68] what isn’t shown while staff see the site as someone else is no error', () => {
  const html = renderPage(
    <FailureMessage variant="card" error={makeFailure(403, 'VIEW_AS_READ_ONLY')} onRetry={() => {}} />,
  );
  expect(html).toContain('This isn’t shown while you see the site as someone else.');
  expect(html).not.toContain('Something went wrong');
});

test('[B-11] the second button always says one second, whatever the service asks for', () => {
  const busy = new ApiFailure({ status: 503, code: 'UNAVAILABLE', message: '', retry_after_s: 5 });
  expect(renderPage(<FailureMessage variant="card" error={busy} onRetry={() => {}} />)).toContain('Retry in 1 second<');
});

test('[B-11] what the API refuses is said in the language of the page, and in its own words where there are none', async () => {
  const said = 'Someone just booked that time. Choose another.';
  const refusal = (code: string) => <FailureMessage variant="inline" error={makeFailure(409, code, said)} />;
  for (const locale of ['es', 'fr', 'vi', 'hi', 'zh', 'ar'] as const) {
    await loadMessages(locale);
    expect(renderPage(refusal('SLOT_TAKEN'), '/', locale), locale).not.toContain(said);
    expect(renderPage(refusal('QUITE_NEW'), '/', locale), locale).toContain(said);
  }
  expect(renderPage(refusal('SLOT_TAKEN'), '/', 'fr')).toContain('Quelqu’un vient de réserver ce créneau.');
  expect(renderPage(refusal('SLOT_TAKEN'))).toContain(said);
});

test('[T-464] what an opened page waits for in vain makes it one that can’t be shown now', () => {
  for (const status of [0, 408, 503])
    expect(toRouteError(makeFailure(status))).toMatchObject({ init: { status: 503 } });
  expect(toRouteError(makeFailure(404))).toMatchObject({ init: { status: 404 } });
});
