import type { Decision } from '@abroad/contract/decisions';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill } from '../../testing/fill.ts';
import { auditDom, openPage } from '../../testing/open-page.tsx';
import { NOW, SAMPLE_ID } from '../../testing/sample-answers.ts';

const ADDRESS = `/decisions/${SAMPLE_ID}`;
const suspended: Decision['actions'][number] = { type: 'suspend', from: null, until: null, is_over: false };
const decision = (changes: Partial<Decision> = {}): Decision => ({
  id: SAMPLE_ID,
  created_at: NOW,
  automated: false,
  statement: 'We suspended your account.\n\nWhat we found: You asked for money first.',
  lang: 'en',
  actions: [suspended],
  overturned_at: null,
  appeal: null,
  appeal_until: '2027-05-20T09:18:00Z',
  can_appeal: true,
  checklist_due: false,
  ...changes,
});
const appeal: NonNullable<Decision['appeal']> = {
  state: 'open',
  text: 'It was for a book',
  files: [],
  created_at: NOW,
  answer: null,
  decided_at: null,
};

test('[T-175] [T-76] who was suspended reads why and appeals; what is typed survives a reload', async () => {
  await openPage(ADDRESS, { answers: { getDecision: decision() } });
  await screen.findByText('Account suspended');
  expect(screen.getByText('What we found: You asked for money first.')).toBeTruthy();
  cleanup();
  const { api, user } = await openPage(ADDRESS, { answers: { getDecision: decision() } });
  await user.click(await screen.findByRole('button', { name: 'Send appeal' }));
  const text = screen.getByLabelText('Why is the decision wrong?');
  expect(screen.getByText('Write why the decision is wrong')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(text));
  await fill(user, text, 'It was for a book');
  cleanup();

  const again = await openPage(ADDRESS, { answers: { getDecision: decision() } });
  expect(await screen.findByLabelText('Why is the decision wrong?')).toHaveProperty('value', 'It was for a book');
  await auditDom();
  expect(api.calls('createAppeal')).toEqual([]);
  const appealed = decision({ can_appeal: false, appeal });
  again.api.answer({ createAppeal: appealed, getDecision: appealed });
  await again.user.click(screen.getByRole('button', { name: 'Send appeal' }));
  const heading = await screen.findByRole('heading', { name: 'Your appeal' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByText('It was for a book')).toBeTruthy();
  expect(again.api.calls('createAppeal').map(({ body }) => body)).toEqual([
    { text: 'It was for a book', file_ids: [] },
  ]);
});

test.each([
  ['upheld', 'The decision stays as it was.'],
  ['overturned', 'You were right. We overturned the decision.'],
] as const)('[T-175] an appeal that was answered says how: %s', async (state, words) => {
  const answered = { ...appeal, state, answer: 'We looked again.', decided_at: NOW };
  const overturned_at = state === 'overturned' ? NOW : null;
  await openPage(ADDRESS, {
    answers: { getDecision: decision({ can_appeal: false, appeal: answered, overturned_at }) },
  });
  const part = within((await screen.findByRole('heading', { name: 'Your appeal' })).closest('section') as HTMLElement);
  expect(part.getByText(words, { exact: false })).toBeTruthy();
  expect(part.getByText('We looked again.')).toBeTruthy();
  await auditDom();
});

test('[T-176] [T-179] a mentor reads that payouts are held, until when, and that the decision was withdrawn', async () => {
  const held: Decision['actions'][number] = {
    type: 'hold_payouts',
    from: null,
    until: '2026-12-04T09:18:00Z',
    is_over: false,
  };
  await openPage(ADDRESS, { answers: { getDecision: decision({ actions: [held] }) } });
  const row = (await screen.findByText('Payouts held')).closest('li');
  expect(row?.textContent).toMatch(/until .*4 Dec/);
  expect(screen.queryByText('We overturned this decision. It no longer counts.')).toBeNull();
  cleanup();
  const withdrawn = decision({ actions: [{ ...held, is_over: true }], overturned_at: NOW, can_appeal: false });
  await openPage(ADDRESS, { answers: { getDecision: withdrawn } });
  await screen.findByText('We overturned this decision. It no longer counts.');
  expect(screen.getByText('Payouts held').closest('li')?.textContent).toContain('ended');
});
