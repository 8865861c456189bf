import { ERRORS } from '@abroad/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fill } from '../../testing/fill.ts';
import { auditDom, openPage } from '../../testing/open-page.tsx';
import { refuse, type Answers } from '../../testing/play-api.ts';
import { SAMPLE_ID } from '../../testing/sample-answers.ts';
import { listed } from '../../testing/sample-lists.ts';
import { sampleMentor } from '../../testing/sample-mentor.ts';
import { sampleService, sampleTimes } from '../../testing/sample-service.ts';

const PROFILE: Answers = {
  getMentorProfileBySlug: sampleMentor(),
  listEventTypesBySlug: listed([sampleService()]),
  getAvailabilityBySlug: sampleTimes([]),
};
const WORDS = 'The profile sells a course that does not exist.';

async function openProfile(as?: null) {
  return openPage('/linh-tran/mentor-profile', { ...(as === null && { as }), answers: PROFILE });
}

async function openReport(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Report Linh’s profile' }));
  return within(await screen.findByRole('dialog', { name: 'Report Linh’s profile' }));
}
type Form = Awaited<ReturnType<typeof openReport>>;
const reason = (form: Form) => form.getByLabelText('What’s wrong?');
const text = (form: Form) => form.getByLabelText('What happened?');
const send = (form: Form) => form.getByRole('button', { name: 'Send report' });

test('[T-70] a signed-out visitor reports a profile, and reads what is missing until it is there', async () => {
  const { api, user } = await openProfile(null);
  const form = await openReport(user);
  await user.click(send(form));
  await waitFor(() => expect(document.activeElement).toBe(reason(form)));
  expect(form.getByText('Confirm this to send the report')).toBeTruthy();
  await user.selectOptions(reason(form), 'scam');
  await fill(user, text(form), 'Too short');
  expect(form.getByText('Explain it in 20 characters or more')).toBeTruthy();
  await auditDom();
  await fill(user, text(form), WORDS);
  expect(form.queryByText('Explain it in 20 characters or more')).toBeNull();
  await fill(user, form.getByLabelText('Your name'), 'Pim');
  await fill(user, form.getByLabelText('Your email address'), 'pim@example.org');
  await user.click(form.getByRole('checkbox', { name: 'What I say is true as far as I know.' }));
  api.answer({
    createReport: { code: 'R-7KQ2M4XW', is_addition: false, is_emailed: true, due_at: '2026-11-21T09:18:00Z' },
  });
  await user.click(send(form));
  const sent = within(await screen.findByRole('dialog', { name: 'Report sent' }));
  expect(sent.getByText(/R-7KQ2M4XW/)).toBeTruthy();
  expect(sent.getByText(/We’ve emailed you a receipt/)).toBeTruthy();
  expect(api.calls('createReport').map(({ body }) => body)).toEqual([
    {
      target: { type: 'mentor_profile', id: SAMPLE_ID },
      reason: 'scam',
      good_faith: true,
      text: WORDS,
      lang: 'en',
      email: 'pim@example.org',
      name: 'Pim',
    },
  ]);
  await auditDom();
  await user.click(sent.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // The draft is deleted after sending.
  expect(text(await openReport(user))).toHaveProperty('value', '');
});

test('[T-76] what is typed in a report survives a reload and signing in', async () => {
  const { user } = await openProfile(null);
  let form = await openReport(user);
  await user.selectOptions(reason(form), 'spam');
  await fill(user, text(form), 'It advertises a shop.');
  cleanup();
  form = await openReport((await openProfile(null)).user);
  expect(text(form)).toHaveProperty('value', 'It advertises a shop.');
  expect(reason(form)).toHaveProperty('value', 'spam');
  expect(form.getByLabelText('Your email address')).toBeTruthy();
  cleanup();
  form = await openReport((await openProfile()).user);
  expect(text(form)).toHaveProperty('value', 'It advertises a shop.');
  expect(form.queryByLabelText('Your email address')).toBeNull();
});

test('[T-70] [T-76] the fourth report of a day, signed out, is refused in words, and nothing typed is lost', async () => {
  const { api, user } = await openProfile(null);
  const form = await openReport(user);
  await user.selectOptions(reason(form), 'spam');
  await fill(user, text(form), WORDS);
  await user.click(form.getByRole('checkbox', { name: 'What I say is true as far as I know.' }));
  api.answer({
    createReport: refuse(429, 'TOO_MANY_REPORTS', { retry_after_s: 7200, detail: ERRORS.TOO_MANY_REPORTS.detail }),
  });
  await user.click(send(form));
  const alert = await form.findByRole('alert');
  expect(alert.textContent).toContain('You’ve reached today’s limit for reports');
  expect(text(form)).toHaveProperty('value', WORDS);
  await auditDom();
});

test('who has reported nothing reads so', async () => {
  await openPage('/reports', { answers: { listMyReports: listed([]), listMyDecisions: listed([]) } });
  await screen.findByText('No reports yet');
  await auditDom();
});
