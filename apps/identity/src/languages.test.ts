import type { IncomingMessage } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { setBrand } from '../../embedded/src/brand.ts';
import { useIdentity, WebClient } from './testing/test-identity.ts';
import { spokenTo } from './words.ts';

const identity = useIdentity();

/** The page for an address where nothing is, which knows nothing of what a client asked for. */
const nowhere = async (headers: Record<string, string>) =>
  (await fetch(`${identity.issuer}/interaction/none/nowhere`, { headers })).text();

test('signing in speaks the language that the web application asks for, its refusals too', async () => {
  const client = new WebClient(identity);
  const page = await client.begin({ ui_locales: 'fr-CA en' });
  expect(page.body).toContain('<html lang="fr" dir="ltr"');
  expect(page.body).toContain('Bon retour');
  const refused = await client.submit(page, 'sign-in', { email: 'unknown@demo.test', password: 'not-it-at-all' });
  expect(refused.body).toContain('ne correspondent à aucun compte');
  const empty = await client.submit(page, 'sign-in', { email: '', password: '' });
  expect(empty.body).toContain('Le mot de passe est obligatoire');
});

test.each([
  ['en', ['first_name', 'last_name']],
  ['zh', ['last_name', 'first_name']],
  ['vi', ['last_name', 'first_name']],
])('[U-25] in %s signing up asks for the parts of a name in the order of %j', async (ui_locales, order) => {
  const page = await new WebClient(identity).begin({ ui_locales, screen_hint: 'signup' });
  const asked = [...page.body.matchAll(/<input\s+id="(first_name|last_name)"/g)].map(([, name]) => name);
  expect(asked).toEqual(order);
});

test('Arabic is written from right to left', async () => {
  const page = await new WebClient(identity).begin({ ui_locales: 'ar' });
  expect(page.body).toContain('<html lang="ar" dir="rtl"');
});

test('without a word of the client it is the language chosen in the application, else the best of the browser’s, else English', async () => {
  const wishes = 'de, es;q=0.4, vi;q=0.8';
  expect(await nowhere({ cookie: 'am_theme=dark; am_lang=hi', 'accept-language': wishes })).toContain('lang="hi"');
  expect(await nowhere({ cookie: 'am_lang=constructor', 'accept-language': wishes })).toContain('Không tìm thấy trang');
  expect(await nowhere({ 'accept-language': 'de' })).toContain('Page not found');
});

afterEach(() => setBrand(undefined));

const speaking = (language: string) =>
  spokenTo({ headers: { 'accept-language': language } } as unknown as IncomingMessage).words;

test('[N-19] pages for signing in name the product as it is called, in every language', () => {
  for (const language of ['en', 'fr', 'es', 'vi', 'zh', 'hi', 'ar']) {
    setBrand(undefined);
    expect(speaking(language).backToProduct, language).toContain('Abroad Mentors');
    setBrand('Pathfinders');
    expect(speaking(language).backToProduct, language).toContain('Pathfinders');
    expect(JSON.stringify(speaking(language)), language).not.toContain('Abroad Mentors');
  }
});
