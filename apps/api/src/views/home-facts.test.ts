import { expect, test } from 'vitest';
import { DAY_MS, reviewScene } from '../testing/review-scene.ts';
import { ANSWERS, STARS } from '../testing/insert-reviews.ts';

const { scene, at, complete, met } = reviewScene();
const read = () => scene.api.as(null).getHomeFacts();

test('[U-33] home has what can be counted, and published reviews with a text alone', async () => {
  const before = await read();
  expect(before).toMatchObject({ rating: null, review_count: 0, reviews: [] });
  const text = 'She read my letter line by line and told me which scholarship fits.';
  const first = await met();
  const second = await met();
  at(3 * DAY_MS);
  await complete();
  await first.write({ ...STARS, text });
  await second.write({ ...STARS, text: 'Nice' });
  expect((await read()).reviews).toEqual([]);
  for (const { answer } of [first, second]) await answer(ANSWERS);
  // An answer is kept for a minute at least.
  expect((await read()).review_count).toBe(0);
  at(4 * DAY_MS);
  const { reviews, ...facts } = await read();
  expect(facts).toMatchObject({ rating: null, review_count: 2 });
  expect(facts.mentor_count).toBeGreaterThanOrEqual(2);
  expect(reviews).toMatchObject([{ stars: 5, text, lang: 'en', mentor: { slug: first.mentor.slug } }]);
});
