import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { refuse } from '../../testing/play-api.ts';
import { NOTHING, RECORD } from '../../testing/sample-answers.ts';
import { MENTOR_ANSWERS } from '../../testing/sample-mentor.ts';
import { REFERENCE_ANSWERS, TERMS_VERSION } from '../../testing/sample-reference.ts';

test('[C-48] a mentor whose terms changed is asked, reads them on the page and accepts them', async () => {
  const flags = MENTOR_ANSWERS.getMyResources;
  const { api, user } = await openPage('/saved-searches', {
    answers: {
      ...MENTOR_ANSWERS,
      getMyResources: { ...flags, terms_due: ['mentor'] },
      listSavedSearches: NOTHING,
      getTerms: refuse(400, 'VALIDATION_FAILED'),
    },
  });
  const banner = /^We’ve updated our Mentor Terms of Service\./;
  await screen.findByText(banner);
  await user.click(screen.getByRole('button', { name: 'Read and accept' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mentor Terms of Service' }));
  await dialog.findByRole('alert');
  const accept = dialog.getByRole<HTMLButtonElement>('button', { name: 'I accept' });
  expect(accept.disabled).toBe(true);
  api.answer({ getTerms: REFERENCE_ANSWERS.getTerms });
  await user.click(dialog.getByRole('button', { name: 'Try Again' }));
  await dialog.findByRole('heading', { name: '10. Changes and the end' });

  api.answer({ acceptTerms: { ...RECORD, mentor_terms_version: TERMS_VERSION }, getMyResources: flags });
  await user.click(accept);
  await screen.findByText('Thanks. You’ve accepted the new version.');
  await waitFor(() => expect(screen.queryByText(banner)).toBeNull());
  expect(screen.queryByRole('dialog', { name: 'Mentor Terms of Service' })).toBeNull();
  expect(api.calls('acceptTerms').map(({ params, body }) => [params['id'], body])).toEqual([
    [RECORD.id, { terms: 'mentor', version: TERMS_VERSION }],
  ]);
});
