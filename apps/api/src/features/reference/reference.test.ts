import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../core/ids.ts';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { make } from '../../testing/make.ts';
import { loadReferenceData } from './load-reference-data.ts';
import { getUniversities } from './university-list.ts';

let api: TestApi;
let now = Date.parse('2026-11-20T10:00:00Z');
beforeAll(async () => {
  api = await startTestApi({ clock: { now: () => now } });
  // On a busy machine the index takes longer to be made than a call may take.
  void (await getUniversities(api.context)).index;
});
afterAll(() => api.close());

const anybody = () => api.as(null);
const get = async (path: string) => (await fetch(`${api.base_url}/api/v1/reference/${path}`)).json() as Promise<never>;

test('[C-49] [E-10] [K-03] all 250 countries with their codes, or those that match a text', async () => {
  const all = await anybody().listCountries({ query: { limit: 250 } });
  expect(all).toHaveLength(250);
  expect(await anybody().listCountries()).toEqual(all);
  expect(all.find((country) => country.code === 'VN')).toEqual({ code: 'VN', name: 'Vietnam', alpha_3: 'VNM' });
  const codes = async (search: string, limit?: number) =>
    (await anybody().listCountries({ query: { search, limit } })).map((country) => country.code);
  expect(await codes('Cote d')).toEqual(['CI']);
  expect((await codes('nethrelands'))[0]).toBe('NL');
  expect(await codes('united', 2)).toHaveLength(2);
  expect(await codes('xyzzy')).toEqual([]);
  expect(await codes('越南')).toEqual(['VN']);
  expect(await codes('Allemagne')).toEqual(['DE']);
  expect(await codes('فيتنام')).toEqual(['VN']);
});

test('[C-50] [E-11] universities by name, short name and country, without internal fields', async () => {
  const page = await anybody().searchUniversities({ query: { name: 'TUM', page_size: 5, page: 1 } });
  expect(page.universities[0]).toEqual({
    id: expect.any(String),
    name: 'Technical University of Munich',
    state_province: null,
    country_code: 'DE',
    domains: expect.arrayContaining(['tum.de']),
  });
  expect(page).toMatchObject({ page: 1, page_size: 5 });
  const dutch = await anybody().searchUniversities({ query: { country: 'NL', page_size: 100 } });
  expect(dutch.total).toBeGreaterThan(20);
  expect(dutch.total_pages).toBe(Math.ceil(dutch.total / 100));
  expect(new Set(dutch.universities.map((entry) => entry.country_code))).toEqual(new Set(['NL']));
});

test('pages of universities are bounded', async () => {
  expect(await get('universities?page=200&page_size=100')).toMatchObject({ status: 400, code: 'PAGE_TOO_DEEP' });
  expect(await get('universities?page_size=1000')).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  expect(await get('universities?country=Netherlands')).toMatchObject({ status: 400 });
});

test('[C-51] [E-19] degrees with their level', async () => {
  const { degrees, total } = await anybody().listDegrees();
  expect(total).toBe(degrees.length);
  expect(degrees).toContainEqual({
    id: expect.any(String),
    code: 'master-science',
    name: expect.any(String),
    abbreviation: 'MSc',
    level: '7',
  });
  const found = await anybody().listDegrees({ query: { search: 'msc' } });
  expect(found.degrees.map((degree) => degree.code)).toContain('master-science');
  expect(found.total).toBeLessThan(total);
});

test('[C-27] [E-20] mentoring topics with their category', async () => {
  const { topics, total } = await anybody().listMentoringTopics();
  expect(total).toBe(topics.length);
  expect(topics).toContainEqual({ slug: 'scholarships', name: 'Scholarships', category: 'Money' });
  expect((await anybody().listMentoringTopics({ query: { search: 'visa' } })).topics).toEqual([
    { slug: 'visa-and-permits', name: 'Visa and permits', category: 'Paperwork' },
  ]);
});

test('[C-52] turns the ids of a search link back into labels, and leaves out what it does not know', async () => {
  const [university] = (await anybody().searchUniversities({ query: { name: 'ETH', page_size: 1 } })).universities;
  const [degree] = (await anybody().listDegrees()).degrees;
  const labels = await anybody().lookupReference({
    query: {
      country_codes: ['NL', 'ZZ', 'NL'],
      university_ids: [university?.id ?? '', newId()],
      degree_ids: [degree?.id ?? ''],
      topics: ['scholarships', 'magic'],
    },
  });
  expect(labels).toEqual({
    countries: [{ code: 'NL', name: 'Netherlands', alpha_3: 'NLD' }],
    universities: [university],
    degrees: [degree],
    topics: [{ slug: 'scholarships', name: 'Scholarships', category: 'Money' }],
  });
  expect(await get('lookup')).toEqual({ countries: [], universities: [], degrees: [], topics: [] });
  const many = Array.from({ length: 101 }, () => 'country_codes=NL').join('&');
  expect(await get(`lookup?${many}`)).toMatchObject({ status: 400 });
});

