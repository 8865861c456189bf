import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ERRORS } from '@abroad/contract/errors';
import { LANGUAGE_TAGS } from '@abroad/contract/languages';
import { CODES_WITHOUT_SENTENCE } from '@abroad/contract/messages';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { keysIn } from '../../apps/web/scripts/catalogue-plugin.ts';
import { readSourceFiles, ROOT } from './source-files.ts';
import { messagesIn } from './voice/texts.ts';

type Choices = Record<string, CompiledMessage>;

const NOTED = ['apps/api/src/locales', 'apps/web/app/locales'];
const FOLDERS = [...NOTED, 'apps/identity/src/locales'];
const read = (folder: string, name: string) =>
  messagesIn(JSON.parse(readFileSync(path.join(ROOT, folder, `${name}.json`), 'utf8')) as object);

/** Messages that say less than the English one, and so leave out a value. */
const SAYS_LESS: readonly string[] = ['fr bookings.requested.prospect.lead'];

/** The API's sentences for its refusals: English has them in the contract. */
const REFUSALS = Object.keys(ERRORS)
  .filter((code) => !CODES_WITHOUT_SENTENCE.some((without) => without === code))
  .map((code) => `refusals.${code}`);

/** The parts of a message that take a value: its name, its format, and the text for each value. */
function placesOf(message: CompiledMessage): { name: string; type: string; choices: Choices }[] {
  return message.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, type = '', format] = token;
    const { offset: _, ...choices } = (typeof format === 'object' ? format : {}) as Choices & { offset?: unknown };
    return [{ name, type, choices }, ...Object.values(choices).flatMap((choice) => placesOf(choice))];
  });
}

/** A language may name one value in more of its plurals than English does, so each counts once. */
const valuesOf = (message: string) =>
  [...new Set(placesOf(compileMessageOrThrow(message)).map(({ name, type }) => `${name} ${type}`.trim()))].toSorted();
const tagsOf = (message: string) => [...message.matchAll(/<\/?\w+>/g)].map(([tag]) => tag).toSorted();

const everyFile = FOLDERS.flatMap((folder) => LANGUAGE_TAGS.map((language) => [folder, language] as const));

test.each(everyFile)(
  '[U-25] %s has in %s the messages of English and no others, none of them empty',
  (folder, language) => {
    const messages = read(folder, language);
    const elsewhere = folder === 'apps/web/app/locales' && language !== 'en' ? REFUSALS : [];
    expect(Object.keys(messages).toSorted()).toEqual([...Object.keys(read(folder, 'en')), ...elsewhere].toSorted());
    expect(Object.keys(messages).filter((key) => messages[key]?.trim() === '')).toEqual([]);
  },
);

test.each(everyFile)(
  '[U-25] the messages of %s in %s take the values and tags of the English ones',
  (folder, language) => {
    const messages = read(folder, language);
    for (const [key, english] of Object.entries(read(folder, 'en'))) {
      const [given, taken] = [valuesOf(english), valuesOf(messages[key] ?? '')];
      if (SAYS_LESS.includes(`${language} ${key}`)) expect(given, key).toEqual(expect.arrayContaining(taken));
      else expect(taken, key).toEqual(given);
      expect(tagsOf(messages[key] ?? ''), key).toEqual(tagsOf(english));
    }
  },
);

test.each(everyFile)(
  '[U-25] the choices of %s in %s have a last one, and no plural that the language never asks for',
  (folder, language) => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    for (const [key, message] of Object.entries(read(folder, language))) {
      for (const { type, choices } of placesOf(compileMessageOrThrow(message))) {
        const named = Object.keys(choices).filter((choice) => !/^\d+$/.test(choice));
        if (type === 'plural' || type === 'select') expect(named, key).toContain('other');
        if (type === 'plural') expect(pluralCategories, key).toEqual(expect.arrayContaining(named));
      }
    }
  },
);

test.each(LANGUAGE_TAGS)('[U-08] pages and emails say in %s the same days of a refund', (language) => {
  expect(read('apps/web/app/locales', language)['paid.on_its_way_text']).toMatch(/5\D{1,12}10/);
  expect(read('apps/api/src/locales', language)['payments.arrives']).toMatch(/5\D{1,12}10/);
});

test.each(NOTED)('every note of %s for translators is about a message, or about all that begin alike', (folder) => {
  const keys = Object.keys(read(folder, 'en'));
  const about = (note: string) =>
    note.endsWith('.*') ? keys.some((key) => key.startsWith(note.slice(0, -1))) : keys.includes(note);
  expect(Object.keys(read(folder, 'notes')).filter((note) => !about(note))).toEqual([]);
});

/** The folders of code that say the messages of a catalogue. */
const SAID_BY = { 'apps/web/app/locales': 'apps/web/app', 'apps/api/src/locales': 'apps/api/src' };

test.each(Object.entries(SAID_BY))('each message of %s is said by the code', (folder, said_by) => {
  const text = readSourceFiles()
    .filter((file) => file.path.startsWith(`${said_by}/`) && !file.is_test)
    .map((file) => file.text)
    .join('\n');
  const literals = new Set([...text.matchAll(/(['"])([\w.]+\.\w+)\1/g)].map(([, , key]) => key));
  const templates = [...text.matchAll(/`([a-z_]+\.[^`\s]*\$\{[^`]*)`/g)].map(
    ([, template = '']) =>
      new RegExp(`^${template.replaceAll('.', String.raw`\.`).replaceAll(/\$\{.*?\}/g, String.raw`[\w.]+`)}$`),
  );
  const keys = Object.keys(read(folder, 'en'));
  expect(keys.filter((key) => literals.has(key)).length).toBeGreaterThan(100);
  expect(keys.filter((key) => !literals.has(key) && !templates.some((one) => one.test(key)))).toEqual([]);
});

test('[U-23] a module loads the messages that it names, and no others of the same feature', () => {
  const keys = ['home.find', 'home.find_hint', 'search.free', 'search.sort_price', 'search.sort_price_reversed'];
  expect(keysIn(`t('home.find') + words("search.free")`, keys)).toEqual(['home.find', 'search.free']);
  expect(keysIn('t(`search.sort_${sort}_reversed`)', keys)).toEqual(['search.sort_price_reversed']);
  expect(keysIn('t(`search.sort_${sort}`)', keys)).toEqual(['search.sort_price', 'search.sort_price_reversed']);
  expect(keysIn(`'home.nothing' + 'other.find'`, keys)).toEqual([]);
});

test('[U-23] the start of a message key is never computed, so that the key can be found', () => {
  const app = path.join(ROOT, 'apps/web/app');
  const files = globSync('**/*.{ts,tsx}', { cwd: app });
  expect(files.filter((file) => /\bt\(\s*`\$\{/.test(readFileSync(path.join(app, file), 'utf8')))).toEqual([]);
});
