import type { Booking } from '@abroad/contract/bookings';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill } from '../../testing/fill.ts';
import { afterRetries, auditDom, openPage } from '../../testing/open-page.tsx';
import { refuse, type Answers } from '../../testing/play-api.ts';
import { FLAGS, NOTHING, NOW, SAMPLE_ID } from '../../testing/sample-answers.ts';
import { sampleConnection } from '../../testing/sample-calendar.ts';
import { sampleBooking } from '../../testing/sample-booking.ts';
import { MENTOR_ANSWERS } from '../../testing/sample-mentor.ts';
import { DELFT_STUDY } from '../../testing/sample-proof.ts';

const hour = 60 * 60_000;
const after = (hours: number) => new Date(Date.parse(NOW) + hours * hour).toISOString();
const main = () => within(screen.getByRole('main'));
const region = async (name: string | RegExp) => within(await main().findByRole('region', { name }));
const idOf = (nth: number) => `0199c0de-0000-7000-8000-00000000000${nth}`;

const request = (changes: Partial<Booking> = {}) =>
  sampleBooking({
    status: 'requested',
    viewer_role: 'mentor',
    allowed_actions: ['accept', 'decline', 'propose'],
    hold_expires_at: after(9.2),
    answers: [{ question: 'What is it for?', answer: 'The panel on 16 December.' }],
    ...changes,
  });

const bookings = (
  waiting: Booking[],
  week: Booking[] = [],
  counts = { upcoming: 1, waiting: 1, past: 1, cancelled: 0 },
) =>
  ({
    listBookings: ({ query }) => {
      const items = query['when'] === 'waiting' ? waiting : week;
      return { ...NOTHING, items, total: items.length, counts };
    },
  }) satisfies Answers;

const STEPS = ['photo', 'proof', 'meeting_link', 'calendar', 'paid_service', 'payout_account', 'share'] as const;
const DONE = { steps: STEPS.map((step) => ({ step, is_done: true })), missing: [] };
const NO_TASKS = { payout: null, calendars: [], reviews: [] };
const DESK = {
  ...MENTOR_ANSWERS,
  ...bookings([]),
  getMentorChecklist: DONE,
  getMentorTasks: NO_TASKS,
  getOwnTimes: { available: [{ start: after(24), end: after(27) }], busy: [], off: [] },
} satisfies Answers;
const open = (answers: Answers = {}) => openPage('/mentor/home', { answers: { ...DESK, ...answers } });

test('[U-14] who is no mentor is led to become one', async () => {
  await openPage('/mentor/home', { answers: { getMyResources: FLAGS } });
  await waitFor(() => main().getByRole('heading', { name: 'No mentor profile yet' }));
  expect(main().getByRole('link', { name: 'Become a mentor' }).getAttribute('href')).toBe('/mentor/onboarding');
});

