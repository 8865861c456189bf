import type { SavedSearch } from '@abroad/contract/saved-searches';
import { COUNTRIES } from '@abroad/reference-data/countries';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepCountries } from '../../lib/country-names.ts';
import { afterRetries, auditDom, openPage } from '../../testing/open-page.tsx';
import { refuse, type Answers } from '../../testing/play-api.ts';
import { SAMPLE_ID } from '../../testing/sample-answers.ts';
import { sampleProspect } from '../../testing/sample-prospect.ts';
import { REFERENCE_ANSWERS } from '../../testing/sample-reference.ts';
import { sampleFound, sampleSaved } from '../../testing/sample-search.ts';

const NAME = sampleSaved().name;
const ROUTE = '/search?origin_country_codes=VN&destination_country_codes=NL';
const NONE = { items: [], total: 0 };

/** An API that keeps the changes to these searches. */
function keeping(...kept: SavedSearch[]): Answers {
  let items = kept;
  return {
    listSavedSearches: () => ({ items, total: items.length }),
    patchSavedSearch: ({ params, body }) => {
      items = items.map((one) => (one.id === params['saved_search_id'] ? { ...one, ...(body as object) } : one));
      return items.find(({ id }) => id === params['saved_search_id']) ?? refuse(404);
    },
    searchProfiles: sampleFound(),
    deleteSavedSearch: null,
    listHiddenPeople: { hidden: [] },
  };
}

test('[E-13] a saved search is renamed, opened, and mailed as often as is chosen', async () => {
  const { api, user, address } = await openPage('/saved-searches', { answers: keeping(sampleSaved({ mail: false })) });
  const list = within(await screen.findByRole('list', { name: 'Saved searches' }));
  list.getByText('To the Netherlands');
  list.getByDisplayValue('No emails');
  await user.click(list.getByRole('button', { name: `Rename: ${NAME}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename this search' }));
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, ' ');
  await user.click(dialog.getByRole('button', { name: 'Rename' }));
  await dialog.findByText('Enter a name');
  expect(api.calls('patchSavedSearch')).toHaveLength(0);
  await user.clear(name);
  await user.type(name, 'My route');
  await user.click(dialog.getByRole('button', { name: 'Rename' }));
  await list.findByRole('heading', { name: 'My route' });
  await user.selectOptions(list.getByLabelText('Emails about new mentors'), 'At most once a week');
  await waitFor(() =>
    expect(api.calls('patchSavedSearch').map(({ body }) => body)).toEqual([
      { name: 'My route' },
      { mail: true, mail_frequency: 'weekly' },
    ]),
  );
  await user.click(list.getByRole('link', { name: 'Open: My route' }));
  await waitFor(() => expect(address()).toBe(ROUTE));
});

test('[E-13] a deleted search can be called back, and the focus goes on beside what is gone', async () => {
  const other = sampleSaved({ id: SAMPLE_ID.replace(/1$/, '2'), name: 'The other' });
  const { api, user } = await openPage('/saved-searches', { answers: keeping(sampleSaved(), other) });
  const list = within(await screen.findByRole('list', { name: 'Saved searches' }));
  await user.click(list.getByRole('button', { name: `Delete: ${NAME}` }));
  expect(list.queryByRole('heading', { name: NAME })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await list.findByRole('heading', { name: NAME });

  list.getByRole('button', { name: `Delete: ${NAME}` }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(list.getByRole('link', { name: 'The other' })));
  list.getByRole('button', { name: 'Delete: The other' }).focus();
  api.answer({ listSavedSearches: NONE });
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'No saved searches yet' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  // A deleted search is gone for good after the page is left.
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(api.calls('deleteSavedSearch')).toHaveLength(2));
  await auditDom();
});

test('saved searches that can’t be read say so, and are asked for again', async () => {
  const { api, user, address } = await openPage('/saved-searches', { answers: { listSavedSearches: refuse(503) } });
  const card = within(await afterRetries());
  api.answer({ ...keeping(), listSavedSearches: NONE });
  await user.click(card.getByRole('button', { name: 'Try Again' }));
  await screen.findByRole('heading', { name: 'No saved searches yet' });
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Find a mentor' }));
  await waitFor(() => expect(address()).toBe('/search'));
});

test('[T-59] a search by proof is saved with its filter, and one without filters can’t be saved', async () => {
  const { api, user } = await openPage('/search?proof=vouched', {
    answers: { ...keeping(), createSavedSearch: sampleSaved() },
  });
  expect((await screen.findByRole('list', { name: 'Active filters' })).textContent).toContain(
    'Named by the university',
  );
  await user.click(screen.getByRole('button', { name: 'Filters, 1 chosen' }));
  expect(await screen.findByRole('checkbox', { name: /^Named by the university/ })).toHaveProperty('checked', true);
  await user.click(screen.getByRole('button', { name: 'Close filters' }));
  await user.click(await screen.findByRole('button', { name: 'Save this search' }));
  await screen.findByText('Search saved. We’ll email you when a new mentor matches.');
  expect(api.calls('createSavedSearch').map(({ body }) => body.filters)).toMatchObject([{ proof: ['vouched'] }]);
  await user.click(screen.getByRole('link', { name: 'Clear all' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull());
  expect(screen.queryByRole('button', { name: 'Save this search' })).toBeNull();
});

test('[K-03] search, saved searches and profiles name countries by the full list', async () => {
  const list = COUNTRIES.map((one) => ({ ...one, name: `${one.name} of the list` }));
  keepCountries(list);
  try {
    const profile = sampleProspect({ target_country_codes: ['NL'], current_country_code: 'GH' });
    const { user } = await openPage('/search?destination_country_codes=NL&sort_by=name', {
      answers: { ...keeping(sampleSaved()), ...REFERENCE_ANSWERS, listCountries: list, getMyProspectProfile: profile },
    });
    screen.getByRole('link', { name: 'Remove filter: To the Netherlands of the list' });
    await user.click(await screen.findByRole('link', { name: /^Saved/ }));
    const saved = await screen.findByRole('list', { name: 'Saved searches' });
    within(saved).getByText('To the Netherlands of the list');
    await user.click(screen.getByText(/^Your account/, { selector: 'summary *' }));
    await user.click(screen.getByRole('link', { name: 'Student profile' }));
    await screen.findByText('Ghana of the list');
    screen.getByRole('img', { name: /Nigeria of the list/ });
  } finally {
    keepCountries(COUNTRIES);
  }
});
