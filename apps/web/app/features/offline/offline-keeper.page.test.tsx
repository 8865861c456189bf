import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { FLAGS, NOTHING, RECORD } from '../../testing/sample-answers.ts';

const OPEN = { answers: { listBookings: NOTHING } };
const mark = () => localStorage.getItem('am_offline');

test('[T-328] what a browser keeps of one person is hidden at once from another, from a visitor, and by a suspension', async () => {
  localStorage.setItem('am_offline', 'someone-else');
  await openPage('/bookings', OPEN);
  await screen.findByRole('heading', { name: 'No upcoming sessions' });
  await waitFor(() => expect(mark()).toBe(''));

  cleanup();
  localStorage.setItem('am_offline', RECORD.clerk_id);
  await openPage('/sign-in', { as: null });
  await waitFor(() => expect(mark()).toBe(''));

  cleanup();
  localStorage.setItem('am_offline', RECORD.clerk_id);
  await openPage('/bookings', { answers: { ...OPEN.answers, getMyResources: { ...FLAGS, is_suspended: true } } });
  await waitFor(() => expect(mark()).toBe(''));
});

test('[T-328] a page of the same person leaves it, and asks for nothing where the browser has no workers', async () => {
  localStorage.setItem('am_offline', RECORD.clerk_id);
  const { api } = await openPage('/bookings', OPEN);
  await screen.findByRole('heading', { name: 'No upcoming sessions' });
  expect(mark()).toBe(RECORD.clerk_id);
  expect(api.calls('listBookings')).toHaveLength(1);
});
