import { expect, test } from 'vitest';
import type { Database } from '../../db/connection.ts';
import { keptCards, type CardRow, type readCards, type WrittenCard } from './cards.ts';

const NO_DATABASE = {} as Database;
const IDS = ['one', 'two', 'three'];
const GONE = 'gone';

/** Cards as from the database, with the present number of reviews. */
function someCards() {
  const state = { reviews: 0, reads: 0 };
  const readFrom: typeof readCards = (_db, ids) => {
    state.reads += 1;
    const cards = ids
      .filter((id) => id !== GONE)
      .map((profile_id) => ({ profile_id, review_count: state.reviews, daytime_starts: null }) as unknown as CardRow);
    return Promise.resolve(cards);
  };
  return { state, readFrom };
}
const parse = (cards: readonly WrittenCard[]) => cards.map(({ json }) => JSON.parse(json.toString()) as CardRow);
const idsOf = (cards: readonly WrittenCard[]) => parse(cards).map(({ profile_id }) => profile_id);
const reviewsOf = (cards: readonly WrittenCard[]) => parse(cards).map(({ review_count }) => review_count);

test('[C-15] cards come in the order of their ids, without deleted ones', async () => {
  const { readFrom, state } = someCards();
  const { read } = keptCards(() => true, { readFrom });
  expect(idsOf(await read(NO_DATABASE, ['two']))).toEqual(['two']);
  expect(idsOf(await read(NO_DATABASE, ['three', GONE, 'two', 'one']))).toEqual(['three', 'two', 'one']);
  expect(await read(NO_DATABASE, [])).toEqual([]);
  expect(state.reads).toBe(2);
});

test('[C-15] cards are kept while changes are reported, dropped when their profile changes, and all dropped when the index starts again', async () => {
  const { readFrom, state } = someCards();
  let isCurrent = true;
  const cards = keptCards(() => isCurrent, { readFrom });
  const read = async () => reviewsOf(await cards.read(NO_DATABASE, IDS));
  expect(await read()).toEqual([0, 0, 0]);
  state.reviews = 1;
  expect(await read()).toEqual([0, 0, 0]);
  cards.changed(['one']);
  expect(await read()).toEqual([1, 0, 0]);
  isCurrent = false;
  expect(await read()).toEqual([1, 1, 1]);
  isCurrent = true;
  expect(await read()).toEqual([1, 0, 0]);
  cards.begun_anew();
  expect(await read()).toEqual([1, 1, 1]);
});

test('[C-15] a card that changed while it was read is not cached, and none is when the cache restarts in the meantime', async () => {
  const { readFrom, state } = someCards();
  const cards = keptCards(() => true, { readFrom });
  const read = () => cards.read(NO_DATABASE, IDS);
  const reading = read();
  cards.changed(['two']);
  await reading;
  state.reviews = 1;
  expect(reviewsOf(await read())).toEqual([0, 1, 0]);
  cards.begun_anew();
  const again = read();
  cards.begun_anew();
  await again;
  state.reviews = 2;
  expect(reviewsOf(await read())).toEqual([2, 2, 2]);
});

test('the size limit holds, and the most recently shown entries stay', async () => {
  const { readFrom, state } = someCards();
  const [card] = await keptCards(() => true, { readFrom }).read(NO_DATABASE, ['one']);
  const cards = keptCards(() => true, { readFrom, kept_bytes: ((card?.json.length ?? 0) + 350) * 2 });
  await cards.read(NO_DATABASE, ['one', 'two']);
  await cards.read(NO_DATABASE, ['one']);
  await cards.read(NO_DATABASE, ['three']);
  state.reviews = 1;
  expect(reviewsOf(await cards.read(NO_DATABASE, ['one', 'two']))).toEqual([0, 1]);
});
