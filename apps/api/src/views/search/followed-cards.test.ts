import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { make, type MadeMentor } from '../../testing/make.ts';
import { followedCards, readCards } from './cards.ts';

let api: TestApi;
let one: MadeMentor;
let other: MadeMentor;

beforeAll(async () => {
  api = await startTestApi();
  one = await make(api).mentor({ first_name: 'Linh' });
  other = await make(api).mentor({ first_name: 'Ada' });
});
afterAll(() => api.close());

/** The cards of both, and which of them were read from the database. */
function followed() {
  const { db } = api.context;
  const reads: (readonly string[])[] = [];
  const readFrom: typeof readCards = (given, ids) => {
    reads.push(ids);
    return readCards(given, ids);
  };
  const cards = followedCards(db, { readFrom });
  const ids = [one.profile_id, other.profile_id];
  return {
    refresh: cards.refresh,
    show: async () => (await cards.read(db, ids)).map((card) => JSON.parse(card.toString()) as { headline: string }),
    /** The reads since the last call. */
    read: () => reads.splice(0).flat(),
    ids,
  };
}

const rename = (headline: string) =>
  api.context.db.updateTable('mentor_profile').set({ headline }).where('id', '=', one.profile_id).execute();

test('[C-15] on PostgreSQL alone cards are kept from one search to the next, and only those read again that changed', async () => {
  const { refresh, show, read, ids } = followed();
  await refresh();
  await show();
  expect(read()).toEqual(ids);
  await refresh();
  await show();
  expect(read()).toEqual([]);
  await rename('Wind and water');
  await refresh();
  expect((await show())[0]?.headline).toBe('Wind and water');
  expect(read()).toEqual([one.profile_id]);
});

test('[C-15] a search sees every change before it, also while others search', async () => {
  const { refresh, show } = followed();
  await Promise.all([refresh(), refresh()]);
  await show();
  for (let nth = 0; nth < 10; nth += 1) {
    const meanwhile = [refresh(), refresh(), show()];
    await rename(`Number ${nth}`);
    await Promise.all([refresh(), refresh()]);
    expect((await show())[0]?.headline).toBe(`Number ${nth}`);
    await Promise.all(meanwhile);
  }
});

test('[C-15] a change of a transaction that stays open is seen when it ends', async () => {
  const { refresh, show } = followed();
  const { db } = api.context;
  await db.transaction().execute(async (open) => {
    await open.updateTable('mentor_profile').set({ headline: 'Open' }).where('id', '=', one.profile_id).execute();
    await refresh();
    await db.updateTable('mentor_profile').set({ headline: 'Later' }).where('id', '=', other.profile_id).execute();
    await refresh();
    expect((await show()).map(({ headline }) => headline)).toEqual(['Number 9', 'Later']);
  });
  await refresh();
  expect((await show()).map(({ headline }) => headline)).toEqual(['Open', 'Later']);
});

test('[C-15] rows that were written around the outbox, or without it, are read again', async () => {
  const { refresh, show, read, ids } = followed();
  const { db } = api.context;
  await refresh();
  await show();
  await sql`update search_outbox set generation = generation + 1`.execute(db);
  read();
  await refresh();
  await show();
  expect(read()).toEqual(ids);
  await sql`alter table search_outbox rename to search_outbox_away`.execute(db);
  await refresh();
  await show();
  expect(read()).toEqual(ids);
  await sql`alter table search_outbox_away rename to search_outbox`.execute(db);
  await refresh();
  await show();
  expect(read()).toEqual(ids);
});
