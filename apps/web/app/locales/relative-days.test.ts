import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import english from './en.json';
import { loadMessages, messagesOf, type Messages } from './index.ts';

const APP = path.resolve(import.meta.dirname, '..');

/** Words that can't stand before "today 07:41": such a text needs `format.at`, which always names the date. */
const BEFORE_A_DATE: Readonly<Record<string, RegExp>> = {
  en: /\b(?:on|at|in) $/i,
  es: /(?:^|\s)(?:el|al|del) $/i,
  fr: /(?:^|\s|’)(?:le|au|du) $/i,
  vi: /(?:^|\s)lúc $/i,
  ar: /(?:^|\s)في $/,
};

/** A call of `t` with the values that it is given; an id may have parts that are filled in. */
const CALL = /\bt\(\s*(?:[\w.]+ \? )?['`]([\w.${}]+)['`](?:\s*:\s*'([\w.]+)')?,\s*\{([^{}]*)\}/g;

/** The messages with a moment that may be a word for today, with the placeholder's name, from the calls in the pages. */
function momentsOfMessages(): { id: RegExp; place: string }[] {
  return globSync('**/*.{ts,tsx}', { cwd: APP, exclude: ['locales/**', '**/*.test.*'] }).flatMap((file) => {
    const source = readFileSync(path.join(APP, file), 'utf8');
    const named = [...source.matchAll(/const (\w+) = [^;]*?format\.(?:moment|momentWithin)\(/g)].map(
      ([, name]) => name,
    );
    const isMoment = (value: string) => /format\.(?:moment|momentWithin)\(/.test(value) || named.includes(value.trim());
    return [...source.matchAll(CALL)].flatMap(([, first = '', second, given = '']) =>
      [...given.trim().matchAll(/(\w+)(?::\s*([^,]*))?(?:,|$)/g)]
        .filter(([, name = '', value]) => isMoment(value ?? name))
        .flatMap(([, place = '']) =>
          [first, ...(second === undefined ? [] : [second])].map((id) => ({
            id: new RegExp(`^${id.replaceAll('.', '\\.').replaceAll(/\$\{\w+\}/g, '\\w+')}$`),
            place,
          })),
        ),
    );
  });
}

/** The messages that say so before a moment. */
const wrongOf = (messages: Messages, before: RegExp, found: ReturnType<typeof momentsOfMessages>): string[] =>
  Object.entries(messages).flatMap(([id, text]) =>
    found
      .filter((one) => one.id.test(id))
      .filter(({ place }) =>
        text
          .split(`{${place}}`)
          .slice(0, -1)
          .some((part) => before.test(part)),
      )
      .map(({ place }) => `${id}: ${place}`),
  );

test.each(Object.entries(BEFORE_A_DATE))(
  '[U-25] a moment that may be "today" has no preposition of dates before it: %s',
  async (locale, before) => {
    await loadMessages(locale);
    const found = momentsOfMessages();
    expect(found.length).toBeGreaterThan(20);
    expect(wrongOf(locale === 'en' ? english : messagesOf(locale), before, found)).toEqual([]);
  },
);
