import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { advance, auditDom, openPage } from '../../testing/open-page.tsx';
import { refuse, type Answers } from '../../testing/play-api.ts';
import { FACETS, sampleFound, sampleSummary } from '../../testing/sample-search.ts';

const chips = () =>
  within(screen.getByRole('list', { name: 'Active filters' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
/** A box with the number beside it. */
const numbered = (label: string, count: number) =>
  screen.findByRole('checkbox', { name: new RegExp(`^${label}\\s*${count}$`) });
/** Opens the fields of a chip. */
const openGroup = (user: Awaited<ReturnType<typeof openPage>>['user'], name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }));
/** Opens all filters beside the page. */
const openAll = async (user: Awaited<ReturnType<typeof openPage>>['user']) => {
  await openGroup(user, /^Filters/);
  return within(await screen.findByRole('dialog', { name: 'Filters' }));
};

/** Opens the search for a visitor who isn’t signed in: 23 mentors, and 7 once there is a filter of this name. */
async function openSearch(address: string, narrowedBy = 'topics', answers: Answers = {}) {
  const searchProfiles: Answers['searchProfiles'] = ({ query }) =>
    sampleFound(query[narrowedBy] === undefined ? {} : { total_count: 7, total_pages: 1 });
  return openPage(address, { as: null, answers: { searchProfiles, ...answers } });
}

test('[B-10] typed keywords become filters, one after the other', async () => {
  const { user, address, api } = await openSearch('/search', 'keyword');
  const field = screen.getByRole('searchbox', { name: 'Keyword' });
  await user.type(field, 'msc{Enter}');
  await heading('7 mentors');
  await waitFor(() => expect(address()).toBe('/search?keyword=msc'));
  expect(field).toMatchObject({ value: '', placeholder: 'msc' });
  await user.type(field, 'energy{Enter}');
  await waitFor(() => expect(address()).toBe('/search?keyword=msc&keyword=energy'));
  expect(chips()).toEqual(['“msc”', '“energy”']);
  await waitFor(() => expect(api.calls('searchProfiles').at(-1)?.query['keyword']).toEqual(['msc', 'energy']));
});

test('[B-10] a filter change goes to page 1 and keeps the sorting, which can be turned around', async () => {
  const { user, address, api } = await openSearch('/search?sort_by=name&page=3&page_size=5', 'topics', {
    searchProfiles: sampleFound({ page: 3, page_size: 5, total_pages: 5 }),
  });
  await openGroup(user, 'Topics');
  await user.click(await screen.findByRole('checkbox', { name: /^Motivation letter/ }));
  await waitFor(() => expect(address()).toBe('/search?topics=motivation-letter&sort_by=name&page_size=5'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Topics'));
  const sort = screen.getByLabelText('Sort by');
  expect(sort).toHaveProperty('value', 'name');
  const around = screen.getByRole('link', { name: 'Reverse order' });
  await user.click(around);
  await waitFor(() => expect(address()).toMatch(/sort_by=name&sort_order=desc/));
  within(sort).getByRole('option', { name: 'Name, Z to A' });
  await waitFor(() => expect(api.calls('searchProfiles').at(-1)?.query['sort_order']).toBe('desc'));
  await user.click(around);
  await waitFor(() => expect(address()).not.toMatch(/sort_order/));
  await user.selectOptions(sort, 'Recommended');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Reverse order' })).toBeNull());
});

test('[B-10] chips take one filter away, and Clear all takes all', async () => {
  const { user, address } = await openSearch(
    '/search?origin_country_codes=VN&destination_country_codes=NL&sort_by=name',
  );
  expect(chips()).toEqual(['From Vietnam', 'To the Netherlands']);
  await user.click(screen.getByRole('link', { name: 'Remove filter: From Vietnam' }));
  await waitFor(() => expect(address()).toBe('/search?destination_country_codes=NL&sort_by=name'));
  expect(chips()).toEqual(['To the Netherlands']);
  await user.click(screen.getByRole('link', { name: 'Clear all' }));
  await waitFor(() => expect(address()).toBe('/search?sort_by=name'));
  expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
});

test('[B-10] while numbers beside filters are missing, the page says so and every topic can be chosen', async () => {
  const { facets: _, ...uncounted } = sampleFound();
  const { user, address } = await openSearch('/search', 'topics', { searchProfiles: uncounted });
  const drawer = await openAll(user);
  await drawer.findByText('The numbers beside the filters aren’t available right now.');
  await user.click(drawer.getByRole('checkbox', { name: 'Motivation letter' }));
  await user.click(await drawer.findByRole('button', { name: 'Show 23 mentors' }));
  await waitFor(() => expect(address()).toBe('/search?topics=motivation-letter'));
  await auditDom();
});

test('[B-10] the map shows where they studied, narrows by a click and widens by the next', async () => {
  const { user, address } = await openSearch('/search?topics=motivation-letter', 'destination_country_codes');
  const summary = screen.getByText('Where they studied');
  expect(summary.closest('summary')?.textContent).toContain('NLD 12');
  await user.click(summary);
  const netherlands = await screen.findByRole('link', { name: /^Netherlands, 12 mentors/ });
  await user.click(screen.getByRole('button', { name: 'Europe' }));
  const shape = document.querySelector('.study-map svg a:has(use[href$="#NL"])');
  if (shape === null) throw new Error('the map lacks the Netherlands');
  await user.hover(shape);
  expect(document.querySelector('.study-map-words')?.textContent).toBe('Netherlands, 12 mentors');
  await user.click(shape);
  await heading('7 mentors');
  await waitFor(() => expect(address()).toBe('/search?destination_country_codes=NL&topics=motivation-letter'));
  // The other countries keep their numbers, so that one more of them can be chosen.
  expect(netherlands.getAttribute('aria-current')).toBe('true');
  screen.getByRole('link', { name: /^Germany, 8 mentors/ });
  expect(document.querySelectorAll('.study-map-routes .study-map-destination')).toHaveLength(1);
  netherlands.focus();
  await user.keyboard('{Enter}');
  await heading('23 mentors');
  await waitFor(() => expect(address()).toBe('/search?topics=motivation-letter'));
  const map = summary.closest('details');
  await user.click(summary);
  expect(map).toHaveProperty('open', false);
  expect(document.cookie).toContain('am_search_map=closed');
});

test('[E-13] every filter says how many mentors each of its values has under the others', async () => {
  const fewer = { ...FACETS, degree_ids: FACETS.degree_ids.map(({ value }) => ({ value, count: 2 })) };
  const { user, address } = await openSearch('/search?origin_country_codes=VN', 'topics', {
    searchProfiles: ({ query }) => sampleFound(query['topics'] === undefined ? {} : { facets: fewer, total_count: 11 }),
  });
  await openAll(user);
  const vietnam = await numbered('Vietnam', 14);
  expect(vietnam).toHaveProperty('checked', true);
  expect(await numbered('China', 9)).toHaveProperty('checked', false);
  await numbered('Master’s', 17);
  expect(document.querySelectorAll('.filter-bars rect').length).toBeGreaterThan(2);
  await user.click(await numbered('Scholarships', 11));
  await numbered('Master’s', 2);
  expect(await numbered('Scholarships', 11)).toHaveProperty('checked', true);
  await user.click(await screen.findByRole('button', { name: 'Show 11 mentors' }));
  await heading('11 mentors');
  await waitFor(() => expect(address()).toBe('/search?origin_country_codes=VN&topics=scholarships'));
});

test('[U-10] up to a price and within a week are asked with the filters, and a price is one chip', async () => {
  const { user, address, api } = await openSearch('/search?destination_country_codes=DE', 'prices');
  await openGroup(user, 'Price');
  const prices = await screen.findByLabelText('Highest price, in EUR');
  const [, lowest] = within(prices).getAllByRole('option');
  expect(lowest?.textContent).toMatch(/20.*\(10\)/);
  await user.selectOptions(prices, lowest ?? '');
  await heading('7 mentors');
  screen.getByRole('link', { name: 'Remove filter: Up to €20' });
  expect(api.calls('searchProfiles').at(-1)?.query['prices']).toBe('EUR-20');
  await user.keyboard('{Escape}');
  await openGroup(user, /your time$/);
  await user.click(await numbered('Available within 7 days', 9));
  await waitFor(() => expect(address()).toMatch(/when=week/));
  await waitFor(() =>
    expect(api.calls('searchProfiles').at(-1)?.query['available_until']).toBe('2026-11-27T09:20:00.000Z'),
  );
});

test('[R-02] a card says who, from where to where, what, when next and for how much; the count is announced', async () => {
  const { user } = await openSearch('/search?topics=scholarships');
  const card = screen.getByRole('article');
  for (const words of [
    'Linh Trần',
    'MSc Sustainable Energy Technology',
    'Delft University of Technology, 2021–2023',
    'Grid planner',
    'Scholarships',
    'Free',
  ]) {
    expect(card.textContent).toContain(words);
  }
  within(card).getByRole('img', { name: 'From Vietnam to the Netherlands' });
  expect(card.querySelector('.result-next')?.textContent).toMatch(/:18$/);
  const announced = await heading('7 mentors');
  expect(announced.closest('[aria-live="polite"]')).not.toBeNull();
  await user.click(screen.getByRole('link', { name: 'Remove filter: Scholarships' }));
  // Only the text changes: screen readers announce an element that stays in the page.
  await waitFor(() => expect(announced.textContent).toBe('23 mentors'));
  expect(announced.isConnected).toBe(true);
  await auditDom();
});

test('[T-58] [T-80] the filter by proof says how many mentors have one, and cards then show it', async () => {
  const proof = {
    kind: 'graduation' as const,
    checked_on: '2026-03-01',
    university_name: 'Delft University of Technology',
    domain: null,
    country_code: 'NL',
    university_id: null,
    degree_id: null,
    start_year: 2021,
    is_study_abroad: true,
    is_main: true,
  };
  const { user, address } = await openSearch('/search', 'proof', {
    searchProfiles: ({ query }) =>
      sampleFound(
        query['proof'] === undefined ? {} : { total_count: 3, profiles: [sampleSummary({ proofs: [proof] })] },
      ),
  });
  const drawer = await openAll(user);
  await numbered('Any proof', 5);
  await numbered('Degree seen', 3);
  await numbered('Named by the university', 1);
  await user.click(drawer.getByRole('button', { name: 'Close filters' }));
  expect(screen.getByRole('article').textContent).not.toContain('Degree seen');
  await user.click(screen.getByRole('link', { name: 'Degree seen' }));
  await heading('3 mentors');
  await waitFor(() => expect(address()).toBe('/search?proof=graduation'));
  expect(screen.getByRole('article').textContent).toMatch(/Degree .*seen · Mar 2026/);
  await user.click(screen.getByRole('link', { name: 'Remove filter: Degree seen' }));
  await heading('23 mentors');
});

test('[U-11] a chosen country stands in its field', async () => {
  const { user, address } = await openSearch('/search', 'destination_country_codes');
  await user.type(screen.getByRole('combobox', { name: 'To' }), 'Germ');
  await user.click(await screen.findByRole('option', { name: 'Germany' }));
  await heading('7 mentors');
  await waitFor(() => expect(address()).toBe('/search?destination_country_codes=DE'));
  expect(screen.getByRole('combobox', { name: /^To ?: Germany$/ })).toHaveProperty('placeholder', 'Germany');
});

test('[C-15] [C-01] filters that are changed in the browser are asked of the API, with token and client id', async () => {
  const { user, api } = await openPage('/search?destination_country_codes=NL&sort_by=name', {
    answers: {
      searchProfiles: sampleFound(),
      listSavedSearches: { items: [], total: 0 },
      listHiddenPeople: { hidden: [] },
    },
  });
  await user.click(screen.getByRole('link', { name: 'Remove filter: To the Netherlands' }));
  await waitFor(() => expect(api.calls('searchProfiles').at(-1)?.query['destination_country_codes']).toBeUndefined());
  const asked = api.calls('searchProfiles').at(-1);
  expect(asked?.query['sort_by']).toBe('name');
  expect(asked?.headers.get('authorization')).toBe('Bearer token');
  expect(asked?.headers.get('x-client-id')).toMatch(/^.{8,}$/);
  expect(document.cookie).toContain(`am_cid=${asked?.headers.get('x-client-id')}`);
  expect(localStorage.getItem('am_cid')).toBe(asked?.headers.get('x-client-id'));
});

test('[B-11] [R-02] [X-10] a search without an answer says so, and tries again with its filters', async () => {
  const { user, api, address } = await openSearch('/search?topics=scholarships&sort_by=name');
  api.answer({ searchProfiles: refuse('no answer') });
  await user.click(screen.getByRole('link', { name: 'Remove filter: Scholarships' }));
  await screen.findByText('Network connection issue. Please check your internet connection.');
  screen.getByRole('button', { name: 'Retry in 1 second' });
  api.answer({ searchProfiles: sampleFound() });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await heading('23 mentors');
  await waitFor(() => expect(address()).toBe('/search?sort_by=name'));
});

test('[X-10] [U-22] a search that failed offline comes by itself once the connection is back', async () => {
  const { user, api, address } = await openSearch('/search?topics=scholarships&sort_by=name');
  api.answer({ searchProfiles: refuse('no answer') });
  window.dispatchEvent(new Event('offline'));
  await user.click(screen.getByRole('link', { name: 'Remove filter: Scholarships' }));
  await screen.findByText('Network connection issue. Please check your internet connection.');
  api.answer({ searchProfiles: sampleFound() });
  // The card listens once it is there.
  await advance(100);
  fireEvent(window, new Event('online'));
  await heading('23 mentors');
  expect(screen.queryByRole('heading', { name: 'Something went wrong' })).toBeNull();
  await waitFor(() => expect(address()).toBe('/search?sort_by=name'));
});
