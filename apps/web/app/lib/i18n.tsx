import { brand, brandedAll } from '@abroad/contract/brand';
import { isolate, runsAgainst } from '@abroad/contract/isolate';
import { withLatinDigits } from '@abroad/contract/latin-digits';
import { setupI18n } from '@lingui/core';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { keepMade } from './keep-made.ts';
import { listWords } from './list-words.ts';
import { english } from '../locales/english.ts';
import { messagesOf, type MessageKey } from '../locales/index.ts';
import { directionOf, sourceLocale } from '../locales/pick-locale.ts';

export type MessageValues = Record<string, string | number>;

/** Returns the words of a message in the reader's language; the values fill its ICU arguments. */
export interface Translate {
  (key: MessageKey, values?: MessageValues): string;
  /** The reader's language, a BCP 47 tag. */
  locale: string;
  /** Names or words as the reader's language lists them. */
  list: (words: Iterable<string>) => string;
}

/** Isolates values in letters of the other direction. */
function isolated(values: MessageValues, direction: 'ltr' | 'rtl'): MessageValues {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' && runsAgainst(value, direction) ? isolate(value) : value,
  ]);
  return Object.fromEntries(entries) as MessageValues;
}

/** A translator for one language. Its catalogue has to be loaded before (`loadMessages`), or the words are English. */
export function createTranslate(locale: string): Translate {
  const direction = directionOf(locale);
  const i18n = setupI18n({
    locale,
    locales: withLatinDigits(locale),
    messages: { [locale]: { ...brandedAll(messagesOf(locale)) } },
  });
  const translate = (key: MessageKey, values?: MessageValues): string => {
    const message = english[key];
    return i18n._(
      key,
      values && isolated(values, direction),
      message === undefined ? {} : { message: brandedAll(message) },
    );
  };
  return Object.assign(translate, { locale, list: (words: Iterable<string>) => listWords(words, locale) });
}

const TranslateContext = createContext<Translate | null>(null);

const LocaleContext = createContext<string>(sourceLocale);

/** The server has loaded all catalogues, and copies none for each page. */
const keptTranslate = keepMade((locale: string, _brand: string) => createTranslate(locale));

export function TranslateProvider({ locale, children }: { locale: string; children: ReactNode }) {
  const translate = useMemo(
    () => (import.meta.env.SSR ? keptTranslate(locale, brand()) : createTranslate(locale)),
    [locale],
  );
  return (
    <LocaleContext value={locale}>
      <TranslateContext value={translate}>{children}</TranslateContext>
    </LocaleContext>
  );
}

/** The language of this page's words; English outside of any page. */
export const useLocale = (): string => use(LocaleContext);

let englishTranslate: Translate | undefined;

/** The translator of this page; English if a component is outside of any page, such as in an error of the frame. */
export function useT(): Translate {
  return use(TranslateContext) ?? (englishTranslate ??= createTranslate(sourceLocale));
}
