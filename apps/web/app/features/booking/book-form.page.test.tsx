import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { auditDom, openPage } from '../../testing/open-page.tsx';
import {
  answersWith,
  essay,
  firstDetails,
  goOn,
  main,
  message,
  openTimes,
  otherStarts,
  starts,
  timeNamed,
} from '../../testing/open-times.ts';
import { refuse } from '../../testing/play-api.ts';
import { NOTHING, RECORD } from '../../testing/sample-answers.ts';
import { sampleBooking } from '../../testing/sample-booking.ts';
import { sampleMentor } from '../../testing/sample-mentor.ts';
import { sampleService } from '../../testing/sample-service.ts';

const booked = sampleBooking({ price: null });

test('[U-07] a message that was typed for one service is not sent with another, and waits for its own', async () => {
  const { user } = await openTimes(undefined, answersWith(starts, [sampleService(), essay]));
  await user.click(await timeNamed(/^16:00/));
  await goOn(user);
  await user.type(await message(), 'How did you find a room?');
  const choose = async (title: string) => {
    await user.click(main().getByRole('link', { name: 'Change day and time' }));
    await user.click(await main().findByText('Change service'));
    await user.click(main().getByRole('link', { name: new RegExp(`^${title}`) }));
    await main().findByRole('heading', { name: title });
    await user.click(await timeNamed(/^16:30/));
    await goOn(user);
  };
  await choose('Essay review');
  expect(await message()).toHaveProperty('value', '');
  await choose('Intro call');
  expect(await message()).toHaveProperty('value', 'How did you find a room?');
});

test('another zone changes the words of a time and never its instant, and 12 hours stay', async () => {
  const { user, address } = await openTimes(undefined, {}, null);
  await user.click(await timeNamed(/^16:00/));
  const startOf = () => new URL(address(), 'http://localhost').searchParams.get('start');
  await waitFor(() => expect(startOf()).toBe('2026-11-24T09:00:00Z'));
  await user.click(main().getByRole('button', { name: /^Your time zone/ }));
  await user.type(await screen.findByRole('combobox', { name: 'City, country or time zone' }), 'Lagos');
  await screen.findByRole('option', { name: /Lagos/ });
  await user.keyboard('{ArrowDown}{Enter}');
  const inLagos = await timeNamed(/^10:00/);
  expect(inLagos.getAttribute('aria-checked')).toBe('true');
  expect(startOf()).toBe('2026-11-24T09:00:00Z');
  expect(document.cookie).toContain('am_tz_choice=Africa%2FLagos');

  await user.click(main().getByRole('button', { name: '12h' }));
  await timeNamed(/^10:00 am/i);
  expect(main().getByRole('button', { name: '12h' }).getAttribute('aria-pressed')).toBe('true');
  expect(document.cookie).toContain('am_clock=12');
});

const refundRule = /^Free cancellation until .*\. After that, 50% is refunded\.$/;

test('[U-01] [U-04] a paid service says its price per hour, what it is, and what is refunded, wherever it is chosen', async () => {
  const { user } = await openTimes(undefined, answersWith(starts, [sampleService(), essay]), null);
  await user.click(await main().findByText('Change service'));
  const choice = main().getByRole('link', { name: /^Essay review/ });
  expect(choice.textContent).toContain('€80 per hour');
  expect(choice.textContent).toContain('We go through your essay.');
  await user.click(choice);
  const about = within(await main().findByRole('region', { name: 'Your session' }));
  await about.findByRole('heading', { name: 'Essay review' });
  about.getByText(/€80 per hour$/, { selector: '.booking-facts .muted' });
  about.getByText('We go through your essay.', { selector: '.booking-description' });
  about.getByText(/^Free cancellation until 12 hours before the start\. After that, 50% is refunded\.$/);
  await user.click(await timeNamed(/^16:00/));
  await about.findByText(refundRule);
});

