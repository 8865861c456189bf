import type { Booking } from '@abroad/contract/bookings';
import { act, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { advance, auditDom } from '../../testing/open-page.tsx';
import {
  answersWith,
  essay,
  firstChosen,
  firstDetails,
  firstStart,
  goOn,
  main,
  message,
  openTimes,
  otherStarts,
  starts,
  timeNamed,
} from '../../testing/open-times.ts';
import { refuse } from '../../testing/play-api.ts';
import { NOTHING, SAMPLE_ID } from '../../testing/sample-answers.ts';
import { sampleBooking } from '../../testing/sample-booking.ts';
import { sampleService, sampleTimes } from '../../testing/sample-service.ts';

const held = sampleBooking({
  start: firstStart,
  end: '2026-11-24T09:30:00Z',
  status: 'pending_payment',
  price: 40,
  allowed_actions: ['pay', 'cancel'],
});
const booked: Booking = { ...held, status: 'confirmed', price: null, allowed_actions: ['cancel'] };
const { prospect } = booked;

const tellChanged = async (api: Awaited<ReturnType<typeof openTimes>>['api']) => {
  await waitFor(() => expect(api.isHeard('watchAvailabilityBySlug')).toBe(true));
  await act(() => Promise.resolve(api.tell('watchAvailabilityBySlug', 'changed', {})));
};

test.each([
  ['booked', booked, /: you’ve already booked this time\.$/, 'See booking', `/bookings/${SAMPLE_ID}`],
  ['held', held, / is held for you\. Pay to confirm\.$/, 'Continue to payment, €40', `/bookings/${SAMPLE_ID}/pay`],
  [
    'busy as a student',
    { ...booked, mentor: { ...booked.mentor, slug: 'hoa-le', name: 'Hoa Le' } },
    /: you have a session with Hoa Le then\. /,
    null,
    null,
  ],
  [
    'busy as a mentor',
    {
      ...booked,
      viewer_role: 'mentor' as const,
      mentor: { ...booked.mentor, slug: 'amara-okafor' },
      prospect: { ...prospect, name: 'Ngozi Eze' },
    },
    /: you have a session with Ngozi Eze then\. /,
    null,
    null,
  ],
])('[R-16] a time that is gone since the user is %s then says so', async (_, own, words, way, href) => {
  await openTimes(firstChosen, {
    ...answersWith(otherStarts),
    listBookings: ({ query }) =>
      query['when'] === 'upcoming' ? { ...NOTHING, items: [own], total: 1, total_pages: 1 } : NOTHING,
  });
  await main().findByText(words);
  if (way !== null) {
    expect(main().getByRole('link', { name: way }).getAttribute('href')).toBe(href);
  }
  expect(main().queryByRole('button', { name: 'Book free session' })).toBeNull();
  await auditDom();
});

test('[R-16] a chosen time that another user takes disappears with the way on, and the focus stays', async () => {
  const { api, user } = await openTimes(undefined, { listBookings: NOTHING });
  await user.click(await timeNamed(/^16:00/));
  (await timeNamed(/^16:00/)).focus();
  api.answer(answersWith(otherStarts));
  await tellChanged(api);
  await main().findByText(/ is no longer available\. Choose another time\.$/);
  await waitFor(() => expect(main().queryByRole('radio', { name: /^16:00/ })).toBeNull());
  expect(document.activeElement).toBe(await timeNamed(/^16:30/));
  expect(main().queryByRole('link', { name: 'Continue' })).toBeNull();
  api.answer(answersWith());
  await tellChanged(api);
  await waitFor(async () => expect((await timeNamed(/^16:00/)).getAttribute('aria-checked')).toBe('true'));
  main().getByRole('link', { name: 'Continue' });
});

test('[R-16] a time that another user takes while the message is written leads to the others, says so, and keeps the message', async () => {
  const { api, user } = await openTimes(firstDetails, { listBookings: NOTHING });
  await user.type(await message(), 'How did you find a room?');
  api.answer(answersWith(otherStarts));
  await tellChanged(api);
  await main().findByText(/ is no longer available\. Choose another time\.$/);
  await user.click(await timeNamed(/^16:30/));
  await goOn(user);
  expect(await message()).toHaveProperty('value', 'How did you find a room?');
  await main().findByRole('button', { name: 'Book free session' });
});

test('[R-16] a student about to book sees changes of the service, and that it is no longer offered', async () => {
  const services = [sampleService(), essay];
  const { api, user } = await openTimes(
    `/linh-tran/availability?event_type_slug=essay-review`,
    answersWith(starts, services),
  );
  await user.click(await timeNamed(/^16:00/));
  await goOn(user);
  await main().findByRole('button', { name: 'Continue to payment, €40' });
  const question = {
    id: SAMPLE_ID,
    kind: 'text' as const,
    label: 'Which school?',
    help: null,
    is_required: true,
    choices: [],
  };
  const changed = { ...essay, price: 50, questions: [question] };
  api.answer({ getAvailabilityBySlug: sampleTimes(starts, changed) });
  await tellChanged(api);
  await main().findByRole('button', { name: 'Continue to payment, €50' });
  main().getByLabelText(/^Which school\?/);

  api.answer({
    ...answersWith(starts, [sampleService()]),
    getAvailabilityBySlug: ({ query }) =>
      query['event_type_slug'] === 'essay-review' ? refuse(404, 'NOT_FOUND') : sampleTimes(starts),
  });
  await tellChanged(api);
  await main().findByText('The service you chose is no longer available.');
  await main().findByRole('heading', { name: 'Intro call' });
  expect(main().queryByRole('link', { name: 'Continue' })).toBeNull();
});

test('[R-16] [C-01] a page without live updates polls, and connects again', async () => {
  const { api, user } = await openTimes(undefined, { listBookings: NOTHING });
  await user.click(await timeNamed(/^16:00/));
  const asked = () => api.calls('watchAvailabilityBySlug').length;
  api.answer({ ...answersWith(otherStarts), watchAvailabilityBySlug: refuse(503, 'UNAVAILABLE') });
  api.cut('watchAvailabilityBySlug');
  await advance(1000);
  await advance(61_000);
  await waitFor(() => expect(main().queryByRole('radio', { name: /^16:00/ })).toBeNull());
  expect(asked()).toBeGreaterThan(2);
  expect(api.calls('watchAvailabilityBySlug')[0]?.headers.get('x-client-id')).toBeTruthy();

  // The mentor's profile is paused.
  api.answer({ getAvailabilityBySlug: refuse(404, 'PROFILE_NOT_FOUND') });
  await advance(61_000);
  await main().findByText('Linh isn’t taking bookings right now');
  expect(main().queryByRole('radio')).toBeNull();
  main().getByRole('link', { name: 'Find another mentor' });
});

test('[R-16] a hidden page closes its live updates, and fetches when it is visible again', async () => {
  const { api, user, address } = await openTimes(undefined, { listBookings: NOTHING });
  await user.click(await timeNamed(/^16:00/));
  await waitFor(() => expect(address()).toContain('start='));
  await waitFor(() => expect(api.isHeard('watchAvailabilityBySlug')).toBe(true));
  const show = (state: DocumentVisibilityState) =>
    act(() => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  onTestFinished(() => void Reflect.deleteProperty(document, 'visibilityState'));
  show('hidden');
  expect(api.isHeard('watchAvailabilityBySlug')).toBe(false);
  api.answer(answersWith(otherStarts));
  show('visible');
  await waitFor(() => expect(api.calls('watchAvailabilityBySlug')).toHaveLength(2));
  await waitFor(() => expect(main().queryByRole('radio', { name: /^16:00/ })).toBeNull());
  expect(address()).toContain('start=');
});
