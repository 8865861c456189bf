import type { SessionSuggestion } from '@abroad/contract';
import type { Booking } from '@abroad/contract/bookings';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { auditDom, openPage } from '../../testing/open-page.tsx';
import { refuse, type Answers } from '../../testing/play-api.ts';
import { NOTHING, NOW, SAMPLE_ID } from '../../testing/sample-answers.ts';
import { sampleBooking } from '../../testing/sample-booking.ts';
import { listed } from '../../testing/sample-lists.ts';
import { MENTOR_ANSWERS } from '../../testing/sample-mentor.ts';

const hour_ms = 60 * 60_000;
const after = (ms: number) => new Date(Date.parse(NOW) + ms).toISOString();
const mine = (changes: Partial<Booking> = {}) => sampleBooking({ viewer_role: 'mentor', ...changes });

const openList = (bookings: Booking[], answers: Answers = {}) =>
  openPage('/bookings?when=upcoming', {
    answers: {
      ...MENTOR_ANSWERS,
      listBookings: { ...NOTHING, items: bookings, total: bookings.length, total_pages: 1 },
      listSessionSuggestions: { items: [], total: 0 },
      ...answers,
    },
  });

test('[R-20] a mentor is asked about a session that stands otherwise in the own calendar', async () => {
  const start = after(74 * hour_ms);
  const moved: SessionSuggestion = {
    id: SAMPLE_ID,
    booking_id: SAMPLE_ID,
    kind: 'moved',
    start,
    end: start,
    created_at: NOW,
  };
  const suggesting = (...items: SessionSuggestion[]): Answers => ({
    listSessionSuggestions: { items, total: items.length },
  });
  const { api, user } = await openList([mine({ price: null })], suggesting(moved));
  await screen.findByText(
    /^In your calendar, this session is now at .+\. The booking won’t change until you decide\.$/,
  );
  await auditDom(screen.getByRole('main'));

  api.answer({
    acceptSessionSuggestion: mine(),
    ...suggesting({ ...moved, kind: 'deleted', start: null, end: null }),
  });
  await user.click(screen.getByRole('button', { name: 'Reschedule to that time' }));
  await screen.findByText('Session rescheduled. We’ve let the other person know.');
  expect(api.calls('acceptSessionSuggestion')[0]?.params).toEqual({ id: SAMPLE_ID });
  await screen.findByText(/^You deleted this session from your calendar\./);
  await user.click(screen.getByRole('button', { name: 'Cancel session' }));
  await screen.findByRole('dialog', { name: 'Cancel the session with Amara?' });
  await user.click(screen.getByRole('button', { name: 'Keep session' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.calls('cancelBooking')).toEqual([]);

  api.answer({ dismissSessionSuggestion: null, ...suggesting() });
  await user.click(screen.getByRole('button', { name: 'Restore in your calendar' }));
  await screen.findByText('Session kept. We’ll restore it in your calendar.');
  await waitFor(() => expect(screen.queryByText(/^You deleted this session/)).toBeNull());
});

test('[U-06] a session of the next day without a link is marked, and its mentor adds one', async () => {
  const soon = mine({ start: after(20 * hour_ms), end: after(20.5 * hour_ms) });
  const second = mine({
    id: '0199c0de-0000-7000-8000-000000000003',
    start: after(22 * hour_ms),
    end: after(22.5 * hour_ms),
  });
  const later = mine({
    id: '0199c0de-0000-7000-8000-000000000002',
    start: after(50 * hour_ms),
    end: after(50.5 * hour_ms),
  });
  const { api, user } = await openList([soon, second, later], {
    setMeetingPlace: refuse(400, 'VALIDATION_FAILED', {
      errors: [{ path: 'place', message: 'Enter a Google Meet link, such as https://meet.google.com/abc-defg-hij' }],
    }),
  });
  expect(await screen.findAllByText('No link yet')).toHaveLength(1);
  screen.getByText('You haven’t added a link for Amara yet.');
  await user.click(screen.getAllByRole('button', { name: 'Add link' })[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  const field = dialog.getByLabelText(/^Your meeting link/);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(api.calls('setMeetingPlace')).toEqual([]);
  await user.type(field, 'zoom.us/j/1');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await dialog.findByText(/^Enter a Google Meet link, such as /);
  await waitFor(() => expect(document.activeElement).toBe(field));

  await user.clear(field);
  await user.type(field, 'meet.google.com/abc-defg-hij');
  const joined = { ...soon, join_url: 'https://meet.google.com/abc-defg-hij' };
  api.answer({
    setMeetingPlace: joined,
    listBookings: { ...NOTHING, items: [joined, second, later], total: 3, total_pages: 1 },
  });
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.queryByText(/^You haven’t added a link/)).toBeNull());
  expect(api.calls('setMeetingPlace').at(-1)?.body).toEqual({
    place: 'meet.google.com/abc-defg-hij',
    for_service: false,
  });
});

test('[R-20] the next session is a ticket with its minutes and what to prepare, and the others are rows with their price, state and menu', async () => {
  const { event_type, mentor } = sampleBooking();
  const next = sampleBooking({
    event_type: { ...event_type, instruction: 'Send your draft the day before.' },
    join_url: 'https://meet.google.com/abc-defg-hij',
    start: after(90 * 60_000),
    end: after(120 * 60_000),
  });
  const route = { origin_country_code: 'VN', destination_country_code: 'NL' };
  const later = sampleBooking({
    id: '0199c0de-0000-7000-8000-000000000002',
    mentor: { ...mentor, name: 'Phạm Minh Quân', first_name: 'Quân', route },
    allowed_actions: ['cancel', 'reschedule'],
  });
  const { user } = await openPage('/bookings?when=upcoming', {
    answers: { listBookings: { ...listed([next, later]), counts: { upcoming: 2, waiting: 0, past: 6, cancelled: 1 } } },
  });
  const ticket = within(await screen.findByRole('figure', { name: 'Booking' }));
  ticket.getByRole('heading', { name: 'Next session' });
  expect(ticket.getByRole('timer').textContent).toBe('1 hr 30 min');
  expect(ticket.getByRole('link', { name: 'Intro call' }).getAttribute('href')).toBe(`/bookings/${next.id}`);
  screen.getByText('Send your draft the day before.');
  const prepare = screen.getByRole('link', { name: 'Prepare for the session with Linh Trần' });
  expect(prepare.getAttribute('href')).toBe(`/bookings/${next.id}#prepare`);
  expect(screen.getAllByRole('link', { name: /^(Upcoming 2|Pending|Past 6|Cancelled 1)$/ })).toHaveLength(4);

  const month = within(screen.getByRole('region', { name: 'November 2026' }));
  const row = within(month.getByRole('listitem'));
  row.getByText('Confirmed');
  row.getByText('€28');
  row.getByRole('img', { name: 'From Vietnam to the Netherlands' });
  await auditDom();
  await user.click(row.getByRole('button', { name: 'More for the session with Phạm Minh Quân' }));
  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Reschedule',
    'Message',
    'Add to calendar',
    'Cancel session',
  ]);
  expect(entries[0]?.getAttribute('href')).toBe(`/bookings/${later.id}/move`);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(document.activeElement?.getAttribute('aria-label')).toBe('More for the session with Phạm Minh Quân');
});