test('[U-01] [U-04] a profile says of a chosen service its price per hour, what it is, and what is refunded', async () => {
  const { user } = await openPage('/linh-tran/mentor-profile', {
    as: null,
    answers: answersWith(starts, [sampleService(), essay]),
  });
  await user.click(await main().findByRole('radio', { name: /€80 per hour/ }));
  main().getByText('We go through your essay.');
  main().getByText(/^Free cancellation until 12 hours before the start\. After that, 50% is refunded\.$/);
});

test.each([
  [true, 'You’ll get the link when you book.'],
  [false, 'Your mentor will send you the link before the session.'],
])('[U-06] a service with a link (%s) promises no other', async (has_place, words) => {
  await openTimes(undefined, answersWith(starts, [sampleService({ has_place })]), null);
  const fact = await main().findByText('Google Meet', { exact: false, selector: 'li > span' });
  expect(fact.textContent).toBe(`Google Meet. ${words}`);
});

const questions = [
  {
    id: '0199c0de-0000-7000-8000-0000000000a1',
    kind: 'choice' as const,
    label: 'How far are you?',
    help: null,
    is_required: true,
    choices: ['Exploring', 'Applying'],
  },
  {
    id: '0199c0de-0000-7000-8000-0000000000a2',
    kind: 'link' as const,
    label: 'Your CV?',
    help: null,
    is_required: false,
    choices: [],
  },
];

test('[C-02] a mentor’s questions are answered with the booking, and the answers outlive a reload', async () => {
  const asking = answersWith(starts, [sampleService({ questions })]);
  const { user } = await openTimes(firstDetails, asking);
  await user.type(await main().findByLabelText('Your CV? (optional)'), 'my-cv.pdf');
  await user.click(main().getByRole('button', { name: 'Book free session' }));
  main().getByText('Fill in this field');
  main().getByText(/^Enter a link that starts with https/);
  await user.click(main().getByRole('radio', { name: 'Applying' }));
  await user.clear(main().getByLabelText('Your CV? (optional)'));
  await user.type(main().getByLabelText('Your CV? (optional)'), 'https://example.com/cv.pdf');
  cleanup();

  const again = await openTimes(firstDetails, {
    ...asking,
    createBooking: booked,
    getBooking: {
      ...booked,
      answers: [
        { question: 'How far are you?', answer: 'Applying' },
        { question: 'Your CV?', answer: 'https://example.com/cv.pdf' },
      ],
    },
    listBookingEvents: { items: [], total: 0 },
    listBookings: NOTHING,
  });
  expect(await main().findByRole('radio', { name: 'Applying' })).toHaveProperty('checked', true);
  await again.user.click(main().getByRole('button', { name: 'Book free session' }));
  await screen.findByRole('heading', { level: 1, name: 'Your session is confirmed' });
  expect(again.api.calls('createBooking')[0]?.body.answers).toEqual([
    { question_id: questions[0]?.id, answer: 'Applying' },
    { question_id: questions[1]?.id, answer: 'https://example.com/cv.pdf' },
  ]);
  await main().findByText('Applying');
  const link = main().getByRole('link', { name: 'https://example.com/cv.pdf' });
  expect(link.getAttribute('rel')).toMatch(/nofollow/);
});

test('[N-04] [R-16] too many messages are refused with how long to wait, a time that is taken leads to the others, and the message is kept', async () => {
  const { user, api } = await openTimes(firstDetails, {
    createBooking: refuse(429, 'TOO_MANY_MESSAGES', { detail: 'Leave the message out.', retry_after_s: 16_200 }),
    listBookings: NOTHING,
  });
  await main().findByRole('button', { name: 'Book free session' });
  await user.type(await message(), 'How did you find a room?');
  await user.click(main().getByRole('button', { name: 'Book free session' }));
  await main().findByText('Leave the message out. You can try again in 5 hours.');
  expect(await message()).toHaveProperty('value', 'How did you find a room?');

  api.answer({ ...answersWith(otherStarts), createBooking: refuse(409, 'SLOT_TAKEN') });
  await user.click(main().getByRole('button', { name: 'Book free session' }));
  await main().findByText(/ is no longer available\. Choose another time\.$/);
  expect(main().queryByRole('radio', { name: /^16:00/ })).toBeNull();
  await auditDom();
  await user.click(await timeNamed(/^16:30/));
  await goOn(user);
  expect(await message()).toHaveProperty('value', 'How did you find a room?');
});

