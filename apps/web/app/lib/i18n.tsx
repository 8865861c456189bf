import { setupI18n } from '@lingui/core';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { english } from '../locales/english.ts';
import { messagesOf, type MessageKey } from '../locales/index.ts';
import { directionOf, sourceLocale } from '../locales/pick-locale.ts';

export type MessageValues = Record<string, string | number>;

/** Gives the words of a message in the reader's language; the values fill its ICU arguments. */
export type Translate = (key: MessageKey, values?: MessageValues) => string;

const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
const leftToRight = /[A-Za-z\u00C0-\u024F\u1E00-\u1EFF]/;

/**
 * A value in letters of the other direction stands by itself, so that it doesn't take the words around it along
 * (Unicode UAX 9, section 2.4: FSI and PDI).
 */
function isolated(values: MessageValues, against: RegExp): MessageValues {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' && against.test(value) ? `\u2068${value}\u2069` : value,
  ]);
  return Object.fromEntries(entries) as MessageValues;
}

/** A translator for one language. Its catalogue has to be loaded before (`loadMessages`), or English speaks. */
export function createTranslate(locale: string): Translate {
  const against = directionOf(locale) === 'rtl' ? leftToRight : rightToLeft;
  const i18n = setupI18n({ locale, messages: { [locale]: { ...messagesOf(locale) } } });
  return (key, values) => {
    const message = english[key];
    return i18n._(key, values && isolated(values, against), message === undefined ? {} : { message });
  };
}

const TranslateContext = createContext<Translate | null>(null);

const LocaleContext = createContext<string>(sourceLocale);

export function TranslateProvider({ locale, children }: { locale: string; children: ReactNode }) {
  const translate = useMemo(() => createTranslate(locale), [locale]);
  return (
    <LocaleContext value={locale}>
      <TranslateContext value={translate}>{children}</TranslateContext>
    </LocaleContext>
  );
}

/** The language of this page's words; English outside of any page. */
export const useLocale = (): string => use(LocaleContext);

let englishTranslate: Translate | undefined;

/** The translator of this page; English where a component stands outside of any page, as in an error of the frame. */
export function useT(): Translate {
  return use(TranslateContext) ?? (englishTranslate ??= createTranslate(sourceLocale));
}
