import type { Booking } from '@abroad/contract/bookings';
import type { NoShow } from '@abroad/contract/no-shows';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chooseInMenu } from '../../testing/choose-in-menu.ts';
import { auditDom, openPage } from '../../testing/open-page.tsx';
import { refuse, type Answers } from '../../testing/play-api.ts';
import { NOW } from '../../testing/sample-answers.ts';
import { createdEvent, sampleBooking } from '../../testing/sample-booking.ts';
import { samplePayment } from '../../testing/sample-payment.ts';

const hour_ms = 60 * 60_000;
const day_ms = 24 * hour_ms;
const after = (ms: number) => new Date(Date.parse(NOW) + ms).toISOString();

/** The requests of a booking's page, with their answers. */
const answersOf = (booking: Booking): Answers => ({
  getBooking: booking,
  listBookingEvents: { items: [createdEvent(booking)], total: 1 },
});

const openBooking = (booking: Booking) => openPage(`/bookings/${booking.id}`, { answers: answersOf(booking) });

test('[U-02] an unpaid hold is released without a reason, and is no request', async () => {
  const held = sampleBooking({
    status: 'pending_payment',
    hold_expires_at: after(60_000),
    allowed_actions: ['pay', 'cancel'],
  });
  const { api, user } = await openBooking(held);
  await screen.findByText(/You can release it before that and won’t be charged\.$/);
  await chooseInMenu(user, 'Release this time');
  const dialog = within(await screen.findByRole('dialog', { name: 'Release this time?' }));
  dialog.getByText('You won’t be charged, and the time opens to others.');
  expect(dialog.queryByRole('textbox')).toBeNull();
  expect(screen.queryByText(/request/i)).toBeNull();
  const released: Booking = { ...held, status: 'cancelled', hold_expires_at: null, allowed_actions: [] };
  api.answer({ cancelBooking: released, ...answersOf(released) });
  await user.click(dialog.getByRole('button', { name: 'Release this time' }));
  await screen.findByText('Time released. You weren’t charged.');
  expect(api.calls('cancelBooking')[0]?.body).toEqual({ expected_refund: null });
});

test('[U-02] a hold that ran out says what happened and offers another time', async () => {
  await openBooking(sampleBooking({ status: 'expired', allowed_actions: [] }));
  await screen.findByText(/^The time to pay ran out, so nothing is booked\. You weren’t charged\./);
  const way = screen.getByRole('link', { name: 'Choose another time with Linh Trần' });
  expect(way.textContent).toBe('Choose another time');
  expect(way.getAttribute('href')).toBe('/linh-tran/availability?event_type_slug=intro-call');
  await auditDom();
});

test('[T-161] once the payment of what was booked far ahead has opened, days are left to pay', async () => {
  await openBooking(
    sampleBooking({
      status: 'pending_payment',
      start: after(88 * day_ms),
      end: after(88 * day_ms + hour_ms / 2),
      payment_opens_at: after(-2 * day_ms),
      hold_expires_at: after(5 * day_ms + hour_ms),
      allowed_actions: ['pay', 'cancel'],
    }),
  );
  await screen.findByText(/^5 days left to pay, until /);
  expect(screen.getByRole('link', { name: 'Pay for the session with Linh Trần' })).toHaveProperty(
    'pathname',
    `/bookings/${sampleBooking().id}/pay`,
  );
});

