import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { advance, openPage } from '../../testing/open-page.tsx';
import { refuse } from '../../testing/play-api.ts';
import { RECORD } from '../../testing/sample-answers.ts';
import { sampleFound } from '../../testing/sample-search.ts';

test('[T-470] a language for one’s emails is offered also where the first answer got lost', async () => {
  const answers = { searchProfiles: sampleFound(), listHiddenPeople: { hidden: [] } };
  const { user } = await openPage('/search', { answers });
  await screen.findByText(/^Your account: Amara Okafor/);
  await user.click(screen.getByText(/^Language and currency/, { selector: 'summary *' }));
  await user.click(await screen.findByRole('button', { name: 'Français' }));
  // The page loads again, in the language that was chosen.
  cleanup();
  let lost = 0;
  await openPage('/search', {
    locale: 'fr',
    answers: { ...answers, getAuthenticatedUser: () => (lost++ === 0 ? refuse(503) : RECORD) },
  });
  await waitFor(() => expect(lost).toBe(1));
  await advance(1000);
  await screen.findByText(/^Recevoir aussi vos e-mails en français/);
});
