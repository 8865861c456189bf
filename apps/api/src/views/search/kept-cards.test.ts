import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { make, type MadeMentor } from '../../testing/make.ts';
import { keptCards } from './kept-cards.ts';

let api: TestApi;
let mentors: MadeMentor[];
beforeAll(async () => {
  api = await startTestApi();
  const { mentor } = make(api);
  mentors = [await mentor(), await mentor(), await mentor()];
});
afterAll(() => api.close());

const GONE = '00000000-0000-4000-8000-000000000000';
const ids = () => mentors.map(({ profile_id }) => profile_id);
const idsOf = (cards: readonly string[]) =>
  cards.map((card) => (JSON.parse(card) as { profile_id: string }).profile_id);
/** Changes what a card shows without a word to those who keep it. */
const setReviews = (review_count: number) =>
  api.context.db.updateTable('mentor_profile').set({ review_count }).execute();
const reviewsOf = (cards: readonly string[]) =>
  cards.map((card) => (JSON.parse(card) as { review_count: number }).review_count);

test('[C-15] cards come in the order of their ids, and those that are gone are left out', async () => {
  const { read } = keptCards(() => true);
  const [one = '', two = '', three = ''] = ids();
  expect(idsOf(await read(api.context.db, [two]))).toEqual([two]);
  expect(idsOf(await read(api.context.db, [three, GONE, two, one]))).toEqual([three, two, one]);
  expect(await read(api.context.db, [])).toEqual([]);
});

test('[C-15] cards are kept while changes are told, dropped when theirs is, and all of them when it begins anew', async () => {
  let isCurrent = true;
  const cards = keptCards(() => isCurrent);
  const read = async () => reviewsOf(await cards.read(api.context.db, ids()));
  await setReviews(1);
  expect(await read()).toEqual([1, 1, 1]);
  await setReviews(2);
  expect(await read()).toEqual([1, 1, 1]);
  cards.changed(ids().slice(0, 1));
  expect(await read()).toEqual([2, 1, 1]);
  isCurrent = false;
  expect(await read()).toEqual([2, 2, 2]);
  isCurrent = true;
  cards.begun_anew();
  expect(await read()).toEqual([2, 2, 2]);
});

test('[C-15] a card that changed while it was read is not kept', async () => {
  const cards = keptCards(() => true);
  await setReviews(3);
  const reading = cards.read(api.context.db, ids());
  cards.changed(ids().slice(1, 2));
  await reading;
  await setReviews(4);
  expect(reviewsOf(await cards.read(api.context.db, ids()))).toEqual([3, 4, 3]);
});

test('no more is kept than there is room for, and what was shown last stays', async () => {
  await setReviews(5);
  const [one = '', two = '', three = ''] = ids();
  const [text = ''] = await keptCards(() => true).read(api.context.db, [one]);
  const cards = keptCards(() => true, (text.length + 200) * 2);
  await cards.read(api.context.db, [one, two]);
  await cards.read(api.context.db, [one]);
  await cards.read(api.context.db, [three]);
  await setReviews(6);
  expect(reviewsOf(await cards.read(api.context.db, [one, two]))).toEqual([5, 6]);
});
