import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import { ERRORS } from '@abroad/contract/errors';
import { CODES_WITHOUT_SENTENCE } from '@abroad/contract/messages';
import en from './en.json';
import notes from './notes.json';

const english: Record<string, string> = en;
/** The API's sentences: English has them in the contract. */
const refusals = Object.keys(ERRORS)
  .filter((code) => !CODES_WITHOUT_SENTENCE.some((without) => without === code))
  .map((code) => `refusals.${code}`);
const folders = import.meta.glob<Record<string, string>>(['./??.json', '!./en.json'], {
  eager: true,
  import: 'default',
});

for (const [path, messages] of Object.entries(folders)) {
  const locale = path.slice('./'.length, -'.json'.length);

  describe(`the messages in ${locale}`, () => {
    test('are those of English, and all of them', () => {
      expect(Object.keys(messages).toSorted()).toEqual([...Object.keys(english), ...refusals].toSorted());
    });

    test('are valid ICU messages, and none is empty', () => {
      for (const [key, message] of Object.entries(messages)) {
        expect(() => compileMessageOrThrow(message), key).not.toThrow();
        expect(message.trim(), key).not.toBe('');
      }
    });

    test('take the arguments and the tags of the English ones', () => {
      for (const [key, message] of known(messages)) {
        expect(argumentsOf(compileMessageOrThrow(message)), key).toEqual(
          argumentsOf(compileMessageOrThrow(english[key] ?? '')),
        );
        expect(tagsOf(message), key).toEqual(tagsOf(english[key] ?? ''));
      }
    });

    test('[U-08] say of a refund the days that emails say', () => {
      expect(messages['paid.on_its_way_text']).toMatch(/5\D{1,12}10/);
    });

    test('name no plural that their language never asks for, and always the last one', () => {
      const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
      for (const [key, message] of known(messages)) {
        for (const choices of choicesOf(compileMessageOrThrow(message))) {
          const categories = choices.filter((choice) => !/^\d+$/.test(choice));
          expect(categories, key).toContain('other');
          expect(pluralCategories, key).toEqual(expect.arrayContaining(categories));
        }
      }
    });
  });
}

test('every note for translators is about a message, or about all of a feature', () => {
  const keys = Object.keys(english);
  const about = (note: string) =>
    note.endsWith('.*') ? keys.some((key) => key.startsWith(note.slice(0, -1))) : keys.includes(note);
  expect(Object.keys(notes).filter((note) => !about(note))).toEqual([]);
});

function known(messages: Record<string, string>): [string, string][] {
  return Object.entries(messages).filter(([key]) => Object.hasOwn(english, key));
}

type Choices = Record<string, CompiledMessage>;

/** The parts of a message that take an argument: its name, how it is formatted, and the choices of a plural. */
function placesOf(message: CompiledMessage): { name: string; type: string; choices: Choices | null }[] {
  return message.flatMap((token) => {
    if (typeof token === 'string') {
      return [];
    }
    const [name, type = '', format] = token;
    const choices = isChoices(format) ? withoutOffset(format) : null;
    const inner = choices === null ? [] : Object.values(choices).flatMap((choice) => placesOf(choice));
    return [{ name, type, choices }, ...inner];
  });
}

/** A language may name one argument in more of its plurals than English does, so each counts once. */
function argumentsOf(message: CompiledMessage): string[] {
  const names = placesOf(message).map(({ name, type }) => `${name} ${type}`.trim());
  return [...new Set(names)].toSorted();
}

function choicesOf(message: CompiledMessage): string[][] {
  return placesOf(message).flatMap(({ choices }) => (choices === null ? [] : [Object.keys(choices)]));
}

function tagsOf(message: string): string[] {
  return [...message.matchAll(/<\/?\w+>/g)].map(([tag]) => tag).toSorted();
}

function isChoices(format: unknown): format is Choices {
  return typeof format === 'object' && format !== null;
}

function withoutOffset(choices: Choices): Choices {
  return Object.fromEntries(Object.entries(choices).filter(([name]) => name !== 'offset'));
}
