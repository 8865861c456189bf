import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { FLAGS } from '../../testing/sample-answers.ts';
import { sampleBooking } from '../../testing/sample-booking.ts';

test('[N-26] a suspended person’s session opens without the messages, which they can’t read', async () => {
  const booking = sampleBooking();
  const { api } = await openPage(`/bookings/${booking.id}`, {
    answers: {
      getMyResources: { ...FLAGS, is_suspended: true },
      getBooking: booking,
      listBookingEvents: { items: [], total: 0 },
    },
  });
  await screen.findByRole('link', { name: 'Why, and how to contact us' });
  await screen.findByRole('heading', { name: /^History/ });
  expect(api.calls('listBookingMessages')).toEqual([]);
  expect(screen.queryByRole('heading', { name: 'Files and notes' })).toBeNull();
});
