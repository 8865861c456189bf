import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { auditDom, openPage } from '../../testing/open-page.tsx';
import { SAMPLE_ID } from '../../testing/sample-answers.ts';
import { sampleBooking } from '../../testing/sample-booking.ts';
import { samplePayment } from '../../testing/sample-payment.ts';
import { sampleTimes } from '../../testing/sample-service.ts';

const START = '2026-11-25T09:00:00Z';

test('who reschedules after free cancellation has ended reads that it doesn’t start again', async () => {
  const { api, user } = await openPage(`/bookings/${SAMPLE_ID}/move?start=${encodeURIComponent(START)}`, {
    answers: {
      getBooking: sampleBooking({
        price: 49.99,
        payment: samplePayment({ amount: 49.99, captured: 49.99 }),
        cancellation: { refund: 12.49, reason: 'late', free_until: '2026-11-01T09:00:00Z' },
        allowed_actions: ['cancel', 'reschedule'],
      }),
      getBookingAvailability: sampleTimes([START]),
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Reschedule to Wed \d\d:00$/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reschedule your session with Linh?' }));
  expect(dialog.getByText('Free cancellation has ended. Rescheduling doesn’t restart it.')).toBeTruthy();
  await auditDom();
  await user.click(dialog.getByRole('button', { name: 'Keep current time' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.calls('rescheduleBooking')).toEqual([]);
});
