import type { SavedSearchFilters } from '@abroad/contract';
import { degreeByCode } from '@abroad/reference-data/degrees';
import { priceStep, wholesOf } from '@abroad/reference-data/price-steps';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { priceLexeme } from '../../db/filter-lexemes.ts';
import { quoted } from '../../db/lexemes.ts';
import { suspend } from '../moderation/decide-on-account.ts';
import { make, type MadeMentor } from '../../testing/make.ts';
import { insertProof } from '../../testing/insert-proof.ts';
import { runJob } from '../../testing/run-due-jobs.ts';
import { savedSearchScene } from '../../testing/search-scene.ts';

const scene = savedSearchScene();
const MSC = degreeByCode('master-science')?.id ?? '';
const PHD = degreeByCode('doctor-philosophy')?.id ?? '';
let delft = '';
let munich = '';

beforeAll(async () => {
  const { education } = make(scene.api);
  delft = (await education('delft')).university_id;
  munich = (await education('munich')).university_id;
});

const setTopics = ({ client }: MadeMentor, topics: string[]) => client.patchMyMentorProfile({ body: { topics } });
const setStatus = ({ client }: MadeMentor, profile_status: 'active' | 'paused') =>
  client.patchMyMentorProfile({ body: { profile_status } });
const waiting = async () =>
  (await sql<{ count: number }>`select count(*)::int as count from saved_search_change`.execute(scene.api.context.db))
    .rows[0]?.count;

/** Searches that some mentors meet and some just miss, with one, several and all filters. */
const CASES: readonly Partial<SavedSearchFilters>[] = [
  { keyword: ['noordlicht'] },
  { keyword: ['NOORD'] },
  { keyword: ['noordlicht', 'linh'] },
  { keyword: ['noordlicht', 'jonas'] },
  { keyword: ['sustainable energies'] },
  { keyword: ['mueller'] },
  { keyword: ['Müller'] },
  { keyword: ['i'] },
  { keyword: ['王小'] },
  { keyword: ['小王'] },
  { origin_country_codes: ['VN'] },
  { origin_country_codes: ['FR', 'DE'] },
  { destination_country_codes: ['NL'] },
  { origin_country_codes: ['VN', 'DE'], destination_country_codes: ['NL', 'FR'] },
  { origin_country_codes: ['DE'], destination_country_codes: ['NL'] },
  { topics: ['scholarships', 'budgeting'] },
  { topics: ['budgeting'] },
  { education_start_year_from: 2019 },
  { education_start_year_to: 2016 },
  { education_start_year_from: 2015, education_start_year_to: 2018 },
  { education_start_year_from: 2030, topics: ['scholarships'] },
];
const withIds = (): Partial<SavedSearchFilters>[] => [
  { university_ids: [delft] },
  { university_ids: [munich, delft], keyword: ['wind'] },
  { degree_ids: [MSC] },
  { degree_ids: [PHD, MSC], origin_country_codes: ['DE'] },
  { degree_ids: [MSC], destination_country_codes: ['GB'] },
  { degree_ids: [MSC], destination_country_codes: ['GB'], studies: 'all' },
  { degree_ids: [PHD], education_start_year_to: 2016 },
  { education_start_year_to: 2014, studies: 'all' },
  {
    keyword: ['analyst', 'wind'],
    origin_country_codes: ['VN'],
    destination_country_codes: ['NL', 'DE'],
    university_ids: [delft],
    degree_ids: [MSC],
    topics: ['scholarships'],
    education_start_year_from: 2019,
    education_start_year_to: 2019,
  },
];

async function threeMentors() {
  const { education } = make(scene.api);
  const linh = await scene.mentor({
    first_name: 'Linh',
    origin_country_code: 'VN',
    headline: 'Grid analyst with a soft spot for wind',
    topics: ['scholarships'],
    educations: [
      await education('hanoi', { is_study_abroad: false, start_date: '2014-09-01' }),
      await education('delft', { degree_id: MSC, field_of_study: 'Sustainable Energy', start_date: '2019-09-01' }),
    ],
    experiences: [{ organisation: 'Noordlicht', title: 'Analyst', is_current: true }],
  });
  const jonas = await scene.mentor({
    first_name: 'Jonas',
    last_name: 'Müller',
    origin_country_code: 'DE',
    educations: [
      await education('edinburgh', { degree_id: PHD, start_date: '2016-09-01' }),
      await education('delft', { degree_id: MSC, start_date: '2013-09-01' }),
    ],
  });
  const ming = await scene.mentor({
    first_name: '美玲',
    last_name: '王小明',
    educations: [await education('munich', { start_date: null })],
  });
  return [linh, jonas, ming];
}

