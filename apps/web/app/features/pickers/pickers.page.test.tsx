import type { University } from '@abroad/contract/reference';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { advance, openPage } from '../../testing/open-page.tsx';
import { refuse, type Answers } from '../../testing/play-api.ts';
import { NOTHING } from '../../testing/sample-answers.ts';
import { DELFT, HANOI } from '../../testing/sample-reference.ts';
import { sampleFacts, sampleFound } from '../../testing/sample-search.ts';

type Countries = Extract<Awaited<Answers['listCountries']>, unknown[]>;
type Page = Awaited<ReturnType<typeof openPage>>;

const home: Answers = {
  searchProfiles: sampleFound(),
  listPopularRoutes: { routes: [] },
  getHomeFacts: sampleFacts(),
  listExchangeRates: { base: 'EUR', as_of: '2026-11-01', items: [], total: 0 },
  listBookings: NOTHING,
};
const found = (...universities: University[]) => ({
  universities,
  total: universities.length,
  page: 1,
  page_size: 20,
  total_pages: 1,
});

const list = () => screen.queryByRole('listbox');
const options = () =>
  [...document.querySelectorAll('[role=listbox] [role=option]')].map(({ textContent }) => textContent);
const opens = () => waitFor(() => expect(list()).not.toBeNull());
const closes = () => waitFor(() => expect(list()).toBeNull());
/** Returns the finder's values. */
const chosen = () => document.querySelector<HTMLInputElement>('input[name="origin_country_codes"]')?.value;

/** The finder's first field at home, which becomes a picker once it is used. */
async function countryPicker(answers: Answers = {}) {
  const page = await openPage('/', { as: null, answers: { ...home, ...answers } });
  const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'I’m from' });
  await page.user.click(field());
  await waitFor(() => expect(field().getAttribute('aria-expanded')).toBe('false'));
  return { ...page, field };
}

/** The filter of the search page. */
async function universityPicker(answers: Answers = {}) {
  const page = await openPage('/search', { as: null, answers: { searchProfiles: sampleFound(), ...answers } });
  const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'University' });
  await page.user.click(screen.getByRole('button', { name: 'University' }));
  await page.user.click(await screen.findByRole('combobox', { name: 'University' }));
  return { ...page, field };
}

/** The searches for countries, without the list of all that names them. */
const searches = ({ api }: Page) => api.calls('listCountries').filter(({ query }) => 'search' in query);

test('[S-03] [S-04] [B-16] typing opens the list once there are results, and choosing fills the field', async () => {
  const answer = Promise.withResolvers<Countries>();
  const page = await countryPicker({ listCountries: answer.promise });
  const { user, field } = page;
  await user.type(field(), 'Viet');
  await waitFor(() => expect(searches(page)).toHaveLength(1));
  expect(field().getAttribute('aria-expanded')).toBe('false');
  expect(list()).toBeNull();
  answer.resolve([{ code: 'VN', name: 'Vietnam', alpha_3: 'VNM' }]);
  await opens();
  expect(field().getAttribute('aria-expanded')).toBe('true');
  await user.click(screen.getByRole('option', { name: 'Vietnam' }));
  expect(field().value).toBe('Vietnam');
  await closes();
  expect(chosen()).toBe('VN');
});

test('[S-05] editing the text takes the choice back', async () => {
  const { user, field } = await countryPicker();
  await user.type(field(), 'Viet');
  await user.click(await screen.findByRole('option', { name: 'Vietnam' }));
  expect(chosen()).toBe('VN');
  await user.keyboard('{Backspace}');
  expect(field().value).toBe('Vietna');
  expect(chosen()).toBeUndefined();
});

test('[S-06] [S-07] Escape, a click elsewhere and going on close the list and leave the text', async () => {
  const { user, field } = await countryPicker();
  await user.type(field(), 'unite');
  await opens();
  await user.keyboard('{Escape}');
  await closes();
  expect(field().value).toBe('unite');

  await user.keyboard('{Backspace}');
  await opens();
  await user.click(screen.getByRole('heading', { level: 1 }));
  await closes();
  expect(field().value).toBe('unit');

  await user.click(field());
  await user.keyboard('e');
  await opens();
  await user.tab();
  await closes();
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'I want to study in' }));
});

