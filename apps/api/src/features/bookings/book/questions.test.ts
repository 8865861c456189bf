import type { ServiceQuestion } from '@abroad/contract';
import { expect, test } from 'vitest';
import { newId } from '../../../core/ids.ts';
import { bookingScene, HALF_PAST_NINE } from '../../../testing/booking-scene.ts';
import { refusal } from '../../../testing/refusal.ts';

const scene = bookingScene();

/** A mentor with three questions. */
async function asking() {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const optional = { help: null, is_required: false, choices: [] };
  const why: ServiceQuestion = { ...optional, id: newId(), kind: 'text', label: 'Why abroad?', is_required: true };
  const choices = { help: 'The one you want', choices: ['Bachelor', 'Master'] };
  const level: ServiceQuestion = { ...optional, ...choices, id: newId(), kind: 'choice', label: 'Which degree?' };
  const essay: ServiceQuestion = { ...optional, id: newId(), kind: 'link', label: 'Your essay' };
  const ask = (questions: ServiceQuestion[]) =>
    mentor.client.patchEventType({ params: { id: mentor.event_types[0]?.id ?? '' }, body: { questions } });
  await ask([why, level, essay]);
  return { mentor, prospect, why, level, essay, ask };
}

test('[E-04] a mentor’s questions are shown with the service, in their order, to all who can book it', async () => {
  const { mentor, why, level, essay } = await asking();
  const nobody = scene.api.as(null);
  const { items } = await nobody.listEventTypesBySlug({ params: { slug: mentor.slug } });
  expect(items[0]?.questions).toEqual([why, level, essay]);
  const { event_type } = await nobody.getAvailabilityBySlug({ params: { slug: mentor.slug } });
  expect(event_type?.questions).toEqual([why, level, essay]);
  const settings = await mentor.client.getAvailabilitySettings();
  expect(settings.event_types[0]?.questions).toEqual([why, level, essay]);
  const { title, ...added } = await mentor.client.createEventType({
    body: { title: 'Essay', duration_min: 30, currency: 'EUR', default_platform: 'zoom', questions: [essay] },
  });
  expect([title, added.questions]).toEqual(['Essay', [essay]]);
  const renamed = await mentor.client.patchEventType({ params: { id: added.id }, body: { title: 'Read' } });
  expect(renamed.questions).toEqual([essay]);
});

test('[C-02] [E-23] a booking keeps the answers with the words of the questions as they were then', async () => {
  const { mentor, prospect, why, level, essay, ask } = await asking();
  const answers = [
    { question_id: essay.id, answer: 'https://files.example/essay.pdf' },
    { question_id: why.id, answer: '  The labs  ' },
    { question_id: level.id, answer: '' },
  ];
  const { id, ...booked } = await scene.book(prospect, mentor, { answers });
  const kept = [
    { question: 'Why abroad?', answer: 'The labs' },
    { question: 'Your essay', answer: 'https://files.example/essay.pdf' },
  ];
  expect(booked.answers).toEqual(kept);
  await ask([{ ...why, label: 'Why not at home?' }]);
  expect((await mentor.client.getBooking({ params: { id } })).answers).toEqual(kept);
});

test('[C-02] [E-23] refuses answers that are missing, to nothing that is asked, outside the choices, or no link, by their place', async () => {
  const { mentor, prospect, why, level, essay, ask } = await asking();
  const booked = (...given: [ServiceQuestion, string][]) =>
    refusal(scene.book(prospect, mentor, { answers: given.map(([{ id }, answer]) => ({ question_id: id, answer })) }));
  const named = (...paths: string[]) => ({ code: 'VALIDATION_FAILED', paths });
  expect(await refusal(scene.book(prospect, mentor))).toEqual(named('answers'));
  expect(await booked([why, ' '])).toEqual(named('answers.0.answer'));
  expect(await booked([why, 'x'], [level, 'Doctor'])).toEqual(named('answers.1.answer'));
  expect(await booked([why, 'x'], [essay, 'javascript:alert(1)'])).toEqual(named('answers.1.answer'));
  expect(await booked([why, 'x'], [why, 'y'])).toEqual(named('answers.1.question_id'));
  await ask([why]);
  expect(await booked([why, 'x'], [level, 'Master'])).toEqual(named('answers.1.question_id'));
  expect(await booked([why, 'x'])).toBeNull();
  await ask([]);
  expect(await refusal(scene.book(prospect, mentor, { start: HALF_PAST_NINE }))).toBeNull();
});

test('[C-06] refuses a question without a label, a choice without choices, and too many questions', async () => {
  const { ask, why, level } = await asking();
  const named = (...paths: string[]) => ({ code: 'VALIDATION_FAILED', paths });
  expect(await refusal(ask([{ ...why, label: ' ' }]))).toEqual(named('questions.0.label'));
  expect(await refusal(ask([why, { ...level, choices: ['Master'] }]))).toEqual(named('questions.1.choices'));
  expect(await refusal(ask([why, why]))).toEqual(named('questions'));
  expect(await refusal(ask(Array.from({ length: 11 }, () => ({ ...why, id: newId() }))))).toEqual(named('questions'));
});