test('[U-14] a request is accepted in place; its row folds, and the focus goes to the next one', async () => {
  const first = request();
  const second = request({ id: idOf(2), hold_expires_at: after(40) });
  const { api, user } = await open({
    ...bookings([first, second]),
    acceptBooking: () => ({ ...first, status: 'confirmed', allowed_actions: [] }),
  });
  const list = await region(/^Waiting for you/);
  const [row] = list.getAllByRole('listitem');
  const shown = within(row ?? document.body);
  shown.getByRole('heading', { name: 'Amara Okafor asks for Intro call' });
  shown.getByText('9 hours left');
  shown.getByText('€28');
  shown.getByText(/for Amara$/);
  shown.getByText('The panel on 16 December.', { exact: false });
  expect(shown.getByRole('link', { name: /^Propose other times to Amara/ }).getAttribute('href')).toBe(
    `/bookings/${SAMPLE_ID}/move`,
  );
  await auditDom();

  api.answer(bookings([second]));
  await user.click(shown.getByRole('button', { name: /^Accept Amara/ }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  expect(api.calls('acceptBooking').map(({ params }) => params['id'])).toEqual([SAMPLE_ID]);
  expect(document.activeElement?.closest('li')?.id).toBe(`waits-${idOf(2)}`);
});

test('[U-14] a decline asks for its reason in place', async () => {
  const asked = request();
  const { api, user } = await open({
    ...bookings([asked]),
    declineBooking: () => ({ ...asked, status: 'declined', allowed_actions: [] }),
  });
  const list = await region(/^Waiting for you/);
  const decline = () => list.getByRole('button', { name: /^Decline Amara/ });
  await user.click(decline());
  await user.click(list.getByRole('button', { name: 'Keep request' }));
  expect(document.activeElement).toBe(decline());
  await user.click(decline());
  const reason = list.getByLabelText('Reason (optional)');
  expect(document.activeElement).toBe(reason);
  await fill(user, reason, 'I’m away');
  api.answer(bookings([]));
  await user.click(list.getByRole('button', { name: 'Decline request' }));
  await main().findByRole('heading', { name: 'Nothing is waiting for you' });
  expect(api.calls('declineBooking').map(({ body }) => body)).toEqual([{ reason: 'I’m away' }]);
});

test('[U-14] reports, money, calendars, messages and reviews wait in the same list, each with its way', async () => {
  const reported = sampleBooking({
    viewer_role: 'mentor',
    status: 'no_show_mentor',
    allowed_actions: ['answer_no_show'],
    no_show: { state: 'reported', reported_by: 'prospect', answer_until: after(5.2), due_at: null, outcome: null },
  });
  await open({
    ...bookings([reported]),
    getMentorTasks: {
      payout: { state: 'none', amount: 76, currency: 'EUR' },
      calendars: [sampleConnection({ id: idOf(3), problem: 'signed_out', last_read_at: null })],
      reviews: [
        { booking_id: idOf(4), author_name: 'Mei', stars: 5, text: 'She found the hole.', reply_until: after(500) },
      ],
    },
  });
  const list = await region(/^Waiting for you/);
  const rows = list
    .getAllByRole('listitem')
    .map((row) => [within(row).getByRole('heading').textContent, within(row).getByRole('link').getAttribute('href')]);
  expect(rows).toEqual([
    ['Amara Okafor says you weren’t there: Intro call', `/bookings/${SAMPLE_ID}`],
    ['Add a payout account to get €76.00', '/earnings#payouts'],
    ['Lectures can’t be synced', '/my-profile/availability-settings#calendars'],
    ['Mei left you 5 stars', `/bookings/${idOf(4)}/review`],
  ]);
  list.getByText('€28 is on hold until you answer.');
  list.getByText('5 hours left');
});

test('[U-14] the session of the next 24 hours is on top, and the week has sessions and available times', async () => {
  const session = sampleBooking({
    viewer_role: 'mentor',
    start: after(7),
    end: after(7.5),
    join_url: 'https://meet.example/a',
  });
  await open(bookings([], [session]));
  const next = await region('Your next session');
  next.getByText('Next session in 7 hr');
  next.getByText(/^Join from /);
  expect(next.getByRole('link').getAttribute('href')).toBe(`/bookings/${SAMPLE_ID}`);
  const week = await region('Your next 7 days');
  expect(week.getAllByRole('listitem').filter((item) => item.className.includes('desk-day'))).toHaveLength(7);
  await week.findByText('3 h available');
  week.getByRole('link', { name: /Amara$/ });
  week.getByRole('link', { name: /available$/ });
  await auditDom();
});

test('[U-14] a part that fails is asked for again, and the rest stays', async () => {
  const { api, user } = await open({ ...bookings([request()]), getMentorTasks: refuse(500, 'INTERNAL') });
  const list = await region(/^Waiting for you/);
  const again = within(await afterRetries()).getByRole('button', { name: 'Try Again' });
  list.getByRole('button', { name: /^Accept Amara/ });
  api.answer({ getMentorTasks: { ...NO_TASKS, payout: { state: 'in_progress', amount: 5, currency: 'EUR' } } });
  await user.click(again);
  await list.findByRole('heading', { name: 'Finish your payout account to get €5.00' });
  expect(list.queryByRole('button', { name: 'Try Again' })).toBeNull();
});

test('[U-14] a new mentor goes from stop to stop; proof opens its dialog, and the end is a stamp', async () => {
  const open_steps = {
    ...DONE,
    steps: STEPS.map((step) => ({ step, is_done: step === 'photo' })),
    missing: ['topic' as const],
  };
  const { api, user } = await open({
    ...bookings([], [], { upcoming: 0, waiting: 0, past: 0, cancelled: 0 }),
    getMentorChecklist: open_steps,
    getMyMentorProfile: { ...MENTOR_ANSWERS.getMyMentorProfile, educations: [DELFT_STUDY] },
    listEducationProofs: { items: [], documents_left: 3, invite: null },
    listMailDomains: { items: [{ domain: 'tudelft.nl', kind: 'any' }] },
  });
  await main().findByRole('heading', { level: 1, name: 'Welcome, Amara' });
  const todo = await region('1 of 8 done');
  expect(todo.getByRole('listitem', { current: 'step' }).textContent).toBe('Choose a topic');
  expect(todo.getByRole('link', { name: 'Add a payout account' }).getAttribute('href')).toBe('/earnings#payouts');
  await main().findByRole('heading', { name: 'No requests yet' });
  await user.click(todo.getByRole('button', { name: 'Prove where you studied' }));
  await screen.findByRole('dialog', { name: `Prove your education at ${DELFT_STUDY.school}` });
  api.answer({ getMentorChecklist: DONE });
  await user.keyboard('{Escape}');
  const ready = await region('You’re ready');
  expect(ready.queryByRole('listitem', { current: 'step' })).toBeNull();
});
