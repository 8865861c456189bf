import { expect, test } from 'vitest';
import { newId } from '../../core/ids.ts';
import { bookingScene } from '../../testing/booking-scene.ts';
import type { Made, MadeMentor } from '../../testing/make.ts';
import { measureAnswerTimes } from './answer-time.ts';

const scene = bookingScene();
const HOUR_MS = 60 * 60_000;
const START = Date.parse('2055-01-07T10:00:00Z');

/** Students ask, and are answered so many hours later; null for never. @returns the students */
async function ask(mentor: MadeMentor, hours: readonly (number | null)[]): Promise<{ prospect: Made; id: string }[]> {
  const asked = [];
  for (const after of hours) {
    const prospect = await scene.prospect();
    scene.clock.set(new Date(START).toISOString());
    const said = { mentor_slug: mentor.slug, text: 'A question', client_message_id: newId() };
    const { thread_id: id } = await prospect.client.startThread({ body: said });
    if (after !== null) {
      scene.clock.set(new Date(START + after * HOUR_MS).toISOString());
      await mentor.client.sendMessage({ params: { id }, body: { text: 'An answer', client_message_id: newId() } });
    }
    asked.push({ prospect, id });
  }
  return asked;
}
/** Returns the hours that the profile says, measured `after` hours after all have asked. */
async function shown({ slug }: MadeMentor, after: number): Promise<number | null> {
  scene.clock.set(new Date(START + after * HOUR_MS).toISOString());
  await measureAnswerTimes(scene.api.context);
  return (await scene.api.as(null).getMentorProfileBySlug({ params: { slug } })).answers_within_h;
}

test('[T-263] from five conversations on, a profile and a conversation say within how many hours a mentor usually answers', async () => {
  const mentor = await scene.mentor();
  await ask(mentor, [0.5, 0.5, 3, 30]);
  expect(await shown(mentor, 72)).toBe(null);
  const [last] = await ask(mentor, [47]);
  expect(await shown(mentor, 72)).toBe(5);
  const params = { id: last?.id ?? '' };
  expect((await last?.prospect.client.getThread({ params }))?.thread.answers_within_h).toBe(5);
  expect((await mentor.client.getThread({ params })).thread.answers_within_h).toBe(null);
  await ask(mentor, [30, 30]);
  expect(await shown(mentor, 72)).toBe(48);
});

test('[T-263] who isn’t answered counts as the slowest, once two days have passed; a slower mentor has no time', async () => {
  const mentor = await scene.mentor();
  await ask(mentor, [0.5, 0.5, 0.5, 0.5, 0.5, null, null, null, null, null, null]);
  expect(await shown(mentor, 47)).toBe(1);
  expect(await shown(mentor, 49)).toBe(null);
});

test('[T-263] older conversations don’t count, nor do people of whom one blocked the other', async () => {
  const mentor = await scene.mentor();
  const asked = await ask(mentor, [0.5, 0.5, 0.5, 0.5, 0.5]);
  expect(await shown(mentor, 89 * 24)).toBe(1);
  await mentor.client.blockPerson({ body: { slug: asked[0]?.prospect.slug ?? '', reason: 'scam' } });
  expect(await shown(mentor, 89 * 24)).toBe(null);
  await mentor.client.unblockPerson({ body: { slug: asked[0]?.prospect.slug ?? '' } });
  expect(await shown(mentor, 91 * 24)).toBe(null);
});
