import { cleanup, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { advance, auditDom } from '../../testing/open-page.tsx';
import { answersWith, main, openTimes } from '../../testing/open-times.ts';
import { refuse, type Answers } from '../../testing/play-api.ts';
import { sampleTimes } from '../../testing/sample-service.ts';

type Times = ReturnType<typeof sampleTimes>;

/** Answers with these times for all requested weeks after the first. */
const later = (changes: Partial<Times>): Answers => ({
  getAvailabilityBySlug: { ...sampleTimes([]), ...changes },
});

/** Opens the weeks after the first, which have times. */
async function openLaterWeeks(answers: Answers) {
  const page = await openTimes();
  const link = await main().findByRole('link', { name: 'Later weeks' });
  await main().findAllByRole('radio');
  page.api.answer(answers);
  await page.user.click(link);
  return page;
}

test('[R-16] free times load in their places, and fail beside the calendar', async () => {
  const held = Promise.withResolvers<ReturnType<typeof refuse>>();
  const { api, user, address } = await openLaterWeeks({ getAvailabilityBySlug: held.promise });
  const slots = within(await main().findByRole('region', { name: 'Loading available times' }));
  expect(main().getByRole('grid').getAttribute('aria-busy')).toBe('true');
  expect(
    main().getByRole('region', { name: 'Loading available times' }).querySelectorAll('.slot-waiting'),
  ).toHaveLength(6);
  expect(slots.queryAllByRole('radio')).toEqual([]);
  await waitFor(() => expect(address()).toMatch(/\?from=/));
  const place = address();
  api.answer({ getAvailabilityBySlug: refuse(500, 'INTERNAL') });
  held.resolve(refuse(500, 'INTERNAL'));
  await advance(4000);
  const card = within(await main().findByRole('alert'));
  card.getByRole('heading', { name: 'Something went wrong' });
  main().getByRole('grid');
  api.answer(answersWith());
  await user.click(card.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(main().queryByRole('alert')).toBeNull());
  await waitFor(() => expect(main().getByRole('grid').getAttribute('aria-busy')).toBe('false'));
  expect(address()).toBe(place);
  await auditDom();
});

test('[R-16] weeks without times lead to the next free day, or to the first weeks', async () => {
  await openLaterWeeks(later({ next_available_at: '2027-02-18T09:00:00Z' }));
  await main().findByText(/^Linh has no available times from/);
  expect(
    main()
      .getByRole('link', { name: /^Next available: / })
      .getAttribute('href'),
  ).toMatch(/date=2027-02-18/);
  await auditDom();

  cleanup();
  const { user, address } = await openLaterWeeks(later({ stale: true }));
  await main().findByText(/^Linh has no available times from/);
  await main().findByText('Some times may already be taken.', { exact: false });
  await user.click(main().getByRole('link', { name: 'See first available times' }));
  await waitFor(() => expect(address()).toBe('/linh-tran/availability'));
});

test('[R-16] times that a calendar keeps back are asked for again', async () => {
  const { api, user } = await openLaterWeeks(later({ withheld: true }));
  await main().findByText(/^We can’t reach this mentor’s calendar/);
  await auditDom();
  api.answer(later({}));
  await user.click(main().getByRole('button', { name: 'Try Again' }));
  await main().findByText(/^Linh has no available times from/);
});

test('[R-16] a day without times leads to the next, and a mentor without hours or services to others', async () => {
  await openTimes('/linh-tran/availability?date=2026-11-29');
  await main().findByText('No available times on this day.');
  expect(
    main()
      .getByRole('link', { name: /^Next available: / })
      .getAttribute('href'),
  ).toMatch(/date=/);

  cleanup();
  await openTimes('/linh-tran/availability', answersWith([]));
  await main().findByText(/is fully booked for now/);
  const others = () => main().getByRole('link', { name: 'Find another mentor' }).getAttribute('href');
  expect(others()).toMatch(/^\/search/);
  await auditDom();

  cleanup();
  await openTimes('/linh-tran/availability', answersWith([], []));
  await main().findByRole('heading', { name: 'Linh Trần isn’t taking bookings right now' });
  expect(others()).toMatch(/^\/search/);
});
