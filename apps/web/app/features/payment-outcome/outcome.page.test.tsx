import type { Booking } from '@abroad/contract/bookings';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { advance, auditDom, openPage } from '../../testing/open-page.tsx';
import { refuse } from '../../testing/play-api.ts';
import { NOW } from '../../testing/sample-answers.ts';
import { sampleBooking } from '../../testing/sample-booking.ts';

const { id } = sampleBooking();
const held = sampleBooking({
  status: 'pending_payment',
  hold_expires_at: new Date(Date.parse(NOW) + 60_000).toISOString(),
});
const confirmed: Booking = { ...held, status: 'confirmed', hold_expires_at: null };
const titled = (name: string) => screen.findByRole('heading', { level: 1, name });

test('[R-18] /success tells the booking’s own state and follows it, and hands the session over as a file', async () => {
  const { api, user } = await openPage(`/success?booking_id=${id}`, { answers: { getBooking: held } });
  await titled('Waiting for your payment');
  api.answer({ getBooking: confirmed });
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
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await titled('We’re no longer holding this time');
  expect(screen.getByRole('link', { name: 'Choose another time' }).getAttribute('href')).toBe(
    '/linh-tran/availability?event_type_slug=intro-call',
  );
  await auditDom();
});

test('[R-19] a payment that arrived after all is not called a failure', async () => {
  await openPage(`/fail?booking_id=${id}`, { answers: { getBooking: confirmed } });
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
