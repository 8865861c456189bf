import { LIMITS } from '@abroad/contract';
import { degreeByCode } from '@abroad/reference-data/degrees';
import { expect, test } from 'vitest';
import { make } from '../../testing/make.ts';
import { refusal, refusalCode } from '../../testing/refusal.ts';
import { NO_FILTERS, savedSearchScene } from '../../testing/search-scene.ts';

const scene = savedSearchScene();
const NOWHERE = '00000000-0000-7000-8000-000000000000';

test('[V-21] a search is saved as the search itself cleans it, and given back with the names of its universities', async () => {
  const { client } = await scene.prospect();
  const { university_id } = await make(scene.api).education('delft');
  const body = {
    name: '  Wind in Delft ',
    mail: true,
    mail_frequency: 'daily' as const,
    filters: {
      ...NO_FILTERS,
      keyword: ['wind', ' ', 'wind'],
      origin_country_codes: null as unknown as string[],
      destination_country_codes: ['NL'],
      university_ids: [university_id, ''],
      education_start_year_from: 2015,
    },
  };
  const made = await client.createSavedSearch({ body });
  expect(made).toMatchObject({
    name: 'Wind in Delft',
    filters: {
      keyword: ['wind'],
      origin_country_codes: [],
      destination_country_codes: ['NL'],
      university_ids: [university_id],
      education_start_year_from: 2015,
      education_start_year_to: null,
      sort_by: null,
    },
    universities: [{ id: university_id, name: 'Delft University of Technology' }],
    mail: true,
    mail_frequency: 'daily',
    new_count: 0,
  });
  expect((await client.listSavedSearches()).items).toEqual([made]);
});

test('filters that find the same are saved once, whatever their order, case and sorting, also concurrently', async () => {
  const person = await scene.prospect();
  const first = await scene.save(person, { keyword: ['Wind', 'grid'], destination_country_codes: ['NL', 'DE'] });
  const same = { keyword: ['GRID', 'wind'], destination_country_codes: ['DE', 'NL'], sort_by: 'price' as const };
  const again = await Promise.all([1, 2, 3].map(() => scene.save(person, same, { name: 'Another name' })));
  expect(again).toEqual([first, first, first]);
  const other = await scene.save(person, { ...same, education_start_year_to: 2020 });
  expect(other.id).not.toBe(first.id);
  const body = {
    name: 'Once',
    mail: true,
    mail_frequency: 'daily' as const,
    filters: { ...NO_FILTERS, topics: ['scholarships'] },
  };
  const [one, two] = [
    await person.client.createSavedSearch({ body, idempotency_key: 'k' }),
    await person.client.createSavedSearch({ body, idempotency_key: 'k' }),
  ];
  expect(two).toEqual(one);
});

test('[V-22] a filter that can’t match any mentor is refused by name, and so is a search without filters', async () => {
  const person = await scene.prospect();
  const refused = await refusal(
    scene.save(person, {
      keyword: ['wind', '!?'],
      origin_country_codes: ['XX'],
      destination_country_codes: ['NL', 'ZZ'],
      university_ids: [NOWHERE],
      degree_ids: [NOWHERE],
      topics: ['nonsense'],
      education_start_year_from: 2020,
      education_start_year_to: 2010,
    }),
  );
  expect(refused?.code).toBe('VALIDATION_FAILED');
  expect(refused?.paths.toSorted()).toEqual(
    [
      'keyword.1',
      'origin_country_codes.0',
      'destination_country_codes.1',
      'university_ids.0',
      'degree_ids.0',
      'topics.0',
      'education_start_year_to',
    ]
      .map((path) => `filters.${path}`)
      .toSorted(),
  );
  expect((await refusal(scene.save(person, { sort_by: 'price' })))?.paths).toEqual(['filters']);
  const years = { education_start_year_from: 'Infinity' as unknown as number };
  expect((await refusal(scene.save(person, years)))?.paths).toEqual(['filters.education_start_year_from']);
});

test('[U-10] a saved search keeps evenings and weekends, and is another one than without them', async () => {
  const person = await scene.prospect();
  const plain = await scene.save(person, { destination_country_codes: ['NL'] });
  const evenings = await scene.save(person, {
    destination_country_codes: ['NL'],
    available_times: ['evenings', 'evenings'],
  });
  expect(evenings.filters.available_times).toEqual(['evenings']);
  expect(evenings.id).not.toBe(plain.id);
});

test('a person keeps so many at most, however many are saved at once', async () => {
  const person = await scene.prospect();
  const years = Array.from({ length: LIMITS.saved_searches_max + 3 }, (_, at) => 1990 + at);
  const codes = await Promise.all(
    years.map((year) => refusalCode(scene.save(person, { education_start_year_from: year }))),
  );
  expect(codes.filter((code) => code === null)).toHaveLength(LIMITS.saved_searches_max);
  expect(codes.filter((code) => code === 'TOO_MANY_SAVED_SEARCHES')).toHaveLength(3);
});

test('only its owner can rename a search, change its emails, and delete it', async () => {
  const [owner, other] = [await scene.prospect(), await scene.prospect()];
  const { id } = await scene.save(owner, { destination_country_codes: ['NL'] });
  const params = { saved_search_id: id };
  const body = { name: 'Renamed', mail: false, mail_frequency: 'weekly' as const };
  expect(await owner.client.patchSavedSearch({ params, body })).toMatchObject({ id, ...body });
  expect(await refusalCode(other.client.patchSavedSearch({ params, body: { name: 'Mine now' } }))).toBe('NOT_FOUND');
  expect(await refusalCode(other.client.deleteSavedSearch({ params }))).toBe('NOT_FOUND');
  expect((await other.client.listSavedSearches()).items).toEqual([]);
  expect((await owner.client.listSavedSearches()).items).toMatchObject([{ name: 'Renamed' }]);
  await owner.client.deleteSavedSearch({ params });
  expect((await owner.client.listSavedSearches()).total).toBe(0);
});

test('saved searches are in the person’s export, and are deleted with the account', async () => {
  const person = await scene.prospect();
  await scene.save(person, { degree_ids: [degreeByCode('master-science')?.id ?? ''] }, { name: 'For the archive' });
  const { collectData } = await import('../account/export-data.ts');
  const { saved_searches } = await collectData(scene.api.context, person.user_id);
  expect(saved_searches).toMatchObject([{ name: 'For the archive', filters: { keyword: [] } }]);
  const { deletePersonalRows } = await import('../account/delete-personal-rows.ts');
  await scene.api.context.db.transaction().execute((trx) => deletePersonalRows(trx, person.user_id));
  expect((await person.client.listSavedSearches()).total).toBe(0);
});
