import { brandedAll, OUR_NAME, setBrand } from '@abroad/contract/brand';
import { afterEach, expect, test } from 'vitest';
import { pageTags } from './page-tags.ts';
import { english } from '../locales/english.ts';
import { loadMessages, type MessageKey } from '../locales/index.ts';
import { localeNames } from '../locales/pick-locale.ts';
import { createTranslate } from './i18n.tsx';

afterEach(() => setBrand(OUR_NAME));

test('[N-19] every message that names the product names it as it is called, in every language', async () => {
  setBrand('Pathfinders');
  const naming = Object.keys(english).filter((key) => english[key]?.includes(OUR_NAME)) as MessageKey[];
  expect(naming.length).toBeGreaterThan(3);
  for (const locale of Object.keys(localeNames)) {
    await loadMessages(locale);
    const t = createTranslate(locale);
    for (const key of naming) {
      expect(t(key, { page: 'A page' }), `${locale} ${key}`).not.toContain(OUR_NAME);
      expect(t(key, { page: 'A page' }), `${locale} ${key}`).toContain('Pathfinders');
    }
  }
});

test('[N-19] what a person wrote is left as they wrote it', () => {
  setBrand('Pathfinders');
  expect(createTranslate('en')('layout.title', { page: OUR_NAME })).toBe(`${OUR_NAME} · Pathfinders`);
});

test('[N-19] our picture, which has our name on it, stands for no other product', () => {
  setBrand('Pathfinders');
  const page = { title: 'Search', description: 'All mentors', url: 'https://a.test/search' };
  const tags = JSON.stringify(pageTags(page, createTranslate('en')));
  expect(tags).not.toContain('share.jpg');
  expect(tags).not.toContain(OUR_NAME);
});

test('[N-19] messages that a builder has taken apart are named too', () => {
  setBrand('Pathfinders');
  const built = [`${OUR_NAME} · `, ['page'], [['count', 'plural', { one: [`in ${OUR_NAME}`], other: [['#']] }]]];
  expect(JSON.stringify(brandedAll(built))).toBe(JSON.stringify(built).replaceAll(OUR_NAME, 'Pathfinders'));
});
