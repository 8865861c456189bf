import type { Turn } from '@abroad/contract/turns';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { advance, auditDom, openPage } from '../../testing/open-page.tsx';
import type { Answers } from '../../testing/play-api.ts';
import { NOTHING, NOW, SAMPLE_ID } from '../../testing/sample-answers.ts';
import { sampleBooking } from '../../testing/sample-booking.ts';
import { MENTOR_ANSWERS } from '../../testing/sample-mentor.ts';
import { sampleProspect } from '../../testing/sample-prospect.ts';
import { sampleFacts } from '../../testing/sample-search.ts';

const minute_ms = 60_000;
const after = (ms: number) => new Date(Date.parse(NOW) + ms).toISOString();

/** A session with Linh that waits for a payment. */
const sampleTurn = (changes: Partial<Turn> = {}): Turn => ({
  booking_id: SAMPLE_ID,
  kind: 'pay',
  viewer_role: 'prospect',
  name: 'Linh Trần',
  first_name: 'Linh',
  service: 'Essay review',
  start: after(24 * 60 * minute_ms),
  hold_expires_at: after(15 * minute_ms - 1000),
  ...changes,
});
const turns = (...items: Turn[]): Answers => ({ listTurns: { items, total: items.length } });
const held = sampleBooking({
  status: 'pending_payment',
  hold_expires_at: after(15 * minute_ms - 1000),
  allowed_actions: ['pay', 'cancel'],
});
const bookings: Answers = {
  listBookings: ({ query }) =>
    query['when'] === 'waiting' ? { ...NOTHING, items: [held], total: 1, total_pages: 1 } : NOTHING,
};

const banner = () => within(document.querySelector<HTMLElement>('.site-header') ?? document.body);
const main = () => within(screen.getByRole('main'));
/** The bar at the foot of the header; home and the list have a part of the same name in their content. */
const bar = () => banner().queryByRole('region', { name: 'Waiting for you' });
const account = () =>
  banner()
    .getByText(/^Your account/)
    .closest('summary')?.textContent;

test('[U-03] a session to pay opens the bookings where it waits, with its minutes, and the header says it elsewhere', async () => {
  const { user, address } = await openPage('/bookings', { answers: { ...turns(sampleTurn()), ...bookings } });
  const list = within(await main().findByRole('region', { name: 'Waiting for you' }));
  expect(address()).toBe('/bookings?when=waiting');
  list.getByText(/^14 minutes left to pay, until /);
  expect(bar(), 'the page says it itself').toBeNull();
  expect(account()).toContain('1 booking is waiting for you');
  main().getByRole('link', { name: /^Pending ?1 session waits for your payment$/ });

  await user.click(main().getByRole('link', { name: 'Upcoming' }));
  await main().findByRole('heading', { name: 'No upcoming sessions' });
  expect(address()).toBe('/bookings?when=upcoming');
  const said = within(await banner().findByRole('region', { name: 'Waiting for you' }));
  said.getByText('Finish paying for your session with Linh: 14 min left');
  expect(said.getByRole('link', { name: 'Pay for the session with Linh Trần' }).getAttribute('href')).toBe(
    `/bookings/${SAMPLE_ID}/pay`,
  );
  await auditDom();
});

test('[U-03] bookings of which none waits open with those to come, and the header says nothing', async () => {
  const { address } = await openPage('/bookings', { answers: { listBookings: NOTHING } });
  await main().findByRole('heading', { name: 'No upcoming sessions' });
  expect(address()).toBe('/bookings');
  expect(account()).not.toMatch(/waiting/);
  expect(bar()).toBeNull();
});

test('[U-03] the minutes to pay count down, and the bar goes when they are over', async () => {
  const { api } = await openPage('/bookings?when=upcoming', {
    answers: { ...turns(sampleTurn({ hold_expires_at: after(175_000) })), listBookings: NOTHING },
  });
  await banner().findByText(/: 2 min left$/);
  await advance(minute_ms);
  banner().getByText(/: 1 min left$/);
  api.answer(turns());
  await advance(2 * minute_ms);
  expect(bar()).toBeNull();
  expect(account()).not.toMatch(/waiting/);
});

test('[U-03] the page of the booking itself says nothing of it in the header', async () => {
  await openPage(`/bookings/${SAMPLE_ID}`, {
    answers: { ...turns(sampleTurn()), getBooking: held, listBookingEvents: { items: [], total: 0 } },
  });
  await main().findByRole('link', { name: 'Pay for the session with Linh Trần' });
  expect(account()).toContain('1 booking is waiting for you');
  expect(bar()).toBeNull();
});

const home: Answers = {
  getHomeFacts: sampleFacts(),
  listExchangeRates: { base: 'EUR', as_of: '2026-11-01', items: [], total: 0 },
  listBookings: NOTHING,
  listSavedSearches: NOTHING,
  getMyProspectProfile: sampleProspect(),
  searchProfiles: {
    profiles: [],
    total_count: 0,
    total_is_exact: true,
    page: 1,
    page_size: 24,
    total_pages: 0,
    corrected_keywords: null,
  },
  listPopularRoutes: { routes: [] },
};

test('[U-03] home lists what waits with the way to answer it, and the header has what must be paid now', async () => {
  await openPage('/', {
    answers: {
      ...MENTOR_ANSWERS,
      ...home,
      ...turns(
        sampleTurn(),
        sampleTurn({
          booking_id: '0199c0de-0000-7000-8000-000000000002',
          kind: 'answer_request',
          viewer_role: 'mentor',
          name: 'Bola Ade',
          first_name: 'Bola',
          service: 'Intro call',
          hold_expires_at: after(48 * 60 * minute_ms),
        }),
        sampleTurn({
          booking_id: '0199c0de-0000-7000-8000-000000000003',
          kind: 'answer_proposal',
          hold_expires_at: null,
        }),
      ),
    },
  });
  const waiting = await main().findByRole('region', { name: 'Waiting for you' });
  const list = within(waiting);
  const leadsTo = list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(leadsTo).toEqual([
    [
      expect.stringMatching(/^Finish paying for your session with Linh: 14 min left.* Pay$/),
      `/bookings/${SAMPLE_ID}/pay`,
    ],
    [
      expect.stringMatching(/^New request from Bola Ade: Intro call, .*Answer by .* Answer$/),
      '/bookings/0199c0de-0000-7000-8000-000000000002',
    ],
    [
      expect.stringMatching(/^Linh Trần proposed another time.* Choose a time$/),
      '/bookings/0199c0de-0000-7000-8000-000000000003',
    ],
  ]);
  expect(bar()).not.toBeNull();
});

test('[U-03] the bar is for what has minutes: an answer has days', async () => {
  await openPage('/bookings?when=upcoming', {
    answers: {
      ...MENTOR_ANSWERS,
      ...turns(
        sampleTurn({ kind: 'answer_request', viewer_role: 'mentor', hold_expires_at: after(48 * 60 * minute_ms) }),
      ),
      listBookings: NOTHING,
    },
  });
  await main().findByRole('link', { name: /^Pending ?1 request waits/ });
  expect(bar()).toBeNull();
});
