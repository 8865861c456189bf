import { expect, test } from 'vitest';
import { DAY_MS, reviewScene } from '../../testing/review-scene.ts';
import { ANSWERS, STARS } from '../../testing/insert-reviews.ts';
import { publicEdition } from '../../views/public-edition.ts';

const { scene, at, complete, met } = reviewScene();

test('[T-02] [U-24] public pages are rendered again for a published review and a reply, and not for a sealed one', async () => {
  const { id, mentor, write, answer } = await met();
  at(3 * DAY_MS);
  await complete();
  const ask = publicEdition(scene.api.context);
  const before = (await ask()).number;
  const { id: review_id } = await write({ ...STARS, text: 'Sealed' });
  expect((await ask()).number).toBe(before);
  await answer(ANSWERS);
  const published = (await ask()).number;
  expect(published).toBeGreaterThan(before);
  await mentor.client.putReviewReply({ params: { id: review_id }, body: { text: 'Thank you' } });
  expect((await ask()).number).toBeGreaterThan(published);
  expect((await mentor.client.getBookingReviews({ params: { id } })).theirs?.reply?.text).toBe('Thank you');
});
