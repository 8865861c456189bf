import type { Proposal } from '@abroad/contract/booking-proposals';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chooseZone } from '../../lib/viewer-zone.ts';
import { auditDom, openPage } from '../../testing/open-page.tsx';
import { NOW, SAMPLE_ID } from '../../testing/sample-answers.ts';
import { createdEvent, sampleBooking } from '../../testing/sample-booking.ts';

/** Amara reads it in Ho Chi Minh City, six hours ahead of Linh; the second is on another day there. */
const STARTS = ['2026-11-27T12:30:00Z', '2026-11-27T20:00:00Z'];
const OWN_TIMES = ['Fri 27 Nov, 19:30–20:00 your time', 'Sat 28 Nov, 03:00–03:30 your time'];
const OTHER_TIMES = ['13:30–14:00 for Linh in Amsterdam', 'Fri 27 Nov, 21:00–21:30 for Linh in Amsterdam'];

/** The page of a session with times that one of the two proposed. */
function openProposal(proposed_by: Proposal['proposed_by']) {
  const booking = sampleBooking({
    proposal: { id: SAMPLE_ID, proposed_by, starts: STARTS, message: null, status: 'open', created_at: NOW },
  });
  const listBookingEvents = { items: [createdEvent(booking)], total: 1 };
  chooseZone('Asia/Ho_Chi_Minh');
  return openPage(`/bookings/${booking.id}`, { answers: { getBooking: booking, listBookingEvents } });
}
const textsOf = (shown: readonly (Element | null | undefined)[]) => shown.map((one) => one?.textContent);

test('[E-23] of times that one proposed oneself, one’s own clock is first and large, and that of the other person below', async () => {
  await openProposal('prospect');
  const list = (await screen.findByText(OWN_TIMES[0] ?? '')).closest('ul');
  const times = [...(list?.children ?? [])];
  expect(textsOf(times.map((time) => time.querySelector('.strong:first-child')))).toEqual(OWN_TIMES);
  expect(textsOf(times.map((time) => time.querySelector('.small:last-child')))).toEqual(OTHER_TIMES);
  await auditDom();
});

test('[E-23] of times to choose from, one’s own clock is first and large, and that of the other person below', async () => {
  await openProposal('mentor');
  await screen.findByText(OWN_TIMES[0] ?? '');
  const times = screen.getAllByRole('radio').map((radio) => radio.closest('label'));
  expect(textsOf(times.map((time) => time?.querySelector('.strong')))).toEqual(OWN_TIMES);
  expect(textsOf(times.map((time) => time?.querySelector('.radio-card-detail')))).toEqual(OTHER_TIMES);
  await auditDom();
});
