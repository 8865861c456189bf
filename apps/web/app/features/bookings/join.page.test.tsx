import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { advance, openPage } from '../../testing/open-page.tsx';
import { sampleBooking } from '../../testing/sample-booking.ts';
import { listed } from '../../testing/sample-lists.ts';

test('[R-20] Join appears by itself once the session is near, and not before', async () => {
  const join_url = 'https://meet.example.com/abc';
  const booking = sampleBooking({
    join_url,
    start: '2026-11-20T09:28:30Z',
    end: '2026-11-20T09:58:30Z',
    allowed_actions: ['cancel'],
  });
  const { api } = await openPage('/bookings', { answers: { listBookings: listed([booking]) } });
  const main = within(screen.getByRole('main'));
  const name = 'Join the session with Linh Trần';
  await main.findByRole('heading', { name: 'Next session' });
  expect(main.getByRole('button', { name: 'Join from today 09:18' }).getAttribute('aria-disabled')).toBe('true');
  expect(main.queryByRole('link', { name })).toBeNull();
  api.answer({ listBookings: listed([{ ...booking, allowed_actions: ['join'] }]) });
  await advance(32_000);
  const join = await main.findByRole('link', { name });
  expect(main.getByText('You can join now.').closest('output')).not.toBeNull();
  expect(join.getAttribute('href')).toBe(join_url);
  expect(join.getAttribute('rel')).toContain('noreferrer');
});
