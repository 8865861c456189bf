import type { EducationProof, EducationProofs } from '@abroad/contract/proofs';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill } from '../../testing/fill.ts';
import { auditDom, openPage } from '../../testing/open-page.tsx';
import type { Answers } from '../../testing/play-api.ts';
import { SAMPLE_ID } from '../../testing/sample-answers.ts';
import { MENTOR_ANSWERS } from '../../testing/sample-mentor.ts';
import { DELFT_STUDY, sampleProof } from '../../testing/sample-proof.ts';
import { sampleService, sampleTimes } from '../../testing/sample-service.ts';
import { listed } from '../../testing/sample-lists.ts';

const OWN = { ...MENTOR_ANSWERS.getMyMentorProfile, educations: [DELFT_STUDY] };
const proofs = (...items: EducationProof[]): EducationProofs => ({ items, documents_left: 3, invite: null });

/** Opens the own profile, to be changed. */
async function openOwnProfile(answers: Answers) {
  const page = await openPage('/amara-okafor/mentor-profile', {
    answers: {
      ...MENTOR_ANSWERS,
      getMyMentorProfile: OWN,
      getMentorProfileBySlug: OWN,
      listEventTypesBySlug: listed([sampleService()]),
      getAvailabilityBySlug: sampleTimes([]),
      listMailDomains: { items: [{ domain: 'tudelft.nl', kind: 'any' }] },
      ...answers,
    },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Edit' }));
  return page;
}

test('[T-349] a proof of two years ago is made again in the profile, and stands until the code is entered', async () => {
  const old = sampleProof({ proven_at: '2024-09-10T09:00:00Z', can_renew: true });
  const { api, user } = await openOwnProfile({ listEducationProofs: proofs(old) });
  await user.click(await screen.findByRole('button', { name: /^Prove it again/ }));
  const dialog = within(await screen.findByRole('dialog', { name: `Prove your education at ${DELFT_STUDY.school}` }));
  expect(dialog.getByText(/It was checked more than two years ago/)).toBeTruthy();
  await auditDom();
  await fill(user, dialog.getByLabelText('University email address'), 'mei@tudelft.nl');
  const waits = { ...old, code_expires_at: '2026-11-20T09:33:00Z' };
  api.answer({ startMailProof: waits, listEducationProofs: proofs(waits) });
  await user.click(dialog.getByRole('button', { name: 'Send a code' }));
  const code = await dialog.findByLabelText('Code');
  expect(code.getAttribute('autocomplete')).toBe('one-time-code');
  expect(dialog.getByText(/Had an @tudelft\.nl address · checked/)).toBeTruthy();
  expect(api.calls('startMailProof').map(({ body }) => body)).toEqual([{ email: 'mei@tudelft.nl' }]);

  const renewed = sampleProof();
  api.answer({ confirmMailProof: renewed, listEducationProofs: proofs(renewed) });
  await fill(user, code, '123456');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  await dialog.findByText('You’ve proven this by email.');
  expect(api.calls('confirmMailProof')).toMatchObject([{ params: { id: SAMPLE_ID }, body: { code: '123456' } }]);
  await waitFor(() => expect(dialog.queryByText(/more than two years ago/)).toBeNull());
});

test('[T-95] the button that proves a study comes together with what is proven of it', async () => {
  const answer = Promise.withResolvers<EducationProofs>();
  await openOwnProfile({ listEducationProofs: answer.promise });
  await screen.findByRole('button', { name: `Edit ${DELFT_STUDY.school}` });
  const way = () => screen.queryByRole('button', { name: /^(Prove it|Enter the code|Show)/ });
  expect(way()).toBeNull();
  answer.resolve(proofs(sampleProof({ state: 'code_sent', proven_at: null, code_expires_at: '2026-11-20T09:33:00Z' })));
  await screen.findByText('Code sent');
  expect(way()?.textContent).toContain('Enter the code');
});