const countXyzzy = async () => (await anybody().searchUniversities({ query: { name: 'Xyzzyqqq Polytechnic' } })).total;

test('an imported university is found within seconds', async () => {
  expect(await countXyzzy()).toBe(0);
  await api.context.db
    .insertInto('university')
    .values({ id: newId(), name: 'Xyzzyqqq Polytechnic', state_province: null, country_code: 'FI', rank: null })
    .execute();
  now += 10_000;
  await countXyzzy();
  await expect.poll(countXyzzy).toBe(1);
});

test('[N-25] a database that has the list gets the names of a newer edition once, and keeps those that were added to it', async () => {
  const { db, config } = api.context;
  const tokyo = () =>
    db.selectFrom('university').selectAll().where('name', '=', 'University of Tokyo').executeTakeFirstOrThrow();
  const { id, aliases } = await tokyo();
  expect(aliases).toContain('东京大学');
  const url = config.database_url ?? '';
  expect(await loadReferenceData(url)).toBe(0);

  await db
    .updateTable('university')
    .set({ aliases: ['Tokyo U', 'Todai'] })
    .where('id', '=', id)
    .execute();
  expect(await loadReferenceData(url)).toBe(0);
  await db.deleteFrom('reference_list').execute();
  expect(await loadReferenceData(url)).toBe(1);
  const present = (await tokyo()).aliases;
  expect(present.slice(0, 2)).toEqual(['Tokyo U', 'Todai']);
  expect(new Set(present)).toEqual(new Set(['Tokyo U', ...aliases]));
});

test('a newer edition gives universities the name, domain and successor of today, and keeps what they were called and what an import added', async () => {
  const { db, config } = api.context;
  const nancy = () =>
    db.selectFrom('university').selectAll().where('name', 'like', '%Nancy II').executeTakeFirstOrThrow();
  const { id, name, domains, successor_id } = await nancy();
  expect(successor_id).not.toBeNull();
  await db
    .updateTable('university')
    .set({ name: 'Nancy II', domains: ['import.example.fr'], closed_in: null, successor_id: null })
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('reference_list').execute();
  expect(await loadReferenceData(config.database_url ?? '')).toBe(1);
  const loaded = await nancy();
  expect(loaded).toMatchObject({ id, name, domains: [...domains, 'import.example.fr'], closed_in: 2012, successor_id });
  expect(loaded.aliases).toContain('Nancy II');
  await db.updateTable('university').set({ domains }).where('id', '=', id).execute();
});

test('[E-11] a university that was merged says since when, and which one follows it; the others say nothing of it', async () => {
  const search = async (name: string) =>
    (await anybody().searchUniversities({ query: { name, page_size: 5 } })).universities;
  const [lorraine] = await search('Université de Lorraine');
  const [nancy] = await search('Université Nancy II');
  expect(nancy).toMatchObject({ closed_in: 2012, successor: { id: lorraine?.id, name: 'Université de Lorraine' } });
  expect(Object.keys(lorraine ?? {})).toEqual(['id', 'name', 'state_province', 'country_code', 'domains']);
  const { universities } = await anybody().lookupReference({ query: { university_ids: [nancy?.id ?? ''] } });
  expect(universities).toEqual([nancy]);
});

test('[E-11] with expand=mentors those with mentors who studied there abroad come first, each with its number', async () => {
  const { mentor, education } = make(api);
  const search = async (page = 1) =>
    (
      await anybody().searchUniversities({
        query: { name: 'university of technology', expand: ['mentors'], page, page_size: 20 },
      })
    ).universities;
  expect((await search()).map(({ mentor_count }) => mentor_count)).toEqual(Array.from({ length: 20 }, () => 0));
  const all = await anybody().searchUniversities({ query: { name: 'university of technology', page_size: 100 } });
  expect(all.universities.filter((one) => 'mentor_count' in one)).toEqual([]);
  const place = all.universities.findIndex(({ domains }) => domains.includes('tudelft.nl'));
  const last = all.universities[99];
  expect(place).toBeGreaterThanOrEqual(0);

  await mentor({ educations: [await education('delft', {}), await education('delft', { is_study_abroad: false })] });
  await mentor({ educations: [await education('delft', {})] });
  await mentor({ educations: [{ ...(await education('delft', {})), university_id: last?.id ?? '' }] });
  await mentor({ educations: [await education('delft', { is_study_abroad: false })] });
  const first = await search();
  expect(first.slice(0, 3).map(({ name, mentor_count }) => [name, mentor_count])).toEqual([
    ['Delft University of Technology', 2],
    [last?.name, 1],
    [expect.any(String), 0],
  ]);
  const second = await search(2);
  expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(40);
});