test('[E-23] [U-08] [U-19] an ended session says what follows, can be booked again and asked about, and a no-show is reported', async () => {
  const { mentor } = sampleBooking();
  const ended = sampleBooking({
    mentor: { ...mentor, email: 'linh@demo.test' },
    start: after(-day_ms),
    end: after(-day_ms + hour_ms / 2),
    allowed_actions: ['report_no_show'],
  });
  const { api, user } = await openBooking(ended);
  await screen.findByText(/^This session has ended\. It counts as completed 48 hours after its end, unless /);
  expect(screen.getByRole('link', { name: 'linh@demo.test' }).getAttribute('href')).toMatch(/^mailto:linh@demo\.test/);
  expect(screen.getByRole('link', { name: 'Book again with Linh Trần' }).getAttribute('href')).toBe(
    '/linh-tran/availability?event_type_slug=intro-call',
  );
  await user.click(screen.getByRole('button', { name: 'Report no-show: Linh Trần' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report Linh as a no-show?' }));
  dialog.getByText(/has 48 hours to answer/);
  await user.type(dialog.getByLabelText('Reason (optional)'), 'I waited for half an hour.');
  const reported: Booking = { ...ended, status: 'no_show_mentor', allowed_actions: [] };
  api.answer({ reportNoShow: reported, ...answersOf(reported) });
  await user.click(dialog.getByRole('button', { name: 'Report no-show' }));
  await screen.findByText('You reported Linh as a no-show. You’ll be refunded in full.');
  expect(api.calls('reportNoShow')[0]?.body).toEqual({ reason: 'I waited for half an hour.' });
  await auditDom();
});

test('a cancellation shows what comes back, and asks again when that has changed', async () => {
  const paid = sampleBooking({
    price: 12.34,
    currency: 'KWD',
    payment: samplePayment({ amount: 12.34, captured: 12.34, currency: 'KWD' }),
    cancellation: { refund: 12.34, reason: 'in_time', free_until: after(hour_ms) },
  });
  const { api, user } = await openBooking(paid);
  await chooseInMenu(user, 'Cancel session');
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the session with Linh?' }));
  dialog.getByText(/^You’ll be refunded in full: KWD\s12\.340\.$/);
  const late: Booking = { ...paid, cancellation: { refund: 6.17, reason: 'late', free_until: after(-hour_ms) } };
  api.answer({ cancelBooking: refuse(409, 'REFUND_CHANGED'), ...answersOf(late) });
  await user.click(dialog.getByRole('button', { name: 'Cancel session' }));
  await dialog.findByText(/^The refund has changed/);
  await dialog.findByText(/^You’ll be refunded KWD\s6\.170 of KWD\s12\.340\.$/);
  const cancelled: Booking = { ...late, status: 'cancelled', cancellation: null, allowed_actions: [] };
  api.answer({ cancelBooking: cancelled, ...answersOf(cancelled) });
  await user.click(dialog.getByRole('button', { name: 'Cancel session' }));
  await screen.findByText('Session cancelled. We’ve let Linh know.');
  expect(api.calls('cancelBooking').map(({ body }) => body.expected_refund)).toEqual([12.34, 6.17]);
});

test('only of a session online a no-show says that no join is recorded: by phone and in person no one presses a button', async () => {
  const no_show = {
    state: 'reported',
    reported_by: 'prospect',
    answer_until: after(day_ms),
    due_at: null,
    outcome: null,
  } as const;
  const told: NoShow = {
    ...no_show,
    booking_id: sampleBooking().id,
    reported_at: NOW,
    ended_at: null,
    facts: null,
    statements: [{ side: 'prospect', word: 'report', text: null, created_at: NOW }],
    evidence: [],
    own_files: [],
    other_mentors: null,
    positions: [],
  };
  const ended = sampleBooking({
    start: after(-day_ms),
    end: after(-day_ms + hour_ms / 2),
    allowed_actions: [],
    no_show,
  });
  for (const [platform, times] of [
    ['google_meet', 1],
    ['phone', 0],
    ['in_person', 0],
  ] as const) {
    await openPage(`/bookings/${ended.id}`, { answers: { ...answersOf({ ...ended, platform }), getNoShow: told } });
    await screen.findByRole('heading', { name: 'What we know' });
    expect(screen.queryAllByText(/^No join recorded here\./), platform).toHaveLength(times);
    cleanup();
  }
});

test('a cancelled session is a torn ticket without anything to do, and says first who cancelled it, why, and what comes back', async () => {
  const cancelled = sampleBooking({
    status: 'cancelled',
    payment: samplePayment({ captured: 28, refund_pending: 28 }),
    cancelled_by: 'prospect',
    cancel_reason: 'My exam was moved.',
    allowed_actions: [],
  });
  await openBooking(cancelled);
  const said = within(
    (await screen.findByRole('heading', { name: 'You cancelled the session' })).parentElement as HTMLElement,
  );
  said.getByText(/^Your refund of €28 is on its way\. Refunds usually arrive within /);
  said.getByText('My exam was moved.');
  said.getByRole('link', { name: 'Book again with Linh Trần' });
  const ticket = screen.getByRole('figure', { name: 'Booking' });
  expect(ticket.className).toContain('ticket-torn');
  expect(within(ticket).queryByRole('button')).toBeNull();
  expect(screen.queryByRole('timer')).toBeNull();
  await auditDom();
});
