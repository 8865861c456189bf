import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { afterRetries, auditDom, openPage } from '../../testing/open-page.tsx';
import { refuse } from '../../testing/play-api.ts';
import { NOTHING } from '../../testing/sample-answers.ts';

test('[R-20] each list without bookings says which, and leads on', async () => {
  const { user } = await openPage('/bookings?role=prospect', { answers: { listBookings: NOTHING } });
  const main = within(screen.getByRole('main'));
  for (const [tab, title] of [
    ['Pending', 'Nothing pending'],
    ['Past', 'No past sessions'],
    ['Cancelled', 'No cancelled bookings'],
    ['Upcoming', 'No upcoming sessions'],
  ] as const) {
    await user.click(main.getByRole('link', { name: tab }));
    await main.findByRole('heading', { name: title });
    expect(main.getByRole('link', { name: 'Find a mentor' })).toHaveProperty('pathname', '/search');
  }
  await user.click(main.getByRole('link', { name: 'As mentor' }));
  expect((await main.findByRole('link', { name: 'See your profile' })).getAttribute('href')).toBe('/my-profile');
  await auditDom();
});

test('[R-20] bookings have a loading and an error state', async () => {
  const answer = Promise.withResolvers<typeof NOTHING>();
  const { api, user } = await openPage('/bookings?when=past', { answers: { listBookings: answer.promise } });
  const main = screen.getByRole('main');
  expect(main.querySelector('[aria-busy=true] .skeleton')).not.toBeNull();
  expect(within(main).queryByRole('heading', { level: 2 })).toBeNull();
  answer.resolve(NOTHING);
  await within(main).findByRole('heading', { name: 'No past sessions' });
  expect(main.querySelector('.skeleton')).toBeNull();

  api.answer({ listBookings: refuse(500, 'INTERNAL') });
  await user.click(within(main).getByRole('link', { name: 'Cancelled' }));
  const card = within(await afterRetries());
  expect(api.calls('listBookings').filter(({ query }) => query['when'] === 'cancelled')).toHaveLength(3);
  api.answer({ listBookings: NOTHING });
  await user.click(card.getByRole('button', { name: 'Try Again' }));
  await within(main).findByRole('heading', { name: 'No cancelled bookings' });
  expect(screen.queryByRole('heading', { name: 'Something went wrong' })).toBeNull();
});
