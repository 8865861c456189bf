import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import type { Answers } from '../../testing/play-api.ts';
import { sampleMentor } from '../../testing/sample-mentor.ts';
import { listed } from '../../testing/sample-lists.ts';
import { sampleService, sampleTimes } from '../../testing/sample-service.ts';

const PATH = '/linh-tran/mentor-profile';
const letter = sampleService({ slug: 'letter', title: 'Letter', description: 'We read it.\nLine by line.', price: 28 });
const intro = sampleService({ slug: 'intro', title: 'Intro', description: 'A first talk.', price: null });
/** In UTC, the zone of these tests: two by day, one at night. */
const STARTS = ['2026-11-21T02:00:00Z', '2026-11-21T09:00:00Z', '2026-11-22T21:30:00Z'];

const answers = (changes: Answers = {}) =>
  ({
    getMentorProfileBySlug: sampleMentor(),
    listEventTypesBySlug: listed([letter, intro]),
    getAvailabilityBySlug: sampleTimes(STARTS, letter),
    ...changes,
  }) satisfies Answers;

const box = async () => within(await screen.findByRole('complementary', { name: 'Book a session' }));
const startsOf = (links: HTMLElement[]) =>
  links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('start'));

test('[U-13] the box offers times at waking hours first, and names one of the night', async () => {
  await openPage(PATH, { as: null, answers: answers() });
  const shown = await box();
  await shown.findByRole('heading', { name: /^Next times, 08:00–22:00$/ });
  expect(startsOf(within(await shown.findByRole('list')).getAllByRole('link'))).toEqual(STARTS.slice(1));
  expect(startsOf([shown.getByRole('link', { name: /^Also at night: .*02:00$/ })])).toEqual([STARTS[0]]);
});

test('[U-13] where there are only times at night, the box says so', async () => {
  await openPage(PATH, {
    as: null,
    answers: answers({ getAvailabilityBySlug: sampleTimes(STARTS.slice(0, 1), letter) }),
  });
  const shown = await box();
  await shown.findByRole('heading', { name: 'Next times, only at night' });
  expect(startsOf(within(await shown.findByRole('list')).getAllByRole('link'))).toEqual([STARTS[0]]);
  expect(shown.queryByRole('link', { name: /^Also at night/ })).toBeNull();
});

test('the rating leads to the reviews', async () => {
  await openPage(PATH, {
    as: null,
    answers: answers({
      getMentorProfileBySlug: sampleMentor({ rating: 4.7, review_count: 3 }),
      listReviewsBySlug: {
        ...listed([]),
        summary: {
          rating: 4.7,
          review_count: 3,
          distribution: [0, 0, 0, 1, 2],
          would_book_again_pct: 100,
          aspects: { knew_the_way: null, answered_me: null, prepared: null },
          frozen_until: null,
        },
      },
    }),
  });
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: '4.7 out of 5 from 3 reviews' });
  const section = await screen.findByRole('region', { name: '3 reviews' });
  expect(link.hash).toBe(`#${section.id}`);
});

test('[U-26] a video introduction is a still tile, and another site is asked only once it is pressed', async () => {
  const video_url = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
  const { user } = await openPage(PATH, {
    as: null,
    answers: answers({ getMentorProfileBySlug: sampleMentor({ video_url }) }),
  });
  const tile = await screen.findByRole('button', { name: 'Play the introduction by Linh, a video on YouTube' });
  expect(document.documentElement.innerHTML).not.toMatch(/(?:src|href)="[^"]*youtu/);
  await user.click(tile);
  const player = await screen.findByTitle<HTMLIFrameElement>('Introduction by Linh');
  expect(player.src).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0');
  await waitFor(() => expect(document.activeElement).toBe(player));
  expect(screen.getByRole('link', { name: 'Watch on YouTube' }).getAttribute('href')).toBe(video_url);
});