test('[V-20] [K-10] it asks from two characters on, once, after a pause of 300 ms, for 20 results', async () => {
  const page = await countryPicker();
  const { field } = page;
  // All letters are typed at once: with a keyboard, time would pass.
  const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
  type('l');
  await advance(2000);
  expect(searches(page)).toEqual([]);
  type('la');
  await advance(200);
  type('lan');
  await advance(250);
  expect(searches(page)).toEqual([]);
  await advance(50);
  await waitFor(() => expect(searches(page)).toHaveLength(1));
  await advance(2000);
  expect(searches(page).map(({ query }) => query)).toEqual([{ search: 'lan', limit: '20' }]);
});

test('[K-10] at most 20 results show', async () => {
  const many = Array.from({ length: 25 }, (_, index) => ({
    ...DELFT,
    id: `0199c0de-0000-7000-8000-0000000001${String(index).padStart(2, '0')}`,
    name: `University ${index}`,
  }));
  const { user, field, api } = await universityPicker({ searchUniversities: found(...many) });
  await user.type(field(), 'university');
  await opens();
  expect(options()).toHaveLength(20);
  expect(api.calls('searchUniversities').map(({ query }) => query)).toEqual([
    { name: 'university', page: '1', page_size: '20', expand: 'mentors' },
  ]);
});

test('an old answer never wins', async () => {
  const late = Promise.withResolvers<Countries>();
  const page = await countryPicker({
    listCountries: ({ query: { search } }) =>
      search === 'ge' ? late.promise : [{ code: 'DE', name: 'Germany', alpha_3: 'DEU' }],
  });
  const { user, field } = page;
  await user.type(field(), 'ge');
  await waitFor(() => expect(searches(page)).toHaveLength(1));
  await user.type(field(), 'rm');
  await screen.findByRole('option', { name: 'Germany' });
  late.resolve([{ code: 'GE', name: 'Georgia', alpha_3: 'GEO' }]);
  await advance(100);
  expect(options()).toEqual(['Germany']);
});

test('[S-03] what an older text found can no longer be chosen once the text is another', async () => {
  const late = Promise.withResolvers<Countries>();
  const page = await countryPicker({
    listCountries: ({ query: { search } }) =>
      search === 'ger' ? [{ code: 'DE', name: 'Germany', alpha_3: 'DEU' }] : late.promise,
  });
  const { user, field } = page;
  await user.type(field(), 'ger');
  await screen.findByRole('option', { name: 'Germany' });
  fireEvent.change(field(), { target: { value: 'geo' } });
  expect(options()).toEqual([]);
  await waitFor(() => expect(searches(page)).toHaveLength(2));
  expect(options()).toEqual([]);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(chosen()).toBeUndefined();
  late.resolve([{ code: 'GE', name: 'Georgia', alpha_3: 'GEO' }]);
  await screen.findByRole('option', { name: 'Georgia' });
});

test('[K-03] the same text typed twice asks once, and all countries are asked for once at most', async () => {
  const { user, field, api } = await universityPicker({
    searchUniversities: ({ query: { name } }) => found(name === 'delft' ? DELFT : HANOI),
  });
  for (const [text, name] of [
    ['delft', /Delft/],
    ['hanoi', /Hanoi/],
    ['delft', /Delft/],
  ] as const) {
    await user.clear(field());
    await user.type(field(), text);
    await screen.findByRole('option', { name });
  }
  expect(api.calls('searchUniversities').map(({ query }) => query['name'])).toEqual(['delft', 'hanoi']);
  // Another page of this document may have asked before.
  expect(api.calls('listCountries').length).toBeLessThanOrEqual(1);
});

