import type { Booking } from '@abroad/contract/bookings';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { advance, auditDom, openPage } from '../../testing/open-page.tsx';
import { refuse } from '../../testing/play-api.ts';
import { NOW } from '../../testing/sample-answers.ts';
import { sampleBooking } from '../../testing/sample-booking.ts';
import { samplePayment } from '../../testing/sample-payment.ts';
import { sampleMessage } from '../../testing/sample-thread.ts';

const { id } = sampleBooking();
const held = sampleBooking({
  status: 'pending_payment',
  hold_expires_at: new Date(Date.parse(NOW) + 60_000).toISOString(),
});
const confirmed: Booking = { ...held, status: 'confirmed', hold_expires_at: null };
const noFiles = { messages: [], waiting_files: [] };
const titled = (name: string) => screen.findByRole('heading', { level: 1, name });

test('[R-18] /success tells the booking’s own state and follows it, and hands the session over as a file', async () => {
  const { api, user } = await openPage(`/success?booking_id=${id}`, { answers: { getBooking: held } });
  await titled('Waiting for your payment');
  api.answer({ getBooking: confirmed, listBookingMessages: noFiles });
  await advance(3000);
  await titled('Your session is confirmed');
  await auditDom();
  vi.useFakeTimers({ now: Date.parse(NOW), shouldAdvanceTime: true });

  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:session');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  api.answer({ getBookingInvite: 'BEGIN:VCALENDAR' });
  await user.click(screen.getByRole('button', { name: 'Add to calendar' }));
  await waitFor(() => expect(names).toEqual(['session-2026-11-23.ics']));
  vi.restoreAllMocks();
});

test('[R-19] /fail offers what can be done, and never claims a failure that is none', async () => {
  const { api, user } = await openPage(`/fail?booking_id=${id}`, { answers: { getBooking: held } });
  await titled('Your payment didn’t go through');
  expect(screen.getByRole('link', { name: 'Back to booking' }).getAttribute('href')).toBe(`/bookings/${id}`);
  api.answer({ getBooking: { ...held, status: 'expired', hold_expires_at: null } });
  await user.click(screen.getByRole('button', { name: 'Check my payment' }));
  await titled('We’re no longer holding this time');
  expect(screen.getByRole('link', { name: 'Choose another time' }).getAttribute('href')).toBe(
    '/linh-tran/availability?event_type_slug=intro-call',
  );
  await auditDom();
});

test('[R-18] [U-01] a paid session says what to prepare and until when plans can change, and takes files for it', async () => {
  const file = { id, filename: 'draft.pdf', size_bytes: 2048 };
  const as = { sub: crypto.randomUUID(), email: 'amara@example.com', given_name: 'Amara', family_name: 'Okafor' };
  sessionStorage.setItem(`am_draft.booking.${id}.note.files.${as.sub}`, JSON.stringify([file]));
  const { api, user } = await openPage(`/success?booking_id=${id}`, {
    as,
    answers: {
      getBooking: {
        ...confirmed,
        event_type: { ...confirmed.event_type, instruction: 'Send your draft the day before.' },
        message: 'Is my letter too long?',
        cancellation: { refund: 28, reason: 'in_time', free_until: confirmed.start },
        allowed_actions: ['cancel', 'reschedule'],
      },
      listBookingMessages: noFiles,
      startThread: sampleMessage('Here it is', { is_own: true }),
    },
  });
  await titled('Your session is confirmed');
  screen.getByText('Send your draft the day before.');
  screen.getByText('Is my letter too long?');
  screen.getByText(/^Free cancellation until .* After that, there’s no refund\.$/);
  expect(screen.getByRole('link', { name: 'Reschedule' }).getAttribute('href')).toBe(`/bookings/${id}/move`);

  await user.type(await screen.findByLabelText('Note for Linh'), 'Here it is');
  api.answer({ listBookingMessages: { messages: [sampleMessage('Here it is', { is_own: true })], waiting_files: [] } });
  await user.click(screen.getByRole('button', { name: 'Send to Linh' }));
  await screen.findByText('Here it is', { selector: 'li p' });
  expect(api.calls('startThread')[0]?.body).toMatchObject({ booking_id: id, text: 'Here it is', attachment_ids: [id] });
  screen.getByRole('button', { name: 'Add files or notes' });
  await auditDom();
});

test('[R-19] a refused card is said before the ticket, with the amount to pay again', async () => {
  const refused = sampleBooking({
    ...held,
    price: 28,
    payment: samplePayment({ status: 'failed', failure: 'authentication_required' }),
    allowed_actions: ['pay', 'cancel'],
  });
  await openPage(`/fail?booking_id=${id}`, { answers: { getBooking: refused } });
  await titled('Your payment didn’t go through');
  const way = screen.getByRole('link', { name: 'Pay €28' });
  expect(way.getAttribute('href')).toBe(`/bookings/${id}/pay`);
  const reason = screen.getByText(/confirm/i, { selector: 'p.strong' });
  const ticket = screen.getByRole('figure');
  expect(reason.compareDocumentPosition(way)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(way.compareDocumentPosition(ticket)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('[R-19] a payment that arrived after all is not called a failure', async () => {
  await openPage(`/fail?booking_id=${id}`, { answers: { getBooking: confirmed, listBookingMessages: noFiles } });
  await titled('Your session is confirmed');
  screen.getByText('Your payment arrived after all. We’ve emailed the invitation to you and Linh.');
});

test('[R-18] [R-19] an address without a booking, or with another’s, leads on', async () => {
  await openPage('/success');
  await titled('Which booking?');
  expect(screen.getByRole('link', { name: 'All bookings' }).getAttribute('href')).toBe('/bookings');
  await auditDom();
});

test.each([
  [404, 'NOT_FOUND', 'Booking not found', 'All bookings'],
  [400, 'INVALID_ID', 'Something went wrong', null],
] as const)('[R-19] a booking that the API answers with %i says so', async (status, code, title, way) => {
  await openPage('/fail?booking_id=no-id', { answers: { getBooking: refuse(status, code) } });
  await titled(title);
  if (way === null) {
    screen.getByText('Invalid request. Please check your input and try again.');
  } else {
    expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe('/bookings');
  }
});

test.each(['/success', '/fail'])(
  '[B-04] [R-18] [R-19] a signed-out user of %s returns there after signing in',
  async (page) => {
    const { address } = await openPage(`${page}?booking_id=${id}`, { as: null });
    await waitFor(() =>
      expect(address()).toBe(`/sign-in?redirect_url=${encodeURIComponent(`${page}?booking_id=${id}`)}`),
    );
  },
);
