import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill } from '../../testing/fill.ts';
import { auditDom, openPage } from '../../testing/open-page.tsx';
import { refuse } from '../../testing/play-api.ts';
import { createdEvent, sampleBooking } from '../../testing/sample-booking.ts';

test('[T-156] the second step of a withdrawal names the typed address, to which the receipt goes', async () => {
  const { prospect, start } = sampleBooking();
  const booking = sampleBooking({
    prospect: { ...prospect, email: 'amara@example.com' },
    withdrawal: { until: start, withdrawn_at: null },
    allowed_actions: ['withdraw'],
  });
  const { api, user } = await openPage(`/bookings/${booking.id}/withdraw`, {
    answers: {
      getBooking: booking,
      listBookingEvents: { items: [createdEvent(booking)], total: 1 },
      withdrawFromBooking: refuse(503, 'UNAVAILABLE'),
    },
  });
  // The date, however near it is.
  await screen.findByText(/^\w{3} \d{1,2} \w{3}( \d{4})?, \d\d:\d\d · /);
  await fill(user, await screen.findByLabelText('Email address for the receipt'), 'other@example.com');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('Amara Okafor withdraws from this contract. The receipt goes to other@example.com.');
  await user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));
  await screen.findByRole('alert');
  expect(api.calls('withdrawFromBooking')[0]?.body).toMatchObject({ email: 'other@example.com' });
  await auditDom();
});

const WHOLE = { start: '2026-01-10T10:00:00Z', end: '2026-01-10T10:30:00Z' };

test('[T-152] the mentor of a session that can be withdrawn from after it reads until when, and that they are paid then', async () => {
  const until = new Date(Date.now() + 86_400_000).toISOString();
  const booking = sampleBooking({ ...WHOLE, viewer_role: 'mentor', withdrawal: { until, withdrawn_at: null } });
  await openPage(`/bookings/${booking.id}`, {
    answers: {
      getBooking: booking,
      listBookingEvents: { items: [createdEvent(booking)], total: 1 },
      listSessionSuggestions: { items: [], total: 0 },
    },
  });
  await screen.findByText(
    /Amara can withdraw from the contract and get a full refund, even after the session\. We pay you out after that\./,
  );
  await auditDom();
});

test('[T-152] a session that was held stands among those to withdraw from, and its form doesn’t say that it will be cancelled', async () => {
  const until = new Date(Date.now() + 86_400_000).toISOString();
  const booking = sampleBooking({
    ...WHOLE,
    status: 'completed',
    withdrawal: { until, withdrawn_at: null },
    allowed_actions: ['withdraw'],
  });
  const none = { items: [], total: 0, page: 1, page_size: 100, total_pages: 1 };
  const { user } = await openPage('/withdraw', {
    answers: {
      listBookings: ({ query }) => (query['when'] === 'past' ? { ...none, items: [booking], total: 1 } : none),
      getBooking: booking,
      listBookingEvents: { items: [createdEvent(booking)], total: 1 },
    },
  });
  await user.click(await screen.findByRole('link', { name: /with Linh/ }));
  await fill(user, await screen.findByLabelText('Email address for the receipt'), 'other@example.com');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText(/will be refunded\. You can’t undo this\./);
  expect(screen.queryByText(/will be cancelled/)).toBeNull();
});