test('[C-15] a new mentor is news for exactly those searches that find them', async () => {
  const [person, another] = [await scene.prospect(), await scene.prospect()];
  const cases = [...CASES, ...withIds()];
  const saved = await Promise.all(
    cases.map((filters, at) => scene.save(at % 2 === 0 ? person : another, filters, { name: `case ${at}` })),
  );
  const mentors = await threeMentors();
  await scene.match();
  expect(await waiting()).toBe(0);
  const counts = { ...(await scene.countsOf(person)), ...(await scene.countsOf(another)) };
  const ids = new Set(mentors.map(({ profile_id }) => profile_id));
  for (const [at, filters] of cases.entries()) {
    const { profiles } = await scene.api.as(null).searchProfiles({ query: { ...filters, page_size: 100 } });
    const found = profiles.filter(({ profile_id }) => ids.has(profile_id));
    expect([at, filters, counts[`case ${at}`]]).toEqual([at, filters, found.length]);
  }
  expect(new Set(Object.values(counts))).toEqual(new Set([0, 1, 2]));
  await person.client.deleteSavedSearch({ params: { saved_search_id: saved[0]?.id ?? '' } });
});

test('a mentor who matched already is not new, also after leaving and returning; a new match is announced once', async () => {
  const mentor = await scene.mentor({ topics: ['budgeting'] });
  await scene.settle();
  const person = await scene.prospect();
  await scene.save(person, { topics: ['budgeting'] }, { name: 'before' });
  const fresh = await scene.save(person, { topics: ['bank-account'] }, { name: 'fresh' });
  const steps = async (step: () => Promise<unknown>) => {
    await step();
    await scene.match();
    return scene.countsOf(person);
  };
  expect(await steps(() => setTopics(mentor, ['budgeting', 'bank-account']))).toEqual({ before: 0, fresh: 1 });
  expect(await steps(() => setTopics(mentor, ['scholarships']))).toEqual({ before: 0, fresh: 0 });
  expect(await steps(() => setTopics(mentor, ['budgeting', 'bank-account']))).toEqual({ before: 0, fresh: 1 });
  expect(await steps(() => setStatus(mentor, 'paused'))).toEqual({ before: 0, fresh: 0 });
  expect(await steps(() => setStatus(mentor, 'active'))).toEqual({ before: 0, fresh: 1 });
  await person.client.patchSavedSearch({ params: { saved_search_id: fresh.id }, body: { seen: true } });
  expect(await scene.countsOf(person)).toEqual({ before: 0, fresh: 0 });
  scene.clock.set('2055-01-08T10:00:00Z');
  await steps(() => setTopics(mentor, []));
  expect(await steps(() => setTopics(mentor, ['budgeting', 'bank-account']))).toEqual({ before: 0, fresh: 0 });
});

test('[T-59] a mentor whose study becomes proven is news for searches that ask for proof, until it is revoked', async () => {
  const { education } = make(scene.api);
  const mentor = await scene.mentor({ educations: [await education('delft')] });
  const person = await scene.prospect();
  await scene.save(person, { proof: ['any'], university_ids: [delft] }, { name: 'any' });
  await scene.save(person, { proof: ['vouched'], university_ids: [delft] }, { name: 'vouched' });
  const { end } = await insertProof(scene.api, mentor, { kind: 'graduation', university_id: delft });
  await scene.match();
  expect(await scene.countsOf(person)).toEqual({ any: 1, vouched: 0 });
  const { items } = await person.client.listSavedSearches();
  expect(new Set(items.map(({ filters }) => filters.proof))).toEqual(new Set([['any'], ['vouched']]));
  await end('revoked');
  await scene.match();
  expect(await scene.countsOf(person)).toEqual({ any: 0, vouched: 0 });
});

test('a mentor whose pause or suspension ends is news for a search that was saved in the meantime', async () => {
  const [paused, suspended] = [
    await scene.mentor({ topics: ['tuition-fees'] }),
    await scene.mentor({ topics: ['tuition-fees'] }),
  ];
  await setStatus(paused, 'paused');
  await suspend(scene.api.context, suspended.person.email, 'Asked for cash');
  await scene.settle();
  const person = await scene.prospect();
  await scene.save(person, { topics: ['tuition-fees'] });
  await scene.match();
  expect(await scene.countsOf(person)).toEqual({ Mine: 0 });
  await setStatus(paused, 'active');
  await scene.match();
  expect(await scene.countsOf(person)).toEqual({ Mine: 1 });
  await suspend(scene.api.context, suspended.person.email, null);
  await scene.match();
  expect(await scene.countsOf(person)).toEqual({ Mine: 2 });
});

