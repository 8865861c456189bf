import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { Booking } from '@abroad/contract/bookings';
import { expect, onTestFinished, test, vi } from 'vitest';
import { auditDom, openPage } from '../../testing/open-page.tsx';
import { createdEvent, sampleBooking } from '../../testing/sample-booking.ts';

const confirmed = sampleBooking({ status: 'confirmed' });
const answersOf = (booking: Booking) => ({
  getBooking: booking,
  listBookingEvents: { items: [createdEvent(booking)], total: 1 },
  listBookingMessages: { messages: [], waiting_files: [] },
});
const openBooking = (booking: Booking = confirmed) => {
  cleanup();
  return openPage(`/bookings/${booking.id}`, { answers: answersOf(booking) });
};
const hint = () => screen.queryByRole('heading', { name: 'Keep your sessions at hand' });
const loaded = () => screen.findByRole('heading', { level: 1, name: /Linh Trần|confirmed/ });

/** Plays the browser's offer to install. */
function offerInstall() {
  const prompt = vi.fn(() => Promise.resolve());
  const offer = Object.assign(new Event('beforeinstallprompt'), { prompt });
  act(() => {
    Object.assign(window, { installOffer: offer });
    window.dispatchEvent(offer);
  });
  onTestFinished(() => void Reflect.deleteProperty(window, 'installOffer'));
  return prompt;
}

function playAgent(agent: string) {
  const played = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  onTestFinished(() => played.mockRestore());
}
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1';

test('[T-329] after the first confirmed booking one press installs the app, and the hint is over', async () => {
  const { user } = await openPage(`/success?booking_id=${confirmed.id}`, { answers: answersOf(confirmed) });
  await loaded();
  expect(hint()).toBeNull();
  const prompt = offerInstall();
  await waitFor(() => expect(hint()).not.toBeNull());
  await auditDom();
  await user.click(screen.getByRole('button', { name: 'Install app' }));
  expect(prompt).toHaveBeenCalledOnce();
  await waitFor(() => expect(hint()).toBeNull());
  offerInstall();
  await openBooking();
  await loaded();
  expect(hint()).toBeNull();
});

test('[T-329] “No, thanks” is for good, and another booking has no hint', async () => {
  const { user } = await openBooking();
  offerInstall();
  await waitFor(() => expect(hint()).not.toBeNull());
  const other = sampleBooking({ ...confirmed, id: '7b3a5c9e-0000-4000-8000-000000000099' });
  await openBooking(other);
  await loaded();
  expect(hint()).toBeNull();
  await openBooking();
  await waitFor(() => expect(hint()).not.toBeNull());
  await user.click(screen.getByRole('button', { name: 'No, thanks' }));
  expect(hint()).toBeNull();
  await openBooking();
  await loaded();
  expect(hint()).toBeNull();
});

test('[T-329] Safari on an iPhone gets the two steps in words, its other browsers nothing', async () => {
  playAgent(IPHONE);
  await openBooking();
  await waitFor(() => expect(hint()).not.toBeNull());
  expect(screen.getByText('Tap Add to Home Screen.').closest('ol')?.children).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Install app' })).toBeNull();
  await auditDom();
  localStorage.removeItem('am_install');
  playAgent(IPHONE.replace('Version/19.0', 'CriOS/140.0'));
  await openBooking();
  await loaded();
  expect(hint()).toBeNull();
});

test('[T-329] an installed app, and a booking that isn’t certain, have no hint', async () => {
  offerInstall();
  await openBooking(sampleBooking({ status: 'requested' }));
  await screen.findByRole('heading', { level: 1 });
  expect(hint()).toBeNull();
  const { matchMedia } = globalThis;
  Object.assign(globalThis, {
    matchMedia: (query: string) => ({ ...matchMedia(query), matches: query.includes('standalone') }),
  });
  onTestFinished(() => void Object.assign(globalThis, { matchMedia }));
  await openBooking();
  await loaded();
  expect(hint()).toBeNull();
});
