import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { auditDom, openPage } from '../../testing/open-page.tsx';
import { refuse } from '../../testing/play-api.ts';
import { SAMPLE_ID } from '../../testing/sample-answers.ts';
import { MENTOR_ANSWERS } from '../../testing/sample-mentor.ts';
import { DELFT_STUDY, sampleProof } from '../../testing/sample-proof.ts';

const NAMED = {
  ...MENTOR_ANSWERS,
  getMyMentorProfile: { ...MENTOR_ANSWERS.getMyMentorProfile, educations: [DELFT_STUDY] },
};

test('[T-351] a mentor who opens a university’s link accepts it for a study', async () => {
  const { api, user } = await openPage('/named?link=secret-token', { answers: NAMED });
  await screen.findByRole('heading', { level: 1, name: 'Your university names you' });
  const accept = await screen.findByRole('button', { name: `Accept for ${DELFT_STUDY.school}` });
  await auditDom();
  api.answer({ acceptVouchLink: sampleProof({ kind: 'vouched' }) });
  await user.click(accept);
  await screen.findByText('Proven. Students can see it now.');
  expect(api.calls('acceptVouchLink')).toMatchObject([{ params: { id: SAMPLE_ID }, body: { token: 'secret-token' } }]);
});

test('[T-351] a link that is over, of another university or full says so', async () => {
  const { user } = await openPage('/named?link=secret-token', {
    answers: { ...NAMED, acceptVouchLink: refuse(404, 'NOT_FOUND') },
  });
  await user.click(await screen.findByRole('button', { name: `Accept for ${DELFT_STUDY.school}` }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('This link doesn’t work for this study.');
  await auditDom();
});
