import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { auditDom, openPage } from '../../testing/open-page.tsx';
import { NOTHING } from '../../testing/sample-answers.ts';

test('an empty mailbox leads on', async () => {
  await openPage('/dev/mailbox?recipient=no-one@example.com', { as: null, answers: { listMail: NOTHING } });
  const leads = within(screen.getByRole('main')).getByRole('link', { name: 'Find a mentor' });
  expect(leads.getAttribute('href')).toBe('/search');
  await auditDom();
});