test('[X-13] a session that has expired meanwhile is explained, leads to signing in, and keeps the message', async () => {
  // One tab at a time renews the session.
  const request = (_name: string, renew: () => Promise<unknown>) => renew();
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  const { api, user } = await openTimes(firstDetails, {
    createBooking: refuse(401, 'AUTH_EXPIRED'),
    listBookings: NOTHING,
  });
  api.elsewhere['POST /oidc/token'] = () => Response.json({ error: 'invalid_grant' }, { status: 400 });
  await main().findByRole('button', { name: 'Book free session' });
  await user.type(await message(), 'How did you find a room?');
  await user.click(main().getByRole('button', { name: 'Book free session' }));
  await main().findByText('Your session has expired. Please sign in again.');
  const way = main().getByRole('link', { name: 'Sign in to book' }).getAttribute('href');
  expect(new URL(way ?? '', 'http://localhost').searchParams.get('redirect_url')).toContain('start=2026-11-24');
  expect(Object.values({ ...sessionStorage })).toContain('How did you find a room?');
});

test('who has never accepted the terms accepts them with the first booking', async () => {
  const record = { ...RECORD, platform_terms_version: null };
  const terms = { html: '', language: 'en' as const, version: '2026-11-28' };
  const { user, api } = await openTimes(firstDetails, {
    getAuthenticatedUser: record,
    getTerms: { platform: terms, mentor: terms, privacy: null, imprint: null },
    acceptTerms: RECORD,
    createBooking: booked,
    getBooking: booked,
    listBookingEvents: { items: [], total: 0 },
    listBookings: NOTHING,
  });
  await main().findByText(/^By booking, you agree to the/);
  await user.click(main().getByRole('button', { name: 'Book free session' }));
  await screen.findByRole('heading', { level: 1, name: 'Your session is confirmed' });
  expect(api.calls('acceptTerms')[0]?.body).toEqual({ terms: 'platform', version: '2026-11-28' });
});

const person = () => ({
  sub: crypto.randomUUID(),
  email: 'amara@example.com',
  given_name: 'Amara',
  family_name: 'Okafor',
});

test('[T-232] a file goes with the booking, which waits for one that is still on its way or failed', async () => {
  const as = person();
  const file = { id: booked.id, filename: 'letter.pdf', size_bytes: 2048 };
  // Sent to the service before, and kept in this tab.
  sessionStorage.setItem(`am_draft.booking.linh-tran.intro-call.files.${as.sub}`, JSON.stringify([file]));
  const { user, api } = await openTimes(
    firstDetails,
    { createBooking: booked, getBooking: booked, listBookingEvents: { items: [], total: 0 }, listBookings: NOTHING },
    as,
  );
  await main().findByText(/^Ready/);
  const input = main().getByLabelText(/^Attach files/);
  await user.upload(input, new File([''], 'empty.pdf', { type: 'application/pdf' }));
  await main().findByText('This file is empty. Choose another');
  await user.click(main().getByRole('button', { name: 'Book free session' }));
  await main().findByText('Remove the file that couldn’t be sent, or try it again.');
  expect(api.calls('createBooking')).toEqual([]);
  await user.click(main().getByRole('button', { name: 'Remove empty.pdf' }));
  await user.click(main().getByRole('button', { name: 'Book free session' }));
  await screen.findByRole('heading', { level: 1, name: 'Your session is confirmed' });
  expect(api.calls('createBooking')[0]?.body.attachment_ids).toEqual([file.id]);
});

