import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill } from '../../testing/fill.ts';
import { auditDom, openPage } from '../../testing/open-page.tsx';
import { FLAGS, RECORD } from '../../testing/sample-answers.ts';
import { REFERENCE_ANSWERS, TERMS_VERSION } from '../../testing/sample-reference.ts';

const main = () => within(screen.getByRole('main'));
const atStep = (title: string) => main().findByRole('heading', { level: 2, name: title });
const steps = () => within(main().getByRole('list', { name: 'Steps' }));
const field = (name: string) => main().getByLabelText<HTMLInputElement>(name, { exact: false });

test('[U-21] finished steps of onboarding lead back to them, and what is typed stays', async () => {
  const { user } = await openPage('/mentor/onboarding?step=studies', {
    answers: {
      ...REFERENCE_ANSWERS,

      putOnboardingDraft: null,
      getMyResources: { ...FLAGS, has_prospect_profile: false, prospect_profile_id: null },
      getAuthenticatedUser: { ...RECORD, mentor_terms_version: TERMS_VERSION },
    },
  });
  await atStep('Where you studied');
  const university = () => main().getByRole('combobox', { name: 'University' });
  // The field becomes a picker once it is used.
  await user.click(university());
  await user.type(university(), 'delft');
  await user.click(await screen.findByRole('option', { name: /^Delft University/ }));
  await fill(user, field('School name'), 'Applied Sciences');
  for (const [name, month] of [
    ['Start month', '2019-09'],
    ['End month', '2021-08'],
  ] as const) {
    await fill(user, field(name), month);
  }
  await user.click(main().getByRole('button', { name: /^Continue/ }));
  await atStep('Your work');
  expect(steps().getAllByRole('link')).toHaveLength(2);
  await user.click(steps().getByRole('link', { name: 'Where you studied' }));
  await atStep('Where you studied');
  expect(field('School name').value).toBe('Applied Sciences');
  expect(steps().getAllByRole('link')).toHaveLength(1);
  await user.click(steps().getByRole('link', { name: 'Your name and terms' }));
  await atStep('Your name and terms');
  await waitFor(() => expect(steps().queryAllByRole('link')).toEqual([]));
  await auditDom();
});
