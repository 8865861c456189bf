import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { FLAGS, NOTHING } from '../../testing/sample-answers.ts';
import { sampleBooking } from '../../testing/sample-booking.ts';
import { MENTOR_ANSWERS } from '../../testing/sample-mentor.ts';

const main = () => within(screen.getByRole('main'));
const region = async (name: string) => within(await waitFor(() => main().getByRole('region', { name })));

test('[U-14] who is no mentor is led to become one', async () => {
  await openPage('/mentor/home', { answers: { getMyResources: FLAGS } });
  await waitFor(() => main().getByRole('heading', { name: 'No mentor profile yet' }));
  expect(main().getByRole('link', { name: 'Become a mentor' }).getAttribute('href')).toBe('/mentor/onboarding');
});

test('[U-14] requests and the next sessions are on the home page of a mentor, who accepts there', async () => {
  const request = sampleBooking({ status: 'requested', viewer_role: 'mentor', allowed_actions: ['accept', 'decline'] });
  const session = sampleBooking({ id: crypto.randomUUID(), viewer_role: 'mentor' });
  let requests = [request];
  let sessions = [session];
  const { api, user } = await openPage('/mentor/home', {
    answers: {
      ...MENTOR_ANSWERS,
      listSessionSuggestions: NOTHING,
      getMentorChecklist: { steps: [{ step: 'photo', is_done: false }], missing: ['topic'] },
      listBookings: ({ query }) => {
        const items = query['when'] === 'waiting' ? requests : sessions;
        return { ...NOTHING, items, total: items.length, total_pages: 1 };
      },
      acceptBooking: () => {
        const accepted = { ...request, status: 'confirmed' as const };
        requests = [];
        sessions = [accepted, session];
        return accepted;
      },
    },
  });
  const waiting = await region('Requests');
  const next = await region('Next sessions');
  const accept = await waiting.findByRole('button', { name: /^Accept Amara/ });
  expect(await next.findAllByRole('heading', { level: 3 })).toHaveLength(1);
  const todo = await region('What’s left to do');
  expect(todo.getByText('0 of 1 done')).toBeTruthy();
  expect(todo.getByRole('link', { name: /Choose a topic$/ }).getAttribute('href')).toBe('/amara-okafor/mentor-profile');

  await user.click(accept);
  expect(await waiting.findByText('No requests are waiting for your answer.')).toBeTruthy();
  await waitFor(() => expect(next.getAllByRole('heading', { level: 3 })).toHaveLength(2));
  expect(api.calls('acceptBooking').map(({ params }) => params['id'])).toEqual([request.id]);
});