test('a suggestion writes into the message, and leaves it again with what was added', async () => {
  const mentor = sampleMentor({ topics: ['scholarships'] });
  const { user } = await openTimes(firstDetails, { ...answersWith(), getMentorProfileBySlug: mentor });
  const field = await message();
  await user.type(field, 'Hello!');
  const names = within(main().getByRole('group', { name: 'Start with a suggestion' })).getAllByRole('button');
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'Scholarships',
    'My application',
    'Choosing a university',
  ]);
  await user.click(main().getByRole('button', { name: 'Scholarships' }));
  await waitFor(() => expect(field).toHaveProperty('value', 'Hello! I’d like to talk about: Scholarships. '));
  expect(document.activeElement).toBe(field);
  expect(main().getByRole('button', { name: 'Scholarships' }).getAttribute('aria-pressed')).toBe('true');
  await user.click(main().getByRole('button', { name: 'Scholarships' }));
  await waitFor(() => expect(field).toHaveProperty('value', 'Hello!'));
  await auditDom();
});

test('[T-151] a missing tick is said below it and gets the focus, and the message stays', async () => {
  const terms = {
    is_trader: true,
    trader: null,
    withdrawal: { until: '2026-12-04T09:00:00Z', is_early: true, early_start_version: '1' },
  };
  const { user, api } = await openTimes(`${firstDetails}&event_type_slug=essay-review`, {
    ...answersWith(starts, [sampleService(), essay]),
    getBookingTerms: terms,
    createBooking: booked,
    listBookings: NOTHING,
  });
  const tick = await main().findByRole('checkbox', { name: /^Hold the session before the 14 days/ });
  await user.type(await message(), 'How did you find a room?');
  await user.click(main().getByRole('button', { name: 'Continue to payment, €40' }));
  await waitFor(() => expect(document.activeElement).toBe(tick));
  expect(tick.getAttribute('aria-invalid')).toBe('true');
  expect(await message()).toHaveProperty('value', 'How did you find a room?');
  expect(api.calls('createBooking')).toEqual([]);
});

test('offline the button says that it waits, nothing is sent, and what was typed stays', async () => {
  const { user, api } = await openTimes(firstDetails, { listBookings: NOTHING });
  await user.type(await message(), 'How did you find a room?');
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  const waiting = await main().findByRole('button', { name: 'Waiting for connection' });
  await user.click(waiting);
  main().getByText('You’re offline. Everything you typed stays here.');
  expect(await message()).toHaveProperty('value', 'How did you find a room?');
  expect(api.calls('createBooking')).toEqual([]);
  online.mockRestore();
  act(() => void dispatchEvent(new Event('online')));
  await main().findByRole('button', { name: 'Book free session' });
});

test('[U-13] times at night on the reader’s clock are folded, and those of a day that has no others are not', async () => {
  // From 07:00, 16:00 and 22:30 in Ho Chi Minh City; on the next day at 23:00 alone.
  const all = ['2026-11-24T00:00:00Z', '2026-11-24T09:00:00Z', '2026-11-24T15:30:00Z', '2026-11-25T16:00:00Z'];
  const { user } = await openTimes(undefined, answersWith(all), null);
  await timeNamed(/^16:00/);
  const fold = main().getByText('1 more after 22:00');
  main().getByText('1 more before 08:00');
  expect(fold.closest('details')?.open).toBe(false);
  await user.click(fold);
  await user.click(await timeNamed(/^22:30/));
  await waitFor(async () => expect((await timeNamed(/^22:30/)).getAttribute('aria-checked')).toBe('true'));
  await user.click(main().getByRole('link', { name: /^Wednesday 25 November/ }));
  await timeNamed(/^23:00/);
  expect(main().queryByText(/more after/)).toBeNull();
});
