import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { RECORD } from '../../testing/sample-answers.ts';
import { sampleFound } from '../../testing/sample-search.ts';

afterEach(() => {
  delete document.documentElement.dataset['theme'];
  delete document.documentElement.dataset['currency'];
});

const answers = { searchProfiles: sampleFound(), listHiddenPeople: { hidden: [] } };

test('[U-21] a signed-in user who changes the language in the header is offered it for their emails, once', async () => {
  const { user } = await openPage('/search', { answers });
  await screen.findByText(/^Your account/);
  await user.click(screen.getByText(/^Language and currency: English/, { selector: 'summary *' }));
  await user.click(
    within(await screen.findByRole('list', { name: 'Language' })).getByRole('button', { name: 'Français' }),
  );
  expect(document.cookie).toContain('am_lang=fr');
  // The page loads again, in the language of the cookie.
  cleanup();
  const { api, user: reader } = await openPage('/search', {
    locale: 'fr',
    answers: { ...answers, patchAuthenticatedUser: { ...RECORD, language: 'fr' } },
  });
  await screen.findByText(/^Recevoir aussi vos e-mails en français/);
  expect(api.calls('patchAuthenticatedUser')).toEqual([]);
  await reader.click(screen.getByRole('button', { name: 'Choisir français' }));
  await screen.findByText('Vos e-mails seront en français.');
  expect(api.calls('patchAuthenticatedUser').map(({ body }) => body)).toEqual([{ language: 'fr' }]);
  cleanup();
  await openPage('/search', { locale: 'fr', answers });
  expect(screen.queryByText(/^Recevoir aussi vos e-mails/)).toBeNull();
});

test('[U-10] a currency that is chosen in the header is kept, and the price filter says that others are converted', async () => {
  const rates = { as_of: '2026-11-01', by_currency: { EUR: 1, USD: 1.1, VND: 28_000 } };
  const { user } = await openPage('/search', { as: null, answers, rates, currency: 'USD' });
  await user.click(screen.getByText('Language and currency: English, USD', { selector: 'summary *' }));
  const currencies = await screen.findByRole('combobox', { name: 'Currency' });
  expect(currencies).toHaveProperty('value', 'USD');
  expect(within(currencies).getAllByRole('option')).toHaveLength(1);
  act(() => currencies.focus());
  expect(within(currencies).getAllByRole('option')).toHaveLength(3);
  await user.selectOptions(currencies, 'VND');
  expect(document.cookie).toContain('am_currency=VND');
  expect(document.documentElement.dataset['currency']).toBe('VND');
  await user.click(screen.getByRole('button', { name: 'Price' }));
  await screen.findByText(/^Prices in other currencies are converted at rates from Sunday,? 1 November 2026\./);
});

test('[B-16] a country is found by its name in any language, and named in that of the page', async () => {
  const { user, api } = await openPage('/search', { as: null, locale: 'fr', answers });
  for (const [text, code, name] of [
    ['All', 'DE', 'Allemagne'],
    ['韩国', 'KR', 'Corée du Sud'],
    ['إسب', 'ES', 'Espagne'],
  ] as const) {
    api.answer({ listCountries: [{ code, name: code, alpha_3: 'XXX' }] });
    const field = () => screen.getByRole('combobox', { name: 'Origine' });
    await user.click(field());
    await user.clear(field());
    await user.type(field(), text);
    await screen.findByRole('option', { name });
    expect(api.calls('listCountries').at(-1)?.query).toMatchObject({ search: text });
  }
});

test('the colours follow the switch, and are kept for the next page', async () => {
  const { user } = await openPage('/search', { as: null, answers });
  await user.click(screen.getByText(/^Language and currency/, { selector: 'summary *' }));
  await user.click(await screen.findByRole('button', { name: 'Dark' }));
  await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'));
  expect(document.cookie).toContain('am_theme=dark');
});
