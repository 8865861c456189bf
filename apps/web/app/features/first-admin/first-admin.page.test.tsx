import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { auditDom, openPage } from '../../testing/open-page.tsx';
import { refuse } from '../../testing/play-api.ts';

test('[T-286] the link for the first admin survives the sign-in', async () => {
  const { address } = await openPage('/first-admin#made-up', { as: null });
  await waitFor(() => expect(address()).toMatch(/^\/sign-in\?/));
  expect(decodeURIComponent(address())).toContain('/first-admin#made-up');
});

test('[T-286] the link for the first admin says so where it no longer works', async () => {
  const { api, user } = await openPage('/first-admin#made-up', {
    answers: { becomeFirstAdmin: refuse(404, 'NOT_FOUND') },
  });
  await screen.findByRole('heading', { level: 1, name: 'Become the first admin' });
  await auditDom();
  await user.click(screen.getByRole('button', { name: 'Become admin' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('This link no longer works');
  expect(api.calls('becomeFirstAdmin').map(({ body }) => body)).toEqual([{ token: 'made-up' }]);
});
