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
  await fill(user, await screen.findByLabelText('Email address for the receipt'), 'other@example.com');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('Amara Okafor withdraws from this contract. The receipt goes to other@example.com.');
  await user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));
  await screen.findByRole('alert');
  expect(api.calls('withdrawFromBooking')[0]?.body).toMatchObject({ email: 'other@example.com' });
  await auditDom();
});