test('users get no news of themselves, and changes without effect on searches are not matched', async () => {
  const mentor = await scene.mentor({ topics: ['proof-of-funds'] });
  await scene.save(mentor, { topics: ['health-insurance'] }, { name: 'own' });
  const person = await scene.prospect();
  await scene.save(person, { topics: ['health-insurance'] });
  await scene.match();
  await setTopics(mentor, ['health-insurance']);
  await scene.match();
  expect([await scene.countsOf(mentor), await scene.countsOf(person)]).toEqual([{ own: 0 }, { Mine: 1 }]);
  const { db } = scene.api.context;
  await sql`update mentor_search set next_available_at = now(), rank_score = rank_score + 1`.execute(db);
  await mentor.client.patchMyMentorProfile({ body: { career_aspirations: 'Wind' } });
  expect(await waiting()).toBe(0);
});

test('several at once do the work once, and one that is killed within a batch leaves it to the next', async () => {
  const person = await scene.prospect();
  await scene.save(person, { topics: ['research-funding'] });
  await scene.mentor({ topics: ['research-funding'] });
  const { context } = scene.api;
  const killed = context.db.transaction().execute(async (trx) => {
    await sql`delete from saved_search_change`.execute(trx);
    throw new Error('killed');
  });
  await expect(killed).rejects.toThrow('killed');
  expect(await waiting()).toBeGreaterThan(0);
  await Promise.all([scene.match(), scene.match(), scene.match()]);
  await scene.match();
  expect(await scene.countsOf(person)).toEqual({ Mine: 1 });
  expect(await waiting()).toBe(0);
});

test('a rewrite without changes is no news, and words of an older normaliser are rebuilt', async () => {
  const person = await scene.prospect();
  const { id } = await scene.save(person, { keyword: ['Zwetschge'] });
  const { db } = scene.api.context;
  await db.transaction().execute(async (trx) => {
    await sql`set local abroad.no_news = 'on'`.execute(trx);
    await sql`update search_document set filters = filters || 'pbudgeting'`.execute(trx);
  });
  expect(await waiting()).toBe(0);
  await db
    .updateTable('saved_search')
    .set({ words: `'older':*`, asked: null, words_version: 0, hooks: ['word:older'] })
    .where('id', '=', id)
    .execute();
  await scene.mentor({ last_name: 'Zwetschge' });
  await scene.match();
  expect(await scene.countsOf(person)).toEqual({ Mine: 1 });
});

test('[U-10] a highest price is news of mentors in any currency who ask for as much or less, by the present exchange rates', async () => {
  const priced = (price_minor: number, currency: string) =>
    scene.mentor({ event_types: [{ slug: 'talk', price_minor, currency }] });
  const person = await scene.prospect();
  await scene.save(person, { prices: ['EUR-75'] });
  await priced(19_00, 'EUR');
  await priced(950_00, 'INR');
  await priced(76_00, 'EUR');
  await scene.match();
  expect(await scene.countsOf(person)).toEqual({ Mine: 2 });
  const { context } = scene.api;
  const exchange_rates = { base: 'USD', as_of: '2026-11-02', rates: { EUR: 4 } };
  const findsDollars = async (price: number) => {
    const step = priceStep(price, 'USD', exchange_rates) ?? '';
    const filters = [step, ...wholesOf(step)].map((value) => quoted(priceLexeme(value))).join(' ');
    const { rows } = await sql<{ finds: boolean }>`
      select ${filters}::tsvector @@ asked::tsquery as finds from saved_search
      where auth_user_id = ${person.user_id}`.execute(context.db);
    return rows[0]?.finds;
  };
  expect(await findsDollars(40)).toBe(true);
  await runJob({ ...context, config: { ...context.config, exchange_rates } }, 'match-saved-searches');
  expect([await findsDollars(40), await findsDollars(18)]).toEqual([false, true]);
});

test('words and filters that change together are one change, and are kept as they were together', async () => {
  const mentor = await scene.mentor({ headline: 'Rotterdam', topics: ['budgeting'] });
  const person = await scene.prospect();
  await scene.save(person, { keyword: ['rotterdam'], topics: ['budgeting'] }, { name: 'before' });
  await scene.save(person, { keyword: ['utrecht'], topics: ['bank-account'] }, { name: 'after' });
  await scene.save(person, { keyword: ['rotterdam'], topics: ['bank-account'] }, { name: 'never' });
  await scene.match();
  await mentor.client.patchMyMentorProfile({ body: { headline: 'Utrecht', topics: ['bank-account'] } });
  const { rows } = await sql`
    select filters @@ 'pbudgeting & !pbank-account' as had_filters, words @@ 'crotterdam & !cutrecht' as had_words
    from saved_search_change`.execute(scene.api.context.db);
  expect(rows).toEqual([{ had_filters: true, had_words: true }]);
  await scene.match();
  expect(await scene.countsOf(person)).toEqual({ before: 0, after: 1, never: 0 });
});