test('[X-26] [X-27] [X-28] [X-29] a field for countries and universities says which of them fails or is not found', async () => {
  const { api, user } = await openPage('/', {
    as: null,
    answers: { ...home, listCountries: [], searchUniversities: found() },
  });
  const field = () => screen.getAllByRole('combobox')[1]!;
  await user.click(field());
  await user.type(field(), 'zzzzqqqq');
  await screen.findByText('No countries found for “zzzzqqqq”');
  await screen.findByText('No universities found for “zzzzqqqq”');
  api.answer({ listCountries: refuse('no answer') });
  await user.clear(field());
  await user.type(field(), 'Portug');
  await screen.findByText('Failed to search countries. Please try again.');
  api.answer({ listCountries: [], searchUniversities: refuse('no answer') });
  await user.clear(field());
  await user.type(field(), 'Swede');
  await screen.findByText('Failed to search universities. Please try again.');
});

test('[X-26] [X-28] a failed search for countries shows an error and empties the list, and an unknown one says so', async () => {
  const { user, field, api } = await countryPicker();
  await user.type(field(), 'unite');
  await opens();
  api.answer({ listCountries: refuse('no answer') });
  await user.keyboard('{Backspace}');
  await screen.findByText('Failed to search countries. Please try again.');
  expect(options()).toEqual([]);
  api.answer({ listCountries: [] });
  await user.clear(field());
  await user.type(field(), 'Atlantisqq');
  await screen.findByText('No countries found for “Atlantisqq”');
});

test('[X-27] [X-29] a failed search for universities shows an error and empties the list, and an unknown one says so', async () => {
  const { user, field, api } = await universityPicker({ searchUniversities: found(DELFT) });
  await user.type(field(), 'Delf');
  await opens();
  api.answer({ searchUniversities: refuse('no answer') });
  await user.keyboard('t');
  await screen.findByText('Failed to search universities. Please try again.');
  expect(options()).toEqual([]);
  api.answer({ searchUniversities: found() });
  await user.clear(field());
  await user.type(field(), 'zzzzqqqq');
  await screen.findByText('No universities found for “zzzzqqqq”');
});

test('[B-17] [E-11] a university shows its country and its first domain', async () => {
  const { user, field } = await universityPicker({ searchUniversities: found(DELFT) });
  await user.type(field(), 'TU Delft');
  await opens();
  expect(options()).toEqual(['Delft University of TechnologyNetherlands · tudelft.nl']);
});

test('[B-17] [E-11] a student sees how many mentors a university has, and is led from a closed one to its successor', async () => {
  const lorraine = {
    ...HANOI,
    id: DELFT.id.replace(/.$/, '9'),
    name: 'Université de Lorraine',
    country_code: 'FR',
    domains: ['univ-lorraine.fr'],
  };
  const nancy = {
    ...HANOI,
    id: DELFT.id.replace(/.$/, '8'),
    name: 'Nancy II',
    country_code: 'FR',
    closed_in: 2012,
    successor: { id: lorraine.id, name: lorraine.name },
  };
  const { user, field, api } = await universityPicker({
    searchUniversities: found(
      { ...DELFT, mentor_count: 2 },
      { ...nancy, mentor_count: 1 },
      { ...HANOI, mentor_count: 0 },
      { ...nancy, id: DELFT.id.replace(/.$/, '7'), name: 'INPL', mentor_count: 0 },
    ),
  });
  await user.type(field(), 'nancy');
  await opens();
  expect(options()).toEqual([
    'Delft University of TechnologyNetherlands · tudelft.nl · 2 mentors',
    'Nancy IIFrance · hust.edu.vn · closed in 2012, now Université de Lorraine · 1 mentor',
    'Hanoi University of Science and TechnologyVietnam · hust.edu.vn · no mentors yet',
    'Université de LorraineFrance · formerly INPL',
  ]);
  expect(api.calls('searchUniversities').map(({ query }) => query['expand'])).toEqual(['mentors']);
});
