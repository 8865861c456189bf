import { ApiFailure } from '@abroad/contract/api-failure';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { SaveFailure } from './save-failure.tsx';

const refused = (status: number, code: string) =>
  renderPage(
    <SaveFailure
      error={
        new ApiFailure({
          status,
          code,
          message: 'In English',
          errors: [{ path: 'filters.keyword.0', message: 'x' }],
          request_id: null,
          retry_after_s: null,
        })
      }
    />,
  );

test('[V-22] a search that cannot be saved says why in words of its own, and leads on', () => {
  expect(refused(400, 'VALIDATION_FAILED')).toContain('No mentor can match this search');
  const full = refused(409, 'TOO_MANY_SAVED_SEARCHES');
  expect(full).toContain('You’ve reached the limit for saved searches. Delete one to save this one.');
  expect(full).toContain('href="/saved-searches"');
  expect(refused(500, 'INTERNAL')).toContain('Server error. Please try again later.');
});
