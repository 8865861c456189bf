import { expect, test } from 'vitest';
import { DAY_MS, reviewScene } from '../../testing/review-scene.ts';
import { ANSWERS } from '../../testing/insert-reviews.ts';
import { NOW } from '../../testing/booking-scene.ts';
import { make } from '../../testing/make.ts';

const { scene, at } = reviewScene();

test('[U-16] a mentor who gets a request sees what mentors answered about the student, as counts, once three have answered', async () => {
  const student = await scene.prospect();
  const mentors = [await scene.mentor(), await scene.mentor(), await scene.mentor()];
  const asked = await scene.mentor();
  const bookings = [];
  for (const [index, mentor] of mentors.entries()) {
    const start = new Date(Date.parse('2055-01-11T08:00:00Z') + index * 60 * 60_000).toISOString();
    bookings.push(await make(scene.api).session({ mentor, prospect: student, start, booked_at: NOW, ended: true }));
  }
  at(3 * DAY_MS);
  const request = await make(scene.api).session({
    mentor: asked,
    prospect: student,
    start: '2055-01-18T08:00:00Z',
    waits: 'requested',
  });
  const seen = async () => (await asked.client.getBookingStudent({ params: { id: request.id } })).answers;
  for (const [index, mentor] of mentors.entries()) {
    expect(await seen()).toBeNull();
    const params = { id: bookings[index]?.id ?? '' };
    await mentor.client.putReview({ params, body: { ...ANSWERS, on_time: index > 0 } });
    await student.client.putReview({ params, body: { stars: 5, would_book_again: true } });
  }
  const answers = await seen();
  expect(answers).toEqual({ sessions: 3, on_time: 2, prepared: 3, would_meet_again: 0 });
  // It contains nothing else, and no one else can read it.
  for (const { user_id } of mentors) expect(JSON.stringify(answers)).not.toContain(user_id);
});
