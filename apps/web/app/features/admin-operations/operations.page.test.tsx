import type { CheckedSetUp } from '@abroad/contract/operations';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { auditDom, openPage } from '../../testing/open-page.tsx';
import { refuse, type Refusal } from '../../testing/play-api.ts';
import { NOW } from '../../testing/sample-answers.ts';
import { OPERATIONS } from '../../testing/sample-operations.ts';
import { staffAnswers } from '../../testing/sample-staff.ts';

const CHECKED: CheckedSetUp = {
  checked_at: NOW,
  findings: [
    { name: 'Database', state: 'ok', says: 'PostgreSQL 17 answers.', todo: null },
    { name: 'Mail server', state: 'failed', says: 'There is none.', todo: 'Set SMTP_URL for production.' },
  ],
};

test('[T-411] an admin runs the checks of the set-up: while they run, when they fail, and again', async () => {
  const answer = Promise.withResolvers<Refusal>();
  const { api, user } = await openPage('/admin/operations', {
    answers: { ...staffAnswers('admin'), getOperations: OPERATIONS, checkSetUp: answer.promise },
  });
  const region = await screen.findByRole('region', { name: 'Set-up check' });
  const part = within(region);
  await user.click(part.getByRole('button', { name: 'Run checks' }));
  await waitFor(() => expect(region.querySelector('[aria-busy=true]')).not.toBeNull());
  answer.resolve(refuse(500, 'INTERNAL'));
  await part.findByRole('alert');
  expect(part.queryByRole('table')).toBeNull();

  api.answer({ checkSetUp: CHECKED });
  await user.click(part.getByRole('button', { name: 'Run again' }));
  const table = within(await part.findByRole('table'));
  const [first, second] = table.getAllByRole('row').slice(1);
  // Findings that need the operator's attention come first.
  expect(first?.textContent).toContain('Mail server');
  expect(first?.textContent).toContain('Set SMTP_URL for production.');
  expect(second?.textContent).toMatch(/Database.*OK.*PostgreSQL \d+ answers/);
  expect(part.getByRole('status').textContent).toMatch(/failed/);
  expect(part.queryByRole('alert')).toBeNull();
  await auditDom();
});
